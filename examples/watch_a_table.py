"""Watch a table.

Two bots of a server play, and a spectator hears what everybody may hear: cards that are drawn stay
secret. Each observation brings the events since the last one, and `Words` says them, in French.

    python examples/watch_a_table.py
"""

import asyncio

from bot_on_a_server import larcin_server

from larcin.client import Client, read_observation
from larcin.kernel.registry import find_game
from larcin.wire import Observed, TableSettings, TableState
from larcin.words import Words


async def watch(url: str) -> None:
    async with Client(url) as host, Client(url) as stranger:
        await host.introduce("Host")
        settings = TableSettings(game="raubern", seats=("greedy", "random"), public=True)
        made = await host.make_table(settings)
        await host.start(made.id)
        (listed, *_) = await stranger.lobby()
        words = Words(find_game(listed.settings.game), "fr")
        async with stranger.watch(listed.id) as messages:
            async for message in messages:
                if isinstance(message, TableState):
                    words = Words(words.game, "fr", [seat.name or "?" for seat in message.seats])
                    if message.outcome is not None:
                        print(words.ending(message.outcome))
                        break
                if isinstance(message, Observed):
                    for event in read_observation(message).events:
                        print(words.event(event))


if __name__ == "__main__":
    with larcin_server() as address:
        asyncio.run(watch(address))
