"""Whether the tests notice that a rule has changed: mutants of the kernel and of all games' rules.

    python -m benchmarks.mutants [kernel GAME ...] [--mutants N] [--workers W] [--seed S]

The changes are mutmut's (libcst and mutmut must be there; neither needs what it would install
besides). They are tried our way, since the games keep functions in tables and tests lie in three
places: a mutant is one changed file in a copy of the sources, and is killed when one of the tests
that belong to it fails, or takes five times as long. What survives is printed as a difference.
"""

from __future__ import annotations

import argparse
import compileall
import difflib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import Queue
from typing import Final, NamedTuple

from larcin.kernel.registry import games

ROOT: Final = Path(__file__).parents[1]
COPIED: Final = ("src", "tests", "benchmarks", "pyproject.toml")
LEFT_OUT: Final = shutil.ignore_patterns("site", "node_modules", "__pycache__")

NO_RULES: Final = frozenset(
    {
        *("bot", "appraisal", "skill", "plan", "ways", "guard_posts", "answers", "forgetting"),
        *("drawing", "notation"),
    }
)
"""Files of a game that are no rules: how bots play, and how positions are drawn and written."""

SHARED: Final = tuple(
    f"tests/test_{each}.py"
    for each in ("laws", "perft", "replays", "vocabulary", "refusals", "ledger", "texts")
)
"""Tests that look at every game."""

PATIENCE: Final = 5
"""So many times longer than usual, and a mutant counts as one that never ends."""

MEMORY: Final = 4_000_000
"""Kilobytes that a run of tests may take: some mutants would take all there is."""


@dataclass(frozen=True)
class Target:
    """What is changed, and the tests that belong to it, the quick ones first."""

    name: str
    files: tuple[Path, ...]
    runs: tuple[tuple[str, ...], ...]


def targets() -> dict[str, Target]:
    """The kernel, and every game of the package."""
    found = {"kernel": _kernel()}
    for slug, game in games().items():
        if game.folder.is_relative_to(ROOT):
            found[slug] = _rules_of(slug, game.folder.relative_to(ROOT))
    return found


def _kernel() -> Target:
    files = sorted((ROOT / "src/larcin/kernel").glob("*.py"))
    return Target(
        "kernel",
        tuple(each.relative_to(ROOT) for each in files),
        (
            ("tests/kernel",),
            (*SHARED, "tests/test_laws_bite.py", "-k", "bite or raubern"),
        ),
    )


def _rules_of(slug: str, folder: Path) -> Target:
    files = [*sorted((ROOT / folder).glob("*.py")), *sorted((ROOT / folder / "rules").glob("*.py"))]
    rules = tuple(each.relative_to(ROOT) for each in files if each.stem not in NO_RULES)
    tests = sorted((ROOT / folder / "tests").glob("test_*.py"))
    tests.sort(key=lambda path: "rules" not in path.stem)
    names = [str(each.relative_to(ROOT)) for each in tests]
    return Target(slug, rules, (tuple(names), (*SHARED, "-k", slug)))


# -- Mutants --------------------------------------------------------------------------------


class Mutant(NamedTuple):
    """One changed file."""

    path: Path
    code: str

    def difference(self) -> str:
        """What was changed, with a line around it."""
        before = (ROOT / self.path).read_text(encoding="utf-8")
        lines = difflib.unified_diff(
            before.splitlines(), self.code.splitlines(), str(self.path), "", n=1, lineterm=""
        )
        return "\n".join(line for line in lines if not line.startswith("+++"))


def draw_mutants(target: Target, number: int, seed: int) -> tuple[list[Mutant], int]:
    """So many of all mutants there are, the same ones for the same seed; and how many there are."""
    try:
        from mutmut.mutation.file_mutation import create_mutations
    except ImportError:
        raise SystemExit("mutmut is missing: pip install --no-deps mutmut libcst") from None
    found = []
    for path in target.files:
        code = (ROOT / path).read_text(encoding="utf-8")
        module, mutations, _, _ = create_mutations(str(path), code)
        found += [
            (path, module, each) for each in mutations if each.contained_by_top_level_function
        ]
    drawn = random.Random(f"{seed} {target.name}").sample(found, min(number, len(found)))
    mutants = [
        Mutant(path, module.deep_replace(each.original_node, each.mutated_node).code)
        for path, module, each in drawn
    ]
    return mutants, len(found)


