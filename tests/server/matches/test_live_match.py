"""A match and its log: what is rebuilt is what was."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import Raw

from larcin.kernel.codec import encode
from larcin.kernel.errors import BadRecord
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.record import record, verify
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import encode_table
from larcin.server.common.models import Line, StoredMatch
from larcin.server.matches.live_match import Answer, LiveMatch
from larcin.server.matches.move_log import as_stored, heading
from larcin.wire import Change, Play, TakeBack


def wander(live: LiveMatch, chance: QuickRng, turns: int) -> Iterator[Line]:
    """Random play, in which people often think again about what lies face down."""
    match = live.match
    for _ in range(turns):
        if match.outcome is not None:
            return
        chosen = sorted(match.table.chosen)
        if chosen and chance.below(2):
            seat = chance.choice(chosen)
            again = chance.choice(match.table.asked[seat])
            answer: Answer = TakeBack() if chance.below(2) else Change(move=Raw(encode(again)))
        else:
            seat = chance.choice(match.to_act)
            question = match.question(seat)
            assert question is not None
            move = chance.choice(match.moves(seat))
            answer = Play(question=question, move=Raw(encode(move)))
        line = live.carry_out(seat, answer, None)
        if line is not None:
            yield line


def fresh(game: AnyGame, seats: int) -> tuple[StoredMatch, LiveMatch]:
    match = Match(game, seats, seed=bytes(range(32)))
    stored = heading(match, "a table")
    return stored, LiveMatch(stored, match, None)


def assert_same(one: Match, other: Match) -> None:
    assert encode_table(one.table) == encode_table(other.table)
    for seat in (None, *range(one.seats)):
        assert encode(one.observe(seat)) == encode(other.observe(seat))


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("turns", [0, 1, 7, 40, 100_000])
def test_a_match_is_rebuilt_from_its_log(slug: str, turns: int) -> None:
    """Its table, all views, and the numbers of its questions; changed minds included."""
    game = games()[slug]
    stored, live = fresh(game, game.players[-1])
    lines = list(wander(live, QuickRng(turns), turns))
    again = LiveMatch.again(stored, lines, None)
    assert again.lines == len(lines)
    assert_same(again.match, live.match)
    # and it goes on in the same way
    for each in (live, again):
        list(wander(each, QuickRng(1), 20))
    assert_same(again.match, live.match)


@pytest.mark.parametrize("slug", games())
def test_a_record_is_read_from_the_log_without_the_rules(slug: str) -> None:
    game = games()[slug]
    stored, live = fresh(game, game.players[0])
    lines = list(wander(live, QuickRng(3), 100_000))
    ended = msgspec.structs.replace(stored, outcome=live.outcome)
    told = as_stored(ended, lines)
    assert told == record(live.match)
    assert verify(told).outcome == live.outcome is not None


def test_lines_that_cannot_be_carried_out_are_a_damaged_log(sixth: AnyGame) -> None:
    stored, live = fresh(sixth, 2)
    lines = list(wander(live, QuickRng(0), 3))
    with pytest.raises(BadRecord, match="damaged"):
        LiveMatch.again(stored, [lines[0], *lines], None)


def test_the_same_answer_twice_makes_no_line(sixth: AnyGame) -> None:
    _, live = fresh(sixth, 2)
    move = Raw(encode(live.match.moves(0)[0]))
    assert live.carry_out(0, Play(question=1, move=move), None) is not None
    assert live.carry_out(0, Play(question=1, move=move), None) is None
    assert live.carry_out(0, Change(move=move), None) is None
