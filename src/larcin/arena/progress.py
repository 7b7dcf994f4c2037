"""Holding an arena while somebody watches: a bar with the time left, and a word at the end."""

from __future__ import annotations

import shlex
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from larcin.arena.contest import Contest, Crew
from larcin.arena.journal import Journal
from larcin.arena.play import Result
from larcin.arena.schedule import command


def hold(contest: Contest, crew: Crew, path: Path, console: Console) -> list[Result]:
    """Play what the journal lacks, and answer with all results; Ctrl-C says how to go on."""
    with Journal(path, contest.settings) as journal:
        known = len(contest.fixtures) - len(contest.missing(journal))
        again = f" ({known} matches are in it)" if known else ""
        console.print(f"Journal: {path}{again}", soft_wrap=True)
        try:
            _play(contest, crew, journal, console)
        except KeyboardInterrupt:
            missing = len(contest.missing(journal))
            console.print(f"Stopped; {missing} matches are missing. To go on:")
            console.print(resuming(contest, path), soft_wrap=True)
            raise
        return contest.results(journal)


def _play(contest: Contest, crew: Crew, journal: Journal, console: Console) -> None:
    missing, total = len(contest.missing(journal)), len(contest.fixtures)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as bar,
        closing(contest.play(journal, crew)) as playing,  # workers go home before anything is said
    ):
        task = bar.add_task(contest.settings.game, total=total, completed=total - missing)
        for results in playing:
            bar.update(task, advance=len(results))


def resuming(contest: Contest, path: Path) -> str:
    """The command that goes on with this journal."""
    return f"{command(contest.settings, contest.deals)} --resume {shlex.quote(str(path))}"
