"""What bad input gets: an exception of a kind, whose text is one clear sentence."""

from __future__ import annotations

import pickle

import pytest

from larcin.kernel.errors import (
    BadMessage,
    BadOption,
    BadRecord,
    BadSeats,
    IllegalMove,
    LarcinError,
    StaleAnswer,
)


def test_a_refusal_names_its_rule() -> None:
    refusal = IllegalMove("RB-3.3", "not-in-hand", {"motif": "crown"})
    assert str(refusal) == "Refused by RB-3.3: not in hand."
    assert (refusal.rule, refusal.reason, refusal.facts) == (
        "RB-3.3",
        "not-in-hand",
        {"motif": "crown"},
    )


def test_the_facts_of_a_refusal_are_its_own() -> None:
    facts = {"pile": 3}
    refusal = IllegalMove("RB-3.3", "no-such-pile", facts)
    facts.clear()
    assert refusal.facts == {"pile": 3}


ERRORS = [BadSeats("Not so many."), IllegalMove("RB-3.3", "not-in-hand", {"pile": 3})]
WITH_FIELDS = [kind("seats", "Field seats.") for kind in (BadOption, BadMessage, BadRecord)]


def there_and_back(error: LarcinError) -> LarcinError:
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, LarcinError)
    return again


@pytest.mark.parametrize("error", [*ERRORS, StaleAnswer("RB-3", "stale-answer", {"question": 3})])
def test_an_error_crosses_from_one_process_to_another(error: LarcinError) -> None:
    again = there_and_back(error)
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("error", WITH_FIELDS)
def test_an_error_with_a_field_crosses_too(error: LarcinError) -> None:
    again = there_and_back(error)
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
