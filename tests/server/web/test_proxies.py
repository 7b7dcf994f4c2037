"""A proxy that is named says from where people come, and that they come by https; others do not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from larcin.kernel.registry import games
from larcin.server.common.limits import Limits
from larcin.server.running.settings import BadSettings, read_settings
from larcin.server.web import authentication
from larcin.wire import TableSettings
from tests.server.conftest import Running, serving

SECURE = {"x-forwarded-proto": "https"}
ORIGIN = "https://club.example"
HOST = {"host": "club.example"}


@asynccontextmanager
async def visiting(running: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=running.url, headers=HOST) as client:
        yield client


async def introduced(client: httpx.AsyncClient, **headers: str) -> httpx.Response:
    client.cookies.clear()
    return await client.post("/api/me", json={"name": "Anna"}, headers=headers)


async def test_a_named_proxy_is_believed(tmp_path: Path) -> None:
    limits = Limits(guests=2)
    async with (
        serving(str(tmp_path / "x.sqlite"), limits=limits, proxies=("127.0.0.0/8",)) as running,
        visiting(running) as client,
    ):
        secure = await introduced(client, origin=ORIGIN, **SECURE)
        assert secure.status_code == 200
        assert "Secure" in secure.headers["set-cookie"]
        assert (await introduced(client, origin=ORIGIN)).status_code == 403
        visitors = ["192.0.2.1"] * 3 + ["192.0.2.2"]
        got = [await introduced(client, **{"x-forwarded-for": each}) for each in visitors]
        assert [each.status_code for each in got] == [200, 200, 429, 200]


async def test_nobody_else_is_believed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    authentication._say_once.cache_clear()
    limits = Limits(guests=2)
    async with (
        serving(str(tmp_path / "x.sqlite"), limits=limits) as running,
        visiting(running) as client,
    ):
        plain = await introduced(client, **SECURE)
        assert "Secure" not in plain.headers["set-cookie"]
        visitors = ["192.0.2.1", "192.0.2.2"]
        got = [await introduced(client, **{"x-forwarded-for": each}) for each in visitors]
        assert [each.status_code for each in got] == [200, 429]
        refused = await introduced(client, origin=ORIGIN, **SECURE)
        assert refused.status_code == 403
    assert "--proxy" in caplog.text  # whoever has forgotten the setting is told


async def test_sockets_of_one_visitor_have_an_end_behind_a_proxy(tmp_path: Path) -> None:
    limits = Limits(sockets_each=2)
    async with (
        serving(str(tmp_path / "x.sqlite"), limits=limits, proxies=("127.0.0.1",)) as running,
        running.guest("Anna") as anna,
    ):
        settings = TableSettings(game=next(iter(games())), seats=(None, None), public=True)
        url = running.socket_url((await anna.make_table(settings)).id)
        one = {"x-forwarded-for": "192.0.2.1"}
        async with (
            connect(url, additional_headers=one) as first,
            connect(url, additional_headers=one) as second,
            connect(url, additional_headers={"x-forwarded-for": "192.0.2.2"}) as other,
        ):
            for each in (first, second, other):
                assert '"table"' in str(await each.recv())
            async with connect(url, additional_headers=one) as third:
                assert "too-many" in str(await third.recv())
                await third.wait_closed()
                assert third.close_code == 4429


@pytest.mark.parametrize("origin", ["https://127.0.0.1", "http://elsewhere.example", "null"])
async def test_a_socket_compares_the_scheme_too(tmp_path: Path, origin: str) -> None:
    async with serving(str(tmp_path / "x.sqlite")) as running, running.guest("Anna") as anna:
        settings = TableSettings(game=next(iter(games())), seats=(None, None), public=True)
        url = running.socket_url((await anna.make_table(settings)).id)
        host = running.url.removeprefix("http://")
        with pytest.raises(InvalidStatus):
            async with connect(url, origin=Origin(origin.replace("127.0.0.1", host))):
                pass
        async with connect(url, origin=Origin(running.url)) as welcome:
            assert '"table"' in str(await welcome.recv())


def test_a_proxy_is_an_address() -> None:
    with pytest.raises(BadSettings, match="A proxy is an address"):
        read_settings({"proxies": ["my proxy"]}, None, {})
    assert read_settings({"proxies": ["10.0.0.0/8"]}, None, {}).proxies == ("10.0.0.0/8",)


def test_limits_come_from_a_file_and_from_the_command(tmp_path: Path) -> None:
    file = tmp_path / "larcin.toml"
    file.write_text("[limits]\ntables = 7\nguests = 8\n")
    limits = read_settings({}, file, {}, ["guests=9", "idle_seconds=2.5"]).limits
    assert (limits.tables, limits.guests, limits.idle_seconds) == (7, 9, 2.5)
    for wrong in ("guests", "guests=many", "gests=1", "guests=0"):
        with pytest.raises(BadSettings):
            read_settings({}, None, {}, [wrong])
    assert read_settings({"limited": False}, file, {}).bounds.tables > 1_000_000
