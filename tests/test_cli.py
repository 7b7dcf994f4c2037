"""The command: what it prints, and that whatever goes wrong is one sentence and an exit code."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from larcin import __version__, cli
from larcin.authoring.template import FOLDER, SLUG
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.record import record, write_record
from larcin.kernel.registry import LANGUAGES, find_game, games
from larcin.words import Words

GAME = next(iter(games()))
PATIENCE = 20.0


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LARCIN_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "state"


@pytest.fixture
def sixth() -> AnyGame:
    return find_game(SLUG)


@pytest.fixture
def match(sixth: AnyGame) -> Match:
    match = Match(sixth, ["Anna", "Bruno"], seed=bytes(32))
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


@pytest.fixture
def file(tmp_path: Path, match: Match) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(write_record(record(match)))
    return path


class Larcin:
    """The command, run here; what it said can be asked afterwards."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def says(self, *arguments: object) -> str:
        """What it prints when all goes well."""
        code = cli.run([str(each) for each in arguments])
        said = self._capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out

    def refuses(self, *arguments: object) -> str:
        """The one sentence it says when something is wrong."""
        code = cli.run([str(each) for each in arguments])
        said = self._capsys.readouterr()
        assert code == 2
        assert said.out == ""
        assert re.fullmatch(r"[^\n]+\.\n", said.err), said.err
        return said.err.strip()


@pytest.fixture
def larcin(capsys: pytest.CaptureFixture[str]) -> Larcin:
    return Larcin(capsys)


# -- What it prints -------------------------------------------------------------------------


def test_the_version(larcin: Larcin) -> None:
    assert larcin.says("--version") == f"larcin {__version__}\n"


