"""A real Chromium, if there is one, and a page that is being developed."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

import get_browser

ROOT = Path(__file__).parent.parent.parent
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
HURRIED = """
// Whoever tests has no time to look at what others do or to be told what a game is about: they
// skip to now whenever they can.
new MutationObserver(() =>
  document.querySelector("[data-testid=land], [data-testid=start-play]:enabled")?.click()
).observe(document, { subtree: true, childList: true });
"""
"""Run before a page's own scripts."""
PHONE, DESK = (390, 844), (1440, 900)


@cache
def chromium() -> str | None:
    """Where it is; `get_browser.py` says how it comes there."""
    return get_browser.find()


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Chromium, driven from here."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    options = [*QUIET, *(["--no-sandbox"] if as_root else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=options)
        yield browser
        browser.close()


@contextmanager
def developed_page(server: str | None = None) -> Iterator[str]:
    """The address of Vite's server, which has the page that shows boards; it may ask a server."""
    port = free_port()
    command = ["node", "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort"]
    env = os.environ | ({} if server is None else {"LARCIN_SERVER": server})
    command += ["--host", "127.0.0.1"]
    vite = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, env=env)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address)
        yield address
    finally:
        vite.terminate()
        vite.wait()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(address: str) -> None:
    for _ in range(300):
        try:
            urlopen(address).close()
        except (URLError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(f"nobody answers at {address}")
