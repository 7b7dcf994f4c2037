"""Every dependency has a line that says why it is there; none is named that is not."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
NPM = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))


def names(*lists: Iterable[str]) -> set[str]:
    """The packages that these requirements name; an extra of our own is no package."""
    wanted = (each for requirements in lists for each in requirements)
    found = {re.match(r"[\w.-]+", each, re.ASCII)[0] for each in wanted}  # type: ignore[index]
    return found - {"larcin"}


def told(heading: str) -> dict[str, str]:
    """What the page names under this heading, and why."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return dict(re.findall(r"^\| `([^`]+)` \| (.*) \|$", section, re.MULTILINE))


BUILDING = names(
    PROJECT["build-system"]["requires"], *PROJECT["dependency-groups"].values(), EXTRAS["test"]
)


@pytest.mark.parametrize(
    ("heading", "wanted"),
    [
        ("Python: always", names(PROJECT["project"]["dependencies"])),
        ("Python: extras", names(*(EXTRAS[each] for each in EXTRAS if each != "test"))),
        ("Python: building and testing", BUILDING),
        ("npm", {*NPM.get("dependencies", ()), *NPM["devDependencies"]}),
    ],
)
def test_the_page_names_what_is_needed_and_why(heading: str, wanted: set[str]) -> None:
    assert told(heading).keys() == wanted
    assert all(len(why.split()) > 1 for why in told(heading).values())
