"""Playing in the terminal, by keys and by clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.geometry import Spacing

from larcin.kernel.game import AnyGame
from larcin.kernel.record import verify
from larcin.kernel.registry import LANGUAGES, find_game
from larcin.terminal.local import resume_session
from larcin.terminal.play import PlayScreen
from larcin.terminal.questions import CHOICE_KEYS, COMMAND_KEYS
from larcin.terminal.saving import load
from larcin.terminal.widgets import ITEM_GAP, Item
from larcin.words import Words
from tests.terminal.screens import LARGE, MEDIUM, SMALL, Person, deal, nearly_over, sitting_at

pytestmark = pytest.mark.slow

GAME = find_game("raubern")
"""A game with moves of two fields and a table on which things get covered."""

RIGHT_GAP = Spacing(0, ITEM_GAP, 0, 0)
A_WHILE = 30.0
"""A pace at which no bot plays during a test."""


# -- Whole matches --------------------------------------------------------------------------


async def test_a_whole_match(folder: Path) -> None:
    await play_whole_match(GAME, folder, "fr", by_click=False)


async def test_some_moves_by_clicks(folder: Path) -> None:
    session = deal(GAME, folder)
    async with sitting_at(session, folder, "de") as person:
        for _ in range(3):
            await person.choose(by_click=True)
    assert len(verify(load(session.path)).log) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by_click", [False, True], ids=["keys", "clicks"])
async def test_a_whole_match_of_the_sixth_game(
    sixth: AnyGame, folder: Path, language: str, by_click: bool
) -> None:
    await play_whole_match(sixth, folder, language, by_click)


async def play_whole_match(game: AnyGame, folder: Path, language: str, by_click: bool) -> None:
    session = deal(game, folder)
    async with sitting_at(session, folder, language) as person:
        while session.outcome is None:
            await person.choose(by_click=by_click)
        assert session.words(language).ending(session.outcome) in person.sheet
    assert verify(load(session.path)).outcome == session.outcome


# -- The question and its answers -----------------------------------------------------------


async def test_it_asks_and_names_the_rule(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(session, folder) as person:
        assert person.says("#question").startswith("Your turn: choose a card to lay face down")
        assert person.says("#question").endswith("VG-2.2")
        labels = [item.choice.label for item in person.choices]
        assert labels == [f"Lay a {move.card}" for move in session.observe().moves]


async def test_moves_are_narrowed_and_the_last_stage_shows_whole_moves(folder: Path) -> None:
    session = deal(GAME, folder)
    async with sitting_at(session, folder) as person:
        await person.wait_for_bots()
        first = [item.choice.label for item in person.choices]
        await person.press("1")
        words, observation = session.words("en"), session.observe()
        sentences = {words.move(observation.view, move) for move in observation.moves}
        assert {item.choice.label for item in person.choices} <= sentences
        for key in ("escape", "backspace"):
            await person.press(key)
            assert [item.choice.label for item in person.choices] == first
            await person.press("1")
        assert session.observe().question == observation.question


async def test_nothing_is_offered_while_others_think(folder: Path, sixth: AnyGame) -> None:
    async with sitting_at(deal(sixth, folder, "greedy", "random"), folder, pace=A_WHILE) as person:
        await person.press("1")
        assert person.choices == []
        assert "Waiting for Arsène, Irma…" in person.says("#question")


def test_no_choice_has_the_key_of_a_command() -> None:
    assert not set(CHOICE_KEYS) & set(COMMAND_KEYS)
    assert len(set(CHOICE_KEYS)) == len(CHOICE_KEYS) >= 40


async def test_a_choice_without_a_key_can_be_clicked(
    sixth: AnyGame, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("larcin.terminal.questions.CHOICE_KEYS", ("1",))
    session = deal(sixth, folder)
    offered = session.observe().moves
    async with sitting_at(session, folder, pace=A_WHILE) as person:
        assert len(person.choices) == len(offered)
        await person.click(person.choices[-1])
        assert session.observe().chosen == offered[-1]


async def test_a_french_keyboard_needs_no_shift(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    offered = session.observe().moves
    async with sitting_at(session, folder, pace=A_WHILE) as person:
        await person.press("é")
        assert session.observe().chosen == offered[1]


# -- Taking back ----------------------------------------------------------------------------


async def test_a_face_down_choice_is_taken_back(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(session, folder, pace=A_WHILE) as person:
        asked, label = person.says("#question"), person.choices[1].choice.label
        await person.press("2")
        assert person.says("#question").startswith(f"Face down: {label} (u takes it back)")
        assert person.keys["u"].choice.label == "take back"
        await person.press("u")
        assert session.observe().chosen is None
        assert person.says("#question") == asked
        assert "u" not in person.keys


async def test_it_is_taken_back_by_a_click(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(session, folder, pace=A_WHILE) as person:
        await person.press("2")
        await person.click(person.keys["u"])
        assert session.observe().chosen is None


async def test_too_late_to_take_back(sixth: AnyGame, folder: Path) -> None:
    """The refusal is a line of the log like any other, with its rule."""
    async with sitting_at(deal(sixth, folder), folder) as person:
        await person.choose()
        await person.press("u")
        refusal = "Refused: Too late: there is no face-down choice left to take back.  VG-2.2"
        assert person.log[-1] == refusal
        assert person.app._notifications
        await person.press("question_mark")
        assert "VG-2.2" in person.sheet


async def test_an_answer_that_comes_after_taking_back_is_dropped(
    sixth: AnyGame, folder: Path
) -> None:
    session = deal(sixth, folder)
    async with sitting_at(session, folder, pace=A_WHILE) as person:
        await person.press("1")
        question = session.question_for(1)
        await person.press("u")
        person.table.post_message(PlayScreen.BotAnswered(question, question.think()))
        await person.pilot.pause()
        assert session.match.log == []


# -- The log and the rules ------------------------------------------------------------------


async def test_the_log_begins_with_the_promise(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(session, folder) as person:
        assert session.match.commitment in person.log[0]
        assert person.log[1].endswith("VG-1.2")


async def test_the_newest_line_is_in_sight(folder: Path) -> None:
    async with sitting_at(deal(GAME, folder), folder) as person:
        for _ in range(2):
            await person.choose()
            pane = person.table.query_one("#log")
            assert pane.scroll_offset.y == pane.max_scroll_y > 0


async def test_a_question_mark_opens_the_rule_behind_the_last_line(folder: Path) -> None:
    async with sitting_at(deal(GAME, folder), folder) as person:
        await person.choose()
        line, rule = person.log[-1].rsplit("  ", 1)
        await person.press("question_mark")
        assert line in person.sheet.replace("\n", " ")
        assert rule in person.sheet
        await person.press("question_mark")
        assert person.app.screen is person.table


async def test_arrows_go_from_line_to_line(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(deal(sixth, folder), folder) as person:
        await person.press("question_mark", "up")
        assert "You are dealt" in person.sheet
        await person.press("up", "up", "up")
        assert "A fair deal" in person.sheet
        await person.press("down", "down", "down", "down", "escape")
        assert person.app.screen is person.table


async def test_a_click_on_a_line_opens_its_rule(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(deal(sixth, folder), folder, size=LARGE) as person:
        last = person.table.query_one("#log").virtual_size.height - 1
        await person.pilot.click("#log", offset=(5, last))
        await person.pilot.pause()
        assert "Arsène is dealt" in person.sheet
        assert "VG-1.2" in person.sheet


async def test_a_line_that_was_chosen_opens_its_rule(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(deal(sixth, folder), folder) as person:
        await person.press("up", "question_mark")
        assert "You are dealt" in person.sheet


async def test_a_click_on_the_question_opens_its_rule(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(deal(sixth, folder), folder) as person:
        await person.click(person.table.query_one("#question"))
        assert "Everyone chooses a card from the hand" in person.sheet.replace("\n", " ")


async def test_the_rule_that_decided_is_behind_the_last_word(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(nearly_over(sixth, folder), folder) as person:
        await play_to_the_end(person)
        await person.press("escape")
        await person.click(person.table.query_one("#question"))
        assert person.session.outcome is not None
        assert person.session.outcome.reason in person.sheet


# -- Language, memory, help -----------------------------------------------------------------


async def test_the_language_is_switched_live(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(session, folder, "fr") as person:
        following = {"fr": "English", "en": "Deutsch", "de": "français"}
        for language in ("fr", "en", "de", "fr"):
            words = Words(sixth, language, ["Anna", "Arsène"], 0)
            assert person.keys["l"].choice.label == following[language]
            assert words("your-turn", question=words.question("VG-2.2")) in person.says("#question")
            assert person.log[1].startswith(words.event(session.observe().events[0]))
            await person.press("l")


async def test_the_language_changes_in_the_midst_of_a_choice(folder: Path) -> None:
    async with sitting_at(deal(GAME, folder), folder) as person:
        await person.wait_for_bots()
        await person.press("1")
        offered = len(person.choices)
        await person.press("l")
        assert len(person.choices) == offered
        assert "escape" in person.keys


async def test_the_memory_aid_is_switched(folder: Path) -> None:
    async with sitting_at(deal(GAME, folder), folder, size=LARGE) as person:
        for _ in range(2):
            await person.choose()
        plain = str(person.table.query_one("#table Static").render())
        await person.press("m")
        assert person.keys["m"].choice.label.endswith("✓")
        assert len(str(person.table.query_one("#table Static").render())) > len(plain)
        await person.press("m")
        assert str(person.table.query_one("#table Static").render()) == plain


async def test_help_tells_the_keys(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(deal(sixth, folder), folder) as person:
        await person.press("h")
        assert "take back a face-down choice" in person.sheet
        await person.click(person.keys["escape"])
        assert person.app.screen is person.table


# -- The end, quitting, resuming ------------------------------------------------------------


async def play_to_the_end(person: Person) -> None:
    while person.session.outcome is None:
        await person.choose()


async def test_the_end_proves_that_the_deal_was_fair(sixth: AnyGame, folder: Path) -> None:
    session = nearly_over(sixth, folder)
    async with sitting_at(session, folder) as person:
        await play_to_the_end(person)
        sheet = person.sheet.replace("\n", "").replace(" ", "")
        assert "1st" in sheet
        assert f"larcinverify{session.path}" in sheet
        assert session.match.seed.hex() in sheet
        assert "ItsSHA-256istheoneshownbeforethedeal." in sheet
        await person.press("escape", "r")
        assert "1st" in person.sheet


async def test_after_the_end_comes_a_new_match(sixth: AnyGame, folder: Path) -> None:
    session = nearly_over(sixth, folder, "random")
    async with sitting_at(session, folder) as person:
        await play_to_the_end(person)
        await person.press("n")
        assert person.session is not session
        assert person.session.players == session.players
        assert person.session.match.seed != session.match.seed
        assert person.session.path != session.path


async def test_during_a_match_n_does_nothing(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(session, folder) as person:
        await person.press("n", "r")
        assert person.app.screen is person.table
        assert person.session is session


async def test_quitting_in_the_middle_is_confirmed(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder)
    async with sitting_at(session, folder) as person:
        await person.press("q")
        assert "Leave this match?" in person.sheet
        assert "larcin play --resume" in person.sheet
        await person.press("escape")
        assert person.app.is_running
        await person.press("q", "q")
        assert not person.app.is_running


async def test_quitting_at_the_end_needs_no_question(sixth: AnyGame, folder: Path) -> None:
    async with sitting_at(nearly_over(sixth, folder), folder) as person:
        await play_to_the_end(person)
        await person.press("q")
        assert not person.app.is_running


async def test_an_interrupted_match_is_resumed(sixth: AnyGame, folder: Path) -> None:
    session = deal(sixth, folder, "random", "greedy")
    async with sitting_at(session, folder) as person:
        await person.choose()
        log = person.log
        await person.press("ctrl+c")
        assert person.app.return_code == 130
    async with sitting_at(resume_session(session.path), folder) as person:
        assert person.log == log
        await play_to_the_end(person)
    assert verify(load(session.path)).outcome is not None


async def test_a_match_that_cannot_be_saved_says_so(sixth: AnyGame, tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("")
    async with sitting_at(nearly_over(sixth, place), place) as person:
        assert "⚠ not saved:" in person.says("#title")
        await person.press("q")
        assert "will be lost" in person.sheet.replace("\n", " ")
        await person.press("escape")
        await play_to_the_end(person)
        assert "not saved" in person.sheet
        assert "larcin verify" not in person.sheet


# -- Sizes ----------------------------------------------------------------------------------


def assert_usable(person: Person) -> None:
    """Nothing essential is cut off: all is on the screen, or can be scrolled to."""
    screen = person.table.region
    for selector in ("#title", "#table", "#log", "#question", "#hand", "#choices", "#keys"):
        region = person.table.query_one(selector).region
        assert screen.contains_region(region), selector
    assert person.table.query_one("#table").size.height >= 6
    for item in [*person.choices, *person.table.query("#keys Item")]:
        assert isinstance(item, Item)
        assert item.size.width * item.size.height >= item.columns, item.choice
    for item in person.table.query("#keys Item"):
        assert screen.contains_region(item.region.shrink(RIGHT_GAP)), item
    pane, choices = person.table.query_one("#choices"), person.choices
    assert all(pane.region.contains_region(item.region) for item in choices) or pane.max_scroll_y


@pytest.mark.parametrize(
    ("language", "size"),
    [("fr", SMALL), ("en", SMALL), ("de", SMALL), ("fr", MEDIUM), ("de", MEDIUM), ("en", LARGE)],
)
async def test_every_size_is_usable(folder: Path, language: str, size: tuple[int, int]) -> None:
    bots = ["greedy"] * (GAME.players[-1] - 1)
    async with sitting_at(deal(GAME, folder, *bots), folder, language, size) as person:
        await person.wait_for_bots()
        assert_usable(person)
        await person.choose()
        await person.press("1")
        assert_usable(person)
        await person.press("m")
        assert_usable(person)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_keys_fit_when_the_match_is_over(
    sixth: AnyGame, folder: Path, language: str
) -> None:
    async with sitting_at(nearly_over(sixth, folder), folder, language) as person:
        await person.press("m")
        await play_to_the_end(person)
        await person.press("escape")
        assert set(person.keys) == set("?rnmlhq")
        assert_usable(person)


async def test_a_screen_may_change_its_size(folder: Path) -> None:
    async with sitting_at(deal(GAME, folder), folder, size=LARGE) as person:
        await person.wait_for_bots()
        await person.press("1")
        for size in (SMALL, MEDIUM, LARGE):
            await person.pilot.resize_terminal(*size)
            await person.pilot.pause()
            assert_usable(person)
        await person.choose()


async def test_a_large_table_scrolls(folder: Path) -> None:
    async with sitting_at(deal(GAME, folder, "greedy", "greedy"), folder) as person:
        await person.press("m")
        for _ in range(4):
            await person.choose()
        table = person.table.query_one("#table")
        assert table.max_scroll_y > 0
        await person.press("pagedown")
        assert table.scroll_offset.y > 0
        await person.press("pageup")
        assert table.scroll_offset.y == 0
