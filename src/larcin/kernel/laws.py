"""The laws that every game obeys, each written once.

A law looks at one position of a match and raises `LawBroken` if it does not hold there. The
laws are run over random matches and over every stored replay, of every registered game, by
the tests and by `larcin check`; other tests break games on purpose and see each law bite.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from typing import Any, Final

from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import BadRecord, IllegalMove
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.match import Match, Observation, Played, observation_type
from larcin.kernel.options import draw_options
from larcin.kernel.pieces import AGAIN, SEAT, Piece, Seat, marked, pieces_in
from larcin.kernel.record import Record, RecordedMove, read_record, record, resume, write_record
from larcin.kernel.rng import Chance, QuickRng
from larcin.kernel.table import Table, View, encode_table
from larcin.kernel.vocabulary import vocabulary_of

Eye = Seat | None
"""Who looks: a seat, or `None` for a spectator."""


class LawBroken(AssertionError):
    """A law that did not hold, and where."""

    def __init__(self, law: str, position: Position, what: str) -> None:
        self.law = law
        super().__init__(f"{law}, {position}: {what}")


class Position:
    """One moment of a match, with the move that led to it."""

    def __init__(self, match: Match, rng: Chance, before: Position | None, origin: str) -> None:
        self.game = match.game
        self.match = match
        self.table = match.table
        self.rng = rng
        self.turn = len(match.log)
        self.origin = origin
        self.eyes: tuple[Eye, ...] = (None, *range(match.seats))
        self.played: Played | None = match.log[-1] if match.log else None
        # The match plays on in the same table, so what is compared later is taken down now.
        self.seen = _seen_on(self.game, self.table, self.eyes)
        self.seen_before = before.seen if before is not None else {}
        self.copied = self.game.copy(self.table)
        self.code = encode_table(self.table)
        self.before = before
        if before is not None:
            before.before = None  # one step back is enough, and a chain would keep every table

    def __str__(self) -> str:
        return f"{self.game.slug}, {self.origin}, turn {self.turn}"

    @cached_property
    def views(self) -> dict[Eye, View]:
        """What everybody sees now."""
        return {eye: self.game.view(self.table, eye) for eye in self.eyes}

    @cached_property
    def worlds(self) -> dict[Eye, Table]:
        """For everybody, one world that they cannot rule out."""
        return {eye: self.game.imagine(view, self.rng.copy()) for eye, view in self.views.items()}

    @cached_property
    def observations(self) -> dict[Eye, Observation[Any, Any, Any]]:
        """All that goes out to everybody now, with what happened on the way here."""
        told = len(self.match.events) - len(self.told())
        return {eye: self.match.observe(eye, since=told) for eye in self.eyes}

    @cached_property
    def movers(self) -> tuple[Seat, ...]:
        """The seats that have a legal move."""
        seats = range(self.match.seats)
        return tuple(seat for seat in seats if self.game.moves(self.table, seat))

    def told(self) -> tuple[Any, ...]:
        """What happened on the way here."""
        return self.match.opening if self.played is None else self.played.events


def _seen_on(game: AnyGame, table: Table, eyes: tuple[Eye, ...]) -> dict[Eye, Counter[Piece]]:
    """The pieces that everybody may see on this table, by the zones they are in."""
    zones = game.zones(table)
    return {
        eye: Counter(chain.from_iterable(z.pieces for z in zones if z.is_seen_by(eye)))
        for eye in eyes
    }


Law = Callable[[Position], Iterable[str]]
"""Answers what is wrong with a position; nothing, where the law holds."""


# -- What is seen ---------------------------------------------------------------------------


def shown(at: Position) -> Iterator[str]:
    """A view shows exactly the pieces that the zones let its seat see, now or by memory."""
    for eye, view in at.views.items():
        yield from _shown(eye, view, at.seen[eye])


def staged(at: Position) -> Iterator[str]:
    """The same of every picture on the way here: what is shown was to be seen at that moment."""
    for told, table in at.match.pictures:
        for eye, seen in _seen_on(at.game, table, at.eyes).items():
            view = at.game.view(table, eye)
            yield from (f"after event {told}, {what}" for what in _shown(eye, view, seen))
            if decode(encode(view), at.game.view_type) != view:
                yield f"after event {told}, the view of {_name(eye)} does not survive JSON"


def _shown(eye: Eye, view: View, seen: Counter[Piece]) -> Iterator[str]:
    found = marked(view)
    named = Counter(piece for mark, piece in found if mark not in (SEAT, AGAIN))
    if dict(named) != seen:  # as dicts: counters compare slowly, and most are equal
        leaked, hidden = named - seen, seen - named
        yield f"the view of {_name(eye)} leaks [{_list(leaked)}], hides [{_list(hidden)}]"
    if any(mark == AGAIN and piece not in named for mark, piece in found):
        yield f"the view of {_name(eye)} repeats what it does not show"


def narrated(at: Position) -> Iterator[str]:
    """A redacted event names no piece that its hearer may not see before or after."""
    if at.played is not None and not at.seen_before:
        return  # nobody looked before this move
    for eye, observation in at.observations.items():
        before, now = at.seen_before.get(eye, Counter()), at.seen[eye]
        for event in observation.events:
            named = Counter(pieces_in(event))
            if any(count > max(before[piece], now[piece]) for piece, count in named.items()):
                leaked = named - (before | now)
                yield f"{type(event).__name__} tells {_name(eye)} of {_list(leaked)}"


def imagined(at: Position) -> Iterator[str]:
    """An imagined world looks, to who imagined it, exactly like the true one."""
    for eye, world in at.worlds.items():
        ask = at.game.script.steps[world.step].ask
        if not world.asked and world.outcome is None and ask is not None and ask(world):
            yield (
                f"{_name(eye)} imagines a table that asks nobody: imagine() ends with restore(), "
                "or with the script's ask_again()"
            )
        seen = at.game.view(world, eye)
        if seen != at.views[eye]:
            names = ", ".join(_differing(seen, at.views[eye]))
            yield f"{_name(eye)} imagines a world that it could tell from this one by its {names}"


def unseen(at: Position) -> Iterator[str]:
    """The legal moves of a seat do not depend on what it cannot see."""
    for eye, world in at.worlds.items():
        if eye is None:
            continue
        if tuple(at.game.moves(world, eye)) != tuple(at.game.moves(at.table, eye)):
            yield f"the moves of {_name(eye)} depend on what it does not see"


def public(at: Position) -> Iterator[str]:
    """Who is asked depends on public facts only: asking betrays nothing."""
    asked = at.game.to_act(at.table)
    for eye, world in at.worlds.items():
        if at.game.to_act(world) != asked:
            yield f"who is asked depends on what {_name(eye)} does not see"


# -- What is on the table -------------------------------------------------------------------


def conserved(at: Position) -> Iterator[str]:
    """The pieces in all zones are exactly the box, in the true world and in imagined ones."""
    box = Counter(at.game.box(at.match.seats, at.match.options))
    worlds: dict[str, Table] = {"the table": at.table}
    worlds |= {f"the world of {_name(eye)}": world for eye, world in at.worlds.items()}
    for name, world in worlds.items():
        pieces = Counter(chain.from_iterable(zone.pieces for zone in at.game.zones(world)))
        if dict(pieces) == box:  # as a dict: counters compare slowly, and most are equal
            continue
        if box - pieces:
            yield f"{name} has lost {_list(box - pieces)}"
        if pieces - box:
            yield f"{name} has invented {_list(pieces - box)}"


def copied(at: Position) -> Iterator[str]:
    """A copy is independent: playing on either leaves the other as it was."""
    if at.before is not None and encode_table(at.before.copied) != at.before.code:
        yield "playing on a table changed its copy"
    twin = at.game.copy(at.table)
    if encode_table(twin) != at.code:
        yield "a copy differs from its original"
    for seat in at.movers[:1]:
        at.game.apply(twin, seat, at.rng.choice(tuple(at.game.moves(twin, seat))))
    if encode_table(at.table) != at.code:
        yield "playing on a copy changed the table"


# -- Who is asked, and what they may answer -------------------------------------------------


def asked(at: Position) -> Iterator[str]:
    """Whoever is asked has a legal move, nobody else has, and somebody is until the end.

    Several are asked at once only face down: otherwise what is left of a question after one
    of them has answered could not be told from the view.
    """
    if at.game.to_act(at.table) != at.movers:
        yield f"asked are {at.game.to_act(at.table)}, but moves have {at.movers}"
    if bool(at.movers) == (at.match.outcome is not None):
        over = "it is over" if at.match.outcome else "it is not over"
        yield f"{over}, and moves have {at.movers or 'none'}"
    if len(at.movers) > 1 and not at.game.script.steps[at.table.step].facedown:
        yield "several are asked at once, but not face down"


def obvious(at: Position) -> Iterator[str]:
    """What is answered by itself is the only legal move.

    That it follows from public facts needs no law: the game is given the spectator's view alone.
    """
    for seat in range(at.match.seats):
        move = at.game.obvious(at.views[None], seat)
        if move is not None and tuple(at.game.moves(at.table, seat)) not in ((move,), ()):
            yield f"{move} of {_name(seat)} is called obvious, and is not its only move"


def reckoned(at: Position) -> Iterator[str]:
    """At the end, whatever a seat is told of the points adds up to the scores."""
    if at.match.outcome is None:
        return
    for eye in at.eyes:
        reckoning = at.match.reckoning(eye)
        sums = (
            () if reckoning is None else tuple(sum(p.points for p in ps) for ps in reckoning.parts)
        )
        if sums != at.match.outcome.scores:
            yield f"{_name(eye)} is told of {sums} points; they are {at.match.outcome.scores}"


def listed(at: Position) -> Iterator[str]:
    """Every legal move has its number in the game's vocabulary."""
    vocabulary = vocabulary_of(at.game)
    for seat in at.movers:
        for move in at.game.moves(at.table, seat):
            if move not in vocabulary:
                yield f"{move} of {_name(seat)} is not in the vocabulary"


