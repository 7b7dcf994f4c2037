"""What the docs look like: larcin's colours and type, from the files that the page is made of."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent.parent
SOURCE_SANS: Final = "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght"
FONTS: Final = {
    "limelight.woff2": "@fontsource/limelight/files/limelight-latin-400-normal.woff2",
    "source-sans.woff2": f"{SOURCE_SANS}-normal.woff2",
    "source-sans-italic.woff2": f"{SOURCE_SANS}-italic.woff2",
}
"""What npm has brought for the page. Without them, the fonts that a system has will do."""


def lay_out(folder: Path) -> None:
    """Put style sheets, fonts and the icon into this folder."""
    folder.mkdir()
    shutil.copyfile(ROOT / "web" / "src" / "styles" / "tokens.css", folder / "tokens.css")
    shutil.copyfile(ROOT / "web" / "public" / "icon.svg", folder / "icon.svg")
    for name in ("look.css", "fonts.css"):
        shutil.copyfile(HERE / name, folder / name)
    for name, source in FONTS.items():
        if (ROOT / "node_modules" / source).is_file():
            shutil.copyfile(ROOT / "node_modules" / source, folder / name)
