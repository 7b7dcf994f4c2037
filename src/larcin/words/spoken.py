"""A game's words as a text, for a screen that says them itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

from larcin.words.catalogue import message_file

OF_THE_LEDGER: Final = ("rule-", "chapter-", "guide-", "shown-")
"""The rules and the guide are told by the server, to whoever asks for them."""


def spoken_text(folder: Path, language: str) -> str:
    """The messages of a folder in this language, without comments and without the rules."""
    text = message_file(folder, language).read_text(encoding="utf-8")
    said = [
        entry
        for entry in FluentParser(with_spans=False).parse(text).body
        if isinstance(entry, Message | Term) and not entry.id.name.startswith(OF_THE_LEDGER)
    ]
    for entry in said:
        entry.comment = None
    return FluentSerializer().serialize(Resource([*said]))
