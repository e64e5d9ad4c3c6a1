"""`treetop score`: count a table of paper cards."""

from __future__ import annotations

import json

from rich.console import Console

from treetop.cli.score_file import read_score_file
from treetop.cli.sheet import print_arboretum_sheet
from treetop.cli.society_score_file import is_tree_society, read_society_file
from treetop.cli.society_sheet import print_society_sheet
from treetop.locales import Language


def score(text: str, as_json: bool, console: Console, language: Language) -> None:
    if is_tree_society(text):
        score_society(text, as_json, console, language)
        return
    table = read_score_file(text)
    sheet = table.position.score_sheet()
    if as_json:
        print(json.dumps(sheet.facts()))
        return
    for note in table.notes:
        console.print(language.say(note), style="yellow")
    print_arboretum_sheet(sheet, table.names, console, language)


def score_society(text: str, as_json: bool, console: Console, language: Language) -> None:
    table = read_society_file(text)
    facts = table.position.score_sheet().facts()
    if as_json:
        print(json.dumps(facts))
        return
    print_society_sheet(facts, table.names, console, language)
