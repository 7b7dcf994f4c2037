"""Everything that is kept, and the only room with SQL: SQLite and PostgreSQL alike.

`Store` is the door; `Database` is all that differs between the two. Not here: what is in memory,
and who may do what.
"""
