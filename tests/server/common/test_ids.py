"""Ids are for addresses and for commands."""

from __future__ import annotations

import secrets

import pytest

from larcin.server.common.models import new_id


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-looks-like-an-option", "good"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(made))
    assert new_id() == "good"
