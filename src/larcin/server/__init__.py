"""The server: rooms one above the other, and imports that only point down.

    running    the application put together, its settings and its processes
    api        the open API over HTTP, a file for each subject
    web        what all doors share; the socket; the page for browsers
    services   what people ask for around a match
    tables     tables in memory: a move's way to all screens
    matches    one match beside its log | storage: what is kept | messaging: other processes
    common     words that all rooms use

`docs/server.md` walks through them.
"""
