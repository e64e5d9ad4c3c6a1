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


def lru_cache(maxsize=128):
    """As `cache`; when it is full, everything is worked out again."""

    def decorated(function):
        known = {}

        def remembered(*arguments):
            if arguments not in known:
                if maxsize is not None and len(known) >= maxsize:
                    known.clear()
                known[arguments] = function(*arguments)
            return known[arguments]

        return remembered

    return decorated
