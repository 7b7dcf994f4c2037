"""The server: tables, sockets, storage and an open API. It names no game."""
