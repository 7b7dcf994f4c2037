"""Bots in processes of their own: they have the bytes of an observation, and nothing else."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from larcin.bots import make_bot
from larcin.bots.workers import Workers
from larcin.kernel.codec import decode, encode
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.registry import games
from larcin.kernel.rng import Rng

pytestmark = pytest.mark.slow

SEED = bytes(range(32))

HOST = """
import asyncio, time
from larcin.bots.workers import Workers
from larcin.kernel.codec import encode
from larcin.kernel.match import Match
from larcin.kernel.registry import games

async def main():
    game = next(iter(games().values()))
    match = Match(game, game.players[0], seed=bytes(32))
    seen = encode(match.observe(match.to_act[0]))
    await Workers(1).choose("x", "random", game.slug, seen, 1.0, bytes(32))
    print("asked", flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def ask_all(workers: Workers, game: AnyGame, match: Match, bot: str) -> list[object]:
    """What the bots of all asked seats choose, thinking at the same time."""
    answers = [
        workers.choose(
            f"{game.slug}-{seat}", bot, game.slug, encode(match.observe(seat)), 5.0, SEED
        )
        for seat in match.to_act
    ]
    return [decode(answer, game.move_type) for answer in await asyncio.gather(*answers)]


async def test_a_process_that_has_only_bytes_chooses_as_a_bot_here_does() -> None:
    with Workers(2) as workers:
        for game in games().values():
            match = Match(game, game.players[0], seed=bytes(32))
            chosen = await ask_all(workers, game, match, "ismcts:sims=15")
            for seat, move in zip(match.to_act, chosen, strict=True):
                here = make_bot("ismcts:sims=15").choose(match.observe(seat), None, Rng(SEED))
                assert move == here


async def test_whoever_waits_is_free() -> None:
    game = next(iter(games().values()))
    match = Match(game, game.players[0], seed=bytes(32))
    seat = match.to_act[0]
    ticks = 0
    with Workers(1) as workers:
        thinking = asyncio.ensure_future(
            workers.think("x", "ismcts", game.slug, encode(match.observe(seat)), 0.3, SEED)
        )
        while not thinking.done():
            await asyncio.sleep(0.005)
            ticks += 1
        move, opinions = await thinking
    assert ticks > 10
    assert decode(move, game.move_type) in match.moves(seat)
    assert opinions


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
async def test_a_killed_process_is_replaced() -> None:
    game = next(iter(games().values()))
    match = Match(game, game.players[0], seed=bytes(32))
    with Workers(1) as workers:
        before = await ask_all(workers, game, match, "greedy")
        (process,) = workers._pools[0]._processes.values()
        os.kill(process.pid or 0, signal.SIGKILL)
        process.join()
        assert await ask_all(workers, game, match, "greedy") == before


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_workers_end_with_whoever_asks_them() -> None:
    """They hold its output open: that ends when the last of them has."""
    process = subprocess.Popen([sys.executable, "-c", HOST], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"asked\n"
    process.kill()
    assert process.stdout.read() == b""
    process.wait()
    process.stdout.close()
