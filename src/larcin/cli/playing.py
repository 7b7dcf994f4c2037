"""The command that plays: in the terminal, alone with bots or at a table of a server."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from larcin.cli.common import (
    ROWS,
    WIDEST,
    BadUsage,
    GameName,
    GameOption,
    Language,
    MemoryAid,
    OwnMistake,
    ask_person,
    language_of,
    name_and_value,
    open_console,
    print_parts,
)
from larcin.files import state_folder
from larcin.kernel.errors import BadRecord, LarcinError
from larcin.kernel.game import AnyGame, Canvas
from larcin.kernel.options import read_options
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import read_seed
from larcin.lessons import Course, lessons_of
from larcin.terminal.learn import Teacher
from larcin.terminal.local import LocalSession, Plan, resume_session
from larcin.terminal.players import fill_seats
from larcin.terminal.saving import matches_folder
from larcin.terminal.session import Session
from larcin.wire import TableSettings
from larcin.words import Words


class NoLesson(LarcinError):
    """A game that nobody has written a lesson for."""


class NoTerminal(LarcinError):
    """There is no terminal to play in."""


def learn(game: GameName, lang: Language = None) -> None:
    """Learn a game by playing it, step by step."""
    found = find_game(game)
    words = Words(found, language_of(lang))
    lesson = next(iter(lessons_of(found.folder).values()), None)
    if lesson is None:
        raise NoLesson(words("teach-none", game=words("title")))
    console = open_console()
    canvas = Canvas(columns=min(console.width, WIDEST), rows=ROWS)
    teacher = Teacher(Course(found, lesson), words.language, canvas, print_parts, ask_person)
    if teacher.teach():
        print_parts("", words("teach-done", command=f"larcin play {found.slug} --bots apprentice"))


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="By default a screen to choose on.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many play, you included.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Who plays against you: greedy,random")
    ] = None,
    lang: Language = None,
    option: GameOption = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="64 hexadecimal digits, to deal a match again.")
    ] = None,
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    memory_aid: MemoryAid = False,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")
    ] = None,
    pace: Annotated[
        float, typer.Option("--pace", min=0, max=60, help="Seconds that a bot takes for a move.")
    ] = 0.8,
    server: Annotated[
        str | None, typer.Option("--server", metavar="URL", help="Play at a table of a server.")
    ] = None,
    table: Annotated[
        str | None, typer.Option("--table", help="There: the id of a table, instead of a new one.")
    ] = None,
    link: Annotated[
        str | None, typer.Option("--link", help="There: the secret of a link to that table.")
    ] = None,
) -> None:
    """Play in the terminal, against bots, or with others at a table of a server."""
    language = language_of(lang)
    person = _person(name, language)
    folder = matches_folder(os.environ)
    new = {"--seats": seats, "--bots": bots, "--option": option, "--seed": seed}
    session: Session | None = None
    if server is not None:
        _refuse_beside("--server", {"--seed": seed, "--resume": resume})
        if table is not None:
            _refuse_beside("--table", {"GAME": game, **new})
        elif game is None:
            _refuse_beside("no GAME", new)
            print_parts(*_tables_at(server, name, Words(None, language)))
            return
        settings = None if game is None else _table(find_game(game), seats, bots, option or [])
        _need_terminal()
        words = Words(None, language)
        session = _join(server, person, settings, table or "", link, folder, words)
    elif table is not None or link is not None:
        raise BadUsage("--table and --link are for a table of a server: say --server, too.")
    elif resume is not None:
        _refuse_beside("--resume", {**new, "--name": name})
        _need_terminal()
        session = _resume(resume, game)
    elif game is None:
        _refuse_beside("no GAME", new)
        _need_terminal()
    else:
        plan = _plan(find_game(game), person, seats, bots, option or [], seed)
        _need_terminal()
        session = plan.start(folder)
    _run_terminal(folder, person, language, session, pace, memory_aid)


def _plan(
    game: AnyGame,
    person: str,
    seats: int | None,
    bots: str | None,
    options: Sequence[str],
    seed: str | None,
) -> Plan:
    named = [] if bots is None else [bot.strip() for bot in bots.split(",")]
    given = dict(map(name_and_value, options))
    return Plan(
        game,
        person,
        fill_seats(game, seats, named),
        read_options(game, given),
        None if seed is None else read_seed(seed),
    )


def _table(
    game: AnyGame, seats: int | None, bots: str | None, options: Sequence[str]
) -> TableSettings:
    """A table of a server: bots sit where they are named, and the other seats are for people.

    Who says nothing about seats plays with bots alone, and at once.
    """
    named = [] if bots is None else [bot.strip() for bot in bots.split(",")]
    others: tuple[str | None, ...] = fill_seats(game, seats, named)
    if seats is not None:
        others = (*named, *[None] * (len(others) - len(named)))
    given = read_options(game, dict(map(name_and_value, options)))
    return TableSettings(game=game.slug, seats=(None, *others), options=msgspec.to_builtins(given))


def _join(
    url: str,
    person: str,
    settings: TableSettings | None,
    table: str,
    link: str | None,
    folder: Path,
    words: Words,
) -> Session:
    import asyncio

    from larcin.terminal.joining import Errand, join  # who plays alone needs no client

    errand = Errand(url, person, settings, table, link)
    return asyncio.run(join(errand, state_folder(os.environ), folder, words, print_parts))


def _tables_at(url: str, name: str | None, words: Words) -> list[str]:
    """What somebody could sit down at, each with the command for it."""
    import asyncio

    from larcin.terminal.joining import Errand, look_around

    state = state_folder(os.environ)
    mine, free = asyncio.run(look_around(Errand(url, name), state, words))
    told = [(each.table, words("table-waiting" if each.waiting else "table-mine")) for each in mine]
    told += [(each, words("table-free", seats=each.free)) for each in free]
    if not told:
        command = f"larcin play {next(iter(games()))} --server {url}"
        return [words("tables-none", command=command)]
    lines = [words("tables-title", server=url)]
    for table, sentence in told:
        lines.append(f"  {table.settings.game}, {table.host}: {sentence}")
        lines.append(f"    larcin play --server {url} --table {table.id}")
    return lines


def _resume(path: Path, game: str | None) -> LocalSession:
    session = resume_session(path)
    if game is not None and session.game is not find_game(game):
        raise BadRecord("game", f"{path} is a match of {session.game.title}, not of {game}.")
    return session


def _refuse_beside(what: str, given: Mapping[str, object]) -> None:
    for flag, value in given.items():
        if value is not None:
            raise BadUsage(f"{flag} is for a new match of a game, and {what} was given.")


def _person(name: str | None, language: str) -> str:
    if name:
        return name
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # an account without a name
        return Words(None, language)("somebody")


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("Playing needs a terminal, and this is none.")


def _run_terminal(
    folder: Path,
    person: str,
    language: str,
    session: Session | None,
    pace: float,
    memory_aid: bool,
) -> None:
    from larcin.terminal.app import LarcinApp  # Textual takes a while: only who plays waits for it

    client = LarcinApp(
        folder, person, language, session, pace=pace, memory_aid=memory_aid, answers_obvious=True
    )
    client.run()
    if client.report.getvalue():
        raise OwnMistake(client.report.getvalue())
    if client.failure is not None:
        raise client.failure
    if client.return_code:
        raise typer.Exit(client.return_code)
