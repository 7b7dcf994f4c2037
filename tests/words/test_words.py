"""The words of a game, for a table and a listener; here with a catalogue made for the test."""

from __future__ import annotations

import warnings
from dataclasses import replace
from pathlib import Path

import pytest

from larcin.authoring.template import SLUG
from larcin.kernel.errors import IllegalMove
from larcin.kernel.events import redact
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game, games
from larcin.kernel.table import Outcome
from larcin.words import Words
from larcin.words.catalogue import MissingWords, printable

NAMES = ("Anna", "Bruno")


@pytest.fixture
def sixth() -> AnyGame:
    return find_game(SLUG)


def game_saying(folder: Path, text: str) -> AnyGame:
    """Some game, with this catalogue instead of its own."""
    (folder / "text").mkdir()
    for language in ("fr", "en", "de"):
        (folder / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return replace(next(iter(games().values())), folder=folder)


# -- Messages -------------------------------------------------------------------------------


def test_a_games_words_come_before_the_shells(tmp_path: Path) -> None:
    words = Words(game_saying(tmp_path, "yes = aye"), "en")
    assert (words("yes"), words("no")) == ("aye", "no")


def test_without_a_game_there_is_the_shell() -> None:
    assert Words(None, "de")("yes") == "ja"


def test_no_isolation_marks(tmp_path: Path) -> None:
    words = Words(game_saying(tmp_path, "hello = Hello { $name }!"), "en")
    assert words("hello", name="Anna") == "Hello Anna!"


def test_numbers_choose_the_plural(tmp_path: Path) -> None:
    text = "coins = { $n ->\n    [one] one coin\n   *[other] { $n } coins\n }"
    words = Words(game_saying(tmp_path, text), "en")
    assert (words("coins", n=1), words("coins", n=3)) == ("one coin", "3 coins")


def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(MissingWords, match=r"In fr\.ftl, no-such-key is missing\."):
        Words(None, "fr")("no-such-key")


def test_a_missing_message_shows_its_key_on_a_screen() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert Words(None, "fr")("no-such-key") == "no-such-key"


def test_a_fact_that_is_not_told_is_an_error_in_tests(tmp_path: Path) -> None:
    words = Words(game_saying(tmp_path, "hello = Hello { $name }!"), "en")
    with pytest.raises(MissingWords, match="hello cannot be said"):
        words("hello")


def test_strangers_cannot_move_the_cursor() -> None:
    assert printable("A\x1b[2Jn\nna\u202e\x00") == "A[2Jn na"
    assert Words(None, "en", ["\x1b]0;x\x07Bo"]).player(0) == "]0;xBo"


def test_a_no_break_space_stays() -> None:
    assert printable("Oui\u00a0!") == "Oui\u00a0!"


# -- Tables ---------------------------------------------------------------------------------


def test_a_player_without_a_name_is_a_seat() -> None:
    assert Words(None, "en", NAMES).player(1) == "Bruno"
    assert Words(None, "en", NAMES).player(4) == "seat 5"


def test_an_event_is_told_to_each_listener(sixth: AnyGame) -> None:
    match = Match(sixth, NAMES, seed=bytes(32))
    dealt = match.opening[0]
    mine = Words(sixth, "en", NAMES, 0).event(redact(dealt, 0))
    theirs = Words(sixth, "en", NAMES, 1).event(redact(dealt, 1))
    assert mine.startswith("You are dealt")
    assert theirs == "Anna is dealt three cards."


def test_a_stored_event_that_still_fits_is_told_as_today(sixth: AnyGame) -> None:
    stored = {"type": "Stayed", "rule": "VG-2.5", "coins": 2}
    assert "purse" in Words(sixth, "en", NAMES).stored_event(stored)


@pytest.mark.parametrize(
    ("stored", "told"),
    [
        (
            {"type": "Burgled", "rule": "VG-9", "seat": 1, "loot": ["a"]},
            'Burgled: seat 1, loot ["a"]',
        ),
        ({"type": "Stayed", "rule": "VG-2.5"}, "Stayed"),
        ({"rule": "VG-9"}, "?"),
    ],
)
def test_a_stored_event_of_another_shape_is_told_plainly(
    sixth: AnyGame, stored: dict[str, object], told: str
) -> None:
    assert Words(sixth, "en", NAMES).stored_event(stored) == told


def test_winners_are_told_whether_they_are_alone(tmp_path: Path) -> None:
    text = "ending-AB-1_2 = { $winners } { $winners_is } { $winners_count }"
    words = Words(game_saying(tmp_path, text), "en", NAMES, me=0)
    assert words.ending(Outcome("AB-1.2", (3, 1), (1, 2))) == "Anna you 1"
    assert words.ending(Outcome("AB-1.2", (3, 3), (1, 1))) == "Anna, Bruno shared 2"
    assert words.ending(Outcome("AB-1.2", (1, 3), (2, 1))) == "Bruno other 1"


def test_a_fact_of_a_refusal_has_words_where_there_are_some(tmp_path: Path) -> None:
    text = "refusal-no = { $gem } { $pile } { $seats }\ngem-ruby = Rubin"
    words = Words(game_saying(tmp_path, text), "de", NAMES)
    error = IllegalMove("AB-1", "no", {"gem": "ruby", "pile": 3, "seats": (1,)})
    assert words.refusal(error) == "Rubin 3 Bruno"


# -- The ledger -----------------------------------------------------------------------------


def test_a_paragraph_stands_in_its_chapter(sixth: AnyGame) -> None:
    english, french = (Words(sixth, language).paragraph("VG-2.2") for language in ("en", "fr"))
    assert (english.title, english.kind) == ("A round", "text")
    assert english.says == "Everyone chooses a card from the hand and lays it face down."
    assert french.says != english.says
    assert french.reading != english.reading != ""


def test_a_chapter_is_its_title_and_its_paragraphs(sixth: AnyGame) -> None:
    chapter, *paragraphs = Words(sixth, "en").passages("VG-R")
    assert (chapter.title, chapter.says) == ("Rulings", "")
    assert [each.rule for each in paragraphs] == ["VG-R1", "VG-R2"]


def test_a_rule_that_is_no_more_is_said_to_be_so(sixth: AnyGame) -> None:
    assert "no such paragraph" in Words(sixth, "en").paragraph("VG-99").says
