"""The command about puzzles: to play them, to make more, and to check those that there are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins
from rich.console import Console
from rich.table import Table

from larcin.cli.common import (
    ROWS,
    WIDEST,
    BadUsage,
    GameName,
    GameOption,
    Language,
    ask_person,
    language_of,
    name_and_value,
    open_console,
    print_parts,
)
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame, Canvas
from larcin.kernel.options import read_options
from larcin.kernel.registry import find_game
from larcin.puzzles.checking import CLEAR, WRONG
from larcin.puzzles.puzzle import FOLDER, MINED, Puzzle, puzzles_of, read_collection
from larcin.puzzles.working import Progress, check_all, explain_all, make, renew_all
from larcin.terminal.riddle import Riddler
from larcin.words import Words


class NoPuzzles(LarcinError):
    """A game that nobody has mined puzzles for."""


def puzzles(
    game: GameName,
    wanted: Annotated[
        int | None, typer.Option("--make", min=1, help="Find so many more, and keep them.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Look at all of them again, in other worlds.")
    ] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Find out anew why their moves are good or bad.")
    ] = False,
    renew: Annotated[
        bool, typer.Option("--renew", help="Examine all anew, and drop what is none any more.")
    ] = False,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0, help="Look for no longer than that.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="In matches of so many; by default each in turn.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; by default one per core.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="By default that of the game's own folder.")
    ] = None,
    option: GameOption = None,
    chance: Annotated[
        str, typer.Option("--chance", help="Any word: another one, other worlds to check in.")
    ] = "again",
    lang: Language = None,
) -> None:
    """What would you do? Play puzzles of a game, make more of them, check or explain them."""
    found = find_game(game)
    if (wanted is not None) + check + explain + renew > 1:
        raise BadUsage("Give one of them: --make, --check, --explain or --renew.")
    path = file or found.folder / FOLDER / MINED
    if explain:
        _explain(path, explain_all(found, path, workers))
    elif renew:
        for name, is_one in renew_all(found, path, workers):
            print_parts(f"{name} {'is still one' if is_one else 'is none any more'}")
    elif wanted is not None:
        options = _options(found, option)
        _make(path, make(found, path, wanted, seconds, workers, seats, options))
    elif not check:
        _play(found, language_of(lang))
    else:
        known = puzzles_of(found).values() if file is None else read_collection(file, found).puzzles
        _check(found, list(known), chance, workers)


def _options(game: AnyGame, given: list[str] | None) -> dict[str, Any]:
    """Those that were given, as they are kept in a file."""
    named = dict(map(name_and_value, given or []))
    known = to_builtins(read_options(game, named))
    return {name: known[name] for name in named}


def _play(game: AnyGame, language: str) -> None:
    if not puzzles_of(game):
        words = Words(game, language)
        raise NoPuzzles(words("riddle-none", game=words("title")))
    canvas = Canvas(columns=min(open_console().width, WIDEST), rows=ROWS, memory_aid=True)
    Riddler(game, language, canvas, print_parts, ask_person).ask_all()


def _make(path: Path, made: Iterator[Progress]) -> None:
    console = open_console(stderr=True)
    try:
        _report(console, made)
    except KeyboardInterrupt:
        console.print("Stopped. The same command goes on with the next match.")
        raise
    console.print(f"Kept in {path}", soft_wrap=True)


def _report(console: Console, made: Iterator[Progress]) -> None:
    for progress in made:
        line = (
            f"{progress.matches} matches, {progress.tried} positions, {progress.found} puzzles "
            f"({progress.puzzles} in the file), {progress.seconds:.0f} s"
        )
        console.print(line, end="\r" if console.is_terminal else "\n", soft_wrap=True)
    if console.is_terminal:
        console.print()


def _explain(path: Path, explained: Iterator[Puzzle]) -> None:
    console = open_console(stderr=True)
    for number, puzzle in enumerate(explained, start=1):
        reasons = sum(value.because is not None for value in puzzle.values)
        line = f"{number}: {puzzle.id}, {reasons} of {len(puzzle.values)} moves have a reason"
        console.print(line, soft_wrap=True)
    console.print(f"Kept in {path}", soft_wrap=True)


def _check(game: AnyGame, known: list[Puzzle], chance: str, workers: int | None) -> None:
    by_id = {puzzle.id: puzzle for puzzle in known}
    table = Table("puzzle", "seats", "moves", "said", "again", "worlds", "verdict", box=None)
    wrong = clear = 0
    for verdict in check_all(game, known, chance, workers):
        puzzle = by_id[verdict.id]
        best, second = puzzle.values[:2]
        table.add_row(
            puzzle.id,
            str(puzzle.seats),
            str(len(puzzle.values)),
            f"{best.share:.2f}, next {second.less:.3f} ± {second.error:.3f} less",
            f"{verdict.lead:.3f} ± {verdict.error:.3f}",
            str(verdict.worlds),
            f"{verdict.is_} {verdict.why}".strip(),
        )
        wrong += verdict.is_ == WRONG
        clear += verdict.is_ == CLEAR
    print_parts(table, f"{len(known)} puzzles: {clear} clear, {wrong} wrong.")
    if wrong:
        raise typer.Exit(1)
