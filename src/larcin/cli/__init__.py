"""The `larcin` command. Whatever goes wrong, a person reads one sentence and no traceback."""

from __future__ import annotations

import os
import sys
import traceback
import warnings
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Annotated, Final

import typer

from larcin import __version__
from larcin.cli import arena, authoring, hosting, moderating, playing, puzzles, showing
from larcin.cli.common import OwnMistake, print_parts
from larcin.files import state_folder
from larcin.kernel.errors import LarcinError
from larcin.words.catalogue import printable

WRONG_INPUT: Final = 2
OWN_MISTAKE: Final = 70  # EX_SOFTWARE of sysexits.h
INTERRUPTED: Final = 130  # 128 and SIGINT, as shells count

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "games": showing.list_games,
    "rules": showing.print_rules,
    "replay": showing.replay,
    "verify": showing.verify_record,
    "learn": playing.learn,
    "play": playing.play,
    "puzzles": puzzles.puzzles,
    "check": showing.check_laws,
    "arena": arena.hold_arena,
    "serve": hosting.serve_tables,
    "build-page": hosting.build_page,
    "backup": hosting.backup_server,
    "reports": hosting.show_reports,
    "sweep": moderating.sweep_server,
    "ratings": hosting.compute_ratings,
    "connect": hosting.connect_bot,
    "new-game": authoring.make_new_game,
}
for name, command in COMMANDS.items():
    app.command(name)(command)
app.add_typer(authoring.author, name="author")
app.add_typer(moderating.moderate, name="moderate")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Out-of-print games about thieves. Without a command: choose a game and play."""
    if version:
        print_parts(f"larcin {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        playing.play()


def main() -> None:
    """The `larcin` command."""
    if not sys.warnoptions:
        warnings.simplefilter("ignore")  # warnings are for whoever asks Python for them
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows ? and not a traceback
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Obey a command line, and answer with its exit code."""
    try:
        return app(list(arguments), prog_name="larcin", standalone_mode=False) or 0
    except LarcinError as error:
        return _fail(str(error), WRONG_INPUT)
    except typer.TyperException as error:
        return _fail(error.format_message(), WRONG_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except OwnMistake as mistake:
        return _confess(str(mistake))
    except Exception:
        return _confess(traceback.format_exc())


def _fail(sentence: str, code: int) -> int:
    end = "" if sentence.endswith((".", "?")) else "."
    print(printable(sentence + end), file=sys.stderr)
    return code


def _confess(details: str) -> int:
    """Keep the traceback from the person, but not from whoever will mend it."""
    path = state_folder(os.environ) / "mistake.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(details, encoding="utf-8")
    except OSError:
        return _fail(f"larcin made a mistake: {details.splitlines()[-1]}", OWN_MISTAKE)
    return _fail(f"larcin made a mistake; {path} says which.", OWN_MISTAKE)
