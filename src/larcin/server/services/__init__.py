"""What people ask for around a match: tables, seats, links, rematches, advice, lists, accounts.

Functions that take the registry or the store, and no request: they would do as well for another
door. Not here: HTTP, SQL, and whatever needs a table's lock.
"""
