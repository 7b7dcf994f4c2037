"""A page with the boards of games outside larcin: what it is made of, and who is to blame."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from larcin.authoring import page
from larcin.authoring.board import board_files
from larcin.authoring.files import write_files
from larcin.authoring.newgame import new_game
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import forget

NAME = "monte_en_l_air"
BOARD = "<p>a board</p>\n"

BROKEN = """\
error during build:
Build failed with 1 error:

[plugin vite-plugin-svelte:compile] {ui}/Board.svelte:12:2
RolldownError: {ui}/Board.svelte:12:2 Expected token }}
https://svelte.dev/e/expected_token
"""
LOST = """\
\x1b[31m[UNLOADABLE_DEPENDENCY] \x1b[0mCould not load web/src/kit/Seats.svelte
   \x1b[38;5;246m╭\x1b[0m─[ ../{slug}/ui/Parts.svelte:4:18 \x1b[38;5;246m]\x1b[0m
"""


class Builder:
    """Stands in for build_page.py, and breaks on the boards it is told to break on."""

    class CannotBuild(Exception):
        said = ""

    def __init__(self, *failures: str) -> None:
        self.failures = list(failures)
        self.checked: list[list[Path]] = []
        self.asked: list[dict[str, str]] = []

    def node_on_path(self) -> tuple[list[str], list[str]]:
        return ["node"], ["npm"]

    def build_into(self, folder: Path, node: Any, npm: Any, environment: dict[str, str]) -> None:
        self.asked.append(environment)
        if self.failures:
            error = self.CannotBuild("could not build")
            error.said = self.failures.pop(0)
            raise error
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text("built")

    def mistyped(self, node: Any, folders: list[Path]) -> list[tuple[Path, int, str]]:
        self.checked.append(folders)
        return [(folder / "ui" / "Board.svelte", 3, "No such thing.") for folder in folders]


@pytest.fixture
def sixth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("LARCIN_STATE", str(tmp_path / "state"))
    game = new_game(NAME, None, tmp_path)
    (game.folder / "ui").mkdir()
    (game.folder / "ui" / "Board.svelte").write_text(BOARD)
    yield game
    forget(NAME)


def use(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> Builder:
    monkeypatch.setattr(page, "_builder", lambda: builder)
    return builder


def test_a_page_is_built_once_and_then_found(
    sixth: AnyGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    builder = use(Builder(), monkeypatch)
    assert page.find_page() is None
    assert "larcin build-page" in capsys.readouterr().err
    mistyped, _, built, restart = page.build_own_page()
    assert mistyped == f"{sixth.folder / 'ui' / 'Board.svelte'}, line 3: No such thing."
    assert built.startswith("The page is built")
    assert "larcin serve" in restart
    assert [line.partition(":")[0] for line in page.build_own_page()] == ["The page is current"]
    assert len(builder.asked) == 1
    assert builder.asked[0]["LARCIN_PAGE_GAMES"] == str(sixth.folder)
    assert Path(page.find_page() or "", "index.html").read_text() == "built"
    assert (sixth.folder / "ui" / "types.ts").is_file()
    assert capsys.readouterr().err == ""


def test_a_page_older_than_its_boards_is_built_anew(
    sixth: AnyGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    builder = use(Builder(), monkeypatch)
    list(page.build_own_page())
    (sixth.folder / "ui" / "Board.svelte").write_text(BOARD * 2)
    assert page.find_page() is not None
    assert "older than its boards" in capsys.readouterr().err
    list(page.build_own_page())
    assert len(builder.asked) == 2


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (BROKEN, "Board.svelte, line 12: Expected token }."),
        (LOST, "Parts.svelte, line 4: Could not load web/src/kit/Seats.svelte."),
    ],
)
def test_a_broken_board_is_one_sentence_and_the_rest_is_built(
    sixth: AnyGame, monkeypatch: pytest.MonkeyPatch, said: str, sentence: str
) -> None:
    told = said.format(ui=sixth.folder / "ui", slug=sixth.slug)
    builder = use(Builder(told), monkeypatch)
    first, last, _ = page.build_own_page()
    assert first.startswith(f"{sixth.folder / 'ui'}/{sentence}")
    assert last.startswith("The page is built")
    assert [asked["LARCIN_PAGE_BARE"] for asked in builder.asked] == ["", sixth.slug]
    assert builder.checked == [[]]


def test_the_types_of_a_board_outside_are_checked(sixth: AnyGame) -> None:
    """Of what `larcin author board` makes, and of a board that speaks of what is not there."""
    builder = page._builder()
    found = builder.find_node(sys.executable)
    if found is None or not builder.INSTALLED.parent.is_dir():
        pytest.skip("there is no node, or what it needs is not installed: npm ci")
    (sixth.folder / "ui" / "Board.svelte").unlink()
    write_files(board_files(sixth))
    assert builder.mistyped(found[0], [sixth.folder]) == []
    board = sixth.folder / "ui" / "Board.svelte"
    lines = board.read_text("utf-8").splitlines()
    wrong = next(number for number, line in enumerate(lines) if "view.purse" in line)
    lines[wrong] = lines[wrong].replace("view.purse", "view.nonsense")
    board.write_text("\n".join(lines), "utf-8")
    assert builder.mistyped(found[0], [sixth.folder]) == [
        (board, wrong + 1, "Property 'nonsense' does not exist on type 'View'.")
    ]


def test_what_is_nobodys_fault_is_said_as_it_is(
    sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(Builder("no space left"), monkeypatch)
    with pytest.raises(page.CannotBuildPage, match="could not build"):
        list(page.build_own_page())
    assert page.find_page() is None


def test_larcins_own_games_need_no_page_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert page.games_with_boards() == []
    assert page.find_page() is None
    assert next(iter(page.build_own_page())).startswith("There is nothing to build")
    assert capsys.readouterr().err == ""


def test_a_wheel_brings_all_that_the_page_is_built_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(page.CHECKOUT))
    sys.modules.pop("hatch_build", None)
    import build_page
    import hatch_build

    shipped = set(hatch_build.PAGE_SOURCES)
    for source in build_page.SOURCES:
        if not source.startswith("src/"):  # which is in the package itself
            assert any(source == name or source.startswith(f"{name}/") for name in shipped), source
    assert all(Path(path).exists() for path in hatch_build.page_sources())
