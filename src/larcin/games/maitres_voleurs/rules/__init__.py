"""Maîtres Voleurs, a module per chapter. Every paragraph is told in rules.md.

The script below is the table of contents: setting up, then the course of a round.
"""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs import steps
from larcin.games.maitres_voleurs.state import Table
from larcin.kernel.steps import Script, Step

from . import (
    choosing,
    detectives,
    drawers,
    end,
    gemologist,
    jeweller,
    placing,
    setup,
    sharing,
    smugglers,
    thieves,
    turning,
)

SCRIPT: Final[Script[Table]] = Script(
    # 4. Setting up
    Step(steps.DEALING, resolve=setup.deal_cards),
    Step(steps.HANDING_OUT, resolve=setup.hand_out_diamonds),
    Step(steps.FILLING, setup.may_fill, setup.open_to_fill),
    Step(steps.HIDING, resolve=setup.hide_diamond),
    Step(steps.SHUTTING, resolve=drawers.close_drawer),
    Step(steps.FIRST_TURNING, turning.may_turn_first, turning.turn_box, setup.let_next_fill),
    # 5. Playing cards
    Step(steps.NEXT_ROUND, resolve=choosing.begin_round),
    Step(steps.CHOOSING, choosing.may_choose, choosing.choose, facedown=True),
    Step(steps.SHOWING_SMUGGLERS, resolve=choosing.show_smugglers),
    Step(steps.SHOWING_OTHERS, resolve=choosing.show_others),
    Step(steps.COMPARING, resolve=smugglers.call_to_share),
    Step(steps.SMUGGLERS_SHARING, sharing.may_pick, sharing.pick, sharing.smugglers_share),
    # 6. Emptying and filling a drawer
    Step(steps.OPENING, drawers.may_open, drawers.open_drawer, drawers.act),
    # 8. The smuggler
    Step(steps.SMUGGLING, resolve=smugglers.smuggle),
    Step(steps.SMUGGLER_PLACING, smugglers.may_place, placing.place, placing.close_up),
    # 9. The jeweller
    Step(steps.JEWELLER_PLACING, jeweller.may_place, placing.place, placing.close_up),
    # 10. The gemologist
    Step(steps.GEMOLOGIST_PLACING, gemologist.may_place, gemologist.place),
    Step(steps.GEMOLOGIST_ADDING, gemologist.may_add, gemologist.add, gemologist.add_on),
    # 11. The thief
    Step(steps.STEALING, resolve=thieves.steal),
    # 12. The master thief
    Step(steps.PULLING, thieves.may_pull, thieves.pull, thieves.search),
    Step(steps.TAKING_RUBY, thieves.may_take_ruby, thieves.take_ruby, thieves.end_at_once),
    Step(steps.EMPTYING, resolve=thieves.empty_first_compartment),
    # 7. Turning the box
    Step(steps.CLOSING, resolve=drawers.close_drawer),
    Step(steps.TURNING, turning.may_turn, turning.turn_box, turning.end_turn),
    # 13. The detective
    Step(steps.DETECTIVES, resolve=detectives.call_detectives),
    Step(steps.DETECTIVES_SHARING, sharing.may_pick, sharing.pick, sharing.detectives_share),
    # 14. The end
    Step(steps.ENDING_ROUND, resolve=end.end_round),
    Step(steps.WINNING, resolve=end.count),
)
