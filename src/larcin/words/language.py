"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from larcin.kernel.errors import LarcinError
from larcin.kernel.registry import LANGUAGES

FALLBACK: Final = "en"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where POSIX keeps a person's language, the strongest first."""


class UnknownLanguage(LarcinError):
    """Nothing is translated into this language."""


def find_language(name: str) -> str:
    """The language with this name, which may also be spelt as a locale: `fr_CH.UTF-8`."""
    language = _language_part(name)
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"There are no words in language {name!r}; the languages are: {', '.join(LANGUAGES)}."
        )
    return language


def spoken_language(environment: Mapping[str, str]) -> str:
    """The language that this environment asks for, if there is one that larcin speaks."""
    locales = (environment.get(variable) for variable in LOCALE_VARIABLES)
    language = _language_part(next(filter(None, locales), FALLBACK))
    return language if language in LANGUAGES else FALLBACK


def _language_part(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
