"""The command that lets bots play against each other."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from larcin.cli.common import (
    BadUsage,
    GameName,
    GameOption,
    name_and_value,
    open_console,
    print_parts,
)
from larcin.kernel.registry import find_game


def hold_arena(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="greedy random my_bot:Careful")
    ],
    deals: Annotated[
        int, typer.Option("--deals", min=1, help="How many; each is played from every seat.")
    ] = 200,
    seats: Annotated[
        int | None, typer.Option("--seats", help="By default one a bot; the last bot fills up.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; by default one per core.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster: its address, auto or local."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a journal, or begin it there."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all results as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots.")
    ] = None,
    time: Annotated[
        float | None,
        typer.Option("--time", metavar="SECONDS", min=0.001, help="For a bot to think of a move."),
    ] = None,
    option: GameOption = None,
    seed: Annotated[int, typer.Option("--seed", help="Another number, other deals.")] = 0,
) -> None:
    """Let bots play duplicate matches, and rate them."""
    from larcin import arena  # openskill takes a while: only who rates bots waits for it

    if workers is not None and ray is not None:
        raise BadUsage("--workers is for this machine and --ray for a cluster; give one of them.")
    options = dict(map(name_and_value, option or []))
    settings = arena.settle(
        find_game(game), bots, seats=seats, options=options, seed=seed, time=time
    )
    crew = arena.crew(workers, ray)
    journal = resume or arena.new_path(settings, os.environ)
    results = arena.hold(arena.Contest(settings, deals), crew, journal, open_console(stderr=True))
    standings = arena.standings_of(settings, results)
    if html is not None:
        arena.save_page(html, standings)
        open_console(stderr=True).print(f"Page: {html}", soft_wrap=True)
    if as_json:
        print(arena.write_json(standings, results))
    else:
        print_parts(arena.write_text(standings))
