"""How strong the bots are, in every game: the page docs/bots.md is made by this command.

    python -m benchmarks.bots [GAME[:DEALS] ...] [--deals 100] [--journals FOLDER] [--page FILE]

In each game: the strongest bot among three greedy ones, against one, and the ladder of the
levels for people, each against the one below. Searching bots think 0.2 seconds of the processor.
A game may have a number of deals of its own: `adel:40`. Whatever is in the journals is not played
again, so the command may be stopped and started; give it another folder after bots have changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.console import Console

from larcin.arena import Contest, crew, settle
from larcin.arena.play import Result
from larcin.arena.ratings import rate
from larcin.arena.table import Table, tabulate
from larcin.arena.watch import hold
from larcin.bots.levels import LEVELS
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game, games

STRONGEST: Final = "ismcts:time=0.2"
CROWD: Final = 4

HEAD: Final = """\
# How strong the bots are

This page is made by `python -m benchmarks.bots`, which plays every match of it. Each deal is played
once from every rotation of seats; a share is what one seat wins of the victory, with the interval
that holds the true one in 95 of 100 cases. Searching bots think 0.2 seconds of the processor about
a move. `larcin arena` measures any other pairing.
"""


def held(contest: Contest, folder: Path, console: Console) -> tuple[Table, list[Result]]:
    """The table of a contest; what its journal lacks is played."""
    name = "-".join([contest.settings.game, *dict.fromkeys(contest.settings.bots)])
    path = folder / f"{name}-{contest.settings.seats}.ndjson".replace(":", "_")
    results = hold(contest, crew(), path, console)
    return tabulate(contest.settings, results), results


def line(game: AnyGame, table: Table, bot: str, against: str) -> str:
    """A row of the page: what a bot wins."""
    row = next(row for row in table.rows if row.bot == bot)
    share = f"{row.share.mean:.3f} ({row.share.low:.3f}–{row.share.high:.3f})"
    milliseconds = f"{row.seconds_per_move * 1000:.0f} ms"
    cells = (game.title, against, share, f"{table.even:.2f}", table.matches, milliseconds)
    return f"| {' | '.join(map(str, cells))} |"


Chosen = Sequence[tuple[AnyGame, int]]
"""Games, and how many deals of each are played."""


def strength(chosen: Chosen, folder: Path, console: Console) -> Iterator[str]:
    """The strongest bot against greedy ones."""
    yield f"## `{STRONGEST}` against `greedy`\n"
    yield "| game | against | wins | even | matches | time a move |"
    yield "| --- | --- | --- | ---: | ---: | ---: |"
    for game, deals in chosen:
        for seats in (2, CROWD):
            if seats in game.players:
                settings = settle(game, [STRONGEST, "greedy"], seats=seats)
                table, _ = held(Contest(settings, deals), folder, console)
                many = "one" if seats == 2 else "three"
                yield line(game, table, STRONGEST, f"{many} `greedy`")


def ladder(game: AnyGame, deals: int, folder: Path, console: Console) -> Iterator[str]:
    """Each level against the one below."""
    shares = {LEVELS[0]: ""}
    matches = deals * 2
    results: list[Result] = []
    for below, above in pairwise(LEVELS):
        table, played = held(Contest(settle(game, [above, below]), deals), folder, console)
        row = next(row for row in table.rows if row.bot == above)
        shares[above] = f"{row.share.mean:.3f} ({row.share.low:.3f}–{row.share.high:.3f})"
        results += played
    ratings = rate(results)
    yield f"\n### {game.title}\n\nEach step of the ladder: {matches} matches.\n"
    yield "| level | plays as | wins against the one below | rating |"
    yield "| --- | --- | --- | ---: |"
    for level, bot in zip(LEVELS, game.brain.levels, strict=True):
        rating = f"{ratings[level].mu:.1f} ± {2 * ratings[level].sigma:.1f}"
        yield f"| {level} | `{bot}` | {shares[level]} | {rating} |"


def page(chosen: Chosen, folder: Path, console: Console) -> Iterator[str]:
    """The whole page, line by line."""
    yield HEAD
    yield from strength(chosen, folder, console)
    yield "\n## Levels for people\n\nTwo players, each deal from both seats."
    yield "A rating is openskill's, from these matches alone: it compares levels of one game."
    for game, deals in chosen:
        yield from ladder(game, deals, folder, console)
    yield ""


def chosen_game(text: str, usual: int) -> tuple[AnyGame, int]:
    """A game, and after a colon the number of its deals."""
    slug, _, deals = text.partition(":")
    if deals and not deals.isdecimal():
        raise LarcinError(f"{text!r} has no number after the colon; for example, {slug}:40.")
    return find_game(slug), int(deals or usual)


def main() -> int:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(description="Measure all bots in all games.")
    parser.add_argument("games", nargs="*", metavar="GAME[:DEALS]", help="all of them by default")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--journals", type=Path, default=Path("build/bots"))
    parser.add_argument("--page", type=Path, default=Path("docs/bots.md"))
    args = parser.parse_args()
    console = Console(stderr=True)
    try:
        chosen = [chosen_game(text, args.deals) for text in args.games or games()]
        text = "\n".join(page(chosen, args.journals, console))
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 2
    args.page.write_text(text, encoding="utf-8")
    print(f"{args.page} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
