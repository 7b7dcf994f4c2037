"""What the browser's board knows of the box agrees with the box."""

from __future__ import annotations

import json
from pathlib import Path

import larcin.games.adel
from larcin.games.adel.data import CASTLES, PLAYERS, SALON, SERIES, chairs
from larcin.games.adel.state import Options
from larcin.games.adel.tests.playing import deal

BOX = Path(larcin.games.adel.__file__).parent / "ui" / "box.json"
CELLS = {"five": Options(cells="five"), "all": Options(cells="all")}


def test_the_board_draws_the_box_as_it_is() -> None:
    """[AV-1.2] [AV-1.8] [AV-1.10] [AV-7.33] [AV-R19] [AV-R50] [AV-R50b]"""
    assert json.loads(BOX.read_text(encoding="utf-8")) == {
        "track": [list(castle) for castle in (SALON, *CASTLES)],
        "chairs": {str(seats): chairs(seats) for seats in PLAYERS},
        "cells": {
            name: {str(seats): deal(seats, options=options).cells() for seats in PLAYERS}
            for name, options in CELLS.items()
        },
        "series": {
            colour: {"cheques": list(series.cheques), "thieves": list(series.thieves)}
            for colour, series in SERIES.items()
        },
    }
