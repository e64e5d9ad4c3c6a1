"""A state read as plain numbers."""

from array import array
from struct import calcsize, unpack_from


class Numbers:
    def __init__(self, layout, state):
        self._places = layout.places
        self._memory = state.memory
        self._start = state.start

    def __getitem__(self, name):
        code, offset, count = self._places[name]
        start = self._start + offset
        if count is None:
            return unpack_from("<" + code, self._memory, start)[0]
        return list(array(code, self._memory[start : start + count * calcsize("<" + code)]))

    def at(self, name, index):
        return self[name][index]

    def run(self, name, first, last):
        return self[name][first:last]
