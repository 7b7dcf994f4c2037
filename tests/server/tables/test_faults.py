"""Faults at every step of a move: a sample of `python -m tests.server.faults`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.faults import FAULTS, PAIRS, Faulty, Lost, prepare, run_all, run_once, watched

pytestmark = pytest.mark.slow

SAMPLE = 40


@pytest.fixture(autouse=True)
def dead_complain_to_nobody(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(100)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_nothing_that_was_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    found = await run_all(range(SAMPLE), tmp_path)
    assert sum(found[fault] for fault in FAULTS) > SAMPLE / 2
    assert found["moves"] > SAMPLE


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_a_server_that_forgets_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that crashes after it has acknowledged what was never stored."""
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    write = Faulty.write

    async def forget(self: Faulty, *statements: object) -> None:
        if not str(statements).startswith("(Statement(sql='INSERT INTO moves"):
            await write(self, *statements)  # type: ignore[arg-type]

    monkeypatch.setattr(Faulty, "write", forget)
    monkeypatch.setattr("tests.server.faults.STALLED", 0.5)
    await prepare(tmp_path)
    with watched(), pytest.raises(Lost):
        await run_once(PAIRS.index(("after Audience.post", "crash")), tmp_path)