def refused(at: Position) -> Iterator[str]:
    """An illegal move is refused, citing a rule of the ledger, and changes nothing."""
    moves = dict.fromkeys(line.move for line in at.match.log)
    for seat in range(at.match.seats):
        moves |= dict.fromkeys(at.game.moves(at.table, seat))
    for seat in range(at.match.seats):
        legal = set(at.game.moves(at.table, seat))
        illegal = [move for move in moves if move not in legal]
        if illegal:
            yield from _refuse(at, seat, at.rng.choice(illegal))
    if encode_table(at.table) != at.code or len(at.match.log) != at.turn:
        yield "a refused move changed something"


def _refuse(at: Position, seat: Seat, move: Any) -> Iterator[str]:
    try:
        at.match.play(seat, move)
    except IllegalMove as refusal:
        if not read_ledger(at.game.folder).knows(refusal.rule):
            yield f"the refusal of {move} cites {refusal.rule}, which is not in the ledger"
    else:
        yield f"{move} of {_name(seat)} is not among its moves, but was accepted"


def cited(at: Position) -> Iterator[str]:
    """Every event, question and outcome cites a rule of the ledger."""
    ledger = read_ledger(at.game.folder)
    rules = {type(event).__name__: event.rule for event in at.told()}
    rules["the step"] = at.game.script.rule(at.table)
    for what, rule in rules.items():
        if not ledger.knows(rule):
            yield f"{what} cites {rule}, which is not in the ledger"


