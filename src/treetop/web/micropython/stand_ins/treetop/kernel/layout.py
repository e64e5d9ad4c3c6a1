"""A state's fields where the server's layout has them."""

import uctypes
from browser_layouts import LAYOUTS
from numpy import ndarray

KINDS = {
    "b": uctypes.INT8,
    "B": uctypes.UINT8,
    "h": uctypes.INT16,
    "i": uctypes.INT32,
    "I": uctypes.UINT32,
    "q": uctypes.INT64,
    "f": uctypes.FLOAT32,
    "d": uctypes.FLOAT64,
}


class Layout:
    def __init__(self, fields):
        found = LAYOUTS[fields.__name__]
        self.fields = fields
        self.itemsize = found["size"]
        self.names = [row[0] for row in found["fields"]]
        self.places = {name: (code, offset, count) for name, code, offset, count in found["fields"]}
        self.descriptor = {
            name: KINDS[code] | offset if count is None else (uctypes.ARRAY | offset, count | KINDS[code])
            for name, code, offset, count in found["fields"]
        }

    @property
    def dtype(self):
        return self

    def blank(self):
        return ndarray(bytearray(self.itemsize), "B", 0, self.itemsize)

    def store(self, state, record):
        for name in self.names:
            record[name] = getattr(state, name)
