"""What nobody learns: reactions, objectives, hands; and which worlds a seat imagines."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from larcin.games.couronnes import GAME
from larcin.games.couronnes.bot import playout
from larcin.games.couronnes.data import (
    CARDS,
    COPIES,
    OBJECTIVES,
    ORDER,
    CardName,
    Colour,
    colours_in_play,
)
from larcin.games.couronnes.imagining import count_deals, imagine, unseen_cards
from larcin.games.couronnes.memory import Held, Leave, Past
from larcin.games.couronnes.moves import EndTurn, Fight, Find, Pass, Return, Roll, Shoot, Take
from larcin.games.couronnes.rules import SCRIPT
from larcin.games.couronnes.state import Options, Table
from larcin.games.couronnes.steps import CLAIMING
from larcin.games.couronnes.tests.playing import FOUR, asked, at, deal, dice, lively_play, play
from larcin.games.couronnes.view import view
from larcin.kernel.events import redact
from larcin.kernel.laws import LAWS, Position, obey
from larcin.kernel.match import Match
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng

WORLDS = 40

# -- Reactions ------------------------------------------------------------------------------

FIGHT = "h5 wants red | i5 wears red holds door {}; alone 1"
SHOT = "h4 wants red | h6 wears red holds door {}; alone 1"


def attacked(text: str, card: CardName) -> Table:
    """An attack on a seat with this card and one more."""
    t = at(text.format(card))
    return play(t, Fight("thief", 1, False) if text is FIGHT else Shoot("thief", 1))


@pytest.mark.parametrize(("text", "card"), [(FIGHT, "plus-two"), (SHOT, "broken-bow")])
def test_a_seat_with_the_card_is_asked_like_one_without(text: str, card: CardName) -> None:
    """[CO-RD7b] The attacker, a spectator and the log see the same in both worlds."""
    with_it, without = attacked(text, card), attacked(text, "secret-door")
    assert len(GAME.moves(with_it, 1)) > len(GAME.moves(without, 1)) == 1
    assert GAME.to_act(with_it) == GAME.to_act(without) == (1,)
    for eye in (0, None):
        assert view(with_it, eye) == view(without, eye)
        heard = [[redact(event, eye) for event in t.told or ()] for t in (with_it, without)]
        assert heard[0] == heard[1]


@pytest.mark.parametrize(("text", "card"), [(FIGHT, "plus-two"), (SHOT, "broken-bow")])
def test_a_pass_does_not_tell_whether_it_was_forced(text: str, card: CardName) -> None:
    """[CO-RD7b]"""
    worlds = [attacked(text, held) for held in (card, "secret-door")]
    for t in worlds:
        play(dice(t, 1, 6), Pass())
    assert view(worlds[0], 0) == view(worlds[1], 0)
    assert [*map(repr, worlds[0].told or ())] == [*map(repr, worlds[1].told or ())]


@pytest.mark.parametrize(("text", "card"), [(FIGHT, "plus-two"), (SHOT, "broken-bow")])
def test_who_is_asked_is_the_same_in_every_world_the_attacker_cannot_tell_apart(
    text: str, card: CardName
) -> None:
    """[CO-RD7b]"""
    t = attacked(text, card)
    seen, chance = view(t, 0), QuickRng(1)
    worlds = [imagine(seen, chance) for _ in range(WORLDS * 5)]
    assert {GAME.to_act(world) for world in worlds} == {(1,)}
    assert {SCRIPT.rule(world) for world in worlds} == {SCRIPT.rule(t)}
    assert all(view(world, 0) == seen for world in worlds)
    assert {card in world.hands[1] for world in worlds} == {True, False}
    assert {len(GAME.moves(world, 1)) for world in worlds} == {1, 2}


def test_the_question_about_a_prize_does_not_betray_an_objective() -> None:
    """[CO-RF7b]"""
    worlds = []
    for wants in ("red", "blue"):
        t = dice(at(f"h5 wants {wants} | i5 wears red; alone 1"), 6, 1)
        play(t, Fight("thief", 1, False), Pass())
        assert (SCRIPT.rule(t), asked(t)) == (CLAIMING, 0)
        worlds.append(t)
    assert view(worlds[0], 1) == view(worlds[1], 1)
    for t in worlds:
        play(t, Return())
    assert view(worlds[0], 1) == view(worlds[1], 1)  # who returns it may have wanted it


# -- Objectives -----------------------------------------------------------------------------


def test_who_took_a_crown_is_known_to_want_it_even_after_losing_it() -> None:
    """[CO-RC4]"""
    t = at("i7 wants red blue keys red | h7 wants green white; alone 1")
    play(t, Take("here", "key"))
    t.crowns[0] = None  # somebody shot it off
    chance = QuickRng(2)
    for _ in range(WORLDS):
        world = imagine(view(t, 1), chance)
        assert world.proved[0] == ("red",)
        assert "red" not in world.objectives[0]
        assert len(world.objectives[0]) == 1


def test_nobody_sees_the_secret_objectives_of_others() -> None:
    """[CO-RC4]"""
    t = at("h2 wants red blue | l2 proved green wants white; alone 1")
    seen = view(t, 0)
    assert seen.players[0].objectives == ("red", "blue")
    assert (seen.players[1].objectives, seen.players[1].secrets) == (None, 1)
    assert seen.players[1].proved == ("green",)


@pytest.mark.parametrize("colours", ["eight", "four"])
def test_hands_of_objectives_are_imagined_without_doubles(colours: str) -> None:
    """[CO-RC3]"""
    options = Options(objectives=3, colours="eight" if colours == "eight" else "four")
    t, chance = deal(4, 3, options), QuickRng(5)
    for eye in (None, 0, 2):
        for _ in range(WORLDS):
            world = imagine(view(t, eye), chance)
            assert all(len(set(hand)) == 3 for hand in world.objectives)


def all_deals(cards: list[Colour], needs: list[tuple[Seat, int]]) -> Counter[tuple[str, ...]]:
    """Every way to deal these cards, no colour twice in a hand, written out; as sorted hands."""
    found: Counter[tuple[str, ...]] = Counter()
    total = sum(need for _, need in needs)
    for order in permutations(range(len(cards)), total):
        dealt, hands, start = [cards[n] for n in order], [], 0
        for _, need in needs:
            hands.append(sorted(dealt[start : start + need]))
            start += need
        if all(len(set(hand)) == len(hand) for hand in hands):
            found[tuple(" ".join(hand) for hand in hands)] += 1
    return found


def test_imagined_objectives_are_as_likely_as_all_deals_written_out() -> None:
    """[CO-RC3] [CO-RC4] Two rivals, of whom one is known to want red."""
    text = (
        "h2 wants red blue home green yellow | l2 proved red home blue green wants yellow"
        " | r8 home red blue wants green yellow"
    )
    t = at(text, FOUR)
    seen = view(t, 0)
    known = [card for each in seen.players for card in (*each.home, *each.proved)]
    known += ["red", "blue"]
    box = Counter(dict.fromkeys(colours_in_play(4), OBJECTIVES // 4))
    left = sorted((box - Counter(known)).elements())
    expected = Counter[tuple[str, ...]]()
    for (second, third), ways in all_deals(left, [(1, 1), (2, 2)]).items():
        if second not in ("red", "blue", "green") and not set(third.split()) & {"red", "blue"}:
            expected[second, third] += ways
    draws, chance, found = 2000, QuickRng(3), Counter[tuple[str, ...]]()
    for _ in range(draws):
        hands = imagine(seen, chance).objectives
        found[" ".join(hands[1]), " ".join(sorted(hands[2]))] += 1
    assert set(found) == set(expected)
    for world, ways in expected.items():
        assert found[world] / draws == pytest.approx(ways / expected.total(), rel=0.15)


def test_one_secret_objective_is_as_likely_as_its_cards() -> None:
    """[CO-RC3]"""
    t = at("h2 wants red blue | l2 wants green white; alone 1")
    draws, chance, found = 2500, QuickRng(4), Counter[Colour]()
    for _ in range(draws):
        found.update(imagine(view(t, 0), chance).objectives[1])
    # Fourteen cards are unseen: one red, one blue, two of each of six other colours.
    copies = {colour: 1 if colour in ("red", "blue") else 2 for colour in colours_in_play(8)}
    pairs = {(one, other): copies[one] * copies[other] for one, other in combinations(copies, 2)}
    for colour in copies:
        ways = sum(each for pair, each in pairs.items() if colour in pair)
        assert found[colour] / draws == pytest.approx(ways / sum(pairs.values()), rel=0.12)


def test_deals_are_counted_as_if_written_out() -> None:
    """[CO-RC3]"""
    cards: list[Colour] = ["red", "red", "blue", "blue", "green"]
    copies = ((2, (True, True)), (2, (True, True)), (1, (True, True)))
    # Orders inside a hand do not count, so each hand of two was written out twice.
    written = all_deals(cards, [(0, 2), (1, 2)]).total()
    assert count_deals(copies, (2, 2)) == written / 4


# -- Hands and piles ------------------------------------------------------------------------


def reshuffled(seats: str) -> Table:
    """The first seat has just drawn from a new pile: all cards but those in hands."""
    t = at(f"{seats}; alone 1; pile")
    held = Counter(card for hand in t.hands for card in hand)
    t.discard = tuple((Counter(COPIES) - held).elements())
    return play(t, EndTurn())


def test_after_a_reshuffle_everybody_knows_what_is_in_the_pile() -> None:
    """[CO-RD10] [CO-RG15]"""
    t = reshuffled("h2 holds arrow | l2 holds door plus-two | r8 holds arrow arrow")
    assert t.recycled == tuple(
        COPIES[card] - {"arrow": 3, "door": 1, "plus-two": 1}.get(card, 0) for card in CARDS
    )
    assert sum(t.recycled) == len(t.pile) + 1
    for eye in (None, 0, 1, 2):
        assert view(t, eye).recycled == t.recycled
        assert view(t, eye).since == ((0, None),)
    assert [view(t, eye).kept for eye in (None, 0, 1)] == [None, ("arrow",), ("door", "plus-two")]


def test_with_two_seats_a_reshuffle_gives_the_other_hand_away() -> None:
    """[CO-RD10] [CO-RG15] All of it to who drew, and all but the card drawn to the other."""
    t, chance = reshuffled("h2 holds arrow arrow | l2 holds door plus-two"), QuickRng(3)
    for _ in range(WORLDS):
        assert imagine(view(t, 0), chance).hands[1] == t.hands[1]
        world = imagine(view(t, 1), chance)
        assert Counter(("arrow", "arrow")) <= Counter(world.hands[0])
        assert world.kept == t.kept


def test_a_card_that_was_not_in_the_new_pile_is_known_to_be_an_old_one() -> None:
    """[CO-RD10] [CO-RG15] The only card to find a thief was in a hand."""
    t = reshuffled("h2 holds found-thief arrow | l2 hidden holds door | r8 holds plus-two")
    play(dice(t, 3, 1, 3, 1, 3, 1), Roll(), EndTurn(), Roll(), EndTurn())
    t.hidden[1] = True
    play(t, Roll(), Find(1), EndTurn())
    chance = QuickRng(4)
    for _ in range(WORLDS):
        world = imagine(view(t, 2), chance)
        assert world.kept[0] in (("arrow", "found-thief"), ("door", "found-thief"))
        assert world.kept[0][0] in world.hands[0], "it has not left"


def test_imagined_worlds_hold_what_a_long_match_has_shown() -> None:
    """[CO-RD10] [CO-RG15] New cards come out of the new pile, and old ones were in hands."""
    chance, looked = QuickRng(5), 0
    for t in lively_play(deal(3, 5, Options(objectives=4))):
        if not t.recycled or t.outcome is not None or chance.below(4):
            continue
        looked += 1
        for eye in (None, 0, 1, 2):
            seen = view(t, eye)
            world = imagine(seen, chance)
            assert view(world, eye) == seen
            for kind, card in enumerate(CARDS):
                now = sum(hand.count(card) for hand in (*world.hands, world.pile))
                gone = sum(left == card for _, left in world.since)
                before = sum(hand.count(card) for hand in world.kept)
                assert world.pile.count(card) <= t.recycled[kind]
                assert now + gone - before == t.recycled[kind]
            assert [len(hand) for hand in world.kept] == [len(hand) for hand in t.kept]
    assert looked > 20


ARROW, DOOR, PLUS_TWO = (ORDER[card] for card in ("arrow", "door", "plus-two"))


def test_pasts_are_as_likely_as_all_deals_written_out() -> None:
    """[CO-RG15] Two hidden hands; which card of a hand was old is counted card by card."""
    old, slots, pile = [ARROW, ARROW, DOOR], (2, 1), [ARROW, DOOR, DOOR, PLUS_TWO]
    acts = [(0, None), (0, ARROW), (1, None), (1, DOOR), (0, None), (0, DOOR)]
    expected: Counter[Held] = Counter()
    for order in permutations(range(3)):
        for stack in permutations(range(4)):
            hands = [{("old", n) for n in order[:2]}, {("old", order[2])}]
            write_out(acts, hands, [("new", n) for n in stack], old, pile, expected)
    leaves, held, alike = [], list(slots), Counter(old + pile)
    for seat, kind in acts:
        if kind is not None:
            leaves.append(Leave(seat, kind, held[seat], alike[kind], alike.total()))
            alike[kind] -= 1
        held[seat] += 1 if kind is None else -1
    past = Past(tuple(leaves), Held(slots, tuple(old.count(n) for n in range(len(CARDS)))))
    draws, chance = 4000, QuickRng(6)
    found = Counter(past.recall(chance)[0] for _ in range(draws))
    assert set(found) == set(expected)
    for end, ways in expected.items():
        assert found[end] / draws == pytest.approx(ways / expected.total(), abs=0.025)


Copy = tuple[str, int]


def write_out(
    acts: list[tuple[Seat, int | None]],
    hands: list[set[Copy]],
    pile: list[Copy],
    old: list[int],
    new: list[int],
    found: Counter[Held],
) -> None:
    """Every way in which single cards could have been drawn and have left."""
    if not acts:
        ends = [[n for age, n in hand if age == "old"] for hand in hands]
        left = Counter(old[n] for hand in ends for n in hand)
        found[Held(tuple(map(len, ends)), tuple(left[n] for n in range(len(CARDS))))] += 1
        return
    (seat, kind), *later = acts
    if kind is None:
        drawn = [hand | {pile[0]} if at == seat else hand for at, hand in enumerate(hands)]
        write_out(later, drawn, pile[1:], old, new, found)
        return
    for age, n in hands[seat]:
        if (old if age == "old" else new)[n] == kind:
            after = [hand - {(age, n)} if at == seat else hand for at, hand in enumerate(hands)]
            write_out(later, after, pile, old, new, found)


def test_imagined_hands_are_dealt_from_what_is_unseen() -> None:
    """[CO-RG15]"""
    t, chance = deal(3, 2), QuickRng(6)
    seen = view(t, 0)
    held: Counter[CardName] = Counter()
    draws = 1500
    for _ in range(draws):
        world = imagine(seen, chance)
        assert world.hands[0] == t.hands[0]
        assert len(world.pile) == len(t.pile)
        held.update(world.hands[1])
    unseen = Counter(unseen_cards(seen))
    for card, copies in unseen.items():
        expected = 2 * draws * copies / unseen.total()
        assert held[card] == pytest.approx(expected, rel=0.35)


# -- The laws, in matches with many attacks -------------------------------------------------


@pytest.mark.parametrize("number", range(3))
def test_lively_matches_obey_every_law(number: int) -> None:
    """Random matches seldom see a fight, so here most moves are those of the playout policy."""
    options = (Options(), FOUR, Options(objectives=1, arrows="sharp"))[number]
    match, rng = Match(GAME, 2 + number, options, bytes([number] * 32)), QuickRng(number)
    while match.outcome is None:
        seat = match.to_act[0]
        moves = match.moves(seat)
        is_wild = rng.below(4) == 0
        move = rng.choice(moves) if is_wild else playout(match.table, seat, moves, rng)
        if rng.below(5):
            match.play(seat, move)
            continue
        before = Position(match, rng, None, f"lively match {number}")
        match.play(seat, move)
        obey(Position(match, rng, before, f"lively match {number}"), LAWS)


def test_figures_never_rest_on_one_square() -> None:
    """[CO-E.4.1]"""
    for t in lively_play(deal(4, 8)):
        if t.passing is None and t.thieves[t.active] >= 0:
            figures = [*t.guards, *(each for each in t.thieves if each >= 0)]
            assert len(set(figures)) == len(figures)
