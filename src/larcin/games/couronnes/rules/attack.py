"""F. Attacks: hand to hand, and with arrows."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from larcin.games.couronnes.board import BESIDE, CIRCLE, CROWN, KIND, TOWER, is_clear, ruler
from larcin.games.couronnes.data import (
    BOOST,
    DIE,
    FIGURES,
    GUARD_NUMBER,
    GUARDS,
    PLAYERS,
    THIEF,
    Colour,
    Figure,
    Guard,
)
from larcin.games.couronnes.events import (
    Aimed,
    Attacked,
    Beaten,
    Boosted,
    Bow,
    Broken,
    Face,
    Fought,
    Lost,
    Returned,
    Shot,
    Worn,
)
from larcin.games.couronnes.moves import (
    AnyMove,
    Boost,
    Break,
    Fight,
    Pass,
    Return,
    Shoot,
    Wear,
)
from larcin.games.couronnes.state import Attack, Table
from larcin.games.couronnes.steps import ACTING, CLAIMING, COUNTERING, DEFENDING
from larcin.kernel.pieces import Seat

from .hand import lay
from .movement import put_on, spend_of_guard, usable_guards, use_guard

# Every move of this chapter, made once.
SEATS: Final = range(PLAYERS[-1])
FIGHTS: Final = {
    (figure, seat, boosted): Fight(figure, seat, boosted)
    for figure in FIGURES
    for seat in SEATS
    for boosted in (False, True)
}
SHOTS: Final = {(figure, seat): Shoot(figure, seat) for figure in FIGURES for seat in SEATS}
PASS, BOOST_MOVE, BREAK, WEAR, RETURN = Pass(), Boost(), Break(), Wear(), Return()

# -- Declaring ------------------------------------------------------------------------------


def may_attack(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-F.2] [CO-RF2] [CO-RF14] The thief and the guard may each fight once and shoot once."""
    targets = targets_of(t, seat)
    if not targets:
        return
    for figure, here in attackers(t, seat):
        if figure not in t.fought:
            may_fight(t, seat, figure, here, targets, moves)
        if figure not in t.shot and KIND[here] != CROWN:
            may_shoot(t, seat, figure, here, targets, moves)


def targets_of(t: Table, seat: Seat) -> list[Seat]:
    """[CO-F.1.2] [CO-RF1] [CO-RF13] Thieves of others who wear a stolen crown and are not hidden.

    [CO-F.1.1] So a guard is never attacked.
    """
    return [
        each
        for each, crown in enumerate(t.crowns)
        if crown is not None and each != seat and not t.hidden[each]
    ]


def attackers(t: Table, seat: Seat) -> list[tuple[Figure, int]]:
    """Who may attack, and from where. [CO-RF3] A blocked thief may not.

    [CO-E.10.2] [CO-RE11] Nobody attacks from a circle. [CO-E.6] [CO-RE6] A guard that has not
    moved needs a point for it.
    """
    found: list[tuple[Figure, int]] = []
    here = t.thieves[seat]
    if not t.blocked[seat] and KIND[here] != CIRCLE:
        found.append((THIEF, here))
    if t.mode != "alone" and (t.guard_paid or t.guard_points + t.pool):
        found += [(GUARDS[number], t.guards[number]) for number in usable_guards(t)]
    return found


def may_fight(
    t: Table, seat: Seat, figure: Figure, here: int, targets: list[Seat], moves: list[AnyMove]
) -> None:
    """[CO-F.4.a] [CO-RF4] [CO-RF12] A thief side by side; [CO-F.4.b.2] with a «+2» or not."""
    for target in targets:
        if t.thieves[target] in BESIDE[here]:
            moves.append(FIGHTS[figure, target, False])
            if t.may_play(seat, "plus-two"):
                moves.append(FIGHTS[figure, target, True])


def may_shoot(
    t: Table, seat: Seat, figure: Figure, here: int, targets: list[Seat], moves: list[AnyMove]
) -> None:
    """[CO-F.5.f] From a tower, or [CO-G.8] [CO-RF10] with a card.

    [CO-F.5.i] [CO-RF12] Never to or from a crown square. [CO-F.5.g] Walls and doors stop an arrow,
    [CO-F.5.h] figures do not.
    """
    if KIND[here] != TOWER and not t.may_play(seat, "arrow"):
        return
    for target in targets:
        there = t.thieves[target]
        if KIND[there] != CROWN and is_clear(here, there, t.doors):
            moves.append(SHOTS[figure, target])


