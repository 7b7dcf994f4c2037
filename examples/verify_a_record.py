"""Verify a record, and look at it from each seat's eyes.

A record is an open file. Its seed was promised by a commitment before the first card was dealt;
`verify` checks that and plays every move again. Who changes one card is found out. Any moment of
the match can be looked at as each player saw it then, and as a spectator did.

    python examples/verify_a_record.py
"""

from rich.text import Text

from larcin.bots import make_bot
from larcin.kernel.errors import BadRecord
from larcin.kernel.game import Canvas
from larcin.kernel.match import Match
from larcin.kernel.record import read_record, record, resume, verify, write_record
from larcin.kernel.registry import find_game
from larcin.kernel.rng import QuickRng
from larcin.words import Words


def some_record() -> bytes:
    """What `larcin play`, or a server, would have written."""
    match = Match(find_game("raubern"), ["Arsène", "Irma"], seed=bytes(32))
    greedy, chance = make_bot("greedy"), QuickRng(3)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, greedy.choose(match.observe(seat), None, chance))
    return write_record(record(match))


def main() -> None:
    saved = read_record(some_record())
    match = verify(saved)
    print(f"{len(match.log)} moves are as the seed and the rules make them.")
    forged = some_record().replace(b'"wine"', b'"cow"', 1)
    try:
        verify(read_record(forged))
    except BadRecord as error:
        print("A forged one:", error)
    then = resume(saved, turn=10)
    for seat in (0, 1):
        words = Words(then.game, "en", then.names, me=seat)
        view = then.observe(seat).view
        hand = then.game.drawing.hand(view, words, Canvas(columns=80, rows=20))
        print(f"After ten moves {then.names[seat]} held:")
        print(Text.from_markup(hand).plain.strip("\n"))
    print("A spectator saw of hands only their sizes:", then.observe(None).view.hand_sizes)


if __name__ == "__main__":
    main()
