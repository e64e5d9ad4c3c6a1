"""A small generator for playouts, moves at random, and the hidden cards that a trial deals anew.

No other cards of a game are ordered by it: see `treetop.games.chance`.
"""

import hashlib


class Random:
    def __init__(self, seed=0):
        self._state = hashlib.sha256(str(seed).encode()).digest()

    def getrandbits(self, bits):
        self._state = hashlib.sha256(self._state).digest()
        return int.from_bytes(self._state[:16], "big") & ((1 << bits) - 1)

    def randrange(self, limit):
        return self.getrandbits(64) % limit

    def choice(self, items):
        return items[self.randrange(len(items))]

    def random(self):
        return self.getrandbits(53) / (1 << 53)

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            chosen = self.randrange(last + 1)
            items[last], items[chosen] = items[chosen], items[last]

    def sample(self, items, count):
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]
