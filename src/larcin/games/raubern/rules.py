"""Räubern, in the order of its rulebook. Every paragraph is told in rules.md."""

from __future__ import annotations

from functools import cache
from typing import Final

from larcin.kernel.errors import BadOption
from larcin.kernel.events import Secret
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance
from larcin.kernel.steps import Script, Step
from larcin.kernel.table import Outcome, places

from . import steps
from .data import BOX, HAND, MOTIFS, PILES, Motif, MotifName
from .events import Counted, Dealt, Drawn, Laid, Opened, Stolen
from .moves import Lay
from .state import Options, Table

# Every move there is, made once; and made once, too, what a hand with these motifs may do.
LAYS: Final[dict[MotifName, tuple[Lay, ...]]] = {
    motif: tuple(Lay(motif, pile) for pile in range(PILES)) for motif in MOTIFS
}


@cache
def lays_of(motifs: frozenset[Motif]) -> tuple[Lay, ...]:
    """Each of these motifs on each of the piles (there are 1023 such sets of motifs)."""
    return tuple(lay for motif in MOTIFS if motif in motifs for lay in LAYS[motif])


# -- 2. Setting up --------------------------------------------------------------------------


def setup(seats: int, options: Options, rng: Chance) -> Table:
    """[RB-3.2] [RB-R4] The first starter is named by whoever sets up the table, or drawn."""
    if options.starter > seats:
        sentence = f"Option starter is {options.starter}, but the table has only {seats} seats."
        raise BadOption("starter", sentence)
    drawn = rng.below(seats)  # drawn in any case, so that naming a starter leaves the deal
    starter = options.starter - 1 if options.starter else drawn
    return Table(
        seats=seats,
        options=options,
        rng=rng,
        starter=starter,
        totals=[0] * seats,
        highest=[0] * seats,
    )


def open_game(t: Table) -> None:
    """[RB-2.1] Eight cards lie face up side by side; the others are shuffled and dealt."""
    shown = draw_motifs(t.rng)
    others = list(BOX)
    for motif in shown:
        others.remove(motif)
    t.rng.shuffle(others)
    t.piles = [(motif,) for motif in shown]
    t.owners = [None] * PILES
    t.turn = t.starter
    t.tell(Opened, "RB-2.1", t.game, t.starter, tuple(shown), t.game + 1, t.options.games)
    deal(t, others)


def draw_motifs(rng: Chance) -> list[Motif]:
    """[RB-2.2] [RB-R3] No motif lies there twice: eight of the eleven, one card of each."""
    motifs: list[Motif] = list(MOTIFS)
    rng.shuffle(motifs)
    return motifs[:PILES]


def deal(t: Table, cards: list[Motif]) -> None:
    """[RB-2.3] [RB-2.4] Everyone takes up five cards; what is left is the deck, face down."""
    t.hands = [[cards.pop() for _ in range(HAND)] for _ in range(t.seats)]
    t.deck = cards
    for seat, hand in enumerate(t.hands):
        t.tell(Dealt, "RB-2.3", seat, Secret(tuple(hand), (seat,)))


# -- 3. Playing -----------------------------------------------------------------------------


def may_lay(t: Table) -> dict[Seat, tuple[Lay, ...]]:
    """[RB-3.3] [RB-3.10] [RB-R5] One card from the hand on any pile; no passing."""
    hand = t.hands[t.turn]
    if not hand:
        return {}  # [RB-R14] A player without cards is skipped.
    # [RB-4.4] [RB-R12] Every pile is on offer, also when several show the same motif.
    return {t.turn: lays_of(frozenset(hand))}


def lay(t: Table, seat: Seat, move: Lay) -> None:
    """[RB-3.3] [RB-3.5] The card leaves the hand and becomes the pile's top card."""
    motif, number = move.motif, move.pile
    t.hands[seat].remove(motif)
    pile = t.piles[number]
    top = pile[-1]
    t.piles[number] = (*pile, motif)  # [RB-4.1] [RB-R11] Never merged and never split.
    if top == motif:
        steal(t, seat, number)
    else:
        leave(t, seat, number, top)


