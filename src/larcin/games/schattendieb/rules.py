"""Der Schattendieb, in the order of its rulebook. Every paragraph is told in rules.md."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from larcin.games.schattendieb.data import (
    BOX,
    CARDS,
    COPIES,
    HAND,
    KIND,
    NUMBER,
    PLAYERS,
    PREY,
    SHADOW,
    THIEVES,
    WORTH,
    Card,
    CardName,
)
from larcin.games.schattendieb.events import (
    Added,
    Cancelled,
    Closed,
    Counted,
    Dealt,
    Drawn,
    Ended,
    Ending,
    Exhausted,
    Filled,
    Laid,
    Missed,
    Opened,
    Returned,
    Stolen,
    Wasted,
)
from larcin.games.schattendieb.memory import (
    AWAY,
    after_move,
    after_show,
    hand_of,
    remember,
    under_of,
)
from larcin.games.schattendieb.moves import Add, HandIn, Play, Steal
from larcin.games.schattendieb.state import Options, Table
from larcin.kernel.events import Secret
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance
from larcin.kernel.steps import Script, Step
from larcin.kernel.table import Outcome, places

# Every move there is, made once.
PLAYS: Final[dict[CardName, Play]] = {card: Play(card) for card in CARDS}
STEALS: Final = tuple(map(Steal, range(PLAYERS[-1])))
HAND_IN: Final = (HandIn(),)


@cache
def adds_of(jewels: tuple[Card, ...]) -> tuple[Add, ...]:
    """Every choice among these jewels, from none to all; there are three of them at most."""
    chosen = (some for number in range(len(jewels) + 1) for some in combinations(jewels, number))
    return tuple(map(Add, dict.fromkeys(chosen)))


# -- C. Setting up --------------------------------------------------------------------------


def setup(seats: int, options: Options, rng: Chance) -> Table:
    """[SD-C.1] [SD-C.2] Everyone has an open safe; those left over stay in the box."""
    return Table(seats=seats, options=options, rng=rng, points=[0] * seats, totals=[0] * seats)


def shuffle(t: Table) -> None:
    """[SD-C.3] [SD-R29] All other cards, closed safes included, are shuffled together."""
    cards: list[Card] = list(BOX)
    t.rng.shuffle(cards)
    t.laid, t.safes, t.locks = [()] * t.seats, [()] * t.seats, [None] * t.seats
    t.discard, t.away = [], []
    t.under, t.memories = (), {}
    t.tell(Opened, "SD-C.3", t.deal + 1, t.options.deals)
    deal(t, cards)


def deal(t: Table, cards: list[Card]) -> None:
    """[SD-C.4] [SD-C.5] Everyone draws four cards; the rest is the pile, face down."""
    t.hands = [tuple([cards.pop() for _ in range(HAND)]) for _ in range(t.seats)]
    t.pile = cards
    for seat, hand in enumerate(t.hands):
        t.tell(Dealt, "SD-C.4", seat, Secret(hand, (seat,)))


# -- 1. Playing a card ----------------------------------------------------------------------


def may_play(t: Table) -> dict[Seat, tuple[Play, ...]]:
    """[SD-1.1] [SD-1.2] [SD-R3] Everyone lays one card face down: a jewel, a thief or a safe.

    [SD-R21] Who has no card lays none; [SD-6.4] nor does who has closed, having no hand.
    """
    return {
        seat: tuple([PLAYS[card] for card in dict.fromkeys(hand)])
        for seat, hand in enumerate(t.hands)
        if hand
    }


def play(t: Table, seat: Seat, move: Play) -> None:
    """[SD-1.3] [SD-R32] All cards are turned over together, when the last one is chosen."""
    take_from_hand(t, seat, move.card)
    t.laid[seat] = (move.card,)
    t.tell(Laid, "SD-1.3", seat, move.card)


def take_from_hand(t: Table, seat: Seat, card: Card) -> None:
    """[SD-R5] A card leaves the hand and comes to light, which may surprise a former owner."""
    hand = t.hands[seat]
    place = hand.index(card)
    t.hands[seat] = hand[:place] + hand[place + 1 :]
    if t.memories:
        held, unseen = len(hand) - 1, COPIES[card] - t.seen_copies(card) - 1
        for closer, memory in t.memories.items():
            t.memories[closer] = after_show(memory, hand_of(seat), card, held, unseen)


def end_if_nothing_is_laid(t: Table) -> str | None:
    """[SD-R22] When no open player has a card to lay, the deal is over at once."""
    return None if any(t.laid) else end_deal(t, "SD-R22", "without-cards")


# -- 2. Cancellation ------------------------------------------------------------------------


def cancel_equal_jewels(t: Table) -> None:
    """[SD-2.1] [SD-R4] Jewels of the same value cancel each other, whatever their kinds."""
    by_value: dict[int, list[Seat]] = {}
    for seat, cards in enumerate(t.laid):
        if cards and cards[0] in WORTH:
            by_value.setdefault(WORTH[cards[0]], []).append(seat)
    for value, seats in by_value.items():
        if len(seats) > 1:
            cards = tuple(t.laid[seat][0] for seat in seats)
            t.tell(Cancelled, "SD-2.1", value, tuple(seats), cards)
            for seat in seats:
                discard_laid(t, seat)


def discard_laid(t: Table, seat: Seat) -> None:
    """[SD-2.2] [SD-2.3] [SD-R5] What was laid goes to the discard: face down, but all saw it."""
    t.discard += t.laid[seat]
    t.laid[seat] = ()


# -- 3. The thieves -------------------------------------------------------------------------


def call_thieves(t: Table) -> str | None:
    """[SD-3.1] If a thief was laid, it acts now; else this action is passed over."""
    if not any(cards and cards[0] in PREY for cards in t.laid):
        return ADDING
    tell_who_missed(t, laid_shadow_thief(t))
    return None


def may_steal_first(t: Table) -> dict[Seat, tuple[Steal, ...]]:
    """[SD-3.5] [SD-R6] The shadow thief chooses before all others."""
    return thefts(t, laid_shadow_thief(t))


def may_steal(t: Table) -> dict[Seat, tuple[Steal, ...]]:
    """[SD-R6] The specialists choose together: no two of them are after the same kind."""
    return thefts(t, laid_specialists(t))


def thefts(t: Table, seats: list[Seat]) -> dict[Seat, tuple[Steal, ...]]:
    """[SD-3.4] [SD-R7] A thief that finds fitting jewels must take one of them."""
    return {seat: steals for seat in seats if (steals := thefts_of(t, seat))}


def thefts_of(t: Table, thief: Seat) -> tuple[Steal, ...]:
    """[SD-3.2] [SD-3.3] [SD-R9] Only jewels of this turn, of its kind; any, for the shadow thief.

    [SD-R8] A thief never robs its own player, who has laid the thief and no jewel.
    """
    prey = PREY[t.laid[thief][0]]
    return tuple(
        STEALS[seat] for seat, cards in enumerate(t.laid) if cards and KIND.get(cards[0]) in prey
    )


def steal(t: Table, seat: Seat, move: Steal) -> None:
    """[SD-3.4] [SD-R10] The jewel goes straight into the safe of who laid the thief."""
    loot = t.laid[move.victim]
    t.laid[move.victim] = ()
    t.safes[seat] += loot
    t.tell(Stolen, "SD-3.4", seat, t.laid[seat][0], loot[0], move.victim)


def tell_who_missed(t: Table, thieves: list[Seat]) -> None:
    """[SD-3.6] [SD-R11] A thief that finds no fitting jewel steals nothing."""
    for seat in thieves:
        if not thefts_of(t, seat):
            t.tell(Missed, "SD-3.6", seat, t.laid[seat][0])


def tell_which_specialists_missed(t: Table) -> None:
    """[SD-R11] A specialist comes too late if the shadow thief took what it was after."""
    tell_who_missed(t, laid_specialists(t))


def discard_thieves(t: Table) -> None:
    """[SD-3.7] In the end all thieves are discarded, lucky or not."""
    for seat in (*laid_shadow_thief(t), *laid_specialists(t)):
        discard_laid(t, seat)


def laid_shadow_thief(t: Table) -> list[Seat]:
    """[SD-3.3] The seat of the shadow thief, if it was laid."""
    return [seat for seat, cards in enumerate(t.laid) if cards and cards[0] == SHADOW]


def laid_specialists(t: Table) -> list[Seat]:
    """[SD-3.2] The seats of the other thieves that were laid."""
    return [
        seat
        for seat, cards in enumerate(t.laid)
        if cards and cards[0] in PREY and cards[0] != SHADOW
    ]


# -- 4. Additional jewels -------------------------------------------------------------------


def may_add(t: Table) -> dict[Seat, tuple[Add, ...]]:
    """[SD-4.1] [SD-4.2] [SD-R12] Who still has a jewel may lay more of its kind, or none.

    Everyone with such a jewel and a card in hand is asked: being asked betrays nothing.
    """
    asked: dict[Seat, tuple[Add, ...]] = {}
    for seat, cards in enumerate(t.laid):
        hand = t.hands[seat]
        if hand and cards and cards[0] in WORTH:
            kind = KIND[cards[0]]
            asked[seat] = adds_of(tuple(sorted([card for card in hand if KIND.get(card) == kind])))
    return asked


def add(t: Table, seat: Seat, move: Add) -> None:
    """[SD-4.1] [SD-R12] They go on the jewel already laid; none of them cancels or is stolen."""
    if not move.cards:
        return
    for card in move.cards:
        take_from_hand(t, seat, card)
        t.laid[seat] += (card,)
    t.tell(Added, "SD-4.1", seat, move.cards)


# -- 5. Filling the safe --------------------------------------------------------------------


def fill_safes(t: Table) -> None:
    """[SD-5.1] [SD-5.2] [SD-R13] All jewels still lying there go into the safes, for good."""
    for seat, cards in enumerate(t.laid):
        if cards and cards[0] in WORTH:
            t.safes[seat] += cards
            t.laid[seat] = ()
            t.tell(Filled, "SD-5.1", seat, cards, len(t.safes[seat]))


# -- 6. Closing the safe --------------------------------------------------------------------


def close_safes(t: Table) -> None:
    """[SD-6.1] [SD-R15] A closed safe that fits closes; one that does not is discarded."""
    for seat, cards in enumerate(t.laid):
        if cards:
            if fits(t, seat, cards[0]):
                close(t, seat)
            else:
                waste(t, seat)


def fits(t: Table, seat: Seat, lock: Card) -> bool:
    """[SD-6.1] [SD-6.5] [SD-R14] Its number is at least the number of jewels, and one is there."""
    return 1 <= len(t.safes[seat]) <= NUMBER[lock]


def close(t: Table, seat: Seat) -> None:
    """[SD-6.2] Put on the jewels, it closes the safe."""
    (lock,) = t.laid[seat]
    t.laid[seat] = ()
    t.locks[seat] = lock
    t.tell(Closed, "SD-6.2", seat, lock, len(t.safes[seat]), t.worth(seat))
    return_hand(t, seat)


def return_hand(t: Table, seat: Seat) -> None:
    """[SD-6.3] [SD-6.4] [SD-R17] The hand goes under the pile in any order; its player is out."""
    hand = list(t.hands[seat])
    if not hand:
        return
    t.hands[seat] = ()
    t.rng.shuffle(hand)
    rule, place = "SD-6.3", under_of(seat)
    if t.pile:
        t.pile[:0] = hand
        t.under += ((seat, len(hand)),)
    else:  # [SD-R18] Without a pile the hand is discarded, and the pile does not come back.
        rule, place = "SD-R18", AWAY
        t.away += hand
    move_unseen(t, hand_of(seat), len(hand), len(hand), place)
    t.memories[seat] = remember(tuple(hand), place)
    t.tell(Returned, rule, seat, Secret(tuple(hand), (seat,)), len(hand))


def move_unseen(t: Table, source: str, held: int, count: int, goal: str) -> None:
    """[SD-R5] Cards that once were another closer's hand may be among those that move."""
    for closer, memory in t.memories.items():
        t.memories[closer] = after_move(memory, source, held, count, goal)


