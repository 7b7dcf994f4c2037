"""The counts in each game's tests/perft.txt still hold.

A line is `seats options seed after depth sequences`: the options are `-` or `key=value,...`,
the seed is a number or 64 hexadecimal digits, and `after` so many random moves there are so
many `sequences` of `depth` moves. What follows a `#` is a remark.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from larcin.kernel.codec import encode
from larcin.kernel.game import AnyGame
from larcin.kernel.options import read_options
from larcin.kernel.perft import perft
from larcin.kernel.registry import games
from larcin.kernel.rng import SEED_BYTES, QuickRng, Rng, read_seed
from larcin.kernel.table import Table, encode_table


class Count(NamedTuple):
    """A line of perft.txt."""

    game: AnyGame
    seats: int
    options: str
    seed: str
    after: int
    depth: int
    sequences: int

    def position(self) -> Table:
        """The table from which the moves are counted."""
        given = {} if self.options == "-" else dict(p.split("=") for p in self.options.split(","))
        options = read_options(self.game, given)
        table: Table = self.game.start(self.seats, options, rng=Rng(seed_of(self.seed)))
        chance = QuickRng(self.after)
        for _ in range(self.after):
            seat = self.game.to_act(table)[0]
            # Sorted, so that a position does not depend on the order in which moves are listed.
            moves = sorted(self.game.moves(table, seat), key=encode)
            self.game.apply(table, seat, chance.choice(moves))
        return table

    def __str__(self) -> str:
        return " ".join(map(str, (self.game.slug, *self[1:6])))


def seed_of(text: str) -> bytes:
    """A seed as 64 hexadecimal digits, or as a small number."""
    if len(text) == 2 * SEED_BYTES:
        return read_seed(text)
    return int(text).to_bytes(SEED_BYTES, "big")


def counts_of(game: AnyGame) -> list[Count]:
    """The lines of this game's perft.txt."""
    path = game.folder / "tests" / "perft.txt"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    rows = [line.partition("#")[0].split() for line in text.splitlines()]
    return [
        Count(game, int(seats), options, seed, int(after), int(depth), int(sequences))
        for seats, options, seed, after, depth, sequences in filter(None, rows)
    ]


COUNTS = [count for game in games().values() for count in counts_of(game)]


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_there_are_as_many_sequences_of_moves_as_stored(count: Count) -> None:
    assert perft(count.game, count.position(), count.depth) == count.sequences


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
def test_every_number_of_seats_is_counted(game: AnyGame) -> None:
    assert {count.seats for count in counts_of(game)} == set(game.players)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
def test_counting_leaves_the_table_as_it_is(game: AnyGame) -> None:
    table = counts_of(game)[0].position()
    before = encode_table(table)
    perft(game, table, 2)
    assert encode_table(table) == before
