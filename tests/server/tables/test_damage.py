"""A damaged row stops its own match: neither the start, nor the other tables, nor the lists."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from larcin.kernel.game import AnyGame
from larcin.server.common.damage import log
from larcin.server.common.errors import Damaged
from larcin.server.common.metrics import FIGURES
from larcin.server.storage.database import Statement
from larcin.server.storage.store import Store
from larcin.server.tables.registry import TableRegistry
from larcin.wire import CloseCode
from tests.server.conftest import serving
from tests.server.tables.test_table import Nobody, first_move, seated
from tests.server.talk import begin, refused, screen

DAMAGE = {
    "a move that is no JSON": "UPDATE moves SET move = '{' WHERE match_id = ? AND number = 0",
    "a move that was not legal": "UPDATE moves SET seat = 7 WHERE match_id = ? AND number = 0",
    "a line that is gone": "DELETE FROM moves WHERE match_id = ? AND number = 0",
    "a seed that is none": "UPDATE matches SET seed = 'x' WHERE id = ?",
    "options that are none": "UPDATE matches SET options = '[1' WHERE id = ?",
    "names of other seats": "UPDATE matches SET names = '[\"Anna\"]' WHERE id = ?",
    "settings that are none": "UPDATE tables SET settings = '{}' WHERE match_id = ?",
    "a seat that is gone": "DELETE FROM seats WHERE seat = 0 AND table_id = "
    "(SELECT id FROM tables WHERE match_id = ?)",
}


@pytest.mark.parametrize("sql", DAMAGE.values(), ids=DAMAGE.keys())
async def test_one_damaged_row_stops_one_match(store: Store, sixth: AnyGame, sql: str) -> None:
    tables = [await seated(store, sixth) for _ in range(3)]
    for table in tables:
        await table.start()
        for _ in range(2):
            seat = table.data.playing().match.to_act[0]
            await table.answer(seat, first_move(table, seat))
    damaged = tables[1].data.stored
    await store._database.write(Statement(sql, (damaged.match or "",), rows=1))
    counted = FIGURES.numbers.get("larcin_damaged_total", 0)
    registry = TableRegistry(store, Nobody())
    await registry.wake()
    assert registry.is_ready
    whole = {tables[0].data.id, tables[2].data.id}
    assert {table.data.id for table in registry.loaded()} == whole
    for _ in range(2):
        with pytest.raises(Damaged, match="damaged"):
            await registry.table(damaged.id)
    assert FIGURES.numbers["larcin_damaged_total"] == counted + 1
    assert whole <= {each.id for each in await store.public_tables(10)}


async def test_a_finished_match_that_is_damaged_is_left_out_of_lists(
    store: Store, sixth: AnyGame
) -> None:
    tables = [await seated(store, sixth) for _ in range(2)]
    for table in tables:
        await table.start()
        live = table.data.playing()
        while live.outcome is None:
            seat = live.match.to_act[0]
            await table.answer(seat, first_move(table, seat))
    matches = [table.data.playing().id for table in tables]
    await store.ratings.forget()
    spoilt = "UPDATE matches SET outcome = '{' WHERE id = ?"
    await store._database.write(Statement(spoilt, (matches[0],), rows=1))
    page = await store.finished_matches.page(user=None, game=None, after=None, limit=10)
    assert [each.id for each in page.matches] == [matches[1]]
    with pytest.raises(Damaged):
        await store.finished_matches.match(matches[0], None)
    await TableRegistry(store, Nobody()).wake()
    assert await store.ratings.of_match(matches[1])
    assert await store.ratings.of_match(matches[0]) == ()


async def test_whoever_opens_it_is_told(
    tmp_path: Path, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "s.sqlite")
    async with (
        serving(database) as running,
        running.guest("Anna") as anna,
        running.guest("Bruno") as bruno,
    ):
        table, match = await begin(sixth, anna, bruno)
        cookies = anna._http.cookies
    with sqlite3.connect(database) as file:
        file.execute("UPDATE matches SET seed = 'x' WHERE id = ?", (match,))
    file.close()
    said: list[str] = []
    monkeypatch.setattr(log, "exception", lambda text, what: said.append(text % what))
    async with serving(database) as running, running.guest("Carla") as carla:
        carla._http.cookies = cookies
        assert await refused(carla.table(table)) == (500, "damaged")
        assert [each.table.id for each in await carla.my_tables()] == [table]
        async with screen(running, table, carla) as shown:
            told = await shown.hear("bad")
            assert (told["problem"], "damaged" in told["sentence"]) == ("damaged", True)
            assert await shown.closed() == CloseCode.DAMAGED
        async with httpx.AsyncClient(base_url=running.url) as asking:
            assert (await asking.get("/ready")).status_code == 200
            assert "larcin_damaged_total" in (await asking.get("/metrics")).text
    assert said == [f"what is stored of match {match} is damaged"]
