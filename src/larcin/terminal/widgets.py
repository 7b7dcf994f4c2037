"""The parts of a screen. They show what they are given and say what was picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, ItemGrid, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from larcin.kernel.game import Canvas
from larcin.terminal.log import Line
from larcin.words import Words

COLUMN_GAP: Final = 5
"""Between columns of choices, their keys included."""

ITEM_GAP: Final = 2
"""Between commands in a row."""

KEY_STYLE: Final = "bold #e3b04b"
RULE_STYLE: Final = "dim"
WARNING_STYLE: Final = "bold #e0664a"
NAMED_KEYS: Final = {"escape", "enter", "backspace", "up", "down", "left", "right"}
"""Keys that write nothing; every other one is known by the character that it writes."""

AZERTY: Final = dict(zip("&é\"'(-è_ç", "123456789", strict=True))
"""The digits' keys on a French keyboard, which write digits only with Shift."""


def key_of(event: events.Key) -> str:
    """The key as screens know it."""
    if event.key in NAMED_KEYS or event.character is None:
        return event.key
    return AZERTY.get(event.character, event.character)


class Choice(NamedTuple):
    """Something that can be picked, by a key or by a click."""

    key: str
    label: str
    face: str = ""
    """What is written on the key, where it is not what the key writes."""


class Item(Static):
    """A choice on the screen."""

    class Picked(Message):
        """It was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, choice: Choice) -> None:
        text = Text.assemble((choice.face or choice.key, KEY_STYLE), " ", choice.label)
        super().__init__(text)
        self.choice = choice
        self.columns = text.cell_len

    def on_click(self) -> None:
        """A click is as good as the key."""
        self.post_message(self.Picked(self.choice.key))


class KeyBar(Vertical):
    """Commands in a row, or in several where one is too short."""

    _shown: tuple[Choice, ...] = ()
    _columns = 0

    async def show(self, choices: Iterable[Choice]) -> None:
        """Show these commands instead of those before."""
        choices = tuple(choices)
        if choices != self._shown:
            self._shown = choices
            await self._fill()

    async def on_resize(self) -> None:
        """The rows may be shorter or longer now."""
        if self.size.width != self._columns:
            await self._fill()

    async def _fill(self) -> None:
        self._columns = self.size.width
        rows = in_rows(map(Item, self._shown), self._columns)
        async with self.batch():
            await self.remove_children()
            await self.mount_all(Horizontal(*row) for row in rows)


class Choices(VerticalScroll, can_focus=False):
    """What there is to choose from, in as many columns as fit."""

    _shown: tuple[Choice, ...] = ()

    def compose(self) -> ComposeResult:
        """One grid."""
        yield ItemGrid(stretch_height=False)

    async def show(self, choices: Iterable[Choice]) -> None:
        """Show these choices instead of those before."""
        choices = tuple(choices)
        if choices != self._shown:
            self._shown = choices
            await self._fill(self.query_one(ItemGrid))

    async def _fill(self, grid: ItemGrid) -> None:
        width = max((len(each.label) for each in self._shown), default=0) + COLUMN_GAP
        async with self.batch():
            await grid.remove_children()
            grid.min_column_width = grid.max_column_width = width
            await grid.mount_all(map(Item, self._shown))
        self.scroll_home(animate=False)


class Pane(VerticalScroll, can_focus=False):
    """A drawing that is made anew whenever its room changes."""

    _draw: Callable[[Canvas], Text] | None = None
    _drawn = Text()
    memory_aid = False

    def compose(self) -> ComposeResult:
        """The drawing."""
        yield Static()

    def show(self, draw: Callable[[Canvas], Text], memory_aid: bool) -> None:
        """Show this drawing instead of the one before."""
        self._draw, self.memory_aid = draw, memory_aid
        self._redraw()

    def on_resize(self) -> None:
        """The room has changed."""
        self._redraw()

    def _redraw(self) -> None:
        room = self.scrollable_content_region
        if self._draw is not None and room.width:
            drawn = self._draw(Canvas(room.width, room.height, self.memory_aid))
            if drawn != self._drawn:
                self._drawn = drawn
                self.query_one(Static).update(drawn)


def in_rows(items: Iterable[Item], columns: int) -> list[list[Item]]:
    """The items side by side; those that do not fit begin another row."""
    rows: list[list[Item]] = []
    room = 0
    for item in items:
        if room < item.columns:
            rows.append([])
            room = columns
        rows[-1].append(item)
        room -= item.columns + ITEM_GAP
    return rows


class LogPane(OptionList):
    """The log, its newest line last and in sight; a line opens its rule."""

    def show(self, lines: Sequence[Line], words: Words, *, anew: bool) -> None:
        """Show these lines; unless anew, those that are there already are left alone."""
        if anew:
            self.clear_options()
        fresh = lines[self.option_count :]
        self.add_options(Option(_log_text(line, words)) for line in fresh)
        if fresh:
            self.highlighted = self.option_count - 1

    def on_resize(self) -> None:
        """In a smaller room the newest line would otherwise be the first to go."""
        if self.highlighted == self.option_count - 1:
            self.scroll_end(animate=False)


def _log_text(line: Line, words: Words) -> Text:
    text = Text(line.text(words))
    return text if line.rule is None else text.append(f"  {line.rule}", RULE_STYLE)
