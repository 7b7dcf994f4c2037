"""The `larcin` command. Whatever goes wrong, a person reads one sentence and no traceback."""

from __future__ import annotations

import difflib
import getpass
import os
import sys
import traceback
import warnings
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.progress import MofNCompleteColumn, Progress

from larcin import __version__
from larcin.bots import make_bot
from larcin.check import check
from larcin.files import state_folder
from larcin.kernel.errors import BadOption, BadRecord, BadSeats, LarcinError
from larcin.kernel.game import AnyGame, Canvas
from larcin.kernel.laws import LAWS
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import read_options
from larcin.kernel.record import verify
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import read_seed
from larcin.terminal.prose import describe_game, write_passages
from larcin.terminal.replay import show_replay
from larcin.terminal.saving import load, matches_folder, naming
from larcin.terminal.seating import fill_seats
from larcin.terminal.session import Plan, Session, resume_session
from larcin.terminal.sitting import Sitting
from larcin.wire import TableSettings
from larcin.words import Words, find_language, spoken_language
from larcin.words.catalogue import printable

WRONG_INPUT: Final = 2
OWN_MISTAKE: Final = 70  # EX_SOFTWARE of sysexits.h
INTERRUPTED: Final = 130  # 128 and SIGINT, as shells count

ROWS_ON_PAPER: Final = 60
"""Printed text has no last row; so many are enough for the largest drawings."""

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game: `larcin games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]
Language = Annotated[
    str | None, typer.Option("--lang", help="fr, en or de; by default that of your environment.")
]
MemoryAid = Annotated[
    bool, typer.Option("--memory-aid", help="Show also what was seen once and is covered now.")
]
GameOption = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game: name=value")
]


ServerDatabase = Annotated[
    str | None,
    typer.Option("--database", envvar="LARCIN_DATABASE", help="What the server was given."),
]
ServerConfig = Annotated[
    Path | None,
    typer.Option("--config", envvar="LARCIN_CONFIG", help="The file the server was given."),
]


class BadUsage(LarcinError):
    """Words on the command line that do not go together."""


class NoTerminal(LarcinError):
    """There is no terminal to play in."""


class LawNotObeyed(LarcinError):
    """A game broke a law."""


class UnknownRule(LarcinError):
    """No paragraph of the ledger has this id."""


class OwnMistake(Exception):
    """The terminal client stumbled over itself; the text is the traceback."""


# -- Commands -------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Out-of-print games about thieves. Without a command: choose a game and play."""
    if version:
        _print(f"larcin {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        play()


@app.command("games")
def list_games(lang: Language = None) -> None:
    """List the games."""
    for game in games().values():
        _print(describe_game(game, Words(game, _language(lang))), f"larcin play {game.slug}", "")


@app.command("rules")
def print_rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="A chapter or a paragraph.")
    ] = None,
    lang: Language = None,
) -> None:
    """Print the rules of a game, or one chapter or paragraph of them."""
    found = find_game(game)
    words = Words(found, _language(lang))
    chapters = read_ledger(found.folder).chapters
    for each in chapters if rule is None else [_find_rule(found, rule)]:
        _print(write_passages(words.passages(each), words), "")


@app.command("replay")
def replay(
    file: RecordFile,
    turn: Annotated[
        int | None, typer.Option("--turn", help="After how many moves; by default all.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Whose eyes, from 1; by default a spectator's.")
    ] = None,
    lang: Language = None,
    memory_aid: MemoryAid = False,
) -> None:
    """Show a match from the eyes of a seat."""
    saved = load(file)
    if seat is not None and seat not in range(1, len(saved.seats) + 1):
        raise BadSeats(f"The match has {len(saved.seats)} seats, so there is no seat {seat}.")
    me = None if seat is None else seat - 1
    words = Words(find_game(saved.game), _language(lang), saved.seats, me)
    canvas = Canvas(_console().width, ROWS_ON_PAPER, memory_aid)
    with naming(file):
        _print(*show_replay(saved, words, turn, canvas))


@app.command("verify")
def verify_record(file: RecordFile, lang: Language = None) -> None:
    """Check the seed of a match against its commitment, and replay every move."""
    saved = load(file)
    with naming(file):
        match = verify(saved)
    words = Words(match.game, _language(lang), match.names)
    _print(words("verified-commitment", commitment=match.commitment))
    _print(words("verified-moves", moves=len(match.log)), words("verified-events"))
    if match.outcome is None:
        _print(words("verified-unfinished"))
    else:
        _print(words("verified-outcome", ending=words.ending(match.outcome)))


@app.command("play")
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
    language = _language(lang)
    person = _person(name, language)
    folder = matches_folder(os.environ)
    new = {"--seats": seats, "--bots": bots, "--option": option, "--seed": seed}
    session: Sitting | None = None
    if server is not None:
        _refuse_beside("--server", {"--seed": seed, "--resume": resume})
        if table is not None:
            _refuse_beside("--table", {"GAME": game, **new})
        settings = None if game is None else _table(find_game(game), seats, bots, option or [])
        if settings is None and table is None:
            _refuse_beside("no GAME", new)
            _print(*_tables_at(server, name, Words(None, language)))
            return
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


@app.command("check")
def check_laws(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", min=1, help="How many.")] = 100,
    first: Annotated[int, typer.Option("--first", min=0, help="The first one's number.")] = 0,
    every: Annotated[
        int, typer.Option("--every", min=1, help="Look at one position in so many.")
    ] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; by default one per core.")
    ] = None,
) -> None:
    """Hold random matches of a game to every law."""
    obeyed = positions = 0
    with Progress(*Progress.get_default_columns(), MofNCompleteColumn(), console=_console()) as bar:
        task = bar.add_task(find_game(game).title, total=matches)
        for batch in check(game, range(first, first + matches), workers, every):
            if batch.broken is not None:
                raise LawNotObeyed(f"A law is broken: {batch.broken}")
            obeyed, positions = obeyed + batch.matches, positions + batch.positions
            bar.update(task, advance=batch.matches)
    looked = "each" if every == 1 else f"one in {every}"
    _print(
        f"{obeyed} matches, {positions} positions ({looked} looked at), {len(LAWS)} laws: "
        "all obeyed."
    )


@app.command("arena")
def hold_arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Who plays: greedy random")],
    deals: Annotated[
        int, typer.Option("--deals", min=1, help="How many; each is played from every seat.")
    ] = 200,
    seats: Annotated[
        int | None, typer.Option("--seats", help="By default one a bot; the last bot fills up.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; by default one per core.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster: its address, auto or local."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a journal, or begin it there."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all results as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots.")
    ] = None,
    time: Annotated[
        float | None,
        typer.Option("--time", metavar="SECONDS", min=0.001, help="For a bot to think of a move."),
    ] = None,
    option: GameOption = None,
    seed: Annotated[int, typer.Option("--seed", help="Another number, other deals.")] = 0,
) -> None:
    """Let bots play duplicate matches, and rate them."""
    from larcin import arena  # openskill takes a while: only who rates bots waits for it

    if workers is not None and ray is not None:
        raise BadUsage("--workers is for this machine and --ray for a cluster; give one of them.")
    options = dict(map(_name_and_value, option or []))
    settings = arena.settle(
        find_game(game), bots, seats=seats, options=options, seed=seed, time=time
    )
    crew = arena.crew(workers, ray)
    journal = resume or arena.new_path(settings, os.environ)
    results = arena.hold(arena.Contest(settings, deals), crew, journal, _console(stderr=True))
    table = arena.tabulate(settings, results)
    if html is not None:
        arena.save_page(html, table)
    if as_json:
        print(arena.write_json(table, results))
    else:
        _print(arena.write_text(table))


@app.command("serve")
def serve_tables(
    host: Annotated[
        str | None,
        typer.Option("--host", envvar="LARCIN_HOST", help="0.0.0.0 for the whole network."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", envvar="LARCIN_PORT", min=0, max=65535, help="0 for any."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", envvar="LARCIN_DATABASE", help="A file or postgresql://…"),
    ] = None,
    valkey: Annotated[
        str | None,
        typer.Option("--valkey", envvar="LARCIN_VALKEY", help="valkey://…, for many processes."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", envvar="LARCIN_WORKERS", min=1, help="Processes that serve."),
    ] = None,
    thinkers: Annotated[
        int | None,
        typer.Option("--thinkers", envvar="LARCIN_THINKERS", min=1, help="Processes for bots."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", envvar="LARCIN_RAY", help="Bots think on this Ray cluster."),
    ] = None,
    thinking: Annotated[
        float | None,
        typer.Option(
            "--thinking", envvar="LARCIN_THINKING", min=0.05, max=60, help="Seconds for a bot."
        ),
    ] = None,
    rate: Annotated[
        int | None,
        typer.Option(
            "--rate", envvar="LARCIN_RATE", min=1, help="Requests a second from one address."
        ),
    ] = None,
    access_log: Annotated[
        bool | None,
        typer.Option("--access-log/--no-access-log", envvar="LARCIN_ACCESS_LOG"),
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option("--config", envvar="LARCIN_CONFIG", help="A TOML file with these settings."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Serve tables to browsers and programs."""
    from larcin.server import serving  # who plays in a terminal needs no server
    from larcin.server.settings import read_settings

    given = {
        "host": host,
        "port": port,
        "database": database,
        "valkey": valkey,
        "workers": workers,
        "thinkers": thinkers,
        "ray": ray,
        "thinking": thinking,
        "rate": rate,
        "access_log": access_log,
    }
    settings = read_settings(given, config, os.environ)
    if serving.serve(settings, open_browser=open_browser):
        raise typer.Exit(1)


@app.command("backup")
def backup_server(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """Write all that a server keeps into one file, also while it runs."""
    from larcin.server.backup import back_up
    from larcin.server.settings import read_settings

    settings = read_settings({"database": database}, config, os.environ)
    matches = back_up(settings.database, file)
    _print(f"{file}: {matches} matches.")


@app.command("reports")
def show_reports(database: ServerDatabase = None, config: ServerConfig = None) -> None:
    """Print the lines of the chat that were reported to whoever runs the server."""
    import asyncio

    from larcin.server.settings import read_settings
    from larcin.server.upkeep import read_reports

    settings = read_settings({"database": database}, config, os.environ)
    for line in asyncio.run(read_reports(settings.database)):
        print(line)


@app.command("ratings")
def compute_ratings(database: ServerDatabase = None, config: ServerConfig = None) -> None:
    """Compute the ratings of a server anew, from its matches."""
    import asyncio

    from larcin.server.settings import read_settings
    from larcin.server.upkeep import rate_anew

    settings = read_settings({"database": database}, config, os.environ)
    _print(f"{asyncio.run(rate_anew(settings.database))} matches were rated.")


@app.command("connect")
def connect_bot(
    url: Annotated[str, typer.Argument(metavar="URL", help="The address of a server.")],
    table: Annotated[str, typer.Option("--table", help="The id of a table.")],
    bot: Annotated[str, typer.Option("--bot", help="Who plays: greedy, ismcts:time=1")] = "greedy",
    name: Annotated[str | None, typer.Option("--name", help="What it is called there.")] = None,
    token: Annotated[
        str | None, typer.Option("--token", envvar="LARCIN_TOKEN", help="If you have one.")
    ] = None,
    link: Annotated[str | None, typer.Option("--link", help="The secret of a link.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="By default any.")] = None,
    thinking: Annotated[float, typer.Option("--thinking", min=0.05, help="Seconds a move.")] = 2.0,
) -> None:
    """Let a bot play at a table of a server."""
    import asyncio

    from larcin.client.visit import visit  # who plays in a terminal needs no client

    make_bot(bot)
    chosen = None if seat is None else seat - 1
    over = asyncio.run(
        visit(url, table, bot, name or bot, token=token, link=link, seat=chosen, seconds=thinking)
    )
    if over.outcome is None:
        _print(f"The match was closed: {over.closed}.")
    else:
        _print(f"Place {over.outcome.places[over.seat or 0]}; {url}/api/matches/{over.match}")


# -- What the commands need -----------------------------------------------------------------


def _plan(
    game: AnyGame,
    person: str,
    seats: int | None,
    bots: str | None,
    options: Sequence[str],
    seed: str | None,
) -> Plan:
    named = [] if bots is None else [bot.strip() for bot in bots.split(",")]
    given = dict(map(_name_and_value, options))
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
    given = read_options(game, dict(map(_name_and_value, options)))
    return TableSettings(game=game.slug, seats=(None, *others), options=msgspec.to_builtins(given))


def _join(
    url: str,
    person: str,
    settings: TableSettings | None,
    table: str,
    link: str | None,
    folder: Path,
    words: Words,
) -> Sitting:
    import asyncio

    from larcin.terminal.joining import Errand, join  # who plays alone needs no client

    errand = Errand(url, person, settings, table, link)
    return asyncio.run(join(errand, state_folder(os.environ), folder, words, _print))


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


def _name_and_value(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not equals:
        raise BadOption(option, f"An option is written as name=value, not {option!r}.")
    return name.strip(), value.strip()


def _resume(path: Path, game: str | None) -> Session:
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


def _language(name: str | None) -> str:
    return spoken_language(os.environ) if name is None else find_language(name)


def _find_rule(game: AnyGame, rule: str) -> str:
    """The id as the ledger spells it."""
    ledger = read_ledger(game.folder)
    known = {each.casefold(): each for each in (*ledger.chapters, *ledger.paragraphs)}
    if rule.casefold() in known:
        return known[rule.casefold()]
    near = [known[each] for each in difflib.get_close_matches(rule.casefold(), known, cutoff=0.4)]
    hint = f"near it: {', '.join(near)}" if near else f"its chapters: {', '.join(ledger.chapters)}"
    raise UnknownRule(f"The rules of {game.title} have no paragraph {rule!r}; {hint}.")


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("Playing needs a terminal, and this is none.")


def _run_terminal(
    folder: Path,
    person: str,
    language: str,
    session: Sitting | None,
    pace: float,
    memory_aid: bool,
) -> None:
    from larcin.terminal.app import LarcinApp  # Textual takes a while: only who plays waits for it

    client = LarcinApp(folder, person, language, session, pace=pace, memory_aid=memory_aid)
    client.run()
    if client.report.getvalue():
        raise OwnMistake(client.report.getvalue())
    if client.return_code:
        raise typer.Exit(client.return_code)


# -- Running them ---------------------------------------------------------------------------


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


def _console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def _print(*parts: RenderableType) -> None:
    console = _console()
    for part in parts:
        console.print(part, soft_wrap=isinstance(part, str))
