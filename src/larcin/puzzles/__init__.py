"""Puzzles: what would you do? What they are and how they are found is told in docs/puzzles.md."""

from larcin.puzzles.asking import DIFFICULTIES, Asked, Option, Told, ask, difficulty, tell
from larcin.puzzles.puzzle import BadPuzzle, Because, Puzzle, Valued, daily, match_of, puzzles_of

__all__ = [
    "DIFFICULTIES",
    "Asked",
    "BadPuzzle",
    "Because",
    "Option",
    "Puzzle",
    "Told",
    "Valued",
    "ask",
    "daily",
    "difficulty",
    "match_of",
    "puzzles_of",
    "tell",
]
