"""What run.py says about a run of the tests."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

import run

RESULTS = """<testsuites><testsuite>
<testcase name="one"/><testcase name="two"/>
<testcase name="three"><skipped message="there is no browser"/></testcase>
<testcase name=""><skipped message="collection skipped">('tests/test_ray.py', 16, \
'Skipped: Ray comes with the extra scale')</skipped></testcase>
<testcase name="four"><failure message="no"/></testcase>
<testcase name="five"><error message="no"/></testcase>
</testsuite></testsuites>"""


def test_tests_are_counted_by_what_became_of_them(tmp_path: Path) -> None:
    results = tmp_path / "results.xml"
    results.write_text(RESULTS)
    seen = run.outcomes(results)
    skipped = {
        "skipped: there is no browser": 1,
        "skipped: Ray comes with the extra scale": 1,  # a whole file
    }
    assert seen == {"passed": 2, "failed": 2, **skipped}
    assert run.outcomes(tmp_path / "none.xml") == {}  # pytest did not come so far


def test_what_was_not_tried_is_said_last(capsys: pytest.CaptureFixture[str]) -> None:
    seen = Counter({"passed": 2, "skipped: there is no browser": 22, "skipped: it rains": 1})
    run.tell([], seen, 125.4, [])
    lines = capsys.readouterr().out.splitlines()
    assert "==     22 skipped: there is no browser" in lines
    assert lines[-2] == "== all passed in 2 min 5 s"
    assert lines[-1].startswith("== not tried: the page: put Chromium on PATH")


def test_where_all_was_tried_nothing_is_said_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    run.tell(["mypy"], Counter({"passed": 2}), 59.0, [])
    assert capsys.readouterr().out.splitlines()[-1] == "== failed: mypy in 0 min 59 s"


def test_a_check_says_more_than_a_line_only_if_it_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PYTHON", "sh")
    assert run.check("good", ["-c", "echo much to say"])
    assert not run.check("bad", ["-c", "echo line 7; exit 3"])
    good, said, bad = capsys.readouterr().out.splitlines()
    assert good.startswith("== good          passed after")
    assert (said, bad.split()[:3]) == ("line 7", ["==", "bad", "failed"])


def test_every_reason_that_it_knows_is_one_that_a_test_gives() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("*.py")]
    others = [text for text in texts if "run.SKIPPED" not in text]
    for reason in run.SKIPPED:
        assert any(reason in text for text in others), reason


def test_a_virtual_environment_that_cannot_be_made_is_told_with_what_to_try(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(run, "VENV", tmp_path / "file" / ".venv")
    with pytest.raises(SystemExit):
        run.make_venv()
    first, *_, last = capsys.readouterr().err.splitlines()
    assert first == "Could not make the virtual environment .venv:"
    assert "python3-venv" in last


@pytest.mark.parametrize(("breaks", "failed"), [("once", []), ("always", ["pytest"])])
def test_what_fails_is_tried_once_more_alone_and_said(
    breaks: str,
    failed: list[str],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "test_it.py").write_text(
        "from pathlib import Path\n"
        "def test_good(): pass\n"
        "def test_it():\n"
        "    tried = Path(__file__).with_name('tried')\n"
        f"    first = not tried.exists() or {breaks == 'always'}\n"
        "    tried.touch()\n"
        "    assert not first\n"
    )
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "CHECKS", {})
    monkeypatch.setattr(run, "PYTHON", sys.executable)
    seen_failed, seen = run.run_checks(["-m", "pytest", "-q"])
    run.tell(seen_failed, seen, 1.0, [])
    said = capfd.readouterr().out
    assert seen_failed == failed
    assert "==      1 passed" in said
    assert ("==      1 failed at first, and passed alone: look why" in said) == (not failed)
    assert ("==      1 failed\n" in said) == bool(failed)
