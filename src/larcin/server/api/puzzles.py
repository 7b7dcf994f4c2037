"""The API about puzzles: which there are, what is seen there, and what the moves are worth."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Raw

from larcin.kernel.codec import convert, encode
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game
from larcin.puzzles import Because, Option, Puzzle, ask, daily, difficulty, puzzles_of, tell
from larcin.server.api.lessons import wire_frame
from larcin.server.common.errors import NotThere
from larcin.wire import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleMove,
    PuzzleOption,
    PuzzleReason,
    PuzzleShown,
)


@get("/api/games/{game:str}/puzzles", sync_to_thread=True)
def list_puzzles(game: FromPath[str]) -> PuzzleList:
    """The puzzles of a game, and today's."""
    found = find_game(game)
    today = datetime.now(UTC).date()
    chosen, known = daily(found, today), list(puzzles_of(found).values())
    return PuzzleList(
        daily=None if chosen is None else chosen.id,
        day=today.isoformat(),
        puzzles=tuple(
            PuzzleInfo(id=each.id, seats=each.seats, difficulty=difficulty(each, known))
            for each in known
        ),
    )


@get("/api/games/{game:str}/puzzles/{puzzle:str}", sync_to_thread=True)
def show_puzzle(game: FromPath[str], puzzle: FromPath[str]) -> PuzzleShown:
    """The table as the one who is asked sees it. What to do there it does not say."""
    found, put = find_puzzle(game, puzzle)
    asked = ask(found, put)
    return PuzzleShown(id=put.id, names=asked.names, me=asked.me, frame=wire_frame(asked.frame))


@post("/api/games/{game:str}/puzzles/{puzzle:str}", status_code=200, sync_to_thread=True)
def answer_puzzle(
    game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleMove]
) -> PuzzleAnswer:
    """What this move is worth, and all others. Nothing is kept of it."""
    found, put = find_puzzle(game, puzzle)
    told = tell(found, put, convert(data.move, found.move_type))
    return PuzzleAnswer(
        good=told.is_good,
        options=tuple(map(_option, told.options)),
        frame=None if told.frame is None else wire_frame(told.frame),
    )


def find_puzzle(slug: str, name: str) -> tuple[AnyGame, Puzzle]:
    """This puzzle, if there is one."""
    game = find_game(slug)
    puzzle = puzzles_of(game).get(name)
    if puzzle is None:
        raise NotThere(f"{game.title} has no puzzle called {name!r}.")
    return game, puzzle


def _option(option: Option) -> PuzzleOption:
    value = option.value
    return PuzzleOption(
        moves=tuple(Raw(encode(each)) for each in option.moves),
        share=value.share,
        less=value.less,
        error=value.error,
        worlds=value.worlds,
        ties=value.ties,
        points=value.points,
        rival=value.rival,
        because=None if value.because is None else _reason(value.because),
    )


def _reason(because: Because) -> PuzzleReason:
    event = Raw(encode(because.event))
    return PuzzleReason(event=event, often=because.often, other=because.other)


HANDLERS: Final = (list_puzzles, show_puzzle, answer_puzzle)
