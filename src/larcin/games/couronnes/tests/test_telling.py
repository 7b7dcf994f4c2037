"""What is told on a screen: what matters, and that the loser of an attack hears what was lost."""

from __future__ import annotations

import pytest

from larcin.games.couronnes import GAME
from larcin.games.couronnes.events import (
    Blocked,
    Fought,
    Found,
    Lost,
    Rolled,
    Shot,
    Taken,
    Walked,
    Worn,
)
from larcin.games.couronnes.moves import Fight, Pass, Shoot
from larcin.games.couronnes.tests.playing import at, dice, heard, play
from larcin.words import Words

NAMES = ("Anna", "Ben")


def test_who_is_blocked_found_or_attacked_stops_everybody() -> None:
    """[CO-G.6.1] [CO-F.4.b.1] Rolls and steps do not."""
    for event in (Blocked, Found, Fought, Shot, Taken, Worn):
        assert event.weight == "decisive"
    assert Lost.weight == "personal"
    assert Rolled.weight == Walked.weight == "quiet"


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_an_attack_names_both_and_the_loss(language: str) -> None:
    """[CO-F.4.b.4] The attacker needs more; the sentence stands alone in a recap."""
    loss = {"fr": "vous perdez", "en": "you lose", "de": "du verlierst"}[language]
    words = Words(GAME, language, NAMES, 1)
    t = play(dice(at("h5 wants red | i5 wears red; alone 1"), 5, 2), Fight("thief", 1, False))
    (fought,) = heard(Fought, play(t, Pass()))
    assert "Anna" in words.event(fought)
    assert loss in words.event(fought)
    t = dice(at("h5 wants red | i5 wears red; alone 1"), 3, 3)
    (even,) = heard(Fought, play(t, Fight("thief", 1, False), Pass()))
    assert loss not in words.event(even)
    t = play(dice(at("h4 wants red | h6 wears red; alone 1"), 1, 6), Shoot("thief", 1), Pass())
    (shot,) = heard(Shot, t)
    assert shot.hit
    assert loss in words.event(shot).lower()
