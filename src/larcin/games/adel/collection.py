"""What a collection is, and which ones a hand can still become. Objects come sorted by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from .data import LEAST, LETTERS, YEAR, Object

Worth = tuple[int, int]
"""The size of a collection and minus the year of its oldest object: the greater, the better."""

NOTHING: Worth = (0, 0)


def letters_of(objects: Iterable[Object]) -> str:
    """The letters of these objects, in their order."""
    return "".join([each[0] for each in objects])


def oldest(objects: Iterable[Object]) -> Object:
    """[AV-R5] The object with the earliest year."""
    return min(objects, key=YEAR.__getitem__)


def worth(collection: Sequence[Object]) -> Worth:
    """[AV-7.6] Size counts; [AV-7.9] [AV-R35] then the oldest object that is shown."""
    return (len(collection), -YEAR[oldest(collection)]) if collection else NOTHING


def follows(letter: str, last: str) -> bool:
    """[AV-7.4] [AV-R6] Whether this letter may stand beside that one: the same or the next."""
    return letter == last or ord(letter) == ord(last) + 1


@lru_cache(1 << 16)
def can_reach(letters: str, size: int, last: str) -> bool:
    """[AV-7.4] Whether so many objects, ending in this letter, can become a collection.

    `letters` are those of the objects still to come. Without an object, any of them may be first.
    """
    if size >= LEAST:
        return True
    if not size:
        return any(can_reach(letters[n + 1 :], 1, each) for n, each in enumerate(letters))
    for letter in letters:
        if not follows(letter, last):
            return False
        size, last = size + 1, letter
        if size >= LEAST:
            return True
    return False


@lru_cache(1 << 16)
def picks(letters: str, size: int, last: str) -> tuple[bool, bool]:
    """[AV-R73] Whether the first of these letters may be shown, and whether it may be kept.

    [AV-R34] Whoever has a collection must show one: a choice after which none is left is not
    offered. Whoever has none keeps everything.
    """
    if not can_reach(letters, size, last):
        return False, True
    first, rest = letters[0], letters[1:]
    fits = not size or follows(first, last)
    return fits and can_reach(rest, size + 1, first), can_reach(rest, size, last)


@lru_cache(1 << 16)
def ways(letters: str, asked: int, size: int, last: str) -> tuple[int, int]:
    """[AV-R73] In how many ways so many objects can be gone through: the first shown, or kept.

    A size beyond the least that a collection needs makes no difference, so none need be given.
    """
    show, keep = picks(letters, size, last)
    if asked == 1 or len(letters) == 1:
        return int(show), int(keep)
    first, rest = letters[0], letters[1:]
    shown = sum(ways(rest, asked - 1, min(size + 1, LEAST), first)) if show else 0
    return shown, sum(ways(rest, asked - 1, size, last)) if keep else 0


@lru_cache(1 << 12)
def spans(letters: str, settled: str = "") -> tuple[str, ...]:
    """[AV-7.4] The sets of letters that can stand side by side in a collection of these objects.

    `settled` are the letters of those that are in it already. Where no collection can be made any
    more, there is none.
    """
    held = [each for each in LETTERS if each in letters]
    runs = ["".join(held[i:j]) for i in range(len(held)) for j in range(i + 1, len(held) + 1)]
    joined = [run for run in runs if all(map(follows, run[1:], run)) and set(settled) <= set(run)]
    whole = [run for run in joined if sum(map(letters.count, run)) >= LEAST]
    return tuple(run for run in joined if any(run in each for each in whole))


@lru_cache(1 << 12)
def parted(letters: str) -> tuple[str, ...]:
    """[AV-7.4] Which two of these letters have others between them that are missing, and which."""
    gaps = [(one, other) for one in LETTERS for other in LETTERS if one < other]
    return tuple(
        "".join((one, other, *missing))
        for one, other in gaps
        if one in letters
        and other in letters
        and (missing := [each for each in LETTERS if one < each < other and each not in letters])
    )


def is_barren(letters: str) -> bool:
    """[AV-R74] Whether there is no collection among these letters, in any order."""
    return _is_barren("".join(sorted(letters)))


@lru_cache(1 << 16)
def _is_barren(letters: str) -> bool:
    return not can_reach(letters, 0, "")


def is_collection(objects: tuple[Object, ...]) -> bool:
    """[AV-7.4] Whether these are at least three objects that follow each other."""
    return len(objects) >= LEAST and len(runs_of(objects)) == 1


@lru_cache(1 << 14)
def best_collection(objects: tuple[Object, ...]) -> tuple[Object, ...]:
    """[AV-R55b] The largest collection of these objects; of equal ones, that with the oldest."""
    runs = [run for run in runs_of(objects) if len(run) >= LEAST]
    return max(runs, key=worth, default=())


@lru_cache(1 << 14)
def runs_of(objects: tuple[Object, ...]) -> tuple[tuple[Object, ...], ...]:
    """The objects parted wherever a letter is missing."""
    runs: list[tuple[Object, ...]] = []
    for each in sorted(objects):
        if runs and follows(each[0], runs[-1][-1][0]):
            runs[-1] = (*runs[-1], each)
        else:
            runs.append((each,))
    return tuple(runs)
