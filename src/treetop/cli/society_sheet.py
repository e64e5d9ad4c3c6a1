"""Tree Society's score sheet in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from treetop.cli.society import message_of
from treetop.games.game import Facts
from treetop.locales import Language


def print_society_sheet(facts: Facts, names: Sequence[str], console: Console, language: Language) -> None:
    """Everybody's total, each card with its reason, and who wins (T23, T24)."""
    for seat, name in enumerate(names):
        console.print(f"{name}: {facts['scores'][seat]}", style="bold", markup=False)
        for line in facts["seats"][seat]:
            card, why = language.say(message_of(line["name"])), language.say(message_of(line["why"]))
            console.print(f"  {line['points']:>3}  {card} – {why}", markup=False)
    winner = facts["winners"][0] - 1
    points = facts["scores"][winner]
    console.print(language.say("cli-winner", winner=names[winner], points=points), markup=False)
    if facts["tie_broken"]:
        console.print(language.say("cli-society-tie"), markup=False)
