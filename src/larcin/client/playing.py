"""A bot that plays at a table of a server, from wherever it runs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

from larcin.bots import make_bot
from larcin.bots.bot import Bot
from larcin.client.client import Client, Refusal, Unreachable, read_observation
from larcin.kernel.rng import Rng
from larcin.wire import Closed, Observed, TableState

PATIENCE: Final = 5
"""How often a server that went away is looked for again, without a word from it."""


class Player:
    """A bot in its seat."""

    def __init__(self, client: Client, table: str, bot: Bot, seconds: float) -> None:
        self.heard = 0
        """How many events it was told of."""

        self._client = client
        self._table = table
        self._bot = bot
        self._seconds = seconds
        self._answered: int | None = None

    async def look(self, message: Observed) -> None:
        """Answer the question that comes with this, if there is a new one."""
        seen = read_observation(message)
        self.heard = seen.told
        if seen.question is None or seen.question == self._answered:
            return
        deadline = time.monotonic() + self._seconds
        chance = Rng(secrets.token_bytes(32))
        move = await asyncio.to_thread(self._bot.choose, seen, deadline, chance)
        try:
            await self._client.play(self._table, seen.question, move)
        except Refusal as refusal:
            if refusal.problem.status != 409:  # a stale answer: the match has moved on
                raise
        self._answered = seen.question


async def play(
    client: Client,
    table: str,
    bot: Bot | str,
    seconds: float = 2.0,
    tell: Callable[[TableState], None] | None = None,
) -> TableState:
    """Play the match at this table to its end, from the seat that the client has there.

    The bot is one of larcin's by its name, or any object with the method `choose`. `tell` is
    called with the table as it is found, and whenever something about it changes.
    """
    chosen = make_bot(bot) if isinstance(bot, str) else bot
    player, tries = Player(client, table, chosen, seconds), 0
    while True:
        try:
            async with client.watch(table, player.heard) as messages:
                async for message in messages:
                    tries = 0
                    if isinstance(message, TableState):
                        if tell is not None:
                            tell(message)
                        if _is_over(message):
                            return message
                    if isinstance(message, Observed):
                        await player.look(message)
                    if isinstance(message, Closed):
                        break
        except Unreachable:
            if tries == PATIENCE:
                raise
        tries += 1
        await asyncio.sleep(min(0.1 * 2**tries, 2.0))


def _is_over(table: TableState) -> bool:
    return table.outcome is not None or table.closed is not None
