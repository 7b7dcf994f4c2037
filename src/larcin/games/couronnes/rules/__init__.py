"""Les Voleurs de couronnes, a module for each chapter of its rulebook.

Every paragraph is told in rules.md; the script below is the table of contents.
"""

from __future__ import annotations

from typing import Final

from larcin.kernel.steps import Script, Step

from .attack import (
    break_bow,
    claim,
    defend,
    fight,
    go_back,
    may_claim,
    may_counter,
    may_defend,
    shoot,
)
from .end import bound
from .names import (
    ACTING,
    BEGINNING,
    CLAIMING,
    COUNTERING,
    DEFENDING,
    DISCARDING,
    DRAWING,
    PLACING,
    ROLLING,
)
from .setup import deal, may_place, place, place_next, setup
from .turn import (
    act,
    act_once_rolled,
    begin,
    discard,
    finish,
    go_on,
    may_act,
    may_discard,
    may_roll,
    pass_turn,
    roll,
)

__all__ = [
    "ACTING",
    "CLAIMING",
    "COUNTERING",
    "DEFENDING",
    "DISCARDING",
    "PLACING",
    "ROLLING",
    "SCRIPT",
    "bound",
    "setup",
]

SCRIPT: Final = Script(
    Step("CO-C.3.1", resolve=deal),
    Step(PLACING, may_place, place, place_next),
    Step(BEGINNING, resolve=begin),
    Step(ROLLING, may_roll, roll, act_once_rolled),
    Step(ACTING, may_act, act, go_on),
    Step(DEFENDING, may_defend, defend, fight),
    Step(COUNTERING, may_counter, break_bow, shoot),
    Step(CLAIMING, may_claim, claim, go_back),
    Step(DRAWING, resolve=finish),
    Step(DISCARDING, may_discard, discard, pass_turn),
)
