"""Tables in memory: the lock, a move's way to all screens, bots, timeouts, other processes.

A `Table` is made of parts, and only the table locks. Not here: HTTP, SQL, and what people ask for
between matches.
"""
