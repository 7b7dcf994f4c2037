"""What all doors share: who asks, problems, headers, limits; the web socket; the page for browsers.

With `api` and `running` this is all that knows Litestar and uvicorn. Not here: what is decided
about tables, or stored; the built page itself lies in `server/site`, built docs in `server/docs`.
"""
