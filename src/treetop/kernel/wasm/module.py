"""A WebAssembly object → a module that can be instantiated, without a linker.

An object of one compilation is already a module whose indices are right in place; it only exports nothing.
Its symbols, in the custom section `linking`, say which function is which.
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, EXPORT, CODE, DATA = 0, 7, 10, 11
SYMBOL_TABLE, FUNCTION_SYMBOL, DATA_SYMBOL = 8, 0, 1
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
FUNCTION = 0


class Section(NamedTuple):
    kind: int
    body: bytes


class Reader:
    """Reads numbers and names one after another."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0

    @property
    def more(self) -> bool:
        return self.at < len(self.content)

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """Unsigned LEB128."""
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return result

    def bytes(self, count: int) -> bytes:
        self.at += count
        return self.content[self.at - count : self.at]

    def name(self) -> str:
        return self.bytes(self.number()).decode()


def with_exports(built: bytes, names: Mapping[str, str]) -> bytes:
    """The object as a module. `names` are those to export, by symbol."""
    assert built.startswith(MAGIC)
    sections = list(_sections(built))
    functions = _functions(sections)
    exports = b"".join(
        _name(name) + bytes([FUNCTION]) + _number(functions[symbol]) for symbol, name in names.items()
    )
    kept = [section for section in sections if section.kind != CUSTOM]
    # Sections come in the order of their numbers, except that of how many data segments there are (12).
    place = next(i for i, section in enumerate(kept) if section.kind in (9, 12, CODE))
    kept.insert(place, Section(EXPORT, _number(len(names)) + exports))
    return MAGIC + b"".join(bytes([kind]) + _number(len(body)) + body for kind, body in kept)


def data_end(module: bytes) -> int:
    """Where the constants of a module end in memory, which begin at 0."""
    end = 0
    for kind, body in _sections(module):
        if kind == DATA:
            reader = Reader(body)
            for _ in range(reader.number()):
                assert reader.number() == 0, "a segment of memory 0 with a place"
                assert reader.byte() == 0x41, "i32.const"
                start = reader.number()
                assert reader.byte() == 0x0B, "end"
                size = reader.number()
                reader.bytes(size)
                end = max(end, start + size)
    return end


def imports(module: bytes) -> list[str]:
    """The names of what a module imports."""
    names = []
    for kind, body in _sections(module):
        if kind == 2:
            reader = Reader(body)
            for _ in range(reader.number()):
                names.append(f"{reader.name()}.{reader.name()}")
                _skip_import(reader)
    return names


def _skip_import(reader: Reader) -> None:
    kind = reader.byte()
    if kind == 1:
        reader.byte()
    if kind in (1, 2):
        if reader.number():
            reader.number()
        reader.number()
    elif kind == 3:
        reader.bytes(2)
    else:
        reader.number()


def _sections(module: bytes) -> Iterator[Section]:
    reader = Reader(module)
    reader.bytes(len(MAGIC))
    while reader.more:
        kind = reader.byte()
        yield Section(kind, reader.bytes(reader.number()))


def _functions(sections: list[Section]) -> dict[str, int]:
    """Symbol → index of every function that is defined here."""
    for kind, body in sections:
        if kind == CUSTOM:
            reader = Reader(body)
            if reader.name() == "linking":
                reader.number()
                return dict(_symbols(reader))
    raise ValueError("no symbols")


def _symbols(reader: Reader) -> Iterator[tuple[str, int]]:
    while reader.more:
        kind, size = reader.byte(), reader.number()
        end = reader.at + size
        if kind == SYMBOL_TABLE:
            for _ in range(reader.number()):
                yield from _symbol(reader)
        reader.at = end


def _symbol(reader: Reader) -> Iterator[tuple[str, int]]:
    kind, flags = reader.byte(), reader.number()
    if kind == DATA_SYMBOL:
        reader.name()
        if not flags & UNDEFINED:
            for _ in range(3):
                reader.number()
    elif kind == 3:
        reader.number()
    else:
        index = reader.number()
        if not flags & UNDEFINED or flags & EXPLICIT_NAME:
            name = reader.name()
            if kind == FUNCTION_SYMBOL and not flags & UNDEFINED:
                yield name, index


def _number(value: int) -> bytes:
    encoded = bytearray()
    while value >= 0x80:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*encoded, value])


def _name(name: str) -> bytes:
    return _number(len(name.encode())) + name.encode()
