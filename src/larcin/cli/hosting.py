"""Commands for who runs a server, and for bots that visit one."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from larcin.bots import make_bot
from larcin.cli.common import BadUsage, open_console, print_parts
from larcin.words.catalogue import printable

if TYPE_CHECKING:
    from larcin.wire import TableState  # who plays alone needs no server's messages

ServerDatabase = Annotated[
    str | None,
    typer.Option("--database", envvar="LARCIN_DATABASE", help="What the server was given."),
]
ServerConfig = Annotated[
    Path | None,
    typer.Option("--config", envvar="LARCIN_CONFIG", help="The file the server was given."),
]


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
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", envvar="LARCIN_PROXIES", help="A proxy whose headers are true."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", envvar="LARCIN_LIMITS", help="A limit, like tables=20; see docs."),
    ] = None,
    keep: Annotated[
        list[str] | None,
        typer.Option("--keep", envvar="LARCIN_KEEP", help="For how many days what, like chat=30."),
    ] = None,
    limited: Annotated[
        bool | None,
        typer.Option("--limits/--no-limits", envvar="LARCIN_LIMITED", help="None, to measure."),
    ] = None,
    access_log: Annotated[
        bool | None,
        typer.Option("--access-log/--no-access-log", envvar="LARCIN_ACCESS_LOG"),
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option("--config", envvar="LARCIN_CONFIG", help="A TOML file with these settings."),
    ] = None,
    page: Annotated[
        str | None,
        typer.Option("--page", envvar="LARCIN_PAGE", help="A folder that build-page has made."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Serve tables to browsers and programs."""
    from larcin.authoring.page import find_page
    from larcin.server.running import serve as serving  # who plays in a terminal needs no server
    from larcin.server.running.settings import read_settings

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
        "proxies": proxy or None,
        "limited": limited,
        "access_log": access_log,
        "page": page or find_page(),
    }
    settings = read_settings(given, config, os.environ, limit or (), keep or ())
    if serving.serve(settings, open_browser=open_browser):
        raise typer.Exit(1)


def build_page(
    force: Annotated[
        bool, typer.Option("--force", help="Build it, even if nothing has changed.")
    ] = False,
) -> None:
    """Build the page for browsers with the boards of games that larcin does not bring along."""
    from larcin.authoring.page import build_own_page

    print_parts(*build_own_page(force=force))


def backup_server(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """Write all that a server keeps into one file, also while it runs."""
    from larcin.server.running.settings import read_settings
    from larcin.server.storage.backup import back_up

    settings = read_settings({"database": database}, config, os.environ)
    matches = back_up(settings.database, file)
    print_parts(f"{file}: {matches} matches.")


def show_reports(database: ServerDatabase = None, config: ServerConfig = None) -> None:
    """Print the lines of the chat that were reported to whoever runs the server."""
    from larcin.server.running.maintenance import read_reports
    from larcin.server.running.settings import read_settings

    settings = read_settings({"database": database}, config, os.environ)
    for line in asyncio.run(read_reports(settings.database)):
        print(line)


def compute_ratings(database: ServerDatabase = None, config: ServerConfig = None) -> None:
    """Compute the ratings of a server anew, from its matches."""
    from larcin.server.running.maintenance import rate_anew
    from larcin.server.running.settings import read_settings

    settings = read_settings({"database": database}, config, os.environ)
    print_parts(f"{asyncio.run(rate_anew(settings.database))} matches were rated.")


class _Told:
    """Tells whoever started a bot how far its table is; the result alone goes to stdout."""

    def __init__(self) -> None:
        self._seated = self._begun = False

    def __call__(self, table: TableState) -> None:
        seat, begun = table.seat or 0, table.match is not None
        if not self._seated:
            waiting = "" if begun else "; waiting for the start"
            self._say(f"Sat down in seat {seat + 1} at {table.id}{waiting}.")
        if begun and not self._begun:
            others = [each.name or "" for each in (*table.seats[:seat], *table.seats[seat + 1 :])]
            self._say(f"The match has begun, against {', '.join(others)}.")
        self._seated, self._begun = True, begun

    def _say(self, sentence: str) -> None:
        open_console(stderr=True).print(printable(sentence), soft_wrap=True)


def connect_bot(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="The address of a server, or an invitation.")
    ],
    table: Annotated[
        str | None, typer.Option("--table", help="The id of a table, if it is no invitation.")
    ] = None,
    bot: Annotated[
        str, typer.Option("--bot", help="greedy, ismcts:time=1 or my_bot:Careful")
    ] = "greedy",
    name: Annotated[str | None, typer.Option("--name", help="What it is called there.")] = None,
    token: Annotated[
        str | None, typer.Option("--token", envvar="LARCIN_TOKEN", help="If you have one.")
    ] = None,
    link: Annotated[str | None, typer.Option("--link", help="The secret of a link.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="By default any.")] = None,
    thinking: Annotated[float, typer.Option("--thinking", min=0.05, help="Seconds a move.")] = 2.0,
) -> None:
    """Let a bot play at a table of a server."""
    from larcin.client.visit import read_address, visit  # who plays alone needs no client

    make_bot(bot)
    server, invited, secret = read_address(url)
    where = table or invited
    if where is None:
        raise BadUsage("At which table? Give the link of an invitation, or --table ID.")
    chosen = None if seat is None else seat - 1
    known = {"token": token, "link": link or secret}
    over = asyncio.run(
        visit(server, where, bot, name or bot, **known, seat=chosen, seconds=thinking, tell=_Told())
    )
    if over.outcome is None:
        print_parts(f"The match was closed: {over.closed}.")
    else:
        place = over.outcome.places[over.seat or 0]
        print_parts(f"Place {place}; {server}/api/matches/{over.match}")
