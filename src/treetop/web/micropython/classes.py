"""Dataclasses and msgspec's structs written out as plain classes."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """`default` as source; `factory`: make a new one for each. `wire`: its name in JSON."""

    name: str
    default: str | None
    factory: str | None
    wire: str
    kind: str


def expanded_class(node: ast.ClassDef, structs: Collection[str]) -> list[ast.stmt]:
    """The methods that a decorator or a base class would have added."""
    decorator = next((one for one in node.decorator_list if plain_name(one) == "dataclass"), None)
    if decorator is not None:
        options = keywords(decorator) if isinstance(decorator, ast.Call) else {}
        fields = list(fields_of(node, structs))
        return parsed(dataclass_source(node, fields, options))
    if any(plain_name(base) == "NamedTuple" for base in node.bases):
        return parsed(dataclass_source(node, list(fields_of(node, structs)), {}))
    if any(plain_name(base) == "Struct" for base in node.bases):
        return parsed(struct_source(node, list(fields_of(node, structs))))
    return []


def fields_of(node: ast.ClassDef, structs: Collection[str]) -> Iterator[Field]:
    for statement in node.body:
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        if plain_name(statement.annotation) == "ClassVar":
            continue
        yield field_of(statement.target.id, statement.value, spec(statement.annotation, structs))


def field_of(name: str, value: ast.expr | None, kind: str) -> Field:
    if value is None:
        return Field(name, None, None, name, kind)
    if isinstance(value, ast.Call) and plain_name(value.func) == "field":
        given = keywords(value)
        wire = str(ast.literal_eval(given["name"])) if "name" in given else name
        default = ast.unparse(given["default"]) if "default" in given else None
        factory = ast.unparse(given["default_factory"]) if "default_factory" in given else None
        return Field(name, default, factory, wire, kind)
    if isinstance(value, ast.List | ast.Dict):
        return Field(name, None, "list" if isinstance(value, ast.List) else "dict", name, kind)
    return Field(name, ast.unparse(value), None, name, kind)


def spec(node: ast.expr, structs: Collection[str]) -> str:
    """How to read a JSON value of this type: which classes are to be made of it, in which container."""
    if isinstance(node, ast.BinOp):
        members = [one for one in (spec(node.left, structs), spec(node.right, structs)) if one != "None"]
        return members[0] if len(members) == 1 else "None" if not members else f"({', '.join(members)})"
    if isinstance(node, ast.Subscript):
        outer = plain_name(node.value)
        if outer in ("list", "tuple"):
            first = node.slice.elts[0] if isinstance(node.slice, ast.Tuple) else node.slice
            return f"[{outer}, {spec(first, structs)}]"
        if outer == "Annotated":
            assert isinstance(node.slice, ast.Tuple)
            return spec(node.slice.elts[0], structs)
        return "None"
    return ast.unparse(node) if plain_name(node) in structs else "None"


def parameters(fields: list[Field]) -> str:
    return ", ".join(
        field.name
        if field.default is None and field.factory is None
        else f"{field.name}={field.default if field.factory is None else 'None'}"
        for field in fields
    )


def init_source(fields: list[Field], after: str = "") -> str:
    lines = [f"def __init__(self, {parameters(fields)}):" if fields else "def __init__(self):"]
    for field in fields:
        value = field.name
        if field.factory is not None:
            value = f"{field.factory}() if {field.name} is None else {field.name}"
        lines.append(f"    self.{field.name} = {value}")
    return "\n".join([*lines, after or "    pass"])


def dataclass_source(node: ast.ClassDef, fields: list[Field], options: dict[str, ast.expr]) -> str:
    defined = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    values = "".join(f"self.{field.name}, " for field in fields)
    others = "".join(f"other.{field.name}, " for field in fields)
    after = "    self.__post_init__()" if "__post_init__" in defined else ""
    parts = [f"__fields__ = {tuple(field.name for field in fields)!r}"]
    if "__init__" not in defined:
        parts.append(init_source(fields, after))
    if "__eq__" not in defined and not is_false(options.get("eq")):
        parts.append(
            f"def __eq__(self, other):\n    return type(other) is type(self) and ({values}) == ({others})"
        )
        if "__hash__" not in defined:
            parts.append(f"def __hash__(self):\n    return hash(({values}))")
    if "order" in options:
        parts.append(f"def __lt__(self, other):\n    return ({values}) < ({others})")
    return "\n".join(parts)


def struct_source(node: ast.ClassDef, fields: list[Field]) -> str:
    given = {one.arg: one.value for one in node.keywords if one.arg}
    tag = ast.unparse(given["tag"]) if "tag" in given else "None"
    tag_field = ast.unparse(given["tag_field"]) if "tag_field" in given else "None"
    rows = ", ".join(
        f"({field.name!r}, {field.wire!r}, {field.kind}, {field.default is None and field.factory is None})"
        for field in fields
    )
    return "\n".join(
        [
            f"__struct_fields__ = ({rows}{',' if rows else ''})",
            f"__struct_config__ = Config({tag_field}, {tag})",
            init_source(fields),
            "def __eq__(self, other):\n    return same_struct(self, other)",
            "def __hash__(self):\n    return struct_hash(self)",
        ]
    )


def parsed(source: str) -> list[ast.stmt]:
    return ast.parse(source).body


def keywords(node: ast.Call) -> dict[str, ast.expr]:
    return {one.arg: one.value for one in node.keywords if one.arg}


def is_false(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is False


def plain_name(node: ast.expr) -> str:
    """`dataclass` for `dataclasses.dataclass(frozen=True)`."""
    if isinstance(node, ast.Call):
        return plain_name(node.func)
    if isinstance(node, ast.Subscript):
        return plain_name(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
