"""The only door: moves come in and are checked, views go out and are redacted."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from larcin.authoring.template.vide_gousset import GAME
from larcin.authoring.template.vide_gousset.data import NUMBERS
from larcin.authoring.template.vide_gousset.events import Dealt, Revealed, Taken
from larcin.authoring.template.vide_gousset.moves import Lay
from larcin.games import raubern
from larcin.games.raubern.moves import Lay as Steal
from larcin.kernel.codec import encode
from larcin.kernel.errors import BadOption, BadSeats, BadSeed, IllegalMove, StaleAnswer
from larcin.kernel.match import Match, Played
from larcin.kernel.pieces import Seat
from larcin.kernel.table import encode_table

SEED = bytes(32)


def new(seats: int = 3) -> Match:
    """A match in which everybody chooses at the same time, face down."""
    return Match(GAME, seats, seed=SEED)


def in_turns() -> Match:
    """A match in which one seat after the other is asked."""
    return Match(raubern.GAME, 2, seed=SEED)


def lay(match: Match, seat: Seat, which: int = 0) -> Any:
    """Play the legal move with this number, and answer with it."""
    move = match.moves(seat)[which]
    match.play(seat, move)
    return move


def play_out(match: Match) -> None:
    while match.outcome is None:
        lay(match, match.to_act[0])


def not_in_hand(match: Match, seat: Seat) -> Lay:
    return next(Lay(card) for card in NUMBERS if card not in match.table.hands[seat])


def question(match: Match, seat: Seat) -> int | None:
    return match.observe(seat).question


def everything(match: Match) -> object:
    seen = [encode(match.observe(seat)) for seat in (None, *range(match.seats))]
    return encode_table(match.table), match.log.copy(), seen


@contextmanager
def refused(match: Match, reason: str, **facts: object) -> Iterator[None]:
    """What is done here is refused for this reason, and nothing has changed."""
    before = everything(match)
    with pytest.raises(IllegalMove) as refusal:
        yield
    assert (refusal.value.reason, refusal.value.facts) == (reason, facts)
    assert everything(match) == before


# -- Sitting down ---------------------------------------------------------------------------


def test_the_seed_is_promised_before_the_first_move() -> None:
    assert new().commitment == hashlib.sha256(SEED).hexdigest()


def test_a_match_draws_its_own_seed() -> None:
    assert Match(GAME, 2).seed != Match(GAME, 2).seed


def test_the_same_seed_is_the_same_deal() -> None:
    assert encode_table(new().table) == encode_table(new().table)


def test_players_have_names_or_numbers() -> None:
    assert Match(GAME, ["Anna", "Bruno"]).names == ("Anna", "Bruno")
    assert Match(GAME, 2).names == ("seat 1", "seat 2")


def test_what_happened_before_the_first_question_is_kept() -> None:
    assert [type(event) for event in new(2).opening] == [Dealt, Dealt]


@pytest.mark.parametrize("seats", [1, 6, 0, -1, 10**12, True, [], ["Anna"], ["Anna"] * 6])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadSeats, match="Vide-gousset is played by 2 to 5, not"):
        Match(GAME, seats)


@pytest.mark.parametrize("name", ["", " ", "Bob\n", "\x1b[2J", "\ud800", 7, None])
def test_a_name_that_cannot_be_shown_is_refused(name: Any) -> None:
    with pytest.raises(BadSeats, match="without control characters"):
        Match(GAME, ["Anna", name])


def test_a_name_is_not_a_list_of_names() -> None:
    with pytest.raises(BadSeats, match="a list of names"):
        Match(GAME, "Anna")


def test_two_players_with_one_name_are_refused() -> None:
    with pytest.raises(BadSeats, match="the same name"):
        Match(GAME, ["Anna", "Anna"])


@pytest.mark.parametrize("seed", [b"short", bytes(33), "0" * 32, bytearray(32)])
def test_what_is_not_a_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="A seed"):
        Match(GAME, 2, seed=seed)


@pytest.mark.parametrize("options", [{"lowest": True}, raubern.GAME.options(), 1])
def test_the_options_of_something_else_are_refused(options: Any) -> None:
    with pytest.raises(BadOption, match="Vide-gousset has options of its own"):
        Match(GAME, 2, options)


def test_an_option_out_of_bounds_is_refused() -> None:
    with pytest.raises(BadOption, match="Option games takes a number from 1 to 12, not '0'"):
        Match(raubern.GAME, 2, raubern.GAME.options(games=0))


# -- Playing --------------------------------------------------------------------------------


def test_a_move_is_carried_out_and_logged() -> None:
    match = in_turns()
    (seat,) = match.to_act
    move = match.moves(seat)[0]
    events = match.play(seat, move)
    assert events != ()
    assert match.log == [Played(seat, move, events)]


def test_face_down_choices_tell_nothing_until_the_last() -> None:
    match = new(2)
    assert match.play(1, match.moves(1)[0]) == ()
    told = match.play(0, match.moves(0)[-1])
    assert [type(event) for event in told] == [Revealed, Revealed, Taken]


def test_a_match_is_played_to_its_outcome() -> None:
    match = new(3)
    play_out(match)
    assert match.outcome is not None
    assert (len(match.log), match.to_act) == (9, ())


def test_of_two_equal_moves_the_games_own_is_played() -> None:
    match = in_turns()
    (seat,) = match.to_act
    meant = match.moves(seat)[1]
    match.play(seat, Steal(meant.motif, True))  # equal to 1, but not the same in JSON
    assert match.log[0].move is meant


# -- Refusals, which change nothing ---------------------------------------------------------


def test_a_move_out_of_turn_is_refused() -> None:
    match = in_turns()
    (seat,) = match.to_act
    with refused(match, "not-your-turn", seats=(seat,)):
        match.play(1 - seat, match.moves(seat)[0])


def test_a_second_answer_is_refused() -> None:
    match = new()
    lay(match, 0)
    with refused(match, "not-your-turn", seats=(1, 2)):
        match.play(0, match.table.asked[0][-1])


def test_the_game_says_which_rule_refuses() -> None:
    match = new()
    move = not_in_hand(match, 0)
    with refused(match, "not-in-hand", card=move.card):
        match.play(0, move)


def test_who_wonders_is_told_why_not_and_nothing_is_played() -> None:
    match = in_turns()
    (seat,) = match.to_act
    missing = next(motif for motif in raubern.data.MOTIFS if motif not in match.table.hands[seat])
    why = match.why_not(seat, Steal(missing, 0))
    assert why is not None
    assert (why.reason, match.to_act, match.log) == ("not-in-hand", (seat,), [])
    assert match.why_not(seat, match.moves(seat)[0]) is None
    late = match.why_not(1 - seat, match.moves(seat)[0])
    assert late is not None
    assert late.reason == "not-your-turn"


def test_who_has_chosen_face_down_may_still_wonder_about_another_choice() -> None:
    match = new()
    moves = match.moves(0)
    lay(match, 0)
    assert [match.why_not(0, move) for move in moves] == [None] * len(moves)
    why = match.why_not(0, not_in_hand(match, 0))
    assert why is not None
    assert why.reason == "not-in-hand"


def test_a_picture_says_how_many_events_had_been_told_by_then() -> None:
    """So a screen can put each event before the picture that shows it."""
    match = new(2)
    match.staged = True
    lay(match, 0)
    lay(match, 1)
    heard = [type(event) for event in match.observe(None).events]
    told = [scene.told for scene in match.scenes(None)]
    assert heard == [Dealt, Dealt, Revealed, Revealed, Taken]
    assert told == [3, 4, 5][: len(told)]
    assert len(told) >= 2
    assert [scene.told for scene in match.scenes(None, since=3)] == told[1:]


def test_the_step_refuses_where_the_game_has_no_word_for_it() -> None:
    match = Match(replace(GAME, why_not=lambda view, move: None), 2, seed=SEED)
    with refused(match, "no-such-move"):
        match.play(0, not_in_hand(match, 0))


@pytest.mark.parametrize("move", [None, {"type": "Lay", "card": 1}, "Lay", Steal("ham", 1)])
def test_what_is_no_move_of_this_game_is_refused(move: Any) -> None:
    match = new()
    with refused(match, "no-such-move"):
        match.play(0, move)


def test_nobody_moves_after_the_end() -> None:
    match = new(2)
    play_out(match)
    with refused(match, "match-over"):
        match.play(0, Lay(1))


@pytest.mark.parametrize("seat", [3, -1, 10**30, True, 1.0, "0", None, [0]])
def test_an_unknown_seat_is_refused_at_every_door(seat: Any) -> None:
    match = new(3)
    lay(match, 1)
    with refused(match, "no-such-seat", seat=seat):
        match.play(seat, Lay(1))
    with refused(match, "no-such-seat", seat=seat):
        match.play(seat, Lay(1), question=1)
    with refused(match, "no-such-seat", seat=seat):
        match.change(seat, Lay(1))
    with refused(match, "no-such-seat", seat=seat):
        match.take_back(seat)


# -- Questions ------------------------------------------------------------------------------


def test_everyone_counts_their_own_questions() -> None:
    match = new(3)
    assert [question(match, seat) for seat in range(3)] == [1, 1, 1]
    assert match.observe(None).question is None


def test_who_is_not_asked_has_no_question() -> None:
    match = in_turns()
    (seat,) = match.to_act
    assert question(match, 1 - seat) is None


def test_the_answer_of_one_does_not_renumber_the_question_of_another() -> None:
    match = new(3)
    lay(match, 0)
    assert [question(match, seat) for seat in range(3)] == [None, 1, 1]


def test_the_next_round_asks_new_questions() -> None:
    match = new(2)
    lay(match, 0)
    lay(match, 1)
    assert [question(match, seat) for seat in range(2)] == [2, 2]


def test_a_question_that_is_put_again_has_a_new_number() -> None:
    match = in_turns()
    (seat,) = match.to_act
    lay(match, seat)
    lay(match, 1 - seat)
    assert question(match, seat) == 2


def test_an_answer_to_the_present_question_is_taken() -> None:
    match = new(2)
    match.play(0, match.moves(0)[0], question(match, 0))
    assert match.to_act == (1,)


@pytest.mark.parametrize("number", [1, 3, 0, -1, 10**30])
def test_a_stale_answer_is_refused(number: int) -> None:
    match = new(2)
    lay(match, 0)
    lay(match, 1)
    with refused(match, "stale-answer", question=number):
        match.play(0, match.moves(0)[0], number)


def test_a_stale_answer_is_a_refusal_of_its_own_kind() -> None:
    match = new(2)
    with pytest.raises(StaleAnswer):
        match.play(0, match.moves(0)[0], question=7)


def test_the_same_answer_twice_is_harmless() -> None:
    match = new(2)
    move = match.moves(0)[0]
    match.play(0, move, 1)
    before = everything(match)
    assert match.play(0, move, 1) == ()
    assert everything(match) == before


def test_the_same_answer_is_harmless_even_after_the_end() -> None:
    match = new(2)
    play_out(match)
    assert match.play(1, match.log[-1].move, question=3) == ()


def test_a_withdrawn_question_is_no_longer_open() -> None:
    """One answer may settle a question for all who were asked."""

    def settle(t: Any, seat: Seat, move: Any) -> None:
        t.asked.clear()
        GAME.script.begin(t, "VG-2.1")
        del t.asked[1]

    match = Match(replace(GAME, apply=settle), 3, seed=SEED)
    lay(match, 0)
    assert [question(match, seat) for seat in range(3)] == [2, None, 2]


# -- Changing one's mind --------------------------------------------------------------------


def test_a_face_down_choice_may_be_changed() -> None:
    match = new(2)
    lay(match, 0)
    other = match.table.asked[0][-1]
    match.change(0, other)
    assert (match.observe(0).chosen, match.log) == (other, [Played(0, other, ())])


def test_the_changed_choice_is_the_one_that_counts() -> None:
    match = new(2)
    lay(match, 0)
    match.change(0, other := match.table.asked[0][-1])
    lay(match, 1)
    assert match.table.laid[0] == [other.card]


def test_after_a_change_the_new_answer_is_the_one_that_is_harmless_twice() -> None:
    match = new(2)
    old = lay(match, 0)
    match.change(0, other := match.table.asked[0][-1])
    assert match.play(0, other, question=1) == ()
    with refused(match, "stale-answer", question=1):
        match.play(0, old, question=1)


def test_a_change_is_found_among_the_choices_of_others() -> None:
    match = new(3)
    moves = [lay(match, 2), lay(match, 0)]
    match.change(2, other := match.table.asked[2][-1])
    assert [line.move for line in match.log] == [other, moves[1]]


def test_a_change_leaves_what_was_revealed_before() -> None:
    match = new(2)
    revealed = [lay(match, 0), lay(match, 1)]
    lay(match, 0)
    match.change(0, other := match.table.asked[0][-1])
    assert [line.move for line in match.log] == [*revealed, other]


def test_a_change_to_an_illegal_move_is_refused() -> None:
    match = new(2)
    lay(match, 0)
    move = not_in_hand(match, 0)
    with refused(match, "not-in-hand", card=move.card):
        match.change(0, move)


def test_a_choice_may_be_taken_back_and_made_again() -> None:
    match = new(2)
    before = encode_table(match.table), match.log.copy(), match.moves(0)
    lay(match, 0)
    match.take_back(0)
    assert (encode_table(match.table), match.log, match.moves(0)) == before
    lay(match, 0)
    assert match.to_act == (1,)


def test_an_answer_that_was_taken_back_is_stale_when_it_comes_again() -> None:
    match = new(2)
    question, move = match.observe(0).question, match.moves(0)[0]
    match.play(0, move, question)
    match.take_back(0)
    with pytest.raises(StaleAnswer):
        match.play(0, move, question)
    assert match.to_act == (0, 1)


def test_taking_back_leaves_the_choices_of_others() -> None:
    match = new(3)
    lay(match, 2)
    lay(match, 1)
    match.take_back(2)
    assert [line.seat for line in match.log] == [1]
    assert match.to_act == (0, 2)


def test_the_others_see_nothing_of_a_choice_taken_back_while_somebody_else_thinks() -> None:
    match = new(3)
    lay(match, 0)
    before = [match.observe(eye) for eye in (1, 2, None)]
    match.take_back(0)
    assert [match.observe(eye) for eye in (1, 2, None)] == before
    assert match.observe(0).to_act == (0, 1, 2)
    assert match.observe(0).moves
    assert match.quiet
    lay(match, 0)
    assert [match.observe(eye) for eye in (1, 2, None)] == before
    assert match.quiet
    lay(match, 1)
    assert not match.quiet


def test_who_has_taken_back_is_waited_for_when_all_others_have_chosen() -> None:
    match = new(3)
    lay(match, 0)
    match.take_back(0)
    lay(match, 1)
    assert match.observe(2).to_act == (2,)
    assert match.observe(1).to_act == (2,)
    lay(match, 2)
    assert [match.observe(eye).to_act for eye in (0, 1, 2, None)] == [(0,)] * 4
    lay(match, 0)
    assert not match.table.chosen


def test_nothing_is_taken_back_twice() -> None:
    match = new(2)
    lay(match, 0)
    match.take_back(0)
    with refused(match, "not-face-down"):
        match.take_back(0)


def test_what_is_revealed_is_neither_changed_nor_taken_back() -> None:
    match = new(2)
    move = lay(match, 0)
    lay(match, 1)
    with refused(match, "not-face-down"):
        match.change(0, move)
    with refused(match, "not-face-down"):
        match.take_back(0)


def test_an_open_move_is_neither_changed_nor_taken_back() -> None:
    match = in_turns()
    (seat,) = match.to_act
    move = lay(match, seat)
    with refused(match, "not-face-down"):
        match.change(seat, move)
    with refused(match, "not-face-down"):
        match.take_back(seat)


# -- What is seen ---------------------------------------------------------------------------


def test_a_seat_hears_of_its_own_hand_only() -> None:
    dealt = new(3).observe(1).events
    assert [event.hand.value is not None for event in dealt] == [False, True, False]


def test_a_spectator_hears_of_no_hand_and_has_no_moves() -> None:
    seen = new(2).observe(None)
    assert [event.hand.value for event in seen.events] == [None, None]
    assert (seen.moves, seen.view.hand) == ((), ())


def test_a_face_down_choice_is_seen_by_its_owner_alone() -> None:
    match = new(3)
    move = lay(match, 1)
    assert [match.observe(seat).chosen for seat in (None, 0, 1, 2)] == [None, None, move, None]


def test_nothing_is_counted_that_is_done_in_secret() -> None:
    match = new(3)
    before = match.observe(0).told
    lay(match, 1)
    assert match.observe(0).told == before


def test_that_somebody_has_chosen_is_public() -> None:
    match = new(3)
    lay(match, 1)
    assert {match.observe(seat).to_act for seat in (None, 0, 1, 2)} == {(0, 2)}


def test_what_others_see_does_not_depend_on_what_was_chosen() -> None:
    one, other = new(2), new(2)
    assert lay(one, 0, 0) != lay(other, 0, -1)
    assert one.observe(1) == other.observe(1)
    assert one.observe(None) == other.observe(None)


@pytest.mark.parametrize("since", [0, -1, -(10**30)])
def test_from_the_beginning_everything_is_told(since: int) -> None:
    match = new(2)
    lay(match, 0)
    lay(match, 1)
    assert len(match.observe(0, since).events) == 2 + 3


@pytest.mark.parametrize(("since", "told"), [(2, 3), (4, 1), (5, 0), (10**30, 0)])
def test_what_was_told_already_is_not_told_again(since: int, told: int) -> None:
    match = new(2)
    lay(match, 0)
    lay(match, 1)
    assert len(match.observe(0, since).events) == told


def test_taking_back_makes_nobody_miss_what_is_revealed() -> None:
    match = new(2)
    lay(match, 0)
    told = match.observe(1).told
    match.take_back(0)
    lay(match, 1)
    lay(match, 0)
    assert len(match.observe(1, since=told).events) == 3


@pytest.mark.parametrize("seat", [2, -1, True, 0.0, "0"])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: Any) -> None:
    """Seat -1 would be the last one, with all its cards."""
    match = new(2)
    with refused(match, "no-such-seat", seat=seat):
        match.observe(seat)


def test_a_match_elsewhere_goes_on_by_itself() -> None:
    """What happened until now is the same, and so are the questions; what follows is not shared."""
    match = new(3)
    lay(match, 0)
    before = (encode_table(match.table), [*match.log], [*match.events])
    twin = match.elsewhere(match.table.copy())
    assert twin.observe(1) == match.observe(1)
    lay(twin, 1)
    twin.take_back(0)
    lay(twin, 0)
    lay(twin, 2)
    assert len(twin.log) == 3
    assert (encode_table(match.table), match.log, match.events) == before
    assert [match.question(seat) for seat in range(3)] == [None, 1, 1]
