"""Sheets laid over the table: a rule, the keys, a question, the result."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from larcin.kernel.rng import commitment
from larcin.kernel.steps import no_reckoning
from larcin.kernel.table import Outcome, Reckoning
from larcin.terminal.log import Line
from larcin.terminal.session import Session
from larcin.terminal.styled_text import write_passages
from larcin.terminal.widgets import KEY_STYLE, Choice, Item, KeyBar, key_of
from larcin.words import Words

HELP: Final = {
    "?": "help-rule",
    "↑ ↓": "help-arrows",
    "⇞ ⇟": "help-page",
    "u": "help-take-back",
    "m": "help-memory",
    "o": "help-obvious",
    "l": "help-language",
    "n": "help-new",
    "r": "help-result",
    "q": "help-quit",
}
"""What each command key does, by the key's face."""


class Sheet(ModalScreen[str]):
    """A titled text with the keys that close it; the answer is the key that did."""

    def __init__(self, title: str, body: RenderableType, choices: Sequence[Choice]) -> None:
        super().__init__()
        self._sheet_title, self._body, self._choices = title, body, tuple(choices)

    def compose(self) -> ComposeResult:
        """The title, the text and the keys."""
        with Vertical(id="sheet"):
            yield Static(self._sheet_title, id="sheet-title", markup=False)
            with VerticalScroll(id="sheet-body"):
                yield Static(self._body, id="sheet-text", markup=False)
            yield KeyBar(id="sheet-keys")

    async def on_mount(self) -> None:
        """Show the keys."""
        await self.query_one(KeyBar).show(self._choices)

    def on_key(self, event: events.Key) -> None:
        """Close, if it is one of the keys."""
        event.stop()  # what lies under the sheet does not get it
        self.press(key_of(event))

    def on_item_picked(self, message: Item.Picked) -> None:
        """A click on a key is as good as the key."""
        self.press(message.key)

    def press(self, key: str) -> None:
        """Close with this key as the answer."""
        if key in [choice.key for choice in self._choices]:
            self.dismiss(key)


class RuleSheet(Sheet):
    """The rule behind a line of the log; the arrows go to the lines before and after."""

    def __init__(self, lines: Sequence[Line], at: int, words: Words) -> None:
        arrows = [
            Choice("up", words("key-line-before"), "↑"),
            Choice("down", words("key-line-after"), "↓"),
        ]
        super().__init__(words("rule-title"), "", [_close(words), *arrows])
        self._lines, self._at, self._words = lines, at, words

    async def on_mount(self) -> None:
        """Show the line that was asked for."""
        await super().on_mount()
        self._show_line()

    def press(self, key: str) -> None:
        """Go to another line, or close."""
        if key in ("up", "down"):
            step = -1 if key == "up" else 1
            self._at = min(max(self._at + step, 0), len(self._lines) - 1)
            self._show_line()
        else:
            super().press("escape" if key in ("?", "enter") else key)

    def _show_line(self) -> None:
        line = self._lines[self._at]
        quoted = Text(line.text(self._words), style="italic")
        passages = write_passages(line.passages(self._words), self._words)
        self.query_one("#sheet-text", Static).update(Group(quoted, Text(), passages))


def help_sheet(words: Words) -> Sheet:
    """What the keys do."""
    keys = Table.grid(padding=(0, 2))
    faces = {"1…9 a…z": "help-choose", words("key-escape"): "help-back", **HELP}
    for key, message in faces.items():
        keys.add_row(Text(key, KEY_STYLE), Text(words(message)))
    return Sheet(words("help-title"), keys, [_close(words)])


def quit_sheet(session: Session, words: Words) -> Sheet:
    """Whether to leave a match in the middle."""
    if session.unsaved is None:
        text = words("quit-saved", command=session.coming_back())
    else:
        text = words("quit-unsaved", reason=session.unsaved)
    stay = Choice("escape", words("key-stay"), words("key-escape"))
    return Sheet(words("quit-title"), Text(text), [Choice("q", words("key-quit")), stay])


def end_sheet(session: Session, words: Words) -> Sheet:
    """How the match ended, where its record is, and that the deal was fair."""
    outcome = session.outcome
    assert outcome is not None
    reckoning = _reckoning(session, outcome)
    parts: list[RenderableType] = [
        Text(words.verdict(outcome), "bold"),
        Text(),
        _places(session, outcome, reckoning, words),
        *(Text(f"{words.tie(tie)}  {tie.rule}", "dim") for tie in reckoning.ties),
        *([Text(words.unowned(reckoning.unowned), "dim")] if reckoning.unowned else []),
        Text(),
        *_proofs(session, words),
    ]
    keys = [
        Choice("n", words("key-new")),
        Choice("escape", words("key-look"), words("key-escape")),
        Choice("q", words("key-quit")),
    ]
    return Sheet(words.ending(outcome), Group(*parts), keys)


def _reckoning(session: Session, outcome: Outcome) -> Reckoning:
    """Where every point came from; where that is not known from here, nothing."""
    seen = session.observe()
    found: Reckoning | None = session.game.reckon(seen.view, seen.events)
    sums = () if found is None else tuple(sum(p.points for p in ps) for ps in found.parts)
    if found is None or sums != outcome.scores or session.game.reckon is no_reckoning:
        return Reckoning(((),) * len(outcome.scores))
    return found


def _places(session: Session, outcome: Outcome, reckoning: Reckoning, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
        table.add_row(
            Text(words("place", place=place), KEY_STYLE),
            Text(session.players[seat].title(words), "bold" if place == 1 else ""),
            Text(str(outcome.scores[seat]), justify="right"),
        )
        parts = [f"{words.part(part)} {part.points}" for part in reckoning.parts[seat]]
        if parts:
            table.add_row("", Text(" · ".join(parts), "dim"), "")
    return table


def _proofs(session: Session, words: Words) -> list[Text]:
    """The record, how to verify it, and whether the seed is the one that was promised."""
    seed = session.seed or b""
    kept = commitment(seed) == session.commitment
    promise = words("promise-kept" if kept else "promise-broken", seed=seed.hex())
    if session.unsaved is not None:
        return [Text(words("not-saved", reason=session.unsaved)), Text(promise, "dim")]
    return [
        Text(words("saved", path=str(session.path))),
        Text(words("verify-with", command=f"larcin verify {shlex.quote(str(session.path))}")),
        Text(),
        Text(promise, "dim"),
    ]


def _close(words: Words) -> Choice:
    return Choice("escape", words("key-close"), words("key-escape"))
