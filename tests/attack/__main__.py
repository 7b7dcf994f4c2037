"""The attacks that take longer, and what each got:

    python -m tests.attack [frames connections passwords bots lobby timing] [--source FOLDER]

Each starts a real server on the loopback and is bounded in count and time; the whole takes some
five minutes. `--source` is the `src` of another version, to compare with: what it prints belongs
into docs/trust.md, with its date.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime

from tests.attack import long_runs
from tests.attack.timing import timing

RUNS = {
    "frames": long_runs.frames,
    "connections": long_runs.connections,
    "passwords": long_runs.passwords,
    "bots": long_runs.bots,
    "lobby": long_runs.lobby,
    "timing": timing,
}


async def attack(names: list[str], source: str | None) -> None:
    """Print the table, line by line."""
    print(f"{datetime.now(UTC):%Y-%m-%d}\n\n| tried | got |\n| --- | --- |", flush=True)
    for name in names:
        async for tried, got in RUNS[name](source):
            print(f"| {tried} | {got} |", flush=True)


def main() -> int:
    """Attack, and say what came of it."""
    parser = argparse.ArgumentParser(description="Attack a server on the loopback.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(RUNS))
    parser.add_argument("--source", help="The folder src of another version.")
    args = parser.parse_args()
    if unknown := set(args.names) - set(RUNS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    asyncio.run(attack(args.names or list(RUNS), args.source))
    return 0


if __name__ == "__main__":
    sys.exit(main())
