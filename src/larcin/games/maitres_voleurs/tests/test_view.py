"""What is seen, what is imagined, and what is forgotten."""

from __future__ import annotations

from collections import Counter

from larcin.games.maitres_voleurs import GAME
from larcin.games.maitres_voleurs.data import NUMBER_OF_DRAWER, ROLES, RUBY
from larcin.games.maitres_voleurs.drawing import Standing, prospect
from larcin.games.maitres_voleurs.forgetting import forget
from larcin.games.maitres_voleurs.imagining import imagine
from larcin.games.maitres_voleurs.moves import Choose
from larcin.games.maitres_voleurs.notation import read_position
from larcin.games.maitres_voleurs.steps import OPENING, PULLING, TAKING_RUBY, TURNING
from larcin.games.maitres_voleurs.tests.playing import deal, do, play, random_play, until
from larcin.games.maitres_voleurs.view import View, view
from larcin.kernel.rng import QuickRng

WORLDS = 300


def worlds(v: View) -> list[tuple[tuple[int, ...], ...]]:
    """The sets of cards in so many imagined worlds."""
    chance = QuickRng(1)
    return [tuple(imagine(v, chance).sets) for _ in range(WORLDS)]


def test_an_unseen_number_may_be_anywhere() -> None:
    """[MV-R3] [MV-R26] In another hand, or put aside."""
    v = view(read_position("#123456 | #234567"), 0)
    numbers = Counter(sets[1][0] for sets in worlds(v))
    assert set(numbers) == {2, 3, 4, 5, 6, 7, 8}
    assert all(WORLDS / 7 / 2 < count < WORLDS / 7 * 2 for count in numbers.values())


def test_ones_own_numbers_are_not_in_doubt() -> None:
    """[MV-R26]"""
    v = view(read_position("#123456 | #234567"), 0)
    assert {sets[0] for sets in worlds(v)} == {(1, 2, 3, 4, 5, 6)}


def test_of_eight_sets_nothing_is_put_aside() -> None:
    """[MV-R3]"""
    v = view(deal(8), 3)
    for sets in worlds(v)[:20]:
        assert all(
            sorted(numbers[rank] for numbers in sets) == list(range(1, 9)) for rank in range(6)
        )


def test_after_the_first_pass_no_number_is_in_doubt() -> None:
    """[MV-R26]"""
    t = deal(3)
    for _ in random_play(t):
        if t.passes:
            break
    for eye in (None, 0, 1, 2):
        assert set(worlds(view(t, eye))) == {tuple(t.sets)}


def test_a_card_that_lies_face_down_may_be_any_but_a_smuggler() -> None:
    """[MV-5.4]"""
    t = until(read_position("| STGD"), OPENING, "smuggler A", "thief B")
    chance = QuickRng(1)
    laid = Counter(imagine(view(t, 0), chance).laid[1] for _ in range(WORLDS))
    assert set(laid) == {"thief", "gemologist", "detective"}
    assert {imagine(view(t, 1), chance).laid[1] for _ in range(20)} == {"thief"}


def test_what_others_have_chosen_is_drawn_from_their_cards() -> None:
    """[MV-5.1]"""
    t = do(read_position("ST | "), Choose("thief"))
    chance = QuickRng(1)
    chosen = {imagine(view(t, 1), chance).chosen[0] for _ in range(40)}
    assert chosen == {Choose("smuggler"), Choose("thief")}


def test_what_is_in_the_box_is_not_in_doubt() -> None:
    """[MV-R14] [MV-R33]"""
    t = read_position("| ; ; A^3d!2 B_s F__")
    world = imagine(view(t, 0), QuickRng(1))
    assert (world.trays, world.secrets, world.alarms) == (t.trays, t.secrets, t.alarms)


def test_a_spectator_sees_no_number_that_was_not_shown() -> None:
    """[MV-R26]"""
    v = view(deal(4), None)
    assert v.hidden == ()
    assert all(player.cards == () and player.left == ROLES for player in v.players)


# -- Forgetting -----------------------------------------------------------------------------


def drawers_mistaken(v: View, strength: float) -> int:
    """In how many drawers a memory of this strength is mistaken, of many tries."""
    chance = QuickRng(3)
    return sum(
        blurred.trays[tray] != v.trays[tray]
        for blurred in (forget(v, strength, chance) for _ in range(WORLDS))
        for tray in range(24)
    )


