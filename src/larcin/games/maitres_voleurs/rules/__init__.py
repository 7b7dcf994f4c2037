"""Maîtres Voleurs, a module per chapter. Every paragraph is told in rules.md.

The script below is the table of contents: setting up, then the course of a round.
"""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs.state import Table
from larcin.kernel.steps import Script, Step

from . import (
    choosing,
    detectives,
    drawers,
    ending,
    gemologist,
    jeweller,
    placing,
    setting_up,
    sharing,
    smugglers,
    thieves,
    turning,
)
from .names import (
    CHOOSING,
    CLOSING,
    COUNTING,
    DETECTIVES,
    DETECTIVES_SHARING,
    FILLING,
    FIRST_TURNING,
    GEMOLOGIST_ADDING,
    GEMOLOGIST_PLACING,
    JEWELLER_PLACING,
    NEXT_ROUND,
    OPENING,
    PULLING,
    SHOWING_OTHERS,
    SMUGGLER_PLACING,
    SMUGGLERS_SHARING,
    TAKING_RUBY,
    TURNING,
)

SCRIPT: Final[Script[Table]] = Script(
    # 4. Setting up
    Step("MV-4.3", resolve=setting_up.deal_cards),
    Step("MV-4.18", resolve=setting_up.hand_out_diamonds),
    Step(FILLING, setting_up.may_fill, setting_up.fill, setting_up.fill_on),
    Step(FIRST_TURNING, turning.may_turn_first, turning.turn_box, setting_up.let_next_fill),
    # 5. Playing cards
    Step(NEXT_ROUND, resolve=choosing.begin_round),
    Step(CHOOSING, choosing.may_choose, choosing.choose, facedown=True),
    Step("MV-5.4", resolve=choosing.show_smugglers),
    Step(SHOWING_OTHERS, resolve=choosing.show_others),
    Step(SMUGGLERS_SHARING, sharing.may_pick, sharing.pick, sharing.smugglers_share),
    # 6. Emptying and filling a drawer
    Step(OPENING, drawers.may_open, drawers.open_drawer, drawers.act),
    # 8. The smuggler
    Step("MV-8.1", resolve=smugglers.smuggle),
    Step(SMUGGLER_PLACING, smugglers.may_place_as_smuggler, placing.place, placing.close_up),
    # 9. The jeweller
    Step(JEWELLER_PLACING, jeweller.may_place_as_jeweller, placing.place, placing.close_up),
    # 10. The gemologist
    Step(GEMOLOGIST_PLACING, gemologist.may_place_as_gemologist, gemologist.place_as_gemologist),
    Step(GEMOLOGIST_ADDING, gemologist.may_add, gemologist.add, gemologist.add_on),
    # 11. The thief
    Step("MV-11.1", resolve=thieves.steal),
    # 12. The master thief
    Step(PULLING, thieves.may_pull, thieves.pull, thieves.search),
    Step(TAKING_RUBY, thieves.may_take_ruby, thieves.take_ruby, thieves.end_at_once),
    # 7. Turning the box
    Step(CLOSING, resolve=drawers.close_drawer),
    Step(TURNING, turning.may_turn, turning.turn_box, turning.end_turn),
    # 13. The detective
    Step(DETECTIVES, resolve=detectives.call_detectives),
    Step(DETECTIVES_SHARING, sharing.may_pick, sharing.pick, sharing.detectives_share),
    # 14. The end
    Step("MV-5.9", resolve=ending.end_round),
    Step(COUNTING, resolve=ending.count),
)
