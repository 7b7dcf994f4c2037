"""Where paragraphs can be seen: candidates for the `[[shown]]` of a guide, the shortest way first.

Looked at are the stored matches, the lessons, and matches that are played for it: by the heuristic
in every other one, at random in the rest. Of the last two kinds `--keep` stores what was chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from larcin.authoring.files import CannotMake, Made
from larcin.authoring.record import play_out
from larcin.guides.guide import BadGuide, Seen
from larcin.guides.showing import KEPT, kept_matches, value_at
from larcin.kernel.events import redact
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import BINDING, read_ledger
from larcin.kernel.match import Match
from larcin.kernel.options import choices, draw_options, spell
from larcin.kernel.record import record, replay, write_record
from larcin.kernel.rng import QuickRng
from larcin.kernel.vocabulary import vocabulary_of
from larcin.lessons import Course, lessons_of
from larcin.lessons.course import plain
from larcin.words.words import Words

MOST_TRIED: Final = 200
"""So many moves are tried at a position: enough for every kind of refusal."""

MOST_OFTEN: Final = 4
"""At so many positions of each step, in each match: refusals are dear to look for."""


@dataclass(frozen=True, slots=True)
class Found:
    """A place where a paragraph is cited."""

    rule: str
    source: str
    """As it stands in the guide: `match = "…"`, or `lesson = "…"`."""

    move: int
    says: str
    tried: Any = None
    by: str | None = None
    facts: tuple[Seen, ...] = ()

    @property
    def key(self) -> tuple[str, bool]:
        """Of each source one place is enough where it happens, and one where it is refused."""
        return self.source, self.tried is None

    @property
    def lines(self) -> list[str]:
        """To be copied into the guide."""
        tried = [] if self.tried is None else [f"tried = {_inline(plain(self.tried))}"]
        return [
            f"# {self.says}",
            "[[shown]]",
            f'rule = "{self.rule}"',
            self.source,
            f"move = {self.move}",
            *tried,
            *([] if self.by is None else [f'by = "{self.by}"']),
            *([f"facts = {_inline(msgspec.to_builtins(self.facts))}"] if self.facts else []),
        ]


def find_shown(
    game: AnyGame, language: str, matches: int, each: int, rules: frozenset[str] = frozenset()
) -> dict[str, list[Found]]:
    """By paragraph, in the order of the ledger: where it is cited, at most so often."""
    paragraphs = read_ledger(game.folder).paragraphs.values()
    wanted = {one.id: one.kind in BINDING for one in paragraphs if not rules or one.id in rules}
    found: dict[str, list[Found]] = {rule: [] for rule, binds in wanted.items() if binds or rules}
    for source, walk in _walks(game, matches):
        for place in _cited(game, language, source, walk):
            places = found.get(place.rule)
            if places is not None and all(one.key != place.key for one in places):
                places.append(place)
    return {rule: sorted(places, key=_order)[:each] for rule, places in found.items()}


def find_where(
    game: AnyGame, language: str, matches: int, each: int, rule: str, by: str, facts: list[str]
) -> list[Found]:
    """Moves at which `by` is cited and these facts hold in the view of whoever moves.

    For paragraphs that nothing cites; a fact is written as `before.deck_size=0`.
    """
    wanted = tuple(map(_fact, facts))
    found: list[Found] = []
    for source, walk in _walks(game, matches):
        found += _where(game, language, source, walk, (rule, by, wanted))
    return sorted(found, key=_order)[:each]


def _fact(text: str) -> Seen:
    at, _, value = text.partition("=")
    if not value:
        return Seen(at=at)
    try:
        return Seen(at=at, is_=msgspec.json.decode(value, type=bool | int | str))
    except msgspec.DecodeError:
        return Seen(at=at, is_=value)


def _where(
    game: AnyGame,
    language: str,
    source: str,
    walk: Iterator[Match],
    wanted: tuple[str, str, tuple[Seen, ...]],
) -> Iterator[Found]:
    """The first such move of this source."""
    rule, by, facts = wanted
    before: dict[int, Any] = {}
    told = 0
    for move, match in enumerate(walk):
        mover = match.log[-1].seat if move else 0
        cited = [event for event in match.events[told:] if event.rule == by]
        ends = match.outcome is not None and match.outcome.reason == by
        if move and (cited or ends):
            views = {"before": before[mover], "after": _view(match, mover)}
            if all(_holds(views, fact) for fact in facts):
                words = Words(game, language, match.names, mover)
                says = words.event(redact(cited[0], mover)) if cited else f"The end, by {by}"
                yield Found(rule, source, move, says, by=None if by == rule else by, facts=facts)
                return
        told = len(match.events)
        before = {seat: _view(match, seat) for seat in match.to_act}


def _view(match: Match, seat: int) -> Any:
    return msgspec.to_builtins(match.game.view(match.table, seat))


def _holds(views: dict[str, Any], fact: Seen) -> bool:
    try:
        return value_at(views, fact.at) == fact.is_
    except BadGuide:
        return False


def _order(found: Found) -> tuple[bool, bool, int]:
    """What is stored already comes first, then what happens before what is refused, then early."""
    return (f'"{KEPT}-' in found.source, found.tried is not None, found.move)


def _walks(game: AnyGame, matches: int) -> Iterator[tuple[str, Iterator[Match]]]:
    """What may be shown: each the same match after each of its moves."""
    for name, saved in kept_matches(game).items():
        if saved.rules_version == game.rules_version:
            yield f'match = "{name}"', replay(saved, game=game)
    for lesson in lessons_of(game.folder).values():
        course = Course(game, lesson)
        for number, scene in enumerate(lesson.scenes):
            yield f'lesson = "{lesson.name}"\nscene = {number}', _scripted(course, scene)
    for deal in range(matches):
        match = _played(game, deal)
        yield f'match = "{_name(match, deal)}"', replay(record(match), game=game)


def _scripted(course: Course, scene: Any) -> Iterator[Match]:
    match = course.deal(scene)
    yield match
    for line in course.script(scene):
        match.play(line.seat, msgspec.convert(line.move, course.game.move_type))
        yield match


def _played(game: AnyGame, deal: int) -> Match:
    """Every other match is played by the heuristic; every fourth pair with drawn options."""
    seats = game.players[deal // 2 % len(game.players)]
    drawn = deal // 2 % 4 == 3
    options = draw_options(game, seats, QuickRng(deal)) if drawn else game.options()
    return play_out(game, seats, options, deal)


def _name(match: Match, deal: int) -> str:
    given = msgspec.to_builtins(match.options)
    parts = [KEPT, str(deal), str(match.seats), "seats"]
    for choice in choices(match.game.options):
        value = given[choice.name]
        if value != choice.default:
            parts += [choice.name] if value is True else [choice.name, spell(value)]
    return "-".join(parts).replace("_", "-")


def kept_file(game: AnyGame, name: str) -> Made:
    """The match of this name, as it was listed, where the guide finds it."""
    number = name.removeprefix(f"{KEPT}-").partition("-")[0]
    match = _played(game, int(number)) if number.isdigit() else None
    if match is None or _name(match, int(number)) != name:
        raise CannotMake(f"No match is listed as {name!r}.")
    return {game.folder / KEPT / f"{name}.json": write_record(record(match))}


def _cited(game: AnyGame, language: str, source: str, walk: Iterator[Match]) -> Iterator[Found]:
    """All that is cited on the way, each paragraph once."""
    seen: set[str] = set()
    refused: set[str] = set()
    asked: Counter[str] = Counter()
    told = 0
    for move, match in enumerate(walk):
        mover = match.log[-1].seat if move else 0
        words = Words(game, language, match.names, mover)
        for event in match.events[told:]:
            if event.rule not in seen:
                seen.add(event.rule)
                says = words.event(redact(event, mover))
                yield Found(event.rule, source, move, says)
        told = len(match.events)
        if match.outcome is not None:
            if match.outcome.reason not in seen:
                yield Found(match.outcome.reason, source, move, words.ending(match.outcome))
            return
        step = game.script.rule(match.table)
        asked[step] += 1
        if asked[step] <= MOST_OFTEN:
            yield from _refused(match, source, move + 1, language, refused)


def _refused(
    match: Match, source: str, move: int, language: str, seen: set[str]
) -> Iterator[Found]:
    """What may not be done here, though it could be elsewhere."""
    game, seat = match.game, match.to_act[0]
    all_moves = vocabulary_of(game).moves
    chance = QuickRng(move)
    tried = [chance.choice(all_moves) for _ in range(min(MOST_TRIED, len(all_moves)))]
    words = Words(game, language, match.names, seat)
    for each in tried:
        refusal = match.why_not(seat, each)
        if refusal is not None and refusal.rule not in seen:
            seen.add(refusal.rule)
            yield Found(refusal.rule, source, move, words.refusal(refusal), each)


def _inline(value: Any) -> str:
    """As TOML writes it on one line."""
    if isinstance(value, dict):
        held = (f"{name} = {_inline(each)}" for name, each in value.items() if each is not None)
        return f"{{ {', '.join(held)} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_inline, value))}]"
    return str(value).lower() if isinstance(value, bool) else msgspec.json.encode(value).decode()
