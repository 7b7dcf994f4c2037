"""Chance is a function of a secret seed and a counter, and of nothing else."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise, permutations

import pytest

from larcin.kernel.errors import BadSeed
from larcin.kernel.rng import Chance, QuickRng, Rng, ScriptedRng, commitment, read_seed

SEED = bytes(range(32))


def block(number: int, seed: bytes = SEED) -> int:
    """Draw number `number`, worked out by hand."""
    digest = hashlib.blake2b(number.to_bytes(8, "big"), key=seed, digest_size=8).digest()
    return int.from_bytes(digest, "big")


def shuffled(rng: Chance, count: int) -> list[int]:
    items = list(range(count))
    rng.shuffle(items)
    return items


# -- The chance of real matches -------------------------------------------------------------


def test_draw_n_is_blake2b_of_n_under_the_seed() -> None:
    rng = Rng(SEED)
    assert [rng.below(2**64) for _ in range(3)] == [block(0), block(1), block(2)]


def test_a_small_draw_is_the_remainder() -> None:
    assert Rng(SEED).below(6) == block(0) % 6


def test_deals_never_change() -> None:
    """If this fails, every stored match would be dealt anew."""
    assert shuffled(Rng(SEED), 12) == [4, 3, 7, 1, 8, 2, 10, 5, 6, 11, 9, 0]


def test_an_unfair_draw_is_thrown_away() -> None:
    limit = 2**63 + 1  # of 2**64 numbers, those beyond the limit would make some likelier
    rejected, kept = block(1), block(2)
    assert kept < limit <= rejected
    rng = Rng(SEED, 1)
    assert (rng.below(limit), rng.count) == (kept, 3)


def test_the_counter_is_all_that_changes() -> None:
    rng = Rng(SEED)
    rng.below(10)
    assert rng == Rng(SEED, 1)


def test_another_seed_is_another_deal() -> None:
    assert shuffled(Rng(SEED), 30) != shuffled(Rng(bytes(32)), 30)


@pytest.mark.parametrize("limit", [0, -1, 2**64 + 1])
def test_nothing_is_drawn_below_an_impossible_limit(limit: int) -> None:
    with pytest.raises(ValueError, match=f"below {limit}"):
        Rng(SEED).below(limit)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(BadSeed, match=f"this one has {len(seed)}"):
        Rng(seed)


@pytest.mark.parametrize("seed", ["0" * 32, bytearray(32), None])
def test_a_seed_is_bytes(seed: bytes) -> None:
    with pytest.raises(BadSeed, match=f"not {type(seed).__name__}"):
        Rng(seed)


# -- All kinds of chance --------------------------------------------------------------------


@pytest.mark.parametrize("rng", [Rng(SEED), QuickRng(7)], ids=["Rng", "QuickRng"])
def test_every_number_is_as_likely(rng: Chance) -> None:
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(1_800 < count < 2_200 for count in counts.values())


@pytest.mark.parametrize("rng", [Rng(SEED), QuickRng(7)], ids=["Rng", "QuickRng"])
def test_every_order_is_as_likely(rng: Chance) -> None:
    counts = Counter(tuple(shuffled(rng, 3)) for _ in range(6_000))
    assert set(counts) == set(permutations(range(3)))
    assert all(850 < count < 1_150 for count in counts.values())


@pytest.mark.parametrize("rng", [Rng(SEED), QuickRng(7), ScriptedRng((3, 1, 4))])
def test_a_copy_goes_on_independently(rng: Chance) -> None:
    twin = rng.copy()
    drawn = [rng.below(5) for _ in range(3)]
    assert [twin.below(5) for _ in range(3)] == drawn


def test_a_choice_is_one_draw() -> None:
    assert ScriptedRng((2,)).choice("abc") == "c"


def test_a_shuffle_swaps_from_the_end() -> None:
    assert shuffled(ScriptedRng((0, 1, 0)), 4) == [2, 3, 1, 0]


def test_the_quick_shuffle_is_the_same_shuffle() -> None:
    quick, plain = list(range(44)), list(range(44))
    QuickRng(5).shuffle(quick)
    Chance.shuffle(QuickRng(5), plain)
    assert quick == plain != list(range(44))


def test_chance_itself_cannot_draw() -> None:
    with pytest.raises(TypeError, match="Chance does not say how to draw"):
        Chance().below(2)


# -- The double for tests -------------------------------------------------------------------


def test_a_script_that_is_too_short_is_a_mistake() -> None:
    with pytest.raises(IndexError, match="draw 1 was not scripted"):
        ScriptedRng().below(3)


def test_a_script_that_is_too_high_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="3 is not below 3"):
        ScriptedRng((3,)).below(3)


# -- Promises -------------------------------------------------------------------------------


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("digits", [SEED.hex(), SEED.hex().upper()])
def test_a_seed_is_read_from_its_digits(digits: str) -> None:
    assert read_seed(digits) == SEED


@pytest.mark.parametrize(
    "text", ["", "00", "0" * 63, "g" * 64, "0 " * 32, "٠" * 64, "\ud800" * 64, "0" * 66]
)
def test_what_is_not_a_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSeed, match="64 hexadecimal digits"):
        read_seed(text)


def test_neighbouring_numbers_have_streams_of_their_own() -> None:
    first = [QuickRng.numbered(number).below(10) for number in range(1000)]
    assert all(80 <= first.count(each) <= 120 for each in range(10))
    repeats = sum(one == other for one, other in pairwise(first))
    assert 70 <= repeats <= 130
