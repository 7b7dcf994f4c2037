"""Commands for who writes a game: `larcin author …`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

import larcin.games
from larcin.cli.common import (
    BadUsage,
    GameName,
    GameOption,
    Language,
    language_of,
    name_and_value,
    print_parts,
)
from larcin.guides import BadGuide
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.options import read_options
from larcin.kernel.registry import GAMES_PATH, LANGUAGES, find_game, games

if TYPE_CHECKING:
    from larcin.authoring.files import Made

author = typer.Typer(
    help="Tools for who writes a game: files made out of it, and what it lacks.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Check = Annotated[
    bool, typer.Option("--check", help="Write nothing; say which files are not current.")
]
GameNames = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]...", help="By default all games.")
]


class NotCurrent(LarcinError):
    """Files that are not what they would be if they were made now."""


class WordsMissing(LarcinError):
    """A catalogue lacks words."""


NEXT: Final = """\
{title} is a whole game already: {players} play it, and it obeys all laws. Try it:

{export}  larcin play {slug}

Then make it yours, file by file, in this order (docs/adding-a-game.md tells how):

  rules.md      every rule of your game, a line each, with an id
  data.py       what is in the box
  state.py      what lies on the table, and the options
  moves.py      what players may do; events.py: what can happen
  steps.py      the steps of a turn; rules.py: carries them out
  view.py       who sees what; imagining.py: how to guess the rest
  bot.py        how good a move looks
  text/         the words, in French, English and German
  tests/        a sentence about each rule