# -- The whole match ------------------------------------------------------------------------


def determined(at: Position) -> Iterator[str]:
    """The same seed and the same moves lead to the same states, whatever else is random."""
    if at.match.outcome is None:
        return
    state = random.getstate()
    random.seed(f"another world than {at}")
    try:
        again = encode_table(resume(record(at.match), game=at.game).table)
    except BadRecord as error:
        again = str(error).encode()
    finally:
        random.setstate(state)
    if again != at.code:
        yield "the same seed and moves led to another state"


def encoded(at: Position) -> Iterator[str]:
    """What goes out as JSON comes back equal: options, moves, events, views, records."""
    for eye, observation in at.observations.items():
        if decode(encode(observation), observation_type(at.game)) != observation:
            yield f"the observation of {_name(eye)} does not survive JSON"
    for event in at.told():
        if decode(encode(event), at.game.event_type) != event:
            yield f"{type(event).__name__} does not survive JSON"
    if at.match.outcome is not None:
        saved = record(at.match)
        if read_record(write_record(saved)) != saved:
            yield "the record does not survive JSON"
        if decode(encode(at.match.options), at.game.options) != at.match.options:
            yield "the options do not survive JSON"


def bounded(at: Position) -> Iterator[str]:
    """A match ends within the bound that its game declares, in one of its ways."""
    bound = at.game.bound(at.match.seats, at.match.options)
    if at.turn > bound or (at.turn == bound and at.match.outcome is None):
        yield f"{at.turn} moves were made; the bound is {bound}"
    outcome = at.match.outcome
    if outcome is None:
        return
    if outcome.reason not in at.game.endings:
        yield f"it ended by {outcome.reason}, which is not among the game's endings"
    if not len(outcome.scores) == len(outcome.places) == at.match.seats or 1 not in outcome.places:
        yield f"the outcome does not place everybody: {outcome}"


