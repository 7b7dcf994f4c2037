"""Adel verpflichtet, a module per chapter. Every paragraph is told in rules.md.

The script below is the table of contents: setting up, then the four phases of a round. A phase
asks nobody, and so passes, where nobody chose its place [AV-8.1] [AV-R71].
"""

from __future__ import annotations

from typing import Final

from larcin.games.adel.state import Table
from larcin.kernel.steps import Script, Step

from . import auction, castle, choosing, end, prison, setup, theft

GOING: Final = "AV-4"
ACTING: Final = "AV-5"
PICKING_BLIND: Final = castle.PICKING_BLIND
BUYING: Final = "AV-6.3"
PICKING: Final = castle.PICKING
STEALING: Final = theft.STEALING

SCRIPT: Final[Script[Table]] = Script(
    # 2. Setting up
    Step("AV-2.1", resolve=setup.draw_colours),
    Step("AV-2.2", resolve=setup.deal),
    # 3. The course of play
    Step(end.NEXT_ROUND, resolve=choosing.begin_round),
    # 4. Phase one
    Step(GOING, choosing.may_go, choosing.go, choosing.show_places, facedown=True),
    # 5. Phase two
    Step(ACTING, choosing.may_act, choosing.act, facedown=True),
    Step(PICKING_BLIND, castle.may_pick_blind, castle.pick, castle.consider_next_blind, True),
    Step("AV-5.3", resolve=choosing.show_actions),
    # 6. Phase three: the auction
    Step("AV-6.1", resolve=auction.open_auction),
    Step(BUYING, auction.may_buy, auction.buy),
    # 7. Phase four: the castle
    Step(PICKING, castle.may_pick, castle.pick, castle.consider_next, facedown=True),
    Step("AV-7.3", resolve=castle.show_collections),
    Step("AV-7.18", resolve=theft.plan_thefts),
    Step(STEALING, theft.may_steal, theft.steal, theft.next_theft),
    Step("AV-7.28", resolve=prison.arrest_thieves),
    # 8. Remarks
    Step("AV-8.4", resolve=end.end_round),
    # 9. The end
    Step("AV-9.2", resolve=end.give_bonus),
    Step("AV-9.4", resolve=end.name_winner),
)
