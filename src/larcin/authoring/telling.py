"""Everything that a whole match says, in every language, to players and to spectators.

Read off the types, a catalogue may seem complete, and yet use a fact that is not always told: how
many cards there are in a hand that the listener does not see. Saying it all finds out.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any, Final

from larcin.authoring.record import THIEVES, thieves
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.registry import LANGUAGES
from larcin.kernel.rng import SEED_BYTES, QuickRng
from larcin.kernel.steps import no_reckoning
from larcin.kernel.table import Outcome
from larcin.words import Words
from larcin.words.catalogue import MissingWords

VERDICTS: Final = (
    ((7, 6), (1, 2)),
    ((5, 7), (2, 1)),
    ((7, 7), (1, 1)),
    ((7, 7), (1, 2)),
    ((1, 2), (1, 2)),
)
"""Won, lost, shared, by a tie, and whatever the points say."""


def unsayable(game: AnyGame) -> list[str]:
    """What cannot be said in matches with few and with many, a sentence for each message."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", MissingWords)
        for seats in sorted({game.players[0], game.players[-1]}):
            for _ in told_in_a_match(game, seats, game.options()):
                pass  # what matters is what it warns of
        for _ in told_endings(game):
            pass
    return list(dict.fromkeys(str(each.message).rstrip(".") for each in caught))


def told_in_a_match(game: AnyGame, seats: int, options: Any, number: int = 0) -> Iterator[str]:
    """A random match, in words: each question and move to who is asked, and all that happens.

    The same move with the same prospect is told once: matches may be long.
    """
    rng = QuickRng(number)
    match = Match(game, thieves(seats), options, seed=bytes([number] * SEED_BYTES))
    told: set[tuple[object, ...]] = set()
    while match.outcome is None:
        seat = match.to_act[0]
        offered = match.observe(seat, since=len(match.events))
        facts = {(seat, move, game.drawing.prospect(offered.view, move)) for move in offered.moves}
        for language in LANGUAGES:
            words = Words(game, language, match.names, seat)
            yield words.question(offered.view.step, len(offered.moves))
            yield from (words.move(offered.view, move) for _, move, _ in facts - told)
        told |= facts
        match.play(seat, rng.choice(offered.moves))
    yield from _told_afterwards(match)


def _told_afterwards(match: Match) -> Iterator[str]:
    assert match.outcome is not None
    for words in listeners(match.game, match.names):
        yield from (words.event(event) for event in match.observe(words.me).events)
        yield words.ending(match.outcome)
        yield from _told_reckoning(match, words)


def _told_reckoning(match: Match, words: Words) -> Iterator[str]:
    """The verdict, and where every point came from; a game that does not reckon has one sum."""
    assert match.outcome is not None
    yield words.verdict(match.outcome)
    yield words.numbers(match.outcome)
    reckoning = match.reckoning(words.me)
    if reckoning is None or match.game.reckon is no_reckoning:
        return
    yield from (words.part(part) for parts in reckoning.parts for part in parts)
    yield from (words.tie(tie) for tie in reckoning.ties)


def told_endings(game: AnyGame) -> Iterator[str]:
    """Each ending to who has won, who has lost and who shares the victory."""
    for words in listeners(game, THIEVES[:2]):
        for reason in game.endings:
            for places in ((1, 2), (2, 1), (1, 1)):
                yield words.ending(Outcome(reason, (7, 5), places))
        for scores, places in VERDICTS:
            yield words.verdict(Outcome(game.endings[0], scores, places))


def listeners(game: AnyGame, names: tuple[str, ...]) -> list[Words]:
    """Every language, for a player and for a spectator."""
    return [Words(game, each, names, me) for each in LANGUAGES for me in (0, None)]
