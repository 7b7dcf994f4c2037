"""Draws the pictures of the terminal: `python docs/pictures/make.py`.

Each is a match in play, led to its middle by the greedy bot, so that there is something to see.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from larcin.bots import make_bot
from larcin.kernel.registry import find_game
from larcin.kernel.rng import QuickRng
from larcin.terminal.app import LarcinApp
from larcin.terminal.local import LocalSession, Plan

HERE = Path(__file__).parent
SIZE = (118, 36)


def lead_on(session: LocalSession, turns: int) -> None:
    """Let the greedy bot sit in for the person for some turns."""
    greedy, rng = make_bot("greedy"), QuickRng(1)
    while turns or not session.observe().moves:
        seat = session.next_bot()
        if seat is not None:
            question = session.question_for(seat)
            session.answer(question, question.think())
            continue
        observation = session.observe()
        session.play(greedy.choose(observation, None, rng), observation.question)
        turns -= 1


async def draw(slug: str, bots: tuple[str, ...], seed: int, turns: int, picture: str) -> None:
    """One picture of a match in play."""
    game = find_game(slug)
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(game, "Colette", bots, game.options(), bytes([seed]) * 32)
        session = plan.start(Path(folder))
        lead_on(session, turns)
        app = LarcinApp(Path(folder), "Colette", "en", session)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.press("1")
            await pilot.pause()
            svg = app.export_screenshot(title=f"larcin play {slug}")
    # The fonts that it would fetch from elsewhere are left out; any monospaced one will do.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    (HERE / picture).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(draw("raubern", ("greedy", "random"), 52, 6, "terminal.svg"))
