"""Whether the time of a bot's answer tells if it had a choice: asked as the server asks.

Questions come from matches that are played at random: those with one answer and those with
several, which nobody else can tell apart. What counts is how often a choice took longer than a
forced answer, of all pairs: 0.50 tells nothing, and 1.00 all.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from statistics import median

from larcin.bots.workers import Workers
from larcin.kernel.codec import encode
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng
from larcin.server.running.crew import Crew

EACH = 24
"""How many questions of each kind are asked."""

BOT = "mastermind"
"""The level that searches: the others look at each move once, and take a millisecond."""

SECONDS = 0.2
"""For each thought."""


async def timing(_: str | None) -> AsyncIterator[tuple[str, str]]:
    """As it was, and as it is."""
    for game in games().values():
        asked = _questions(game)
        if len(asked["forced"]) < EACH or len(asked["choice"]) < EACH:
            continue
        with Workers(1) as workers:
            for steady in (False, True):
                crew = Crew(workers, SECONDS, steady=steady)
                took = await _ask(crew, game.slug, asked)
                yield (
                    f"{game.slug}: {BOT} answers {'after an interval' if steady else 'at once'}",
                    _sentence(took),
                )


def _sentence(took: dict[str, list[float]]) -> str:
    forced, choice = took["forced"], took["choice"]
    pairs = [(one, other) for one in forced for other in choice]
    share = sum(one < other for one, other in pairs) / len(pairs)
    middle = {kind: f"{1000 * median(times):.0f} ms" for kind, times in took.items()}
    return (
        f"forced {middle['forced']}, choice {middle['choice']} (medians of {EACH});"
        f" a choice took longer in {share:.2f} of all pairs"
    )


async def _ask(crew: Crew, game: str, asked: dict[str, list[bytes]]) -> dict[str, list[float]]:
    """In turns; what was asked first is no part of it, as the bot had to be made."""
    took: dict[str, list[float]] = {"forced": [], "choice": []}
    for number in range(EACH):
        for kind, questions in asked.items():
            began = time.perf_counter()
            await crew.choose("seat", BOT, game, questions[number], "Anna")
            took[kind].append(time.perf_counter() - began)
    return {kind: times[EACH // 8 :] for kind, times in took.items()}


def _questions(game: AnyGame) -> dict[str, list[bytes]]:
    """Observations with a secret question, by how many answers there are."""
    found: dict[str, list[bytes]] = {"forced": [], "choice": []}
    for seed in range(40):
        for seen, answers in _play(game, seed):
            found["forced" if answers == 1 else "choice"].append(seen)
        if min(map(len, found.values())) >= EACH:
            break
    return found


def _play(game: AnyGame, seed: int) -> Iterator[tuple[bytes, int]]:
    match = Match(game, 3, seed=seed.to_bytes(32, "big"))
    chance = QuickRng(seed)
    while match.outcome is None:
        seat = match.to_act[0]
        seen = match.observe(seat)
        if seen.obvious is None:
            yield encode(seen), len(seen.moves)
        match.play(seat, seen.moves[chance.below(len(seen.moves))], match.question(seat))
