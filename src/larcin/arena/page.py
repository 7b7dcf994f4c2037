"""stub"""

from pathlib import Path
from larcin.arena.table import Table


def write_page(table: Table) -> str:
    return ""


def save_page(path: Path, table: Table) -> None: ...
