"""The seal of the deal: what is shown before the first card is what is opened after the last."""

from __future__ import annotations

import hashlib
import json

import pytest

from larcin.client import Client
from larcin.kernel.codec import encode
from larcin.server.storage.database import Statement
from larcin.server.storage.open_database import open_database
from larcin.wire import TableSettings
from tests.server.conftest import QUICK, Running, serving
from tests.server.talk import screen

pytestmark = pytest.mark.asyncio(loop_scope="module")

TWO = TableSettings(game=QUICK, seats=(None, None), public=True)


async def test_what_is_shown_before_the_deal_is_opened_at_the_end(
    running: Running, anna: Client, bruno: Client
) -> None:
    table = await anna.make_table(TWO)
    sealed = table.commitment
    stored = await running.registry.store.table(table.id)
    assert stored is not None
    assert (table.match, sealed is None, stored.seed is None) == (None, False, False)
    said = [encode(await each.sit(table.id)) for each in (anna, bruno)]
    async with screen(running, table.id, anna) as shown:
        told = await shown.hear("table")
        assert (told["match"], told["commitment"]) == (None, sealed)
        said.append(encode(await anna.start(table.id)))
        live = (await running.registry.table(table.id)).data.live
        assert live is not None
        said.append(json.dumps(await shown.hear("observation")).encode())
        while True:
            seat = live.match.to_act[0]
            question = live.match.question(seat)
            assert question is not None
            said.append(encode(await bruno.record(live.id)))
            await (anna, bruno)[seat].play(table.id, question, live.match.moves(seat)[0])
            if live.outcome is not None:
                break
            said.append(json.dumps(await shown.hear("observation")).encode())
    assert stored.seed is not None
    assert not any(stored.seed.encode() in each for each in said)
    record = await bruno.record(live.id)
    assert record.seed == stored.seed
    assert hashlib.sha256(bytes.fromhex(record.seed)).hexdigest() == record.commitment == sealed
    again = await anna.rematch(table.id)
    assert again.commitment not in (None, sealed)


async def test_a_table_from_before_seals_were_kept_still_begins(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    path = str(tmp_path_factory.mktemp("old") / "old.sqlite")
    async with serving(path) as running, running.guest("Anna") as anna:
        table = (await anna.make_table(TWO)).id
        await anna.sit(table)
        await anna.fill(table, "random")
    database = await open_database(path)
    await database.write(Statement("UPDATE tables SET seed = NULL"))
    await database.close()
    async with serving(path) as running:
        opened = await running.registry.table(table)
        assert opened.data.state(opened.data.seat_place(None)).commitment is None
        await opened.start()
        assert opened.data.state(opened.data.seat_place(None)).commitment is not None
