"""The counts in each game's tests/perft.txt still hold; `larcin author perft GAME` makes them."""

from __future__ import annotations

import pytest

from larcin.authoring.counts import Count, count_path, stored_counts
from larcin.kernel.game import AnyGame
from larcin.kernel.perft import perft
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import encode_table

COUNTS = [count for game in games().values() for count in stored_counts(game)]


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_there_are_as_many_sequences_of_moves_as_stored(count: Count) -> None:
    assert count.counted() == count.sequences


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
def test_every_number_of_seats_is_counted(game: AnyGame) -> None:
    missing = set(game.players) - {count.seats for count in stored_counts(game)}
    assert not missing, (
        f"{count_path(game)} has no line for {sorted(missing)} seats: "
        f"`larcin author perft {game.slug}` counts them"
    )


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
def test_counting_leaves_the_table_as_it_is(game: AnyGame) -> None:
    table = game.start(game.players[0], rng=QuickRng(1))
    before = encode_table(table)
    perft(game, table, 2)
    assert encode_table(table) == before
