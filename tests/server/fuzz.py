"""Requests that nobody would make, after the server's own description of itself.

`python -m tests.server.fuzz [EXAMPLES [DATABASE]]` starts a server and tries each address so often,
with data that fits the description and with data that does not. The tests do it with a few.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, settings

from larcin.kernel.registry import games
from larcin.wire import TableSettings

ENDLESS: Final = ("/api/lobby", "/api/tables/{table_id}/stream")
"""What never ends cannot be tried in this way."""

FAREWELL: Final = "/api/account/delete"
"""It comes last: nobody is there any more afterwards."""

MOVES: Final = ("/play", "/change")
"""A move is described by its game, and not here."""

RULES: Final = (
    *("bad-name", "bad-password", "bad-text", "bad-seats", "bad-option"),
    *("unknown-bot", "unknown-game"),
)
"""Refusals of what fits the description: a schema cannot say them."""


def fuzz(url: str, cookies: Mapping[str, str], ids: Mapping[str, str], examples: int) -> int:
    """Try every operation so often; how many requests were made. A finding is raised."""
    import schemathesis  # it takes a second
    from schemathesis.generation import GenerationMode

    description = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in _all(description)]
    made = 0
    for operation in sorted(operations, key=lambda each: each.path == FAREWELL):
        if operation.path in ENDLESS:
            continue
        bad = [GenerationMode.NEGATIVE] if len(operation.body) or len(operation.query) else []
        for mode in (GenerationMode.POSITIVE, *bad):  # any text fits in a path
            made += _try(operation, mode, cookies, ids, examples)
    return made


def _all(description: Any) -> Any:
    return description.get_all_operations()


def _try(
    operation: Any,
    mode: Any,
    cookies: Mapping[str, str],
    ids: Mapping[str, str],
    examples: int,
) -> int:
    from hypothesis.errors import Unsatisfiable
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    made = 0
    fits = mode.value == "positive" and not operation.path.endswith(MOVES)

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(operation.as_strategy(generation_mode=mode))
    def one(case: Any) -> None:
        nonlocal made
        made += 1
        if made % 2:  # every other request is about something that is there
            for name in set(case.path_parameters or ()) & set(ids):
                case.path_parameters[name] = ids[name]
        response = case.call(cookies=dict(cookies), timeout=10)
        case.validate_response(response, excluded_checks=[positive_data_acceptance])
        check_refusal(response, fits=fits)

    try:
        one()
    except Unsatisfiable:
        assert mode.value == "negative", operation.label  # there is no bad data for some
    return made


def check_refusal(response: Any, *, fits: bool) -> None:
    """A refusal is a typed problem; what fits the description is refused by a rule alone."""
    if response.status_code < 400:
        return
    assert response.headers["content-type"] == ["application/problem+json"], response.text
    problem = response.json()
    assert problem["status"] == response.status_code
    assert problem["detail"].endswith("."), problem
    if fits and response.status_code == 400:
        kind = problem["type"].removeprefix("/problems/")
        assert kind in RULES or "got `float`" in problem["detail"], problem


async def fuzz_server(running: Any, examples: int) -> int:
    """Try a server that has a guest, a table and a match in it."""
    async with running.guest("Anna") as anna:
        made = TableSettings(game=next(iter(games())), seats=(None, "random"), chat="all")
        table = (await anna.make_table(made)).id
        await anna.sit(table)
        state = await anna.start(table)
        ids = {"table_id": table, "match_id": state.match, "user_id": (await anna.me()).id}
        cookies = dict(anna._http.cookies)
        return await asyncio.to_thread(fuzz, running.url, cookies, ids, examples)


async def main(examples: int, database: str | None) -> None:
    """Start a server, and try it."""
    from tests.server.conftest import serving

    with tempfile.TemporaryDirectory() as folder:
        async with serving(database or str(Path(folder) / "fuzz.sqlite")) as running:
            made = await fuzz_server(running, examples)
    print(f"{made} requests, and nothing found.")


if __name__ == "__main__":
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    asyncio.run(main(tries, sys.argv[2] if len(sys.argv) > 2 else None))
