"""Puzzles in a browser: a poor move and the best one, by taps and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game, games
from larcin.kernel.vocabulary import vocabulary_of
from larcin.puzzles import Puzzle, ask, puzzles_of
from larcin.words import Words
from larcin.words.catalogue import message_file, message_key
from tests.web.browser import HURRIED
from tests.web.conftest import Visitors
from tests.web.hands import Way
from tests.web.learner import LOCALES, SIZES, play_from_list, press
from tests.web.looking import violations

KEYS = message_file(find_game("maitres_voleurs").folder, "en").read_text(encoding="utf-8")
GAMES = [slug for slug, game in games().items() if puzzles_of(game)]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    ("language", "way", "device"), [("de", "taps", "phone"), ("fr", "keys", "desk")]
)
def test_a_puzzle_is_solved_on_the_second_try(
    server: str, browser: Browser, slug: str, language: str, way: Way, device: str
) -> None:
    game = find_game(slug)
    puzzle = next(iter(puzzles_of(game).values()))
    width, height = SIZES[device]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[language],
        has_touch=device == "phone",
        reduced_motion="reduce",
    )
    context.add_init_script(HURRIED)
    mistakes: list[str] = []
    context.on("weberror", lambda error: mistakes.append(str(error.error)))
    page = context.new_page()
    try:
        page.goto(f"{server}/puzzles/{slug}")
        which, worth = page.get_by_test_id("puzzle-which"), page.get_by_test_id("puzzle-worth")
        expect(which).to_have_attribute("data-puzzle", puzzle.id)
        play(page, game, puzzle, language, way, -1)
        expect(worth).to_have_attribute("data-good", "false")
        assert violations(page) == []
        press(page, way, page.get_by_test_id("puzzle-again"))
        expect(which).to_have_attribute("data-mood", "do")
        play(page, game, puzzle, language, way, 0)
        expect(worth).to_have_attribute("data-good", "true")
        words = Words(game, language, ask(game, puzzle).names, puzzle.seat)
        view = ask(game, puzzle).frame.observation.view
        best = vocabulary_of(game).moves[puzzle.values[0].moves[0]]
        expect(worth.locator("li.best")).to_contain_text(words.move(view, best))
        press(page, way, page.get_by_test_id("puzzle-next"))
        expect(which).not_to_have_attribute("data-puzzle", puzzle.id)
        press(page, way, which)
        expect(page.get_by_test_id("puzzle-shelf").locator("button.later")).to_have_text("1")
        assert violations(page) == []
    finally:
        context.close()
    assert mistakes == []


def play(page: Page, game: AnyGame, puzzle: Puzzle, language: str, way: Way, place: int) -> None:
    """The move that stands there in the order of what they are worth."""
    asked = ask(game, puzzle)
    words = Words(game, language, asked.names, asked.me)
    move = vocabulary_of(game).moves[puzzle.values[place].moves[0]]
    assert play_from_list(page, way, words, asked.frame.observation, move)


def test_what_was_found_is_remembered_and_the_daily_one_counts_days(
    server: str, visitors: Visitors
) -> None:
    page = visitors.come(size=(390, 844)).new_page()
    page.goto(f"{server}/puzzles/raubern/daily")
    game, which = find_game("raubern"), page.get_by_test_id("puzzle-which")
    expect(which).to_have_attribute("data-mood", "do")
    puzzle = puzzles_of(game)[which.get_attribute("data-puzzle") or ""]
    page.wait_for_timeout(300)
    page.get_by_test_id("list").wait_for()
    assert play_from_list(
        page,
        "keys",
        Words(game, "en", ask(game, puzzle).names, puzzle.seat),
        ask(game, puzzle).frame.observation,
        vocabulary_of(game).moves[puzzle.values[0].moves[0]],
    )
    expect(page.get_by_test_id("puzzle-worth")).to_have_attribute("data-good", "true")
    kept = page.evaluate("JSON.parse(localStorage.getItem('larcin-puzzles'))")
    assert kept["marks"] == {"raubern": {puzzle.id: "right"}}
    assert (kept["row"], kept["days"]) == (1, 1)


def test_keys_go_from_puzzle_to_puzzle(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    known = list(puzzles_of(find_game("raubern")))
    page.goto(f"{server}/puzzles/raubern/{known[0]}")
    which = page.get_by_test_id("puzzle-which")
    expect(which).to_have_attribute("data-puzzle", known[0])
    page.keyboard.press("n")
    expect(which).to_have_attribute("data-puzzle", known[1])
    page.keyboard.press("p")
    expect(which).to_have_attribute("data-puzzle", known[0])
    page.go_back()
    expect(which).to_have_attribute("data-puzzle", known[1])


def test_a_game_without_puzzles_says_so(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    page.goto(f"{server}/puzzles/vide_gousset")
    expect(page.get_by_text("no puzzles")).to_be_visible()


def test_which_games_have_puzzles(server: str, visitors: Visitors) -> None:
    page = visitors.come(size=(390, 844)).new_page()
    page.goto(server)
    page.get_by_role("link", name="Puzzles", exact=True).click()
    games = page.get_by_test_id("puzzle-games").locator("li")
    expect(games).to_have_count(len(GAMES))
    assert violations(page) == []
    games.first.get_by_role("link").first.click()
    expect(page.get_by_test_id("puzzle-which")).to_contain_text("Today’s")


def test_what_was_seen_in_the_match_is_shown(server: str, visitors: Visitors) -> None:
    """Nobody can remember a match that others played, so the log forgets nothing there."""
    page = visitors.come().new_page()
    page.goto(f"{server}/puzzles/maitres_voleurs")
    page.get_by_test_id("puzzle-which").wait_for()
    game = find_game("maitres_voleurs")
    puzzle = next(iter(puzzles_of(game).values()))
    asked = ask(game, puzzle)
    words = Words(game, "en", asked.names, asked.me)
    seen = [
        event
        for event in asked.frame.observation.events
        if message_key("faded", type(event).__name__) in KEYS
    ]
    log = page.locator("aside").inner_text()
    told = [words.event(event).strip() for event in seen]
    assert [each for each in told if each not in log] == []
    assert seen
