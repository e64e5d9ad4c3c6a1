"""What translated modules need of Python that MicroPython lacks."""

from collections import OrderedDict

import uctypes


class Sequence:
    """A sequence that has `__len__` and `__getitem__`."""

    def __iter__(self):
        for place in range(len(self)):
            yield self[place]

    def __contains__(self, item):
        return any(one == item for one in self)

    def index(self, item):
        for place, one in enumerate(self):
            if one == item:
                return place
        raise ValueError(item)

    def count(self, item):
        return sum(1 for one in self if one == item)


class Mapping:
    """A mapping that has `__getitem__`, `__iter__` and `__len__`."""

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        return list(self)

    def values(self):
        return [self[key] for key in self]

    def items(self):
        return [(key, self[key]) for key in self]


MutableMapping = Mapping
SEQUENCES = (list, tuple, str, bytes, range, Sequence)


class Config:
    """How a struct is told from others in JSON."""

    def __init__(self, tag_field, tag):
        self.tag_field = tag_field
        self.tag = tag


def same_struct(one, other):
    if type(one) is not type(other):
        return False
    return all(getattr(one, row[0]) == getattr(other, row[0]) for row in one.__struct_fields__)


def struct_hash(one):
    return hash(tuple(getattr(one, row[0]) for row in one.__struct_fields__))


def flat(*kinds):
    """A tuple of classes, from classes and tuples of them."""
    found = []
    for kind in kinds:
        if isinstance(kind, tuple):
            found.extend(kind)
        elif kind is not None:
            found.append(kind)
    return tuple(found)


def list_of(*parts):
    found = []
    for part in parts:
        found.extend(part)
    return found


def tuple_of(*parts):
    return tuple(list_of(*parts))


def set_of(*parts):
    return set(list_of(*parts))


def merged(*parts):
    found = OrderedDict()
    for part in parts:
        found.update(part)
    return found


def backwards(items):
    found = list(items)
    found.reverse()
    return tuple(found) if isinstance(items, tuple) else found


def vars_of(thing):
    return thing.__dict__


def removeprefix(text, start):
    return text[len(start) :] if text.startswith(start) else text


def removesuffix(text, end):
    return text[: len(text) - len(end)] if end and text.endswith(end) else text


def isdecimal(text):
    return text.isdigit()


def isascii(text):
    return all(ord(one) < 128 for one in text)


def bit_length(number):
    return len(bin(abs(number))) - 2 if number else 0


def ljust(text, width):
    return text + " " * (width - len(text))


def rjust(text, width):
    return " " * (width - len(text)) + text


def issubset(one, other):
    return all(item in other for item in one)


def raw_view(buffer, layout):
    """The fields as interpreted rules read and write them."""
    return uctypes.struct(buffer.address, layout.descriptor, uctypes.LITTLE_ENDIAN)
