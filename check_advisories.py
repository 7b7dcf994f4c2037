"""Ask whether a flaw is known in anything that larcin is built from: `python3 run.py audit`.

pip-audit asks PyPI about the Python packages of every lock, npm its registry about those of the
page. Standard library only. A source that cannot be reached is named: silence is no good news.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
FINE, FOUND, NOT_ASKED = 0, 1, 2
TIMEOUT = 300
"""Seconds for all questions to one source."""


class Answer(NamedTuple):
    """What a source said."""

    known: "list[str]"
    """A line for each advisory."""

    asked: int
    """About so many packages the source knew what to say."""

    unasked: str
    """Why it said nothing about others; empty if it answered for all."""


def audit(python: str, npm: "list[str] | None") -> int:
    """Ask both, print a sentence for each, and answer the exit code."""
    answers = {
        "Python packages": read_pip_audit(*_run(pip_audit(python))),
        "npm packages": (
            Answer([], 0, "there is no npm: build the page first, `python3 run.py`")
            if npm is None
            else read_npm_audit(*_run([*npm, "audit", "--json", "--package-lock-only"]))
        ),
    }
    for what, answer in answers.items():
        print("\n".join([*answer.known, sentence(what, answer)]), flush=True)
    if any(answer.known for answer in answers.values()):
        return FOUND
    return NOT_ASKED if any(answer.unasked for answer in answers.values()) else FINE


def sentence(what: str, answer: Answer) -> str:
    """What a person wants to know of one source."""
    if answer.unasked and not answer.asked:
        return f"{what}: not checked, {answer.unasked}."
    said = f"{len(answer.known) or 'no'} known advisories for {answer.asked}"
    return (
        f"{what}: {said}; others not checked, {answer.unasked}."
        if answer.unasked
        else (f"{what}: {said}.")
    )


def pip_audit(python: str) -> "list[str]":
    """The command: versions and hashes are in the locks, so nothing is resolved or installed."""
    locks = [part for lock in sorted(ROOT.glob("requirements*.lock")) for part in ("-r", str(lock))]
    options = ["--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"]
    return [python, "-m", "pip_audit", *options, *locks]


def read_pip_audit(said: str, complained: str) -> Answer:
    """What pip-audit found. It passes over packages that PyPI does not know; they are counted."""
    try:
        packages = json.loads(said)["dependencies"]
    except (ValueError, KeyError):
        return Answer([], 0, _last_line(complained) or "pip-audit said nothing")
    known = [
        "  {} {}: {}, mended in {}".format(
            each["name"],
            each["version"],
            flaw["id"],
            ", ".join(flaw["fix_versions"]) or "no version yet",
        )
        for each in packages
        for flaw in each.get("vulns", ())
    ]
    skipped = [each["skip_reason"] for each in packages if "skip_reason" in each]
    why = f"{len(skipped)} were skipped: {skipped[0]}" if skipped else ""
    return Answer(known, len(packages) - len(skipped), why)


def read_npm_audit(said: str, complained: str) -> Answer:
    """What npm found; of a registry that has no advisories it says so in the same JSON."""
    try:
        report = json.loads(said)
        asked = report["metadata"]["dependencies"]["total"]
    except ValueError:
        return Answer([], 0, _last_line(complained) or "npm said nothing")
    except KeyError:
        return Answer([], 0, report.get("message") or _last_line(complained) or "npm said nothing")
    known = [
        "  {} {}: {}".format(name, flaw["range"], via.get("title", via["name"]))
        for name, flaw in sorted(report["vulnerabilities"].items())
        for via in flaw["via"]
        if isinstance(via, dict)  # a name alone is a package that is told by itself
    ]
    return Answer(known, asked, "")


def _run(command: "list[str]") -> "tuple[str, str]":
    try:
        done = subprocess.run(
            command,
            cwd=str(ROOT),
            env=dict(os.environ, NO_COLOR="1"),
            capture_output=True,
            timeout=TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def _last_line(said: str) -> str:
    return said.strip().splitlines()[-1] if said.strip() else ""
