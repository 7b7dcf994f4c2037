"""The screen on which a match is played."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static

from larcin.bots import BotFailed
from larcin.kernel.errors import IllegalMove, LarcinError
from larcin.kernel.game import Canvas
from larcin.kernel.steps import nothing_obvious
from larcin.terminal.drawing import draw_hand, draw_table
from larcin.terminal.log import Asked, Line, Log
from larcin.terminal.picker import Fork, Moves, Picker, fork
from larcin.terminal.questions import choice_keys, label_of, rule_of, sentence_of
from larcin.terminal.session import Session, Thinker
from larcin.terminal.sheets import RuleSheet, end_sheet, help_sheet, quit_sheet
from larcin.terminal.widgets import (
    RULE_STYLE,
    WARNING_STYLE,
    Choice,
    Choices,
    Item,
    KeyBar,
    LogPane,
    Pane,
    key_of,
)
from larcin.words import Words

if TYPE_CHECKING:
    from larcin.terminal.app import LarcinApp

KEYLESS: Final = "·"
"""What stands instead of a key before a choice that can only be clicked."""

REGRET: Final = 3
"""How many times longer a bot waits while the person may still take a choice back."""

REST: Final = 1.2
"""How many seconds at least the only move is shown before it is made by itself."""

TALL: Final = 32
"""From so many rows on there is room for large cards in the hand."""


class PlayScreen(Screen[None]):
    """The table, the log, the question, and what can be answered.

    It shows what the session observes and hands it what was picked. It computes no rules.
    """

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-normal"), (130, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_table(-1)", priority=True, show=False),
        Binding("pagedown", "scroll_table(1)", priority=True, show=False),
    ]

    class BotAnswered(Message):
        """A bot has made up its mind about a question."""

        def __init__(self, question: Thinker, move: Any) -> None:
            super().__init__()
            self.question, self.move = question, move

    class Rested(Message):
        """The only move was shown for long enough."""

        def __init__(self, question: int | None) -> None:
            super().__init__()
            self.question = question

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._log = Log(session.commitment)
        self._groups: dict[str, Moves] = {}
        """What each key would pick."""

        self._resting: int | None = None
        """The question that is being answered by itself, after a rest."""

        self._taken: int | None = None
        """The question with one answer that the person wants to answer, or look at first."""

        self._told_end = self.session.outcome is not None
        self._look()

    def _look(self) -> None:
        """Take in what the person may know now."""
        self._observation = self.session.observe()
        self._picker = Picker(self._observation.moves)
        self._log.hear(self._observation.events)

    @property
    def larcin(self) -> LarcinApp:
        """The application, by its own type."""
        return cast("LarcinApp", self.app)

    @property
    def words(self) -> Words:
        """The words of the language spoken now."""
        return self.session.words(self.larcin.language)

    # -- Showing ----------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """From the top to the bottom."""
        yield Static(id="title", markup=False)
        with Horizontal(id="desk"):
            yield Pane(id="table")
            yield LogPane(id="log")
        yield Static(id="question", markup=False)
        with Horizontal(id="hand"):
            yield Static(id="hand-label", markup=False)
            yield Static(id="hand-cards", markup=False)
        yield Choices(id="choices")
        yield KeyBar(id="keys")

    async def on_mount(self) -> None:
        """Begin."""
        self.query_one(LogPane).focus()
        await self.let_rest()
        await self.show()
        self.let_bots_play()
        self.follow()

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.session.close()

    def on_resize(self) -> None:
        """The hand is drawn as large as the screen allows."""
        self._show_hand(self.words)

    async def show(self, *, anew: bool = False) -> None:
        """Show all there is to see; anew when the language has changed."""
        words = self.words
        self.query_one("#title", Static).update(self._title(words))
        self.query_one("#table", Pane).show(
            partial(draw_table, words, self._observation.view), self.larcin.memory_aid
        )
        self.query_one(LogPane).show(self._log.lines, words, anew=anew)
        self._show_hand(words)
        await self._show_question(words)
        await self.query_one("#keys", KeyBar).show(self._commands_to_show(words))

    def _title(self, words: Words) -> Text:
        title = Text.assemble(("larcin", "bold"), "  ", words("title"), "  ")
        if self.session.unsaved is not None:
            title.append(f"⚠ {words('not-saved', reason=self.session.unsaved)}  ", WARNING_STYLE)
        if self.session.trouble is not None:
            title.append(f"⚠ {words(self.session.trouble)}  ", WARNING_STYLE)
        return title.append(", ".join(each.title(words) for each in self.session.players), "dim")

    def _show_hand(self, words: Words) -> None:
        label = words("hand")
        canvas = Canvas(self.size.width - len(label) - 4, 3 if self.size.height >= TALL else 1)
        cards = draw_hand(words, self._observation.view, canvas)
        self.query_one("#hand-label", Static).update(label if cards else "")
        self.query_one("#hand-cards", Static).update(cards)

    async def _show_question(self, words: Words) -> None:
        seen = self._observation
        forked = fork(self._picker.left) if self._picker.left else Fork(None, ())
        sentence = sentence_of(words, seen, forked)
        if self._resting is not None:
            sentence = words("only-move", move=words.move(seen.view, seen.obvious))
        asked = self._asked = Asked(rule_of(seen), sentence)
        text = Text.assemble(asked.sentence, "  ", (asked.rule, RULE_STYLE))
        self.query_one("#question", Static).update(text)
        self._groups = dict(zip(choice_keys(), forked.groups, strict=False))
        await self.query_one(Choices).show(
            Choice(key, label_of(words, seen, forked, group), key if len(key) == 1 else KEYLESS)
            for key, group in self._groups.items()
        )

    def _commands_to_show(self, words: Words) -> Iterator[Choice]:
        if self._picker.has_begun:
            yield Choice("escape", words("key-back"), words("key-escape"))
        yield Choice("?", words("key-rule"))
        if self._observation.chosen is not None:
            yield Choice("u", words("key-take-back"))
        if self.session.outcome is not None:
            yield Choice("r", words("key-result"))
            yield Choice("n", words("key-new"))
        yield Choice("m", words("key-memory") + (" ✓" if self.larcin.memory_aid else ""))
        if self.session.game.obvious is not nothing_obvious:
            ticked = " ✓" if self.larcin.answers_obvious else ""
            yield Choice("o", words("key-obvious") + ticked)
        yield Choice("l", words(f"language-{self.larcin.next_language}"))
        yield Choice("h", words("key-help"))
        yield Choice("q", words("key-quit"))

    # -- Answering --------------------------------------------------------------------------

    async def on_key(self, event: events.Key) -> None:
        """Every key that means something is also an item to click."""
        if not self.is_current:
            return  # typed while a sheet was being laid on the table
        if await self.press(key_of(event)):
            event.stop()  # or else the screen that comes next would get it, too

    async def on_item_picked(self, message: Item.Picked) -> None:
        """A click is as good as the key."""
        await self.press(message.key)

    async def press(self, key: str) -> bool:
        """Pick from what is offered, or obey a command; answers whether the key means anything."""
        await self.stop_resting()
        commands = {
            "escape": self.back,
            "backspace": self.back,
            "?": self.open_rule,
            "u": self.take_back,
            "l": self.switch_language,
            "m": self.switch_memory_aid,
            "o": self.switch_obvious,
            "h": self.open_help,
            "n": self.start_again,
            "r": self.open_end,
            "q": self.quit,
        }
        if key in self._groups:
            await self.pick(self._groups[key])
        elif key in commands:
            await commands[key]()
        return key in self._groups or key in commands

    async def pick(self, group: Moves) -> None:
        """Narrow the legal moves down to these; play the move when only one is left."""
        move = self._picker.pick(group)
        if move is None:
            await self.show()
        else:
            await self.attempt(partial(self.session.play, move, self._observation.question))

    async def back(self) -> None:
        """Undo the last pick."""
        self._picker.back()
        await self.show()

    async def take_back(self) -> None:
        """Pick up the face-down choice again, unless it is too late."""
        await self.attempt(self.session.take_back)

    async def attempt(self, deed: Callable[[], Awaitable[None] | None]) -> None:
        """Do something that may be refused, and show what came of it."""
        try:
            doing = deed()
            if doing is not None:
                await doing
        except IllegalMove as error:
            self._log.refuse(error)
            self.notify(self.words.refusal(error), title=error.rule, severity="warning")
        except LarcinError as error:
            self.notify(str(error), severity="warning")
        await self.go_on()

    async def go_on(self) -> None:
        """Show where the match stands now, and let whoever is next go on."""
        self._look()
        await self.let_rest()
        await self.show()
        if not self._told_end:
            await self.open_end()
        self.let_bots_play()

    @work(group="following")
    async def follow(self) -> None:
        """Show whatever happens elsewhere."""
        async for _ in self.session.follow():
            had = self._observation.question
            picker = self._picker
            await self.go_on()
            if self._observation.question == had:
                self._picker = picker  # what was picked so far still counts
                await self.show()

    # -- The only move ----------------------------------------------------------------------

    async def let_rest(self) -> None:
        """Where everybody sees that there is but one move, show it and make it after a rest."""
        seen = self._observation
        ours = self.larcin.answers_obvious and seen.obvious is not None
        question = seen.question if ours and seen.question != self._taken else None
        if question == self._resting:
            return
        self._resting = question
        self.workers.cancel_group(self, "resting")
        if question is not None:
            self.rest(question)

    @work(group="resting")
    async def rest(self, question: int) -> None:
        """Say so when the only move was shown for long enough."""
        await asyncio.sleep(max(REST, self.larcin.pace))
        self.post_message(self.Rested(question))

    async def on_play_screen_rested(self, message: Rested) -> None:
        """Make the only move, unless somebody pressed a key or reads a sheet meanwhile."""
        if message.question == self._resting and self.is_current:
            self._taken = message.question  # should it be refused, it is the person's to answer
            move = self._observation.obvious
            await self.attempt(partial(self.session.play, move, message.question))
        elif message.question == self._resting:
            await self.stop_resting()

    async def stop_resting(self) -> None:
        """A person who presses a key answers without us."""
        if self._resting is not None:
            self._taken, self._resting = self._resting, None
            self.workers.cancel_group(self, "resting")
            await self.show()

    # -- Bots -------------------------------------------------------------------------------

    @work(exclusive=True)
    async def let_bots_play(self) -> None:
        """Ask the bot that is next, if any, in a thread of its own and after a short pause."""
        seat = self.session.next_bot()
        if seat is None:
            return
        question = self.session.question_for(seat)
        regret = REGRET if self._observation.chosen is not None else 1
        await asyncio.sleep(self.larcin.pace * regret)
        try:
            move = await asyncio.to_thread(question.think)
        except BotFailed as failure:
            self.larcin.give_up(failure)
            return
        self.post_message(self.BotAnswered(question, move))

    async def on_play_screen_bot_answered(self, answer: BotAnswered) -> None:
        """Carry the answer out, unless the person has taken something back meanwhile."""
        if self.session.next_bot() == answer.question.seat:
            self.session.answer(answer.question, answer.move)
            await self.go_on()

    # -- Commands ---------------------------------------------------------------------------

    def action_scroll_table(self, pages: int) -> None:
        """Scroll the table, where it is larger than its room."""
        table = self.query_one("#table", Pane)
        table.scroll_relative(y=pages * table.size.height, animate=False)

    async def open_rule(self) -> None:
        """Open the rule behind the chosen line of the log: the last one, if none was chosen."""
        highlighted = self.query_one(LogPane).highlighted
        lines = self._log.lines
        self._open_rules(lines, len(lines) - 1 if highlighted is None else highlighted)

    @on(OptionList.OptionSelected, "#log")
    def open_rule_of_line(self, message: OptionList.OptionSelected) -> None:
        """A click on a line of the log opens its rule."""
        self._open_rules(self._log.lines, message.option_index)

    @on(events.Click, "#question")
    def open_rule_of_question(self) -> None:
        """A click on the question opens the rule behind it."""
        self._open_rules([self._asked], 0)

    def _open_rules(self, lines: list[Line], at: int) -> None:
        self.app.push_screen(RuleSheet(lines, at, self.words))

    async def switch_language(self) -> None:
        """Speak the next language."""
        self.larcin.switch_language()
        await self.show(anew=True)

    async def switch_memory_aid(self) -> None:
        """Show, or no longer show, what was seen once and is covered now."""
        self.larcin.memory_aid = not self.larcin.memory_aid
        await self.show()

    async def switch_obvious(self) -> None:
        """Make the only move by itself, or no longer."""
        self.larcin.answers_obvious = not self.larcin.answers_obvious
        self._taken = None
        await self.let_rest()
        await self.show()

    async def open_help(self) -> None:
        """Tell what the keys do."""
        self.app.push_screen(help_sheet(self.words))

    async def open_end(self) -> None:
        """Tell how the match ended, when it is over."""
        if self.session.outcome is not None:
            self._told_end = True
            self.app.push_screen(end_sheet(self.session, self.words), self._after_the_end)

    async def _after_the_end(self, key: str | None) -> None:
        if key is not None:
            await self.press(key)

    async def start_again(self) -> None:
        """Deal anew, when the match is over."""
        if self.session.outcome is not None:
            following = self.session.start_again(self.larcin.folder)
            if isawaitable(following):
                self.notify(self.words("waiting-for-all"))
                self.wait_for(following)
            else:
                self.larcin.sit_down(following)

    @work(group="waiting", exclusive=True)
    async def wait_for(self, following: Awaitable[Session]) -> None:
        """Go to the next table when the others have come, too."""
        try:
            self.larcin.sit_down(await following)
        except LarcinError as error:
            self.notify(str(error), severity="warning")

    async def quit(self) -> None:
        """Leave; in the middle of a match only if that is really meant."""
        if self.session.outcome is not None:
            self.app.exit()
        else:
            self.app.push_screen(quit_sheet(self.session, self.words), self._after_asking)

    def _after_asking(self, key: str | None) -> None:
        if key == "q":
            self.app.exit()
