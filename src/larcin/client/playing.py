"""A bot that plays at a table of a server, from wherever it runs."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from larcin.bots import make_bot
from larcin.bots.bot import Bot
from larcin.client.client import Client, Refusal, Unreachable, read_observation
from larcin.kernel.rng import Rng
from larcin.wire import Closed, Observed, TableState

PATIENCE: Final = 5
"""How often a server that went away is looked for again, without a word from it."""


async def play(client: Client, table: str, bot: str, seconds: float = 2.0) -> TableState:
    """Play the match at this table to its end, from the seat that the client has there."""
    player, heard, tries = make_bot(bot), 0, 0
    while True:
        try:
            async with client.watch(table, heard) as messages:
                async for message in messages:
                    tries = 0
                    if isinstance(message, TableState) and _is_over(message):
                        return message
                    if isinstance(message, Observed):
                        heard = await _answer(client, table, player, message, seconds)
                    if isinstance(message, Closed):
                        break
        except Unreachable:
            if tries == PATIENCE:
                raise
        tries += 1
        await asyncio.sleep(min(0.1 * 2**tries, 2.0))


async def _answer(
    client: Client, table: str, player: Bot, message: Observed, seconds: float
) -> int:
    """Answer the question that comes with this, if one does; how many events are told now."""
    seen = read_observation(message)
    if seen.question is not None:
        deadline = time.monotonic() + seconds
        chance = Rng(secrets.token_bytes(32))
        move = await asyncio.to_thread(player.choose, seen, deadline, chance)
        try:
            await client.play(table, seen.question, move)
        except Refusal as refusal:
            if refusal.problem.status != 409:  # a stale answer: the match has moved on
                raise
    return seen.told


def _is_over(table: TableState) -> bool:
    return table.outcome is not None or table.closed is not None
