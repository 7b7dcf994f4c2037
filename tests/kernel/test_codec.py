"""JSON in and out: what goes out comes back equal, and what is wrong is named."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, Literal

import pytest
from hypothesis import given
from msgspec import Struct

from larcin.kernel.codec import convert, decode, encode
from larcin.kernel.errors import BadMessage
from larcin.kernel.match import Match, observation_type
from tests.kernel.worlds import matches


class Cask(Struct, forbid_unknown_fields=True):
    litres: int
    wine: Literal["red", "white"] = "red"
    hoops: tuple[int, ...] = ()
    more: Any = None


class Cellar(Struct, forbid_unknown_fields=True):
    cask: Cask
    others: dict[str, Cask] = {}


# -- Round trips ----------------------------------------------------------------------------


@given(matches())
def test_an_observation_survives(match: Match) -> None:
    for seat in (None, *range(match.seats)):
        seen = match.observe(seat)
        assert decode(encode(seen), observation_type(match.game)) == seen


@given(matches())
def test_moves_events_and_options_survive(match: Match) -> None:
    for line in match.log:
        assert decode(encode(line.move), match.game.move_type) == line.move
    for event in match.events:
        assert decode(encode(event), match.game.event_type) == event
    assert decode(encode(match.options), match.game.options) == match.options


def test_equal_values_have_equal_bytes() -> None:
    assert encode({"b": {2, 1}, "a": 1}) == encode({"a": 1, "b": {1, 2}})


# -- What is wrong is named -----------------------------------------------------------------

WRONG: dict[str, tuple[str, str, str]] = {
    "an unknown field": ('{"cask":{"litres":1,"age":3}}', "cask.age", "Field cask.age is unknown."),
    "an unknown field on top": (
        '{"cask":{"litres":1},"wine":""}',
        "wine",
        "Field wine is unknown.",
    ),
    "a wrong type": (
        '{"cask":{"litres":"1"}}',
        "cask.litres",
        "Field cask.litres: expected `int`, got `str`.",
    ),
    "a fraction": (
        '{"cask":{"litres":1.0}}',
        "cask.litres",
        "Field cask.litres: expected `int`, got `float`.",
    ),
    "a flag for a number": (
        '{"cask":{"litres":true}}',
        "cask.litres",
        "Field cask.litres: expected `int`, got `bool`.",
    ),
    "a wrong item": (
        '{"cask":{"litres":1,"hoops":[1,null]}}',
        "cask.hoops[1]",
        "Field cask.hoops[1]: expected `int`, got `null`.",
    ),
    "a wrong word": (
        '{"cask":{"litres":1,"wine":"rosé"}}',
        "cask.wine",
        "Field cask.wine: invalid enum value 'rosé'.",
    ),
    "a missing field": (
        '{"cask":{}}',
        "cask",
        "Field cask: object missing required field `litres`.",
    ),
    "nothing": ("", "", "Input data was truncated."),
    "half of it": ('{"cask":', "", "Input data was truncated."),
    "something else": ("[]", "", "Expected `object`, got `array`."),
    "no JSON": ("cask!", "", "JSON is malformed: invalid character (byte 0)."),
    "no number": (
        '{"cask":{"litres":NaN}}',
        "",
        "JSON is malformed: invalid character (byte 18).",
    ),
    "too much": ("{} {}", "", "Object missing required field `cask`."),
}


@pytest.mark.parametrize("what", WRONG)
def test_it_names(what: str) -> None:
    data, field, sentence = WRONG[what]
    with pytest.raises(BadMessage) as error:
        decode(data, Cellar)
    assert (error.value.field, str(error.value)) == (field, sentence)


@pytest.mark.parametrize(
    "data",
    [b'{"cask":{"litres":1,"more":"\xff"}}', b"\xff\xfe", '{"cask":"\ud800"}', '"\\ud800"'],
)
def test_what_is_not_text_is_refused(data: bytes | str) -> None:
    with pytest.raises(BadMessage):
        decode(data, Cellar)


def test_what_is_nested_too_deeply_is_refused() -> None:
    depth = 100_000
    with pytest.raises(BadMessage, match="nested too deeply"):
        decode(f'{{"cask":{{"litres":1,"more":{"[" * depth}{"]" * depth}}}}}', Cellar)


def test_a_sentence_does_not_repeat_what_would_play_tricks_on_a_screen() -> None:
    with pytest.raises(BadMessage) as error:
        decode('{"\\u001b[2J\\n":1}', Cellar)
    assert str(error.value) == "Field �[2J� is unknown."


def test_a_sentence_is_short_even_if_the_field_is_not() -> None:
    with pytest.raises(BadMessage) as error:
        decode(f'{{"{"x" * 1_000_000}":1}}', Cellar)
    assert len(str(error.value)) < 400


# -- From plain values ----------------------------------------------------------------------


def test_plain_values_are_read() -> None:
    assert convert({"litres": 3}, Cask) == Cask(3)


def test_numbers_are_read_from_text_on_request() -> None:
    assert convert({"litres": "3"}, Cask, strict=False) == Cask(3)


@pytest.mark.parametrize("value", [None, 1, "litres", object(), {"litres": object()}, {3: 4}])
def test_what_is_something_else_is_refused(value: Any) -> None:
    with pytest.raises(BadMessage):
        convert(value, Cask)


RACE = """
import sys, threading, types
from larcin.kernel.codec import convert, decode

sys.setswitchinterval(1e-6)
FIELDS = "(Struct, tag=True):\\n    x: tuple[int, ...] = ()\\n"
for number in range(60):
    module = types.ModuleType(f"m{number}")
    sys.modules[module.__name__] = module
    code = "from __future__ import annotations\\nfrom msgspec import Struct\\nclass A0" + FIELDS
    for each in range(1, 8):
        code += f"class A{each}{FIELDS}    y: tuple[A{each - 1}, ...] = ()\\n"
    exec(code, module.__dict__)
    ready = threading.Barrier(4)

    def read(kind, ready):
        ready.wait()
        convert({"type": "A7", "y": [{"type": "A6", "y": [{"type": "A5"}]}]}, kind)
        decode('{"type": "A7", "x": [1]}', kind)

    threads = [threading.Thread(target=read, args=(module.A7, ready)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_may_read_a_type_for_the_first_time_together() -> None:
    """In a process of its own: where msgspec is asked without care, it ends by a segfault."""
    done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
