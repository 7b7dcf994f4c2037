"""Chance: a function of a secret seed and a counter, and of nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from string import hexdigits
from typing import TYPE_CHECKING, Any, Self, TypeVar

from msgspec import Struct

from larcin.kernel.errors import BadSeed

T = TypeVar("T")

SEED_BYTES = 32
_RANGE = 1 << 64
_MASK = _RANGE - 1


class Chance(Struct):
    """What the rules may ask of chance. A copy of it goes on independently."""

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely as the others."""
        raise TypeError(f"{type(self).__name__} does not say how to draw a number")

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into random order (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Self:
        """The same stream from here on, drawn from separately."""
        return self.__copy__()

    if TYPE_CHECKING:  # msgspec has it, its stubs do not

        def __copy__(self) -> Self: ...


class Rng(Chance):
    """The chance of real matches: draw number n is BLAKE2b of n under the secret seed.

    Whoever knows the seed can repeat every draw; whoever does not can foresee none.
    """

    seed: bytes
    count: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.seed, bytes):
            raise BadSeed(f"A seed is {SEED_BYTES} bytes, not {type(self.seed).__name__}.")
        if len(self.seed) != SEED_BYTES:
            raise BadSeed(f"A seed has {SEED_BYTES} bytes; this one has {len(self.seed)}.")

    def below(self, limit: int) -> int:
        """Unbiased: a draw beyond the last whole multiple of `limit` is thrown away."""
        if not 0 < limit <= _RANGE:
            raise ValueError(f"nothing can be drawn below {limit}")
        fair = _RANGE - _RANGE % limit
        while True:
            drawn = self._draw()
            if drawn < fair:
                return drawn % limit

    def _draw(self) -> int:
        block = hashlib.blake2b(self.count.to_bytes(8, "big"), key=self.seed, digest_size=8)
        self.count += 1
        return int.from_bytes(block.digest(), "big")


class QuickRng(Chance):
    """Chance for search: small, fast to draw from and to copy, and no secret at all.

    A 64-bit linear congruential generator (Knuth's MMIX constants) of which the upper half
    is used. Its bias is below 2**-32 * limit, far under what any search could notice.
    """

    state: int = 0

    @classmethod
    def numbered(cls, number: int) -> Self:
        """A stream of its own for each number; those of neighbours have nothing in common."""
        digest = hashlib.blake2b(number.to_bytes(8, "big"), digest_size=8).digest()
        return cls(int.from_bytes(digest, "big"))

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & _MASK
        return (state >> 32) * limit >> 32

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """The same shuffle with the draws written out: it is the hot loop of `imagine`."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            state = (state * 6364136223846793005 + 1442695040888963407) & _MASK
            other = (state >> 32) * (last + 1) >> 32
            items[last], items[other] = items[other], items[last]
        self.state = state


class ScriptedRng(Chance):
    """A double for tests: it answers what it was told to answer, in order."""

    answers: tuple[int, ...] = ()
    count: int = 0

    def below(self, limit: int) -> int:
        """The next scripted answer; a script that is too short or too high is a mistake."""
        if self.count >= len(self.answers):
            raise IndexError(f"draw {self.count + 1} was not scripted (limit {limit})")
        answer = self.answers[self.count]
        if not 0 <= answer < limit:
            raise ValueError(f"scripted draw {answer} is not below {limit}")
        self.count += 1
        return answer


def commitment(seed: bytes) -> str:
    """What is published when a match starts: the seed's SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def read_seed(text: str) -> bytes:
    """A seed from its hexadecimal spelling."""
    told = f"A seed is written as {2 * SEED_BYTES} hexadecimal digits"
    if not set(text) <= set(hexdigits):
        raise BadSeed(f"{told}.")
    if len(text) != 2 * SEED_BYTES:
        raise BadSeed(f"{told}; this one has {len(text)}.")
    return bytes.fromhex(text)
