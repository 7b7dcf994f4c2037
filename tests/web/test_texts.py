"""The page's own words: every key is said, and every language has all of them."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast as ftl

from larcin.authoring.words import is_said, strings_on_screens
from larcin.kernel.registry import LANGUAGES
from larcin.words.catalogue import SHELL
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
    known = page_keys("en") | set(keys_of(SHELL, "en"))
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