# -- Trying them ----------------------------------------------------------------------------


class Copies:
    """Copies of the sources, one for each worker, in a folder of their own."""

    def __init__(self, folder: Path, workers: int) -> None:
        first = folder / "0"
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, first / name, ignore=LEFT_OUT)
            else:
                shutil.copy2(ROOT / name, first / name)
        # Checked by their content: a file may be changed twice within one second.
        compileall.compile_dir(
            str(first / "src"), quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH
        )
        self.workers = workers
        self.free: Queue[Path] = Queue()
        self.free.put(first)
        for number in range(1, workers):
            self.free.put(Path(shutil.copytree(first, folder / str(number))))


def run_tests(copy: Path, tests: tuple[str, ...], seconds: float | None) -> str:
    """Run these tests in a copy: `passed`, `failed`, or `endless`; an error is a failure."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy), *sys.path[1:]]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    pytest = (sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider")
    with subprocess.Popen(
        ("sh", "-c", f'ulimit -v {MEMORY}; exec "$@"', "sh", *pytest, *tests),
        cwd=copy,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            return "failed" if process.wait(seconds) else "passed"
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return "endless"


def try_mutant(copies: Copies, target: Target, usual: list[float], mutant: Mutant) -> str:
    """`survived`, or how it was killed."""
    copy = copies.free.get()
    place = copy / mutant.path
    before = place.read_bytes()
    try:
        place.write_text(mutant.code, encoding="utf-8")
        for tests, seconds in zip(target.runs, usual, strict=True):
            came = run_tests(copy, tests, PATIENCE * seconds + 10)
            if came != "passed":
                return came
        return "survived"
    finally:
        place.write_bytes(before)
        copies.free.put(copy)


def usual_times(copies: Copies, target: Target) -> list[float]:
    """How long the tests take as they are; they must pass."""
    copy, usual = copies.free.get(), []
    for tests in target.runs:
        start = time.monotonic()
        if run_tests(copy, tests, None) != "passed":
            raise SystemExit(f"{target.name}: the tests fail as they are: {' '.join(tests)}")
        usual.append(time.monotonic() - start)
    copies.free.put(copy)
    return usual


def measure(chosen: list[Target], number: int, seed: int, workers: int) -> None:
    """Try mutants of each target, and print what came of it."""
    lines = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies = Copies(Path(folder), workers)
        for target in chosen:
            mutants, there_are = draw_mutants(target, number, seed)
            came = list(_try_all(copies, target, mutants))
            lines.append(_line(target, there_are, came))
            for mutant, how in zip(mutants, came, strict=True):
                if how == "survived":
                    print(f"\n{mutant.difference()}", flush=True)
    print("\n| what | mutants there are | tried | killed | of them endless | survived |")
    print("| --- | --- | --- | --- | --- | --- |", *lines, sep="\n")


def _try_all(copies: Copies, target: Target, mutants: list[Mutant]) -> Iterator[str]:
    usual = usual_times(copies, target)
    with ThreadPoolExecutor(copies.workers) as pool:
        tried = pool.map(lambda mutant: try_mutant(copies, target, usual, mutant), mutants)
        for done, how in enumerate(tried, start=1):
            print(f"{target.name}: {done} of {len(mutants)}, {how}", file=sys.stderr, flush=True)
            yield how


def _line(target: Target, there_are: int, came: list[str]) -> str:
    survived = came.count("survived")
    killed = len(came) - survived
    share = f"{killed / len(came):.0%}" if came else "none"
    return (
        f"| {target.name} | {there_are:,} | {len(came)} | {killed}: {share} | "
        f"{came.count('endless')} | {survived} |"
    )


def main() -> int:
    """Draw mutants and try them."""
    there_are = targets()
    parser = argparse.ArgumentParser(description="See whether tests notice changed rules.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(there_are))
    parser.add_argument("--mutants", type=int, default=40, help="of each")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    args = parser.parse_args()
    if unknown := set(args.names) - set(there_are):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    chosen = [there_are[name] for name in args.names or there_are]
    measure(chosen, args.mutants, args.seed, args.workers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
