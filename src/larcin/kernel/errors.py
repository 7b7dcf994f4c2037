"""What bad input gets: one typed exception for each kind, whose text is one clear sentence."""

from __future__ import annotations

from collections.abc import Mapping


class LarcinError(Exception):
    """Anything a person or a program did that cannot be done. `str()` of it is a sentence."""


class IllegalMove(LarcinError):
    """A refusal: the rule behind it and the reason, a key whose words each language has."""

    def __init__(self, rule: str, reason: str, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(rule, reason)
        self.rule = rule
        self.reason = reason
        self.facts = dict(facts or {})

    def __str__(self) -> str:
        return f"Refused by {self.rule}: {self.reason.replace('-', ' ')}."


class StaleAnswer(IllegalMove):
    """An answer to a question that is no longer being asked."""


class UnknownGame(LarcinError):
    """No registered game has this name."""


class BrokenGame(LarcinError):
    """A game's folder lacks something that every game must have."""


class BadSeats(LarcinError):
    """This game is not played by so many."""


class BadField(LarcinError):
    """Something is wrong with a field; its sentence says what."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(field, sentence)  # both, so that it can be sent to another process
        self.field = field
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class BadOption(BadField):
    """An unknown option, or a value that it does not take."""


class BadSeed(LarcinError):
    """Not 32 bytes, or not their hexadecimal spelling."""


class BadMessage(BadField):
    """Bytes that are not what they should be; `field` says where."""


class BadRecord(BadMessage):
    """A record of a match that is broken, tampered with, or not for this program."""
