"""docs/wire.md, made from the types in larcin/wire: `python -m tests.wire_page` writes it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from msgspec import NODEFAULT, Struct, json, structs

from larcin import wire
from larcin.kernel.table import Outcome

PAGE = Path(__file__).parent.parent / "docs" / "wire.md"

MARK = "<!-- From here on made from the types. -->\n"

PARTS = {
    "What a client says over a socket": get_args(wire.ClientMessage),
    "What the server says": get_args(wire.ServerMessage),
    "Parts of these": (
        wire.TableSettings,
        wire.Clock,
        wire.SeatState,
        wire.SeatClock,
        wire.ChatLine,
        Outcome,
    ),
    "Accounts over HTTP": (
        wire.NewUser,
        wire.User,
        wire.Claim,
        wire.Login,
        wire.NewPassword,
        wire.Farewell,
        wire.NewToken,
        wire.Token,
    ),
    "Tables over HTTP": (
        wire.NewLink,
        wire.Link,
        wire.UseLink,
        wire.SitDown,
        wire.Move,
        wire.Choice,
        wire.Moved,
        wire.Why,
        wire.Fill,
        wire.Hint,
        wire.HintedMove,
        wire.Saying,
        wire.Report,
        wire.NewMute,
        wire.TableListed,
        wire.Lobby,
        wire.MyTable,
        wire.GameInfo,
        wire.GameWords,
        wire.ToDraw,
        wire.Drawing,
        wire.Stroke,
        wire.OptionInfo,
        wire.RuleChapter,
        wire.RuleParagraph,
    ),
    "Lessons over HTTP": (
        wire.LessonInfo,
        wire.LessonMatch,
        wire.LessonStep,
        wire.LessonFact,
        wire.LessonFrame,
        wire.LessonMove,
        wire.LessonAnswer,
    ),
    "Guides over HTTP": (
        wire.GuideInfo,
        wire.GuidePart,
        wire.GuidePiece,
        wire.ShownRule,
    ),
    "Puzzles over HTTP": (
        wire.PuzzleList,
        wire.PuzzleInfo,
        wire.PuzzleShown,
        wire.PuzzleMove,
        wire.PuzzleAnswer,
        wire.PuzzleOption,
    ),
    "Matches and ratings over HTTP": (
        wire.MatchPage,
        wire.MatchListed,
        wire.Player,
        wire.Turns,
        wire.Exported,
        wire.RatingPage,
        wire.Rated,
        wire.RatedMatch,
        wire.RatingChange,
        wire.Profile,
        wire.GameRating,
    ),
    "Moderation over HTTP": (
        *get_args(wire.AnyAct),
        wire.ActDone,
        wire.LoggedAct,
        wire.ReportedLine,
        wire.BanListed,
        wire.PersonFile,
    ),
    "Everywhere over HTTP": (wire.Health, wire.Ready, wire.Problem),
}


def page() -> str:
    """The whole page: what people wrote, and below the mark what the types say."""
    written = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return "\n".join([written + MARK, *_sections(), *_codes()])


def _sections() -> Iterator[str]:
    for title, kinds in PARTS.items():
        yield f"## {title}\n"
        for kind in kinds:
            yield from _section(kind)


def _section(kind: type[Struct]) -> Iterator[str]:
    tag = kind.__struct_config__.tag
    yield f"### {kind.__name__ if tag is None else f'`{tag}`'}\n"
    yield f"{inspect.cleandoc(kind.__doc__ or '')}\n"
    fields = structs.fields(kind)
    if not fields:
        return
    notes = _notes(kind)
    yield "| field | type | meaning |"
    yield "| --- | --- | --- |"
    for field in fields:
        default = "" if field.default is NODEFAULT else f" By default {_json(field.default)}."
        if field.default_factory is not NODEFAULT:
            default = " By default empty."
        meaning = f"{notes.get(field.name, '')}{default}".strip()
        yield f"| `{field.encode_name}` | {_type(kind, field.name)} | {meaning} |"
    yield ""


def _json(value: object) -> str:
    return f"`{json.encode(value).decode()}`"


def _type(kind: type[Struct], field: str) -> str:
    """The type as the source spells it, in the words of JSON."""
    owners = (inspect.get_annotations(each) for each in kind.__mro__)
    told = next(str(each[field]) for each in owners if field in each)
    for pattern, words in READABLE.items():
        told = re.sub(pattern, words, told)
    return told


READABLE = {
    r"Annotated\[(.*), Meta\((.*)\)\]": r"\1 (\2)",
    r"\b(ge|min_length)=": "at least ",
    r"\b(le|max_length)=": "at most ",
    r"\b(Id|UserId|TableId|Name|Address|Secret|Text|Reason|Password|GivenPassword|str)\b": "text",
    r"\b(SeatNumber|LineNumber|Days|int|float)\b": "number",
    r"\bbool\b": "true or false",
    r"\bNone\b": "null",
    r"dict\[text, list\[dict\[text, Any\]\]\]": "object of lists of objects",
    r"\b(Raw|dict\[text, (Any|text|dict\[text, text\])\])": "object",
    r"\bAny\b": "any value",
    r"tuple\[number, number\]": "list of two numbers",
    r"tuple\[(.*), \.\.\.\]": r"list of (\1)",
    r"\((\w+)\)": r"\1",
    r"Speakers": "`nobody`, `seats` or `all`",
    r"BanKind": "`user`, `name`, `address` or `silence`",
    r"AnyAct": "one of the acts",
    r"LinkKind": "`sit`, `watch` or `eyes`",
    r"Literal\[.(\w+).\]": r"`\1`",
    r"30 \* DAY": "2592000",
    r"\bDAY\b": "86400",
    r"\bHOUR\b": "3600",
    r" \| ": " or ",
}


def _notes(kind: type[Struct]) -> dict[str, str]:
    """What stands below each field in the source."""
    (tree,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(tree, ast.ClassDef)
    notes = {}
    for field, note in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(note, ast.Expr)
            and isinstance(note.value, ast.Constant)
        ):
            notes[field.target.id] = str(note.value.value)
    return notes


def _codes() -> Iterator[str]:
    yield "## Codes with which the server closes a socket\n"
    yield "| code | meaning |"
    yield "| --- | --- |"
    (tree,) = ast.parse(inspect.getsource(wire.CloseCode)).body
    assert isinstance(tree, ast.ClassDef)
    for field, note in zip(tree.body[1::2], tree.body[2::2], strict=True):
        assert isinstance(field, ast.AnnAssign)
        assert isinstance(field.value, ast.Constant)
        assert isinstance(note, ast.Expr)
        assert isinstance(note.value, ast.Constant)
        code, meaning = str(field.value.value), str(note.value.value)
        yield f"| {code} | {meaning} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
