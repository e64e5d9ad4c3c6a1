"""How often Python looks for rubbish: a full look at half a million objects holds everybody up."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 20_000, 20, 50


def look_seldom() -> None:
    """What the program itself consists of is never looked at again, tables and sockets now and then.

    Measured with `python -m benchmarks.load`: next to nothing is left lying about, since what a move needs
    is freed by counting references.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
