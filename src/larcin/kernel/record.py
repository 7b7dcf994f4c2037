"""Records: matches as open files that outlive the program. The format is in docs/replays.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import (
    BadMessage,
    BadOption,
    BadRecord,
    BadSeats,
    LarcinError,
    UnknownGame,
)
from larcin.kernel.events import Event, redact
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.registry import find_game
from larcin.kernel.rng import commitment, read_seed
from larcin.kernel.table import Outcome

FORMAT: Final = "larcin-match-1"


class RecordedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Who played what."""

    seat: int
    move: dict[str, Any]


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match in a file. Moves and events are kept as plain JSON, so that a record of an
    older version of the rules can still be shown when the game has moved on.
    """

    format: Literal["larcin-match-1"] = FORMAT
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    seed: str | None
    moves: tuple[RecordedMove, ...]
    events: tuple[tuple[dict[str, Any], ...], ...]
    """What happened before the first move, and after each."""

    outcome: Outcome | None


def record(match: Match) -> Record:
    """The whole truth of a match, with its seed. Before the end it is for the server alone."""
    told = (match.opening, *(line.events for line in match.log))
    moves = tuple(RecordedMove(line.seat, _plain(line.move)) for line in match.log)
    return Record(
        game=match.game.slug,
        rules_version=match.game.rules_version,
        options=_plain(match.options),
        seats=match.names,
        commitment=match.commitment,
        seed=match.seed.hex(),
        moves=moves,
        events=tuple(tuple(map(_plain, events)) for events in told),
        outcome=match.outcome,
    )


def publish(match: Match) -> Record:
    """What may be given away: all of a finished match; of another, what a spectator heard."""
    whole = record(match)
    if match.outcome is not None:
        return whole
    # All in one: how many moves were made without a word is nobody's business.
    heard = tuple(_plain(redact(event, None)) for event in match.events)
    return msgspec.structs.replace(whole, seed=None, moves=(), events=(heard,))


def write_record(saved: Record) -> bytes:
    """The record as a JSON file."""
    return msgspec.json.format(msgspec.json.encode(saved), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """A record from a file, or `BadRecord` naming the field that is wrong."""
    try:
        return decode(data, Record)
    except BadMessage as error:
        raise BadRecord(error.field, f"This is not a record of a match. {error}") from None


def is_current(saved: Record, game: AnyGame) -> bool:
    """Whether today's rules are the rules it was played by."""
    return saved.rules_version == game.rules_version


def resume(saved: Record, turn: int | None = None, game: AnyGame | None = None) -> Match:
    """The match as it stood after so many moves (all of them by default), played again."""
    game = game or _game(saved)
    if not is_current(saved, game):
        raise BadRecord(
            "rules_version",
            f"It was played by version {saved.rules_version} of the rules of {game.title}; "
            f"this program has version {game.rules_version} and does not re-interpret it.",
        )
    last = len(saved.moves) if turn is None else turn
    if last not in range(len(saved.moves) + 1):
        raise BadRecord("moves", f"It has {len(saved.moves)} moves, so there is no turn {last}.")
    match = _start(game, saved)
    for number, line in enumerate(saved.moves[:last]):
        _replay(match, number, line)
    return match


def replay(saved: Record, first: int = 0, game: AnyGame | None = None) -> Iterator[Match]:
    """The match after so many moves, then after each further one: always the same match."""
    match = resume(saved, first, game)
    yield match
    for number, line in enumerate(saved.moves[first:], start=first):
        _replay(match, number, line)
        yield match


def verify(saved: Record, game: AnyGame | None = None) -> Match:
    """Check the commitment, replay every move, and compare all that happened."""
    match = resume(saved, game=game)
    happened = (match.opening, *(line.events for line in match.log))
    if len(saved.events) != len(happened):
        raise BadRecord("events", "The record has not as many events as moves.")
    for number, (told, events) in enumerate(zip(saved.events, happened, strict=True)):
        if not _is_told(events, told):
            raise BadRecord(
                f"events[{number}]", f"After move {number} it tells what did not happen."
            )
    if saved.outcome != match.outcome:
        raise BadRecord("outcome", "Its outcome is not the one that its moves lead to.")
    return match


def _is_told(events: Sequence[Event], told: Sequence[dict[str, Any]]) -> bool:
    """Whether this is what happened; only what a game tells since then may be missing."""
    place = 0
    for event in events:
        stored = told[place] if place < len(told) else {}
        missing = event.added - stored.keys()
        today = {name: value for name, value in _plain(event).items() if name not in missing}
        if encode(today) == encode(stored):
            place += 1
        elif "type" not in event.added:
            return False
    return place == len(told)


def _plain(value: Struct) -> dict[str, Any]:
    """As it will be read back from the file: lists and dicts, no tuples."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return plain


def _checked_seed(saved: Record) -> bytes:
    if saved.seed is None:
        raise BadRecord("seed", "It has no seed: that is published once the match is over.")
    try:
        seed = read_seed(saved.seed)
    except LarcinError as error:
        raise BadRecord("seed", f"Field seed: {error}") from None
    if commitment(seed) != saved.commitment:
        raise BadRecord(
            "commitment",
            "The seed is not the one that was promised: its SHA-256 differs from the commitment.",
        )
    return seed


def _game(saved: Record) -> AnyGame:
    try:
        return find_game(saved.game)
    except UnknownGame as error:
        raise BadRecord("game", f"Field game: {error}") from None


def _start(game: AnyGame, saved: Record) -> Match:
    seed = _checked_seed(saved)
    try:
        return Match(game, saved.seats, read_options(game, saved.options, strict=True), seed)
    except BadOption as error:
        raise BadRecord("options", f"Field options: {error}") from None
    except BadSeats as error:
        raise BadRecord("seats", f"Field seats: {error}") from None


def _replay(match: Match, number: int, line: RecordedMove) -> None:
    field = f"moves[{number}]"
    try:
        # Decoders are kept and converters are not: over JSON it is five times as fast.
        match.play(line.seat, decode(encode(line.move), match.game.move_type))
    except LarcinError as error:
        raise BadRecord(field, f"Move {number + 1} cannot be played: {error}") from None
