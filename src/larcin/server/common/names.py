"""Names as people see them: two that look alike are one, and one that cannot be seen is none.

The comparison is that of Unicode's technical standard 39 (a skeleton), with its table of characters
that are mistaken for each other; besides, large and small letters are the same here.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final, NamedTuple

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that show nothing, though Unicode takes them for letters, marks or symbols."""

TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what follows, also beyond the name."""

SELECTORS: Final = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0000, 0xE1000))
"""Characters that choose between forms of the one before: alone, they are nothing."""


def is_visible(name: str) -> bool:
    """Whether there is something to see, and nothing that would disturb what stands beside it."""
    return bool(_without_invisible(name).strip()) and not TURNING & set(name)


class Looks(NamedTuple):
    """What is left of a name when all is taken away in which look-alikes differ."""

    small: str
    """In small letters: a Greek name is the same in large ones."""

    written: str
    """As it is written: a large Greek Η looks like an H, and a small η does not."""


def looks(name: str) -> Looks:
    """How a name looks. Two names are alike if either is the same."""
    seen = _without_invisible(unicodedata.normalize("NFKC", name))
    return Looks(_skeleton(seen.casefold()), _skeleton(_prototypes_of(seen).casefold()))


def _skeleton(text: str) -> str:
    alike = _prototypes_of(unicodedata.normalize("NFKC", text)).casefold()
    same = alike.replace("i", "l")  # a large I is an l, and a small i is a large one
    return " ".join(same.split())


def name_key(name: str) -> str:
    """How names were compared before: `ANNA` is `Anna`, and blanks do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _without_invisible(text: str) -> str:
    return "".join(each for each in text if not _is_invisible(each))


def _is_invisible(char: str) -> bool:
    if unicodedata.category(char) == "Cf" or char in BLANK:
        return True
    return any(ord(char) in each for each in SELECTORS)


def _prototypes_of(text: str) -> str:
    apart = unicodedata.normalize("NFD", text).translate(_prototypes())
    return unicodedata.normalize("NFD", apart)


@cache
def _prototypes() -> dict[int, str]:
    """For each character the one that stands for all who look like it.

    The library keeps each pair in both directions. Whoever has several partners is their prototype.
    """
    from confusable_homoglyphs.confusables import confusables_data  # it reads a large file

    found: dict[int, str] = {}
    for char, partners in confusables_data.items():
        if len(char) == 1 and len(partners) == 1:
            other = partners[0]["c"].strip("\u200e")
            if len(other) > 1 or len(confusables_data.get(other, ())) > 1 or other < char:
                found[ord(char)] = other
    return found
