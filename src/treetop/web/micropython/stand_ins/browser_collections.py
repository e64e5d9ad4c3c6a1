"""`collections`, as far as our modules use it."""

from collections import OrderedDict, deque


class Counter(dict):
    def __init__(self, items=()):
        super().__init__()
        for item in items:
            self[item] += 1

    def __getitem__(self, item):
        return self.get(item, 0)
