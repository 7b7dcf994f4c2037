"""The page's own words: every key is said, and every language has all of them."""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import FluentParser, ast as ftl

from larcin.authoring.words import is_said, strings_on_screens
from larcin.bots.names import THIEVES
from larcin.kernel.registry import LANGUAGES, games
from larcin.lessons.course import RIVALS
from larcin.words.catalogue import SHELL, open_catalogue
from tests.test_texts import keys_of
from tests.web.browser import ROOT

WEB = ROOT / "web"
SAID = re.compile(r"""\b(?:say|words\.say)\(\s*["']([\w-]+)["']""")


def page_keys(language: str) -> set[str]:
    return set(keys_of(WEB, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_sound(language: str) -> None:
    text = (WEB / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


def test_every_language_has_the_same_keys() -> None:
    assert len({frozenset(page_keys(language)) for language in LANGUAGES}) == 1


def test_nothing_is_said_that_has_no_words() -> None:
    known = page_keys("en") | set(keys_of(SHELL, "en")) | {"score", "goal"}  # those are the games'
    said = {
        key
        for path in [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
        for key in SAID.findall(path.read_text(encoding="utf-8"))
    }
    assert said - known == set()
    assert len(said) > 100


def test_there_are_no_words_that_nobody_says() -> None:
    strings = strings_on_screens(WEB / "src")
    assert [key for key in page_keys("en") if not is_said(key, strings)] == []


def test_a_poster_says_what_the_game_is_called_in_each_language() -> None:
    covers = [(game, game.folder / "ui" / "cover.json") for game in games().values()]
    for game, cover in covers:
        if not cover.exists():
            continue
        lettering = json.loads(cover.read_text(encoding="utf-8"))["lettering"]
        for language in LANGUAGES:
            lines = lettering[language] if isinstance(lettering, dict) else lettering
            title = open_catalogue(language, game.folder).say("title", {})
            assert " ".join(lines) == title, (game.slug, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_robot_has_the_name_of_a_guest(language: str) -> None:
    guests = open_catalogue(language, WEB).say("guest-names", {}).split(", ")
    assert len(guests) > 5
    assert not {*guests} & {*THIEVES, *RIVALS}
