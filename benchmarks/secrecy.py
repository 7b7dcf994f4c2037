"""Whether anybody is sent a byte that depends on what they may not know.

    python -m benchmarks.secrecy [GAME ...] [--states N] [--minutes M] [--workers W] [--first K]

Random matches are played twice at once by what a server plays them with, before the same pair of
eyes: once as they are, and once in a re-dealt world that those eyes cannot tell apart. It is the
game's own guess, or has hidden pieces swapped in the table itself (`other_worlds.py`). The same
moves follow, but what others choose face down differs. As long as the zones say that the same
pieces are seen, all that is sent must be the same, byte for byte and frame by frame: observations
with events, pictures on the way, prospects and the reckoning, refusals and reasons, what is sent
again to who comes back, and the record of a match in play.

A state is a position compared between two different worlds. The number of a match decides all of
it: `--first` goes on from where another run ended.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count, islice
from typing import Any, Final

from msgspec import Raw

from benchmarks.other_worlds import Eye, differs_in_pieces_only, imagined, seen, swapped
from larcin.kernel.codec import encode
from larcin.kernel.errors import IllegalMove, LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import random_start
from larcin.kernel.match import Match
from larcin.kernel.record import publish, write_record
from larcin.kernel.registry import find_game, games
from larcin.kernel.vocabulary import vocabulary_of
from larcin.server.matches.live_match import Answer, LiveMatch
from larcin.server.tables.audience import Audience
from larcin.server.tables.watchers import Place, Watcher
from larcin.wire import Change, Play, Refused, TakeBack

BATCH: Final = 2
"""Matches that a worker plays in one go."""

ASIDE: Final = 4
"""Every so many states, what is seldom sent is compared, too."""

LASTING: Final = 40
"""For about so many states a re-dealt world is kept."""


class Told(AssertionError):
    """Something was sent that depends on what those eyes may not know."""


# -- One of two worlds ----------------------------------------------------------------------


class Ear(Watcher):
    """A socket or a stream that keeps what it was sent."""

    def send(self, message: bytes) -> None:
        """See `Watcher.send`."""
        self.frames.append(message)

    def close(self, reason: str, code: int) -> None:
        """See `Watcher.close`."""

    frames: list[bytes]


class World:
    """A match of a server, before one pair of eyes: a screen, and a program on a stream."""

    def __init__(self, match: Match, eye: Eye, like: World | None = None) -> None:
        self.match = match
        self.eye = eye
        self.live = LiveMatch.begin("table", match, None)
        if like is not None:
            self.live.stored, self.live.lines = like.live.stored, like.live.lines
        place = Place("somebody", eye, plays=eye is not None)
        self.ears = [_ear(place, screen) for screen in (True, False)]
        self.audiences = [_audience(ear) for ear in self.ears]
        for number, ear in enumerate(self.ears):
            ear.since = len(match.events) if like is None else like.ears[number].since
        self.live.stage(staged=True)

    def do(self, seat: int, answer: Answer) -> None:
        """Carry out what a seat wants, and send what is to be sent of it."""
        line = self.live.carry_out(seat, answer, None)
        if line is None:
            return
        for audience in self.audiences:
            letters = audience.write(self.live, line)
            audience.post(letters)
        self.live.add(line)

    def play(self, seat: int, move: Any) -> None:
        """Answer the question that this seat is asked."""
        self.do(seat, Play(question=self.match.question(seat) or 0, move=Raw(encode(move))))

    def heard(self) -> list[list[bytes]]:
        """The frames sent since the last time, to each."""
        frames = [ear.frames for ear in self.ears]
        for ear in self.ears:
            ear.frames = []
        return frames

    def again(self, since: int, *, screen: bool) -> bytes:
        """What is sent to who comes back."""
        late = self.eye is None
        return self.live.observe(self.eye, since, late=late, screen=screen)[0]

    def refused(self, seat: int, move: Any, question: int) -> list[bytes]:
        """What is answered to a move that this seat may not make, and to who asks why not."""
        why = self.match.why_not(seat, move)
        return [
            encode(None if why is None else _refused(why, question)),
            self._answered(seat, Play(question=question, move=Raw(encode(move)))),
            self._answered(seat, Change(move=Raw(encode(move)))),
        ]

    def _answered(self, seat: int, answer: Answer) -> bytes:
        try:
            self.live.carry_out(seat, answer, None)
        except IllegalMove as refusal:
            return encode(_refused(refusal, None))
        return b"done"

    def record(self) -> bytes:
        """The record of a match in play, as anybody may have it."""
        return write_record(publish(self.match))


def _ear(place: Place, screen: bool) -> Ear:
    ear = Ear(place, screen=screen)
    ear.frames = []
    return ear


def _audience(ear: Ear) -> Audience:
    audience = Audience(None, None, lambda: None)  # type: ignore[arg-type] # who is there is told elsewhere
    audience.watchers.add(ear)
    return audience


def _refused(why: IllegalMove, question: int | None) -> Refused:
    return Refused(rule=why.rule, reason=why.reason, facts=why.facts, question=question)


# -- Two worlds beside each other -----------------------------------------------------------


class Pair:
    """The true world and another, before the same eyes, for as long as they see the same."""

    def __init__(self, game: AnyGame, number: int) -> None:
        self.game = game
        match, self.rng = random_start(game, number)
        self.number = number
        self.counts = Counter[str]()
        eye = self.rng.choice((None, *range(match.seats)))
        self.true = World(match, eye)
        self.other: World | None = None

    def walk(self, moves: int | None = None) -> Counter[str]:
        """Play the match to its end, or so many moves of it, and answer what was compared.

        It ends with `Told` where anything was.
        """
        self.counts["matches"] += 1
        while self.true.match.outcome is None and len(self.true.match.log) != moves:
            if self.other is None or self.rng.below(LASTING) == 0:
                self._deal_again()
            self._compare()
            self._go_on()
        self._compare()
        return self.counts

    def _deal_again(self) -> None:
        game, match, eye, rng = self.game, self.true.match, self.true.eye, self.rng
        table = swapped(game, match.table, eye, rng) if rng.below(2) else None
        kind = "imagined" if table is None else "swapped"
        if table is None:
            table = imagined(game, match.table, eye, rng)
        self.other = None
        if table == match.table:
            return
        self.counts[kind] += 1
        self.kind = kind
        self.is_strict = differs_in_pieces_only(game, match.table, table)
        self.other = World(match.elsewhere(table), eye, self.true)
        # What comes of the deal is seen at once, and by whoever looks for the first time.
        self._same("the table", *(each.again(10**9, screen=True) for each in self._both()))

    def _both(self) -> tuple[World, World]:
        assert self.other is not None
        return self.true, self.other

    def _compare(self) -> None:
        """All that can be sent now, beside what was sent on the way."""
        if self.other is None:
            return
        if self.other.match.table == self.true.match.table:
            self.other = None  # they have become one, and prove nothing more
            return
        self.counts["states"] += 1
        self.counts[f"states {self.kind}"] += 1
        self._same_refusals()
        rng = self.rng
        if rng.below(ASIDE) == 0:
            told = len(self.true.match.events)
            since = max(0, told - rng.below(60)) if rng.below(20) else 0
            screen = rng.below(2) == 0
            self._same("who comes back", *(w.again(since, screen=screen) for w in self._both()))
        if rng.below(ASIDE * 20) == 0 and self.true.match.outcome is None:
            self._same("the record", *(each.record() for each in self._both()))

    def _same_refusals(self) -> None:
        true, other = self._both()
        if true.eye is None:
            return
        seat, moves = true.eye, vocabulary_of(self.game).moves
        move = self.rng.choice(moves)
        self._same("whom they ask", encode(true.match.to_act), encode(other.match.to_act))
        if move in true.match.moves(seat) or move in true.match.table.asked.get(seat, ()):
            return
        question = (true.match.question(seat) or 1) - self.rng.below(2)
        for what, one, two in zip(
            ("why not", "a refusal", "a refused change"),
            true.refused(seat, move, question),
            other.refused(seat, move, question),
            strict=True,
        ):
            self._same(what, one, two)

    def _go_on(self) -> None:
        """One move of somebody, in both worlds."""
        true = self.true
        seat = self.rng.choice([each for each in true.match.to_act if true.match.moves(each)])
        if self.other is None:
            true.play(seat, self.rng.choice(tuple(true.match.moves(seat))))
            true.heard()
            return
        move = self._move(seat)
        if move is None:
            self._part("by a move")
            return
        if self._is_secret(seat):
            self._choose_in_secret(seat, move)
        elif self._has_the_same_choices():
            true.play(seat, move)
            self.other.play(seat, move)
        else:
            self._part("by a move")
            return
        if not self._sees_the_same():
            self._part("by what they see")
            return
        frames = [each.heard() for each in self._both()]
        if self.is_strict or frames[0] == frames[1]:
            self._same_frames(*frames)
        else:
            self._part("by what had been chosen")

    def _move(self, seat: int) -> Any | None:
        """A move that both worlds allow; sometimes any of the true one, for what is rare."""
        true, other = self._both()
        moves = tuple(true.match.moves(seat))
        there = set(other.match.moves(seat))
        if self.rng.below(4) == 0:
            move = self.rng.choice(moves)
            return move if move in there else None
        common = [move for move in moves if move in there]
        return self.rng.choice(common) if common else None

    def _part(self, why: str) -> None:
        true = self.true
        self.counts[f"parted {why}"] += 1
        self.other = None
        true.heard()
        if why == "by a move":
            movers = [each for each in true.match.to_act if true.match.moves(each)]
            seat = self.rng.choice(movers)
            true.play(seat, self.rng.choice(tuple(true.match.moves(seat))))
            true.heard()

    # -- What others choose face down -------------------------------------------------------

    def _is_secret(self, seat: int) -> bool:
        """Whether this seat chooses face down, and others still think."""
        table = self.true.match.table
        step = self.game.script.steps[table.step]
        return step.facedown and seat != self.true.eye and len(self.true.match.to_act) > 1

    def _choose_in_secret(self, seat: int, move: Any) -> None:
        """In the other world they choose something else, and may think again."""
        true, other = self._both()
        moves = tuple(other.match.moves(seat))
        true.play(seat, move)
        other.play(seat, self.rng.choice(moves))
        if self.rng.below(4) == 0:
            other.do(seat, TakeBack())
            other.play(seat, self.rng.choice(moves))
        if self.rng.below(4) == 0:
            other.do(seat, Change(move=Raw(encode(self.rng.choice(moves)))))
        self.counts["choices in secret"] += 1

    def _has_the_same_choices(self) -> bool:
        """Before the last answer is in, both worlds get the same choices, for they will be seen.

        No, if somebody cannot have chosen the same there.
        """
        true, other = self._both()
        if len(true.match.to_act) > 1:
            return True
        there = other.match.table
        differing = {
            seat: move
            for seat, move in true.match.table.chosen.items()
            if seat != true.eye and there.chosen.get(seat) != move
        }
        if any(move not in there.asked[seat] for seat, move in differing.items()):
            return False
        for seat, move in differing.items():
            other.do(seat, Change(move=Raw(encode(move))))
        return True

    # -- Whether it is the same -------------------------------------------------------------

    def _sees_the_same(self) -> bool:
        true, other = self._both()
        one, two = (seen(self.game, each.match.table, each.eye) for each in (true, other))
        return one == two

    def _same_frames(self, true: list[list[bytes]], other: list[list[bytes]]) -> None:
        for one, two in zip(true, other, strict=True):
            if len(one) != len(two):
                self._tell("how many frames came", b"%d" % len(one), b"%d" % len(two))
            for frame, twin in zip(one, two, strict=True):
                self._same("a frame", frame, twin)

    def _same(self, what: str, one: bytes, two: bytes) -> None:
        self.counts["frames"] += 1
        self.counts["bytes"] += len(one)
        if one != two:
            self._tell(what, one, two)

    def _tell(self, what: str, one: bytes, two: bytes) -> None:
        eye = self.true.eye
        who = "a spectator" if eye is None else f"seat {eye + 1}"
        place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
        around = slice(max(0, place - 60), place + 60)
        raise Told(
            f"{self.game.slug}, match {self.number}, move {len(self.true.match.log)}: {what} tells "
            f"{who} of a world that is {self.kind}, with {len(one)} and {len(two)} bytes: "
            f"{one[around]!r} and {two[around]!r}"
        )


def compare_match(game: AnyGame, number: int, moves: int | None = None) -> Counter[str]:
    """Play a random match, or its first so many moves, beside other worlds."""
    return Pair(game, number).walk(moves)


# -- Many of them ---------------------------------------------------------------------------


def compare_batch(slug: str, numbers: range) -> Counter[str] | str:
    """What a worker does: the counts, or what was told."""
    counts, game = Counter[str](), find_game(slug)
    for number in numbers:
        try:
            counts += compare_match(game, number)
        except Told as error:
            return str(error)
    return counts


def compare(slug: str, first: int, workers: int) -> Iterator[tuple[int, Counter[str] | str]]:
    """Matches without end, in the order of their numbers: up to where it is done, and what."""
    batches = (range(at, at + BATCH) for at in count(first, BATCH))
    with ProcessPoolExecutor(workers) as pool:
        waiting: list[tuple[range, Future[Counter[str] | str]]] = []
        try:
            while True:
                room = 3 * workers - len(waiting)
                waiting += [(b, pool.submit(compare_batch, slug, b)) for b in islice(batches, room)]
                batch, future = waiting.pop(0)
                yield batch.stop, future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def measure(slug: str, states: int, seconds: float, first: int, workers: int) -> bool:
    """Compare until there are as many states or the time is over; print how far it is."""
    total, start, following = Counter[str](), time.monotonic(), first
    for done, found in compare(slug, first, workers):
        if isinstance(found, str):
            print(f"\n{found}", flush=True)
            return False
        total, following = total + found, done
        spent = time.monotonic() - start
        if sys.stderr.isatty():
            print(f"\r{slug}: {total['states']:,} states", end="", file=sys.stderr, flush=True)
        if total["states"] >= states or spent >= seconds:
            break
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    print(summary(slug, total, time.monotonic() - start, following), flush=True)
    return True


def summary(slug: str, total: Counter[str], seconds: float, following: int) -> str:
    """A line of the table in docs/trust.md."""
    columns = (
        slug,
        f"{total['states']:,}",
        f"{total['states swapped']:,}",
        f"{total['matches']:,}",
        f"{total['swapped']:,} + {total['imagined']:,}",
        f"{total['choices in secret']:,}",
        f"{total['frames']:,}",
        f"{total['bytes'] / 1e6:,.0f} MB",
        "0",
        f"{seconds:,.0f} s",
        str(following),
    )
    return f"| {' | '.join(columns)} |"


HEADINGS: Final = (
    "| game | states | of them in swapped worlds | matches | worlds: swapped + imagined | "
    "choices in secret | messages compared | bytes | differences | time | go on with `--first` |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def main() -> int:
    """Compare the games, one after the other."""
    parser = argparse.ArgumentParser(description="Compare what is sent in re-dealt worlds.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(games()))
    parser.add_argument("--states", type=int, default=200_000, help="of each game")
    parser.add_argument("--minutes", type=float, default=1e9, help="the longest for each game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    args = parser.parse_args()
    try:
        chosen = [find_game(slug).slug for slug in args.games] or list(games())
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 1
    print(HEADINGS)
    told = [
        slug
        for slug in chosen
        if not measure(slug, args.states, 60 * args.minutes, args.first, args.workers)
    ]
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