def commit(t: Table, figure: Figure) -> None:
    """[CO-E.6] [CO-RE6] A guard that attacks unmoved pays one point, once a turn."""
    if figure == THIEF:
        return
    use_guard(t, figure)
    if not t.guard_paid:
        spend_of_guard(t)
        t.guard_paid = True


def declare_fight(t: Table, seat: Seat, move: Fight) -> None:
    """[CO-RD7] The attacker says first whether a «+2» is played."""
    commit(t, move.figure)
    t.fought += (move.figure,)  # [CO-F.3]
    if move.boosted:
        lay(t, seat, "plus-two")
    t.attack = Attack(move.figure, move.target, boosted=move.boosted)
    t.tell(Attacked, "CO-F.4.a", seat, move.figure, move.target, move.boosted)


def declare_shot(t: Table, seat: Seat, move: Shoot) -> None:
    """[CO-F.5.f] Off the towers, the card is spent with the shot."""
    commit(t, move.figure)
    t.shot += (move.figure,)  # [CO-F.3]
    here = place_of(t, seat, move.figure)
    is_on_tower = KIND[here] == TOWER
    if not is_on_tower:
        lay(t, seat, "arrow")
    t.attack = Attack(move.figure, move.target, is_arrow=True)
    distance = ruler(here, t.thieves[move.target])
    bow: Bow = "tower" if is_on_tower else "card"
    t.tell(Aimed, "CO-F.5.f", seat, move.figure, move.target, distance, bow)


def place_of(t: Table, seat: Seat, figure: Figure) -> int:
    """Where this figure stands."""
    return t.thieves[seat] if figure == THIEF else t.guards[GUARD_NUMBER[figure]]


# -- Hand to hand ---------------------------------------------------------------------------


def may_defend(t: Table) -> dict[Seat, tuple[Boost | Pass, ...]]:
    """[CO-F.4.b.2] [CO-RD6] [CO-RG7] The one who is attacked may play a «+2», too.

    [CO-RD7b] Every target is asked, with or without the card: the question betrays nothing.
    """
    assert t.attack is not None
    target = t.attack.target
    may_boost = t.may_play(target, "plus-two")
    return {target: (PASS, BOOST_MOVE) if may_boost else (PASS,)}


def defend(t: Table, seat: Seat, move: Boost | Pass) -> None:
    """[CO-F.4.b.2] [CO-G.9.2] The card is played before the dice are rolled."""
    if isinstance(move, Boost):
        counter(t)
        lay(t, seat, "plus-two")
        t.tell(Boosted, "CO-F.4.b.2", seat)


def counter(t: Table) -> None:
    """The target of the attack has played a card against it."""
    assert t.attack is not None
    t.attack = replace(t.attack, countered=True)


def fight(t: Table) -> str:
    """[CO-F.4.b.1] [CO-F.4.b.3] [CO-RF5] Both roll a black die and add two for a card.

    [CO-F.4.b.4] [CO-RF5b] Who is attacked needs as much as the attacker to keep the crown.
    """
    assert t.attack is not None
    figure, target = t.attack.figure, t.attack.target
    more, less = BOOST * t.attack.boosted, BOOST * t.attack.countered
    attack = t.rng.below(DIE) + 1 + more
    defence = t.rng.below(DIE) + 1 + less
    t.attack = None
    has_won = attack > defence
    numbers = (attack, defence, has_won, more, less)
    t.tell(Fought, "CO-F.4.b.1", t.active, figure, target, *numbers)
    if has_won:
        return rob(t, figure, target)
    if figure != THIEF:
        mark_guard(t, target, figure)
    return ACTING  # [CO-RF9]


def rob(t: Table, figure: Figure, target: Seat) -> str:
    """[CO-F.4.c] A guard puts the crown back; [CO-F.4.d] a thief may want it.

    [CO-RF7b] The winner is asked, unless everybody sees why that head may not wear it.
    """
    crown = lose_crown(t, target, "CO-F.4.c" if figure != THIEF else "CO-F.4.d")
    if figure == THIEF and may_seem_to_want(t, t.active, crown):
        t.prize = crown
        return CLAIMING
    t.tell(Returned, "CO-F.4.c" if figure != THIEF else "CO-RF7", crown)
    return ACTING


