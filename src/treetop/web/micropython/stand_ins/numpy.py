"""Flat arrays of integers over bytes: the little of NumPy that the friendly layer uses."""

import uctypes
from array import array
from struct import calcsize, pack_into, unpack_from

uint8, int8, int16, int32, int64, uint32, float32, float64 = "B", "b", "h", "i", "q", "I", "f", "d"
CODES = {"uint8": "B", "int8": "b", "int16": "h", "int32": "i", "int64": "q", "uint32": "I", "<u4": "I", "float32": "f", "float64": "d"}


class Flags:
    writeable = True


class ndarray:
    """A run of numbers in a bytearray, which other runs may share."""

    def __init__(self, memory, code, start, count):
        self.memory = memory
        self.code = code
        self.start = start
        self.count = count
        self.width = calcsize("<" + code)
        self.flags = Flags

    def __len__(self):
        return self.count

    def __iter__(self):
        return iter(self.numbers())

    def numbers(self):
        end = self.start + self.count * self.width
        return list(array(self.code, self.memory[self.start : end]))

    def __getitem__(self, place):
        if isinstance(place, slice):
            start, stop, step = bounds(place, self.count)
            if step == 1:
                return ndarray(self.memory, self.code, self.start + start * self.width, max(0, stop - start))
            return self.numbers()[place]
        if isinstance(place, list):
            return [self[one] for one in place]
        if place < 0:
            place += self.count
        if not 0 <= place < self.count:
            raise IndexError(place)
        return unpack_from("<" + self.code, self.memory, self.start + place * self.width)[0]

    def __setitem__(self, place, value):
        if isinstance(place, slice):
            start, stop, _ = bounds(place, self.count)
            if self.code == "B" and isinstance(value, (bytes, bytearray)) and len(value) == stop - start:
                self.memory[self.start + start : self.start + stop] = value
                return
            values = [value] * (stop - start) if isinstance(value, int) else list(value)
            if len(values) != stop - start:
                raise ValueError("another number of values")
            for i, one in enumerate(values):
                self[start + i] = one
        elif isinstance(place, list):
            for i, one in enumerate(place):
                self[one] = value if isinstance(value, int) else value[i]
        else:
            if place < 0:
                place += self.count
            if not 0 <= place < self.count:
                raise IndexError(place)
            pack_into("<" + self.code, self.memory, self.start + place * self.width, value)

    def copy(self):
        size = self.count * self.width
        return ndarray(bytearray(self.memory[self.start : self.start + size]), self.code, 0, self.count)

    def tobytes(self):
        return bytes(self.memory[self.start : self.start + self.count * self.width])

    def astype(self, kind):
        found = zeros(self.count, kind)
        found[:] = self.numbers()
        return found

    def view(self, kind):
        """As a record, the only one of its list, or as numbers of another kind."""
        if hasattr(kind, "places"):
            return [Record(self.memory, self.start, kind)]
        width = calcsize("<" + code_of(kind))
        return ndarray(self.memory, code_of(kind), self.start, self.count * self.width // width)

    @property
    def address(self):
        return uctypes.addressof(self.memory) + self.start


class Record:
    """A state's fields by name."""

    def __init__(self, memory, start, layout):
        self.memory = memory
        self.start = start
        self.layout = layout

    def run(self, name):
        code, offset, count = self.layout.places[name]
        return ndarray(self.memory, code, self.start + offset, count or 1), count is None

    def __getitem__(self, name):
        run, single = self.run(name)
        return run[0] if single else run

    def __setitem__(self, name, value):
        run, single = self.run(name)
        if single:
            run[0] = value
        else:
            run[:] = value


def bounds(place, count):
    step = 1 if place.step is None else place.step
    start = 0 if place.start is None else place.start
    stop = count if place.stop is None else place.stop
    start = max(0, start + count) if start < 0 else min(start, count)
    stop = max(0, stop + count) if stop < 0 else min(stop, count)
    return start, max(start, stop), step


def code_of(kind):
    return CODES.get(kind, kind)


def zeros(count, kind=float64):
    code = code_of(kind)
    return ndarray(bytearray(count * calcsize("<" + code)), code, 0, count)


empty = zeros


def dtype(kind):
    return kind


def frombuffer(data, kind):
    code = code_of(kind)
    return ndarray(bytearray(data), code, 0, len(data) // calcsize("<" + code))


def array_of(values, kind):
    found = zeros(len(values), kind)
    found[:] = values
    return found
