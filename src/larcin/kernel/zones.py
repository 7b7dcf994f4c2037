"""Where the pieces are and who may see them: the plain truth that the laws hold views to."""

from __future__ import annotations

from dataclasses import dataclass

from larcin.kernel.pieces import Piece, Seat

EVERYBODY: None = None
"""Also spectators."""

NOBODY: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on the table. `seen_by` counts memory: what a seat saw here once, it sees."""

    name: str
    pieces: tuple[Piece, ...]
    seen_by: tuple[Seat, ...] | None

    def is_seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat (`None`: a spectator) may know what lies here."""
        return self.seen_by is EVERYBODY or seat in self.seen_by
