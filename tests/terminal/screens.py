"""Driving the terminal client in tests: opening it, waiting for bots, reading what it says."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList, Static

from larcin.kernel.game import AnyGame
from larcin.terminal.app import LarcinApp
from larcin.terminal.local import LocalSession, Plan
from larcin.terminal.play import PlayScreen
from larcin.terminal.sheets import Sheet
from larcin.terminal.widgets import Item

SMALL, MEDIUM, LARGE = (80, 24), (100, 30), (140, 45)


def deal(game: AnyGame, folder: Path, *bots: str, seed: bytes = bytes(32)) -> LocalSession:
    return Plan(game, "Anna", bots or ("greedy",), game.options(), seed).start(folder)


def nearly_over(game: AnyGame, folder: Path, *bots: str) -> LocalSession:
    """A match in which the person is asked for the last time."""
    session = deal(game, folder, *bots)
    while len(session.observe().moves) > 1:
        observation = session.observe()
        session.play(observation.moves[0], observation.question)
        while (seat := session.next_bot()) is not None:
            question = session.question_for(seat)
            session.answer(question, question.think())
    return session


class Person:
    """Somebody in front of the terminal."""

    def __init__(self, app: LarcinApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> PlayScreen:
        """The screen with the table, which may lie under a sheet."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, PlayScreen))

    @property
    def session(self) -> LocalSession:
        session = self.table.session
        assert isinstance(session, LocalSession)
        return session

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def click(self, widget: Widget) -> None:
        assert await self.pilot.click(widget)
        await self.pilot.pause()

    async def wait_for_bots(self) -> None:
        """Until the person is asked, or told how it ended."""
        while not (self.choices or isinstance(self.app.screen, Sheet)):
            await self.pilot.pause(0.001)
        await self.pilot.pause()

    async def choose(self, *, by_click: bool = False) -> None:
        """Pick the first of what is offered until a move is made, and wait for the others."""
        moves = len(self.session.match.log)
        while len(self.session.match.log) == moves:
            if by_click:
                await self.click(self.choices[0])
            else:
                await self.press("1")
        await self.wait_for_bots()

    # -- What the screen says ---------------------------------------------------------------

    def says(self, selector: str) -> str:
        return str(self.app.screen.query_one(selector, Static).content)

    @property
    def choices(self) -> list[Item]:
        return list(self.table.query("#choices Item").results(Item))

    @property
    def keys(self) -> dict[str, Item]:
        """The commands that are shown, by their key."""
        bars = self.app.screen.query("KeyBar Item").results(Item)
        return {item.choice.key: item for item in bars}

    @property
    def log(self) -> list[str]:
        pane = self.table.query_one("#log", OptionList)
        return [str(option.prompt) for option in pane.options]

    @property
    def sheet(self) -> str:
        """The title and the text of the sheet that lies on the table."""
        width = self.app.screen.query_one("#sheet-text").size.width
        text = self.app.screen.query_one("#sheet-text", Static)
        lines = [text.render_line(y).text for y in range(text.size.height)] if width else []
        return "\n".join([self.says("#sheet-title"), *lines])


@asynccontextmanager
async def sitting_at(
    session: LocalSession | None,
    folder: Path,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    pace: float = 0.0,
) -> AsyncIterator[Person]:
    app = LarcinApp(folder, "Anna", language, session, pace=pace)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Person(app, pilot)