def waste(t: Table, seat: Seat) -> None:
    """[SD-6.6] [SD-6.7] [SD-R16] A safe for fewer jewels, or on none, is discarded in vain."""
    jewels = len(t.safes[seat])
    t.tell(Wasted, "SD-6.7" if jewels else "SD-6.6", seat, t.laid[seat][0], jewels)
    discard_laid(t, seat)


# -- 7. Drawing cards -----------------------------------------------------------------------


def refill(t: Table) -> str:
    """[SD-7.1] [SD-7.2] [SD-R19] In seat order, all open players fill their hands; a new turn."""
    if t.pile:  # [SD-7.5] [SD-R20] Once the pile is used up, this action is left out.
        target = refill_target(t)
        for seat in t.open_seats():
            if len(t.hands[seat]) < target:
                draw(t, seat, target - len(t.hands[seat]))
        if target < HAND or not t.pile:
            discard_rest(t, target)
    return PLAYING


def refill_target(t: Table) -> int:
    """[SD-7.3] [SD-R19] Four cards; three if the pile is too small for that; and so on down."""
    sizes = [len(t.hands[seat]) for seat in t.open_seats()]
    target = HAND
    while sum([target - size for size in sizes if size < target]) > len(t.pile):
        target -= 1
    return target


def draw(t: Table, seat: Seat, count: int) -> None:
    """[SD-7.1] A player takes so many cards from the top of the pile."""
    cards = tuple(t.pile[: -count - 1 : -1])
    del t.pile[-count:]
    if t.under:
        reach_under(t, seat, count)
    t.hands[seat] += cards
    t.tell(Drawn, "SD-7.1", seat, Secret(cards, (seat,)), count, len(t.pile))


