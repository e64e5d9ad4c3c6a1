"""`itertools`, as far as our modules use it."""

from itertools import chain, count, islice


def pairwise(items):
    found = list(items)
    return [(found[i], found[i + 1]) for i in range(len(found) - 1)]
