"""How strong the bots are, in every game: the page docs/bots.md is made by this command.

    python -m benchmarks.bots [GAME[:DEALS] ...] [--deals 100] [--journals FOLDER] [--page FILE]
                              [--known]

In each game: the strongest bot among three greedy ones, against one, and the ladder of the
levels for people, each against the one below. Searching bots think 0.2 seconds of the processor.
A game may have a number of deals of its own: `adel:40`. Whatever is in the journals is not played
again, so the command may be stopped and started; give it another folder after bots have changed.
With `--known` nothing is played: the page tells what the journals have.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.console import Console

from larcin.arena import Contest, crew, settle
from larcin.arena.journal import Journal
from larcin.arena.play import Result
from larcin.arena.progress import hold
from larcin.arena.ratings import rate
from larcin.arena.standings import Standings, standings_of
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


@dataclass(frozen=True)
class Referee:
    """Holds contests, and keeps their journals."""

    folder: Path
    console: Console
    is_playing: bool = True
    """Whether matches that a journal lacks are played."""

    def results(self, contest: Contest) -> list[Result]:
        """What came of a contest, as far as it was held."""
        name = "-".join([contest.settings.game, *dict.fromkeys(contest.settings.bots)])
        path = self.folder / f"{name}-{contest.settings.seats}.ndjson".replace(":", "_")
        if self.is_playing:
            return hold(contest, crew(), path, self.console)
        if not path.exists():
            return []
        with Journal(path, contest.settings) as journal:
            known = sorted(journal.results.values(), key=lambda each: each.fixture)
        rotations = Counter(each.deal for each in known)
        return [each for each in known if rotations[each.deal] == max(rotations.values())]


def line(game: AnyGame, standings: Standings, bot: str, against: str) -> str:
    """A row of the page: what a bot wins."""
    row = next(row for row in standings.rows if row.bot == bot)
    share = f"{row.share.mean:.3f} ({row.share.low:.3f}–{row.share.high:.3f})"
    milliseconds = f"{row.seconds_per_move * 1000:.0f} ms"
    cells = (game.title, against, share, f"{standings.even:.2f}", standings.matches, milliseconds)
    return f"| {' | '.join(map(str, cells))} |"


Chosen = Sequence[tuple[AnyGame, int]]
"""Games, and how many deals of each are played."""


def strength(chosen: Chosen, referee: Referee) -> Iterator[str]:
    """The strongest bot against greedy ones."""
    yield f"## `{STRONGEST}` against `greedy`\n"
    yield "| game | against | wins | even | matches | time a move |"
    yield "| --- | --- | --- | ---: | ---: | ---: |"
    for game, deals in chosen:
        for seats in (2, CROWD):
            if seats in game.players:
                contest = Contest(settle(game, [STRONGEST, "greedy"], seats=seats), deals)
                if results := referee.results(contest):
                    many = "one" if seats == 2 else "three"
                    standings = standings_of(contest.settings, results)
                    yield line(game, standings, STRONGEST, f"{many} `greedy`")


def ladder(game: AnyGame, deals: int, referee: Referee) -> Iterator[str]:
    """Each level against the one below."""
    cells = {LEVELS[0]: " | "}
    all_results: list[Result] = []
    for below, above in pairwise(LEVELS):
        contest = Contest(settle(game, [above, below]), deals)
        if results := referee.results(contest):
            standings = standings_of(contest.settings, results)
            share = next(row for row in standings.rows if row.bot == above).share
            cells[above] = (
                f"{share.mean:.3f} ({share.low:.3f}–{share.high:.3f}) | {standings.matches}"
            )
        all_results += results
    ratings = rate(all_results)
    yield f"\n### {game.title}\n"
    yield "| level | plays as | wins against the one below | matches | rating |"
    yield "| --- | --- | --- | ---: | ---: |"
    for level, bot in zip(LEVELS, game.brain.levels, strict=True):
        known = ratings.get(level)
        rating = f"{known.mu:.1f} ± {2 * known.sigma:.1f}" if known else ""
        yield f"| {level} | `{bot}` | {cells.get(level, ' | ')} | {rating} |"


def page(chosen: Chosen, referee: Referee) -> Iterator[str]:
    """The whole page, line by line."""
    yield HEAD
    yield from strength(chosen, referee)
    yield "\n## Levels for people\n\nTwo players, each deal from both seats."
    yield "A rating is openskill's, from these matches alone: it compares levels of one game."
    for game, deals in chosen:
        yield from ladder(game, deals, referee)
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
    parser.add_argument("--known", action="store_true", help="play nothing, tell what is known")
    args = parser.parse_args()
    referee = Referee(args.journals, Console(stderr=True), not args.known)
    try:
        chosen = [chosen_game(text, args.deals) for text in args.games or games()]
        text = "\n".join(page(chosen, referee))
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 2
    args.page.write_text(text, encoding="utf-8")
    print(f"{args.page} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
