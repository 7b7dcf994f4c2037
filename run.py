#!/usr/bin/env python3
"""Start larcin, or test it, from nothing but Python.

python3 run.py                        install into .venv (once), then serve the page and open it
python3 run.py ARGS...                the same, then run `larcin ARGS...`
python3 run.py docs                   build the docs, which the server then shows at /docs
python3 run.py package                build a wheel and a source archive into dist/
python3 run.py audit                  ask for known flaws in what larcin is built from
python3 run.py test                   run every check: ruff, mypy, import-linter, pytest
python3 run.py test --quick           the same in a minute: no browsers, no whole matches
python3 run.py test --all             the same, with what needs Ray or builds the docs, too
python3 run.py test PYTEST_ARGS...    run pytest alone, with these arguments
"""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

import build_page
import check_advisories
import get_browser

# The syntax of the whole file is that of Python 3.6, so that an older Python can say this sentence.
if sys.version_info < (3, 11):  # noqa: UP036
    version = sys.version.split()[0]
    print(f"larcin needs Python 3.11 or newer; this is Python {version}.", file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"
CHECKS = {
    "ruff check": ["-m", "ruff", "check"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "mypy": ["-m", "mypy"],
    "import-linter": ["-c", LINT_IMPORTS, "--no-logo"],
}
WORKERS = (os.cpu_count() or 1) + 1  # some tests wait: one more than there are cores keeps all busy
PYTEST = ["-m", "pytest", "-q", "-r", "fE", "-n", str(WORKERS), "--dist", "worksteal"]
QUICK = ["-m", "not slow"]
AGAIN = ["-m", "pytest", "-q", "-r", "fE", "--last-failed", "--last-failed-no-failures", "none"]
FEW = 12  # more than so many failures are no accident of a busy machine
LEFT_OUT = (
    "browsers, PostgreSQL, Valkey, servers in processes of their own, whole matches: "
    "`python3 run.py test` tries them"
)
SKIPPED = {
    "there is no browser": "the page: put Chromium on PATH, or name one in LARCIN_BROWSER",
    "Ray comes with the extra scale": "bots and arenas on Ray: `python3 run.py test --all` does",
    "what the docs are built with": "the docs' site: `python3 run.py test --all` does",
}


def main(args: list[str]) -> int:
    if args[:1] == ["test"] and {"-h", "--help"} & set(args[1:2]):
        print(__doc__)
        return 0
    install("larcin", "requirements.lock")
    if args[:1] == ["test"]:
        return test(args[1:])
    if args == ["docs"]:
        install("what the docs need", "requirements-docs.lock")
        build()  # with it come fonts, and what draws pictures
        return docs()
    if args == ["package"]:
        build()
        return package()
    if args == ["audit"]:
        install("what asks for advisories", "requirements-audit.lock")
        found = build_page.find_node(str(PYTHON))
        return check_advisories.audit(str(PYTHON), found and found[1])
    if not args or args[:1] == ["serve"]:
        build()
        if os.environ.get("LARCIN_GAMES"):  # their boards go into a page of its own
            subprocess.call([str(PYTHON), "-m", "larcin", "build-page"])
    command = [str(PYTHON), "-m", "larcin", *(args or ["serve", "--open"])]
    if os.name != "nt":  # on Windows, execv would not wait for the game to end
        os.execv(command[0], command)
    return subprocess.call(command)


def test(args: list[str]) -> int:
    """Get what the tests need; run every check, or pytest alone; say what was not tried."""
    quick, everything = args == ["--quick"], args == ["--all"]
    install("what the tests need", "requirements-test.lock")
    if everything:
        install("Ray", "requirements-scale.lock")
        install("what the docs need", "requirements-docs.lock")
    build()
    if not quick:
        find_browser()
    if args and not (quick or everything):
        return subprocess.call([str(PYTHON), "-m", "pytest", *args], cwd=ROOT, env=environment())
    begun = time.monotonic()
    failed, seen = run_checks([*PYTEST, *(QUICK if quick else [])])
    tell(failed, seen, time.monotonic() - begun, [LEFT_OUT] if quick else [])
    return 1 if failed else 0


def run_checks(pytest: list[str]) -> tuple[list[str], Counter[str]]:
    """All at once, since most use one core: the checks that failed, and what pytest saw."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as side:
        results = Path(folder) / "results.xml"
        print("== {} and pytest, at once".format(", ".join(CHECKS)), flush=True)
        checking = {name: side.submit(check, name, command) for name, command in CHECKS.items()}
        passed = check("pytest", [*pytest, "--junitxml", str(results)], aloud=True)
        failed = [name for name, each in checking.items() if not each.result()]
        seen = outcomes(results)
        if not passed and 0 < seen["failed"] <= FEW:
            passed = second_try(Path(folder) / "again.xml", seen)
        return failed + ([] if passed else ["pytest"]), seen


def second_try(results: Path, seen: Counter[str]) -> bool:
    """What failed runs once more, with the machine to itself; what passes then is counted apart.

    Three at once share two cores with a browser each: one in some ten thousand comes too late.
    """
    passed = check("pytest again", [*AGAIN, "--junitxml", str(results)], aloud=True)
    mended = outcomes(results)["passed"]
    seen["failed"] -= mended
    seen["failed at first, and passed alone: look why"] = mended
    return passed and seen["failed"] == 0


def check(name: str, command: list[str], aloud: bool = False) -> bool:
    """Whether one check passes. Unless aloud, it says more than a line only if it fails."""
    begun = time.monotonic()
    done = subprocess.run(
        [str(PYTHON), *command],
        cwd=ROOT,
        env=environment(),
        stdout=None if aloud else subprocess.PIPE,
        stderr=None if aloud else subprocess.STDOUT,
        check=False,
    )
    said = "failed" if done.returncode else "passed"
    lines = [] if aloud or not done.returncode else [done.stdout.decode(errors="replace").strip()]
    lines.append(f"== {name:14}{said} after {time.monotonic() - begun:5.1f} s")
    print("\n".join(lines), flush=True)
    return done.returncode == 0


def outcomes(results: Path) -> Counter[str]:
    """How many tests passed, and how many were skipped for which reason."""
    if not results.exists():
        return Counter()
    cases = xml.etree.ElementTree.parse(results).iter("testcase")
    return Counter(outcome(case) for case in cases)


def outcome(case: xml.etree.ElementTree.Element) -> str:
    for kind in ("failure", "error", "skipped"):
        found = case.find(kind)
        if found is not None:
            return f"skipped: {reason(found)}" if kind == "skipped" else "failed"
    return "passed"


def reason(skipped: xml.etree.ElementTree.Element) -> str:
    """Why a test was skipped. Of a whole file, pytest says it further down, in a tuple."""
    deeper = re.search(r"Skipped: (.+)['\"]\)", skipped.text or "")
    return deeper[1] if deeper else str(skipped.get("message"))


def tell(failed: list[str], seen: Counter[str], took: float, left_out: list[str]) -> None:
    """What a person wants to know; what was not tried comes last."""
    for what, many in sorted((+seen).items()):
        print(f"== {many:6} {what}")
    said = "failed: " + ", ".join(failed) if failed else "all passed"
    print("== {} in {} min {} s".format(said, *divmod(round(took), 60)))
    skipped = [how for why, how in SKIPPED.items() if any(why in each for each in seen)]
    if left_out or skipped:
        print("== not tried: " + "; ".join(left_out + skipped), flush=True)


def find_browser() -> None:
    """Have a browser, if one can be had; if not, its tests say so."""
    if get_browser.find() is None:
        say("Getting a browser for the tests, once; about half a minute…")
    get_browser.get(str(PYTHON), build_page.find_node(str(PYTHON)))


def environment() -> dict[str, str]:
    """Compiled files are kept, whatever was set: tests start many processes."""
    kept = dict(os.environ)
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    return kept


def docs() -> int:
    failed = subprocess.call([str(PYTHON), "-m", "docsite"], cwd=ROOT)
    if not failed:
        say("The docs are built: `python3 run.py serve` shows them at /docs.")
    return failed


def package() -> int:
    """What a server is installed from. It brings the page along, so there must be one."""
    if not build_page.is_current():  # build() has said why
        return 1
    return subprocess.call([str(PYTHON), "-m", "hatchling", "build"], cwd=ROOT)


def install(what: str, lock: str) -> None:
    """Bring .venv up to date with a lock; the stamp, written last, says which one it holds."""
    stamp = VENV / "{}-{}.{}.stamp".format(lock, *sys.version_info)
    wanted = fingerprint(lock)
    finished_once = PYTHON.exists() and stamp.exists()
    if finished_once and stamp.read_text() == wanted:
        return
    say(f"Installing {what} into .venv, once; about half a minute…")
    if lock == "requirements.lock" and not finished_once:
        make_venv()
    stamp.unlink(missing_ok=True)
    pip("the packages of " + lock, "--require-hashes", "-r", str(ROOT / lock))
    pip("larcin itself", "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    stamp.write_text(wanted)


def build() -> None:
    """Build the page for browsers. Without it, everything else still works."""
    try:
        if build_page.is_current():
            return
        say("Building the page for browsers, once; about half a minute…")
        found = build_page.node_on_path()
        if found is None:
            pip("node", "--require-hashes", "-r", str(ROOT / "requirements-node.lock"))
            found = build_page.node_of_wheel(str(PYTHON))
        build_page.build(*found)
    except SystemExit:  # pip has said why
        say("There will be no page for browsers.")
    except (build_page.CannotBuild, OSError) as error:
        say(f"There will be no page for browsers. {error}")


def fingerprint(lock: str) -> str:
    """Changes with the lock, with the project's metadata, and when the folder is moved."""
    digest = hashlib.sha256(str(ROOT).encode())
    for name in (lock, "pyproject.toml"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def make_venv() -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        give_up(
            "This Python cannot make virtual environments: it came without venv and ensurepip. "
            "On Debian or Ubuntu, `sudo apt install python3-venv` adds them."
        )
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    advice = (
        "On Debian or Ubuntu, `sudo apt install python3-venv python3-pip` may help; elsewhere, try"
    )
    advice += " another Python (`python3.12 run.py`), and see that there is room on the disk."
    must("make the virtual environment .venv", command, advice)


def pip(what: str, *args: str) -> None:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    must("install " + what, [str(PYTHON), "-m", "pip", "install", *quiet, *args])


def must(what: str, command: list[str], *advice: str) -> None:
    """Run it. If it fails, the end of what it said, and what to try, are all that one sees."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        said, _ = process.communicate()
    if process.returncode:
        lines = said.decode(errors="replace").strip().splitlines()[-10:]
        give_up(f"Could not {what}:", *lines, *advice)


def give_up(sentence: str, *lines: str) -> NoReturn:
    say("\n  ".join([sentence, *lines]))
    sys.exit(1)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
