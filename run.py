#!/usr/bin/env python3
"""Start larcin, or test it, from nothing but Python.

python3 run.py                        install into .venv (once), then serve the page and open it
python3 run.py ARGS...                the same, then run `larcin ARGS...`
python3 run.py docs                   build the docs, which the server then shows at /docs
python3 run.py test                   run every check: ruff, mypy, import-linter, pytest
python3 run.py test PYTEST_ARGS...    run pytest alone, with these arguments
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import build_page

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
    "pytest": ["-m", "pytest", "-n", "auto"],
}


def main(args: list[str]) -> int:
    install("larcin", "requirements.lock")
    if args[:1] == ["test"]:
        install("what the tests need", "requirements-test.lock")
        build()
        return test(args[1:])
    if args == ["docs"]:
        install("what the docs need", "requirements-docs.lock")
        build()  # with it come fonts, and what draws pictures
        return docs()
    if not args or args[:1] == ["serve"]:
        build()
        if os.environ.get("LARCIN_GAMES"):  # their boards go into a page of its own
            subprocess.call([str(PYTHON), "-m", "larcin", "build-page"])
    command = [str(PYTHON), "-m", "larcin", *(args or ["serve", "--open"])]
    if os.name != "nt":  # on Windows, execv would not wait for the game to end
        os.execv(command[0], command)
    return subprocess.call(command)


def test(pytest_args: list[str]) -> int:
    checks = {"pytest": ["-m", "pytest", *pytest_args]} if pytest_args else CHECKS
    failed = []
    for name, command in checks.items():
        print(f"== {name}", flush=True)
        if subprocess.call([str(PYTHON), *command], cwd=ROOT):
            failed.append(name)
    print("== failed: " + ", ".join(failed) if failed else "== all passed")
    return 1 if failed else 0


def docs() -> int:
    failed = subprocess.call([str(PYTHON), "-m", "docsite"], cwd=ROOT)
    if not failed:
        say("The docs are built: `python3 run.py serve` shows them at /docs.")
    return failed


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
    must("make the virtual environment .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)])


def pip(what: str, *args: str) -> None:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    must("install " + what, [str(PYTHON), "-m", "pip", "install", *quiet, *args])


def must(what: str, command: list[str]) -> None:
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        said, _ = process.communicate()
    if process.returncode:
        give_up(f"Could not {what}:", *said.decode(errors="replace").strip().splitlines()[-10:])


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
