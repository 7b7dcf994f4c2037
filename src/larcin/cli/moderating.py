"""Commands for who looks after a server's people: `larcin moderate …`, and `larcin sweep`.

They work on the database; a server that runs follows within a second.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from larcin.cli.common import BadUsage, print_parts
from larcin.cli.hosting import ServerConfig, ServerDatabase

if TYPE_CHECKING:
    from larcin.server.running.settings import Settings
    from larcin.wire import AnyAct

moderate = typer.Typer(
    help="Look after the people of a server: each act is noted in a log.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Who = Annotated[str, typer.Argument(metavar="WHO", help="The id of a user, or a claimed name.")]
AnyWho = Annotated[str | None, typer.Argument(metavar="[WHO]", help="An id, or a claimed name.")]
AName = Annotated[str | None, typer.Option("--name", help="Whoever is called so.")]
AnAddress = Annotated[str | None, typer.Option("--address", help="Or a network: 192.0.2.0/24.")]
ForDays = Annotated[
    int | None, typer.Option("--days", min=1, max=3660, help="By default until it is lifted.")
]
Why = Annotated[str, typer.Option("--reason", help="For the log.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
SeatAt = Annotated[int, typer.Argument(metavar="SEAT", min=1, help="Counted from 1.")]
LineAt = Annotated[int, typer.Argument(metavar="NUMBER", min=0, help="As reports tell it.")]


@moderate.command("silence")
def silence(
    who: Who,
    days: ForDays = None,
    reason: Why = "",
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """Somebody writes no more in any chat."""
    from larcin.wire import Silence

    settings = _settings(database, config)
    _do(settings, Silence(user=_find(settings, who), days=days, reason=reason))


@moderate.command("ban")
def ban(
    who: AnyWho = None,
    name: AName = None,
    address: AnAddress = None,
    with_address: Annotated[
        bool, typer.Option("--with-address", help="Of a person: and from where they look on now.")
    ] = False,
    days: ForDays = None,
    reason: Why = "",
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """A person, a name or an address is not welcome."""
    from larcin.wire import Ban

    settings = _settings(database, config)
    user = _one_of(settings, who, name, address)
    whom = {"user": user, "name": name, "address": address}
    _do(settings, Ban(**whom, with_address=with_address, days=days, reason=reason))


@moderate.command("lift")
def lift(
    who: AnyWho = None,
    name: AName = None,
    address: AnAddress = None,
    reason: Why = "",
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """A ban is over; of a person, a silence, too."""
    from larcin.wire import Lift

    settings = _settings(database, config)
    user = _one_of(settings, who, name, address)
    _do(settings, Lift(user=user, name=name, address=address, reason=reason))


@moderate.command("unseat")
def unseat(
    table: TableId,
    seat: SeatAt,
    reason: Why = "",
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """Free a seat; in a match, a bot sits in."""
    from larcin.wire import Unseat

    _do(_settings(database, config), Unseat(table=table, seat=seat - 1, reason=reason))


@moderate.command("close-table")
def close_table(
    table: TableId,
    reason: Why = "",
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """End a match without a result; a table where none has begun is deleted."""
    from larcin.wire import CloseTable

    _do(_settings(database, config), CloseTable(table=table, reason=reason))


@moderate.command("delete-line")
def delete_line(
    table: TableId,
    number: LineAt,
    reason: Why = "",
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """Delete a line of the chat. Reports of it stay until they are settled."""
    from larcin.wire import DeleteLine

    _do(_settings(database, config), DeleteLine(table=table, number=number, reason=reason))


@moderate.command("settle")
def settle(
    table: TableId,
    number: LineAt,
    reason: Why = "",
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """A reported line has been seen to: its reports are deleted."""
    from larcin.wire import Settle

    _do(_settings(database, config), Settle(table=table, number=number, reason=reason))


@moderate.command("reset-password")
def reset_password(
    who: Who, reason: Why = "", database: ServerDatabase = None, config: ServerConfig = None
) -> None:
    """Print a new password for a claimed name; all its sessions and tokens end."""
    from larcin.wire import ResetPassword

    settings = _settings(database, config)
    _do(settings, ResetPassword(user=_find(settings, who), reason=reason))


@moderate.command("delete-person")
def delete_person(
    who: Who, reason: Why = "", database: ServerDatabase = None, config: ServerConfig = None
) -> None:
    """Delete an account, as its owner could do. Matches stay, without the name."""
    from larcin.wire import DeletePerson

    settings = _settings(database, config)
    _do(settings, DeletePerson(user=_find(settings, who), reason=reason))


@moderate.command("appoint")
def appoint(
    who: Who, reason: Why = "", database: ServerDatabase = None, config: ServerConfig = None
) -> None:
    """Somebody with a claimed name may moderate, over the API."""
    from larcin.wire import Appoint

    settings = _settings(database, config)
    _do(settings, Appoint(user=_find(settings, who), reason=reason))


@moderate.command("dismiss")
def dismiss(
    who: Who, reason: Why = "", database: ServerDatabase = None, config: ServerConfig = None
) -> None:
    """Somebody moderates no longer."""
    from larcin.wire import Dismiss

    settings = _settings(database, config)
    _do(settings, Dismiss(user=_find(settings, who), reason=reason))


@moderate.command("log")
def print_log(
    count: Annotated[int, typer.Option("--count", min=1, help="How many at most.")] = 100,
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """Print what moderators did, the latest last, each as a line of JSON."""
    from larcin.server.running.maintenance import read_acts

    _print(asyncio.run(read_acts(_settings(database, config).database, count)))


@moderate.command("bans")
def print_bans(database: ServerDatabase = None, config: ServerConfig = None) -> None:
    """Print who is not welcome, or may not write, each as a line of JSON."""
    from larcin.server.running.maintenance import read_bans

    _print(asyncio.run(read_bans(_settings(database, config).database)))


@moderate.command("file")
def print_person(who: Who, database: ServerDatabase = None, config: ServerConfig = None) -> None:
    """Print all that is kept about somebody, as JSON."""
    from larcin.server.running.maintenance import read_person

    print(asyncio.run(read_person(_settings(database, config).database, who)))


def sweep_server(
    dry: Annotated[bool, typer.Option("--dry-run", help="Count, and delete nothing.")] = False,
    rewrite: Annotated[
        bool, typer.Option("--rewrite", help="Make the file anew; best while no server runs.")
    ] = False,
    keep: Annotated[
        list[str] | None,
        typer.Option("--keep", envvar="LARCIN_KEEP", help="For how many days what, like chat=30."),
    ] = None,
    database: ServerDatabase = None,
    config: ServerConfig = None,
) -> None:
    """Delete what a server need not keep any more, as it does itself once a day."""
    from larcin.server.running.maintenance import sweep

    settings = _settings(database, config, keep or ())
    swept = asyncio.run(sweep(settings.database, settings.keep, dry=dry, rewrite=rewrite))
    told = ", ".join(f"{count} {what}" for what, count in swept._asdict().items())
    print_parts(f"{'To be deleted' if dry else 'Deleted'}: {told}.")


def _settings(database: ServerDatabase, config: ServerConfig, keep: Iterable[str] = ()) -> Settings:
    from larcin.server.running.settings import read_settings

    return read_settings({"database": database}, config, os.environ, keep=keep)


def _find(settings: Settings, who: str) -> str:
    from larcin.server.running.maintenance import find_user

    return asyncio.run(find_user(settings.database, who))


def _one_of(
    settings: Settings, who: str | None, name: str | None, address: str | None
) -> str | None:
    """The id of whom it concerns, if it is a person."""
    if sum(each is not None for each in (who, name, address)) != 1:
        raise BadUsage("Name a person, --name or --address, and only one of them.")
    return None if who is None else _find(settings, who)


def _do(settings: Settings, act: AnyAct) -> None:
    from larcin.server.running.maintenance import moderate as carry_out

    done = asyncio.run(carry_out(settings.database, act))
    if done.password is not None:
        print(done.password)
    else:
        print_parts(f"Done: act {done.number} in the log.")


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)
