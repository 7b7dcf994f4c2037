"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count
from typing import Final

THIEVES: Final = ("Arsène", "Irma", "Raffles", "Moll", "Hannes", "Robin", "Cartouche", "Selina")


def thieves() -> Iterator[str]:
    """Names of thieves without end, each only once."""
    more = (f"{thief} {number}" for number in count(2) for thief in THIEVES)
    return chain(THIEVES, more)
