"""Guides: a page to play from, and paragraphs shown on the board. See docs/guides.md."""

from larcin.guides.guide import BadGuide, Guide, Part, Shown, guide_of, read_guide
from larcin.guides.showing import Showing, show

__all__ = ["BadGuide", "Guide", "Part", "Showing", "Shown", "guide_of", "read_guide", "show"]
