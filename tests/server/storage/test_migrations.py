"""Scripts of migration: taken apart where a statement ends, carried out whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from larcin.server.common.errors import NotStored
from larcin.server.common.keep import Keep
from larcin.server.common.models import now
from larcin.server.storage import open_database as opening
from larcin.server.storage.database import Statement
from larcin.server.storage.open_database import (
    MIGRATIONS,
    open_database,
    schema_version,
    statements_of,
)
from larcin.server.storage.store import Store
from larcin.server.storage.sweeping import DAY

TRICKY = """
-- A comment; it ends nothing. Does it?
CREATE TABLE sayings (
    said TEXT NOT NULL DEFAULT 'first; -- second?', -- what; is said
    "odd; name" TEXT NOT NULL DEFAULT '' /* neither; this */
);
INSERT INTO sayings (said) VALUES ('it''s over; really?');
INSERT INTO sayings ("odd; name") VALUES ('--');
-- The end;
"""


def next_script(folder: Path, script: str) -> Path:
    """All scripts there are, and this one."""
    known = sorted(MIGRATIONS.glob("*.sql"))
    for each in known:
        (folder / each.name).write_bytes(each.read_bytes())
    (folder / f"{len(known) + 1:04}.sql").write_text(script, encoding="utf-8")
    return folder


def test_scripts_are_numbered_without_a_gap() -> None:
    """The number of a script is its place: a gap would give every later one another."""
    names = sorted(each.name for each in MIGRATIONS.iterdir())
    assert names == [f"{number:04}.sql" for number in range(1, len(names) + 1)]


@pytest.mark.parametrize(
    ("script", "statements"),
    [
        ("", []),
        ("A; B;", ["A;", "B;"]),
        ("A; B", ["A;", "B"]),
        ("A; -- B;", ["A;"]),
        ("A; /* B;\n */ C", ["A;", "/* B;\n */ C"]),
        ("INSERT 'x;y'; B;", ["INSERT 'x;y';", "B;"]),
        ("INSERT 'it''s;'; B;", ["INSERT 'it''s;';", "B;"]),
        ('ALTER "x;y"; B;', ['ALTER "x;y";', "B;"]),
        ("-- x;\nA;", ["-- x;\nA;"]),
        ("/* x; */ A;", ["/* x; */ A;"]),
        ("INSERT '--'; B;", ["INSERT '--';", "B;"]),
        (
            "CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; END; C;",
            ["CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; END;", "C;"],
        ),
    ],
)
def test_a_statement_ends_where_it_ends(script: str, statements: list[str]) -> None:
    assert statements_of(script) == statements


async def test_texts_names_and_comments_may_have_anything_in_them(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "MIGRATIONS", next_script(tmp_path, TRICKY))
    database = await open_database(database_url)
    assert [tuple(row) for row in await database.read("SELECT * FROM sayings ORDER BY said")] == [
        ("first; -- second?", "--"),
        ("it's over; really?", ""),
    ]
    found = await database.read("SELECT 'who?' FROM sayings WHERE \"odd; name\" = ?", "--")
    assert [tuple(row) for row in found] == [("who?",)]
    await database.close()


async def test_a_script_that_fails_is_undone_whole(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(database_url)
    version = await schema_version(database)
    broken = next_script(tmp_path, "CREATE TABLE half (id TEXT); CREATE TABLE half (id TEXT; X;")
    monkeypatch.setattr(opening, "MIGRATIONS", broken)
    with pytest.raises(NotStored):
        await opening.migrate(database)
    assert await schema_version(database) == version
    await database.write(Statement("CREATE TABLE half (id TEXT)"))
    await database.close()


async def test_reports_and_people_of_before_stay(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests of before are not swept at once, though nobody noted when they came last."""
    for script in sorted(MIGRATIONS.glob("*.sql"))[:5]:
        (tmp_path / script.name).write_bytes(script.read_bytes())
    with monkeypatch.context() as before:
        before.setattr(opening, "MIGRATIONS", tmp_path)
        database = await open_database(database_url)
    await database.write(
        Statement("INSERT INTO users (id, name, created) VALUES ('anna', 'Anna', 5)"),
        Statement(
            "INSERT INTO tables (id, host, settings, is_public, created)"
            " VALUES ('table', 'anna', '{}', 1, 5)"
        ),
        Statement("INSERT INTO reports VALUES ('table', 0, 'anna', 'anna', 'You', 'rude', 5)"),
    )
    await opening.migrate(database)
    store = Store(database)
    assert [each.text for each in await store.chats.reports()] == ["You"]
    assert (await store.sweeper.count(Keep(), now())).guests == 0
    assert (await store.sweeper.count(Keep(), now() + 181 * DAY)).guests == 1
    await store.close()
