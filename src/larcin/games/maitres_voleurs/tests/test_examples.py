"""The rulebook's own worked example."""

from __future__ import annotations

from larcin.games.maitres_voleurs.events import Shared, Shown, Turned
from larcin.games.maitres_voleurs.notation import read_position
from larcin.games.maitres_voleurs.tests.playing import of_kind, play

GEMOLOGIST, DETECTIVE, MASTER = "#118111", "#111114", "#111131"
PLAYERS = (
    (GEMOLOGIST, "gemologist A"),
    ("#211111", "smuggler B"),
    ("#511111", "smuggler C"),
    ("#811111", "smuggler D"),
    (DETECTIVE, "detective"),
    (MASTER, "master-thief E"),
    ("#111511", "thief F"),
    ("#111711", "thief G"),
)


def test_the_order_of_eight_players() -> None:
    """[MV-5.8] [MV-5.6] [MV-5.7]"""
    t = read_position(" | ".join(numbers for numbers, _ in PLAYERS) + "; 3d")
    events = play(t, *(wish for _, wish in PLAYERS))
    shown = [event.card for event in of_kind(Shown, events)]
    assert shown[:3] == ["smuggler-2", "smuggler-5", "smuggler-8"]
    assert sorted(shown[3:]) == [
        "detective-4",
        "gemologist-8",
        "master-thief-3",
        "thief-5",
        "thief-7",
    ]
    turns = [event.seat for event in of_kind(Turned, events)]
    assert turns == [1, 2, 3, 0, 6, 7, 5]
    assert [event.seat for event in of_kind(Shared, events)] == [1, 2, 3]
    third_turn = [number for number, each in enumerate(events) if isinstance(each, Turned)][2]
    fourth_card = [number for number, each in enumerate(events) if isinstance(each, Shown)][3]
    assert third_turn < fourth_card
