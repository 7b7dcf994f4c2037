"""Records as text, from one seat's eyes."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

from larcin.kernel.errors import BadRecord
from larcin.kernel.events import redact
from larcin.kernel.game import AnyGame, Canvas
from larcin.kernel.match import Match
from larcin.kernel.record import Record, publish, record
from larcin.terminal.replay import redact_stored, show_replay
from larcin.words import Words

NAMES = ("Anna", "Bruno")


@pytest.fixture
def match(sixth: AnyGame) -> Match:
    """A whole match in which everyone always lays the first card."""
    match = Match(sixth, NAMES, seed=bytes(32))
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


def text_of(saved: Record, game: AnyGame, me: int | None = None, turn: int | None = None) -> str:
    console = Console(file=io.StringIO(), width=100)
    words = Words(game, "en", saved.seats, me)
    for part in show_replay(saved, words, turn, Canvas(100, 60)):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def plain(event: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(event))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_stored_events_are_redacted_as_today_s_are(match: Match, seat: int | None) -> None:
    for event in match.events:
        assert redact_stored(plain(event), seat) == plain(redact(event, seat))


def test_a_secret_of_any_depth_is_redacted() -> None:
    stored = {"a": [{"b": {"value": "ruby", "seats": [1]}}]}
    assert redact_stored(stored, 0) == {"a": [{"b": {"value": None, "seats": [1]}}]}
    assert redact_stored(stored, 1) == stored
    assert redact_stored({"value": 1, "seats": "all"}, 0) == {"value": None, "seats": "all"}


def test_a_whole_match_is_told_with_its_rules(match: Match) -> None:
    shown = text_of(record(match), match.game)
    assert "Vide-gousset: Anna, Bruno" in shown
    assert "After move 6 of 6, seen by a spectator." in shown
    for event in match.observe(None).events:
        assert Words(match.game, "en", NAMES).event(event) in shown
    assert match.outcome is not None
    assert match.outcome.reason in shown


def test_a_seat_sees_its_own_hand_and_no_other(match: Match) -> None:
    saved = record(match)
    hands = [event.hand.value for event in match.opening]  # type: ignore[attr-defined]
    dealt = [f"You are dealt {', '.join(map(str, hand))}." for hand in hands]
    for me in (0, 1):
        shown = text_of(saved, match.game, me, turn=0)
        assert f"seen by {NAMES[me]}" in shown
        assert dealt[me] in shown
        assert f"{NAMES[1 - me]} is dealt three cards." in shown
    assert "You are" not in text_of(saved, match.game, None)


def test_a_turn_shows_the_table_as_it_stood(match: Match) -> None:
    saved = record(match)
    assert "turns over" not in text_of(saved, match.game, turn=1)
    assert text_of(saved, match.game, turn=2).count("turns over") == 2


@pytest.mark.parametrize("turn", [-1, 7])
def test_a_turn_that_never_was_is_refused(match: Match, turn: int) -> None:
    with pytest.raises(BadRecord, match=f"6 moves, so there is no turn {turn}"):
        text_of(record(match), match.game, turn=turn)


def test_a_tampered_record_is_refused(match: Match) -> None:
    saved = msgspec.structs.replace(record(match), commitment="0" * 64)
    with pytest.raises(BadRecord, match="The seed is not the one that was promised"):
        text_of(saved, match.game)


def test_other_rules_are_shown_as_stored(match: Match) -> None:
    """Also events that the rules of today do not have; secrets stay secret."""
    burgled = {"type": "Burgled", "rule": "VG-9.9", "loot": {"value": "ruby", "seats": [1]}}
    saved = msgspec.structs.replace(
        record(match), rules_version=99, events=((burgled,), *record(match).events)
    )
    shown = text_of(saved, match.game, 0)
    assert "Played by version 99 of the rules, while this program has version 1" in shown
    assert "Burgled: loot …" in shown
    assert "VG-9.9" in shown
    assert "ruby" not in shown
    assert "ruby" in text_of(saved, match.game, 1)


def test_an_unfinished_published_match_is_shown_as_published(sixth: AnyGame) -> None:
    match = Match(sixth, NAMES, seed=bytes(32))
    shown = text_of(publish(match), sixth)
    assert "shown as it was published" in shown
    assert "Anna is dealt three cards." in shown
