"""Der Schattendieb, a module for each chapter of its rulebook.

Every paragraph is told in rules.md; the script below is the table of contents.
"""

from __future__ import annotations

from typing import Final

from larcin.games.schattendieb import steps
from larcin.games.schattendieb.data import BOX, THIEVES, WORTH
from larcin.games.schattendieb.state import Options
from larcin.kernel.steps import Script, Step

from .adding import add, may_add
from .cancellation import cancel_equal_jewels
from .closing import close_a_safe
from .drawing_cards import refill
from .end import (
    end_if_all_want_to_close,
    end_if_nobody_has_cards,
    end_if_one_is_open,
)
from .filling import fill_safes
from .playing import may_play, play, turn_over
from .scoring import hand_in, may_hand_in, name_winner, open_next_deal, score
from .setup import setup, shuffle
from .thieves import (
    call_thieves,
    discard_thieves,
    may_steal,
    may_steal_first,
    steal,
    tell_which_specialists_missed,
)

__all__ = ["SCRIPT", "bound", "setup"]


def bound(seats: int, options: Options) -> int:
    """[SD-D.1] Every card is played once at most, every thief steals once, every jewel is
    added to once; and everyone hands in before the next deal.
    """
    jewels = sum(card in WORTH for card in BOX)
    return (len(BOX) + len(THIEVES) + jewels + seats) * options.deals


# [SD-D.1] Seven actions follow one another, [SD-D.2] in this order; [SD-R24] between them the ends
# of a deal are tested.
SCRIPT: Final = Script(
    Step(steps.DEALING, resolve=shuffle),
    Step(steps.PLAYING, may_play, play, turn_over, facedown=True),
    Step(steps.CANCELLING, resolve=cancel_equal_jewels),
    Step(steps.CALLING_THIEVES, resolve=call_thieves),
    Step(steps.STEALING_FIRST, may_steal_first, steal, tell_which_specialists_missed),
    Step(steps.STEALING, may_steal, steal, discard_thieves, facedown=True),
    Step(steps.ADDING, may_add, add, facedown=True),
    Step(steps.ENDING_WITHOUT_CARDS, resolve=end_if_nobody_has_cards),
    Step(steps.FILLING, resolve=fill_safes),
    Step(steps.ENDING_TOGETHER, resolve=end_if_all_want_to_close),
    Step(steps.CLOSING, resolve=close_a_safe),
    Step(steps.ENDING_ALONE, resolve=end_if_one_is_open),
    Step(steps.DRAWING, resolve=refill),
    Step(steps.SCORING, resolve=score),
    Step(steps.HANDING_IN, may_hand_in, hand_in, open_next_deal, facedown=True),
    Step(steps.WINNING, resolve=name_winner),
)
