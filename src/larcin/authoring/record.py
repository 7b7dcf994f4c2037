"""Replays to keep beside a game: matches that end in each way, with each number of seats.

Deals are tried in their order. In every other one everybody plays the move that looks best by the
game's own heuristic, and in the rest any move, so the same command gives the same file as long as
rules and heuristic are the same. A stored file outlives both: it is replayed move by move.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from larcin.authoring.files import CannotMake, Made
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.options import choices, draw_options, spell
from larcin.kernel.pieces import Seat
from larcin.kernel.record import Record, read_record, record, write_record
from larcin.kernel.rng import SEED_BYTES, QuickRng

THIEVES: Final = ("Arsène", "Irma", "Cartouche", "Fantômette", "Mandrin", "Moll", "Robin", "Vidocq")
"""Who sits at the table, from seat 1 on."""

PATIENCE: Final = 10_000
"""How many deals are tried for an ending."""


def replay_paths(game: AnyGame) -> list[Path]:
    """The stored replays of a game."""
    return sorted((game.folder / "tests" / "replays").glob("*.json"))


def stored_replays(game: AnyGame) -> list[Record]:
    """What is in them."""
    return [read_record(path.read_bytes()) for path in replay_paths(game)]


def replay_file(match: Match) -> Made:
    """A match that is over, where its game's replays lie, named after its ending."""
    path = match.game.folder / "tests" / "replays" / f"{_name(match)}.json"
    return {path: write_record(record(match))}


def missing_replays(game: AnyGame) -> Made:
    """A replay of each ending and of each number of seats that none is stored of."""
    stored = stored_replays(game)
    seen = {each.outcome.reason for each in stored if each.outcome}
    seats = [each for each in game.players if each not in {len(one.seats) for one in stored}]
    made: dict[Path, bytes | None] = {}
    for ending in [each for each in game.endings if each not in seen]:
        match = find_any_match(game, ending, seats or list(game.players))
        seats = [each for each in seats if each != match.seats]
        made |= replay_file(match)
    for each in seats:
        made |= replay_file(play_out(game, each, game.options(), 0))
    return made


def find_match(game: AnyGame, ending: str, seats: int, options: Any) -> Match:
    """The first deal that ends in this way."""
    _check_ending(game, ending)
    matches = (play_out(game, seats, options, deal) for deal in range(PATIENCE))
    return _first(matches, ending)


def find_any_match(game: AnyGame, ending: str, seats: list[int]) -> Match:
    """The same, with any of these numbers of seats; by the default options where that is enough."""
    _check_ending(game, ending)
    return _first(_any_matches(game, seats), ending)


def _any_matches(game: AnyGame, seats: list[int]) -> Iterator[Match]:
    for deal in range(PATIENCE):
        count = seats[deal // 2 % len(seats)]
        plain = deal < PATIENCE // 50 or deal % 4 < 2
        options = game.options() if plain else draw_options(game, count, QuickRng(deal))
        yield play_out(game, count, options, deal)


def _check_ending(game: AnyGame, ending: str) -> None:
    if ending not in game.endings:
        endings = ", ".join(game.endings)
        raise CannotMake(f"{game.title} never ends by {ending}; its endings are: {endings}.")


def _first(matches: Iterator[Match], ending: str) -> Match:
    for match in matches:
        if match.outcome is not None and match.outcome.reason == ending:
            return match
    raise CannotMake(f"None of {PATIENCE} deals ended by {ending}.")


def play_out(game: AnyGame, seats: int, options: Any, deal: int) -> Match:
    """A whole match; where several seats are asked at once, the first of them answers first."""
    match = Match(game, thieves(seats), options, deal.to_bytes(SEED_BYTES, "big"))
    chance = QuickRng(deal)
    while match.outcome is None:
        seat = match.to_act[0]
        moves = match.moves(seat) if deal % 2 else best_moves(match, seat)
        match.play(seat, chance.choice(moves))
    return match


def thieves(seats: int) -> tuple[str, ...] | int:
    """So many names, or where there are not enough the mere number."""
    return THIEVES[:seats] if seats <= len(THIEVES) else seats


def best_moves(match: Match, seat: Seat) -> list[Any]:
    """The moves that look best to this seat."""
    seen = match.observe(seat)
    values = [match.game.brain.heuristic(seen.view, move) for move in seen.moves]
    highest = max(values)
    return [move for move, value in zip(seen.moves, values, strict=True) if value == highest]


def _name(match: Match) -> str:
    """`VG-R1-2-seats-lowest`: the ending, the seats, and what is not as by default."""
    assert match.outcome is not None
    given = msgspec.to_builtins(match.options)
    parts = [match.outcome.reason, str(match.seats), "seats"]
    for choice in choices(match.game.options):
        value = given[choice.name]
        if value != choice.default:
            parts += [choice.name] if value is True else [choice.name, spell(value)]
    return "-".join(parts).replace("_", "-")
