"""Let your bot play on a server.

It starts a server on this machine, makes a table for two with one of the server's own bots, sits
down and plays. The client is asynchronous and typed; it contains no rule. At a server that runs
elsewhere `larcin connect` needs no program at all. With an invitation to a table:

    larcin connect 'INVITATION' --bot write_a_bot:Magpie

and at a table that is open to everybody, without one: `larcin connect URL --table ID --bot …`.

    python examples/bot_on_a_server.py
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from write_a_bot import Magpie

from larcin.client import Client, play
from larcin.wire import TableSettings


@contextmanager
def larcin_server() -> Iterator[str]:
    """The address of a server of our own, until the end of the block."""
    with TemporaryDirectory() as folder:
        place = ["--port", "0", "--database", str(Path(folder) / "tables.sqlite")]
        command = [sys.executable, "-m", "larcin", "serve", "--thinkers", "1", *place]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            try:  # it says: larcin serves at http://127.0.0.1:41387
                yield server.stdout.readline().split()[-1]
            finally:
                server.terminate()


async def visit(url: str) -> None:
    async with Client(url) as guest:
        await guest.introduce("Magpie's owner")
        wanted = TableSettings(game="raubern", seats=(None, "random"))
        table = await guest.make_table(wanted)
        await guest.sit(table.id)
        await guest.start(table.id)
        over = await play(guest, table.id, Magpie())
        assert over.outcome is not None
        assert over.match is not None
        record = await guest.record(over.match)
        print(
            f"Magpie was number {over.outcome.places[0]}; the record has {len(record.moves)} moves."
        )


if __name__ == "__main__":
    with larcin_server() as address:
        asyncio.run(visit(address))
