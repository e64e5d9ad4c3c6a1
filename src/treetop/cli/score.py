"""`treetop score`: count a table of paper cards."""

from __future__ import annotations

import json

from rich.console import Console

from treetop.cli.score_file import read_score_file
from treetop.cli.sheet import print_arboretum_sheet
from treetop.locales import Language


def score(text: str, as_json: bool, console: Console, language: Language) -> None:
    table = read_score_file(text)
    sheet = table.position.score_sheet()
    if as_json:
        print(json.dumps(sheet.facts()))
        return
    for note in table.notes:
        console.print(language.say(note), style="yellow")
    print_arboretum_sheet(sheet, table.names, console, language)
