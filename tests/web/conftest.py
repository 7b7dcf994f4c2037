"""A server with the built page, and a browser to look at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from larcin.server.web.static_site import SITE
from tests.web.browser import HURRIED, chromium, open_browser
from tests.web.serving import served

LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}


expect.set_options(timeout=20_000)  # a busy machine is no mistake


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with quick bots."""
    if not (SITE / "index.html").is_file():
        pytest.skip("the page is not built: npm ci && npm run build")
    with served(tmp_path_factory.mktemp("served") / "larcin.sqlite") as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium. It leaves with the last test here: while it is driven, no other loop can run."""
    if chromium() is None:
        pytest.skip("there is no browser")
    with open_browser() as browser:
        yield browser


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    """People who come with a browser each."""
    people = Visitors(browser)
    yield people
    people.leave()


class Visitors:
    """Makes browsers without a past, and sees that none of them found a mistake."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.mistakes: list[str] = []

    def come(
        self,
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        *,
        night: bool = False,
        hurried: bool = True,
    ) -> BrowserContext:
        """Somebody new, mostly in a hurry, who likes still pictures."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            reduced_motion="reduce",
            color_scheme="dark" if night else "light",
        )
        context.set_default_timeout(20_000)
        if hurried:
            context.add_init_script(HURRIED)
        context.on("weberror", lambda error: self.mistakes.append(str(error.error)))
        context.on(
            "console",
            lambda message: (
                self.mistakes.append(message.text) if message.text.startswith("words:") else None
            ),
        )
        self._contexts.append(context)
        return context

    def without_scripts(self, context: BrowserContext) -> BrowserContext:
        """Somebody who was here, as far as a server can tell, and whose browser runs no script."""
        again = self._browser.new_context(
            storage_state=context.storage_state(), java_script_enabled=False
        )
        self._contexts.append(again)
        return again

    def leave(self) -> None:
        """All go home."""
        for context in self._contexts:
            context.close()