def may_seem_to_want(t: Table, seat: Seat, crown: Colour) -> bool:
    """[CO-RF7b] Whether this seat might wear it, for all that the others know."""
    if t.crowns[seat] is not None or crown in t.home[seat]:
        return False
    return crown in t.proved[seat] or bool(t.objectives[seat])


def lose_crown(t: Table, seat: Seat, rule: str) -> Colour:
    """[CO-RF6] The crown is lost, and the key that was paid for it as well."""
    crown = t.crowns[seat]
    assert crown is not None
    t.crowns[seat] = None
    t.tell(Lost, rule, seat, crown)
    return crown


def mark_guard(t: Table, seat: Seat, guard: Guard) -> None:
    """[CO-F.4.e.1] [CO-RF8] Who beats a guard puts a marker on its head, if one is left.

    [CO-F.4.e.2] [CO-RE2] It sleeps until that player's next turn.
    """
    if t.markers_left(seat):
        t.asleep[GUARD_NUMBER[guard]] += (seat,)
        t.tell(Beaten, "CO-F.4.e.1", seat, guard)


def may_claim(t: Table) -> dict[Seat, tuple[Wear | Return, ...]]:
    """[CO-F.4.d] [CO-RF7] A crown may be worn if it is an objective that is not yet home."""
    if t.prize in t.unfinished(t.active):
        return {t.active: (WEAR, RETURN)}
    return {t.active: (RETURN,)}


def claim(t: Table, seat: Seat, move: Wear | Return) -> None:
    """[CO-F.4.d] The crown goes on the winner's head or back with the others."""
    crown = t.prize
    assert crown is not None
    t.prize = None
    if isinstance(move, Wear):
        put_on(t, seat, crown)
        t.tell(Worn, "CO-F.4.d", seat, crown)
    else:
        t.tell(Returned, "CO-F.4.d", crown)


def go_back(t: Table) -> str:
    """[CO-E.7] After the fight the turn goes on."""
    return ACTING


# -- Arrows ---------------------------------------------------------------------------------


def may_counter(t: Table) -> dict[Seat, tuple[Break | Pass, ...]]:
    """[CO-F.5.k.2] [CO-RD6] Who is shot at may counter it with a broken bow.

    [CO-RD7b] Every target is asked, with or without the card.
    """
    assert t.attack is not None
    target = t.attack.target
    return {target: (PASS, BREAK) if t.may_play(target, "broken-bow") else (PASS,)}


def break_bow(t: Table, seat: Seat, move: Break | Pass) -> None:
    """[CO-F.5.k.2] [CO-G.10.1] [CO-G.10.2] The arrow does not fly, and no die is rolled."""
    if isinstance(move, Break):
        counter(t)
        lay(t, seat, "broken-bow")
        t.tell(Broken, "CO-F.5.k.2", seat)


def shoot(t: Table) -> str:
    """[CO-F.5.k.1] [CO-RD2] Unless it is countered, the other white die and a black one are rolled.

    [CO-F.5.l.1] [CO-F.5.l.2] [CO-RF11] A target and at least the distance hit. [CO-RF15] The shot
    is spent in any case.
    """
    assert t.attack is not None
    figure, target = t.attack.figure, t.attack.target
    was_countered = t.attack.countered
    t.attack = None
    if was_countered:
        return ACTING
    is_target = t.rng.below(DIE) < t.options.targets  # [CO-RC10] [CO-RC10b]
    number = t.rng.below(DIE) + 1
    here = place_of(t, t.active, figure)
    has_hit = is_target and number >= ruler(here, t.thieves[target])
    face: Face = "target" if is_target else "flop"
    t.tell(Shot, "CO-F.5.k.1", t.active, figure, target, face, number, has_hit)
    if has_hit:
        crown = lose_crown(t, target, "CO-F.5.l.1")
        t.tell(Returned, "CO-RF6", crown)
    return ACTING


def answer_to(attack: Attack) -> str:
    """Where the target of an attack is asked."""
    return COUNTERING if attack.is_arrow else DEFENDING