def reach_under(t: Table, seat: Seat, count: int) -> None:
    """[SD-R17] The pile has run down to a hand put under it: its former owner knows who draws."""
    below = sum(size for _, size in t.under)
    while t.under and below > len(t.pile):
        (closer, size), *deeper = t.under
        drawn = min(size, below - len(t.pile))
        move_unseen(t, under_of(closer), size, drawn, hand_of(seat))
        below -= drawn
        left = ((closer, size - drawn),) if size > drawn else ()
        t.under = (*left, *deeper)


def discard_rest(t: Table, target: int) -> None:
    """[SD-7.4] [SD-7.6] [SD-R20] The rest of the pile is discarded unseen; no new pile is made."""
    for closer, size in t.under:
        move_unseen(t, under_of(closer), size, size, AWAY)
    t.tell(Exhausted, "SD-R20" if target == HAND else "SD-7.4", target, len(t.pile))
    t.away += t.pile
    t.pile, t.under = [], ()


# -- 8. The end of a deal -------------------------------------------------------------------


def end_if_one_is_open(t: Table) -> str | None:
    """[SD-8.1] The deal is over when only one safe is open: its player scores nothing."""
    return end_deal(t, "SD-8.1", "alone") if t.locks.count(None) == 1 else None


def end_if_all_want_to_close(t: Table) -> str | None:
    """[SD-8.2] [SD-R23] It is over when all open players want to close now: none of them scores.

    [SD-R31] Who closed in an earlier turn is not touched by this.
    """
    is_wanted = all(wants_to_close(t, seat) for seat in t.open_seats())
    return end_deal(t, "SD-8.2", "together") if is_wanted else None


