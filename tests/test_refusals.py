"""Whatever a program writes into the fields of a move: a rule refuses it, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from msgspec import structs

from larcin.kernel.errors import IllegalMove
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import random_start
from larcin.kernel.ledger import read_ledger
from larcin.kernel.match import Match
from larcin.kernel.registry import games
from larcin.kernel.table import encode_table
from larcin.kernel.vocabulary import vocabulary_of

NONSENSE: Final[tuple[Any, ...]] = (
    None,
    "x",
    "",
    -1,
    99,
    0.5,
    True,
    (),
    (None,),
    [],
    {},
    object(),
    b"x",
    "ring-1",
)

over_every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


def nonsense_for(game: AnyGame) -> Iterator[Any]:
    """A move of each kind, with nonsense in each of its fields; and what is no move at all."""
    yield from NONSENSE
    kinds = {type(move): move for move in vocabulary_of(game).moves}
    for move in kinds.values():
        for field in move.__struct_fields__:
            for value in NONSENSE:
                yield structs.replace(move, **{field: value})


def refuse(match: Match, seat: int, move: Any) -> None:
    """The seat tries it in vain."""
    before = encode_table(match.table), len(match.log), match.question(seat)
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, move)
    assert read_ledger(match.game.folder).knows(refusal.value.rule)
    assert (encode_table(match.table), len(match.log), match.question(seat)) == before


@over_every_game
def test_nonsense_is_refused_at_every_step(game: AnyGame) -> None:
    wrong = list(nonsense_for(game))
    seen: set[str] = set()
    for number in range(3):
        match, rng = random_start(game, number)
        while match.outcome is None:
            seat = match.to_act[0]
            legal, step = match.moves(seat), game.script.rule(match.table)
            if step not in seen:
                seen.add(step)
                for move in wrong:
                    if move not in legal:
                        refuse(match, seat, move)
            match.play(seat, rng.choice(legal))
    assert seen


FACE_DOWN: Final = [
    game for game in games().values() if any(step.facedown for step in game.script.steps)
]


@pytest.mark.parametrize("game", FACE_DOWN, ids=lambda game: game.slug)
def test_a_face_down_choice_is_not_changed_into_nonsense(game: AnyGame) -> None:
    match = Match(game, 3, seed=bytes(32))
    while not match.table.chosen:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    for move in nonsense_for(game):
        if move not in match.table.asked[seat]:
            with pytest.raises(IllegalMove):
                match.change(seat, move)
    assert match.table.chosen == {seat: match.table.asked[seat][0]}
