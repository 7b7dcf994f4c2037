"""All that is kept of a person, read for them: as it is kept, without what would open a door."""

from __future__ import annotations

from typing import Any, Final

from larcin.server.storage.database import Database

SUBJECTS: Final[dict[str, tuple[str, str]]] = {
    "account": (
        "id, name, created, seen, claimed, program, owner, moderator, session",
        "users WHERE id = ? OR owner = ? ORDER BY created, id",
    ),
    "tokens": (
        "id, user_id, label, created",
        "tokens WHERE user_id = ? OR user_id IN (SELECT id FROM users WHERE owner = ?)",
    ),
    "tables": (
        "id, host, settings, is_public, match_id, previous, rematch, created",
        "tables WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE user_id = ?)"
        " ORDER BY created, id",
    ),
    "seats": ("table_id, seat, stand_in", "seats WHERE user_id = ?"),
    "matches": (
        "id, table_id, game, rules_version, options, names, started, outcome, closed, ended",
        "matches WHERE table_id IN (SELECT table_id FROM seats WHERE user_id = ?)"
        " ORDER BY started, id",
    ),
    "moves": (
        "match_id, number, kind, moves.seat, move, moves.bot, made",
        "moves JOIN matches ON matches.id = match_id"
        " JOIN seats ON seats.table_id = matches.table_id AND seats.seat = moves.seat"
        " WHERE seats.user_id = ? ORDER BY made, match_id, number",
    ),
    "hints": (
        "match_id, question, made",
        "hints JOIN matches ON matches.id = match_id"
        " JOIN seats ON seats.table_id = matches.table_id AND seats.seat = hints.seat"
        " WHERE seats.user_id = ? ORDER BY made",
    ),
    "links": (
        "id, table_id, kind, seat, created",
        "links WHERE giver = ? ORDER BY created, id",
    ),
    "used_links": ("link_id", "grants WHERE user_id = ?"),
    "chat": (
        "table_id, number, seat, said, made",
        "chats WHERE user_id = ? ORDER BY made, table_id, number",
    ),
    "muted": ("muted", "mutes WHERE user_id = ?"),
    "reported_by_me": (
        "table_id, number, user_id, said, reason, made",
        "reports WHERE reporter = ? ORDER BY made",
    ),
    "reported_of_me": (
        "table_id, number, said, reason, made",
        "reports WHERE user_id = ? ORDER BY made",
    ),
    "ratings": (
        "game, mu, sigma, worth, matches",
        "ratings WHERE player = 'u:' || CAST(? AS TEXT)",
    ),
    "bans": ("kind, made, until", "bans WHERE kind IN ('user', 'silence') AND who = ?"),
    "moderated": ("number, made, act, reason", "acts WHERE about = ? ORDER BY number"),
    "moderated_by_me": (
        "number, made, about, act, reason",
        "acts WHERE doer = ? ORDER BY number",
    ),
}
"""By subject: the fields, and where they stand. Hashes of passwords and secrets are left out,
and who has reported or muted somebody is theirs who did."""


async def read_person(database: Database, user: str) -> dict[str, list[dict[str, Any]]]:
    """Everything, by subject."""
    found = {}
    for subject, (fields, where) in SUBJECTS.items():
        names = [each.rpartition(".")[2] for each in fields.split(", ")]
        rows = await database.read(f"SELECT {fields} FROM {where}", *[user] * where.count("?"))
        found[subject] = [dict(zip(names, row, strict=True)) for row in rows]
    return found
