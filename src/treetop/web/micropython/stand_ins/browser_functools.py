"""`functools`, as far as our modules use it."""

from functools import partial


def cache(function):
    known = {}

    def remembered(*arguments):
        try:
            return known[arguments]
        except KeyError:
            known[arguments] = found = function(*arguments)
            return found

    return remembered
