"""Records outlive the program: what is written is read, and what was changed is found out."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from functools import reduce
from operator import getitem
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given

from larcin.authoring.template.vide_gousset import GAME
from larcin.games import raubern
from larcin.kernel.codec import encode
from larcin.kernel.errors import BadRecord
from larcin.kernel.match import Match
from larcin.kernel.record import (
    Record,
    is_current,
    publish,
    read_record,
    record,
    resume,
    verify,
    write_record,
)
from larcin.kernel.table import encode_table
from tests.kernel.worlds import matches


def played() -> Match:
    match = Match(GAME, ["Anna", "Bruno"], seed=bytes(range(32)))
    while match.outcome is None:
        match.play(match.to_act[-1], match.moves(match.to_act[-1])[0])
    return match


SAVED = record(played())
PLAIN: dict[str, Any] = json.loads(write_record(SAVED))


def altered(**changes: Any) -> Record:
    return read_record(json.dumps(PLAIN | changes).encode())


# -- Writing and reading --------------------------------------------------------------------


@given(matches())
def test_what_is_written_is_read(match: Match) -> None:
    assert read_record(write_record(record(match))) == record(match)


@given(matches())
def test_a_match_is_resumed_where_it_stood(match: Match) -> None:
    again = resume(record(match), game=match.game)
    assert encode_table(again.table) == encode_table(match.table)
    assert again.log == match.log


@given(matches(finished=True))
def test_a_true_record_is_verified(match: Match) -> None:
    assert verify(record(match), match.game).outcome == match.outcome


def test_a_record_is_a_file_for_people_too() -> None:
    assert write_record(SAVED).startswith(
        b'{\n "format": "larcin-match-1",\n "game": "vide_gousset"'
    )


def test_a_registered_game_is_found_by_the_record() -> None:
    match = Match(raubern.GAME, 2, seed=bytes(32))
    assert verify(record(match)).game is raubern.GAME


@pytest.mark.parametrize("turn", range(7))
def test_a_match_is_resumed_at_any_turn(turn: int) -> None:
    assert len(resume(SAVED, turn, GAME).log) == turn


@pytest.mark.parametrize("turn", [-1, 7, 10**30])
def test_a_turn_that_is_not_there_is_refused(turn: int) -> None:
    with pytest.raises(BadRecord, match=f"It has 6 moves, so there is no turn {turn}"):
        resume(SAVED, turn, GAME)


# -- Tampering ------------------------------------------------------------------------------

MOVES, EVENTS = PLAIN["moves"], PLAIN["events"]

TAMPERED: list[tuple[str, Any, str]] = [
    ("rules_version", 2, "rules_version"),
    ("rules_version", 0, "rules_version"),
    ("options", {"lowest": 3}, "options"),
    ("options", {"lowest": True}, "events[2]"),
    ("options", {"tempo": True}, "options"),
    ("seats", ["Anna"], "seats"),
    ("seats", ["Anna", "Anna"], "seats"),
    ("seats", ["Anna", "\x1b"], "seats"),
    ("seats", ["Anna", "Bruno", "Clara"], "moves[2]"),
    ("commitment", "00" * 32, "commitment"),
    ("commitment", PLAIN["commitment"].upper(), "commitment"),
    ("seed", "00" * 32, "commitment"),
    ("seed", "00", "seed"),
    ("seed", "zz" * 32, "seed"),
    ("seed", None, "seed"),
    ("moves", MOVES[:-1], "events"),
    ("moves", [*MOVES, MOVES[0]], "moves[6]"),
    ("moves", [{"seat": 0, "move": {}}], "moves[0]"),
    ("moves", [{"seat": 0, "move": {"type": "Steal"}}], "moves[0]"),
    ("moves", [{"seat": 9, "move": MOVES[0]["move"]}], "moves[0]"),
    ("moves", [{"seat": -1, "move": MOVES[0]["move"]}], "moves[0]"),
    ("moves", [{"seat": 0, "move": MOVES[0]["move"] | {"quickly": True}}], "moves[0]"),
    ("events", EVENTS[:-1], "events"),
    ("events", [[], *EVENTS[1:]], "events[0]"),
    ("events", [*EVENTS[:-1], []], "events[6]"),
    ("outcome", None, "outcome"),
    ("outcome", PLAIN["outcome"] | {"scores": [9, 9]}, "outcome"),
]


@pytest.mark.parametrize(("field", "value", "named"), TAMPERED)
def test_what_was_tampered_with_is_named(field: str, value: Any, named: str) -> None:
    with pytest.raises(BadRecord) as error:
        verify(altered(**{field: value}), GAME)
    assert error.value.field == named


def test_what_a_game_tells_only_since_then_may_be_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = Match(GAME, PLAIN["seats"], seed=bytes.fromhex(PLAIN["seed"])).opening[0]
    name = list(EVENTS[0][0])[-1]
    without = {key: value for key, value in EVENTS[0][0].items() if key != name}
    for added, told in ((name, [without, *EVENTS[0][1:]]), ("type", EVENTS[0][1:])):
        older = altered(events=[told, *EVENTS[1:]])
        with pytest.raises(BadRecord):
            verify(older, GAME)
        monkeypatch.setattr(type(first), "added", frozenset({added}))
        verify(older, GAME)
        verify(SAVED, GAME)
        monkeypatch.undo()


UNREADABLE: list[tuple[str, Any, str]] = [
    ("format", "larcin-match-2", "format"),
    ("game", 7, "game"),
    ("rules_version", "1", "rules_version"),
    ("options", [], "options"),
    ("seats", "Anna", "seats"),
    ("seats", [1, 2], "seats[0]"),
    ("seed", 0, "seed"),
    ("moves", {}, "moves"),
    ("moves", [{"seat": 0}], "moves[0]"),
    ("moves", [{"seat": True, "move": {}}], "moves[0].seat"),
    ("moves", [{"seat": 0, "move": {}, "time": 3}], "moves[0].time"),
    ("events", [{}], "events[0]"),
    ("outcome", {"reason": "VG-3.1"}, "outcome"),
    ("comment", "what a match!", "comment"),
]


@pytest.mark.parametrize(("field", "value", "named"), UNREADABLE)
def test_a_field_that_cannot_be_read_is_named(field: str, value: Any, named: str) -> None:
    with pytest.raises(BadRecord, match="This is not a record of a match") as error:
        altered(**{field: value})
    assert error.value.field == named


@pytest.mark.parametrize("field", sorted(set(PLAIN) - {"format"}))
def test_a_missing_field_is_named(field: str) -> None:
    without = {name: value for name, value in PLAIN.items() if name != field}
    with pytest.raises(BadRecord, match=f"`{field}`"):
        read_record(json.dumps(without).encode())


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 10**6, b"\x00"])
def test_what_is_no_record_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="This is not a record of a match"):
        read_record(data)


def test_the_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="There is no game called 'monopoly'") as error:
        verify(altered(game="monopoly"))
    assert error.value.field == "game"


def test_an_option_that_so_few_seats_cannot_have_is_refused() -> None:
    saved = record(Match(raubern.GAME, 2, seed=bytes(32)))
    starter = msgspec.structs.replace(saved, options=saved.options | {"starter": 4})
    with pytest.raises(BadRecord, match="the table has only 2 seats") as error:
        verify(starter)
    assert error.value.field == "options"


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in this JSON that holds nothing else."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [leaf for key, held in items for leaf in leaves(held, (*path, key))]
    return [path]


def with_leaf(path: tuple[Any, ...], value: Any) -> bytes:
    """The record with another value in this place."""
    changed = copy.deepcopy(PLAIN)
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return json.dumps(changed).encode()


PROVEN = [path for path in leaves(PLAIN) if path[0] not in ("game", "seats")]
"""All of a record but names: players may call themselves what they like."""

OTHERS: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    2,
    3,
    -1,
    1.0,
    10**30,
    "",
    "0",
    "1",
    "true",
    "false",
    [],
    {},
)


@pytest.mark.parametrize("path", PROVEN, ids=lambda path: ".".join(map(str, path)))
def test_no_other_value_goes_unnoticed(path: tuple[Any, ...]) -> None:
    kept = with_leaf(path, reduce(getitem, path, PLAIN))
    for data in {with_leaf(path, value) for value in OTHERS} - {kept}:
        with pytest.raises(BadRecord):
            verify(read_record(data), GAME)


# -- Other versions of the rules ------------------------------------------------------------


def test_a_record_of_older_rules_is_read_but_not_played_again() -> None:
    newer = replace(GAME, rules_version=2)
    assert not is_current(SAVED, newer)
    with pytest.raises(BadRecord, match=r"by version 1 .* has version 2 and does not re-interpret"):
        resume(SAVED, game=newer)


def test_a_record_of_older_rules_may_hold_what_is_not_known_any_more() -> None:
    old = altered(rules_version=0, moves=[{"seat": 0, "move": {"type": "Juggle", "balls": 3}}])
    assert old.moves[0].move["balls"] == 3


# -- What may be given away -----------------------------------------------------------------


def test_a_finished_match_is_given_away_whole() -> None:
    assert publish(played()) == SAVED


@given(matches())
def test_of_an_unfinished_match_only_what_a_spectator_heard_is_given_away(match: Match) -> None:
    assume(match.outcome is None)
    published = publish(match)
    (heard,) = published.events
    assert list(heard) == json.loads(encode(match.observe(None).events))
    assert (published.seed, published.moves) == (None, ())


@given(matches())
def test_no_secret_is_in_the_bytes_of_an_unfinished_match(match: Match) -> None:
    assume(match.outcome is None)
    data = write_record(publish(match))
    assert match.seed.hex().encode() not in data
    assert b'"move"' not in data
    assert data.count(b'"value": null') == data.count(b'"value"') >= match.seats


def test_what_is_done_face_down_is_not_given_away() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    before = publish(match)
    match.play(0, match.moves(0)[0])
    assert publish(match) == before


def test_an_unfinished_match_cannot_be_verified_by_strangers() -> None:
    with pytest.raises(BadRecord, match="published once the match is over"):
        verify(publish(Match(GAME, 2)), GAME)
