"""Structs to JSON and back, as msgspec writes and reads them."""

import json as plain_json
from collections import OrderedDict

import browser_json

SEPARATORS = (",", ":")


class MsgspecError(Exception):
    pass


class ValidationError(MsgspecError):
    pass


class DecodeError(MsgspecError):
    pass


class UnsetType:
    def __bool__(self):
        return False


UNSET = UnsetType()


class Raw:
    """JSON that is written already."""

    def __init__(self, text):
        self.text = text.decode()

    def __eq__(self, other):
        return isinstance(other, Raw) and self.text == other.text


def to_json(value, parts):
    rows = getattr(value, "__struct_fields__", None)
    if rows is not None:
        struct_to_json(value, rows, parts)
    elif isinstance(value, Raw):
        parts.append(value.text)
    elif isinstance(value, dict):
        parts.append("{")
        for i, name in enumerate(value):
            parts.append((",%s:" if i else "%s:") % plain_json.dumps(name))
            to_json(value[name], parts)
        parts.append("}")
    elif isinstance(value, (list, tuple)):
        parts.append("[")
        for i, one in enumerate(value):
            if i:
                parts.append(",")
            to_json(one, parts)
        parts.append("]")
    elif isinstance(value, float):
        parts.append(shortest(value))
    else:
        parts.append(plain_json.dumps(value, separators=SEPARATORS))


def struct_to_json(value, rows, parts):
    config = value.__struct_config__
    separator = "{"
    if config.tag is not None:
        parts.append('{"%s":"%s"' % (config.tag_field, config.tag))
        separator = ","
    for name, wire, _, _ in rows:
        held = getattr(value, name)
        if held is UNSET:
            continue
        parts.append('%s"%s":' % (separator, wire))
        separator = ","
        to_json(held, parts)
    parts.append("{}" if separator == "{" else "}")


def shortest(number):
    """The fewest digits that read back as the same number."""
    for digits in range(1, 18):
        text = "%.*g" % (digits, number)
        if float(text) == number:
            break
    if "e" not in text and "." not in text:
        text += ".0"
    return text


class Encoder:
    def encode(self, value):
        parts = []
        to_json(value, parts)
        return "".join(parts).encode()


class Decoder:
    def __init__(self, kind):
        self.kind = kind

    def decode(self, text):
        try:
            value = browser_json.loads(text)
        except (ValueError, IndexError, RuntimeError) as problem:
            raise DecodeError(str(problem))
        return convert(value, self.kind)


def convert(value, kind):
    """`kind`: a struct, a tuple of structs of which the tag chooses one, [container, kind], or None."""
    if kind is None or value is None:
        return value
    if isinstance(kind, list):
        if not isinstance(value, list):
            return value
        return kind[0]([convert(one, kind[1]) for one in value])
    if not isinstance(value, dict):
        raise ValidationError("expected an object")
    if isinstance(kind, tuple):
        kind = chosen(value, kind)
    given = {}
    for name, wire, inner, required in kind.__struct_fields__:
        if wire in value:
            given[name] = convert(value[wire], inner)
        elif required:
            raise ValidationError("missing %s" % wire)
    return kind(**given)


def chosen(value, kinds):
    for kind in kinds:
        config = kind.__struct_config__
        if config.tag is not None and value.get(config.tag_field) == config.tag:
            return kind
    raise ValidationError("unknown tag")


class json:
    Encoder = Encoder
    Decoder = Decoder


class structs:
    @staticmethod
    def replace(thing, **changes):
        values = [changes.get(row[0], getattr(thing, row[0])) for row in thing.__struct_fields__]
        return type(thing)(*values)
