"""One sentence about one paragraph of rules.md each, in the order of the ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from math import comb

import pytest

from larcin.games.raubern import GAME
from larcin.games.raubern.data import BOX, HAND, MOTIFS, PILES, Motif
from larcin.games.raubern.drawing import draw_table
from larcin.games.raubern.events import Counted, Drawn, Laid, Opened, Stolen
from larcin.games.raubern.moves import Lay
from larcin.games.raubern.notation import read_position
from larcin.games.raubern.rules import draw_motifs
from larcin.games.raubern.state import Options, Table
from larcin.games.raubern.view import view
from larcin.kernel.errors import BadOption, BadSeats, IllegalMove
from larcin.kernel.events import Event
from larcin.kernel.game import Canvas
from larcin.kernel.match import Match
from larcin.kernel.pieces import Piece, Seat
from larcin.kernel.rng import QuickRng


def lay(t: Table, motif: Motif, pile: int) -> list[Event]:
    """Whose turn it is lays this card on this pile; answers what happened."""
    move = Lay(motif, pile)
    assert move in GAME.moves(t, t.turn)
    t.told = []
    GAME.apply(t, t.turn, move)
    return t.told


def deal(seats: int, seed: int = 0, options: Options | None = None) -> Table:
    """A table after set-up."""
    return GAME.start(seats, options, rng=QuickRng(seed))


def random_play(t: Table) -> Iterator[int]:
    """Play at random to the end; each time, also before the first move, say how many were made."""
    chance = QuickRng(1)
    yield 0
    for made in count(1):
        GAME.apply(t, t.turn, chance.choice(GAME.moves(t, t.turn)))
        yield made
        if t.outcome is not None:
            return


def cards_in(t: Table) -> list[Motif]:
    """All cards on the table, in hands and in the deck."""
    return [card for cards in (*t.piles, *t.hands, t.deck) for card in cards]


def places_after(t: Table, motif: Motif, pile: int) -> tuple[str, tuple[int, ...]]:
    """The rule that decides and the places, once the last card is laid."""
    lay(t, motif, pile)
    assert t.outcome is not None
    return t.outcome.reason, t.outcome.places


# -- 0. The box -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    """[RB-0.2] [RB-R2]"""
    assert deal(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_no_more_and_no_fewer_play(seats: int) -> None:
    """[RB-0.2] [RB-R2]"""
    with pytest.raises(BadSeats):
        deal(seats)


@pytest.mark.parametrize("seats", GAME.players)
def test_the_44_cards_are_always_all_there(seats: int) -> None:
    """[RB-0.3]"""
    assert len(BOX) == 44
    t = deal(seats)
    assert all(Counter(cards_in(t)) == Counter(BOX) for _ in random_play(t))


# -- 1. Aim ---------------------------------------------------------------------------------


def test_who_lays_a_card_on_its_like_takes_the_pile() -> None:
    """[RB-1.2]"""
    t = read_position("Cw.Ch@1; > Ch | Ha")
    lay(t, "chest", 0)
    assert t.owners[0] == 0


def test_there_are_eleven_motifs_with_four_cards_each() -> None:
    """[RB-1.4]"""
    assert Counter(BOX) == dict.fromkeys(MOTIFS, 4)
    assert len(MOTIFS) == 11


# -- 2. Setting up --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_eight_single_cards_lie_in_the_middle(seats: int) -> None:
    """[RB-2.1]"""
    t = deal(seats)
    assert [len(pile) for pile in t.piles] == [1] * 8
    assert t.owners == [None] * 8


@pytest.mark.parametrize("seed", range(20))
def test_no_motif_lies_there_twice(seed: int) -> None:
    """[RB-2.2]"""
    assert len(set(deal(4, seed).piles)) == 8


@pytest.mark.parametrize("seed", range(20))
def test_three_cards_of_the_motifs_shown_and_four_of_the_others_are_left(seed: int) -> None:
    """[RB-R3]"""
    t = deal(3, seed)
    shown = {pile[0] for pile in t.piles}
    left = Counter(card for cards in (*t.hands, t.deck) for card in cards)
    assert left == {motif: 3 if motif in shown else 4 for motif in MOTIFS}


def test_any_eight_motifs_are_as_likely_as_any_other_eight() -> None:
    """[RB-R3]"""
    chance = QuickRng(0)
    drawn = Counter(frozenset(draw_motifs(chance)) for _ in range(165 * 40))
    assert len(drawn) == comb(11, 8) == 165
    # 40 of each are expected, give or take six; 26 are four such steps.
    assert all(abs(times - 40) <= 26 for times in drawn.values())


@pytest.mark.parametrize("seats", GAME.players)
def test_everyone_takes_five_cards(seats: int) -> None:
    """[RB-2.3]"""
    assert [len(hand) for hand in deal(seats).hands] == [HAND] * seats == [5] * seats


def test_the_cards_are_shuffled_before_they_are_dealt() -> None:
    """[RB-2.3]"""
    deals = [deal(2, seed) for seed in range(1100)]
    for drawn in (Counter(t.hands[1][0] for t in deals), Counter(t.deck[-1] for t in deals)):
        # 100 of each motif are expected, give or take ten.
        assert all(60 < drawn[motif] < 140 for motif in MOTIFS)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """[RB-2.3]"""
    t = read_position("Co Ba Cl Pa Ca Cr Cw Pu; > Ch Cw | Ha Wi; Pu")
    other = read_position("Co Ba Cl Pa Ca Cr Cw Pu; > Ch Cw | Ha Pu; Wi")
    assert view(t, 1).hand == ("ham", "wine")
    assert view(t, 1) != view(other, 1)
    assert view(t, 0) == view(other, 0)
    assert view(t, None) == view(other, None)
    assert view(t, None).hand == ()


@pytest.mark.parametrize(("seats", "left"), [(2, 26), (3, 21), (4, 16)])
def test_the_cards_left_over_are_the_deck(seats: int, left: int) -> None:
    """[RB-2.4]"""
    assert len(deal(seats).deck) == left == 44 - 8 - 5 * seats


def test_nobody_sees_the_deck() -> None:
    """[RB-2.4]"""
    t = read_position("; > Ch | Ha; Pu Wi Cw")
    other = read_position("; > Ch | Ha; Cw Pu Wi")
    assert all(view(t, seat) == view(other, seat) for seat in (0, 1, None))
    assert view(t, 0).deck_size == 3


# -- 3. Playing -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_play_goes_clockwise_from_seat_to_seat_and_back_to_the_first(seats: int) -> None:
    """[RB-3.1] [RB-R22]"""
    t = deal(seats, options=Options(starter=2))
    turns = [t.turn for _ in random_play(t) if t.outcome is None]
    assert turns == [(1 + number) % seats for number in range(36)]


@pytest.mark.parametrize("seats", GAME.players)
def test_anybody_may_be_drawn_to_start_since_nobody_knows_who_is_youngest(seats: int) -> None:
    """[RB-3.2] [RB-R4]"""
    starters = Counter(deal(seats, seed).turn for seed in range(300))
    assert set(starters) == set(range(seats))
    assert min(starters.values()) > 300 / seats * 0.75


@pytest.mark.parametrize("starter", [1, 2, 3])
def test_who_sets_up_the_table_may_name_the_starter(starter: int) -> None:
    """[RB-R4]"""
    assert GAME.to_act(deal(3, options=Options(starter=starter))) == (starter - 1,)


def test_a_starter_who_does_not_sit_there_is_refused() -> None:
    """[RB-R4]"""
    with pytest.raises(BadOption, match="starter is 4, but the table has only 3 seats") as refusal:
        deal(3, options=Options(starter=4))
    assert refusal.value.field == "starter"


def test_a_turn_is_one_card_from_the_hand_on_one_of_the_eight_piles() -> None:
    """[RB-3.3]"""
    t = read_position("Ch Cw; > Ch Ha Ha | Wi")
    assert set(GAME.moves(t, 0)) == {Lay(m, pile) for m in ("chest", "ham") for pile in range(8)}
    lay(t, "ham", 1)
    assert t.hands[0] == ["chest", "ham"]
    assert t.piles[1] == ("cow", "ham")


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    """[RB-3.3]"""
    match = Match(GAME, 2)
    seat = match.to_act[0]
    missing = next(motif for motif in MOTIFS if motif not in match.table.hands[seat])
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, Lay(missing, 0))
    assert (refusal.value.rule, refusal.value.reason) == ("RB-3.3", "not-in-hand")
    assert refusal.value.facts == {"motif": missing}


@pytest.mark.parametrize("seats", GAME.players)
def test_exactly_one_card_is_laid_each_turn(seats: int) -> None:
    """[RB-R5]"""
    t = deal(seats)
    for made in random_play(t):
        assert sum(map(len, t.piles)) == 8 + made


def test_nobody_passes_and_nobody_lays_a_second_card() -> None:
    """[RB-R5]"""
    t = read_position("; > Ch Ha | Wi")
    assert GAME.to_act(t) == (0,)
    assert all(isinstance(move, Lay) for move in GAME.moves(t, 0))
    lay(t, "chest", 0)
    assert GAME.to_act(t) == (1,)
    assert GAME.moves(t, 0) == ()


def test_two_of_a_kind_are_put_before_the_player() -> None:
    """[RB-3.4]"""
    t = read_position("Ch; > Ch | Wi")
    lay(t, "chest", 0)
    assert (t.piles[0], t.owners[0]) == (("chest", "chest"), 0)


def test_a_pile_is_taken_at_once_and_without_asking() -> None:
    """[RB-R6]"""
    t = read_position("Ch; > Ch | Wi")
    lay(t, "chest", 0)
    assert t.owners[0] == 0
    assert GAME.to_act(t) == (1,)


def test_cards_taken_stay_together_as_one_pile() -> None:
    """[RB-3.5]"""
    t = read_position("Cw.Ha.Ch; > Ch | Wi")
    lay(t, "chest", 0)
    assert t.piles[0] == ("cow", "ham", "chest", "chest")
    assert t.heights_of(0) == [4]


def test_different_motifs_stay_where_they_are_as_a_pile() -> None:
    """[RB-3.6]"""
    t = read_position("Ch; > Ha | Wi")
    lay(t, "ham", 0)
    assert (t.piles[0], t.owners[0]) == (("chest", "ham"), None)


def test_who_left_a_pile_lying_cannot_take_it_in_the_same_turn() -> None:
    """[RB-3.6]"""
    t = read_position("Ch; > Ha Ha | Wi")
    lay(t, "ham", 0)
    assert GAME.moves(t, 0) == ()


def test_a_pile_left_lying_is_not_safe_from_the_next_player() -> None:
    """[RB-R7]"""
    t = read_position("Ch; > Ha Ha | Ha")
    lay(t, "ham", 0)
    lay(t, "ham", 0)
    assert t.owners[0] == 1


def test_then_a_card_is_drawn_to_have_five_again() -> None:
    """[RB-3.7]"""
    t = read_position("; > Ch Cw Ha Wi Pu | Ch Cw Ha Wi Pu; Ba Cr")
    lay(t, "wine", 0)
    assert t.hands[0] == ["chest", "cow", "ham", "purse", "crown"]
    assert t.deck == ["barrel"]


def test_the_card_is_drawn_after_laying() -> None:
    """[RB-R13]"""
    t = read_position("Ch; > Ha | Wi; Ch")
    assert Lay("chest", 0) not in GAME.moves(t, 0)
    assert [type(event) for event in lay(t, "ham", 0)] == [Laid, Drawn]
    assert t.hands[0] == ["chest"]


def test_from_an_empty_deck_nothing_is_drawn() -> None:
    """[RB-R13]"""
    t = read_position("; > Ch Ha | Wi")
    assert [type(event) for event in lay(t, "ham", 0)] == [Laid]
    assert t.hands[0] == ["chest"]


def test_then_it_is_the_next_players_turn() -> None:
    """[RB-3.8]"""
    t = read_position("; Ch | > Ha | Wi")
    lay(t, "ham", 0)
    assert GAME.to_act(t) == (2,)


@pytest.mark.parametrize("owner", ["", "@1", "@2"])
@pytest.mark.parametrize("height", [1, 4])
def test_a_card_or_a_pile_is_stolen_from_the_middle_or_from_a_player(
    owner: str, height: int
) -> None:
    """[RB-3.9]"""
    t = read_position(f"Ch*{height}{owner}; > Ch | Ha | Wi")
    (stolen,) = lay(t, "chest", 0)
    assert t.owners[0] == 0
    assert isinstance(stolen, Stolen)
    assert (stolen.rule, stolen.height) == ("RB-3.9", height + 1)


def test_a_card_may_be_laid_on_any_pile() -> None:
    """[RB-3.10]"""
    t = read_position("Ch@0 Cw@1 Ba Wi@2; > Ha | Wi | Wi")
    assert {move.pile for move in GAME.moves(t, 0)} == set(range(8))


# -- 4. What a good thief should know -------------------------------------------------------


def test_piles_won_lie_side_by_side() -> None:
    """[RB-4.1]"""
    t = read_position("Ch*3@0 Cw*2; > Cw | Ha")
    lay(t, "cow", 1)
    assert t.heights_of(0) == [3, 3]


@pytest.mark.parametrize("seats", GAME.players)
def test_there_are_eight_piles_all_through_the_game(seats: int) -> None:
    """[RB-4.2]"""
    t = deal(seats)
    bottom_cards = [pile[0] for pile in t.piles]
    for _ in random_play(t):
        assert [pile[0] for pile in t.piles] == bottom_cards
        assert len(t.owners) == len(bottom_cards) == PILES


def test_a_ninth_pile_is_refused() -> None:
    """[RB-4.2]"""
    match = Match(GAME, 2)
    seat = match.to_act[0]
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, Lay(match.table.hands[seat][0], 8))
    assert (refusal.value.rule, refusal.value.reason) == ("RB-4.2", "no-such-pile")


def test_two_piles_may_come_to_show_the_same_motif() -> None:
    """[RB-4.4]"""
    t = read_position("Ch Cw; > Ch | Ha")
    lay(t, "chest", 1)
    assert [t.piles[number][-1] for number in (0, 1)] == ["chest", "chest"]


# -- 5. The end -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_play_goes_on_without_a_deck_until_the_last_card_is_laid(seats: int) -> None:
    """[RB-5.1]"""
    t = deal(seats)
    for _ in random_play(t):
        assert (t.outcome is None) == any(t.hands)
        if t.deck:
            assert all(len(hand) == 5 for hand in t.hands)
    assert not t.deck


# -- 6. The winner --------------------------------------------------------------------------


def test_everyones_piles_are_stacked() -> None:
    """[RB-6.1]"""
    t = read_position("Ch*4@0 Cw*3@0 Ha*5@1; > Wi |")
    lay(t, "wine", 2)
    assert t.outcome is not None
    assert t.outcome.scores == (7, 6)


def test_the_heights_of_the_stacks_are_compared() -> None:
    """[RB-6.2]"""
    t = read_position("Ch*4@0 Cw*9@1 Ha*6@2 Ba*5@3; > Wi | | |")
    assert places_after(t, "wine", 7) == ("RB-6.3", (4, 1, 2, 3))


def test_the_highest_stack_wins() -> None:
    """[RB-6.3]"""
    t = read_position("Ch*4@0 Cw*5@1; > Ch |")
    assert places_after(t, "chest", 1) == ("RB-6.3", (2, 1))


# -- Rulings --------------------------------------------------------------------------------


def test_most_cards_win_not_most_piles() -> None:
    """[RB-R1]"""
    t = read_position("Ch@0 Cw@0 Ba@0 Pa@0 Ha*6@1; > Wi |")
    assert places_after(t, "wine", 7) == ("RB-6.3", (2, 1))


def test_in_a_match_of_several_games_the_start_moves_clockwise() -> None:
    """[RB-R4b]"""
    t = deal(3, options=Options(games=5, starter=2))
    t.told = []
    *_, made = random_play(t)
    assert [event.starter for event in t.told if isinstance(event, Opened)] == [2, 0, 1, 2]
    assert made == 36 * 5


def test_between_two_games_the_final_table_can_be_seen() -> None:
    """[RB-R4b] Every pile lies as it was counted, before the next game is dealt."""
    match = Match(GAME, 2, Options(games=2), seed=bytes(32))
    match.staged = True
    while match.table.game == 0:
        (seat,) = match.to_act
        match.play(seat, match.observe(seat).moves[0])
    told = [type(event) for event in match.log[-1].events]
    assert told[:3] == [Laid, Counted, Opened]
    final, dealt = match.scenes(0)[1], match.observe(0)
    assert sum(len(pile.cards) for pile in final.view.piles) == len(BOX)
    assert (final.view.game, dealt.view.game) == (0, 1)
    assert final.view.totals == dealt.view.totals


def test_in_a_match_of_several_games_the_sum_of_cards_decides() -> None:
    """[RB-R4b]"""
    t = read_position("Ch*4@0 Cw*5@1; > Wi |", Options(games=2))
    t.game, t.totals = 1, [12, 10]
    lay(t, "wine", 7)
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.scores) == ("RB-6.3", (16, 15))


def test_one_game_is_played_unless_several_were_agreed() -> None:
    """[RB-R4b]"""
    games = {1: Options(), 3: Options(games=3), 12: Options(games=12)}
    for number, options in games.items():
        *_, made = random_play(deal(2, options=options))
        assert made == 36 * number == GAME.bound(2, options)


def test_a_card_on_ones_own_pile_of_the_same_motif_makes_it_higher() -> None:
    """[RB-R8]"""
    t = read_position("Ch*2@0; > Ch | Ha")
    assert lay(t, "chest", 0) == [Stolen("RB-R8", 0, "chest", 0, 0, 3)]
    assert (t.owners[0], t.heights_of(0)) == (0, [3])


@pytest.mark.parametrize("owner", [0, 1])
def test_a_different_motif_leaves_a_players_pile_with_its_owner(owner: Seat) -> None:
    """[RB-R9]"""
    t = read_position(f"Ch*2@{owner}; > Ha | Ha")
    assert lay(t, "ham", 0) == [Laid("RB-R9", 0, "ham", 0, "chest", owner, 3)]
    assert (t.owners[0], t.piles[0][-1]) == (owner, "ham")


def test_a_different_motif_leaves_a_pile_of_the_middle_there() -> None:
    """[RB-R10]"""
    t = read_position("Ch; > Ha | Ha")
    assert lay(t, "ham", 0) == [Laid("RB-R10", 0, "ham", 0, "chest", None, 2)]
    assert t.owners[0] is None


@pytest.mark.parametrize("seats", GAME.players)
def test_a_pile_is_never_merged_and_never_split(seats: int) -> None:
    """[RB-R11]"""
    t = deal(seats)
    before = list(t.piles)
    for made in random_play(t):
        grown = [new for old, new in zip(before, t.piles, strict=True) if old != new]
        assert all(new[:-1] in before for new in grown)
        assert len(grown) == min(made, 1)
        before = list(t.piles)


@pytest.mark.parametrize("chosen", [0, 1])
def test_of_two_piles_with_the_same_top_the_player_chooses_one(chosen: int) -> None:
    """[RB-4.4] [RB-R12]"""
    t = read_position("Ha.Ch@1 Cw.Ch@1; > Ch | Wi")
    lay(t, "chest", chosen)
    assert t.owners[chosen] == 0
    assert t.owners[1 - chosen] == 1


def test_a_player_without_cards_is_skipped() -> None:
    """[RB-R14]"""
    t = read_position("; > Ch Ch | | Ha")
    lay(t, "chest", 0)
    assert GAME.to_act(t) == (2,)
    lay(t, "ham", 0)
    assert GAME.to_act(t) == (0,)


@pytest.mark.parametrize("seats", GAME.players)
def test_with_two_to_four_seats_nobody_is_ever_skipped(seats: int) -> None:
    """[RB-R14]"""
    t = deal(seats)
    for _ in random_play(t):
        hands = sorted(map(len, t.hands))
        assert hands[-1] - hands[0] <= 1


def test_piles_left_in_the_middle_count_for_nobody() -> None:
    """[RB-R15]"""
    t = read_position("Ch*9 Cw*2@0 Ha@1; > Wi |")
    lay(t, "wine", 0)
    assert t.outcome is not None
    assert t.outcome.scores == (2, 1)


def test_height_is_the_number_of_cards() -> None:
    """[RB-R16]"""
    t = read_position("Ch.Cw.Ha@0 Ba*2@1; > Wi |")
    lay(t, "wine", 0)
    assert t.outcome is not None
    assert t.outcome.scores == (4, 2)


def test_players_who_tie_for_the_most_cards_share_the_victory() -> None:
    """[RB-R17]"""
    t = read_position("Ch*6@0 Cw*3@1 Ha*3@1 Ba*2@2; > Wi | |")
    assert places_after(t, "wine", 7) == ("RB-R17", (1, 1, 3))


def test_if_nobody_owns_a_card_everybody_shares_the_victory() -> None:
    """[RB-R17]"""
    t = read_position("; > Wi | |")
    assert places_after(t, "wine", 0) == ("RB-R17", (1, 1, 1))


def test_as_an_option_the_highest_single_pile_decides_between_equals() -> None:
    """[RB-R17b]"""
    t = read_position("Ch*6@0 Cw*3@1 Ha*3@1 Ba*2@2; > Wi | |", Options(tie="highest-pile"))
    assert places_after(t, "wine", 7) == ("RB-R17b", (1, 2, 3))


def test_the_highest_single_pile_does_not_beat_more_cards() -> None:
    """[RB-R17b]"""
    t = read_position("Ch*6@0 Cw*4@1 Ha*3@1; > Wi |", Options(tie="highest-pile"))
    assert places_after(t, "wine", 7) == ("RB-6.3", (2, 1))


def test_in_a_match_the_highest_pile_may_come_from_any_of_its_games() -> None:
    """[RB-R17d]"""
    t = read_position("Ch*6@0 Cw*5@1; > Wi |", Options(games=2, tie="highest-pile"))
    t.game, t.totals, t.highest = 1, [10, 11], [5, 9]
    assert places_after(t, "wine", 7) == ("RB-R17b", (2, 1))


def test_players_whom_the_highest_pile_leaves_tied_share_the_victory() -> None:
    """[RB-R17c]"""
    t = read_position(
        "Ch*4@0 Cw*2@0 Ha*4@1 Ba*2@1 Pa*3@2 Cr*3@2; > Wi | |", Options(tie="highest-pile")
    )
    assert places_after(t, "wine", 7) == ("RB-R17c", (1, 1, 3))


class Keys:
    """A language in which everything is called by its key."""

    def __call__(self, key: str, **facts: object) -> str:
        return key

    def player(self, seat: Seat) -> str:
        return f"seat-{seat}"

    def piece(self, kind: str, piece: Piece) -> str:
        return str(piece)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_view_remembers_every_card_that_was_laid(seat: Seat | None) -> None:
    """[RB-R18]"""
    t = read_position("Cw.Ha.Ch@1; > Wi | Wi")
    assert view(t, seat).piles[0].cards == ("cow", "ham", "chest")


def test_the_screen_shows_buried_cards_only_with_the_memory_aid() -> None:
    """[RB-R18]"""
    v = view(read_position("Cw.Ha.Ch@1 Co Ba Cl Pa Ca Cr Pu; > Wi | Wi"), 0)
    bare = draw_table(v, Keys(), Canvas(80, 40))
    aided = draw_table(v, Keys(), Canvas(80, 40, memory_aid=True))
    assert "chest" in bare
    assert "×3" in bare
    assert "ham" not in bare
    assert "ham" in aided


def test_the_turn_after_is_ones_own_next_turn() -> None:
    """[RB-R19]"""
    t = read_position("Cw*5@1; > Ha Ha | Wi | Wi")
    lay(t, "ham", 0)
    assert GAME.moves(t, 0) == ()
    lay(t, "wine", 1)
    lay(t, "wine", 2)
    lay(t, "ham", 0)
    assert t.owners[0] == 0


@pytest.mark.parametrize("seats", GAME.players)
def test_a_pile_changes_owner_only_when_a_card_is_laid_on_its_like(seats: int) -> None:
    """[RB-R20]"""
    t = deal(seats)
    owners, tops = list(t.owners), [pile[-1] for pile in t.piles]
    for _ in random_play(t):
        for pile in range(PILES):
            if t.owners[pile] != owners[pile]:
                assert t.piles[pile][-2:] == (tops[pile],) * 2
        owners, tops = list(t.owners), [pile[-1] for pile in t.piles]


def test_one_card_takes_at_most_one_pile() -> None:
    """[RB-R21]"""
    t = read_position("Ch@1 Ch@2 Ch; > Ch | Ha | Wi")
    lay(t, "chest", 1)
    assert t.owners[:3] == [1, 0, None]


def test_every_kind_of_event_cites_the_rule_behind_it() -> None:
    """[RB-2.1] [RB-2.3] [RB-3.7] [RB-3.9] [RB-6.2] [RB-R8] [RB-R9] [RB-R10]"""
    t = deal(2, options=Options(games=3))
    t.told = []
    list(random_play(t))
    cited = {(type(event).__name__, event.rule) for event in t.told}
    assert cited == {
        ("Opened", "RB-2.1"),
        ("Dealt", "RB-2.3"),
        ("Laid", "RB-R9"),
        ("Laid", "RB-R10"),
        ("Stolen", "RB-3.9"),
        ("Stolen", "RB-R8"),
        ("Drawn", "RB-3.7"),
        ("Counted", "RB-6.2"),
    }
