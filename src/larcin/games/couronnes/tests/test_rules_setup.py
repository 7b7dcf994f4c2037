"""One sentence about one paragraph of rules.md each: the box, setting up, the end."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from larcin.games.couronnes import GAME
from larcin.games.couronnes.board import CIRCLES, GUARD_STARTS, NOWHERE
from larcin.games.couronnes.data import (
    CARDS,
    COLOURS,
    COPIES,
    CROWNS,
    DOORS,
    GUARDS,
    KEYS,
    MARKERS,
    MODES,
    OBJECTIVES,
    PLAYERS,
)
from larcin.games.couronnes.events import Dealt, Delivered, Drawn, Revealed, Rolled, Started
from larcin.games.couronnes.moves import EndTurn, Roll, Take
from larcin.games.couronnes.rules import SCRIPT
from larcin.games.couronnes.rules.setup import exchange_doubles, objectives_in_box
from larcin.games.couronnes.state import Options, Table
from larcin.games.couronnes.steps import PLACING, ROLLING
from larcin.games.couronnes.tests.playing import (
    FOUR,
    asked,
    at,
    deal,
    dice,
    heard,
    lively_play,
    of_type,
    offers,
    play,
    walk,
)
from larcin.games.couronnes.view import view
from larcin.kernel.errors import BadSeats
from larcin.kernel.events import redact
from larcin.kernel.rng import QuickRng

# -- A. The box -----------------------------------------------------------------------------


def test_there_are_44_action_cards_of_twelve_kinds() -> None:
    """[CO-A.5]"""
    assert len(CARDS) == 12
    assert sum(COPIES.values()) == 44


def test_sixteen_objectives_share_the_colours_evenly() -> None:
    """[CO-A.6] [CO-RC9] [CO-RC9b]"""
    assert Counter(objectives_in_box(Options())) == dict.fromkeys(COLOURS, 2)
    assert Counter(objectives_in_box(FOUR)) == dict.fromkeys(COLOURS[:4], 4)
    assert OBJECTIVES == 16


def test_there_are_figures_doors_and_dice_as_in_the_list() -> None:
    """[CO-A.3] [CO-A.4] [CO-A.7] [CO-A.8] [CO-A.9]"""
    assert (len(GUARDS), PLAYERS[-1], DOORS, MARKERS) == (4, 4, 4, 3)
    assert (CROWNS, KEYS) == (16, 32)


def test_two_white_and_one_green_die_and_black_ones_have_six_faces() -> None:
    """[CO-A.11] [CO-RC10]"""
    seen = set()
    for mode, number in product(range(1, 7), repeat=2):
        t = dice(at("h2 wants red | l2 wants red"), mode, number)
        (rolled,) = heard(Rolled, play(t, Roll()))
        seen.add((mode, rolled.mode, rolled.number))
    modes = Counter(mode for _, mode, number in seen if number == 1)
    assert modes == dict.fromkeys(MODES, 2)
    assert {number for _, _, number in seen} == set(range(1, 7))


@pytest.mark.parametrize("options", [Options(), Options(objectives=4, colours="four")])
def test_nothing_is_lost_or_invented(options: Options) -> None:
    """[CO-A.3] [CO-A.4] [CO-A.7] [CO-A.8] [CO-A.9] [CO-C.2] Crowns, keys, doors, markers, cards."""
    box = Counter(GAME.box(4, options))
    for t in lively_play(deal(4, 5, options)):
        assert Counter(each for zone in GAME.zones(t) for each in zone.pieces) == box
        assert all(t.stock(colour) >= 0 for colour in COLOURS[: options.colour_count])
        assert all(len(set(keys)) == len(keys) for keys in t.keys)
        assert len(t.doors) <= DOORS
        assert all(0 <= t.markers_left(seat) <= MARKERS for seat in range(4))


# -- C. Setting up --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    """[CO-RC1]"""
    with pytest.raises(BadSeats):
        deal(seats)


@pytest.mark.parametrize("seats", GAME.players)
def test_all_four_guards_start_around_the_middle(seats: int) -> None:
    """[CO-C.5] [CO-RC1] [CO-RC5]"""
    assert deal(seats).guards == list(GUARD_STARTS.values())


def test_crowns_keys_doors_and_markers_lie_beside_the_board() -> None:
    """[CO-C.2] [CO-C.6] [CO-RC7] [CO-RC8]"""
    t = deal(3)
    assert t.doors == ()
    assert t.keys == [()] * 3
    assert t.crowns == [None] * 3
    assert [t.markers_left(seat) for seat in range(3)] == [3, 3, 3]
    assert {t.stock(colour) for colour in COLOURS} == {2}


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("colours", ["eight", "four"])
def test_everyone_has_objectives_of_different_colours(count: int, colours: str) -> None:
    """[CO-C.3.1] [CO-C.3.2] [CO-C.3.3] [CO-RC2]"""
    options = Options(objectives=count, colours="eight" if colours == "eight" else "four")
    for seed in range(5):
        t = deal(4, seed, options)
        assert [len(set(hand)) for hand in t.objectives] == [count] * 4
        assert len(t.rest) == OBJECTIVES - 4 * count


def test_everyone_has_two_objectives_by_default() -> None:
    """[CO-RC2]"""
    assert [len(hand) for hand in deal(2).objectives] == [2, 2]


def test_a_second_card_of_a_colour_is_exchanged() -> None:
    """[CO-C.3.4] [CO-RC3b]"""
    hands, rest = exchange_doubles([["red", "red"], ["red", "blue"]], ["green", "white", "red"])
    assert hands == [["red", "white"], ["red", "blue"]]
    assert sorted(rest) == ["green", "red", "red"]


def test_two_players_may_have_the_same_colour() -> None:
    """[CO-RC3]"""
    hands, _ = exchange_doubles([["red"], ["red"]], [])
    assert hands == [["red"], ["red"]]


def test_without_a_card_for_it_the_deal_is_made_again() -> None:
    """[CO-RC3b]"""
    assert exchange_doubles([["red", "red"]], ["red"])[0] is None
    t = deal(4, 0, Options(objectives=4, colours="four"))  # all sixteen cards are dealt
    assert [sorted(hand) for hand in t.objectives] == [sorted(COLOURS[:4])] * 4


def test_exchanges_are_not_told() -> None:
    """[CO-RC3b]"""
    for seed in range(10):
        t = deal(4, seed, Options(objectives=3, colours="four"))
        kinds = [type(event).__name__ for event in t.told or ()]
        assert kinds == ["Dealt"] * 4 + ["Started"]


def test_everyone_is_dealt_two_action_cards_and_the_rest_is_the_pile() -> None:
    """[CO-C.4.1] [CO-C.4.2]"""
    t = deal(4)
    assert [len(hand) for hand in t.hands] == [2] * 4
    assert len(t.pile) == 44 - 8


def test_hands_and_objectives_are_told_to_their_owners_alone() -> None:
    """[CO-RC4] [CO-RG15]"""
    for event in heard(Dealt, deal(3)):
        other = redact(event, (event.seat + 1) % 3)
        assert other.objectives.value is None
        assert other.cards.value is None
        assert redact(event, event.seat) == event


def test_the_first_player_is_drawn_by_lot() -> None:
    """[CO-C.7.1] [CO-RC6]"""
    first = Counter(deal(3, seed).active for seed in range(60))
    assert set(first) == {0, 1, 2}
    t = deal(3)
    assert heard(Started, t)[0].seat == t.active == asked(t)


def test_thieves_are_placed_clockwise_on_free_circles_and_then_the_first_one_plays() -> None:
    """[CO-C.7.1] [CO-C.7.2] [CO-C.7.3] [CO-RC6] [CO-RC6b]"""
    t = deal(3)
    first = t.active
    for offset in range(3):
        assert SCRIPT.rule(t) == PLACING
        assert asked(t) == (first + offset) % 3
        assert len(offers(t)) == len(CIRCLES) - offset
        play(t, offers(t)[offset])
    assert NOWHERE not in t.thieves
    assert (SCRIPT.rule(t), asked(t)) == (ROLLING, first)


def test_turns_go_clockwise() -> None:
    """[CO-C.7.2]"""
    t = at("h2 wants red | l2 wants red | r8 wants red; seat 1")
    for seat in (1, 2, 0, 1):
        assert asked(t) == seat
        play(t, Roll(), EndTurn())


# -- B and H. The end -----------------------------------------------------------------------


def home_run(crowns: str, options: Options | None = None) -> Table:
    """A thief one step from a circle with its crown."""
    return at(f"h3 {crowns} wears red | l2 wants red; alone 3", options)


def test_who_brings_the_last_crown_home_wins_at_once() -> None:
    """[CO-B.1] [CO-H.1] [CO-RD12]"""
    t = walk(home_run("home blue"), "n")
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("CO-H.1", (0,))
    assert heard(Drawn, t) == []
    assert heard(Delivered, t)[0].left == 0


def test_with_another_objective_the_game_goes_on() -> None:
    """[CO-H.1]"""
    t = walk(home_run("wants blue"), "n")
    assert t.outcome is None
    assert heard(Delivered, t)[0].left == 1


def test_in_the_end_objectives_and_hands_are_shown() -> None:
    """[CO-RH1]"""
    t = walk(at("h3 wears red | l2 wants blue holds arrow door; alone 3"), "n")
    assert [event.objectives for event in heard(Revealed, t)] == [(), ("blue",)]
    seen = view(t, None).players[1]
    assert (seen.objectives, seen.hand) == (("blue",), ("door", "arrow"))


def late(text: str) -> Table:
    """The last turn is over."""
    t = dice(at(f"{text}; turn 400"), 1, 1)
    t.pile = ["arrow"]
    return play(t, Roll(), EndTurn())


def test_the_four_hundredth_turn_is_the_last() -> None:
    """[CO-RH2]"""
    t = late("h2 wants red | l2 wants red")
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.places) == ("CO-RH2", (1, 1))
    t = dice(at("h2 wants red | l2 wants red; turn 399"), 1, 1)
    assert play(t, Roll(), EndTurn()).outcome is None


def test_places_go_by_crowns_at_home_then_on_heads_and_ties_are_shared() -> None:
    """[CO-RH1]"""
    t = late("h2 home red wants blue | h5 wears red | i5 wears blue | j5 wants red")
    assert t.outcome is not None
    assert t.outcome.places == (1, 2, 2, 4)
    assert t.outcome.scores == (1, 0, 0, 0)


def test_random_play_ends_within_the_bound() -> None:
    """[CO-RH2]"""
    t, chance, count = deal(2), QuickRng(4), 0
    t.told = None
    while t.outcome is None:
        GAME.apply(t, asked(t), chance.choice(offers(t)))
        count += 1
    assert t.turn <= 400
    assert count <= GAME.bound(2, Options())


def test_a_crown_square_gives_crowns_while_they_are_in_stock() -> None:
    """[CO-RC8] [CO-RE14]"""
    text = "i7 wants red keys red | h2 home red wants blue | h5 wants red; alone 3"
    assert of_type(Take, at(text))
    t = at(text.replace("h5 wants red", "h5 home red wants blue"))
    assert t.stock("red") == 0
    assert of_type(Take, t) == []


def test_in_the_end_everything_is_shown_but_the_pile() -> None:
    """[CO-RH1]"""
    t = walk(home_run("home blue"), "n")
    assert all(player.hand is not None for player in view(t, 1).players)
    assert [zone.name for zone in GAME.zones(t) if zone.seen_by == ()] == [
        "pile",
        "other objectives",
    ]
