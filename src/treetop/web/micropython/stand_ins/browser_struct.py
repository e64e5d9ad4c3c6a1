"""`struct`, with formats that are prepared."""

from struct import calcsize, pack, pack_into, unpack, unpack_from


class Struct:
    def __init__(self, format):
        self.format = format
        self.size = calcsize(format)

    def unpack(self, data):
        return unpack(self.format, data)

    def pack(self, *values):
        return pack(self.format, *values)
