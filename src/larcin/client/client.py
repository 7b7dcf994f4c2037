"""A client of a larcin server, for programs: typed, asynchronous, and without a rule in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Final, Self, TypeVar, cast
from urllib.parse import urlencode

import httpx
from msgspec import MsgspecError, Struct

from larcin.kernel.codec import convert, decode, encode
from larcin.kernel.errors import LarcinError
from larcin.kernel.match import Observation, observation_type
from larcin.kernel.record import Record, read_record
from larcin.kernel.registry import find_game
from larcin.wire import (
    ChatLine,
    Claim,
    Farewell,
    Fill,
    FreeSeat,
    GameInfo,
    Hint,
    Link,
    Login,
    MatchPage,
    Moved,
    MyTable,
    NewLink,
    NewPassword,
    NewToken,
    NewUser,
    Observed,
    Problem,
    RatingPage,
    Saying,
    ServerMessage,
    SitDown,
    TableListed,
    TableSettings,
    TableState,
    Token,
    UseLink,
    User,
    Why,
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

    async def make_token(self, label: str, *, bot: bool = False) -> Token:
        """A token for another program of mine or, as a bot, with an account of its own."""
        return await self._post("/api/tokens", NewToken(label=label, bot=bot), Token)

    async def me(self) -> User:
        """Whom the server takes me for."""
        return await self._get("/api/me", User)

    async def claim(self, name: str, password: str) -> User:
        """Claim a name with a password."""
        return await self._post("/api/account", Claim(name=name, password=password), User)

    async def log_in(self, name: str, password: str) -> User:
        """Be who I am elsewhere, remembered by a cookie."""
        return await self._post("/api/login", Login(name=name, password=password), User)

    async def log_out(self, *, tokens: bool = False) -> None:
        """Be nobody again."""
        await self._ask("POST", f"/api/logout?tokens={str(tokens).lower()}")

    async def change_password(self, old: str, new: str) -> User:
        """Another password; I am logged out everywhere else."""
        return await self._post("/api/account/password", NewPassword(old=old, new=new), User)

    async def delete_account(self, password: str | None = None) -> None:
        """Be forgotten; what I have played stays."""
        content = encode(Farewell(password=password))
        await self._ask("POST", "/api/account/delete", content)

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

    async def free_seat(self, table: str, seat: int) -> TableState:
        """Ask whoever sits there to leave, before the match; for the host."""
        return await self._post(f"/api/tables/{table}/free", FreeSeat(seat=seat), TableState)

    async def leave(self, table: str) -> TableState:
        """Leave my seat."""
        return await self._post(f"/api/tables/{table}/leave", None, TableState)

    async def come_back(self, table: str) -> TableState:
        """Take my seat again from the bot that sat in for me."""
        return await self._post(f"/api/tables/{table}/return", None, TableState)

    async def start(self, table: str) -> TableState:
        """Begin the match, as its host."""
        return await self._post(f"/api/tables/{table}/start", None, TableState)

    async def fill(self, table: str, bot: str) -> TableState:
        """Let a bot take every free seat, as the host."""
        return await self._post(f"/api/tables/{table}/fill", Fill(bot=bot), TableState)

    async def rematch(self, table: str, bot: str | None = None) -> TableState:
        """Agree to play again, alone perhaps against another bot; the answer is the new table."""
        query = "" if bot is None else f"?{urlencode({'bot': bot})}"
        return await self._post(f"/api/tables/{table}/rematch{query}", None, TableState)

    async def hint(self, table: str) -> Hint:
        """What a bot would answer in my place."""
        return await self._post(f"/api/tables/{table}/hint", None, Hint)

    async def say(self, table: str, text: str) -> ChatLine:
        """Write a line in the chat."""
        return await self._post(f"/api/tables/{table}/chat", Saying(text=text), ChatLine)

    async def chat(self, table: str) -> list[ChatLine]:
        """What was said at a table."""
        return await self._get(f"/api/tables/{table}/chat", list[ChatLine])

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

    async def why(self, table: str, move: Any) -> Why:
        """Why I may not make this move now; nothing is played."""
        return await self._post(f"/api/tables/{table}/why", {"move": move}, Why)

    async def change(self, table: str, move: Any) -> Moved:
        """Replace my face-down choice."""
        return await self._post(f"/api/tables/{table}/change", {"move": move}, Moved)

    async def take_back(self, table: str) -> Moved:
        """Pick my face-down choice up again."""
        return await self._post(f"/api/tables/{table}/take_back", None, Moved)

    async def record(self, match: str) -> Record:
        """The record of a match."""
        return read_record((await self._ask("GET", f"/api/matches/{match}")).content)

    async def my_tables(self) -> list[MyTable]:
        """My tables whose match is not over, those that wait for me first."""
        return await self._get("/api/me/tables", list[MyTable])

    async def my_matches(self, after: str | None = None) -> MatchPage:
        """The matches that I have played, the latest first."""
        query = "" if after is None else f"?after={after}"
        return await self._get(f"/api/me/matches{query}", MatchPage)

    async def leaderboard(self, game: str, after: str | None = None) -> RatingPage:
        """The strongest at a game."""
        query = "" if after is None else f"?after={after}"
        return await self._get(f"/api/ratings/{game}{query}", RatingPage)

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
