"""A client that somebody wrote after docs/wire.md: it knows JSON, HTTP and web sockets, no more."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def ask(url: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """POST this body, or GET without one: the answer, and the cookie that came with it."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "cookie": cookie}
    with urlopen(Request(url + path, data, headers)) as response:
        set_cookie = response.headers.get("set-cookie", "")
        return json.load(response), set_cookie.partition(";")[0]


def play_a_match(url: str, game: str) -> tuple[str, dict[str, Any]]:
    """The steps of "Playing a match, from nothing": the id of the match, and its outcome."""
    _, cookie = ask(url, "/api/me", {"name": "Anna"})  # 1
    table, _ = ask(url, "/api/tables", {"game": game, "seats": [None, "burglar"]}, cookie)  # 2
    path = f"/api/tables/{table['id']}"
    ask(url, f"{path}/sit", {}, cookie)  # 3
    ask(url, f"{path}/start", {}, cookie)
    address = url.replace("http://", "ws://") + f"{path}/socket"  # 4
    answered = 0
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] != "observation":
                continue
            seen = message["observation"]
            if seen["view"]["outcome"] is not None:  # 6
                return message["match"], seen["view"]["outcome"]
            if seen["question"] is not None and seen["question"] != answered:  # 5
                answered = seen["question"]
                move = seen["moves"][0]
                socket.send(json.dumps({"type": "play", "question": answered, "move": move}))
    raise AssertionError("the socket was closed before the match was over")