def wants_to_close(t: Table, seat: Seat) -> bool:
    """[SD-R23] Who laid a safe that fits wants to close; [SD-R23b] by option, any safe will do."""
    cards = t.laid[seat]
    return bool(cards) and (t.options.strict_want or fits(t, seat, cards[0]))


def end_if_nobody_has_cards(t: Table) -> str | None:
    """[SD-8.3] [SD-R25] [SD-R26] It is over when, without a pile, no hand holds a card.

    Even a safe that fits is not closed any more.
    """
    return None if t.pile or any(t.hands) else end_deal(t, "SD-8.3", "without-cards")


def end_deal(t: Table, rule: str, how: Ending) -> str:
    """[SD-8.0] [SD-8.4] The deal is over at once; what is in open safes counts for nothing."""
    t.tell(Ended, rule, how, tuple(t.open_seats()))
    return SCORING


# -- 9. Score -------------------------------------------------------------------------------


def score(t: Table) -> str | None:
    """[SD-9.1] [SD-R27] Who closed in time scores the values of all jewels in the safe."""
    t.points = [0 if lock is None else t.worth(seat) for seat, lock in enumerate(t.locks)]
    t.totals = [total + won for total, won in zip(t.totals, t.points, strict=True)]
    t.tell(Counted, "SD-9.1", t.deal + 1, tuple(t.points), tuple(t.totals))
    # [SD-9.3] [SD-R30] Three deals make a match, or as many as were agreed on.
    return WINNING if t.deal + 1 == t.options.deals else None


