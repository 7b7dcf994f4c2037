"""`tests/perft.txt`: how many sequences of moves there are from some positions of a game.

A line is `seats options seed after depth sequences`: the options are `-` or `key=value,...`,
the seed is a number or 64 hexadecimal digits, and `after` so many random moves there are so
many `sequences` of `depth` moves. What follows a `#` is a remark.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from larcin.authoring.files import CannotMake, Made
from larcin.kernel.codec import encode
from larcin.kernel.game import AnyGame
from larcin.kernel.options import read_options
from larcin.kernel.perft import perft
from larcin.kernel.rng import SEED_BYTES, QuickRng, Rng, read_seed
from larcin.kernel.table import Table

HEAD: Final = "# Sequences of moves: seats options seed after depth sequences.\n\n"
ENOUGH: Final = 200
"""A new line is not counted any deeper once there are so many sequences."""

LINE: Final = re.compile(r"\s*(\d+)\s+(\S+)\s+([0-9a-fA-F]+)\s+(\d+)\s+(\d+)\s+(\d+)\s*")


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

    def counted(self) -> int:
        """How many sequences there are by the rules as they are now."""
        return perft(self.game, self.position(), self.depth)

    def __str__(self) -> str:
        return " ".join(map(str, (self.game.slug, *self[1:6])))


def seed_of(text: str) -> bytes:
    """A seed as 64 hexadecimal digits, or as a small number."""
    if len(text) == 2 * SEED_BYTES:
        return read_seed(text)
    return int(text).to_bytes(SEED_BYTES, "big")


def count_path(game: AnyGame) -> Path:
    """Where a game's counts are."""
    return game.folder / "tests" / "perft.txt"


def stored_counts(game: AnyGame) -> list[Count]:
    """The lines of this game's perft.txt."""
    found = [_read(game, number, line) for number, line in enumerate(_lines(game), start=1)]
    return [count for count in found if count is not None]


def count_file(game: AnyGame) -> Made:
    """Every stored line with its number counted anew, and a line for each other number of seats."""
    lines = [_recounted(game, number, line) for number, line in enumerate(_lines(game), start=1)]
    counted = {count.seats for count in stored_counts(game)}
    lines += [f"{_new_line(game, seats)}\n" for seats in game.players if seats not in counted]
    return {count_path(game): "".join(lines).encode()}


def _lines(game: AnyGame) -> list[str]:
    path = count_path(game)
    return (path.read_text(encoding="utf-8") if path.is_file() else HEAD).splitlines(keepends=True)


def _read(game: AnyGame, number: int, line: str) -> Count | None:
    told = line.partition("#")[0]
    if not told.strip():
        return None
    cells = LINE.fullmatch(told)
    if cells is None:
        raise CannotMake(
            f"{count_path(game)}, line {number}: six numbers are wanted (seats options seed after "
            f"depth sequences, with - for no options), not {told.strip()!r}."
        )
    seats, options, seed, after, depth, sequences = cells.groups()
    return Count(game, int(seats), options, seed, int(after), int(depth), int(sequences))


def _recounted(game: AnyGame, number: int, line: str) -> str:
    count, cells = _read(game, number, line), LINE.match(line)
    if count is None or cells is None:
        return line
    return line[: cells.start(6)] + str(count.counted()) + line[cells.end(6) :]


def _new_line(game: AnyGame, seats: int) -> str:
    count = Count(game, seats, "-", "1", 0, 1, 0)
    longest = game.bound(seats, game.options())
    sequences = count.counted()
    while sequences < ENOUGH and count.depth < longest:
        deeper = count._replace(depth=count.depth + 1)
        if deeper.counted() == 0:  # the match is over
            break
        count, sequences = deeper, deeper.counted()
    return " ".join(map(str, (*count[1:6], sequences)))
