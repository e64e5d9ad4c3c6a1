"""What can be asked of classes that were dataclasses before they were translated."""

from collections import OrderedDict


class Field:
    def __init__(self, name):
        self.name = name


def fields(thing):
    return [Field(name) for name in thing.__fields__]


def replace(thing, **changes):
    return type(thing)(*[changes.get(name, getattr(thing, name)) for name in thing.__fields__])


def asdict(value):
    if hasattr(value, "__fields__"):
        return OrderedDict([(name, asdict(getattr(value, name))) for name in value.__fields__])
    if isinstance(value, (list, tuple)):
        return type(value)([asdict(one) for one in value])
    return value
