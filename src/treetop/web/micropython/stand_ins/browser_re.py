"""`re`, by the browser's own regular expressions."""

import js


class Match:
    def __init__(self, found):
        self._groups = [
            one if isinstance(one, str) else None for one in (found[i] for i in range(found.length))
        ]

    def __getitem__(self, group):
        return self._groups[group]

    def group(self, group=0):
        return self._groups[group]


class Pattern:
    def __init__(self, pattern):
        self._whole = js.RegExp.new("^(?:" + pattern + ")$")
        self._anywhere = js.RegExp.new(pattern)

    def fullmatch(self, text):
        found = self._whole.exec(text)
        return None if found is None else Match(found)

    def search(self, text):
        found = self._anywhere.exec(text)
        return None if found is None else Match(found)


def compile(pattern, flags=0):
    return Pattern(pattern)
