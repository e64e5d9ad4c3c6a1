"""`treetop score`: count a table of paper cards."""

from __future__ import annotations

import json
import re

from rich.console import Console

from treetop.cli.picture import print_sheet
from treetop.cli.score_table import FinishedTable
from treetop.games import GAMES, game_named
from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.locales import Language, Message

NAMED = re.compile(r"^\s*game\s*:\s*(\S+)\s*(?:#.*)?$", re.MULTILINE | re.IGNORECASE)


def score(text: str, as_json: bool, console: Console, language: Language) -> None:
    game = game_of(text)
    part = game.part("score")
    if part is None:
        raise Malformed(Message.of("cli-score-no-file", game=game.name))
    table: FinishedTable = part.read(text)
    sheet = table.position.score_sheet()
    if as_json:
        print(json.dumps(sheet.facts()))
        return
    for note in table.notes:
        console.print(language.say(note), style="yellow")
    print_sheet(game, sheet, table.names, console, language)


def game_of(text: str) -> Game:
    """The game that the file names, or the first that reads such files. Raises Malformed."""
    named = NAMED.search(text)
    if named:
        return game_named(named[1].lower())
    return next(game for game in GAMES.values() if "score" in game.parts)
