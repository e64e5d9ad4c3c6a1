"""`time`, as far as our modules use it."""

import js


def perf_counter():
    return js.performance.now() / 1000


monotonic = perf_counter
