"""What a screen may answer by itself, and what it is told at the end."""

from __future__ import annotations

from larcin.games.couronnes.answers import obvious
from larcin.games.couronnes.events import Delivered, Taken, Worn
from larcin.games.couronnes.moves import AnyMove, EndTurn, Fight, Pass, Roll, Shoot
from larcin.games.couronnes.reckoning import reckon
from larcin.games.couronnes.state import Table
from larcin.games.couronnes.tests.playing import asked, at, offers, play, walk
from larcin.games.couronnes.view import view
from larcin.kernel.table import Part, Tie


def answer(t: Table) -> AnyMove | None:
    """What a screen would answer for whoever is asked."""
    return obvious(view(t, None), asked(t))


def test_the_end_of_a_turn_with_nothing_left_is_obvious_without_cards() -> None:
    """[CO-D.7.1] [CO-RG15] With a card in hand it is asked: a quick answer would tell of it."""
    assert answer(walk(at("h5 wants red | a1 wants red; alone 1"), "e")) == EndTurn()
    t = walk(at("h5 wants red holds broken-bow | a1 wants red; alone 1"), "e")
    assert (offers(t), answer(t)) == ((EndTurn(),), None)
    assert answer(at("h5 wants red | a1 wants red; alone 1")) is None


def test_a_crown_that_may_be_wanted_is_asked_for() -> None:
    """[CO-RC4] Who has its key and stands there may want it, for all that others know."""
    t = walk(at("h7 wants blue keys red | a1 wants red; alone 1"), "e")
    assert (offers(t), answer(t)) == ((EndTurn(),), None)


def test_a_crown_out_of_reach_keeps_nobody_waiting() -> None:
    """[CO-RE5] From beside it takes a point and somebody who stands there; nor when it is home."""
    beside = walk(at("h6 wants blue keys red | a1 wants red; alone 1"), "s")
    assert (offers(beside), answer(beside)) == ((EndTurn(),), EndTurn())
    t = at("h6 wants blue keys red | a1 wants red; guards i7; alone 1")
    assert answer(walk(t, "s")) == EndTurn()
    home = walk(at("h7 home red wants blue keys red | a1 wants red; alone 1"), "e")
    assert answer(home) == EndTurn()


def test_who_cannot_have_a_card_against_an_attack_is_not_kept_waiting() -> None:
    """[CO-RD7b] [CO-RD6] Without cards, or with all of that name in the discard."""
    fight, shoot = Fight("thief", 1, False), Shoot("thief", 1)
    bare, armed = "i5 wears red", "i5 wears red holds door"
    assert answer(play(at(f"h5 wants red | {bare}; alone 1"), fight)) == Pass()
    assert answer(play(at(f"h5 wants red | {armed}; alone 1"), fight)) is None
    assert answer(play(at("h4 wants red | h6 wears red; alone 1"), shoot)) == Pass()
    t = at("h4 wants red | h6 wears red holds door; alone 1")
    t.discard, t.pile = ("broken-bow",) * 2, [card for card in t.pile if card != "broken-bow"]
    assert answer(play(t, shoot)) == Pass()


def test_the_roll_is_obvious_without_cards() -> None:
    """[CO-D.2] [CO-RD5b]"""
    assert answer(at("h5 wants red | a1 wants red")) == Roll()
    assert answer(at("h5 wants red holds door | a1 wants red")) is None


def lacks(what: str, colour: str) -> Part:
    return Part(what, 0, piece=("objective", colour))


def test_the_reckoning_names_each_crown_and_how_it_was_got() -> None:
    """[CO-RH1] [CO-RH2] Where crowns at home are equal, those on heads are compared.

    What somebody still wanted is told, too, for no points.
    """
    t = at("a1 home red wants green | c1 home white wears blue | e1 wants red; turn 400; alone 1")
    told = [
        Taken("CO-E.9", 0, "red", "card", "passing"),
        Delivered("CO-D.6", 0, "red", 1),
        Worn("CO-F.4.d", 1, "white"),
        Delivered("CO-D.6", 1, "white", 1),
    ]
    reckoning = reckon(view(play(t, EndTurn()), None), told)
    assert reckoning is not None
    assert reckoning.parts == (
        (Part("card", 1, piece=("objective", "red")), lacks("lacking", "green")),
        (Part("fight", 1, piece=("objective", "white")), lacks("worn", "blue")),
        (lacks("lacking", "red"),),
    )
    assert reckoning.ties == (Tie("CO-RH1", "worn", (0, 1, None)),)
