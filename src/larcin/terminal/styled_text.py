"""Games and their rules as styled text, for screens and for commands alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from larcin.guides import Guide, Part
from larcin.guides.guide import part_key
from larcin.kernel.game import AnyGame
from larcin.words import Passage, Words

TITLE: Final = "bold"
RULE: Final = "bold #b07d1a"
ASIDE: Final = "dim"


def write_passages(passages: Sequence[Passage], words: Words) -> Text:
    """Paragraphs of one chapter under its title."""
    text = Text()
    text.append(passages[0].title, TITLE)
    for passage in passages:
        if passage.says:
            text.append("\n\n").append_text(_write_passage(passage, words))
    return text


def write_guide(guide: Guide, words: Words) -> Text:
    """The page to play from: goal, turn, scoring, pieces, exceptions."""
    return Text("\n\n").join(_write_part(part, words) for part in guide.parts)


def _write_part(part: Part, words: Words) -> Text:
    key = part_key(part)
    text = Text(words.title(key), TITLE)
    for line in words.lines(key):
        text.append(f"\n{line}")
    for kind, value in part.pieces:
        about = words.about(kind, value)
        if about:
            text.append(f"\n{words.piece(kind, value)}", RULE).append(f"  {about}")
    plain = [words.piece(*piece) for piece in part.pieces if not words.about(*piece)]
    if plain:
        text.append(f"\n{', '.join(plain)}", RULE)
    if part.rules:
        text.append(f"\n{', '.join(part.rules)}", ASIDE)
    return text


def _write_passage(passage: Passage, words: Words) -> Text:
    text = Text()
    if passage.rule:
        text.append(passage.rule, RULE)
    if passage.kind:
        text.append(f"  {words(f'kind-{passage.kind}')}", ASIDE)
    if passage.rule:
        text.append("\n")
    text.append(passage.says)
    if passage.reading:
        text.append("\n" + words("reading", reading=passage.reading), ASIDE)
    return text


def describe_game(game: AnyGame, words: Words) -> Text:
    """A game as the list shows it."""
    first, last = game.players[0], game.players[-1]
    text = Text.assemble((words("title"), TITLE), "  ")
    text.append(words("game-players", first=first, last=last), ASIDE)
    credit = words("game-credit", author=game.author, publisher=game.publisher, year=str(game.year))
    return text.append(f"\n{credit}\n", ASIDE).append(words("blurb"))