def test_an_open_drawer_is_not_forgotten() -> None:
    t = until(read_position("| ; ; A^3d B^2s C_d"), "MV-9.1", "jeweller A", "thief B")
    chance = QuickRng(1)
    tray = 2 * NUMBER_OF_DRAWER["A"]
    assert t.trays[tray]
    for _ in range(50):
        assert forget(view(t, 1), 0.0, chance).trays[tray] == t.trays[tray]


def secrets_kept(v: View, drawer: int, strength: float = 0.0) -> int:
    """How often of many tries a memory is right about a secret compartment."""
    chance = QuickRng(4)
    trays = slice(2 * drawer, 2 * drawer + 2)
    blurred = [forget(v, strength, chance) for _ in range(WORLDS)]
    return sum(each.secrets[trays] == v.secrets[trays] for each in blurred)


def test_a_secret_compartment_is_forgotten_until_it_is_pulled_open() -> None:
    """[MV-12.3] [MV-R57] With its first compartment in sight, too."""
    position, drawer = "| ; ; A^^ A^3d", NUMBER_OF_DRAWER["A"]
    t = until(read_position(position), PULLING, "master-thief A", "thief B")
    assert secrets_kept(view(t, 0), drawer) < WORLDS / 4
    t = until(read_position(position), TAKING_RUBY, "master-thief A pull", "thief B")
    assert secrets_kept(view(t, 0), drawer) == WORLDS


def test_opening_a_drawer_does_not_remind_of_its_secret_compartment() -> None:
    drawer, kept = NUMBER_OF_DRAWER["A"], []
    for wish in ("thief A", "master-thief A pull leave"):
        t = read_position("| ; ; A^^")
        t.round = 9
        play(t, wish, "detective")
        assert view(t, 0).opened_at[drawer] == 9
        kept.append(secrets_kept(view(t, 0), drawer, 0.8))
    assert kept[0] < kept[1]


def test_drawers_opened_lately_are_remembered_better() -> None:
    t = read_position("| ; ; A^3d")
    t.round = 9
    drawer = NUMBER_OF_DRAWER["A"]
    mistakes = []
    for t.opened_at[drawer] in (9, 6, 0):
        chance = QuickRng(5)
        blurred = [forget(view(t, 0), 0.8, chance) for _ in range(WORLDS)]
        mistakes.append(sum(not each.trays[2 * drawer] for each in blurred))
    assert mistakes[0] < mistakes[1] < mistakes[2]


def test_mistaken_memories_keep_the_rules_of_the_box() -> None:
    """[MV-R30] [MV-R32]"""
    chance = QuickRng(7)
    t = deal(4)
    for _ in random_play(t):
        v = forget(view(t, 0), 0.4, chance)
        assert not any(v.trays[tray] and v.trays[tray + 1] for tray in range(0, 24, 2))
        assert all(len(v.secrets[tray]) == 0 for tray in range(24) if tray // 2 % 2)
        for drawer, alarm in enumerate(v.alarms):
            if alarm is not None and t.drawer != drawer:
                assert v.trays[2 * drawer] or v.trays[2 * drawer + 1]


def test_rubies_are_mixed_up_among_long_drawers_only() -> None:
    v = view(deal(2), 0)
    chance = QuickRng(2)
    found = Counter(
        tray // 2
        for _ in range(WORLDS)
        for tray, secret in enumerate(forget(v, 0.0, chance).secrets)
        if secret == (RUBY,)
    )
    assert set(found) == {0, 2, 4, 6, 8, 10}


def test_a_stronger_memory_is_mistaken_about_fewer_drawers() -> None:
    t = deal(4)
    for _ in random_play(t):
        if t.round == 5:
            break
    v = view(t, 0)
    assert drawers_mistaken(v, 1.0) == 0
    assert drawers_mistaken(v, 0.9) < drawers_mistaken(v, 0.6) < drawers_mistaken(v, 0.1)


def test_who_is_asked_and_what_may_be_done_is_never_forgotten() -> None:
    t = read_position("| ; 2d ; A^3d B_s")
    v = forget(view(t, 0), 0.0, QuickRng(1))
    assert GAME.moves(imagine(v, QuickRng(1)), 0) == GAME.moves(t, 0)


def test_a_turn_is_offered_with_how_the_box_would_stand() -> None:
    """[MV-7.1] So a screen can show it before the move is made."""
    t = until(read_position("| ; ; A^3d"), TURNING, "thief A", "thief B")
    v = view(t, 0)
    turns = GAME.moves(t, 0)
    assert len(turns) == 14
    for move in turns:
        after = GAME.copy(t)
        GAME.apply(after, 0, move)
        assert prospect(v, move) == Standing(after.posture)
