"""Every sentence that a person reads, in French, English and German.

The shell's own words are in `text/`, a game's in the `text/` of its folder, both in Project
Fluent's format. Nothing here names a game: what a message is told about an event or a move is
read off the types of its fields.
"""

from larcin.words.language import UnknownLanguage, find_language, spoken_language
from larcin.words.words import Passage, Words

__all__ = ["Passage", "UnknownLanguage", "Words", "find_language", "spoken_language"]
