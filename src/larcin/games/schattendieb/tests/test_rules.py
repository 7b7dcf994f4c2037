"""One sentence about one paragraph of rules.md each, in the order of the ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

import pytest

from larcin.games.schattendieb import GAME
from larcin.games.schattendieb.data import BOX, COPIES, KIND, KINDS, NUMBER, PREY, WORTH, Card
from larcin.games.schattendieb.drawing import draw_table
from larcin.games.schattendieb.events import (
    Added,
    Cancelled,
    Closed,
    Counted,
    Drawn,
    Ended,
    Exhausted,
    Filled,
    Laid,
    Missed,
    Returned,
    Stolen,
    Wasted,
)
from larcin.games.schattendieb.moves import Add, AnyMove, HandIn, Play, Steal
from larcin.games.schattendieb.notation import CARD_OF, CODE_OF, read_position
from larcin.games.schattendieb.rules import SCRIPT
from larcin.games.schattendieb.rules.adding import may_add
from larcin.games.schattendieb.rules.cancellation import cancel_equal_jewels
from larcin.games.schattendieb.rules.closing import close_a_safe
from larcin.games.schattendieb.rules.drawing_cards import refill
from larcin.games.schattendieb.rules.filling import fill_safes
from larcin.games.schattendieb.rules.playing import may_play
from larcin.games.schattendieb.rules.scoring import name_winner
from larcin.games.schattendieb.rules.thieves import call_thieves
from larcin.games.schattendieb.state import Options, Table
from larcin.games.schattendieb.steps import PLAYING
from larcin.games.schattendieb.view import view
from larcin.kernel.errors import BadSeats, IllegalMove
from larcin.kernel.events import Event
from larcin.kernel.game import Canvas
from larcin.kernel.match import Match
from larcin.kernel.pieces import Piece, Seat
from larcin.kernel.rng import QuickRng

E = TypeVar("E", bound=Event)

LOW = "holds n1 n1 S4"
"""A hand that is in nobody's way."""


def table(
    *players: str, rest: str = "", step: str = PLAYING, options: Options | None = None
) -> Table:
    """A table with these players, at the first question that comes from this step on."""
    return read_position(f"{' / '.join(players)}; {rest}", step, options, listen=True)


