"""Puzzles in the terminal: a table, a move by its number, and what all moves are worth."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from larcin.kernel.codec import convert
from larcin.kernel.game import AnyGame, Canvas
from larcin.puzzles import Asked, Because, Puzzle, Told, ask, puzzles_of, tell
from larcin.terminal.drawing import draw_hand, draw_table
from larcin.terminal.learn import LEAVE, Ask, Print, pick_move
from larcin.words import Words

NEXT: Final = "n"
BAR: Final = 20
FEW: Final = 8
"""So many moves are told, and the one that was made."""


class Riddler:
    """Puts one puzzle after the other to somebody who types."""

    def __init__(
        self, game: AnyGame, language: str, canvas: Canvas, write: Print, ask: Ask
    ) -> None:
        self._game = game
        self._language = language
        self._canvas = canvas
        self._write = write
        self._ask = ask

    def ask_all(self) -> None:
        """The easiest first, until they leave."""
        known = list(puzzles_of(self._game).values())
        for number, puzzle in enumerate(known, start=1):
            asked = ask(self._game, puzzle)
            words = Words(self._game, self._language, asked.names, asked.me)
            self._show(asked, words, words("riddle-place", number=number, all=len(known)))
            seen, question = asked.frame.observation, words("riddle-pick")
            move = pick_move(seen, words, self._write, self._ask, question, (NEXT, LEAVE))
            if move == LEAVE:
                return
            if move != NEXT:
                self._tell(puzzle, asked, move, words)
        self._write(Words(self._game, self._language)("riddle-done"))

    def _show(self, asked: Asked, words: Words, place: str) -> None:
        view = asked.frame.observation.view
        self._write("")
        self._write(draw_table(words, view, self._canvas))
        self._write(draw_hand(words, view, self._canvas))
        self._write(Text(f"\n{place} · {words('riddle-question')}", style="bold"))

    def _tell(self, puzzle: Puzzle, asked: Asked, move: object, words: Words) -> None:
        told: Told = tell(self._game, puzzle, move)
        view = asked.frame.observation.view
        verdict = words("riddle-good" if told.is_good else "riddle-poor")
        self._write(Text(f"\n{verdict}", style="bold"))
        self._write(words("riddle-why"))
        for place, option in enumerate(told.options):
            is_mine = move in option.moves
            if place < FEW or is_mine:
                share = round(100 * option.value.share)
                bar = "█" * round(BAR * option.value.share)
                name = words.move(view, move if is_mine else option.moves[0])
                line = f"{'→' if is_mine else ' '} {share:3}  {bar:{BAR}}  {name}"
                self._write(Text(line, style="bold" if is_mine else ""))
                if option.value.because is not None and (is_mine or place == 0):
                    self._write(Text(self._reason(option.value.because, place, words), style="dim"))

    def _reason(self, because: Because, place: int, words: Words) -> str:
        """What happens more often, or less, under the bar of its move."""
        said = words(
            "riddle-because" if place else "riddle-because-best",
            often=round(100 * because.often),
            other=round(100 * because.other),
            event=words.event(convert(because.event, self._game.event_type)),
        )
        return f"{'':7}{said}"
