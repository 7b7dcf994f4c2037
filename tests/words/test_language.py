"""Which language is spoken."""

from __future__ import annotations

import pytest

from larcin.words import UnknownLanguage, find_language, spoken_language


@pytest.mark.parametrize("name", ["fr", "FR", "fr_CH.UTF-8", "fr-CA", "fr.UTF-8"])
def test_a_language_may_be_spelt_as_a_locale(name: str) -> None:
    assert find_language(name) == "fr"


@pytest.mark.parametrize("name", ["it", "", "français"])
def test_an_unknown_language_is_named(name: str) -> None:
    with pytest.raises(UnknownLanguage, match=f"'{name}'; the languages are: fr, en, de"):
        find_language(name)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LC_MESSAGES": "fr_FR", "LC_ALL": "de"}, "de"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_environment_says_which(environment: dict[str, str], language: str) -> None:
    assert spoken_language(environment) == language
