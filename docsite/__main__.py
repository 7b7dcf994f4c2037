"""`python -m docsite` builds the docs site."""

from __future__ import annotations

import sys

from docsite.building import CannotBuild, build
from docsite.links import faults

if __name__ == "__main__":
    try:
        folder = build()
    except CannotBuild as error:
        sys.exit(str(error))
    dead = faults(folder)
    sys.exit("\n".join(["Links that lead nowhere:", *dead]) if dead else 0)
