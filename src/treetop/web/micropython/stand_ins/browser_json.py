"""`json` that keeps the order of names."""

import json
from collections import OrderedDict

SPACES = b" \t\n\r"
CONSTANTS = ((b"true", True), (b"false", False), (b"null", None))


def dumps(value, ensure_ascii=True, separators=(", ", ": "), sort_keys=False):
    return json.dumps(sorted_names(value) if sort_keys else value, separators=separators)


def sorted_names(value):
    if isinstance(value, dict):
        return OrderedDict([(name, sorted_names(value[name])) for name in sorted(value)])
    if isinstance(value, (list, tuple)):
        return [sorted_names(one) for one in value]
    return value


def loads(text):
    if isinstance(text, str):
        # Finding a place in bytes takes no time; in a string, all characters before it are counted.
        text = text.encode()
    value, place = read(text, skip(text, 0))
    if skip(text, place) != len(text):
        raise ValueError(place)
    return value


def skip(text, place):
    while place < len(text) and text[place] in SPACES:
        place += 1
    return place


def read(text, place):
    first = text[place : place + 1]
    if first == b"{":
        return read_object(text, skip(text, place + 1))
    if first == b"[":
        return read_list(text, skip(text, place + 1))
    if first == b'"':
        return read_string(text, place + 1)
    for word, value in CONSTANTS:
        if text[place : place + len(word)] == word:
            return value, place + len(word)
    return read_number(text, place)


def read_object(text, place):
    found = OrderedDict()
    while text[place : place + 1] != b"}":
        if text[place : place + 1] != b'"':
            raise ValueError(place)
        name, place = read_string(text, place + 1)
        place = skip(text, place)
        if text[place : place + 1] != b":":
            raise ValueError(place)
        found[name], place = read(text, skip(text, place + 1))
        place = next_item(text, place, b"}")
    return found, place + 1


def read_list(text, place):
    found = []
    while text[place : place + 1] != b"]":
        value, place = read(text, place)
        found.append(value)
        place = next_item(text, place, b"]")
    return found, place + 1


def next_item(text, place, end):
    place = skip(text, place)
    if text[place : place + 1] == b",":
        return skip(text, place + 1)
    if text[place : place + 1] != end:
        raise ValueError(place)
    return place


def read_string(text, place):
    end = text.find(b'"', place)
    if end < 0:
        raise ValueError(place)
    if b"\\" not in text[place:end]:
        return text[place:end].decode(), end + 1
    while True:
        behind = 0
        while text[end - 1 - behind] == 92:
            behind += 1
        if behind % 2 == 0:
            return json.loads(text[place - 1 : end + 1]), end + 1
        end = text.find(b'"', end + 1)
        if end < 0:
            raise ValueError(place)


def read_number(text, place):
    end = place
    while end < len(text) and text[end] in b"+-.0123456789eE":
        end += 1
    number = text[place:end].decode()
    if not number:
        raise ValueError(place)
    return (int(number) if number.lstrip("-").isdigit() else float(number)), end
