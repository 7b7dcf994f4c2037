"""The docs site, built: every link leads somewhere, and nothing comes from another host."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from docsite import building
from docsite.finishing import INLINE, TO_GAMES, link_rules
from docsite.ledgers import places_of_rules
from docsite.links import faults
from docsite.staging import relink
from larcin.kernel.ledger import read_ledger
from larcin.kernel.registry import LANGUAGES, games

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built once."""
    if not building.can_build():
        pytest.skip("what the docs are built with is not installed: `python3 run.py docs` has it")
    folder = tmp_path_factory.mktemp("docs")
    return building.build(folder / "site", folder / "workshop")


def test_links_lead_somewhere(site: Path) -> None:
    assert faults(site) == []


def test_nothing_is_loaded_from_elsewhere_or_stands_inline(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|link|img|iframe)[^>]*(?:src|href)="(https?:[^"]+)', text)
        assert loaded == [], page
        assert INLINE.search(text) is None, page
        assert re.findall(r"<script(?![^>]*(?: src=| type=\"application/json\"))", text) == [], page
        assert re.findall(r" on[a-z]+=", re.sub(r">[^<]*<", "><", text)) == [], page
    for sheet in (site / "look").glob("*.css"):
        assert "http" not in sheet.read_text(encoding="utf-8")


def test_each_paragraph_has_an_anchor_in_each_language(site: Path) -> None:
    for game in games().values():
        for language in LANGUAGES:
            name = f"{game.slug}.html" if language == "en" else f"{game.slug}.{language}.html"
            text = (site / "rules" / name).read_text(encoding="utf-8")
            ledger = read_ledger(game.folder)
            missing = [
                rule
                for rule in (*ledger.chapters, *ledger.paragraphs)
                if f'id="{rule}"' not in text
            ]
            assert missing == []


def test_the_reference_has_signatures_with_types(site: Path) -> None:
    page = (site / "reference" / "kernel.html").read_text(encoding="utf-8")
    plain = re.sub(r"<[^>]+>", "", page)
    assert 'id="larcin.kernel.match.Match.observe"' in page
    assert re.search(r"observe\(\s*seat: Seat \| None, since: int = 0\s*\)", plain)


def test_one_can_search_for_a_rule_and_for_a_name(site: Path) -> None:
    found = json.loads((site / "search.json").read_text(encoding="utf-8"))
    places = {item["location"] for item in found["items"]}
    assert {
        "rules/raubern.html#RB-3.9",
        "reference/kernel.html#larcin.kernel.match.Match",
    } <= places
    assert not any(place.startswith("rules/raubern.fr.html") for place in places)
    assert not any("Deutsch</p>" in item["text"] for item in found["items"])


def test_a_ledger_explains_the_notes_that_it_shows(site: Path) -> None:
    page = (site / "rules" / "raubern.html").read_text(encoding="utf-8")
    assert "<em>our ruling</em>" in page
    assert "<small>our ruling</small>" in page
    assert "Kinds:" not in page


def test_one_gets_back_to_the_games(site: Path) -> None:
    assert all(TO_GAMES in page.read_text(encoding="utf-8") for page in site.rglob("*.html"))


def test_an_id_of_a_rule_leads_to_its_paragraph() -> None:
    places = places_of_rules()
    linked = link_rules("<p>See RB-3.9.</p><pre>RB-3.9</pre>", "decisions/a.html", places)
    assert linked == (
        '<p>See <a class="rule-id" href="../rules/raubern.html#RB-3.9">RB-3.9</a>.</p>'
        "<pre>RB-3.9</pre>"
    )
    assert link_rules("<p>RB-99.9</p>", "a.html", places) == "<p>RB-99.9</p>"
    french = link_rules("<p>RB-3.9</p>", "rules/raubern.fr.html", places)
    assert 'href="raubern.fr.html#RB-3.9"' in french


def test_links_of_sources_become_links_of_the_site() -> None:
    text = "[a](../examples/write_a_bot.py) [b](wire.md#x) [c](../tests/sixth/) [d](https://x.y)"
    assert relink(text, "docs/page.md", "page.md") == (
        "[a](examples.md#write_a_bot) [b](wire.md#x) c [d](https://x.y)"
    )
    assert relink("[a](docs/wire.md)", "CHANGELOG.md", "changes.md") == "[a](wire.md)"
