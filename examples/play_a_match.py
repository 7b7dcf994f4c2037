"""Play a match.

Two bots play Räubern from the deal to the count. A match is asked who is to act, each of them gets
an observation (a view and the legal moves), and whatever is chosen is played. Each line of the log
names the rule that it obeys.

    python examples/play_a_match.py
"""

from larcin.bots import make_bot
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game
from larcin.kernel.rng import QuickRng
from larcin.words import Words


def main() -> None:
    game = find_game("raubern")
    match = Match(game, seats=["Arsène", "Irma"], seed=bytes(32))
    bots, chance = [make_bot("greedy"), make_bot("random")], QuickRng(1)
    words = Words(game, "en", match.names)
    print(f"The deal is promised: {match.commitment[:16]}…")
    while match.outcome is None:
        for seat in match.to_act:
            move = bots[seat].choose(match.observe(seat), deadline=None, rng=chance)
            for event in match.play(seat, move):
                print(f"{event.rule:8} {words.event(event)}")
    print(words.ending(match.outcome), "Cards:", match.outcome.scores)


if __name__ == "__main__":
    main()
