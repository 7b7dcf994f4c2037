"""The screen on which one chooses what to play, and with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game, games
from larcin.terminal.local import resume_session
from larcin.terminal.new_match import NewMatch, Setting
from larcin.terminal.saving import newest_unfinished
from larcin.terminal.styled_text import describe_game
from larcin.terminal.widgets import Choice, Item, KeyBar, key_of
from larcin.words import Words

if TYPE_CHECKING:
    from larcin.terminal.app import LarcinApp

LABEL_WIDTH: Final = 18


class SettingRow(Static, can_focus=True):
    """Something to choose: left and right go through its values, and a click to the next."""

    class Turned(Message):
        """Another value is chosen."""

        def __init__(self, setting: Setting, by: int) -> None:
            super().__init__()
            self.setting, self.by = setting, by

    def __init__(self, setting: Setting) -> None:
        super().__init__(markup=False)
        self.show(setting)

    def show(self, setting: Setting) -> None:
        """Show what is chosen now."""
        self.setting = setting
        self.update(
            Text.assemble(
                f"{setting.label:<{LABEL_WIDTH}} ",
                ("‹ ", "dim"),
                (setting.shown, "bold"),
                (" ›", "dim"),
            )
        )

    def on_click(self) -> None:
        """The next value."""
        self.post_message(self.Turned(self.setting, 1))

    def on_key(self, event: events.Key) -> None:
        """Another value, or another row."""
        match event.key:
            case "left":
                self.post_message(self.Turned(self.setting, -1))
            case "right" | "space":
                self.post_message(self.Turned(self.setting, 1))
            case "up":
                self.screen.focus_previous()
            case "down":
                self.screen.focus_next()
            case _:
                return
        event.stop()


class StartScreen(Screen[None]):
    """The games, and what to agree on before one of them."""

    AUTO_FOCUS = "#games"

    def __init__(self) -> None:
        super().__init__()
        self._games = tuple(games().values())

    @property
    def larcin(self) -> LarcinApp:
        """The application, by its own type."""
        return cast("LarcinApp", self.app)

    @property
    def words(self) -> Words:
        """The words of the language spoken now."""
        return Words(self._new_match.game, self.larcin.language)

    def compose(self) -> ComposeResult:
        """From the top to the bottom."""
        yield Static(id="title", markup=False)
        yield OptionList(id="games")
        yield VerticalScroll(id="settings", can_focus=False)
        yield Static(id="setting-help", markup=False)
        yield KeyBar(id="keys")

    async def on_mount(self) -> None:
        """Begin with the first game."""
        self._unfinished = newest_unfinished(self.larcin.folder)
        self._new_match = self._new_match_for(self._games[0])
        await self.show()
        self.query_one("#games", OptionList).highlighted = 0
        if len(self._games) == 1:
            self.focus_next()  # nothing to choose there

    def _new_match_for(self, game: AnyGame) -> NewMatch:
        return NewMatch(game, self.larcin.person, self.larcin.language)

    # -- Showing ----------------------------------------------------------------------------

    async def show(self) -> None:
        """Show everything in the language spoken now."""
        words = self.words
        title = Text.assemble(("larcin", "bold"), "  ", words("start-title"))
        self.query_one("#title", Static).update(title)
        self._show_games()
        await self._show_settings()
        await self._show_keys()
        self._show_help(self.focused)

    def _show_games(self) -> None:
        listed = self.query_one("#games", OptionList)
        at = listed.highlighted
        listed.clear_options()
        listed.add_options(
            Option(describe_game(game, Words(game, self.larcin.language)), id=game.slug)
            for game in self._games
        )
        listed.highlighted = at

    async def _show_settings(self) -> None:
        """Rows that stay keep the focus; there are more or fewer when seats come or go."""
        settings = list(self._new_match.all(self.words))
        box = self.query_one("#settings", VerticalScroll)
        rows = list(box.query(SettingRow))
        for row, setting in zip(rows, settings, strict=False):
            row.show(setting)
        for row in rows[len(settings) :]:
            await row.remove()
        await box.mount_all(SettingRow(setting) for setting in settings[len(rows) :])

    async def _show_keys(self) -> None:
        words = self.words
        keys = [Choice("enter", words("key-start"), words("key-enter"))]
        if self._unfinished is not None:
            saved = self._unfinished[1]
            title = Words(find_game(saved.game), self.larcin.language)("title")
            keys.append(Choice("r", words("key-resume", game=title, moves=len(saved.moves))))
        keys += [
            Choice("l", words(f"language-{self.larcin.next_language}")),
            Choice("q", words("key-quit")),
        ]
        await self.query_one("#keys", KeyBar).show(keys)

    def _show_help(self, focused: Widget | None) -> None:
        help_ = focused.setting.help if isinstance(focused, SettingRow) else ""
        self.query_one("#setting-help", Static).update(help_ or self.words("setting-hint"))

    # -- Choosing ---------------------------------------------------------------------------

    async def on_key(self, event: events.Key) -> None:
        """Every key that means something is also an item to click."""
        if await self.press(key_of(event)):
            event.stop()  # or else the screen that comes next would get it, too

    async def on_item_picked(self, message: Item.Picked) -> None:
        """A click is as good as the key."""
        await self.press(message.key)

    async def press(self, key: str) -> bool:
        """Obey a command; answers whether the key means anything."""
        match key:
            case "enter":
                self.start()
            case "r":
                self.resume()
            case "l":
                await self.switch_language()
            case "q":
                self.app.exit()
            case "right":
                self.focus_next()
            case _:
                return False
        return True

    @on(OptionList.OptionHighlighted, "#games")
    async def choose_game(self, message: OptionList.OptionHighlighted) -> None:
        """What there is to agree on depends on the game."""
        game = self._games[message.option_index]
        if game is not self._new_match.game:
            self._new_match = self._new_match_for(game)
            await self.show()

    @on(OptionList.OptionSelected, "#games")
    def start_game(self) -> None:
        """Enter starts, here as everywhere."""
        self.start()

    async def on_setting_row_turned(self, message: SettingRow.Turned) -> None:
        """Choose another value."""
        self._new_match.choose(message.setting.name, message.setting.turned(message.by))
        self.larcin.language = self._new_match.language
        await self.show()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the chosen row is about."""
        self._show_help(event.widget)

    async def switch_language(self) -> None:
        """Speak the next language."""
        self.larcin.switch_language()
        self._new_match.choose("language", self.larcin.language)
        await self.show()

    def start(self) -> None:
        """Sit down at a new table."""
        try:
            self.larcin.start(self._new_match.plan())
        except LarcinError as error:
            self.notify(str(error), severity="error", markup=False)

    def resume(self) -> None:
        """Go back to the table that was left last."""
        if self._unfinished is None:
            return
        try:
            self.larcin.sit_down(resume_session(self._unfinished[0]))
        except LarcinError as error:
            self.notify(str(error), severity="error", markup=False)
