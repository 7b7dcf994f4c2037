"""The laws bite: games broken on purpose, each of which fails exactly the law made for it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from larcin.games.raubern import GAME, rules
from larcin.games.raubern.data import Motif
from larcin.games.raubern.events import AnyEvent, Counted
from larcin.games.raubern.imagining import imagine
from larcin.games.raubern.moves import Lay
from larcin.games.raubern.state import Table
from larcin.games.raubern.view import View, view, zones
from larcin.kernel.errors import BadRecord, IllegalMove
from larcin.kernel.events import Event
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import LAWS, LawBroken, Position, random_match, random_start
from larcin.kernel.pieces import Seat
from larcin.kernel.record import record, verify
from larcin.kernel.rng import Chance, QuickRng
from larcin.kernel.steps import Script
from larcin.kernel.table import Move, Outcome, Part, Reckoning
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

BROKEN: dict[str, tuple[str, AnyGame]] = {}
"""What is broken, the law that must see it, and the game."""


def with_steps(**changed: Any) -> Script[Table]:
    """The script of the game, with other functions at its laying step."""
    opening, laying, *others = rules.SCRIPT.steps
    return Script(opening, replace(laying, **changed), *others)


def broken(what: str, law: str, script: Script[Table] | None = None, **changed: Any) -> None:
    if script is not None:
        changed = {"script": script, "apply": script.apply, **changed}
    BROKEN[what] = (law, replace(GAME, **changed))


# -- A leaky view: everyone sees the next card of the deck, and even imagines it rightly ----


class LeakyView(View, frozen=True):
    next_card: Motif | None


def leaky_view(t: Table, seat: Seat | None) -> LeakyView:
    seen = view(t, seat)
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
    return LeakyView(**fields, next_card=t.deck[-1] if t.deck else None)


def leaky_imagine(v: LeakyView, rng: Chance) -> Table:
    t = imagine(v, rng)
    if v.next_card is not None:
        others = [hand for seat, hand in enumerate(t.hands) if seat != v.seat]
        place = next(cards for cards in (t.deck, *others) if v.next_card in cards)
        place[place.index(v.next_card)], t.deck[-1] = t.deck[-1], v.next_card
    return t


broken("a leaky view", "shown", view=leaky_view, imagine=leaky_imagine, view_type=LeakyView)


# -- A card wrongly hidden: by the zones, everyone should see the next card of the deck -----


def zones_with_an_open_deck(t: Table) -> list[Zone]:
    *others, _ = zones(t)
    rest = Zone("deck", tuple(t.deck[:-1]), NOBODY)
    return [*others, rest, Zone("next card", tuple(t.deck[-1:]), EVERYBODY)]


broken("a card wrongly hidden", "shown", zones=zones_with_an_open_deck)


# -- A leaky picture: the next card is seen while nobody is asked ---------------------------


def view_with_a_glimpse(t: Table, seat: Seat | None) -> LeakyView:
    seen = leaky_view(t, seat)
    is_on_the_way = not t.asked and t.outcome is None
    return seen if is_on_the_way else structs.replace(seen, next_card=None)


broken(
    "a leaky picture on the way",
    "staged",
    view=view_with_a_glimpse,
    imagine=imagine,
    view_type=LeakyView,
)


# -- A leaky event: the drawn card is told to all -------------------------------------------


class Showed(Event, frozen=True):
    seat: Seat
    motif: Motif


def draw_openly(t: Table) -> None:
    if t.deck:
        t.tell(Showed, "RB-3.7", t.turn, t.deck[-1])
    rules.draw(t)


broken(
    "a leaky event",
    "narrated",
    with_steps(resolve=draw_openly),
    event_type=AnyEvent | Showed,
)


# -- A shared list, a lost card, stray randomness -------------------------------------------


def shallow_copy(t: Table) -> Table:
    return t.__copy__()


def lay_and_lose(t: Table, seat: Seat, move: Lay) -> None:
    rules.lay(t, seat, move)
    if t.owners[move.pile] == seat:
        t.piles[move.pile] = t.piles[move.pile][1:]


def draw_anywhere(t: Table) -> None:
    if t.deck:
        t.deck.append(t.deck.pop(random.randrange(len(t.deck))))
    rules.draw(t)


broken("a shared list", "copied", copy=shallow_copy)
broken("a lost card", "conserved", with_steps(do=lay_and_lose))
broken("stray global randomness", "determined", with_steps(resolve=draw_anywhere))


# -- Moves that depend on a hidden card -----------------------------------------------------


def may_not_lay_the_next_card(t: Table) -> dict[Seat, tuple[Lay, ...]]:
    asked = rules.may_lay(t)
    return {
        seat: tuple(lay for lay in lays if lay.motif not in t.deck[-1:]) or lays
        for seat, lays in asked.items()
    }


broken(
    "moves that depend on a hidden card",
    "unseen",
    with_steps(ask=may_not_lay_the_next_card),
)


# -- A legal move without a number -----------------------------------------------------------


def lays_without_crowns() -> list[Lay]:
    return [lay for motif, lays in rules.LAYS.items() if motif != "crown" for lay in lays]


broken("a legal move without a number", "listed", vocabulary=lays_without_crowns)


# -- A false rule id, in an event and in a refusal ------------------------------------------


def lay_citing_nothing(t: Table, seat: Seat, move: Lay) -> None:
    rules.lay(t, seat, move)
    t.tell(Counted, "RB-9.9", t.game, (), ())


def refuse_citing_nothing(v: View, move: Lay) -> IllegalMove:
    return IllegalMove("RB-9.9", "not-in-hand")


broken("a false rule id", "cited", with_steps(do=lay_citing_nothing))
broken("a false rule id in a refusal", "refused", why_not=refuse_citing_nothing)


# -- A wrong to_act; and asking only those who could react ----------------------------------


def everybody(t: Table) -> tuple[Seat, ...]:
    return tuple(range(t.seats)) if t.asked else ()


class Nod(Move, frozen=True):
    """What the next seat says, if it holds a chest, after a card was laid."""


def may_nod(t: Table) -> dict[Seat, tuple[Nod, ...]]:
    following = (t.turn + 1) % t.seats
    return {following: (Nod(),)} if "chest" in t.hands[following] else {}


def nod(t: Table, seat: Seat, move: Nod) -> None:
    """Nothing happens: being asked has said it all."""


OPENING, LAYING, PASSING, *ENDING = rules.SCRIPT.steps
NODDING = Script(OPENING, LAYING, replace(PASSING, ask=may_nod, do=nod), *ENDING)


def imagine_nodding(v: View, rng: Chance) -> Table:
    t = imagine(v, rng)
    NODDING.ask_again(t, {}, rng)
    return t


broken("a wrong to_act", "asked", to_act=everybody)
broken(
    "asking only those who could react",
    "public",
    NODDING,
    imagine=imagine_nodding,
    move_type=Lay | Nod,
    why_not=lambda seen, move: None,
    bound=lambda seats, options: 1000 * options.games,
)


# -- Several asked at once, but not face down -----------------------------------------------


def may_all_lay(t: Table) -> dict[Seat, tuple[Lay, ...]]:
    everyone: dict[Seat, tuple[Lay, ...]] = {}
    for seat in range(t.seats):
        t.turn = seat
        everyone |= rules.may_lay(t)
    return everyone


ALL_LAY = replace(
    GAME,
    script=(script := with_steps(ask=may_all_lay)),
    apply=script.apply,
)


# -- An imagination that forgets, words that JSON changes, a match without end --------------


def imagine_nobody_owns(v: View, rng: Chance) -> Table:
    t = imagine(v, rng)
    t.owners = [None] * len(t.owners)
    return t


class Odd(Event, frozen=True):
    numbers: Any


def draw_oddly(t: Table) -> None:
    t.tell(Odd, "RB-3.7", (1, 2))
    rules.draw(t)


def draw_from_laid_cards(t: Table) -> None:
    """The bottom card of a high pile goes back under the deck."""
    number = max(range(len(t.piles)), key=lambda each: len(t.piles[each]))
    if len(t.piles[number]) > 1:
        t.deck.insert(0, t.piles[number][0])
        t.piles[number] = t.piles[number][1:]
    rules.draw(t)


broken("an answer that is not the only one", "obvious", obvious=lambda v, seat: Lay("crown", 0))
broken(
    "points that do not add up",
    "reckoned",
    reckon=lambda v, events: Reckoning(((Part("score", 1),),) * v.seats),
)
broken("an imagination that forgets", "imagined", imagine=imagine_nobody_owns)
broken(
    "an event that JSON changes",
    "encoded",
    with_steps(resolve=draw_oddly),
    event_type=AnyEvent | Odd,
)
broken("an ending that was not declared", "bounded", endings=("RB-R17c",))
broken("a bound that is too low", "bounded", bound=lambda seats, options: 20)


SHORT = [n for n in range(100) if random_start(GAME, n)[0].options.games == 1][:6]


def laws_broken_by(game: AnyGame) -> set[str]:
    """Each law alone over the same few short matches."""
    found = set()
    for name, law in LAWS.items():
        try:
            for number in SHORT:
                random_match(game, number, {name: law})
        except LawBroken as error:
            found.add(error.law)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("what", BROKEN)
def test_exactly_the_law_made_for_it_fails(what: str) -> None:
    law, game = BROKEN[what]
    # What a view shows wrongly it shows wrongly on the way, too.
    also = {"staged"} if law == "shown" else set()
    assert laws_broken_by(game) - also == {law}


def test_the_game_that_is_broken_here_is_whole() -> None:
    assert laws_broken_by(GAME) == set()


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {law for law, _ in BROKEN.values()} == set(LAWS)


def test_several_are_asked_at_once_only_face_down() -> None:
    with pytest.raises(LawBroken, match="several are asked at once, but not face down"):
        random_match(ALL_LAY, 1, {"asked": LAWS["asked"]})


def test_endless_play_is_stopped_by_the_bound() -> None:
    script = with_steps(resolve=draw_from_laid_cards)
    endless = replace(GAME, script=script, apply=script.apply)
    with pytest.raises(LawBroken, match="the bound is"):
        random_match(endless, 1, {"bounded": LAWS["bounded"]})


@pytest.mark.parametrize(
    ("scores", "ranks"), [((1, 1), (2, 2)), ((1, 1), (1,)), ((1,), (1, 2)), ((1, 1, 1), (1, 2, 2))]
)
def test_an_outcome_places_everybody_and_somebody_first(
    scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    match = random_match(GAME, next(n for n in SHORT if random_start(GAME, n)[0].seats == 2), {})
    at = Position(match, QuickRng(1), None, "here")
    assert not [*LAWS["bounded"](at)]
    match.table.outcome = Outcome("RB-6.3", scores, ranks)
    assert [what for what in LAWS["bounded"](at) if "does not place everybody" in what]


def test_a_silent_change_of_rules_breaks_a_replay() -> None:
    def draw_from_below(t: Table) -> None:
        t.deck.reverse()
        rules.draw(t)
        t.deck.reverse()

    script = with_steps(resolve=draw_from_below)
    changed = replace(GAME, script=script, apply=script.apply)
    with pytest.raises(BadRecord):
        verify(record(random_match(changed, 1, {})))


def test_a_broken_law_says_where() -> None:
    with pytest.raises(LawBroken, match=r"^bounded, raubern, random match 7, turn \d+: "):
        random_match(BROKEN["a bound that is too low"][1], 7)


def test_an_imagination_that_asks_nobody_is_told_what_it_lacks() -> None:
    """It breaks several laws; the first one that speaks says what to do."""

    def imagine_silence(v: View, rng: Chance) -> Table:
        t = imagine(v, rng)
        t.asked = {}
        return t

    with pytest.raises(LawBroken, match=r"^imagined, .* asks nobody: .* ask_again"):
        random_match(replace(GAME, imagine=imagine_silence), 0)
