"""msgspec's types as TypeScript."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, inspect, json

from larcin.kernel.events import Secret
from larcin.kernel.pieces import PIECE


class Declarations:
    """TypeScript's declarations of all that some types are made of, in the order of meeting."""

    def __init__(self, *, optional: tuple[type[Struct], ...] = ()) -> None:
        self.declared: dict[str, str] = {}
        self._structs: dict[str, type[Struct]] = {}
        self._optional = optional
        """Whose fields with a default may be left out: what a client sends."""

    def written(self, before: Sequence[str], after: Sequence[str]) -> str:
        """A whole file: these lines, all declarations, and these."""
        return "\n" + "\n\n".join(["\n".join(before), *self.declared.values(), *after]) + "\n"

    def type_of(self, info: inspect.Type) -> str:
        """The TypeScript of a type; what it names is declared."""
        match info:
            case inspect.Metadata():
                return self._marked(info)
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(map(self.type_of, info.types)))
            case inspect.LiteralType():
                return " | ".join(json.encode(value).decode() for value in info.values)
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self.type_of, info.item_types))}]"
            case inspect.CollectionType():
                item = self.type_of(info.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case inspect.DictType():
                # JSON has only text as keys, and TypeScript reads numbers as such.
                return f"Readonly<Record<string, {self.type_of(info.value_type)}>>"
            case _:
                return PLAIN[type(info)]

    def _marked(self, info: inspect.Metadata) -> str:
        """Pieces get the name of their kind: `motif` is `Motif`."""
        told = self.type_of(info.type)
        kind = (info.extra or {}).get(PIECE)
        if kind is None or not isinstance(info.type, inspect.LiteralType):
            return told
        name = "".join(part.capitalize() for part in kind.split("-"))
        declaration = f"export type {name} = {told};"
        return name if self.declared.setdefault(name, declaration) == declaration else told

    def _struct(self, info: inspect.StructType) -> str:
        origin = getattr(info.cls, "__origin__", info.cls)
        if origin is Secret:
            value = next(field.type for field in info.fields if field.name == "value")
            kinds = value.types if isinstance(value, inspect.UnionType) else (value,)
            held = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]
            return f"Secret<{' | '.join(map(self.type_of, held))}>"
        name = RENAMED.get(origin.__name__, origin.__name__)
        assert self._structs.setdefault(name, origin) is origin, f"two structs are called {name}"
        if name not in self.declared:
            self.declared[name] = ""  # a struct may hold its like
            fields = "\n".join(f"  {line}" for line in self._fields(info))
            self.declared[name] = f"export interface {name} {{\n{fields}\n}}"
        return str(name)

    def _fields(self, info: inspect.StructType) -> Iterator[str]:
        if info.tag is not None:
            yield f"readonly {info.tag_field}: {json.encode(info.tag).decode()};"
        may_lack = info.cls.__struct_config__.omit_defaults or issubclass(info.cls, self._optional)
        for field in info.fields:
            mark = "?" if may_lack and not field.required else ""
            yield f"readonly {field.encode_name}{mark}: {self.type_of(field.type)};"


RENAMED = {"Record": "MatchRecord"}
"""Names that mean something else in TypeScript."""

PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.StrType: "string",
}
