"""A score sheet of Arboretum, explained."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from treetop.cli.terminal.arboretum.card_face import tag
from treetop.games.arboretum import Path, ScoreSheet
from treetop.games.arboretum.score_sheet import SpeciesScore
from treetop.games.arboretum.species import EDITIONS, Edition
from treetop.locales import Language


def sheet_table(sheet: ScoreSheet, names: Sequence[str], language: Language) -> Table:
    """Species by player: the hand and its value, who may score, the best path and its points by rule."""
    table = Table(show_lines=True, expand=False)
    table.add_column(language.say("arboretum-cli-species"), style="bold")
    for name in names:
        table.add_column(Text(name))
    edition = edition_of(sheet)
    for line in sheet.species:
        cells = [_cell(line, seat, names, edition, language) for seat in range(len(names))]
        table.add_row(language.say("arboretum-cli-species-name", species=line.species), *cells)
    totals = [Text(language.say("core-points", count=total), "bold") for total in sheet.totals]
    table.add_row(language.say("arboretum-cli-total"), *totals)
    return table


def edition_of(sheet: ScoreSheet) -> Edition:
    """The edition whose species these are, for their colours."""
    used = {line.species for line in sheet.species}
    return next(edition for edition, species in EDITIONS.items() if used <= set(species))


def verdict(sheet: ScoreSheet, names: Sequence[str], language: Language) -> list[str]:
    """Who has won, and how a tie was decided (A17)."""
    winners = [names[seat] for seat in sheet.winners]
    sentences = []
    if sheet.tie_broken:
        sentences.append(
            language.say("arboretum-cli-tie-broken", species=max(sheet.varieties[s] for s in sheet.winners))
        )
    if sheet.shared:
        return [*sentences, language.say("arboretum-cli-shared", winners=winners)]
    return [*sentences, language.say("cli-winner", winner=winners[0], points=max(sheet.totals))]


def _cell(line: SpeciesScore, seat: int, names: Sequence[str], edition: Edition, language: Language) -> Text:
    parts = [_hand(line, seat)]
    for cancelled in line.cancelled:
        if cancelled.seat == seat:
            parts.append(Text(language.say("arboretum-cli-cancelled", player=names[cancelled.by]), "italic"))
    if seat in line.right:
        parts.append(
            Text(language.say("arboretum-cli-right" if line.held else "arboretum-cli-right-of-all"), "green")
        )
        path = line.paths[seat]
        parts += (
            [path_text(path, edition), Text(sum_text(path), "bold")]
            if path
            else [Text(language.say("arboretum-cli-no-path"))]
        )
    return Text("\n").join(parts)


def _hand(line: SpeciesScore, seat: int) -> Text:
    ranks = " ".join(str(card.rank) for card in line.hands[seat])
    return Text(f"{ranks} = {line.values[seat]}" if ranks else "–")


def path_text(path: Path, edition: Edition) -> Text:
    """The cards of a path, in order."""
    return Text(" ").join(tag(tree.card, edition) for tree in path.trees)


def sum_text(path: Path) -> str:
    """The points by rule: cards, same species, starts with 1, ends with 8."""
    parts = [path.per_card, path.same_species, path.starts_with_1, path.ends_with_8]
    return " + ".join(str(part) for part in parts if part) + f" = {path.points}"
