"""Adel verpflichtet, a module per chapter. Every paragraph is told in rules.md.

The script below is the table of contents: setting up, then the four phases of a round. A phase
asks nobody, and so passes, where nobody chose its place [AV-8.1] [AV-R71]. What happens one after
the other is a step each, also without a question: a screen shows the table after every step, and
after a purchase, each pawn that advances and each thief that is arrested.
"""

from __future__ import annotations

from typing import Final

from larcin.games.adel import steps
from larcin.games.adel.state import Table
from larcin.kernel.steps import Script, Step

from . import auction, castle, choosing, end, prison, setup, theft

SCRIPT: Final[Script[Table]] = Script(
    # 2. Setting up
    Step(steps.DRAWING_COLOURS, resolve=setup.draw_colours),
    Step(steps.DEALING, resolve=setup.deal),
    # 3. The course of play
    Step(steps.NEXT_ROUND, resolve=choosing.begin_round),
    # 4. Phase one
    Step(steps.GOING, choosing.may_go, choosing.go, choosing.show_places, facedown=True),
    # 5. Phase two
    Step(steps.ACTING, choosing.may_act, choosing.act, facedown=True),
    Step(steps.PICKING_BLIND, castle.may_pick_blind, castle.pick, castle.consider_next_blind, True),
    Step(steps.SHOWING_ACTIONS, resolve=choosing.show_actions),
    # 6. Phase three: the auction
    Step(steps.OPENING_AUCTION, resolve=auction.open_auction),
    Step(steps.BUYING, auction.may_buy, auction.buy),
    # 7. Phase four: the castle
    Step(steps.PICKING, castle.may_pick, castle.pick, castle.consider_next, facedown=True),
    Step(steps.EXHIBITING, resolve=castle.show_collections),
    Step(steps.RANKING, resolve=castle.reward),
    Step(steps.PLANNING_THEFTS, resolve=theft.plan_thefts),
    Step(steps.STEALING, theft.may_steal, theft.steal, theft.next_theft),
    Step(steps.ARRESTING, resolve=prison.arrest_thieves),
    Step(steps.PAYING_DETECTIVES, resolve=prison.pay_detectives),
    # 8. Remarks
    Step(steps.ENDING_ROUND, resolve=end.end_round),
    # 9. The end
    Step(steps.GIVING_BONUS, resolve=end.give_bonus),
    Step(steps.GIVING_NEXT_BONUS, resolve=end.give_next_bonus),
    Step(steps.WINNING, resolve=end.name_winner),
)
