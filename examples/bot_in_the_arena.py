"""Let your bot play in the arena.

In an arena each deal is played once from every seat, so luck cancels out and few matches tell much.
Your own bot is named by its module and class, here too. `larcin arena` does the same on all cores:

    python examples/bot_in_the_arena.py
    cd examples && larcin arena raubern write_a_bot:Magpie greedy random --html report.html
"""

from larcin import arena
from larcin.kernel.registry import find_game


def main() -> None:
    bots = ["write_a_bot:Magpie", "greedy", "random"]
    settings = arena.settle(find_game("raubern"), bots, seed=7)
    contest = arena.Contest(settings, deals=10)
    results = [arena.play_match(settings, fixture) for fixture in contest.fixtures]
    standings = arena.standings_of(settings, results)
    print(arena.write_markdown(standings))
    best = standings.rows[0]
    print(
        f"{best.bot} is best: {best.share.mean:.2f} of the victories, even is {standings.even:.2f}."
    )


if __name__ == "__main__":
    main()
