"""Counting the tree of moves: a fingerprint of a game's rules, as chess programs take it."""

from __future__ import annotations

from larcin.kernel.game import AnyGame
from larcin.kernel.table import Table


def perft(game: AnyGame, table: Table, depth: int) -> int:
    """How many sequences of exactly so many moves there are from here.

    Where several seats are asked at once, the first of them moves. A sequence that the end
    of the match cuts short does not count. The table is left as it is.
    """
    if depth == 0:
        return 1
    asked = game.to_act(table)
    if not asked:
        return 0
    seat = asked[0]
    moves = game.moves(table, seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        twin = game.copy(table)
        game.apply(twin, seat, move)
        count += perft(game, twin, depth - 1)
    return count
