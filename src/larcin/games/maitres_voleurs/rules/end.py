"""14. The end."""

from __future__ import annotations

from larcin.games.maitres_voleurs.data import (
    DIAMONDS_TO_HIDE,
    IMITATIONS,
    ROLES,
    RUBIES,
    RUBY,
    SAPPHIRE,
    WORTH,
)
from larcin.games.maitres_voleurs.events import Counted, Ended, Ending, Tied
from larcin.games.maitres_voleurs.state import Options, Table
from larcin.games.maitres_voleurs.steps import NEXT_ROUND
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Outcome, places

from .choosing import pass_sets

NO_IMITATION, SIXTH_RUBY, BOTH, AT_ONCE = "MV-14.1", "MV-14.2", "MV-R74", "MV-R66b"
ENDINGS = (NO_IMITATION, SIXTH_RUBY, BOTH, AT_ONCE)


def end_round(t: Table) -> str | None:
    """[MV-5.9] A round is over; [MV-14.1] [MV-14.2] [MV-R66] only now is the match, too.

    [MV-R28] It may be so after any round. [MV-R79] So whoever begins a round has an imitation.
    """
    t.laid = [None] * t.seats
    if is_last_round(t):
        return None
    pass_sets(t)
    return NEXT_ROUND


def is_last_round(t: Table) -> bool:
    """[MV-14.1] Somebody has no imitation left, [MV-14.2] or there is no ruby left to take."""
    return not all(t.white) or t.rubies_taken() == RUBIES


def count(t: Table) -> None:
    """[MV-2.4] [MV-14.3] Whoever has the most points wins; [MV-14.6] [MV-14.7] ties are broken."""
    keys = [key(t, seat) for seat in range(t.seats)]
    points, rubies, sapphires = map(tuple, zip(*keys, strict=True))
    t.tell(Ended, *why(t))
    t.tell(Counted, "MV-14.3", points, rubies, sapphires)
    tell_tie(t, keys)
    t.outcome = Outcome(deciding_rule(t), points, places(keys))


def key(t: Table, seat: Seat) -> tuple[int, int, int]:
    """[MV-14.4] [MV-14.5] Points: jewels on the black cushion, less imitations on the white one.

    [MV-14.6] Then rubies, [MV-14.7] [MV-R69] then authentic sapphires; [MV-R74] for every place.
    [MV-R68] What is left in the box or on the red cushion counts for nobody.
    """
    black, white = t.black[seat], t.white[seat]
    points = sum(WORTH[each] for each in black) - sum(WORTH[each] for each in white)
    return points, black.count(RUBY), black.count(SAPPHIRE)


def deciding_rule(t: Table) -> str:
    """[MV-R74] How the match ended; two ways in one round are both named."""
    is_ruby = t.rubies_taken() == RUBIES
    if is_ruby and t.options.immediate_end:
        return AT_ONCE
    if all(t.white):  # [MV-R71] one or several without imitations: it is the same end
        return SIXTH_RUBY
    return BOTH if is_ruby else NO_IMITATION


def why(t: Table) -> tuple[str, Ending, tuple[Seat, ...]]:
    """The rule of the end, what happened, and who ended it by having no imitation left."""
    rule = deciding_rule(t)
    kinds: dict[str, Ending] = {NO_IMITATION: "no-imitation", BOTH: "both"}
    if rule not in kinds:  # [MV-R66b] at once, the end of the round is not reached
        return rule, "sixth-ruby", ()
    return rule, kinds[rule], tuple(seat for seat, white in enumerate(t.white) if not white)


def tell_tie(t: Table, keys: list[tuple[int, int, int]]) -> None:
    """[MV-14.6] [MV-14.7] [MV-R70] Say what decided at last, and between whom it did."""
    if len(tied := equal_to_the_best(keys, 3)) > 1:
        t.tell(Tied, "MV-R70", tied, "nothing")
    elif len(tied := equal_to_the_best(keys, 2)) > 1:
        t.tell(Tied, "MV-14.7", tied, "sapphires")
    elif len(tied := equal_to_the_best(keys, 1)) > 1:
        t.tell(Tied, "MV-14.6", tied, "rubies")


def equal_to_the_best(keys: list[tuple[int, int, int]], parts: int) -> tuple[Seat, ...]:
    """Who has as many points as the winner; with two parts also as many rubies, and so on."""
    best = max(keys)
    return tuple(seat for seat, each in enumerate(keys) if each[:parts] == best[:parts])


def bound(seats: int, options: Options) -> int:
    """[MV-5.12] [MV-10.1] In every six rounds everyone is gemologist once and loses an imitation.

    So there are sixty rounds at most, in each of which a seat chooses, opens, stops or pulls, takes
    or leaves, and turns; an imitation is placed once, and a jewel is picked once.
    """
    imitations = seats * len(IMITATIONS)
    filling = DIAMONDS_TO_HIDE + seats
    rounds = len(IMITATIONS) * len(ROLES)
    return filling + 5 * seats * rounds + imitations + imitations + DIAMONDS_TO_HIDE
