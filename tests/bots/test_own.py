"""A bot of one's own is named by where it is written, by whoever starts a program."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from larcin.bots import BadBot, make_bot
from larcin.cli import run
from larcin.kernel.registry import find_game
from larcin.terminal.players import Player
from larcin.words import Words
from tests.server.conftest import QUICK

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
    assert vars(make_bot(f"{here}:First")) == {"number": 0}
    assert vars(make_bot(f"{here}:First:number=2")) == {"number": 2}
    assert vars(make_bot(f"{here}:Needy:friend=Irma"))["friend"] == "Irma"


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("{here}:Second", "has no bot called 'Second'"),
        ("{here}:SOMETHING", "has no bot called 'SOMETHING'"),
        ("{here}:Mute", "no method `choose`"),
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
