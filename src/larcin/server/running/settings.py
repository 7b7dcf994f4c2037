"""What the server is told when it starts: by flags, by the environment or by a file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from larcin.files import state_folder
from larcin.kernel.codec import convert
from larcin.kernel.errors import BadMessage, LarcinError
from larcin.server.common.keep import Keep
from larcin.server.common.limits import Limits, without_limits
from larcin.server.storage.database import POSTGRES

VALKEY: Final = ("valkey://", "valkeys://", "redis://", "rediss://", "unix://")


class BadSettings(LarcinError):
    """Settings with which no server can run."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the server is told when it starts."""

    database: str
    """A file, or an address `postgresql://...`."""

    host: str = "127.0.0.1"
    """0.0.0.0 for the whole network."""

    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0 for any that is free."""

    valkey: str | None = None
    """An address `valkey://...`, for several processes."""

    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Processes that serve, behind one port."""

    thinkers: Annotated[int, Meta(ge=1, le=256)] | None = None
    """Processes for bots, for each that serves; by default all cores together."""

    ray: str | None = None
    """The address of a Ray cluster on which bots think; `auto` finds one on this machine."""

    thinking: Annotated[float, Meta(ge=0.05, le=60)] = 2.0
    """Seconds that a bot may think about a move."""

    rate: Annotated[int, Meta(ge=1)] = 100
    """Requests a second that one address may make, and messages a second over one socket."""

    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose headers say from where, and how, somebody comes."""

    limits: Limits = Limits()
    """What one address or one person may take; in the file, a section of its own."""

    keep: Keep = Keep()
    """For how many days what is kept; in the file, a section of its own."""

    limited: bool = True
    """Whether there are limits at all; who measures wants none."""

    access_log: bool = False
    """Whether every request is logged: method, path, status and time, and nothing else."""

    page: str | None = None
    """A folder with a page for browsers that was built by `larcin build-page`."""

    @property
    def bounds(self) -> Limits:
        """The limits that hold."""
        return self.limits if self.limited else without_limits()

    @property
    def bots(self) -> int:
        """How many processes for bots each process that serves has."""
        return self.thinkers or max(1, (os.cpu_count() or 1) // self.workers)


def read_settings(
    given: Mapping[str, Any],
    file: Path | None,
    environment: Mapping[str, str],
    limits: Iterable[str] = (),
    keep: Iterable[str] = (),
) -> Settings:
    """All settings: what is given counts, then the file, then what is usual."""
    settings = {} if file is None else _read_file(file)
    settings |= {name: value for name, value in given.items() if value is not None}
    for section, told in (("limits", _read_numbers(limits)), ("keep", _read_numbers(keep))):
        if told:
            in_file = settings.get(section)
            settings[section] = {**(in_file if isinstance(in_file, dict) else {}), **told}
    settings.setdefault("database", str(state_folder(environment) / "server.sqlite"))
    try:
        return _checked(convert(settings, Settings))
    except BadMessage as error:
        where = "" if file is None else f"{file}: "
        raise BadSettings(f"{where}{error}") from None


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings(f"{file} cannot be read: {error}.") from None


def _read_numbers(given: Iterable[str]) -> dict[str, float]:
    """Settings of a section as they are given to a command: `tables=20`."""
    found = {}
    for each in given:
        name, _, number = each.partition("=")
        try:
            found[name.strip()] = float(number) if "." in number else int(number)
        except ValueError:
            raise BadSettings(f"This is a name and a number, like tables=20: {each}.") from None
    return found


def _checked(settings: Settings) -> Settings:
    """What can be seen to be wrong before anything is opened."""
    if settings.valkey is not None and not settings.valkey.startswith(VALKEY):
        raise BadSettings("The address of Valkey begins with valkey:// or redis://.")
    if settings.workers > 1:
        if not settings.database.startswith(POSTGRES) or settings.valkey is None:
            raise BadSettings(
                "Several processes need PostgreSQL and Valkey:"
                " --database postgresql://… --valkey valkey://…"
            )
        if not hasattr(os, "fork"):
            raise BadSettings("Several processes cannot share a port on this system.")
    for proxy in settings.proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise BadSettings(f"A proxy is an address like 10.0.0.1: {proxy}.") from None
    return settings
