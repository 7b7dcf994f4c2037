"""Write a bot.

A bot is any object with the method `choose`. It is given an observation, and answers with one of
its moves. This one knows Räubern: it steals the highest pile it can, and where it can steal nothing
it lays a card on a low pile, so that there is little for others to steal.

    python examples/write_a_bot.py
    cd examples && larcin arena raubern write_a_bot:Magpie random --deals 50
"""

from typing import Any

from larcin.bots import Bot, ask, make_bot
from larcin.kernel.match import Match, Observation
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Chance, QuickRng


class Magpie:
    """Likes what glitters now, and worries a little about what it has."""

    def __init__(self, worry: float = 1.0) -> None:
        """How much it minds to lay on a pile of its own: `write_a_bot:Magpie:worry=2` sets it."""
        self.worry = worry

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """The move that looks best; `rng` is all the chance that it should use."""
        return max(observation.moves, key=lambda move: self.worth(observation.view, move))

    def worth(self, view: Any, move: Any) -> float:
        """How many cards the move brings. A pile that is mine already brings none."""
        pile = view.piles[move.pile]
        mine = pile.owner == view.seat
        if pile.cards[-1] != move.motif:
            return -len(pile.cards) * (self.worry if mine else 1)
        return 0 if mine else len(pile.cards)


def main() -> None:
    won = 0
    for deal in range(20):
        match = Match(find_game("raubern"), seats=2, seed=deal.to_bytes(32, "big"))
        bots: list[Bot] = [Magpie(), make_bot("random")]
        chance = QuickRng(deal)
        while match.outcome is None:
            seat = match.to_act[0]
            # `ask` sends the observation as bytes, as a server would: no truth slips through.
            match.play(seat, ask(bots[seat], match.game, match.observe(seat), chance))
        won += 0 in match.outcome.winners
    print(f"Magpie won {won} of 20 matches against random.")


if __name__ == "__main__":
    main()