def may_hand_in(t: Table) -> dict[Seat, tuple[HandIn, ...]]:
    """[SD-R29] Before the next deal, everyone hands in their cards; hands are not shown."""
    return dict.fromkeys(range(t.seats), HAND_IN)


def hand_in(t: Table, seat: Seat, move: HandIn) -> None:
    """[SD-R29] [SD-R33] A player is ready; the cards are gathered once everyone is."""


def open_next_deal(t: Table) -> str:
    """[SD-R29] All cards are gathered and dealt anew."""
    t.deal += 1
    return DEALING


def name_winner(t: Table) -> None:
    """[SD-9.2] Who has the most points wins."""
    keys = ranking(t)
    rule = deciding_rule(t, keys.count(max(keys)))
    t.outcome = Outcome(rule, tuple(t.totals), places(keys))


def ranking(t: Table) -> list[tuple[int, int]]:
    """[SD-R28b] By option, points of the last deal decide; [SD-R34] for the first place only."""
    best = max(t.totals) if t.options.tie == "last-deal" else None
    return [
        (total, won if total == best else 0) for total, won in zip(t.totals, t.points, strict=True)
    ]


def deciding_rule(t: Table, winners: int) -> str:
    """[SD-R28] A tie is a shared victory; [SD-R34] also one that the last deal leaves."""
    if t.totals.count(max(t.totals)) == 1:
        return "SD-9.2"
    if t.options.tie == "shared":
        return "SD-R28"
    return "SD-R28b" if winners == 1 else "SD-R34"


def bound(seats: int, options: Options) -> int:
    """[SD-D.1] Every card is played once at most, every thief steals once, every jewel is
    added to once; and everyone hands in before the next deal.
    """
    jewels = sum(card in WORTH for card in BOX)
    return (len(BOX) + len(THIEVES) + jewels + seats) * options.deals


# -- D. The game ----------------------------------------------------------------------------

DEALING, PLAYING, ADDING, SCORING, WINNING = "SD-C", "SD-1", "SD-4", "SD-9", "SD-9.2"

# [SD-D.1] Seven actions follow one another; [SD-R24] the ends of a deal are tested in this order.
SCRIPT: Final = Script(
    Step(DEALING, resolve=shuffle),
    Step(PLAYING, may_play, play, end_if_nothing_is_laid, facedown=True),
    Step("SD-2", resolve=cancel_equal_jewels),
    Step("SD-3", resolve=call_thieves),
    Step("SD-3.5", may_steal_first, steal, tell_which_specialists_missed),
    Step("SD-3.4", may_steal, steal, discard_thieves, facedown=True),
    Step(ADDING, may_add, add, facedown=True),
    Step("SD-8.3", resolve=end_if_nobody_has_cards),
    Step("SD-5", resolve=fill_safes),
    Step("SD-8.2", resolve=end_if_all_want_to_close),
    Step("SD-6", resolve=close_safes),
    Step("SD-8.1", resolve=end_if_one_is_open),
    Step("SD-7", resolve=refill),
    Step(SCORING, resolve=score),
    Step("SD-R29", may_hand_in, hand_in, open_next_deal, facedown=True),
    Step(WINNING, resolve=name_winner),
)
