"""Numbers for bots, no search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import prod
from typing import Final

from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import BOX, CARDS, COPIES, HAND, KIND, NUMBER, PLAYERS, PREY, WORTH, Card
from .moves import Add, AnyMove, Play, Steal
from .notation import effect_of
from .rules.adding import adds_of, jewels_of
from .rules.closing import fits
from .rules.playing import PLAYS
from .state import Table
from .view import Player, View, unseen_cards

RICH: Final = 20
"""With a safe of this worth, a rival is twice as eager to close as to lay any other card."""

MOST: Final = 0.9
"""No rival is more likely to close than that."""

SURE: Final = 0.95
"""The chance to close later with a closed safe that is in hand already."""

DRAWS: Final = 4
"""How many more cards may be drawn in time to find a closed safe."""

LOOT: Final = 6.0
"""What a thief may be expected to bring home when it finds something."""

HOPE: Final = 0.8
"""The part of its safe that a rival may be expected to bring home."""

LAST_TWO: Final = 2
"""With so many safes open, whoever closes first leaves the other with nothing."""

EAGER: Final = 2000
"""A playout is sure to close on a safe whose worth, squared, is this."""

BOLD: Final = 5
"""Once in so many times, a playout lays a thief although there are jewels."""

PROUD: Final = 3
"""Once in so many times, a playout lays any jewel instead of the best."""


# -- The heuristic --------------------------------------------------------------------------


def heuristic(v: View, move: AnyMove) -> float:
    """The points that this move may be expected to bring home in this deal.

    It counts cards: what is unseen says how likely it is that a value is met, that a jewel
    is stolen, that a rival closes, and that a closed safe is drawn.
    """
    if v.seat is None:
        return 0.0
    outlook = Outlook(v, v.seat)
    match move:
        case Play():
            return outlook.of_playing(move.card)
        case Steal():
            return outlook.of_stealing(move.victim)
        case Add():
            return outlook.of_adding(move.cards)
    return 0.0


class Outlook:
    """What one player can hope for."""

    def __init__(self, v: View, seat: Seat) -> None:
        self.view = v
        self.hand = Counter(v.hand)
        self.me = v.players[seat]
        self.safe = self.me.safe
        self.laid = self.me.laid
        self.worth = worth_of(self.safe)
        self.unseen = Counter(unseen_cards(v))
        self.rivals = [
            player
            for other, player in enumerate(v.players)
            if other != seat and player.lock is None
        ]
        self.all_close_now = prod(map(self.chance_to_close_now, self.rivals))
        self.all_close_soon = prod(map(self.chance_to_close_soon, self.rivals))
        self.hopes_dashed = 0.0
        if len(self.rivals) == 1:
            self.hopes_dashed = HOPE * (LOOT + worth_of(self.rivals[0].safe))

    def of_playing(self, card: Card) -> float:
        """What to hope for after laying this card."""
        hand = self.hand - Counter([card])
        match effect_of(self.view, self.me, card):
            case "jewel":
                return self.of_jewel(card, hand)
            case "thief":
                return self.of_thief(card, hand)
            case "close" | "risky":
                return self.of_closing()
            case "late":  # [SD-R25] The deal is over before the safe would close.
                return 0.0
        return self.later((), hand)

    def of_closing(self) -> float:
        """The safe, unless all rivals close as well; and a last rival is left with nothing."""
        return self.worth * (1 - self.all_close_now) + self.hopes_dashed

    def of_jewel(self, jewel: Card, hand: Counter[Card]) -> float:
        """Either it stays, and takes with it as many of its kind as is best; or it is lost."""
        more = adds_of(jewels_of(KIND[jewel], hand.elements()))
        kept = max(self.later((jewel, *add.cards), hand - Counter(add.cards)) for add in more)
        loss = self.chance_to_lose(jewel)
        return (1 - loss) * kept + loss * self.later((), hand)

    def of_thief(self, thief: Card, hand: Counter[Card]) -> float:
        """With luck, a rival lays something for it."""
        share = self.share(card for card in WORTH if KIND[card] in PREY[thief])
        luck = 1 - (1 - share) ** len(self.rivals)
        return self.later((), hand) + luck * LOOT * self.chance_to_close(len(self.safe) + 1, hand)

    def of_stealing(self, victim: Seat) -> float:
        """The loot, and between equals the one that hurts the leader."""
        loot = self.view.players[victim].laid
        return self.later(loot, self.hand) + self.view.totals[victim] / 1000

    def of_adding(self, cards: tuple[Card, ...]) -> float:
        """What to hope for with these jewels in the safe, and not in the hand."""
        return self.later((*self.laid, *cards), self.hand - Counter(cards))

    def later(self, jewels: tuple[Card, ...], hand: Counter[Card]) -> float:
        """The safe with these jewels more, if it can be closed in a later turn."""
        worth = self.worth + worth_of(jewels)
        return worth * self.chance_to_close(len(self.safe) + len(jewels), hand)

    def chance_to_close(self, jewels: int, hand: Counter[Card]) -> float:
        """That a safe with so many jewels is closed in a later turn, before all others are."""
        in_time = SURE * (1 - self.all_close_now) * (1 - self.all_close_soon)
        if any(NUMBER.get(card, 0) >= jewels for card in hand):
            return in_time
        if not self.view.pile_size:
            return 0.0
        drawn = 1 - (1 - self.share(fitting_locks(jewels))) ** DRAWS
        return in_time * drawn * (1 - self.all_close_soon)

    def chance_to_close_now(self, rival: Player) -> float:
        """That a rival closes in this turn: never with an empty safe."""
        is_able = rival.safe and rival.hand_size
        return self.chance_to_lock(rival, len(rival.safe)) if is_able else 0.0

    def chance_to_close_soon(self, rival: Player) -> float:
        """That a rival closes in the next turn, when there will be a jewel in any safe."""
        return self.chance_to_lock(rival, len(rival.safe) + 1)

    def chance_to_lock(self, rival: Player, jewels: int) -> float:
        """That a rival lays a closed safe for so many jewels: the richer, the rather."""
        eagerness = 1 + worth_of(rival.safe) / RICH
        return min(MOST, eagerness * self.share(fitting_locks(jewels)))

    def chance_to_lose(self, jewel: Card) -> float:
        """That a rival lays the same value, or a thief that takes this jewel."""
        alike = [card for card in WORTH if WORTH[card] == WORTH[jewel]]
        thieves = [card for card in PREY if KIND[jewel] in PREY[card]]
        return 1 - (1 - self.share([*alike, *thieves])) ** len(self.rivals)

    def share(self, cards: Iterable[Card]) -> float:
        """How much of what is unseen are these cards: the chance that a rival lays one."""
        return sum(self.unseen[card] for card in cards) / max(1, self.unseen.total())


def worth_of(jewels: Iterable[Card]) -> int:
    """The value of these jewels together."""
    return sum(WORTH[jewel] for jewel in jewels)


def fitting_locks(jewels: int) -> list[Card]:
    """The closed safes that hold so many jewels."""
    return [lock for lock, number in NUMBER.items() if number >= jewels]


# -- Playing out ----------------------------------------------------------------------------


def playout(t: Table, seat: Seat, moves: Sequence[AnyMove], rng: Chance) -> AnyMove:
    """Much like the heuristic, at a glance: steal the best jewel, add all there are."""
    match moves[-1]:
        case Add() as all_there_are:
            return all_there_are
        case Steal():
            thefts = [move for move in moves if isinstance(move, Steal)]
            return max(thefts, key=lambda theft: WORTH[t.laid[theft.victim][0]])
        case Play():
            return playout_of_hand(t, seat, rng)
    return moves[-1]


def playout_of_hand(t: Table, seat: Seat, rng: Chance) -> Play:
    """Close the rather the richer; now and then a thief; mostly the best jewel."""
    hand = t.hands[seat]
    locks = [card for card in hand if card in NUMBER and fits(t, seat, card)]
    if locks and (t.locks.count(None) == LAST_TWO or rng.below(EAGER) < t.worth(seat) ** 2):
        return PLAYS[locks[0]]
    jewels = [card for card in hand if card in WORTH]
    thieves = [card for card in hand if card in PREY]
    if thieves and not (jewels and rng.below(BOLD)):
        return PLAYS[rng.choice(thieves)]
    if jewels and rng.below(PROUD):
        return PLAYS[max(jewels, key=WORTH.__getitem__)]
    return PLAYS[rng.choice(jewels or hand)]


# -- Judging --------------------------------------------------------------------------------


def traits(t: Table) -> list[tuple[float, ...]]:
    """Points, jewels under lock and key, jewels in the open, and the means to close on them.

    All of it counts the more, the fewer deals are still to come.
    """
    near = 1 / (20 + 10 * (t.options.deals - 1 - t.deal))
    rows: list[tuple[float, ...]] = []
    for seat, safe in enumerate(t.safes):
        hand, worth = t.hands[seat], t.worth(seat)
        is_locked = t.locks[seat] is not None
        roomiest = max([NUMBER.get(card, 0) for card in hand], default=0)
        can_close = not is_locked and roomiest >= max(1, len(safe))
        rows.append(
            (
                near * t.totals[seat],
                near * worth * is_locked,
                near * worth * (not is_locked),
                near * worth * can_close,
                near * can_close,
                near * max(0, roomiest - len(safe)),
                near * worth_of(card for card in t.laid[seat] if card in WORTH),
                near * worth_of(card for card in hand if card in WORTH),
                near * sum([card in PREY for card in hand]),
            )
        )
    return rows


JUDGE: Final = Judge(
    traits,
    duel=(4.43, 0.0, -0.51, 1.8, 32.5, -0.49, 0.0, 0.17, -0.57),
    crowd=(2.01, 2.37, 0.09, 1.59, -2.67, -0.07, 0.0, 0.40, 2.03),
)


# -- Features -------------------------------------------------------------------------------


def features(v: View) -> list[float]:
    """Hand and unseen cards by face, the pile, and each seat from this one on."""
    hand, unseen = Counter(v.hand), Counter(unseen_cards(v))
    numbers = [hand[card] / COPIES[card] for card in CARDS]
    numbers += [unseen[card] / COPIES[card] for card in CARDS]
    numbers += [v.pile_size / len(BOX), v.deal / v.options.deals]
    for place in range(PLAYERS[-1]):
        seat = ((v.seat or 0) + place) % v.seats
        is_there = place < v.seats
        numbers += _player_features(v.players[seat], v.totals[seat]) if is_there else ABSENT
    return numbers


def _player_features(player: Player, total: int) -> list[float]:
    """What lies before a player."""
    return [
        1.0,
        total / 100,
        float(player.lock is not None),
        len(player.safe) / max(NUMBER.values()),
        worth_of(player.safe) / 100,
        player.hand_size / HAND,
        *(float(card in player.laid) for card in CARDS),
    ]


ABSENT: Final = [0.0] * len(_player_features(Player((), (), None, 0), 0))
"""The features of a seat that nobody sits in."""