def test_help_lists_the_commands(larcin: Larcin) -> None:
    said = larcin.says("--help")
    assert all(command in said for command in ("games", "rules", "replay", "verify", "play"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed(larcin: Larcin, sixth: AnyGame, language: str) -> None:
    said = larcin.says("games", "--lang", language)
    for game in games().values():
        words = Words(game, language)
        assert words("title") in said
        assert f"{game.author}, {game.publisher} {game.year}" in said
        assert f"larcin play {game.slug}" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_ledger_is_printed(larcin: Larcin, sixth: AnyGame, language: str) -> None:
    said = larcin.says("rules", sixth.slug, "--lang", language)
    assert all(rule in said for rule in ("VG-1.1", "VG-2.5", "VG-R2"))
    assert Words(sixth, language).paragraph("VG-2").title in said


def test_one_paragraph_is_printed(larcin: Larcin, sixth: AnyGame) -> None:
    said = larcin.says("rules", sixth.slug, "vg-2.1")
    assert "One coin goes into the purse." in said
    assert "VG-2.2" not in said


def test_one_chapter_is_printed(larcin: Larcin, sixth: AnyGame) -> None:
    said = larcin.says("rules", sixth.slug, "VG-R")
    assert said.startswith("Rulings\n")
    assert "VG-R1" in said
    assert "VG-2.1" not in said


def test_the_language_is_that_of_the_environment(
    larcin: Larcin, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert larcin.says("games") == larcin.says("games", "--lang", "de")


def test_a_match_is_replayed(larcin: Larcin, file: Path) -> None:
    said = larcin.says("replay", file, "--turn", 2, "--seat", 2)
    assert "After move 2 of 6, seen by Bruno." in said
    assert "VG-2.3" in said


def test_a_match_is_verified(larcin: Larcin, file: Path, match: Match) -> None:
    said = larcin.says("verify", file)
    assert match.commitment in said
    assert "6 moves were replayed, and all were legal." in said


def test_an_unfinished_match_is_verified(larcin: Larcin, tmp_path: Path, sixth: AnyGame) -> None:
    path = tmp_path / "unfinished.json"
    path.write_bytes(write_record(record(Match(sixth, 2, seed=bytes(32)))))
    assert "The match is not over yet." in larcin.says("verify", path)


# -- What bad input gets --------------------------------------------------------------------


def test_an_unknown_command(larcin: Larcin) -> None:
    assert "'steal'" in larcin.refuses("steal")


def test_a_missing_argument(larcin: Larcin) -> None:
    assert "FILE" in larcin.refuses("verify")


@pytest.mark.parametrize("command", ["rules", "play"])
def test_an_unknown_game(larcin: Larcin, command: str) -> None:
    assert "no game called 'chess'" in larcin.refuses(command, "chess")


@pytest.mark.parametrize("command", [["games"], ["rules", GAME], ["play", GAME]])
def test_an_unknown_language(larcin: Larcin, command: list[str]) -> None:
    assert "'it'; the languages are: fr, en, de" in larcin.refuses(*command, "--lang", "it")


def test_an_unknown_rule(larcin: Larcin, sixth: AnyGame) -> None:
    assert "no paragraph 'VG-2.9'; near it: VG-2" in larcin.refuses("rules", sixth.slug, "VG-2.9")
    assert "its chapters: VG-1, VG-2, VG-3, VG-R" in larcin.refuses("rules", sixth.slug, "??")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_records(larcin: Larcin, tmp_path: Path, command: str) -> None:
    bad = tmp_path / "bad.json"
    assert "no such file" in larcin.refuses(command, tmp_path / "none.json")
    assert "is a directory" in larcin.refuses(command, tmp_path)
    for content in (b"", b"{", b"[]", b"\xff\xfe", b'"text"', b'{"format": "other"}'):
        bad.write_bytes(content)
        assert "bad.json: This is not a record of a match." in larcin.refuses(command, bad)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("colour", "red", "Field colour is unknown"),
        ("seats", 3, "Field seats"),
        ("game", "chess", "no game called 'chess'"),
        ("seats", ["Anna"], "played by 2 to 5"),
        ("options", {"lowest": "maybe"}, "Option lowest takes false or true"),
        ("commitment", "0" * 64, "The seed is not the one that was promised"),
        ("seed", "00", "64 hexadecimal digits"),
        ("moves", [{"seat": 0, "move": {"type": "Lay", "card": 9}}], "Move 1 cannot be played"),
        ("moves", [], "events"),
        ("outcome", None, "outcome"),
    ],
)
def test_tampered_records(
    larcin: Larcin, file: Path, command: str, field: str, value: object, sentence: str
) -> None:
    stored = json.loads(file.read_text())
    file.write_text(json.dumps({**stored, field: value}))
    assert sentence in larcin.refuses(command, file)


def test_a_record_cannot_paint_the_screen(larcin: Larcin, file: Path) -> None:
    file.write_text(file.read_text().replace('"Anna"', r'"\u001b[2JAnna"'))
    assert "\x1b" not in larcin.refuses("verify", file)
    stored = json.loads(file.read_text())
    file.write_text(json.dumps({**stored, "rules_version": 99}))
    assert "\x1b" not in larcin.says("replay", file)


@pytest.mark.parametrize(("seat", "turn"), [(0, 1), (3, 1), (-1, 1), (1, 7), (1, -1)])
def test_seats_and_turns_that_are_not_there(
    larcin: Larcin, file: Path, seat: int, turn: int
) -> None:
    sentence = larcin.refuses("replay", file, "--seat", seat, "--turn", turn)
    assert "so there is no" in sentence


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "9"], "not 9"),
        (["--seats", "x"], "--seats"),
        (["--bots", "genius"], "no bot called 'genius'; the bots are: random, greedy"),
        (["--bots", ""], "no bot called ''"),
        (["--seats", "2", "--bots", "greedy,random"], "too many bots"),
        (["--option", "lowest"], "An option is written as name=value, not 'lowest'"),
        (["--option", "colour=red"], "no option 'colour'"),
        (["--option", "lowest=maybe"], "Option lowest takes"),
        (["--seed", "12"], "64 hexadecimal digits"),
        (["--pace", "-1"], "--pace"),
        ([], "Playing needs a terminal"),
    ],
)
def test_what_cannot_be_played(
    larcin: Larcin, sixth: AnyGame, state: Path, arguments: list[str], sentence: str
) -> None:
    assert sentence in larcin.refuses("play", sixth.slug, *arguments)
    assert not state.exists()


def test_a_terminal_is_needed_to_choose_and_to_resume(larcin: Larcin, file: Path) -> None:
    assert "needs a terminal" in larcin.refuses()
    assert "needs a terminal" in larcin.refuses("play", "--resume", file)


