"""Numbers for bots, no search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from larcin.kernel.game import BySeats
from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import BOX, CARDS, COPIES, HAND, KIND, NUMBER, PLAYERS, PREY, WORTH, Card
from .imagining import unseen_cards
from .moves import Add, AnyMove, Play, Steal
from .rules.adding import jewels_of
from .state import Table
from .view import Player, View


class Temper(NamedTuple):
    """What a player believes that cannot be counted."""

    rich: float
    """With a safe of this worth, a rival is twice as eager to close as to lay any other card."""

    loot: float
    """What a thief may be expected to bring home when it finds something."""


GREEN: Final = Temper(rich=20, loot=6)
"""Of who has thought about the game."""

SEASONED: Final = Temper(rich=9, loot=15)
"""Of who has played it: what won most among greedy players (`larcin author tune`)."""

MOST: Final = 0.9
"""No rival is more likely to close than that."""

SURE: Final = 0.95
"""The chance to close later with a closed safe that is in hand already."""

DRAWS: Final = 4
"""How many more cards may be drawn in time to find a closed safe."""

HOPE: Final = 0.8
"""The part of its safe that a rival may be expected to bring home."""


# -- The heuristic --------------------------------------------------------------------------


def heuristic(v: View, move: AnyMove) -> float:
    """The points that this move may be expected to bring home in this deal.

    It counts cards: what is unseen says how likely it is that a value is met, that a jewel
    is stolen, that a rival closes, and that a closed safe is drawn.
    """
    return 0.0 if v.seat is None else outlook_of(v, v.seat, GREEN).after(move)


def skill(v: View, move: AnyMove) -> float:
    """The same for who knows that safes are closed soon, and that thieves pay."""
    return 0.0 if v.seat is None else outlook_of(v, v.seat, SEASONED).after(move)


@lru_cache(maxsize=8)
def outlook_of(v: View, seat: Seat, temper: Temper) -> Outlook:
    """What this player can hope for by what it sees."""
    return Outlook(
        temper,
        seat,
        v.hand,
        [player.laid for player in v.players],
        [player.safe for player in v.players],
        [player.lock for player in v.players],
        [player.hand_size for player in v.players],
        unseen_cards(v),
        v.pile_size,
        v.totals,
    )


def playout(t: Table, seat: Seat, moves: Sequence[AnyMove], rng: Chance) -> AnyMove:
    """What the heuristic likes best; on an imagined table the unseen cards are there to count."""
    if len(moves) == 1:
        return moves[0]
    unseen = [*t.pile, *t.away]
    for other, hand in enumerate(t.hands):
        if other != seat:
            unseen += hand
    sizes = [len(hand) for hand in t.hands]
    hand, pile_size = t.hands[seat], len(t.pile)
    outlook = Outlook(
        GREEN, seat, hand, t.laid, t.safes, t.locks, sizes, unseen, pile_size, t.totals
    )
    return max(moves, key=outlook.after)


class Outlook:
    """What one player can hope for."""

    def __init__(
        self,
        temper: Temper,
        seat: Seat,
        hand: Sequence[Card],
        laid: Sequence[Sequence[Card]],
        safes: Sequence[Sequence[Card]],
        locks: Sequence[Card | None],
        hand_sizes: Sequence[int],
        unseen: Sequence[Card],
        pile_size: int,
        totals: Sequence[int],
    ) -> None:
        self.temper = temper
        self.seat = seat
        self.hand = hand
        self.room = room_in(hand)
        self.laid = laid
        self.hand_sizes = hand_sizes
        self.pile_size = pile_size
        self.totals = totals
        self.unseen = Counter(unseen)
        self.total = max(1, len(unseen))
        self.jewels = len(safes[seat])
        self.worth = worth_of(safes[seat])
        self.rivals = [other for other, lock in enumerate(locks) if other != seat and lock is None]
        now = soon = 1.0
        for rival in self.rivals:
            now *= self.chance_to_close_now(safes[rival], hand_sizes[rival])
            soon *= self.chance_to_lock(safes[rival], len(safes[rival]) + 1)
        self.all_close_now, self.all_close_soon = now, soon
        self.hopes_dashed = 0.0
        if len(self.rivals) == 1:
            self.hopes_dashed = HOPE * (temper.loot + worth_of(safes[self.rivals[0]]))

    def after(self, move: AnyMove) -> float:
        """What to hope for after this move."""
        match move:
            case Play(card):
                return self.of_playing(card)
            case Steal(victim):
                # Between equals, the one that hurts the leader.
                return self.later(self.laid[victim], self.room) + self.totals[victim] / 1000
            case Add(cards):
                return self.later((*self.laid[self.seat], *cards), self.room)
        return 0.0

    def of_playing(self, card: Card) -> float:
        """What to hope for after laying this card."""
        if card in WORTH:
            return self.of_jewel(card)
        if card in PREY:
            return self.of_thief(card)
        if not 1 <= self.jewels <= NUMBER[card]:
            rest = list(self.hand)
            rest.remove(card)
            return self.later((), room_in(rest))
        return self.of_closing()

    def of_closing(self) -> float:
        """The safe, unless all rivals close as well; and a last rival is left with nothing.

        [SD-R25] If that empties the last hand, the deal is over before the safe would close.
        """
        if not self.pile_size and max(self.hand_sizes) == 1:
            return 0.0
        return self.worth * (1 - self.all_close_now) + self.hopes_dashed

    def of_jewel(self, jewel: Card) -> float:
        """Either it stays, and takes with it as many of its kind as is best; or it is lost."""
        alike = jewels_of(KIND[jewel], self.hand)[::-1]
        others = list(alike)
        others.remove(jewel)
        kept = max(
            self.later((jewel, *others[:more]), self.room) for more in range(len(others) + 1)
        )
        loss = self.chance_to_lose(jewel)
        return (1 - loss) * kept + loss * self.later((), self.room)

    def of_thief(self, thief: Card) -> float:
        """With luck, a rival lays something for it."""
        luck = 1 - (1 - self.share(VICTIMS[thief])) ** len(self.rivals)
        hope = luck * self.temper.loot * self.chance_to_close(self.jewels + 1, self.room)
        return self.later((), self.room) + hope

    def later(self, jewels: Sequence[Card], room: int) -> float:
        """The safe with these jewels more, if it can be closed in a later turn."""
        worth = self.worth + worth_of(jewels)
        return worth * self.chance_to_close(self.jewels + len(jewels), room)

    def chance_to_close(self, jewels: int, room: int) -> float:
        """That a safe with so many jewels is closed in a later turn, before all others are."""
        in_time = SURE * (1 - self.all_close_now) * (1 - self.all_close_soon)
        if room >= jewels:
            return in_time
        if not self.pile_size:
            return 0.0
        drawn = 1 - (1 - self.share(fitting_locks(jewels))) ** DRAWS
        return in_time * drawn * (1 - self.all_close_soon)

    def chance_to_close_now(self, safe: Sequence[Card], hand_size: int) -> float:
        """That a rival closes in this turn: never with an empty safe."""
        return self.chance_to_lock(safe, len(safe)) if safe and hand_size else 0.0

    def chance_to_lock(self, safe: Sequence[Card], jewels: int) -> float:
        """That a rival lays a closed safe for so many jewels: the richer, the rather."""
        eagerness = 1 + worth_of(safe) / self.temper.rich
        return min(MOST, eagerness * self.share(fitting_locks(jewels)))

    def chance_to_lose(self, jewel: Card) -> float:
        """That a rival lays the same value, or a thief that takes this jewel."""
        return 1 - (1 - self.share(DANGERS[jewel])) ** len(self.rivals)

    def share(self, cards: Iterable[Card]) -> float:
        """How much of what is unseen are these cards: the chance that a rival lays one."""
        unseen = self.unseen
        return sum([unseen[card] for card in cards]) / self.total


VICTIMS: Final = {
    thief: tuple(card for card in WORTH if KIND[card] in prey) for thief, prey in PREY.items()
}
"""What each thief takes."""

DANGERS: Final = {
    jewel: (
        *(card for card in WORTH if WORTH[card] == worth),
        *(thief for thief, victims in VICTIMS.items() if jewel in victims),
    )
    for jewel, worth in WORTH.items()
}
"""Of which cards a jewel is lost: its equals, and the thieves that take it."""


def room_in(hand: Iterable[Card]) -> int:
    """How many jewels the roomiest closed safe of this hand holds."""
    return max([NUMBER.get(card, 0) for card in hand], default=0)


def worth_of(jewels: Iterable[Card]) -> int:
    """The value of these jewels together."""
    return sum([WORTH[jewel] for jewel in jewels])


@cache
def fitting_locks(jewels: int) -> tuple[Card, ...]:
    """The closed safes that hold so many jewels."""
    return tuple(lock for lock, number in NUMBER.items() if number >= jewels)


# -- Judging --------------------------------------------------------------------------------


class Traits(NamedTuple):
    """What makes a seat strong. All of it counts the more, the fewer deals are still to come."""

    points: float
    locked: float
    """The worth of a safe that is closed,"""

    unlocked: float
    """of one that is open,"""

    closable: float
    """and of one that is open and can be closed with a card in hand."""

    can_close: float
    spare_room: float
    """How many jewels more the roomiest closed safe in hand would hold."""

    laid: float
    jewels_in_hand: float
    thieves_in_hand: float


def traits(t: Table) -> list[Traits]:
    """Points, jewels under lock and key, jewels in the open, and the means to close on them."""
    near = 1 / (20 + 10 * (t.options.deals - 1 - t.deal))
    rows: list[Traits] = []
    for seat, safe in enumerate(t.safes):
        hand, worth = t.hands[seat], t.worth(seat)
        is_locked = t.locks[seat] is not None
        room = room_in(hand)
        can_close = not is_locked and room >= max(1, len(safe))
        rows.append(
            Traits(
                points=near * t.totals[seat],
                locked=near * worth * is_locked,
                unlocked=near * worth * (not is_locked),
                closable=near * worth * can_close,
                can_close=near * can_close,
                spare_room=near * max(0, room - len(safe)),
                laid=near * worth_of(card for card in t.laid[seat] if card in WORTH),
                jewels_in_hand=near * worth_of(card for card in hand if card in WORTH),
                thieves_in_hand=near * sum([card in PREY for card in hand]),
            )
        )
    return rows


JUDGE: Final = Judge(
    traits,
    BySeats(
        duel=Traits(
            points=4.43,
            locked=0.0,
            unlocked=-0.51,
            closable=1.8,
            can_close=32.5,
            spare_room=-0.49,
            laid=0.0,
            jewels_in_hand=0.17,
            thieves_in_hand=-0.57,
        ),
        crowd=Traits(
            points=2.01,
            locked=2.37,
            unlocked=0.09,
            closable=1.59,
            can_close=-2.67,
            spare_room=-0.07,
            laid=0.0,
            jewels_in_hand=0.40,
            thieves_in_hand=2.03,
        ),
    ),
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
