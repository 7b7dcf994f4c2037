"""What the server keeps of links to tables, and of the rights that they give."""

from __future__ import annotations

from contextlib import suppress

from larcin.server.common.errors import Conflict
from larcin.server.common.models import Rights, digest, new_id, now
from larcin.server.storage.database import Database, Statement
from larcin.wire import Link


class Links:
    """Links, by the digests of their secrets, and who has used them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, giver: str, link: Link, secret: str) -> None:
        """Remember a link by the digest of its secret."""
        await self._database.write(
            Statement(
                "INSERT INTO links VALUES (?, ?, ?, ?, ?, ?, ?)",
                (link.id, digest(secret), table, link.kind, link.seat, giver, now()),
            )
        )

    async def given(self, table: str, giver: str) -> list[Link]:
        """The links that this user has given away."""
        rows = await self._database.read(
            "SELECT id, kind, seat FROM links WHERE table_id = ? AND giver = ?"
            " ORDER BY created, id",
            table,
            giver,
        )
        return [Link(id=row[0], kind=row[1], seat=row[2]) for row in rows]

    async def use(self, table: str, user: str, secret: str) -> Link | None:
        """Give the user what the link gives; `None` if there is no such link."""
        rows = await self._database.read(
            "SELECT id, kind, seat FROM links WHERE table_id = ? AND digest = ?",
            table,
            digest(secret),
        )
        if not rows:
            return None
        link = Link(id=rows[0][0], kind=rows[0][1], seat=rows[0][2])
        with suppress(Conflict):  # used before
            await self._database.write(
                Statement("INSERT INTO grants VALUES (?, ?)", (link.id, user))
            )
        return link

    async def revoke(self, link: str, giver: str) -> str:
        """Take back a link and all that was given by it; answers the id of its table."""
        rows = await self._database.read(
            "SELECT table_id FROM links WHERE id = ? AND giver = ?", link, giver
        )
        if not rows:
            raise Conflict("There is no such link, or it is not yours.")
        await self._database.write(
            Statement("DELETE FROM grants WHERE link_id = ?", (link,)),
            Statement("DELETE FROM links WHERE id = ? AND giver = ?", (link, giver), rows=1),
        )
        return str(rows[0][0])

    async def rights(self, table: str, user: str) -> Rights:
        """What links have given to this user at this table."""
        rows = await self._database.read(
            "SELECT kind, seat FROM grants JOIN links ON links.id = grants.link_id"
            " WHERE table_id = ? AND user_id = ?",
            table,
            user,
        )
        given = {(row[0], row[1]) for row in rows}
        return Rights(
            sit=("sit", None) in given,
            sit_in=frozenset(seat for kind, seat in given if kind == "sit" and seat is not None),
            watch=bool(given),
            eyes=frozenset(seat for kind, seat in given if kind == "eyes"),
        )


def take_along(previous: str, table: str, host: str) -> tuple[Statement, ...]:
    """A table is the rematch of another: whoever could look there can look here.

    They are given a link of which nobody knows the secret.
    """
    link = new_id()
    return (
        Statement(
            "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL",
            (table, previous),
            rows=1,
        ),
        Statement(
            "INSERT INTO links VALUES (?, ?, ?, 'watch', NULL, ?, ?)",
            (link, f"rematch {link}", table, host, now()),
        ),
        Statement(
            "INSERT INTO grants SELECT CAST(? AS TEXT), user_id FROM grants"
            " JOIN links ON links.id = grants.link_id WHERE links.table_id = ?"
            " UNION SELECT CAST(? AS TEXT), user_id FROM seats"
            " WHERE table_id = ? AND user_id IS NOT NULL"
            " UNION SELECT CAST(? AS TEXT), host FROM tables WHERE id = ?",
            (link, previous, link, previous, link, previous),
        ),
    )