def test_what_does_not_go_together(larcin: Larcin, file: Path) -> None:
    assert "--seats is for a new match" in larcin.refuses("play", "--seats", "2")
    assert "--name is for a new match" in larcin.refuses("play", "--resume", file, "--name", "A")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--table", "x"], "say --server, too"),
        (["--link", "x"], "say --server, too"),
        (["--server", "http://127.0.0.1:9", "--seed", "00"], "--server was given"),
        (["--server", "http://127.0.0.1:9", "--table", "x", "--bots", "greedy"], "--table was"),
        (["--server", "http://127.0.0.1:9", "--seats", "2"], "no GAME was given"),
        (["--server", "http://127.0.0.1:9"], "does not answer"),
        (["--server", "http://127.0.0.1:9", "--table", "x"], "needs a terminal"),
    ],
)
def test_what_cannot_be_asked_of_a_server(
    larcin: Larcin, arguments: list[str], sentence: str
) -> None:
    assert sentence in larcin.refuses("play", *arguments)


def test_what_cannot_be_resumed(
    larcin: Larcin, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli.playing, "_need_terminal", lambda: None)
    assert "This match is over" in larcin.refuses("play", "--resume", file)
    assert "no such file" in larcin.refuses("play", "--resume", file.with_name("none"))


def test_a_resumed_match_must_be_of_that_game(
    larcin: Larcin, tmp_path: Path, sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli.playing, "_need_terminal", lambda: None)
    path = tmp_path / "unfinished.json"
    path.write_bytes(write_record(record(Match(sixth, 2, seed=bytes(32)))))
    sentence = larcin.refuses("play", GAME, "--resume", path)
    assert f"is a match of Vide-gousset, not of {GAME}" in sentence


def test_a_mistake_of_our_own_is_confessed(
    capsys: pytest.CaptureFixture[str], state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(cli.showing, "describe_game", stumble)
    assert cli.run(["games"]) == 70
    said = capsys.readouterr()
    assert said.err == f"larcin made a mistake; {state}/mistake.txt says which.\n"
    assert "ZeroDivisionError: oops" in (state / "mistake.txt").read_text()


def test_an_interrupt_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli.showing, "describe_game", interrupt)
    assert cli.run(["games"]) == 130


# -- As a process ---------------------------------------------------------------------------


def test_listing_games_does_not_wait_for_textual() -> None:
    code = (
        "import sys; from larcin.cli import run; run(['games']);"
        "sys.exit(any(name.split('.')[0] == 'textual' for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


class Terminal:
    """A real terminal with `larcin` in it."""

    def __init__(self, *arguments: str) -> None:
        environment = {**os.environ, "LARCIN_GAMES": str(FOLDER.parent), "TERM": "xterm-256color"}
        command = [sys.executable, "-m", "larcin", *arguments]
        self._pid, self._fd = pty.fork()
        if self._pid == 0:
            os.execve(sys.executable, command, environment)

    def wait_for(self, text: str) -> None:
        seen = b""
        while text.encode() not in seen:
            seen += self._read()

    def type(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)

    def exit_code(self) -> int:
        """Wait for the end, reading what is still said."""
        with contextlib.suppress(OSError):  # what reading says when the other side has hung up
            while self._read():
                pass
        return os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])

    def _read(self) -> bytes:
        if not select.select([self._fd], [], [], PATIENCE)[0]:
            self.kill()
            pytest.fail(f"nothing was said for {PATIENCE} seconds")
        return os.read(self._fd, 65536)


@pytest.mark.slow
def test_a_match_in_a_real_terminal(state: Path) -> None:
    terminal = Terminal("play", FOLDER.name, "--pace", "0", "--name", "Anna")
    terminal.wait_for("Your turn")
    terminal.type("1")
    terminal.wait_for("VG-2.3")
    terminal.type("q")
    terminal.wait_for("Leave this match?")
    terminal.type("q")
    assert terminal.exit_code() == 0
    assert len(list((state / "matches").glob("*.json"))) == 1


@pytest.mark.slow
def test_ctrl_c_leaves_at_once() -> None:
    terminal = Terminal("play", FOLDER.name, "--name", "Anna")
    terminal.wait_for("Your turn")
    terminal.type("\x03")
    assert terminal.exit_code() == 130


@pytest.mark.slow
def test_a_killed_match_is_not_lost(state: Path) -> None:
    terminal = Terminal("play", FOLDER.name, "--pace", "0", "--name", "Anna")
    terminal.wait_for("Your turn")
    terminal.type("1")
    terminal.wait_for("VG-2.3")
    terminal.kill()
    assert terminal.exit_code() == -signal.SIGKILL
    path = next((state / "matches").glob("*.json"))
    again = Terminal("play", "--resume", str(path), "--pace", "0")
    again.wait_for("VG-2.3")
    again.type("\x03")
    assert again.exit_code() == 130
