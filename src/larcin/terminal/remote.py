"""A table of a server, as the screens want it. It contains no rules: the server has them."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from larcin.client import Client, Refusal, Unreachable, read_observation
from larcin.files import NotSaved
from larcin.kernel.errors import IllegalMove, LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Observation
from larcin.kernel.pieces import Seat
from larcin.kernel.record import Record
from larcin.kernel.registry import find_game
from larcin.kernel.rng import read_seed
from larcin.kernel.table import Outcome
from larcin.terminal.players import Player, read_player
from larcin.terminal.saving import save_record
from larcin.terminal.session import Thinker
from larcin.wire import Closed, Observed, TableState
from larcin.words import Words

PAUSE: Final = 1.0
"""Seconds until a server that went away is looked for again."""

Seen = Observation[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Visit:
    """Whom a server knows by which token, and at which table."""

    url: str
    token: str
    table: str


class RemoteSession:
    """A match that a server keeps."""

    trouble: str | None = None
    unsaved: str | None = None

    def __init__(self, visit: Visit, state: TableState, seen: Observed, folder: Path) -> None:
        self.visit = visit
        self._client = Client(visit.url, visit.token)
        self._seen: Seen = read_observation(seen)
        self._record: Record | None = None
        self.game: AnyGame = find_game(state.settings.game)
        self.players: tuple[Player, ...] = ()
        self.commitment = state.commitment or ""
        self._take_in(state)
        started = datetime.now().astimezone()
        name = f"{started:%Y-%m-%d-%H%M%S}-{self.game.slug}-{self.commitment[:8]}.json"
        self.path = folder / name

    @property
    def outcome(self) -> Outcome | None:
        """See `Session.outcome`: once it is over, the record has come, too."""
        return None if self._record is None else self._record.outcome

    @property
    def seed(self) -> bytes | None:
        """See `Session.seed`."""
        told = None if self._record is None else self._record.seed
        return None if told is None else read_seed(told)

    def words(self, language: str) -> Words:
        """See `Session.words`."""
        names = [player.name for player in self.players]
        return Words(self.game, language, names, self._seen.view.seat)

    def observe(self) -> Seen:
        """See `Session.observe`."""
        return self._seen

    async def play(self, move: Any, question: int | None) -> None:
        """See `Session.play`."""
        with_rule(await _caught(self._client.play(self.visit.table, question or 0, move)))

    async def take_back(self) -> None:
        """See `Session.take_back`."""
        with_rule(await _caught(self._client.take_back(self.visit.table)))

    def next_bot(self) -> Seat | None:
        """The server asks its bots itself."""
        return None

    def question_for(self, seat: Seat) -> Thinker:
        """See `next_bot`."""
        raise AssertionError("the server asks its bots itself")

    def answer(self, question: Any, move: Any) -> None:
        """See `next_bot`."""
        raise AssertionError("the server asks its bots itself")

    def coming_back(self) -> str:
        """See `Session.coming_back`: the server knows us by the token that we kept."""
        url, table = shlex.quote(self.visit.url), shlex.quote(self.visit.table)
        return f"larcin play --server {url} --table {table}"

    async def start_again(self, folder: Path) -> RemoteSession:
        """See `Session.start_again`: when all have agreed."""
        again = await self._client.rematch(self.visit.table)
        visit = Visit(self.visit.url, self.visit.token, again.id)
        return await sit_down(visit, folder)

    async def close(self) -> None:
        """See `Session.close`: the match goes on without us."""
        await self._client.close()

    async def follow(self) -> AsyncGenerator[None, None]:
        """See `Session.follow`. A server that goes away is looked for until it is back."""
        while self._record is None:
            try:
                async with self._client.watch(self.visit.table, self._seen.told) as messages:
                    async for message in messages:
                        self.trouble = None
                        if isinstance(message, Closed):
                            break
                        if await self._hear(message):
                            yield
            except LarcinError:
                pass  # it went away, or does not know us at the moment
            if self._record is None:
                self.trouble = "trouble-away"
                yield
                await asyncio.sleep(PAUSE)

    async def _hear(self, message: Any) -> bool:
        """Take a message in; whether it changes what is on the screen."""
        if isinstance(message, TableState):
            self._take_in(message)
            if message.outcome is not None:
                await self._keep(message.match or "")
            return True
        if isinstance(message, Observed):
            seen = read_observation(message)
            told = (*self._seen.events[: message.since], *seen.events)
            self._seen = replace(seen, events=told)
            return True
        return False

    def _take_in(self, state: TableState) -> None:
        self.players = tuple(read_player(seat.name or "") for seat in state.seats)

    async def _keep(self, match: str) -> None:
        """It is over: the record comes with its seed, and is kept here, too."""
        if self._record is None:
            self._record = await self._client.record(match)
            try:
                save_record(self.path, self._record)
            except NotSaved as error:
                self.unsaved = str(error)


async def sit_down(visit: Visit, folder: Path) -> RemoteSession:
    """Wait until the match at this table begins; whoever made the table lets it begin."""
    async with Client(visit.url, visit.token) as client:
        state: TableState | None = None
        async with client.watch(visit.table) as messages:
            async for message in messages:
                if isinstance(message, TableState):
                    state = message
                    if state.host and state.match is None and _is_full(state):
                        await _start(client, visit.table)
                if isinstance(message, Observed) and state is not None:
                    return RemoteSession(visit, state, message, folder)
                if isinstance(message, Closed):
                    break
    raise Unreachable("The server went away before the match began.")


async def _start(client: Client, table: str) -> None:
    try:
        await client.start(table)
    except Refusal as refusal:
        if refusal.problem.status != 409:  # a rematch begins by itself when all have agreed
            raise


def _is_full(state: TableState) -> bool:
    return all(seat.name is not None or seat.bot is not None for seat in state.seats)


async def _caught(asking: Any) -> Refusal | None:
    try:
        await asking
    except Refusal as refusal:
        return refusal
    return None


def with_rule(refusal: Refusal | None) -> None:
    """A refusal of the server as the one of the rules that it is, where it is one."""
    if refusal is None:
        return
    problem = refusal.problem
    if problem.rule is None:
        raise LarcinError(problem.detail)
    raise IllegalMove(problem.rule, problem.reason or "", problem.facts)
