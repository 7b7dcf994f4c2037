"""What can go wrong, each kind by its name; `web.problems` says what clients are told."""

from __future__ import annotations

from larcin.kernel.errors import LarcinError


class NotThere(LarcinError):
    """What was asked for does not exist."""


class NotIdentified(LarcinError):
    """The server does not know who asks."""


class Forbidden(LarcinError):
    """Somebody else may do this, or nobody."""


class Banned(Forbidden):
    """A moderator has decided that this person, or this address, is not welcome."""


class BadAddress(LarcinError):
    """What should be an address of the network is none, or too many at once."""


class BadName(LarcinError):
    """A name that cannot be shown."""


class BadText(LarcinError):
    """A line that cannot be shown."""


class BadPassword(LarcinError):
    """A password that somebody would guess."""


class NotPlaying(LarcinError):
    """No match is being played at this table, or not by whoever asks."""


class NameTaken(LarcinError):
    """Somebody has claimed this name."""


class WrongPassword(LarcinError):
    """Not the password of this name, or nobody has claimed it."""


class TooMany(LarcinError):
    """Too much at once; later it would be allowed."""


class Conflict(LarcinError):
    """Somebody else has written this already: nothing of it was stored."""


class Damaged(LarcinError):
    """What is stored of a table or a match cannot be understood. Its sentence is for everybody."""


class NotStored(LarcinError):
    """The database does not work. What was to be written is not in it."""
