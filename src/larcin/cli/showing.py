"""Commands that show something: games, rules, a match; and those that check them."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import MofNCompleteColumn, Progress

from larcin.check import check
from larcin.cli.common import GameName, Language, MemoryAid, language_of, open_console, print_parts
from larcin.guides import guide_of
from larcin.kernel.errors import BadSeats, LarcinError
from larcin.kernel.game import AnyGame, Canvas
from larcin.kernel.laws import LAWS
from larcin.kernel.ledger import read_ledger
from larcin.kernel.record import verify
from larcin.kernel.registry import broken_games, find_game, games
from larcin.terminal.replay import show_replay
from larcin.terminal.saving import load, naming
from larcin.terminal.styled_text import describe_game, write_guide, write_passages
from larcin.words import Words

ROWS_ON_PAPER: Final = 60
"""Printed text has no last row; so many are enough for the largest drawings."""

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]


class LawNotObeyed(LarcinError):
    """A game broke a law."""


class UnknownRule(LarcinError):
    """No paragraph of the ledger has this id."""


def list_games(lang: Language = None) -> None:
    """List the games."""
    for game in games().values():
        print_parts(
            describe_game(game, Words(game, language_of(lang))), f"larcin play {game.slug}", ""
        )
    words = Words(None, language_of(lang))
    for name, error in broken_games().items():
        print_parts(words("game-broken", game=name), str(error), "")


def print_rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="A chapter or a paragraph.")
    ] = None,
    lang: Language = None,
) -> None:
    """Print the rules of a game, the page to play from first; or a chapter, or a paragraph."""
    found = find_game(game)
    words = Words(found, language_of(lang))
    guide = guide_of(found.folder)
    if rule is None and guide.parts:
        print_parts(write_guide(guide, words), "")
    chapters = read_ledger(found.folder).chapters
    for each in chapters if rule is None else [_find_rule(found, rule)]:
        print_parts(write_passages(words.passages(each), words), "")


def _find_rule(game: AnyGame, rule: str) -> str:
    """The id as the ledger spells it."""
    ledger = read_ledger(game.folder)
    known = {each.casefold(): each for each in (*ledger.chapters, *ledger.paragraphs)}
    if rule.casefold() in known:
        return known[rule.casefold()]
    near = [known[each] for each in difflib.get_close_matches(rule.casefold(), known, cutoff=0.4)]
    hint = f"near it: {', '.join(near)}" if near else f"its chapters: {', '.join(ledger.chapters)}"
    raise UnknownRule(f"The rules of {game.title} have no paragraph {rule!r}; {hint}.")


def replay(
    file: RecordFile,
    turn: Annotated[
        int | None, typer.Option("--turn", help="After how many moves; by default all.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Whose eyes, from 1; by default a spectator's.")
    ] = None,
    lang: Language = None,
    memory_aid: MemoryAid = False,
) -> None:
    """Show a match from the eyes of a seat."""
    saved = load(file)
    if seat is not None and seat not in range(1, len(saved.seats) + 1):
        raise BadSeats(f"The match has {len(saved.seats)} seats, so there is no seat {seat}.")
    me = None if seat is None else seat - 1
    words = Words(find_game(saved.game), language_of(lang), saved.seats, me)
    canvas = Canvas(open_console().width, ROWS_ON_PAPER, memory_aid)
    with naming(file):
        print_parts(*show_replay(saved, words, turn, canvas))


def verify_record(file: RecordFile, lang: Language = None) -> None:
    """Check the seed of a match against its commitment, and replay every move."""
    saved = load(file)
    with naming(file):
        match = verify(saved)
    words = Words(match.game, language_of(lang), match.names)
    print_parts(words("verified-commitment", commitment=match.commitment))
    print_parts(words("verified-moves", moves=len(match.log)), words("verified-events"))
    if match.outcome is None:
        print_parts(words("verified-unfinished"))
    else:
        print_parts(words("verified-outcome", ending=words.ending(match.outcome)))


def check_laws(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", min=1, help="How many.")] = 100,
    first: Annotated[int, typer.Option("--first", min=0, help="The first one's number.")] = 0,
    every: Annotated[
        int, typer.Option("--every", min=1, help="Look at one position in so many.")
    ] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; by default one per core.")
    ] = None,
) -> None:
    """Hold random matches of a game to every law."""
    obeyed = positions = 0
    with Progress(
        *Progress.get_default_columns(), MofNCompleteColumn(), console=open_console()
    ) as bar:
        task = bar.add_task(find_game(game).title, total=matches)
        for batch in check(game, range(first, first + matches), workers, every):
            if batch.broken is not None:
                raise LawNotObeyed(f"A law is broken: {batch.broken}")
            obeyed, positions = obeyed + batch.matches, positions + batch.positions
            bar.update(task, advance=batch.matches)
    looked = "each" if every == 1 else f"one in {every}"
    print_parts(
        f"{obeyed} matches, {positions} positions ({looked} looked at), {len(LAWS)} laws: "
        "all obeyed."
    )