LAWS: Final[Mapping[str, Law]] = {
    law.__name__: law
    for law in (
        shown,
        staged,
        narrated,
        imagined,
        unseen,
        public,
        conserved,
        copied,
        asked,
        obvious,
        listed,
        refused,
        cited,
        determined,
        encoded,
        reckoned,
        bounded,
    )
}


# -- Walking through matches ----------------------------------------------------------------


def obey(at: Position, laws: Mapping[str, Law] = LAWS) -> None:
    """Hold a position to these laws."""
    for name, law in laws.items():
        for what in law(at):
            raise LawBroken(name, at, what)


def random_match(
    game: AnyGame, number: int, laws: Mapping[str, Law] = LAWS, every: int = 1
) -> Match:
    """Play random match `number`, holding every position to the laws.

    The number decides all: seats, options, the deal and every move. With `every` above 1
    only one position in so many is looked at, at random, besides the first and the last:
    long matches of many seats take hours otherwise.
    """
    match, rng = random_start(game, number)
    match.staged = True
    origin = f"random match {number}"
    at = Position(match, rng, None, origin)
    obey(at, laws)
    while match.outcome is None:
        skipped = rng.below(2 * every - 1)
        for _ in range(skipped):
            _play_at_random(match, rng)
        if skipped:
            at = Position(match, rng, None, origin)
        if match.outcome is None:
            _play_at_random(match, rng)
            at = Position(match, rng, at, origin)
        obey(at, laws)
    return match


def _play_at_random(match: Match, rng: Chance) -> None:
    """One random move of somebody who has one, unless it is over."""
    movers = [seat for seat in match.to_act if match.moves(seat)]
    if movers:
        seat = rng.choice(movers)
        match.play(seat, rng.choice(tuple(match.moves(seat))))


def random_start(game: AnyGame, number: int) -> tuple[Match, Chance]:
    """Random match `number` before its first move, and the chance that decides the moves."""
    rng = QuickRng.numbered(number)
    seats = rng.choice(game.players)
    options = draw_options(game, seats, rng)
    return Match(game, seats, options, seed=number.to_bytes(32, "big")), rng


def _walk(match: Match, rng: Chance, origin: str) -> Iterator[Position]:
    """The positions of a match, while whoever iterates plays on."""
    at = Position(match, rng, None, origin)
    yield at
    while at.turn < len(match.log):
        at = Position(match, rng, at, origin)
        yield at


def stored_match(saved: Record, game: AnyGame, laws: Mapping[str, Law] = LAWS) -> Match:
    """Play a stored match again, holding every position to the laws."""
    match = resume(saved, turn=0, game=game)
    match.staged = True
    for at in _walk(match, QuickRng(1), "stored match"):
        obey(at, laws)
        if at.turn < len(saved.moves):
            line: RecordedMove = saved.moves[at.turn]
            match.play(line.seat, decode(encode(line.move), game.move_type))
    return match


def _differing(one: View, other: View) -> list[str]:
    """The fields in which two views differ."""
    return [
        name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name, None)
    ]


def _name(eye: Eye) -> str:
    return "a spectator" if eye is None else f"seat {eye + 1}"


def _list(pieces: Counter[Piece]) -> str:
    return ", ".join(str(piece) for piece in pieces.elements())