def deal(seats: int, seed: int = 0, options: Options | None = None) -> Table:
    """A table after set-up."""
    return GAME.start(seats, options, rng=QuickRng(seed), listen=True)


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their codes."""
    return tuple(CARD_OF[code] for code in text.split())


def codes(some: Any) -> str:
    """The codes of these cards."""
    return " ".join(CODE_OF[card] for card in some)


def lay(t: Table, text: str) -> None:
    """Everyone who is asked lays a card; then nobody adds anything, and thieves take any jewel."""
    everyone(t, *(Play(card) for card in cards(text)))
    while SCRIPT.rule(t) in ("SD-3.5", "SD-3.4", "SD-4") and t.outcome is None:
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, GAME.moves(t, seat)[0])


def everyone(t: Table, *moves: AnyMove) -> None:
    """Those who are asked answer in the order of seats."""
    for seat, move in zip(GAME.to_act(t), moves, strict=True):
        assert move in GAME.moves(t, seat)
        GAME.apply(t, seat, move)


def told(t: Table, kind: type[E]) -> list[E]:
    """The events of this kind that were told."""
    return [event for event in t.told or () if isinstance(event, kind)]


def ended_by(t: Table) -> list[str]:
    """The rules that ended a deal."""
    return [event.rule for event in told(t, Ended)]


def random_play(t: Table, seed: int = 1) -> Iterator[Table]:
    """Play at random to the end, stopping at every question."""
    chance = QuickRng(seed)
    while t.outcome is None:
        yield t
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, chance.choice(GAME.moves(t, seat)))


def places_with(points: list[int], totals: list[int], tie: Any = "shared") -> tuple[str, Any]:
    """The rule that decides and the places, after a last deal with these points."""
    t = deal(len(points), options=Options(tie=tie))
    t.points, t.totals = points, totals
    name_winner(t)
    assert t.outcome is not None
    return t.outcome.reason, t.outcome.places


# -- A. The box -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_two_to_seven_play(seats: int) -> None:
    """[SD-A.2] [SD-R1]"""
    assert deal(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_no_more_and_no_fewer_play(seats: int) -> None:
    """[SD-A.2] [SD-R1]"""
    with pytest.raises(BadSeats):
        deal(seats)


def test_there_are_80_jewels_20_closed_safes_and_5_thieves() -> None:
    """[SD-A.4]"""
    assert sum(card in WORTH for card in BOX) == 80
    assert sum(card in NUMBER for card in BOX) == 20
    assert sum(card in PREY for card in BOX) == 5
    assert len(BOX) == 105


def test_each_kind_of_jewel_has_every_value_twice() -> None:
    """[SD-A.4]"""
    found = Counter((KIND[card], WORTH[card]) for card in BOX if card in WORTH)
    assert found == {(kind, value): 2 for kind in KINDS for value in range(1, 11)}


def test_closed_safes_have_the_values_4_to_15_the_great_ones_being_rare() -> None:
    """[SD-A.4]"""
    found = Counter(NUMBER[card] for card in BOX if card in NUMBER)
    assert found == {number: 2 if number < 12 else 1 for number in range(4, 16)}


# -- B. Aim ---------------------------------------------------------------------------------


def test_a_jewel_in_a_safe_is_never_stolen() -> None:
    """[SD-B.3] [SD-R9]"""
    t = table("lays Tr", "keeps r5 r6 lays S9", "lays n1", step="SD-3")
    assert told(t, Missed) == [Missed("SD-3.6", 0, "ring-thief")]
    assert codes(t.safes[1]) == "r5 r6"


def test_the_most_precious_collection_wins() -> None:
    """[SD-B.4] [SD-9.2]"""
    assert places_with([9, 0, 0], [40, 41, 12]) == ("SD-9.2", (2, 1, 3))


# -- C. Setting up --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_everyone_has_an_open_and_empty_safe(seats: int) -> None:
    """[SD-C.1] [SD-C.2]"""
    t = deal(seats)
    assert t.safes == [()] * seats
    assert t.open_seats() == list(range(seats))


@pytest.mark.parametrize("seats", GAME.players)
def test_all_other_cards_are_shuffled_closed_safes_included(seats: int) -> None:
    """[SD-C.3]"""
    t = deal(seats)
    assert Counter([*sum(t.hands, ()), *t.pile]) == COPIES
    assert t.pile != deal(seats, seed=1).pile


@pytest.mark.parametrize("seats", GAME.players)
def test_everyone_draws_four_cards_and_the_rest_is_the_pile(seats: int) -> None:
    """[SD-C.4] [SD-C.5]"""
    t = deal(seats)
    assert [len(hand) for hand in t.hands] == [4] * seats
    assert len(t.pile) == 105 - 4 * seats


# -- D. The game ----------------------------------------------------------------------------


def test_seven_actions_follow_one_another() -> None:
    """[SD-D.1] [SD-D.2]"""
    steps = {step.rule: step.ask or step.resolve for step in SCRIPT.steps}
    actions = {rule: what for rule, what in steps.items() if rule.removeprefix("SD-") in "1234567"}
    assert list(actions.items()) == [
        ("SD-1", may_play),
        ("SD-2", cancel_equal_jewels),
        ("SD-3", call_thieves),
        ("SD-4", may_add),
        ("SD-5", fill_safes),
        ("SD-6", close_a_safe),
        ("SD-7", refill),
    ]


@pytest.mark.parametrize("seats", [2, 7])
def test_no_match_is_longer_than_its_bound(seats: int) -> None:
    """[SD-D.1]"""
    t = deal(seats, options=Options(deals=2))
    assert sum(1 for _ in random_play(t)) <= GAME.bound(seats, t.options)


# -- 1. Play a card -------------------------------------------------------------------------


def test_everyone_lays_one_of_their_cards_face_down() -> None:
    """[SD-1.1]"""
    t = table("holds n7 r5 S7 T*", "holds t1 t2 t3 t4")
    assert GAME.to_act(t) == (0, 1)
    GAME.apply(t, 0, Play("necklace-7"))
    assert told(t, Laid) == []
    assert view(t, 1).chosen == (0,)
    assert view(t, 1).choice is None


def test_it_may_be_a_jewel_a_thief_or_a_closed_safe() -> None:
    """[SD-1.2]"""
    t = table("holds n7 r5 S7 T*", "holds t1")
    assert GAME.moves(t, 0) == tuple(map(Play, cards("n7 r5 S7 T*")))


def test_all_cards_are_turned_over_at_the_same_time() -> None:
    """[SD-1.3]"""
    t = table("holds n7 r5", "holds t1 t2")
    everyone(t, Play("necklace-7"), Play("tiara-1"))
    assert told(t, Laid) == [Laid("SD-1.3", 0, "necklace-7"), Laid("SD-1.3", 1, "tiara-1")]


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    """[SD-1.1]"""
    match = Match(GAME, 2, seed=bytes(32))
    stranger = next(card for card in BOX if card not in match.table.hands[0])
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, Play(stranger))
    assert (refusal.value.rule, refusal.value.reason) == ("SD-1.1", "not-in-hand")


# -- 2. Cancellation ------------------------------------------------------------------------


def test_jewels_of_the_same_value_cancel_each_other() -> None:
    """[SD-2.1]"""
    t = table("lays r5", "lays n5", "lays t6", step="SD-2")
    assert told(t, Cancelled) == [Cancelled("SD-2.1", 5, (0, 1), cards("r5 n5"))]
    assert [codes(safe) for safe in t.safes] == ["", "", "t6"]


def test_cancelled_jewels_are_discarded() -> None:
    """[SD-2.2]"""
    t = table("lays r5", "lays n5", "lays t6", step="SD-2")
    assert codes(t.discard) == "r5 n5"


def test_the_discard_is_face_down_but_remembered() -> None:
    """[SD-2.3] [SD-R5]"""
    v = view(table(f"{LOW} lays r5", f"{LOW} lays n5", step="SD-2"), None)
    assert codes(v.discard) == "r5 n5"
    bare = draw_table(v, Keys(), Canvas(80, 40))
    aided = draw_table(v, Keys(), Canvas(80, 40, memory_aid=True))
    assert "table-discard" not in bare
    assert "table-discard" in aided


# -- 3. The thieves -------------------------------------------------------------------------


def test_a_thief_acts_when_one_was_laid() -> None:
    """[SD-3.1]"""
    assert GAME.to_act(table("lays Tr", "lays r5", LOW, step="SD-3")) == (0,)
    assert told(table("lays n2", "lays r5", LOW, step="SD-3"), Stolen) == []


@pytest.mark.parametrize(("thief", "victim"), [("Tn", 1), ("Tr", 2), ("Tw", 3), ("Tt", 4)])
def test_a_specialist_steals_one_kind_of_jewel(thief: str, victim: Seat) -> None:
    """[SD-3.2]"""
    t = table(f"lays {thief}", "lays n1", "lays r2", "lays w3", "lays t4", step="SD-3")
    assert GAME.moves(t, 0) == (Steal(victim),)


def test_the_shadow_thief_steals_any_kind() -> None:
    """[SD-3.3]"""
    t = table("lays T*", "lays n1", "lays r2", "lays w3", "lays t4", step="SD-3")
    assert GAME.moves(t, 0) == tuple(map(Steal, [1, 2, 3, 4]))


def test_the_loot_goes_on_the_safe_of_who_laid_the_thief() -> None:
    """[SD-3.4] [SD-R10]"""
    t = table("lays Tr keeps n3", f"{LOW} lays r5", LOW, step="SD-3")
    everyone(t, Steal(1))
    assert codes(t.safes[0]) == "n3 r5"
    assert told(t, Stolen) == [Stolen("SD-3.4", 0, "ring-thief", "ring-5", 1)]
    assert told(t, Filled) == []


def test_the_shadow_thief_chooses_first() -> None:
    """[SD-3.5] [SD-R6]"""
    t = table("lays Tr", "lays T*", "lays r5", "lays r6", step="SD-3")
    assert t.asked == {1: (Steal(2), Steal(3))}
    everyone(t, Steal(3))
    assert t.asked == {0: (Steal(2),)}


def test_a_thief_that_finds_nothing_steals_nothing() -> None:
    """[SD-3.6]"""
    t = table("holds n1 lays Tr", "holds n1 lays n5", "holds n1 lays S4", step="SD-3")
    assert told(t, Missed) == [Missed("SD-3.6", 0, "ring-thief")]
    assert GAME.to_act(t) == (1,)


def test_a_shadow_thief_that_finds_nothing_steals_nothing() -> None:
    """[SD-3.6]"""
    t = table("lays T*", f"{LOW} lays S4", f"{LOW} lays S5", step="SD-3")
    assert told(t, Missed) == [Missed("SD-3.6", 0, "shadow-thief")]


def test_in_the_end_all_thieves_are_discarded() -> None:
    """[SD-3.7]"""
    t = table("holds n1 lays Tr", "holds n1 lays r5", "holds n1 lays Tw", "lays n6", step="SD-3")
    everyone(t, Steal(1))
    assert codes(t.discard) == "Tr Tw"
    assert [codes(laid) for laid in t.laid[:3]] == ["", "", ""]


@pytest.mark.parametrize(
    ("victim", "rule", "reason"),
    [
        (1, "SD-3.2", "wrong-prey"),
        (2, "SD-R9", "nothing-to-steal"),
        (9, "SD-R9", "nothing-to-steal"),
    ],
)
def test_a_wrong_victim_is_refused(victim: Seat, rule: str, reason: str) -> None:
    """[SD-3.2] [SD-R9]"""
    t = table("lays Tr", "lays n5", "lays S4", "lays r6", step="SD-3")
    why = GAME.why_not(view(t, 0), Steal(victim))
    assert why is not None
    assert (why.rule, why.reason) == (rule, reason)


# -- 4. Additional jewels -------------------------------------------------------------------


def test_more_jewels_of_the_same_kind_may_be_laid_on_the_first() -> None:
    """[SD-4.1]"""
    t = table("holds r1 r2 n3 lays r5", "lays S4", step="SD-4")
    assert GAME.moves(t, 0) == tuple(Add(cards(some)) for some in ("", "r1", "r2", "r1 r2"))
    everyone(t, Add(cards("r1 r2")))
    assert told(t, Added) == [Added("SD-4.1", 0, cards("r1 r2"))]
    assert codes(t.safes[0]) == "r5 r1 r2"
    assert "necklace-3" in t.hands[0]


def test_nobody_has_to_add_jewels() -> None:
    """[SD-4.2]"""
    t = table("holds r1 r2 n3 lays r5", "lays S4", step="SD-4")
    everyone(t, Add(()))
    assert told(t, Added) == []
    assert codes(t.hands[0][:3]) == "r1 r2 n3"


@pytest.mark.parametrize(
    ("jewels", "rule", "reason"),
    [
        ("r9", "SD-4.1", "not-in-hand"),
        ("r1 r1", "SD-4.1", "not-in-hand"),
        ("n3", "SD-4.1", "other-kind"),
        ("r2 r1", "SD-R12", "out-of-order"),
    ],
)
def test_other_jewels_are_refused(jewels: str, rule: str, reason: str) -> None:
    """[SD-4.1] [SD-R12]"""
    t = table("holds r1 r2 n3 lays r5", "lays S4", step="SD-4")
    why = GAME.why_not(view(t, 0), Add(cards(jewels)))
    assert why is not None
    assert (why.rule, why.reason) == (rule, reason)


def test_jewels_to_add_are_offered_by_their_value() -> None:
    """[SD-4.1]"""
    t = table("holds r10 r7 lays r5", "lays S4", step="SD-4")
    assert GAME.moves(t, 0) == tuple(Add(cards(some)) for some in ("", "r7", "r10", "r7 r10"))


# -- 5. Fill the safe -----------------------------------------------------------------------


def test_jewels_still_lying_there_go_into_the_safe() -> None:
    """[SD-5.1] [SD-R13]"""
    t = table("holds n1 lays r5 r1 keeps w2", f"{LOW} lays t6", step="SD-5")
    assert told(t, Filled) == [
        Filled("SD-5.1", 0, cards("r5 r1"), 3),
        Filled("SD-5.1", 1, cards("t6"), 1),
    ]
    assert t.laid == [(), ()]


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_jewels_stay_in_the_safe_until_the_end_of_the_deal(seats: int) -> None:
    """[SD-5.2] [SD-R2]"""
    t = deal(seats, options=Options(deals=1))
    before = list(t.safes)
    for _ in random_play(t):
        assert all(map(tuple.__eq__, before, map(head, t.safes, before)))
        before = list(t.safes)


def head(safe: tuple[Card, ...], before: tuple[Card, ...]) -> tuple[Card, ...]:
    """As much of the safe as there was before."""
    return safe[: len(before)]


# -- 6. Close the safe ----------------------------------------------------------------------


@pytest.mark.parametrize(("jewels", "is_closed"), [("n1 n2 n3", True), ("n1 n2 n3 n4 n5", False)])
def test_a_safe_closes_if_its_number_is_at_least_the_number_of_jewels(
    jewels: str, is_closed: bool
) -> None:
    """[SD-6.1]"""
    t = table(f"lays S4 keeps {jewels}", LOW, LOW, step="SD-6")
    assert (t.locks[0] == "safe-4") == is_closed


def test_that_closes_the_safe() -> None:
    """[SD-6.2]"""
    t = table("lays S4 keeps n1 n2", LOW, LOW, step="SD-6")
    assert told(t, Closed) == [Closed("SD-6.2", 0, "safe-4", 2, 3)]
    assert t.open_seats() == [1, 2]


def test_the_hand_of_who_closes_goes_under_the_pile() -> None:
    """[SD-6.3]"""
    t = table("holds r7 r8 r9 lays S4 keeps n1", LOW, LOW, rest="pile t1 t2 t3", step="SD-6")
    assert t.hands[0] == ()
    assert sorted(t.pile[:3]) == sorted(cards("r7 r8 r9"))
    assert t.under == ((0, 3),)


def test_who_has_closed_takes_no_more_part_in_the_deal() -> None:
    """[SD-6.4] [SD-R2]"""
    t = table("holds r7 r8 r9 lays S4 keeps n1", LOW, LOW, step="SD-6")
    assert GAME.to_act(t) == (1, 2)
    assert t.hands[0] == ()


def test_an_empty_safe_cannot_be_closed() -> None:
    """[SD-6.5] [SD-6.6]"""
    t = table("lays S9", LOW, LOW, step="SD-6")
    assert told(t, Wasted) == [Wasted("SD-6.6", 0, "safe-9", 0)]
    assert codes(t.discard) == "S9"


def test_a_number_lower_than_the_number_of_jewels_is_discarded() -> None:
    """[SD-6.7]"""
    t = table("lays S4 keeps n1 n2 n3 n4 n5", LOW, LOW, step="SD-6")
    assert told(t, Wasted) == [Wasted("SD-6.7", 0, "safe-4", 5)]
    assert codes(t.discard) == "S4"


# -- 7. Draw cards --------------------------------------------------------------------------


def test_all_who_have_not_closed_draw_until_they_have_four_cards() -> None:
    """[SD-7.1]"""
    t = table("holds n1 n2", "closed S4 keeps r1", "holds n3 n4 n5", step="SD-7")
    assert [len(hand) for hand in t.hands] == [4, 0, 4]
    assert [(event.seat, event.count) for event in told(t, Drawn)] == [(0, 2), (2, 1)]


def test_cards_are_drawn_from_the_top_of_the_pile() -> None:
    """[SD-7.1]"""
    t = table("holds n1 n2", "holds n3 n4 n5", rest="pile t1 t2 t3 t4 t5", step="SD-7")
    assert codes(t.hands[0]) == "n1 n2 t5 t4"
    assert codes(t.hands[1]) == "n3 n4 n5 t3"


def test_then_a_new_turn_begins_with_the_first_action() -> None:
    """[SD-7.2] [SD-R2]"""
    t = table("holds n1 n2", "holds n3 n4 n5", step="SD-7")
    assert SCRIPT.rule(t) == "SD-1"
    assert GAME.to_act(t) == (0, 1)


def test_if_the_pile_is_too_small_hands_are_filled_to_three() -> None:
    """[SD-7.3]"""
    t = table("holds n1", "holds n3", rest="pile t1 t2 t3 t4 t5", step="SD-7")
    assert [len(hand) for hand in t.hands] == [3, 3]


def test_what_is_left_of_the_pile_is_discarded() -> None:
    """[SD-7.4]"""
    t = table("holds n1", "holds n3", rest="pile t1 t2 t3 t4 t5", step="SD-7")
    assert (codes(t.away), t.pile) == ("t1", [])
    assert told(t, Exhausted) == [Exhausted("SD-7.4", 3, 1)]
    assert view(t, 0).away_size == 1


def test_without_a_pile_the_seventh_action_is_left_out() -> None:
    """[SD-7.5]"""
    t = table("holds n1", "holds n3", rest="pile", step="SD-7")
    assert [len(hand) for hand in t.hands] == [1, 1]
    assert told(t, Drawn) == []
    assert told(t, Exhausted) == []


def test_the_discard_never_becomes_a_pile() -> None:
    """[SD-7.6]"""
    t = table("holds n1 n2", "holds n3 n4", rest="pile; gone t1 t2 t3 t4 t5", step="SD-7")
    lay(t, "n1 n3")
    assert t.pile == []
    assert [len(hand) for hand in t.hands] == [1, 1]


# -- 8. The end of a deal -------------------------------------------------------------------


def test_a_deal_ends_at_once() -> None:
    """[SD-8.0]"""
    t = table("holds n2 lays S9 keeps n1", "holds n3 lays r1", step="SD-6")
    assert [type(event) for event in t.told or ()][-2:] == [Ended, Counted]
    assert told(t, Drawn) == []


def test_it_ends_when_only_one_safe_is_open() -> None:
    """[SD-8.1]"""
    t = table("lays S9 keeps n1", f"{LOW} lays r1 keeps t9", "closed S4 keeps w3", step="SD-5")
    assert told(t, Ended) == [Ended("SD-8.1", "alone", (1,))]
    assert t.points == [1, 0, 3]


def test_it_ends_when_all_want_to_close_at_once() -> None:
    """[SD-8.2]"""
    t = table("holds r1 lays S9 keeps n1", "lays S5 keeps t9", step="SD-5")
    assert told(t, Ended) == [Ended("SD-8.2", "together", (0, 1))]
    assert t.points == [0, 0]
    assert told(t, Closed) == []


def test_it_ends_when_pile_and_hands_are_used_up() -> None:
    """[SD-8.3] [SD-8.4]"""
    t = table("holds r2 keeps n7", "holds n3", "closed S4 keeps w3", rest="pile")
    lay(t, "r2 n3")
    assert told(t, Ended) == [Ended("SD-8.3", "without-cards", (0, 1))]
    assert t.points == [0, 0, 3]


def test_it_does_not_end_while_somebody_has_a_card() -> None:
    """[SD-8.3]"""
    t = table("holds r2 keeps n7", "holds n3 n4", "closed S4 keeps w3", rest="pile")
    lay(t, "r2 n3")
    assert ended_by(t) == []


def test_it_does_not_end_while_there_is_a_pile() -> None:
    """[SD-8.3]"""
    t = table("holds r2 keeps n7", "holds n3", rest="pile t1 t2")
    lay(t, "r2 n3")
    assert ended_by(t) == []


def test_added_jewels_may_use_up_the_last_hand() -> None:
    """[SD-8.3]"""
    t = table("holds r2 r3 keeps n7", "holds n4", rest="pile")
    everyone(t, Play("ring-2"), Play("necklace-4"))
    everyone(t, Add(("ring-3",)))
    assert ended_by(t) == ["SD-8.3"]


# -- 9. Score -------------------------------------------------------------------------------


def test_who_closed_in_time_scores_the_values_of_all_jewels() -> None:
    """[SD-9.1] [SD-R27]"""
    t = table("lays S15 keeps n10 r10 t1", f"{LOW} lays r1", step="SD-5")
    assert told(t, Counted) == [Counted("SD-9.1", 1, (21, 0), (21, 0))]


def test_points_of_all_deals_are_added_up() -> None:
    """[SD-9.1]"""
    t = deal(2, options=Options(deals=4))
    list(random_play(t))
    points = [event.points for event in told(t, Counted)]
    assert t.outcome is not None
    assert t.outcome.scores == tuple(map(sum, zip(*points, strict=True)))


@pytest.mark.parametrize("deals", [1, 3, 10])
def test_a_match_has_three_deals_or_as_many_as_were_agreed_on(deals: int) -> None:
    """[SD-9.2] [SD-9.3] [SD-R30]"""
    t = deal(3, options=Options() if deals == 3 else Options(deals=deals))
    list(random_play(t))
    assert [event.deal for event in told(t, Counted)] == list(range(1, deals + 1))


# -- Rulings --------------------------------------------------------------------------------


def test_with_two_players_who_closes_alone_scores_and_the_other_gets_nothing() -> None:
    """[SD-R1]"""
    t = table("lays S9 keeps n1", f"{LOW} lays r1 keeps t9", step="SD-5")
    assert t.points == [1, 0]


def test_one_card_must_be_laid_and_any_card_will_do() -> None:
    """[SD-R3]"""
    t = table("holds S4 S9 n1", "holds r2")
    assert GAME.moves(t, 0) == tuple(map(Play, cards("S4 S9 n1")))
    lay(t, "S4 r2")
    assert told(t, Wasted) == [Wasted("SD-6.6", 0, "safe-4", 0)]


def test_all_jewels_of_a_value_cancel_whatever_their_kinds() -> None:
    """[SD-R4]"""
    t = table("lays r5", "lays n5", "lays t5", "lays n6", "lays r6", step="SD-2")
    assert [event.seats for event in told(t, Cancelled)] == [(0, 1, 2), (3, 4)]


def test_safes_and_thieves_never_cancel() -> None:
    """[SD-R4]"""
    t = table("lays r7", "lays S7 keeps n1", "lays S7 keeps n2", "lays Tn", step="SD-2")
    assert told(t, Cancelled) == []
    assert [t.locks[1], t.locks[2]] == ["safe-7", "safe-7"]


def test_only_the_former_owner_knows_what_went_under_the_pile() -> None:
    """[SD-R5]"""
    t = table("holds r7 r8 r9 lays S4 keeps n1", LOW, LOW, step="SD-6")
    assert [codes(view(t, seat).given) for seat in (0, 1, 2, None)] == ["r7 r8 r9", "", "", ""]
    (returned,) = told(t, Returned)
    assert returned.cards.seats == (0,)


def test_specialists_choose_together_and_never_want_the_same() -> None:
    """[SD-R6]"""
    t = table("lays Tr", "lays Tn", "lays r5", "lays n6", "lays r7", step="SD-3")
    assert t.asked == {0: (Steal(2), Steal(4)), 1: (Steal(3),)}
    GAME.apply(t, 0, Steal(4))
    assert told(t, Stolen) == []
    GAME.apply(t, 1, Steal(3))
    assert [event.seat for event in told(t, Stolen)] == [0, 1]


def test_a_theft_is_not_optional_and_the_victim_is_chosen_freely() -> None:
    """[SD-R7]"""
    t = table("lays Tr", "lays r5", "lays r6", "lays n7", step="SD-3")
    assert GAME.moves(t, 0) == (Steal(1), Steal(2))


def test_a_cancelled_jewel_cannot_be_stolen() -> None:
    """[SD-R7] [SD-R9]"""
    t = table("lays Tr", "lays r5", "lays n5", "lays r6", step="SD-2")
    assert GAME.moves(t, 0) == (Steal(3),)


@pytest.mark.parametrize("seats", [4, 7])
def test_a_thief_never_robs_its_own_player(seats: int) -> None:
    """[SD-R8]"""
    for t in random_play(deal(seats)):
        for seat, moves in t.asked.items():
            assert Steal(seat) not in moves


def test_added_jewels_cannot_be_stolen() -> None:
    """[SD-R9]"""
    t = table("holds n1 n1 lays Tr", "holds r2 r3 lays n5 ", "holds r2 r3 lays r6", step="SD-3")
    everyone(t, Steal(2))
    assert codes(t.safes[0]) == "r6"
    assert GAME.to_act(t) == (1,)


def test_the_loot_counts_for_the_number_of_jewels_at_once() -> None:
    """[SD-R10]"""
    t = table("holds r1 lays Tr keeps n3", f"{LOW} lays r5", f"{LOW} lays S4", step="SD-3")
    everyone(t, Steal(1))
    assert len(t.safes[0]) == 2
    assert t.laid[0] == ()


def test_who_laid_a_thief_adds_no_jewels() -> None:
    """[SD-R10]"""
    t = table("holds r1 lays Tr", f"{LOW} lays r5", "holds n1 lays n6", step="SD-3")
    everyone(t, Steal(1))
    assert GAME.to_act(t) == (2,)


def test_a_specialist_whose_prey_the_shadow_thief_took_steals_nothing() -> None:
    """[SD-R11] [SD-3.7]"""
    t = table("holds n1 lays Tr", "holds n1 lays T*", "holds n1 lays r5", step="SD-3")
    everyone(t, Steal(2))
    assert told(t, Missed) == [Missed("SD-3.6", 0, "ring-thief")]
    assert codes(t.discard) == "T* Tr"


def test_everyone_with_a_jewel_and_a_card_is_asked_matching_or_not() -> None:
    """[SD-R12]"""
    t = table("holds n1 lays r5", "holds r1 lays r6", "lays r7", "holds r2 lays S4", step="SD-4")
    assert t.asked == {0: (Add(()),), 1: (Add(()), Add(("ring-1",)))}


def test_the_number_added_is_hidden_until_all_have_answered() -> None:
    """[SD-R12]"""
    t = table("holds r1 r2 lays r5", "holds n1 lays n6", LOW, step="SD-4")
    GAME.apply(t, 0, Add(cards("r1 r2")))
    assert view(t, 1).players[0].laid == ("ring-5",)
    assert view(t, 1).players[0].hand_size == 2


def test_added_jewels_do_not_cancel_even_if_equal() -> None:
    """[SD-R12]"""
    t = table("holds r6 r6 lays r5", "holds n1 lays n6", LOW, step="SD-4")
    everyone(t, Add(cards("r6 r6")), Add(()))
    assert codes(t.safes[0]) == "r5 r6 r6"


def test_safes_and_the_sizes_of_hands_are_open_to_all() -> None:
    """[SD-R13]"""
    t = table("holds r6 r7 keeps w1 w2", "holds n1 n2 n3")
    for seat in (0, 1, None):
        players = view(t, seat).players
        assert [player.hand_size for player in players] == [2, 3]
        assert codes(players[0].safe) == "w1 w2"


def test_the_number_of_jewels_counts_and_not_their_values() -> None:
    """[SD-R14]"""
    t = table("lays S4 keeps n10 r10 w10 t10", LOW, LOW, step="SD-6")
    assert t.locks[0] == "safe-4"


def test_a_safe_that_fits_closes_without_asking() -> None:
    """[SD-R15]"""
    t = table("holds r1 S9 keeps n1", "holds r2 r3", "holds t4 t5")
    lay(t, "S9 r2 t4")
    assert t.locks[0] == "safe-9"


def test_who_wasted_a_safe_stays_in_and_draws() -> None:
    """[SD-R16]"""
    t = table("holds r1 r2 r3 S9", "holds r2 r3", "holds t4 t5")
    lay(t, "S9 r2 t4")
    assert t.open_seats() == [0, 1, 2]
    assert len(t.hands[0]) == 4


def test_of_several_hands_under_the_pile_the_first_seats_lies_uppermost() -> None:
    """[SD-R17]"""
    t = table(
        "holds r7 r8 lays S4 keeps n1",
        "holds w7 w8 lays S4 keeps n2",
        "holds n1 n2 n3 n4",
        "holds n1 n2 n3 n4",
        rest="pile t1",
        step="SD-6",
    )
    assert t.under == ((0, 2), (1, 2))
    assert sorted(t.pile[:2]) == sorted(cards("w7 w8"))
    assert sorted(t.pile[2:4]) == sorted(cards("r7 r8"))
    assert t.pile[4] == "tiara-1"


def test_cards_put_under_the_pile_count_for_the_filling_of_hands() -> None:
    """[SD-R17]"""
    t = table(
        "holds r7 r8 r9 lays S4 keeps n1",
        "holds n1 n2",
        "holds n3 n4",
        rest="pile t1 t2",
        step="SD-6",
    )
    assert [len(hand) for hand in t.hands] == [0, 4, 4]
    assert len(t.pile) == 1


def test_hands_under_the_pile_are_shuffled() -> None:
    """[SD-R17]"""
    orders = set()
    for seed in range(40):
        t = read_position(
            "holds r7 r8 r9 lays S4 keeps n1 / holds n1 / holds n2; pile t1 t2 t3 t4 t5 t6",
            "SD-6",
            rng=QuickRng(seed * 7919),
        )
        orders.add(tuple(t.pile[:3]))
    assert len(orders) == 6


def test_not_even_who_closes_is_told_their_order() -> None:
    """[SD-R17]"""
    for seed in range(20):
        t = read_position(
            "holds r7 r8 r9 lays S4 keeps n1 / holds n1 / holds n2",
            "SD-6",
            rng=QuickRng(seed * 7919),
            listen=True,
        )
        (returned,) = told(t, Returned)
        assert codes(returned.cards.value) == codes(view(t, 0).given) == "r7 r8 r9"


def test_without_a_pile_the_hand_of_who_closes_is_discarded() -> None:
    """[SD-R18]"""
    t = table("holds r7 r8 lays S4 keeps n1", "holds n1", "holds n2", rest="pile", step="SD-6")
    assert (t.pile, codes(sorted(t.away))) == ([], "r7 r8")
    assert codes(view(t, 0).given) == "r7 r8"
    assert [event.rule for event in told(t, Returned)] == ["SD-R18"]


@pytest.mark.parametrize(
    ("pile", "sizes"),
    [
        ("", [0, 1, 3]),
        ("t1", [1, 1, 3]),
        ("t1 t2", [1, 1, 3]),
        ("t1 t2 t3", [2, 2, 3]),
        ("t1 t2 t3 t4 t5", [3, 3, 3]),
        ("t1 t2 t3 t4 t5 t6 t7 t8", [4, 4, 4]),
    ],
)
def test_hands_are_filled_equally_and_who_has_more_keeps_them(pile: str, sizes: list[int]) -> None:
    """[SD-R19]"""
    t = table("keeps t10", "holds n1", "holds n2 n3 n4", rest=f"pile {pile}", step="SD-7")
    assert [len(hand) for hand in t.hands] == sizes


def test_a_pile_too_small_for_one_card_each_is_discarded() -> None:
    """[SD-R19]"""
    t = table("keeps t10", "keeps r10", "holds n2 n3", rest="pile t1", step="SD-7")
    assert [len(hand) for hand in t.hands] == [0, 0, 2]
    assert told(t, Exhausted) == [Exhausted("SD-7.4", 0, 1)]
    assert (codes(t.away), t.pile) == ("t1", [])
    assert GAME.to_act(t) == (2,)


def test_a_pile_that_is_exactly_empty_is_used_up() -> None:
    """[SD-R20]"""
    t = table("holds n1 n2 n3", "holds n4 n5 n6", rest="pile t1 t2", step="SD-7")
    assert [len(hand) for hand in t.hands] == [4, 4]
    assert told(t, Exhausted) == [Exhausted("SD-R20", 4, 0)]


def test_who_has_no_card_lays_nothing_and_keeps_an_open_safe() -> None:
    """[SD-R21]"""
    t = table("keeps n1", "holds n4 n5", "holds r2 r3", rest="pile")
    assert GAME.to_act(t) == (1, 2)
    lay(t, "n4 r2")
    assert t.open_seats() == [0, 1, 2]


def test_who_has_no_card_cannot_want_to_close() -> None:
    """[SD-R21]"""
    t = table("keeps n1", "holds S5 n5 keeps n2", "holds S9 r3 keeps r1", rest="pile")
    lay(t, "S5 S9")
    assert ended_by(t) == ["SD-8.1"]
    assert t.points == [0, 2, 1]


def test_the_deal_ends_when_nobody_open_has_a_card_as_a_turn_begins() -> None:
    """[SD-R22]"""
    t = table("keeps n1", "keeps n3", "holds S9 r3 keeps r1", rest="pile")
    lay(t, "S9")
    assert told(t, Ended) == [Ended("SD-R22", "without-cards", (0, 1))]
    assert t.points == [0, 0, 1]


def test_a_safe_that_does_not_fit_is_no_wish_to_close() -> None:
    """[SD-R23]"""
    t = table("lays S9 keeps n1", "holds r1 lays S4", "holds r1 lays S5", step="SD-5")
    assert ended_by(t) == []
    assert t.open_seats() == [1, 2]


def test_as_an_option_any_safe_is_a_wish_to_close() -> None:
    """[SD-R23b]"""
    t = table(
        "lays S9 keeps n1",
        "holds r1 lays S4",
        "holds r1 lays S5",
        step="SD-5",
        options=Options(strict_want=True),
    )
    assert ended_by(t) == ["SD-8.2"]
    assert t.points == [0, 0, 0]


def test_two_of_three_close_and_the_third_gets_nothing() -> None:
    """[SD-R24]"""
    t = table("lays S9 keeps n1", "lays S4 keeps n2", f"{LOW} lays S4", step="SD-5")
    assert ended_by(t) == ["SD-8.1"]
    assert t.points == [1, 2, 0]


def test_used_up_cards_come_before_all_wanting_to_close() -> None:
    """[SD-R24] [SD-R25]"""
    t = table("holds S9 keeps n1", "holds S4 keeps n2", rest="pile")
    lay(t, "S9 S4")
    assert ended_by(t) == ["SD-8.3"]


def test_the_last_card_laid_does_not_close_any_more() -> None:
    """[SD-R25]"""
    t = table("holds S9 keeps n10 n9", "holds r2", rest="pile")
    lay(t, "S9 r2")
    assert ended_by(t) == ["SD-8.3"]
    assert (t.locks, t.points) == ([None, None], [0, 0])


@pytest.mark.parametrize(("added", "points"), [("n3", [0, 0]), ("", [19, 0])])
def test_whether_the_last_card_closes_may_lie_with_the_others(
    added: str, points: list[int]
) -> None:
    """[SD-R25]"""
    t = table("holds S9 keeps n10 n9", "holds n2 n3", rest="pile")
    everyone(t, Play("safe-9"), Play("necklace-2"))
    everyone(t, Add(cards(added)))
    assert t.points == points


def test_jewels_just_laid_do_not_reach_the_safe() -> None:
    """[SD-R26]"""
    t = table("holds r3 keeps n10", "holds r2", rest="pile")
    lay(t, "r3 r2")
    assert [codes(safe) for safe in t.safes] == ["n10", ""]
    assert t.points == [0, 0]


def test_players_who_tie_for_the_most_points_share_the_victory() -> None:
    """[SD-R28]"""
    assert places_with([1, 9, 0], [40, 40, 12]) == ("SD-R28", (1, 1, 3))


def test_as_an_option_the_last_deal_decides_between_them() -> None:
    """[SD-R28b]"""
    assert places_with([1, 9, 30], [40, 40, 30], "last-deal") == ("SD-R28b", (2, 1, 3))


def test_between_two_deals_all_cards_are_handed_in_and_shuffled_again() -> None:
    """[SD-R29]"""
    t = table("lays S9 keeps n1", f"{LOW} lays r1", step="SD-5")
    assert t.asked == {0: (HandIn(),), 1: (HandIn(),)}
    assert t.deal == 0
    everyone(t, HandIn(), HandIn())
    assert t.deal == 1
    assert t.safes == [(), ()]
    assert t.discard == t.away == []
    assert Counter([*sum(t.hands, ()), *t.pile]) == COPIES


def test_the_table_can_be_looked_at_until_all_have_handed_in() -> None:
    """[SD-R29]"""
    t = table("lays S9 keeps n1", f"{LOW} lays r1", step="SD-5")
    GAME.apply(t, 0, HandIn())
    assert codes(view(t, 0).players[0].safe) == "n1"


def test_who_closed_in_an_earlier_turn_keeps_the_points() -> None:
    """[SD-R31]"""
    t = table("lays S9 keeps n1", "lays S5 keeps t9", "closed S4 keeps w3", step="SD-5")
    assert ended_by(t) == ["SD-8.2"]
    assert t.points == [0, 0, 3]


def test_a_face_down_choice_may_be_changed_until_the_last_one() -> None:
    """[SD-R32]"""
    match = Match(GAME, 3, seed=bytes(32))
    first, second = match.moves(0)[:2]
    match.play(0, first)
    match.change(0, second)
    match.play(1, match.moves(1)[0])
    match.take_back(0)
    assert match.to_act == (0, 2)
    match.play(0, second)
    match.play(2, match.moves(2)[0])
    with pytest.raises(IllegalMove):
        match.change(0, first)


def test_hands_are_not_shown_at_the_end_of_a_deal() -> None:
    """[SD-R33]"""
    t = table("holds n2 n3 lays S9 keeps n1", "holds t1 t2 lays r1", step="SD-5")
    assert SCRIPT.rule(t) == "SD-R29"
    assert view(t, 0).hand == ()
    assert codes(view(t, 1).hand) == "t1 t2"
    assert "tiara-1" not in str(view(t, 0))


def test_a_tie_that_the_last_deal_leaves_is_a_shared_victory() -> None:
    """[SD-R34]"""
    assert places_with([9, 9, 30], [40, 40, 30], "last-deal") == ("SD-R34", (1, 1, 3))


def test_the_last_deal_breaks_no_tie_below_the_first_place() -> None:
    """[SD-R34]"""
    assert places_with([1, 9, 30], [40, 12, 12], "last-deal") == ("SD-9.2", (1, 2, 2))


def test_the_last_deal_names_the_winner_and_breaks_no_tie_between_the_others() -> None:
    """[SD-R28b] [SD-R34]"""
    assert places_with([10, 7, 5], [40, 40, 40], "last-deal") == ("SD-R28b", (1, 2, 2))


def test_those_who_also_tie_in_the_last_deal_come_before_the_one_who_does_not() -> None:
    """[SD-R34]"""
    assert places_with([9, 9, 5], [40, 40, 40], "last-deal") == ("SD-R34", (1, 1, 3))


class Keys:
    """A language in which everything is called by its key."""

    def __call__(self, key: str, **facts: object) -> str:
        return key

    def player(self, seat: Seat) -> str:
        return f"seat-{seat}"

    def piece(self, kind: str, piece: Piece) -> str:
        return str(piece)


def test_every_kind_of_event_cites_the_rule_behind_it() -> None:
    """[SD-C.3] [SD-C.4] [SD-1.3] [SD-2.1] [SD-3.4] [SD-3.6] [SD-4.1] [SD-5.1] [SD-6.2] [SD-9.1]"""
    cited = set()
    for seed in range(12):
        t = deal(2 + seed % 6, seed, Options(deals=3))
        list(random_play(t, seed))
        cited |= {(type(event).__name__, event.rule) for event in t.told or ()}
    assert cited >= {
        ("Opened", "SD-C.3"),
        ("Dealt", "SD-C.4"),
        ("Laid", "SD-1.3"),
        ("Cancelled", "SD-2.1"),
        ("Stolen", "SD-3.4"),
        ("Missed", "SD-3.6"),
        ("Added", "SD-4.1"),
        ("Filled", "SD-5.1"),
        ("Closed", "SD-6.2"),
        ("Returned", "SD-6.3"),
        ("Wasted", "SD-6.6"),
        ("Wasted", "SD-6.7"),
        ("Drawn", "SD-7.1"),
        ("Ended", "SD-8.1"),
        ("Counted", "SD-9.1"),
    }
