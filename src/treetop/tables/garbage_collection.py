"""How often Python looks for garbage: a full collection over half a million objects holds everybody up."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 20_000, 20, 50


def collect_seldom() -> None:
    """Never look at the program's own objects again, and at tables and sockets only now and then.

    Measured with `python -m benchmarks.load`: there is next to nothing to collect, since what a move needs
    is freed by reference counts. Importing leaves no garbage worth a tenth of a second of the start.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
