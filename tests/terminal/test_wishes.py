"""What a person would like to play."""

from __future__ import annotations

from larcin.kernel.game import AnyGame
from larcin.terminal.wishes import Wish, Wishes
from larcin.words import Words


def wishes_of(game: AnyGame) -> tuple[Wishes, Words]:
    return Wishes(game, "Anna", "en"), Words(game, "en")


def all_of(wishes: Wishes, words: Words) -> dict[str, Wish]:
    return {wish.name: wish for wish in wishes.all(words)}


def test_everything_can_be_chosen(sixth: AnyGame) -> None:
    found = all_of(*wishes_of(sixth))
    assert list(found) == ["language", "seats", "bot-1", "bot-2", "lowest"]
    assert [wish.shown for wish in found.values()] == ["English", "3", "burglar", "burglar", "no"]
    assert found["lowest"].help == "Instead of the highest one."


def test_there_is_a_bot_for_every_other_seat(sixth: AnyGame) -> None:
    wishes, words = wishes_of(sixth)
    wishes.choose("seats", 5)
    wishes.choose("bot-4", "apprentice")
    assert "bot-4" in all_of(wishes, words)
    assert wishes.plan().bots == ("burglar", "burglar", "burglar", "apprentice")
    wishes.choose("seats", 2)
    assert wishes.plan().bots == ("burglar",)


def test_values_go_round(sixth: AnyGame) -> None:
    wishes, words = wishes_of(sixth)
    seats = all_of(wishes, words)["seats"]
    assert (seats.turned(1), seats.turned(-1), seats.turned(3)) == (4, 2, 2)


def test_options_become_those_of_the_game(sixth: AnyGame) -> None:
    wishes, _ = wishes_of(sixth)
    wishes.choose("lowest", True)
    assert wishes.plan().options == sixth.options(lowest=True)
