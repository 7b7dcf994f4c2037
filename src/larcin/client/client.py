"""A client of a larcin server, for programs: typed, asynchronous, and without a rule in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Final, Self, TypeVar, cast

import httpx
from msgspec import MsgspecError, Struct

from larcin.kernel.codec import convert, decode, encode
from larcin.kernel.errors import LarcinError
from larcin.kernel.match import Observation, observation_type
from larcin.kernel.record import Record, read_record
from larcin.kernel.registry import find_game
from larcin.wire import (
    GameInfo,
    Link,
    Moved,
    NewLink,
    NewUser,
    Observed,
    Problem,
    ServerMessage,
    SitDown,
    TableListed,
    TableSettings,
    TableState,
    Token,
    UseLink,
    User,
)

T = TypeVar("T")

SILENCE: Final = 10.0
"""Seconds without a word after which a stream counts as dead."""


class Unreachable(LarcinError):
    """The server does not answer."""


class Refusal(LarcinError):
    """The server said no, and why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


class Client:
    """A visitor of a server. Use it as an async context manager."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self._http = httpx.AsyncClient(base_url=url.rstrip("/"), headers=headers, timeout=SILENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go away."""
        await self._http.aclose()

    # -- Who I am ---------------------------------------------------------------------------

    async def introduce(self, name: str) -> User:
        """Be a guest with this name, remembered by a cookie."""
        return await self._post("/api/me", NewUser(name=name), User)

    async def make_token(self, label: str) -> Token:
        """A token for another program of mine."""
        return await self._post("/api/tokens", {"label": label}, Token)

    # -- Tables -----------------------------------------------------------------------------

    async def games(self) -> list[GameInfo]:
        """The games that the server has."""
        return await self._get("/api/games", list[GameInfo])

    async def lobby(self) -> list[TableListed]:
        """The public tables."""
        return await self._get("/api/tables", list[TableListed])

    async def make_table(self, settings: TableSettings) -> TableState:
        """A new table, with me as its host."""
        return await self._post("/api/tables", settings, TableState)

    async def table(self, table: str) -> TableState:
        """All about a table but its match."""
        return await self._get(f"/api/tables/{table}", TableState)

    async def sit(self, table: str, seat: int | None = None) -> TableState:
        """Take a free seat."""
        return await self._post(f"/api/tables/{table}/sit", SitDown(seat=seat), TableState)

    async def leave(self, table: str) -> TableState:
        """Leave my seat."""
        return await self._post(f"/api/tables/{table}/leave", None, TableState)

    async def come_back(self, table: str) -> TableState:
        """Take my seat again from the bot that sat in for me."""
        return await self._post(f"/api/tables/{table}/return", None, TableState)

    async def start(self, table: str) -> TableState:
        """Begin the match, as its host."""
        return await self._post(f"/api/tables/{table}/start", None, TableState)

    async def give_link(self, table: str, link: NewLink) -> Link:
        """A link for somebody else."""
        return await self._post(f"/api/tables/{table}/links", link, Link)

    async def use_link(self, table: str, secret: str) -> Link:
        """Have what a link gives."""
        return await self._post(f"/api/tables/{table}/open", UseLink(secret=secret), Link)

    async def revoke_link(self, link: str) -> None:
        """Take a link back."""
        await self._ask("DELETE", f"/api/links/{link}")

    # -- Matches ----------------------------------------------------------------------------

    async def play(self, table: str, question: int, move: Any) -> Moved:
        """Answer a question. When this returns, the move is stored."""
        answer = {"question": question, "move": move}
        return await self._post(f"/api/tables/{table}/play", answer, Moved)

    async def change(self, table: str, move: Any) -> Moved:
        """Replace my face-down choice."""
        return await self._post(f"/api/tables/{table}/change", {"move": move}, Moved)

    async def take_back(self, table: str) -> Moved:
        """Pick my face-down choice up again."""
        return await self._post(f"/api/tables/{table}/take_back", None, Moved)

    async def record(self, match: str) -> Record:
        """The record of a match."""
        return read_record((await self._ask("GET", f"/api/matches/{match}")).content)

    @asynccontextmanager
    async def watch(
        self, table: str, since: int = 0
    ) -> AsyncIterator[AsyncIterator[ServerMessage]]:
        """The messages of a table, as they come."""
        path = f"/api/tables/{table}/stream"
        try:
            async with self._http.stream("GET", path, params={"since": since}) as response:
                if response.is_error:
                    await response.aread()
                    raise _refusal(response)
                yield _messages(response)
        except httpx.TransportError as error:
            raise Unreachable(f"The server went away: {error}.") from error

    # -- Asking -----------------------------------------------------------------------------

    async def _get(self, path: str, answer: type[T]) -> T:
        return decode((await self._ask("GET", path)).content, answer)

    async def _post(self, path: str, body: Any, answer: type[T]) -> T:
        content = None if body is None else encode(body)
        return decode((await self._ask("POST", path, content)).content, answer)

    async def _ask(self, method: str, path: str, content: bytes | None = None) -> httpx.Response:
        headers = {} if content is None else {"content-type": "application/json"}
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise Unreachable(f"The server does not answer: {error}.") from error
        if response.is_error:
            raise _refusal(response)
        return response


class _Heading(Struct):
    game: str


def read_observation(message: Observed) -> Observation[Any, Any, Any]:
    """The observation in a message, with the types of its game."""
    data = bytes(message.observation)
    heading: _Heading = decode(data, _Heading)
    return cast(
        "Observation[Any, Any, Any]", decode(data, observation_type(find_game(heading.game)))
    )


async def _messages(response: httpx.Response) -> AsyncIterator[ServerMessage]:
    async for line in response.aiter_lines():
        if line:  # an empty one says that the server is there
            yield decode(line, ServerMessage)


def _refusal(response: httpx.Response) -> LarcinError:
    try:
        return Refusal(convert(response.json(), Problem))
    except (LarcinError, ValueError, MsgspecError):
        return Unreachable(f"This is no larcin server; it says {response.status_code}.")