As often as you like:

  larcin author words {slug}                 the words that are missing
  larcin check {slug} --matches 200          the laws, over random matches
  larcin author make {slug} --anew           replays, counts and numbers, by the rules as they are
  python -m pytest {folder}      its own tests (pip install pytest; in a checkout, run.py test)"""


def make_new_game(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="Its folder: my_game")],
    title: Annotated[
        str | None, typer.Option("--title", help="What people call it; by default the slug.")
    ] = None,
    place: Annotated[
        Path, typer.Option("--in", metavar="FOLDER", help="Where; by default here.")
    ] = Path(),
) -> None:
    """Make the folder of a new game: a tiny one that can be played, to be changed into yours."""
    from larcin.authoring.newgame import new_game

    searched = place.resolve() in [Path(each).resolve() for each in larcin.games.__path__]
    game = new_game(slug, title, place)
    players = f"{game.players[0]} to {game.players[-1]}"
    export = "" if searched else f"  export {GAMES_PATH}={place.resolve()}\n"
    folder = place / slug
    told = NEXT.format(title=game.title, players=players, slug=slug, export=export, folder=folder)
    print_parts(f"Made {folder}.", "", told)


# The tools are imported where they are used: nobody who plays waits for them.


@author.command("record")
def record(
    game: GameName,
    ending: Annotated[
        str | None, typer.Option("--ending", metavar="RULE", help="Only a match that ends so.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="With so many; by default the fewest.")
    ] = None,
    option: GameOption = None,
    out: Annotated[
        Path | None, typer.Option("--to", metavar="FILE", help="Where; by default tests/replays.")
    ] = None,
    check: Check = False,
) -> None:
    """Store replays of the endings and numbers of seats that lack one, or of one ending."""
    from larcin.authoring import record as tool

    found = find_game(game)
    if ending is None:
        if not (seats is None and option is None and out is None):
            raise BadUsage("--seats, --option and --to are for a match of one --ending.")
        _make(f"record {game}", tool.missing_replays(found), check)
        return
    options = read_options(found, dict(map(name_and_value, option or [])))
    match = tool.find_match(found, ending, seats or found.players[0], options)
    made = tool.replay_file(match)
    _make(f"record {game}", made if out is None else dict.fromkeys([out], *made.values()), check)


@author.command("perft")
def count(game: GameName, check: Check = False) -> None:
    """Count sequences of moves: each line of tests/perft.txt, and a line for other seats."""
    from larcin.authoring.counts import count_file

    _make(f"perft {game}", count_file(find_game(game)), check)


@author.command("vocabulary")
def number(game: GameName, check: Check = False) -> None:
    """Keep the numbers of the moves in tests/vocabulary.txt."""
    from larcin.authoring.numbers import number_file

    _make(f"vocabulary {game}", number_file(find_game(game)), check)


@author.command("types")
def types(game: GameNames = None, check: Check = False) -> None:
    """Write what a board is written against: ui/types.ts and ui/info.json."""
    from larcin.authoring.types import type_files

    _make_each("types", game, type_files, check)


@author.command("positions")
def positions(game: GameNames = None, check: Check = False) -> None:
    """Write positions to look at a board with, out of the stored replays: ui/positions."""
    from larcin.authoring.positions import position_files

    _make_each("positions", game, position_files, check)


@author.command("minutes")
def minutes(game: GameNames = None) -> None:
    """Measure how long a match takes, by seats: ui/minutes.json."""
    from larcin.authoring.minutes import minute_file

    _make_each("minutes", game, minute_file, check=False)


@author.command("board")
def board(game: GameName) -> None:
    """Begin a board for browsers: ui/Board.svelte, its palette and types."""
    from larcin.authoring.board import board_files

    _make(f"board {game}", board_files(find_game(game)), check=False)


@author.command("words")
def words(
    game: GameName,
    add: Annotated[
        bool, typer.Option("--add", help="Add the missing ones to the catalogues, to be filled in.")
    ] = False,
) -> None:
    """List the words that a game lacks in each language, those that nobody says or can say."""
    from larcin.authoring import words as tool
    from larcin.authoring.telling import unsayable

    found = find_game(game)
    wrong = []
    for language in LANGUAGES:
        path = found.folder / "text" / f"{language}.ftl"
        lines = tool.missing_lines(found, language)
        if lines and add:
            _make("words", {path: tool.with_lines(path, lines)}, check=False)
        elif lines:
            print_parts(f"## missing in {path}", *lines, "")
        missing = [] if add else tool.missing_keys(found, language)
        unfilled = ", ".join(map(str, tool.unfilled_lines(found, language)))
        idle = ", ".join(tool.idle_keys(found, language))
        wrong += [f"{path.name} lacks {len(missing)} messages"] if missing else []
        wrong += [f"{path.name} is to be filled in at line {unfilled}"] if unfilled else []
        wrong += [f"{path.name} has words that nobody says: {idle}"] if idle else []
        untold = ", ".join(tool.untold_facts(found, language))
        wrong += [f"{path.name} says what it is not told: {untold}"] if untold else []
    wrong = wrong or unsayable(found)  # only where all is there
    if wrong:
        raise WordsMissing(f"{found.title}: {'; '.join(wrong)}.")
    print_parts(f"{found.title} has words for everything.")


@author.command("shown")
def shown(
    game: GameName,
    rule: Annotated[
        list[str] | None, typer.Argument(metavar="[RULE]...", help="By default all that bind.")
    ] = None,
    matches: Annotated[
        int, typer.Option("--matches", min=0, help="So many are played to look at.")
    ] = 24,
    each: Annotated[int, typer.Option("--each", min=1, help="Places of each paragraph.")] = 2,
    keep: Annotated[
        str | None,
        typer.Option("--keep", metavar="MATCH", help="Store a match that was listed: shown-7-…"),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option("--by", metavar="RULE", help="What is cited where it cannot be itself."),
    ] = None,
    where: Annotated[
        list[str] | None,
        typer.Option("--where", metavar="FACT", help="And what holds there: before.deck_size=0"),
    ] = None,
    lang: Language = None,
) -> None:
    """List where paragraphs can be seen, as lines for guide.toml, and which have no such place."""
    from larcin.authoring import shown as tool

    found = find_game(game)
    if keep is not None:
        _make(f"shown {game}", tool.kept_file(found, keep), check=False)
        return
    if by is not None or where is not None:
        if rule is None or len(rule) != 1:
            raise BadUsage("--by and --where are for one RULE.")
        found_there = tool.find_where(
            found, language_of(lang), matches, each, rule[0], by or rule[0], where or []
        )
        print_parts(*(line for one in found_there for line in (*one.lines, "")))
        return
    places = tool.find_shown(found, language_of(lang), matches, each, frozenset(rule or ()))
    for one in [one for ones in places.values() for one in ones]:
        print_parts(*one.lines, "")
    nowhere = ", ".join(name for name, ones in places.items() if not ones)
    print_parts(f"# Cited nowhere: {nowhere or 'none'}.")


@author.command("guide")
def guide(game: GameName) -> None:
    """Hold a guide to its law, and count which paragraphs the lessons teach."""
    from larcin.guides.coverage import coverage
    from larcin.guides.guide import FILE, guide_of
    from larcin.guides.law import complaints

    found = find_game(game)
    covered = coverage(found)
    count = len(covered.taught)
    print_parts(
        f"The lessons teach {count} of {count + len(covered.rare)} paragraphs that bind.",
        f"Rare cases: {', '.join(covered.rare) or 'none'}.",
    )
    if not (found.folder / FILE).is_file():
        print_parts(f"{found.title} has no {FILE}.")
        return
    wrong = list(complaints(found, guide_of(found.folder)))
    if wrong:
        raise BadGuide(f"{found.title}: {' '.join(wrong)}")
    print_parts(f"The guide of {found.title} obeys its law.")


@author.command("make")
def make(
    game: GameName,
    check: Check = False,
    anew: Annotated[
        bool,
        typer.Option("--anew", help="Throw away what was made by other rules."),
    ] = False,
) -> None:
    """All files at once: replays, perft, vocabulary; where there is a ui/, types and positions."""
    from larcin.authoring.counts import count_file, count_path
    from larcin.authoring.files import write_files
    from larcin.authoring.numbers import number_file, number_path
    from larcin.authoring.positions import position_files
    from larcin.authoring.record import missing_replays, replay_paths
    from larcin.authoring.types import type_files

    found = find_game(game)
    if anew and not check:
        write_files(dict.fromkeys([*replay_paths(found), number_path(found), count_path(found)]))
    tools = [number_file, missing_replays, count_file]
    if (found.folder / "ui").is_dir():
        tools += [type_files, position_files]
    for tool in tools:
        _make(f"make {game}", tool(found), check)


@author.command("fit")
def fit(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", min=1, help="Of each kind.")] = 250,
) -> None:
    """Fit the weights of a game's judge to who won matches between greedy players."""
    try:
        from larcin.authoring.fit import fitted_lines
    except ImportError:
        raise BadUsage("Fitting needs NumPy: install larcin[train].") from None
    for line in fitted_lines(find_game(game), matches):
        print_parts(line)


