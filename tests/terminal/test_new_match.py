"""What a person would like to play."""

from __future__ import annotations

from larcin.kernel.game import AnyGame
from larcin.terminal.new_match import NewMatch, Setting
from larcin.words import Words


def new_match_of(game: AnyGame) -> tuple[NewMatch, Words]:
    return NewMatch(game, "Anna", "en"), Words(game, "en")


def all_of(match: NewMatch, words: Words) -> dict[str, Setting]:
    return {setting.name: setting for setting in match.all(words)}


def test_everything_can_be_chosen(sixth: AnyGame) -> None:
    found = all_of(*new_match_of(sixth))
    assert list(found) == ["language", "seats", "bot-1", "bot-2", "lowest"]
    assert [setting.shown for setting in found.values()] == [
        "English",
        "3",
        "burglar",
        "burglar",
        "no",
    ]
    assert found["lowest"].help == "Instead of the highest one."


def test_there_is_a_bot_for_every_other_seat(sixth: AnyGame) -> None:
    match, words = new_match_of(sixth)
    match.choose("seats", 5)
    match.choose("bot-4", "apprentice")
    assert "bot-4" in all_of(match, words)
    assert match.plan().bots == ("burglar", "burglar", "burglar", "apprentice")
    match.choose("seats", 2)
    assert match.plan().bots == ("burglar",)


def test_values_go_round(sixth: AnyGame) -> None:
    match, words = new_match_of(sixth)
    seats = all_of(match, words)["seats"]
    assert (seats.turned(1), seats.turned(-1), seats.turned(3)) == (4, 2, 2)


def test_options_become_those_of_the_game(sixth: AnyGame) -> None:
    match, _ = new_match_of(sixth)
    match.choose("lowest", True)
    assert match.plan().options == sixth.options(lowest=True)
