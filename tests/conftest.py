"""What holds for a whole run: it leaves nothing behind, and knows a sixth game.

That game is found by its folder, as anybody's would be, also by every process that it starts.
"""

from __future__ import annotations

import os

from larcin.authoring.template import FOLDER
from larcin.kernel.registry import GAMES_PATH
from tests.guardian import watch_over_this_run

PLACES = os.environ.get(GAMES_PATH, "").split(os.pathsep)
if str(FOLDER.parent) not in PLACES:
    os.environ[GAMES_PATH] = os.pathsep.join(filter(None, [*PLACES, str(FOLDER.parent)]))


def pytest_configure() -> None:
    watch_over_this_run()
