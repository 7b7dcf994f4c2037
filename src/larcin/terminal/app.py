"""The application: which screen is shown, and in which language."""

from __future__ import annotations

import io
from pathlib import Path
from typing import ClassVar, Final

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from larcin.bots import BotFailed
from larcin.kernel.registry import LANGUAGES
from larcin.terminal.local import Plan
from larcin.terminal.play import PlayScreen
from larcin.terminal.session import Session
from larcin.terminal.start import StartScreen

INTERRUPTED: Final = 130

NIGHT: Final = Theme(
    name="night",
    primary="#e3b04b",
    secondary="#8fb8a0",
    accent="#e3b04b",
    warning="#e3b04b",
    error="#e0664a",
    foreground="#efe6d0",
    background="#16281f",
    surface="#1d3529",
    panel="#244132",
    dark=True,
)


class LarcinApp(App[None]):
    """One person in front of a terminal."""

    TITLE = "larcin"
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", priority=True, show=False),
        Binding("ctrl+q", "interrupt", priority=True, show=False),
    ]

    def __init__(
        self,
        folder: Path,
        name: str,
        language: str,
        session: Session | None = None,
        *,
        pace: float = 0.0,
        memory_aid: bool = False,
        answers_obvious: bool = False,
    ) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.folder = folder
        self.person = name
        self.language = language
        self.pace = pace
        self.memory_aid = memory_aid
        self.answers_obvious = answers_obvious
        self._first = session
        self.failure: BotFailed | None = None
        # What Textual says about a mistake of ours is kept from the person, for the crash report.
        self.report = io.StringIO()
        self.error_console = Console(file=self.report, width=120)

    def on_mount(self) -> None:
        """Show the first screen."""
        self.push_screen(StartScreen() if self._first is None else PlayScreen(self._first))

    def start(self, plan: Plan) -> None:
        """Sit down at a new table."""
        self.sit_down(plan.start(self.folder))

    def sit_down(self, session: Session) -> None:
        """Go to this table."""
        self.switch_screen(PlayScreen(session))

    @property
    def next_language(self) -> str:
        """The language that comes after the one spoken now."""
        following = LANGUAGES.index(self.language) + 1
        return LANGUAGES[following % len(LANGUAGES)]

    def switch_language(self) -> None:
        """Speak the next language."""
        self.language = self.next_language

    def give_up(self, failure: BotFailed) -> None:
        """A bot of the person's own failed, so nobody can go on: who started us says why."""
        self.failure = failure
        self.exit()

    def action_interrupt(self) -> None:
        """Leave at once: every move is saved already."""
        self.exit(return_code=INTERRUPTED)
