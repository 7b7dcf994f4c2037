"""The databases of a run end with it: whoever starts them, its guardian knows them."""

from __future__ import annotations

import os

import pytest

from tests.guardian import MARKS, PROCESSES, marked


@pytest.mark.skipif(MARKS not in os.environ, reason="the guardian needs Linux's /proc")
@pytest.mark.usefixtures("postgres", "valkey")
def test_databases_carry_the_mark_of_their_run() -> None:
    """Also who leaves its parent, or would write its name over its environment."""
    ours = marked(os.environ[MARKS].split()[-1])
    names = {(PROCESSES / str(process) / "comm").read_text().strip() for process in ours}
    assert {"postgres", "valkey-server"} <= names
