"""What is shown while the rules are being compiled."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from treetop.cli.warming import LINE_EVERY, Warming
from treetop.locales import Language


def test_a_log_learns_every_few_seconds_what_is_compiled_and_how_long_it_takes() -> None:
    shown, now = StringIO(), [0.0]
    with Warming(Console(file=shown), Language("en"), 40, lambda: now[0]) as warming:
        for _ in range(40):
            now[0] += 1.0
            warming.compiled("treetop.games.arboretum.rules")
    first, *others = shown.getvalue().splitlines()
    assert first.startswith("Compiling rules and bots (only needed after an update): about ")
    assert len(others) == 40 / LINE_EVERY
    assert others[0].startswith("Compiling games.arboretum.rules, 5 of 40 functions: about ")
    assert others[-1] == "Compiling games.arboretum.rules, 40 of 40 functions: about 0 s left"


def test_the_time_left_follows_what_was_measured() -> None:
    now = [0.0]
    warming = Warming(Console(file=StringIO()), Language("en"), 400, lambda: now[0])
    for _ in range(200):
        now[0] += 2.0
        warming.compiled("treetop.games.arboretum.rules")
    assert 350 < warming.seconds_left() <= 400
