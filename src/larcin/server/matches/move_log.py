"""From the log of a match to the match, and to its record as it was stored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from larcin.kernel.codec import convert, decode, encode
from larcin.kernel.errors import BadRecord, LarcinError
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.record import Record, RecordedMove
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import commitment, read_seed
from larcin.server.common.models import Line, LineKind, StoredMatch, new_id, now


def heading(match: Match, table: str) -> StoredMatch:
    """What the log of a new match begins with."""
    return StoredMatch(
        id=new_id(),
        table=table,
        game=match.game.slug,
        rules_version=match.game.rules_version,
        options=msgspec.to_builtins(match.options),
        names=match.names,
        seed=match.seed.hex(),
        opening=encode(match.opening).decode(),
        started=now(),
    )


def line(
    kind: LineKind, seat: int, move: Any, events: Sequence[Any] = (), bot: str | None = None
) -> Line:
    """A line of the log, made now."""
    return Line(
        kind=kind,
        seat=seat,
        move=None if move is None else encode(move).decode(),
        events=encode(events).decode(),
        bot=bot,
        made=now(),
    )


def is_playable(stored: StoredMatch) -> bool:
    """Whether today's rules are the ones it began with."""
    game = games().get(stored.game)
    return game is not None and game.rules_version == stored.rules_version


def begin_again(stored: StoredMatch) -> Match:
    """The match before its first move."""
    game = find_game(stored.game)
    options = read_options(game, stored.options, strict=True)
    return Match(game, stored.names, options, read_seed(stored.seed))


def carry_out(match: Match, line: Line) -> None:
    """Do again what a line of the log says."""
    try:
        if line.move is None:
            match.take_back(line.seat)
        elif line.kind == "change":
            match.change(line.seat, decode(line.move, match.game.move_type))
        else:
            match.play(line.seat, decode(line.move, match.game.move_type))
    except LarcinError as error:
        sentence = f"The log of a match is damaged: after {len(match.log)} moves, {error}"
        raise BadRecord("moves", sentence) from error


def as_stored(stored: StoredMatch, lines: Iterable[Line]) -> Record:
    """The whole record of a match, read from its log and not from today's rules."""
    moves: list[RecordedMove] = []
    events = [msgspec.json.decode(stored.opening)]
    for each in lines:
        if each.kind == "play":
            moves.append(_recorded(each))
            events.append(msgspec.json.decode(each.events))
        elif each.kind == "change":
            moves[_last_of(moves, each.seat)] = _recorded(each)
        else:
            at = _last_of(moves, each.seat)
            del moves[at], events[at + 1]
    return convert(
        {
            "game": stored.game,
            "rules_version": stored.rules_version,
            "options": stored.options,
            "seats": stored.names,
            "commitment": commitment(read_seed(stored.seed)),
            "seed": stored.seed,
            "moves": msgspec.to_builtins(moves),
            "events": events,
            "outcome": msgspec.to_builtins(stored.outcome),
        },
        Record,
    )


def _recorded(line: Line) -> RecordedMove:
    return RecordedMove(line.seat, msgspec.json.decode(line.move or "{}"))


def _last_of(moves: Sequence[RecordedMove], seat: int) -> int:
    """What lies face down is the last that its seat did, and nothing was told of it."""
    return max(number for number, move in enumerate(moves) if move.seat == seat)
