"""Doors for researchers: every game as an OpenSpiel game and as a PettingZoo environment.

They name no game. `larcin.adapters.openspiel` and `larcin.adapters.pettingzoo` need the extra
`research`, and nothing else of larcin does.
"""

from __future__ import annotations

from larcin.kernel.errors import LarcinError


class MissingExtra(LarcinError):
    """A library is not installed that only researchers need."""

    def __init__(self, library: str) -> None:
        super().__init__(library)
        self.library = library

    def __str__(self) -> str:
        return (
            f"{self.library} is not installed; it comes with the extra `research`: "
            "pip install 'larcin[research]'."
        )
