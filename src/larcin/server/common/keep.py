"""For how long things are kept that nobody asked to keep for ever."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Days = Annotated[int, Meta(ge=0, le=36_600)]
"""0 is for ever."""


class Keep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be set under `keep`, in days; docs/running.md says the same in a table."""

    guests: Days = 180
    """Guests who have not come back since."""

    tables: Days = 30
    """Tables whose match has not begun."""

    chat: Days = 90
    """Lines of the chat."""

    reports: Days = 180
    """Lines that were reported, and why."""

    acts: Days = 730
    """What moderators did."""

    matches: Days = 0
    """Matches that are over."""
