"""Analyse replays with polars.

Records of matches become one table: a row for each event, with the rule that it cites. Which rules
decide matches? Who starts well? It reads the folder of records that you name (`larcin play` keeps
yours in its state folder, under `matches`) and without one lets bots play a few matches first. It
needs the extra `research`.

    python examples/analyse_replays.py [FOLDER]
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    import polars as pl
except ModuleNotFoundError:
    sys.exit("This example needs the extra research: pip install -e '.[research]'")

from larcin.bots import make_bot
from larcin.kernel.match import Match
from larcin.kernel.record import Record, read_record, record
from larcin.kernel.registry import find_game
from larcin.kernel.rng import QuickRng


def played(count: int) -> Iterator[Record]:
    """Records of matches that are played now."""
    for deal in range(count):
        match = Match(find_game("raubern"), seats=3, seed=deal.to_bytes(32, "big"))
        bot, chance = make_bot("greedy"), QuickRng(deal)
        while match.outcome is None:
            seat = match.to_act[0]
            match.play(seat, bot.choose(match.observe(seat), None, chance))
        yield record(match)


def rows(number: int, saved: Record) -> Iterator[dict[str, Any]]:
    """The events of a match, one row each: turn 0 is the deal."""
    for turn, events in enumerate(saved.events):
        for event in events:
            yield {"match": number, "turn": turn, "event": event["type"], "rule": event["rule"]}


def main(folder: str | None = None) -> None:
    files = sorted(Path(folder).glob("*.json")) if folder else []
    records = [read_record(file.read_bytes()) for file in files] or list(played(25))
    events = pl.DataFrame(
        [row for number, saved in enumerate(records) for row in rows(number, saved)]
    )
    print(
        events.group_by("rule", "event")
        .agg(pl.len().alias("times"), (pl.len() / len(records)).round(1).alias("a match"))
        .sort("times", descending=True)
        .head(8)
    )
    ended = pl.DataFrame(
        {"winner": seat + 1, "score": saved.outcome.scores[seat]}
        for saved in records
        if saved.outcome is not None
        for seat in saved.outcome.winners
    )
    print(
        ended.group_by("winner").agg(pl.len().alias("won"), pl.col("score").mean()).sort("winner")
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
