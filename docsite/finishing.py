"""What is done to the HTML that Zensical has made, so that a strict server may send it.

No script and no style stands in a page: the server's policy allows only files of its own. Every id
of a rule leads to its paragraph. What compresses well lies beside itself compressed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from posixpath import relpath
from typing import Final

from docsite.ledgers import NAMES, places_of_rules
from docsite.links import GAMES
from larcin.kernel.ledger import RULE_ID
from larcin.kernel.registry import LANGUAGES

INLINE: Final = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
TAGS: Final = re.compile(r"(<[^>]*>)")
HEAD_ENDS: Final = '<div class="md-header__source">'
TO_GAMES: Final = f'<a class="to-games" href="{GAMES}">Play</a>'
"""From the docs back to the page of the same server."""

TRANSLATED: Final = re.compile(r"rules/\w+\.\w\w\.html")
UNTOUCHED: Final = ("a", "pre", "script", "style", "title", "svg", "h1", "h2", "h3", "nav")
"""Elements in which an id of a rule stays as it is: links, code, headings."""

PACKED: Final = (".css", ".html", ".js", ".json", ".svg")
NOT_NEEDED: Final = ("404.html", "assets/stylesheets/classic", "objects.inv", "sitemap.xml")


def finish(site: Path) -> None:
    """Make a built site fit to be served."""
    for name in NOT_NEEDED:
        path = site / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    places = places_of_rules()
    for page in site.rglob("*.html"):
        where = page.relative_to(site).as_posix()
        text = link_rules(page.read_text(encoding="utf-8"), where, places)
        text = _without_inline(text, where, site).replace(HEAD_ENDS, TO_GAMES + HEAD_ENDS, 1)
        page.write_text(text, encoding="utf-8")
    _search_in_english(site / "search.json")
    for path in [*site.rglob("*")]:
        if path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(path.name + ".gz").write_bytes(packed)


def _search_in_english(index: Path) -> None:
    """A rule is found once: its page leads to its translations, and those links are no text."""
    found = json.loads(index.read_text(encoding="utf-8"))
    links = f"<p>{' · '.join(NAMES[each] for each in LANGUAGES)}</p>"
    found["items"] = [
        {**item, "text": item["text"].replace(links, "", 1).lstrip()}
        for item in found["items"]
        if not TRANSLATED.match(item["location"])
    ]
    index.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")


def link_rules(page: str, where: str, places: Mapping[str, str]) -> str:
    """The page with a link at every id of a rule that it names in its text."""
    inside: list[str] = []
    parts = TAGS.split(page)
    for number, part in enumerate(parts):
        if part.startswith("<"):
            _step(part, inside)
        elif not inside:
            parts[number] = RULE_ID.sub(lambda found: _link(found[0], where, places), part)
    return "".join(parts)


def _step(tag: str, inside: list[str]) -> None:
    """Note which of the untouched elements one is in."""
    name = re.match(r"</?([a-z0-9]+)", tag)
    if name is None or name[1] not in UNTOUCHED or tag.endswith("/>"):
        return
    if not tag.startswith("</"):
        inside.append(name[1])
    elif name[1] in inside:
        inside.remove(name[1])


def _link(rule: str, where: str, places: Mapping[str, str]) -> str:
    place = places.get(rule)
    if place is None:
        return rule
    page, _, anchor = place.partition("#")
    game = page.removesuffix(".html")
    if where.startswith(f"{game}."):
        page = where  # a translation of the ledger is read on in its language
    target = relpath(page, where.rpartition("/")[0] or ".")
    return f'<a class="rule-id" href="{target}#{anchor}">{rule}</a>'


def _without_inline(page: str, where: str, site: Path) -> str:
    """The page with its scripts and styles in files, which are the same for many pages."""

    def move(found: re.Match[str]) -> str:
        kind, text = found.groups()
        ending = "js" if kind == "script" else "css"
        name = f"assets/inline/{hashlib.sha256(text.encode()).hexdigest()[:12]}.{ending}"
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text(text, encoding="utf-8")
        address = relpath(name, where.rpartition("/")[0] or ".")
        if kind == "script":
            return f'<script src="{address}"></script>'
        return f'<link rel="stylesheet" href="{address}">'

    return INLINE.sub(move, page)
