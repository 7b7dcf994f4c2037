"""Messages in Project Fluent's format: found by their key, and filled in with facts."""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

SHELL: Final = Path(__file__).parent
"""The folder whose `text/` has the words that belong to no game."""

LINE_BREAK: Final = re.compile(r"[ \t\r\n]*[\t\r\n][ \t\r\n]*")
UNPRINTABLE: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)
"""What could move a cursor, recolour a screen or turn text around."""


class MissingWords(UserWarning):
    """A message is missing, or says something that it was not told.

    A warning: a player's screen shows the key instead, and a test fails.
    """


class Catalogue:
    """The messages of one language, from one or more folders; the first folder wins."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        # Isolation marks are for text that mixes directions; a terminal would show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(read_messages(message_file(folder, language)))

    def knows(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, facts: Mapping[str, object], attribute: str | None = None) -> str:
        """The message (or its attribute) with the facts filled in, on one printable line."""
        return printable(self._format(key, facts, attribute))

    def lines(self, key: str) -> list[str]:
        """A message of several lines, each of them printable; empty ones go."""
        said = [printable(line).strip() for line in self._format(key, {}).splitlines()]
        return [line for line in said if line]

    def _format(self, key: str, facts: Mapping[str, object], attribute: str | None = None) -> str:
        pattern = None
        if self.knows(key):
            message = self._bundle.get_message(key)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
        name = key if attribute is None else f"{key}.{attribute}"
        if pattern is None:
            self._warn(f"{name} is missing")
            return name
        said, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            self._warn(f"{name} cannot be said: {errors[0]}")
        return str(said)

    def _warn(self, what: str) -> None:
        warnings.warn(f"In {self.language}.ftl, {what}.", MissingWords, stacklevel=5)


@cache
def read_messages(path: Path) -> Resource:
    """The messages of a file. Reading takes a while, and the shell's are part of every game's."""
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def open_catalogue(language: str, *folders: Path) -> Catalogue:
    """The words of a game's folder, if one is given, and those of the shell."""
    return Catalogue(language, *folders, SHELL)


def message_file(folder: Path, language: str) -> Path:
    """Where the messages of a folder in this language are."""
    return folder / "text" / f"{language}.ftl"


def message_key(*parts: object) -> str:
    """A key out of parts, spelt as Fluent wants it: `rule-AB-3_4`."""
    return "-".join(str(part) for part in parts).replace(".", "_")


def printable(text: str) -> str:
    """Text as one harmless line: names and records come from strangers."""
    return UNPRINTABLE.sub("", LINE_BREAK.sub(" ", text))
