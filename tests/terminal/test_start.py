"""The screen on which a match is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList

from larcin.kernel.game import AnyGame
from larcin.kernel.registry import LANGUAGES, find_game, games
from larcin.terminal.play import PlayScreen
from larcin.terminal.start import SettingRow, StartScreen
from larcin.words import Words
from tests.terminal.screens import SMALL, Person, deal, sitting_at

pytestmark = pytest.mark.slow


def row(person: Person, name: str) -> SettingRow:
    rows = person.app.screen.query(SettingRow).results(SettingRow)
    return next(each for each in rows if each.setting.name == name)


async def choose_game(person: Person, game: AnyGame) -> None:
    """Go to the list, and down to this game."""
    listed = person.app.screen.query_one("#games", OptionList)
    listed.focus()
    for _ in range(list(games()).index(game.slug)):
        await person.press("down")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_lists_the_games(sixth: AnyGame, folder: Path, language: str) -> None:
    async with sitting_at(None, folder, language) as person:
        listed = person.app.screen.query_one("#games", OptionList)
        shown = "\n".join(str(option.prompt) for option in listed.options)
        for game in games().values():
            words = Words(game, language)
            facts = (words("title"), game.author, game.publisher, str(game.year), words("blurb"))
            assert all(fact in shown for fact in facts)


async def test_enter_starts_with_what_is_usual(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(None, folder) as person:
        await choose_game(person, sixth)
        await person.press("enter")
        assert person.session.game is sixth
        assert person.session.match.names == ("Anna", "Arsène (burglar)", "Irma (burglar)")


async def test_seats_bots_and_options_are_chosen_by_keys(folder: Path, sixth: AnyGame) -> None:
    async with sitting_at(None, folder) as person:
        await choose_game(person, sixth)
        await person.press("right", "down", "left")  # from the list, past the language, to seats
        assert row(person, "seats").setting.value == 2
        await person.press("down", "right")
        assert row(person, "bot-1").setting.value == "mastermind"
        await person.press("down", "space", "enter")
        assert person.session.game is sixth
        assert person.session.match.names == ("Anna", "Arsène (mastermind)")
        assert person.session.match.options == sixth.options(lowest=True)


async def test_they_are_chosen_by_clicks(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(None, folder) as person:
        await choose_game(person, sixth)
        await person.click(row(person, "seats"))
        await person.click(row(person, "bot-3"))
        await person.click(person.keys["enter"])
        assert person.session.match.names == (
            "Anna",
            "Arsène (burglar)",
            "Irma (burglar)",
            "Raffles (mastermind)",
        )


async def test_the_language_is_chosen(folder: Path) -> None:
    async with sitting_at(None, folder, "fr") as person:
        await person.click(row(person, "language"))
        assert person.app.language == "en"
        assert row(person, "seats").setting.label == "Players"
        await person.press("l")
        assert row(person, "language").setting.value == "de"
        assert "Spiele über Diebe" in person.says("#title")
        await person.press("enter")
        assert isinstance(person.app.screen, PlayScreen)
        assert person.app.language == "de"


async def test_it_says_what_a_row_is_about(folder: Path) -> None:
    async with sitting_at(None, folder) as person:
        row(person, "bot-1").focus()
        await person.pilot.pause()
        assert person.says("#setting-help") == "Overlooks little, but does not think ahead."


async def test_what_the_game_objects_to_is_said_and_nothing_is_lost(folder: Path) -> None:
    async with sitting_at(None, folder) as person:
        screen = person.app.screen
        assert isinstance(screen, StartScreen)
        await choose_game(person, find_game("raubern"))
        screen._new_match.choose("seats", 2)
        screen._new_match.choose("starter", 4)
        await person.press("enter")
        assert person.app.screen is screen
        assert "Option starter" in next(iter(person.app._notifications)).message


async def test_the_newest_unfinished_match_is_offered(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(None, folder) as person:
        assert person.keys["r"].choice.label == "continue Vide-gousset (0 moves)"
        await person.press("r")
        assert person.session.path == session.path
        assert person.session.observe() == session.observe()


async def test_without_one_there_is_nothing_to_resume(folder: Path) -> None:
    async with sitting_at(None, folder) as person:
        assert "r" not in person.keys
        await person.press("r")
        assert isinstance(person.app.screen, StartScreen)


async def test_a_record_broken_meanwhile_is_refused(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(None, folder) as person:
        session.path.write_text("{")
        await person.press("r")
        assert isinstance(person.app.screen, StartScreen)
        assert person.app._notifications


async def test_q_quits(folder: Path) -> None:
    async with sitting_at(None, folder) as person:
        await person.press("q")
        assert not person.app.is_running


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_fits_a_small_screen(sixth: AnyGame, folder: Path, language: str) -> None:
    deal(sixth, folder)
    async with sitting_at(None, folder, language, SMALL) as person:
        screen = person.app.screen
        for item in person.keys.values():
            assert screen.region.contains_region(item.region)
            assert item.size.width * item.size.height >= item.columns
        settings = screen.query_one("#settings")
        rows = [row.region for row in screen.query(SettingRow)]
        assert all(map(settings.region.contains_region, rows)) or settings.max_scroll_y
