"""Who sits where."""

from __future__ import annotations

import pytest

from larcin.bots import UnknownBot
from larcin.bots.names import THIEVES
from larcin.kernel.errors import BadSeats
from larcin.kernel.game import AnyGame
from larcin.terminal.players import Player, fill_seats, read_player, seat_players


def test_a_record_names_a_bot_with_its_level() -> None:
    assert Player("Irma", "greedy").label() == "Irma (greedy)"
    assert read_player("Irma (greedy)") == Player("Irma", "greedy")


@pytest.mark.parametrize("label", ["Irma", "Irma (the great)", "(greedy)", "Irma(greedy)"])
def test_any_other_label_is_a_person(label: str) -> None:
    assert read_player(label) == Player(label)


def test_the_person_sits_first_and_bots_have_the_names_of_thieves() -> None:
    players = seat_players("Anna", ["greedy", "random"])
    assert players == (
        Player("Anna"),
        Player(THIEVES[0], "greedy"),
        Player(THIEVES[1], "random"),
    )


def test_no_bot_has_the_persons_name() -> None:
    assert seat_players(THIEVES[0], ["greedy"])[1].name == THIEVES[1]


def test_there_are_names_for_any_number() -> None:
    names = [player.name for player in seat_players("Anna", ["random"] * 20)]
    assert len(set(names)) == 21


@pytest.mark.parametrize(
    ("seats", "bots", "seated"),
    [
        (None, [], ("burglar", "burglar")),
        (4, [], ("burglar", "burglar", "burglar")),
        (None, ["random"], ("random",)),
        (None, ["random", "greedy"], ("random", "greedy")),
        (4, ["greedy", "random"], ("greedy", "random", "random")),
    ],
)
def test_every_other_seat_gets_a_bot(
    sixth: AnyGame, seats: int | None, bots: list[str], seated: tuple[str, ...]
) -> None:
    assert fill_seats(sixth, seats, bots) == seated


def test_a_wrong_number_of_seats_is_refused(sixth: AnyGame) -> None:
    with pytest.raises(BadSeats, match="played by 2 to 5, not 9"):
        fill_seats(sixth, 9, [])


def test_too_many_bots_are_refused(sixth: AnyGame) -> None:
    with pytest.raises(BadSeats, match="too many bots: 3 of them at a table of 3 seats"):
        fill_seats(sixth, 3, ["random"] * 3)


def test_an_unknown_bot_is_refused(sixth: AnyGame) -> None:
    with pytest.raises(UnknownBot, match="'genius'"):
        fill_seats(sixth, 3, ["genius"])
