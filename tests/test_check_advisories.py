"""What `run.py audit` makes of what its sources say, and of silence."""

from __future__ import annotations

import json
import sys

import pytest

import check_advisories as advisories

UNKNOWN = {"name": "attrs", "skip_reason": "Dependency not found on PyPI"}
SOUND = {"name": "httpx", "version": "0.28.1", "vulns": []}
FLAWED = {
    "name": "idna",
    "version": "3.6",
    "vulns": [{"id": "PYSEC-2024-60", "fix_versions": ["3.7"]}, {"id": "X-1", "fix_versions": []}],
}
VIA = {"name": "vite", "title": "Files of others are served", "url": "https://example.invalid"}
REPORT = {
    "vulnerabilities": {
        "vite": {"range": "<6.2", "via": [VIA]},
        "plugin": {"range": "*", "via": ["vite"]},
    },
    "metadata": {"dependencies": {"total": 300}},
}


def python(*packages: object) -> advisories.Answer:
    return advisories.read_pip_audit(json.dumps({"dependencies": packages}), "")


def test_a_flaw_is_named_with_the_version_that_has_it_no_longer() -> None:
    answer = python(SOUND, FLAWED)
    assert answer.known == [
        "  idna 3.6: PYSEC-2024-60, mended in 3.7",
        "  idna 3.6: X-1, mended in no version yet",
    ]
    assert advisories.sentence("Python", answer) == "Python: 2 known advisories for 2."


def test_packages_that_the_source_does_not_know_are_not_sound() -> None:
    said = advisories.sentence("Python", python(SOUND, UNKNOWN))
    assert said.startswith("Python: no known advisories for 1; others not checked, 1 were skipped")
    assert advisories.sentence("Python", python(UNKNOWN)).startswith("Python: not checked, ")


@pytest.mark.parametrize("said", ["", "{}", "no JSON"])
def test_silence_is_no_good_news(said: str) -> None:
    for read in (advisories.read_pip_audit, advisories.read_npm_audit):
        answer = read(said, "a warning\nno route to host\n")
        assert answer == ([], 0, "no route to host")
        assert read(said, "").unasked


def test_npm_names_each_flaw_once() -> None:
    answer = advisories.read_npm_audit(json.dumps(REPORT), "")
    assert answer == (["  vite <6.2: Files of others are served"], 300, "")


def test_a_registry_without_advisories_says_so() -> None:
    refused = json.dumps({"message": "405 Method Not Allowed", "error": {}})
    assert advisories.read_npm_audit(refused, "").unasked == "405 Method Not Allowed"


@pytest.mark.parametrize(
    ("packages", "code"), [([SOUND], 0), ([SOUND, FLAWED, UNKNOWN], 1), ([SOUND, UNKNOWN], 2)]
)
def test_the_exit_code_says_what_came_of_it(
    packages: list[object],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sound = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 3}}}
    monkeypatch.setattr(
        advisories,
        "_run",
        lambda command: (json.dumps(sound if "npm" in command else {"dependencies": packages}), ""),
    )
    assert advisories.audit(sys.executable, ["npm"]) == code
    assert "npm packages: no known advisories for 3." in capsys.readouterr().out


def test_without_npm_the_other_is_asked_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(advisories, "_run", lambda command: (json.dumps({"dependencies": []}), ""))
    assert advisories.audit(sys.executable, None) == advisories.NOT_ASKED
    assert "npm packages: not checked, there is no npm" in capsys.readouterr().out


def test_every_lock_is_asked_about() -> None:
    asked = advisories.pip_audit("python")
    assert all(str(lock) in asked for lock in advisories.ROOT.glob("requirements*.lock"))
