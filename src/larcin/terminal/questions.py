"""What the person is asked, and what can be answered, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count
from typing import Any, Final

from larcin.kernel.match import Observation
from larcin.terminal.picker import Fork, Moves
from larcin.words import Words

Seen = Observation[Any, Any, Any]

COMMAND_KEYS: Final = "?hlmnoqu"
CHOICE_KEYS: Final = tuple(
    key
    for key in "123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    if key not in COMMAND_KEYS
)


def choice_keys() -> Iterator[str]:
    """A key for every choice; where no key of the keyboard is left, a name for the click."""
    return chain(CHOICE_KEYS, (f"choice {number}" for number in count(1)))


def rule_of(seen: Seen) -> str:
    """The rule behind the question: that of the step, or the one that decided the match."""
    outcome = seen.view.outcome
    rule: str = seen.view.step if outcome is None else outcome.reason
    return rule


def sentence_of(words: Words, seen: Seen, forked: Fork) -> str:
    """What the person is asked; else whom one waits for, or how it ended."""
    view = seen.view
    if view.outcome is not None:
        return words.ending(view.outcome)
    if forked.groups:
        asked = words("your-turn", question=words.question(view.step, len(seen.moves)))
        return " · ".join([asked, *_what_differs(words, forked)])
    waiting = words("waiting", players=words.players(seen.to_act))
    if seen.chosen is None:
        return waiting
    return f"{words('face-down', move=words.move(view, seen.chosen))} · {waiting}"


def label_of(words: Words, seen: Seen, forked: Fork, group: Moves) -> str:
    """The whole sentence where a pick decides, else what the moves of this group share."""
    if len(group) == 1:
        return words.move(seen.view, group[0])
    if forked.field is None:
        return words.kind(group[0])
    return words.picked(group[0], forked.field)


def _what_differs(words: Words, forked: Fork) -> Iterator[str]:
    """What is being picked, if there are several things to pick from."""
    if forked.field is not None:
        yield words.pick(type(forked.groups[0][0]), forked.field)
    elif len(forked.groups) > 1:
        yield words("pick-kind")
