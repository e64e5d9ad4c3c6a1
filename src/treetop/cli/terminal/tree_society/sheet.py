"""Tree Society's score sheet in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from treetop.cli.message_facts import message_of
from treetop.games.game import Facts
from treetop.locales import Language


def sheet_text(facts: Facts, names: Sequence[str], language: Language) -> Text:
    """Everybody's total, each card with its reason, and who wins (T23, T24)."""
    lines = []
    for seat, name in enumerate(names):
        lines.append(Text(f"{name}: {facts['scores'][seat]}", "bold"))
        for line in facts["seats"][seat]:
            card, why = language.say(message_of(line["name"])), language.say(message_of(line["why"]))
            lines.append(Text(f"  {line['points']:>3}  {card} – {why}"))
    winner = facts["winners"][0] - 1
    points = facts["scores"][winner]
    lines.append(Text(language.say("cli-winner", winner=names[winner], points=points)))
    if facts["tie_broken"]:
        lines.append(Text(language.say("tree-society-cli-tie")))
    return Text("\n").join(lines)
