"""A bot of one's own is named by where it is written, by whoever starts a program."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from larcin.bots import BadBot, BotFailed, ask, make_bot
from larcin.bots.own import OwnBot
from larcin.cli import run
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Rng
from larcin.terminal.local import Plan
from larcin.terminal.players import Player
from larcin.words import Words
from tests.server.conftest import QUICK
from tests.terminal.screens import sitting_at

MODULE = '''
class First:
    """The first move that is offered, or another one."""
    def __init__(self, number: int = 0) -> None:
        self.number = number
    def choose(self, observation, deadline, rng):
        return observation.moves[min(self.number, len(observation.moves) - 1)]

class Needy(First):
    def __init__(self, friend) -> None:
        super().__init__()
        self.friend = friend

class Mute: ...

def mute():
    return Mute()

class Raises(First):
    def choose(self, observation, deadline, rng):
        return self.think(observation)
    def think(self, observation):
        return observation.nothing  # raises

class Late(First):
    def __init__(self):
        self.number = int("soon")  # raises in the making

class Selfless:
    def __init__():  # no self
        pass
    def choose(self, observation, deadline, rng): ...

class Deaf:
    def choose(self, observation):  # too few
        return observation.moves[0]

class Silent:
    def choose(self, observation, deadline, rng):  # answers nothing
        return None

class Cheat:
    def choose(self, observation, deadline, rng):  # answers something else
        return "all of it"

SOMETHING = 3
'''


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module in the folder that one is in."""
    name = f"own_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    (tmp_path / "torn.py").write_text("class Half(:\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return name


def test_it_is_made_by_the_name_of_its_module(here: str) -> None:
    assert settings_of(f"{here}:First") == {"number": 0}
    assert settings_of(f"{here}:First:number=2") == {"number": 2}
    assert settings_of(f"{here}:Needy:friend=Irma")["friend"] == "Irma"


def settings_of(spec: str) -> dict[str, object]:
    made = make_bot(spec)
    assert isinstance(made, OwnBot)
    return vars(made.bot)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("{here}:Second", "has no bot called 'Second'"),
        ("{here}:SOMETHING", "has no bot called 'SOMETHING'"),
        ("{here}:Mute", "no method `choose`"),
        ("{here}:mute", "no method `choose`"),
        ("{here}:First:speed=3", "has no setting 'speed'; its settings are: number"),
        ("{here}:First:number=all", "takes a number for number"),
        ("{here}:Needy", "cannot play without its setting 'friend'"),
        ("nowhere:First", "There is no module 'nowhere' here"),
        ("torn:Half", r"torn cannot be imported: SyntaxError: .*line 1"),
    ],
)
def test_what_is_no_bot_is_said_in_one_sentence(here: str, spec: str, sentence: str) -> None:
    with pytest.raises(BadBot, match=sentence) as refused:
        make_bot(spec.format(here=here))
    assert "\n" not in str(refused.value)


FAILURES = {
    "Raises": ("AttributeError: 'Observation' object has no attribute 'nothing'", "# raises\n"),
    "Late": ("ValueError: invalid literal for int() with base 10: 'soon'", "# raises in the"),
    "Selfless": ("ValueError: invalid method signature", "class Selfless"),
    "Deaf": ("TypeError: Deaf.choose() takes 2 positional", "# too few"),
    "Silent": ("choose answered None, which is none of observation.moves", "# answers nothing"),
    "Cheat": ("choose answered 'all of it', which is none of", "# answers something else"),
}
"""What is said of each bot, and what stands in the line that it names."""


@pytest.mark.parametrize("name", FAILURES)
def test_its_mistakes_are_its_own_and_have_a_place(here: str, name: str) -> None:
    match = Match(find_game(QUICK), seats=2)
    with pytest.raises(BotFailed) as failed:
        ask(make_bot(f"{here}:{name}"), match.game, match.observe(match.to_act[0]), Rng(bytes(32)))
    assert_blamed(str(failed.value), here, name)


def assert_blamed(sentence: str, here: str, name: str) -> None:
    told, place = FAILURES[name]
    line = MODULE[: MODULE.index(place)].count("\n") + 1
    assert sentence.startswith(f"Your bot {here}:{name} failed: {told}")
    assert sentence.endswith(f" ({here}.py, line {line}).")


@pytest.mark.parametrize("name", ["Raises", "Late", "Silent"])
def test_the_arena_says_which_bot_failed(
    here: str, name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", ".")
    assert run(["arena", QUICK, f"{here}:{name}", "random", "--deals", "1", "--workers", "1"]) == 2
    assert_blamed(capsys.readouterr().err.splitlines()[-1], here, name)


async def test_a_terminal_is_closed_and_says_which_bot_failed(here: str, tmp_path: Path) -> None:
    plan = Plan(find_game(QUICK), "Anna", (f"{here}:Raises",), find_game(QUICK).options())
    async with sitting_at(plan.start(tmp_path), tmp_path) as person:
        while person.app.failure is None:
            await person.press("1")
    assert_blamed(str(person.app.failure), here, "Raises")
    assert person.app.report.getvalue() == ""


def test_it_plays_in_the_arena_in_processes_of_their_own(
    here: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", ".")
    named = f"{here}:First"
    assert run(["arena", QUICK, named, "random", "--deals", "1", "--workers", "1", "--json"]) == 0
    assert named in [row["bot"] for row in json.loads(capsys.readouterr().out)["table"]["rows"]]


def test_a_screen_calls_it_what_its_owner_does() -> None:
    words = Words(find_game(QUICK), "en")
    assert Player("Irma", "my_bot:Careful").title(words) == "Irma (my_bot:Careful)"