def steal(t: Table, seat: Seat, number: int) -> None:
    """[RB-1.2] [RB-3.4] [RB-R6] A card on its like: the pile lies before who laid it."""
    pile, owner = t.piles[number], t.owners[number]
    t.owners[number] = seat  # [RB-R20] [RB-R21] One pile, and nothing else takes one.
    # [RB-R8] On one's own pile nothing changes hands: it is one card higher.
    rule = "RB-R8" if owner == seat else "RB-3.9"
    t.tell(Stolen, rule, seat, pile[-1], number, owner, len(pile))


def leave(t: Table, seat: Seat, number: int, top: Motif) -> None:
    """[RB-3.6] [RB-R7] A card on another motif: the pile stays where it is."""
    pile, owner = t.piles[number], t.owners[number]
    # [RB-R9] Somebody's pile stays theirs; [RB-R10] a pile in the middle stays there.
    rule = "RB-R10" if owner is None else "RB-R9"
    t.tell(Laid, rule, seat, pile[-1], number, top, owner, len(pile))


def draw(t: Table) -> None:
    """[RB-3.7] [RB-R13] Then the hand is filled up again, while the deck lasts."""
    if t.deck:
        motif = t.deck.pop()
        t.hands[t.turn].append(motif)
        t.tell(Drawn, "RB-3.7", t.turn, Secret(motif, (t.turn,)), len(t.deck))


def pass_turn(t: Table) -> str | None:
    """[RB-3.1] [RB-3.8] [RB-R22] It is the next seat's turn, clockwise."""
    t.turn = (t.turn + 1) % t.seats
    return steps.LAYING if has_cards_left(t) else None


# -- 5. The end -----------------------------------------------------------------------------


def has_cards_left(t: Table) -> bool:
    """[RB-5.1] When the deck is used up, play goes on until the last card in hand is laid."""
    return bool(t.hands[t.turn]) or any(t.hands)


# -- 6. The winner --------------------------------------------------------------------------


def count(t: Table) -> None:
    """[RB-6.1] [RB-6.2] [RB-R15] [RB-R16] Everyone's piles are stacked, and cards counted."""
    cards = t.cards_won()
    for seat, won in enumerate(cards):
        t.totals[seat] += won
        t.highest[seat] = max(t.highest[seat], *t.heights_of(seat), 0)
    t.tell(Counted, "RB-6.2", t.game, cards, tuple(t.totals))


def open_next_game(t: Table) -> str | None:
    """[RB-R4b] In a match of several games the start moves one seat clockwise each game."""
    if t.game + 1 == t.options.games:
        return None
    t.game += 1
    t.starter = (t.starter + 1) % t.seats
    return steps.DEALING


def name_winner(t: Table) -> None:
    """[RB-6.3] [RB-R1] Who has the most cards wins."""
    keys = ranking(t)
    first = max(keys)
    t.outcome = Outcome(deciding_rule(t, keys.count(first)), tuple(t.totals), places(keys))


def ranking(t: Table) -> list[tuple[int, int]]:
    """[RB-R17b] [RB-R17d] As an option, the highest pile of any game decides between equals."""
    if t.options.tie == "highest-pile":
        return list(zip(t.totals, t.highest, strict=True))
    return [(total, 0) for total in t.totals]


def deciding_rule(t: Table, winners: int) -> str:
    """[RB-R17] A tie is a shared victory; [RB-R17c] also one that the highest pile leaves."""
    if t.totals.count(max(t.totals)) == 1:
        return "RB-6.3"
    if t.options.tie == "shared":
        return "RB-R17"
    return "RB-R17b" if winners == 1 else "RB-R17c"


def bound(seats: int, options: Options) -> int:
    """[RB-5.1] All cards but the first eight are laid, once a game."""
    return (len(BOX) - PILES) * options.games


SCRIPT: Final = Script(
    Step(steps.DEALING, resolve=open_game),
    Step(steps.LAYING, may_lay, lay, draw),
    Step(steps.PASSING, resolve=pass_turn),
    Step(steps.COUNTING, resolve=count),
    Step(steps.GOING_ON, resolve=open_next_game),
    Step(steps.WINNING, resolve=name_winner),
)
