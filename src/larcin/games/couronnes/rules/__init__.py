"""Les Voleurs de couronnes, a module for each chapter of its rulebook.

Every paragraph is told in rules.md; the script below is the table of contents.
"""

from __future__ import annotations

from typing import Final

from larcin.games.couronnes import steps
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

__all__ = ["SCRIPT", "bound", "setup"]

SCRIPT: Final = Script(
    Step(steps.DEALING, resolve=deal),
    Step(steps.PLACING, may_place, place, place_next),
    Step(steps.BEGINNING, resolve=begin),
    Step(steps.ROLLING, may_roll, roll, act_once_rolled),
    Step(steps.ACTING, may_act, act, go_on),
    Step(steps.DEFENDING, may_defend, defend, fight),
    Step(steps.COUNTERING, may_counter, break_bow, shoot),
    Step(steps.CLAIMING, may_claim, claim, go_back),
    Step(steps.DRAWING, resolve=finish),
    Step(steps.DISCARDING, may_discard, discard, pass_turn),
)
