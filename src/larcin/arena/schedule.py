"""Who plays which deal from where: each deal is played once from every rotation of seats.

A deal is a number. All chance comes from it: the same match is played the same way by
whichever worker gets it, today or after an interruption.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from larcin import __version__
from larcin.bots import make_bot
from larcin.kernel.errors import BadSeats
from larcin.kernel.game import AnyGame
from larcin.kernel.options import read_options, spell
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game
from larcin.kernel.rng import SEED_BYTES, QuickRng


class Settings(Struct, frozen=True, kw_only=True, tag="settings", forbid_unknown_fields=True):
    """What must be the same for results to belong together."""

    game: str
    rules_version: int
    larcin: str = __version__
    """Another version may have other bots under the same names."""

    bots: tuple[str, ...]
    """Who plays, one for each seat; rotation 0 seats them in this order."""

    options: dict[str, Any]
    seed: int = 0
    """Another seed gives other deals."""

    time: float | None = None
    """How long a bot may think about a move, in seconds."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)


class Fixture(NamedTuple):
    """One match to be played."""

    deal: int
    rotation: int


def settle(
    game: AnyGame,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    time: float | None = None,
) -> Settings:
    """Settings that can be played; the last bot named plays also the seats left over."""
    for bot in bots:
        make_bot(bot)
    chosen = read_options(game, options or {})
    count = len(bots) if seats is None else seats
    game.start(count, chosen, rng=QuickRng())  # refuses a wrong number of seats, and options
    if len(bots) > count:
        raise BadSeats(f"There are {len(bots)} bots for {count} seats.")
    return Settings(
        game=game.slug,
        rules_version=game.rules_version,
        bots=(*bots, *[bots[-1]] * (count - len(bots))),
        options=msgspec.to_builtins(chosen),
        seed=seed,
        time=time,
    )


def fixtures(seats: int, deals: int) -> Iterator[Fixture]:
    """All matches, deal by deal."""
    return (Fixture(deal, rotation) for deal in range(deals) for rotation in range(seats))


def seating(settings: Settings, rotation: int) -> tuple[str, ...]:
    """Who plays each seat."""
    return settings.bots[rotation:] + settings.bots[:rotation]


def seed_of(settings: Settings, deal: int) -> bytes:
    """The seed of a deal's matches: rotations differ in who plays, and in nothing else."""
    return _digest("deal", settings.seed, deal, size=SEED_BYTES)


def chance_of(settings: Settings, fixture: Fixture, seat: Seat, turn: int) -> QuickRng:
    """The chance that a bot has for one move; it tells nothing of the deal."""
    drawn = _digest("move", settings.seed, *fixture, seat, turn, size=8)
    return QuickRng(int.from_bytes(drawn, "big"))


def agreed(settings: Settings) -> dict[str, Any]:
    """The options that are not as usual."""
    usual = find_game(settings.game).options()
    return {
        name: value for name, value in settings.options.items() if value != getattr(usual, name)
    }


def command(settings: Settings, deals: int) -> str:
    """The command that plays these matches."""
    words = ["larcin", "arena", settings.game, *settings.bots, "--deals", str(deals)]
    for name, value in agreed(settings).items():
        words += ["--option", f"{name}={spell(value)}"]
    if settings.time is not None:
        words += ["--time", f"{settings.time:g}"]
    if settings.seed:
        words += ["--seed", str(settings.seed)]
    return shlex.join(words)


def _digest(*facts: object, size: int) -> bytes:
    return hashlib.blake2b(repr(facts).encode(), digest_size=size).digest()