@author.command("tune")
def tune(
    game: GameName,
    names: Annotated[list[str], typer.Argument(metavar="NAME...", help="SAFE or SEASONED.rich")],
    seats: Annotated[int, typer.Option("--seats", min=2)] = 4,
    deals: Annotated[int, typer.Option("--deals", min=1)] = 250,
    seconds: Annotated[float, typer.Option("--seconds", min=0)] = 300,
) -> None:
    """Find by playing what a game's skill should believe: one constant after another."""
    from larcin.authoring.tune import tuned_lines

    for line in tuned_lines(find_game(game), names, seats, deals, seconds):
        print_parts(line)


TOOLS: Final = "larcin author"


def _make_each(
    tool: str, slugs: list[str] | None, files: Callable[[AnyGame], Made], check: bool
) -> None:
    """Of the games named, or of all that have a `ui/`."""
    named = [find_game(slug) for slug in slugs or []]
    found = named or [game for game in games().values() if (game.folder / "ui").is_dir()]
    made = {path: data for game in found for path, data in files(game).items()}
    _make(" ".join([tool, *(slugs or [])]), made, check)


def _make(command: str, made: Made, check: bool) -> None:
    """Write files and name them; or fail if there was something to write."""
    from larcin.authoring.files import drifted, write_files

    if check and (changed := drifted(made)):
        paths = ", ".join(map(str, changed))
        raise NotCurrent(f"Not current: {paths}; `{TOOLS} {command}` makes them anew.")
    for path in write_files(made):
        print_parts(f"{'removed' if made[path] is None else 'wrote'} {path}")
