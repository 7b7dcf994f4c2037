"""The words of one language for one game, one table and one listener."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from larcin.kernel.codec import convert, encode
from larcin.kernel.errors import BadMessage, IllegalMove
from larcin.kernel.events import Event, Secret
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import spell
from larcin.kernel.pieces import Piece, Seat
from larcin.kernel.table import Outcome, Part, Tie
from larcin.words.catalogue import message_key, open_catalogue, printable
from larcin.words.facts import Told, facts_of, spread, tell_field, tell_plainly, tell_seats

SECRET_FIELDS: Final = set(Secret.__struct_fields__)
LEDGER_LANGUAGE: Final = "en"
"""The language of every rules.md: its paragraphs are not written a second time."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph of the ledger in one language; a chapter has only its title."""

    rule: str
    title: str
    kind: str = ""
    says: str = ""
    reading: str = ""


class Words:
    """What a person reads. Without a game it has the words of the shell alone."""

    def __init__(
        self,
        game: AnyGame | None,
        language: str,
        names: Sequence[str] = (),
        me: Seat | None = None,
    ) -> None:
        self.language = language
        self.me = me
        self._game = game
        self._names = tuple(map(printable, names))
        self._catalogue = open_catalogue(language, *([] if game is None else [game.folder]))

    def __call__(self, key: str, **facts: object) -> str:
        """The message with this key."""
        return self._catalogue.say(key, facts)

    def player(self, seat: Seat) -> str:
        """What the player in this seat is called."""
        return self._names[seat] if seat < len(self._names) else self("seat", number=seat + 1)

    def players(self, seats: Sequence[Seat]) -> str:
        """What the players in these seats are called."""
        return ", ".join(map(self.player, seats))

    def piece(self, kind: str, piece: Piece) -> str:
        """What a piece of this kind is called; a number that has no words is called by itself."""
        key = message_key(kind, piece)
        return (
            str(piece) if isinstance(piece, int) and not self._catalogue.knows(key) else self(key)
        )

    # -- What happens -----------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened."""
        return self(message_key("event", type(event).__name__), **facts_of(event, self))

    def stored_event(self, stored: Mapping[str, Any]) -> str:
        """An event out of a record, which older rules may have told in another shape."""
        try:
            return self.event(convert(stored, self.game.event_type))
        except BadMessage:
            return printable(_spell_plainly(stored))

    def ending(self, outcome: Outcome) -> str:
        """How the match ended."""
        winners = spread("winners", tell_seats(self, outcome.winners))
        return self(message_key("ending", outcome.reason), **winners)

    def verdict(self, outcome: Outcome) -> str:
        """Who won, and by how much: what stands at the end above all else."""
        winners, scores = outcome.winners, outcome.scores
        told = spread("winners", tell_seats(self, winners))
        if len(winners) > 1:
            others = [seat for seat in winners if seat != self.me]
            return self("verdict-shared", others=self.players(others), **told)
        best = scores[winners[0]]
        rival = max((each for seat, each in enumerate(scores) if seat not in winners), default=best)
        mine = rival if self.me is None or self.me in winners else scores[self.me]
        if best == rival:
            return self("verdict-tied", **told)
        if best < rival or best <= mine:
            return self("verdict-bare", **told)
        by = best - mine
        key = "verdict-won" if self.me is None or self.me in winners else "verdict-short"
        return self(key, margin=self.score(by), points=by, **told)

    def numbers(self, outcome: Outcome) -> str:
        """My score and the best other one, or the two best where I look on."""
        scores = sorted(outcome.scores, reverse=True)
        if self.me is not None:
            mine = outcome.scores[self.me]
            scores.remove(mine)
            scores.insert(0, mine)
        return self("verdict-numbers", mine=scores[0], best=scores[1]) if scores[1:] else ""

    def score(self, points: int) -> str:
        """So many points, in the game's own word for them: “3 cards”."""
        return self("score", points=points)

    def part(self, part: Part) -> str:
        """Where some points came from."""
        piece = "" if part.piece is None else self.piece(*part.piece)
        return self(
            message_key("part", part.what), piece=piece, count=part.count, points=part.points
        )

    def tie(self, tie: Tie) -> str:
        """What was compared where scores were equal, and what each had."""
        values = [
            f"{self.player(seat)} {value}"
            for seat, value in enumerate(tie.values)
            if value is not None
        ]
        return self("tie-line", what=self(message_key("tie", tie.what)), values=", ".join(values))

    def unowned(self, parts: Sequence[Part]) -> str:
        """What was left in the end and counted for nobody."""
        return self(
            "unowned", parts=", ".join(f"{self.part(each)} {each.points}" for each in parts)
        )

    def refusal(self, error: IllegalMove) -> str:
        """Why something was refused."""
        facts: dict[str, object] = {}
        for name, fact in error.facts.items():
            facts |= spread(name, self._tell_fact(name, fact))
        return self(message_key("refusal", error.reason), **facts)

    # -- What there is to do ----------------------------------------------------------------

    def question(self, step: str, moves: int = 0) -> str:
        """What is asked at this step of the script; with so many moves to choose from."""
        return self(message_key("ask", step), moves=moves)

    def move(self, view: Any, move: Any) -> str:
        """A move that is offered, with what it would do."""
        prospect: Struct | None = self.game.drawing.prospect(view, move)
        facts = facts_of(move, self) | ({} if prospect is None else facts_of(prospect, self))
        return self(message_key("move", type(move).__name__), **facts)

    def pick(self, kind: type[Struct], field: str) -> str:
        """What is being picked, while the legal moves are narrowed down field by field."""
        return self(message_key("pick", kind.__name__, field))

    def picked(self, move: Struct, field: str) -> str:
        """The value of this field, as something to pick."""
        told = tell_field(move, field, self)
        return self._value(field, told.is_ or told.text) or str(told.text) or self("nothing")

    def kind(self, move: Struct) -> str:
        """What sort of move this is, where there are several to pick from."""
        return self(message_key("pick", type(move).__name__))

    # -- The game and its ledger ------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        """The game whose words these are."""
        assert self._game is not None
        return self._game

    def option(self, name: str) -> str:
        """What an option is called."""
        return self(message_key("option", name))

    def option_help(self, name: str) -> str:
        """What an option is about."""
        return self._catalogue.say(message_key("option", name), {}, "help")

    def title(self, key: str) -> str:
        """The heading of a message, where it has one."""
        return self._catalogue.say(key, {}, "title")

    def lines(self, key: str) -> list[str]:
        """A message of several lines."""
        return self._catalogue.lines(key)

    def knows(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._catalogue.knows(key)

    def about(self, kind: str, piece: Piece) -> str:
        """What the game tells of this very piece; nothing, if it tells the same of all."""
        key = message_key("about", kind, piece)
        return self(key, piece=self.piece(kind, piece)) if self.knows(key) else ""

    def option_value(self, name: str, value: Any) -> str:
        """A value of an option in words."""
        if isinstance(value, bool):
            return self("yes" if value else "no")
        return self._value(f"option-{name}", value) or spell(value)

    def paragraph(self, rule: str) -> Passage:
        """A paragraph or a chapter of the ledger in this language."""
        ledger = read_ledger(self.game.folder)
        if rule in ledger.chapters:
            return Passage(rule, self._chapter_title(rule))
        if rule not in ledger.paragraphs:
            return Passage(rule, "", says=self("rule-unknown"))
        paragraph = ledger.paragraphs[rule]
        says, reading = paragraph.says, paragraph.reading
        if self.language != LEDGER_LANGUAGE:
            key = message_key("rule", rule)
            says = self(key)
            reading = reading and self._catalogue.say(key, {}, "reading")
        return Passage(
            rule, self._chapter_title(ledger.chapter_of(rule)), paragraph.kind, says, reading
        )

    def passages(self, rule: str) -> list[Passage]:
        """A paragraph, or the title of a chapter and then all that it says."""
        chapter = read_ledger(self.game.folder).chapter(rule)
        return [self.paragraph(rule), *(self.paragraph(each.id) for each in chapter)]

    def _chapter_title(self, chapter: str) -> str:
        if not chapter or self.language == LEDGER_LANGUAGE:
            return read_ledger(self.game.folder).chapters.get(chapter, "")
        return self(message_key("chapter", chapter))

    def _tell_fact(self, name: str, fact: object) -> Told:
        """A fact of a refusal: seats by name, and what has words of its own in those words."""
        if isinstance(fact, tuple):
            return tell_seats(self, fact)
        return Told(self._value(name, fact) or tell_plainly(self, fact).text, str(fact))

    def _value(self, name: str, value: object) -> str:
        """The words for `name-value`, or nothing if there are none."""
        key = message_key(name, value)
        return self(key) if self._catalogue.knows(key) else ""


def _spell_plainly(stored: Mapping[str, Any]) -> str:
    """The event's type, then its fields as the file has them."""
    fields = {name: value for name, value in stored.items() if name not in ("type", "rule")}
    spelt = ", ".join(f"{name} {_spell_value(value)}" for name, value in fields.items())
    return f"{stored.get('type', '?')}: {spelt}" if spelt else str(stored.get("type", "?"))


def _spell_value(value: Any) -> str:
    if isinstance(value, dict) and value.keys() == SECRET_FIELDS:
        return "…" if value["value"] is None else _spell_value(value["value"])
    return value if isinstance(value, str) else encode(value).decode()
