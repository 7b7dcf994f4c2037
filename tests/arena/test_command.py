"""`larcin arena`: killed and resumed it stands the same; what is wrong is one sentence."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from larcin import arena, cli
from larcin.arena import Contest, Fixture, Result, Settings, play_match, settle
from larcin.arena.schedule import command
from larcin.kernel.options import choices
from larcin.kernel.registry import find_game
from tests.arena.matches import QUICK

pytestmark = pytest.mark.slow

PATIENCE = 60.0
BOTS = ("greedy", "random")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LARCIN_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "state"


@pytest.fixture
def played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other processes: they take longer to start than these matches to play."""

    def crew(workers: int | None, address: str | None) -> Callable[..., Any]:
        return play_here

    monkeypatch.setattr(arena, "crew", crew)


def play_here(settings: Settings, fixtures: Sequence[Fixture]) -> Any:
    return ([play_match(settings, fixture)] for fixture in fixtures)


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = cli.run(["arena", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


def timeless(standings: dict[str, Any]) -> dict[str, Any]:
    """The standings without what the clock says."""
    rows = [{**row, "seconds_per_move": 0} for row in standings["rows"]]
    return {**standings, "rows": rows, "seconds": 0, "moves_per_second": 0}


def _hear_interrupts() -> None:
    """A shell that runs something in the background has it ignore SIGINT, and all it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "larcin", "arena", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_hear_interrupts,  # noqa: PLW1509 - no threads are running here
    )


def wait_for_lines(path: Path, lines: int) -> None:
    patience = time.monotonic() + PATIENCE
    while not path.exists() or len(path.read_bytes().splitlines()) < lines:
        assert time.monotonic() < patience, "nothing was played"
        time.sleep(0.01)


def test_killed_and_resumed_it_comes_to_the_same_table(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    arguments = ("raubern", *BOTS, "--resume", journal, "--json", "--deals")
    first = start(*arguments, 2000)  # so many that it is certainly killed before it ends
    wait_for_lines(journal, 4)
    first.send_signal(signal.SIGKILL)
    first.communicate(timeout=PATIENCE)
    kept = journal.read_bytes()

    second = start(*arguments, 8)
    told, _ = second.communicate(timeout=PATIENCE)
    assert second.returncode == 0
    assert journal.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    played = Counter(re.findall(rb'"deal":\d+,"rotation":\d', journal.read_bytes()))
    assert set(played.values()) == {1}  # nothing finished was played again

    settings = settle(find_game("raubern"), BOTS)
    uninterrupted = [play_match(settings, fixture) for fixture in Contest(settings, 8).fixtures]
    standings = arena.standings_of(settings, uninterrupted)
    expected = json.loads(arena.write_json(standings, uninterrupted))
    assert timeless(json.loads(told)["table"]) == timeless(expected["table"])


def test_an_interrupted_arena_says_how_to_go_on(tmp_path: Path) -> None:
    journal = tmp_path / "a journal"
    arena_process = start(QUICK.slug, *BOTS, "--deals", 2000, "--resume", journal)
    wait_for_lines(journal, 3)
    arena_process.send_signal(signal.SIGINT)
    out, err = arena_process.communicate(timeout=PATIENCE)
    assert arena_process.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert re.search(r"Stopped; \d+ matches are missing\. To go on:", err)
    assert f"larcin arena {QUICK.slug} greedy random --deals 2000 --resume '{journal}'" in err


@pytest.mark.usefixtures("played_here")
def test_it_prints_a_table_and_keeps_a_journal(
    capsys: pytest.CaptureFixture[str], state: Path
) -> None:
    code, out, err = run(capsys, QUICK.slug, *BOTS, "--deals", 2)
    assert code == 0
    assert re.search(r"^\s*greedy +1 +\d\.\d{3}", out, re.MULTILINE)
    [journal] = (state / "arena").iterdir()
    assert err == f"Journal: {journal}\n"


@pytest.mark.usefixtures("played_here")
def test_more_deals_go_on_where_fewer_ended(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wanted = (QUICK.slug, *BOTS, "--json", "--resume", tmp_path / "journal", "--deals")
    run(capsys, *wanted, 2)
    code, out, err = run(capsys, *wanted, 3)
    assert code == 0
    assert "(4 matches are in it)" in err
    assert json.loads(out)["table"]["matches"] == 6


@pytest.mark.usefixtures("played_here")
def test_seats_options_seed_and_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    option = choices(QUICK.options)[0]
    value = option.values[-1]
    flags = ("--seats", 3, "--seed", 5, "--option", f"{option.name}={value}", "--time", 9)
    page = tmp_path / "page.html"
    code, out, err = run(capsys, QUICK.slug, *BOTS, *flags, "--deals", 1, "--json", "--html", page)
    assert f"Page: {page}\n" in err
    assert code == 0
    settings = json.loads(out)["table"]["settings"]
    assert settings["bots"] == ["greedy", "random", "random"]
    assert (settings["seed"], settings["time"]) == (5, 9)
    assert settings["options"][option.name] == value
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing", "greedy"], "There is no game called 'nothing'"),
        ([QUICK.slug, "greedy", "nobody"], "There is no bot called 'nobody'"),
        ([QUICK.slug, "greedy:x=1", "random"], "The bot greedy has no setting 'x'"),
        ([QUICK.slug, "greedy"], "is played by"),
        ([QUICK.slug, "greedy", "--seats", "99"], "is played by"),
        ([QUICK.slug, "greedy", "greedy", "greedy", "--seats", "2"], "3 bots for 2 seats"),
        ([QUICK.slug, *BOTS, "--option", "x=1"], "has no option 'x'"),
        ([QUICK.slug, *BOTS, "--option", "x"], "An option is written as name=value"),
        ([QUICK.slug, *BOTS, "--deals", "0"], "--deals"),
        ([QUICK.slug, *BOTS, "--time", "0"], "--time"),
        ([QUICK.slug, *BOTS, "--workers", "1", "--ray", "auto"], "give one of them"),
        ([QUICK.slug], "Missing argument"),
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert re.fullmatch(r"[^\n]+[.?]\n", err), err
    assert sentence in err


def test_a_journal_of_other_settings_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with arena.Journal(tmp_path / "journal", settle(QUICK, BOTS)):
        pass
    code, out, err = run(capsys, QUICK.slug, "greedy", "greedy", "--resume", tmp_path / "journal")
    assert (code, out) == (2, "")
    assert "was made with other settings: bots was" in err


def test_without_ray_a_sentence_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out, err = run(capsys, QUICK.slug, *BOTS, "--ray", "auto")
    assert (code, out) == (2, "")
    assert err == "Ray is not installed; it comes with the extra scale: larcin[scale].\n"


def test_the_command_that_is_told_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    option = choices(QUICK.options)[0]
    settings = settle(
        QUICK, BOTS, seats=3, options={option.name: option.values[-1]}, seed=-3, time=0.25
    )
    heard: list[tuple[Settings, int]] = []

    def listen(contest: Contest, *_: object) -> list[Result]:
        heard.append((contest.settings, contest.deals))
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "hold", listen)
    cli.run(command(settings, 7).split()[1:])
    assert heard == [(settings, 7)]
