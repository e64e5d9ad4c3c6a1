"""`treetop replay`: step through a record."""

from __future__ import annotations

import sys

from rich.console import Console

from treetop.cli.names import seat_names, with_names
from treetop.cli.picture import print_board, print_sheet
from treetop.locales import Language
from treetop.records import Record


def replay(record: Record, console: Console, language: Language) -> None:
    """In a terminal, step with the arrow keys; otherwise print one line for each action."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from treetop.cli.terminal.replay import ReplayApp

        ReplayApp(record, language).run()
    else:
        tell(record, console, language)


def tell(record: Record, console: Console, language: Language) -> None:
    names = seat_names(record, language)
    positions = list(record.positions())
    for number, notation in enumerate(record.actions):
        before = positions[number]
        for message in before.tell(before.parse(notation), before.seat_to_act):
            sentence = language.say(with_names(message, names))
            console.print(f"{number + 1:4}  {notation:<20} {sentence}", soft_wrap=True)
    print_board(record.game, positions[-1], names, console, language)
    if positions[-1].seat_to_act is None:
        print_sheet(record.game, positions[-1].score_sheet(), names, console, language)
