"""Scores an entered table in the browser: MicroPython runs this beside the kernel's own files.

It puts the entered cards into a kernel state, asks the kernel, and writes the answers down
as `treetop.games.arboretum.score_sheet` does.
"""

import json

from treetop.games.arboretum import scoring
from treetop.games.arboretum.state import HAND, PLANTED, RANKS, SPECIES, UP, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def sheet(entered: str) -> str:
    """The sheet of `{"species": […], "players": [{"hand": […], "planted": [[card, x, y]…]}…]}`, as JSON."""
    table = json.loads(entered)
    state = table_state(table)
    scoring.score(state)
    seats = range(state.players)
    winners = [seat + 1 for seat in seats if scoring.wins(state, seat)]
    scores = [state.total[seat] for seat in seats]
    return json.dumps(
        {
            "scores": scores,
            "winners": winners,
            "varieties": [state.variety[seat] for seat in seats],
            "tie_broken": scores.count(max(scores)) > len(winners),
            "species": [line(state, table, number) for number in range(state.species)],
            "apart": [apart(state, table, seat) for seat in seats],
        }
    )


def table_state(table: "Any") -> State:
    state = State()
    state.players = len(table["players"])
    state.species = len(table["species"])
    for seat, player in enumerate(table["players"]):
        for card in player["hand"]:
            state.hand[seat * HAND + state.hand_size[seat]] = number_of(table, card)
            state.hand_size[seat] += 1
        for place, (card, x, y) in enumerate(player["planted"]):
            state.planted[seat * PLANTED + place] = number_of(table, card)
            state.cell[seat * PLANTED + place] = x + UP * y
        state.planted_size[seat] = len(player["planted"])
    return state


def number_of(table: "Any", card: str) -> int:
    species: int = table["species"].index(card[:2])
    return species * RANKS + int(card[2:]) - 1


def line(state: State, table: "Any", number: int) -> "Any":
    code = table["species"][number]
    seats = range(state.players)
    hands = [sorted(card for card in player["hand"] if card[:2] == code) for player in table["players"]]
    right = [seat + 1 for seat in seats if scoring.right_to_score(state, seat, number)]
    paths = [best_path(state, table, seat, number) for seat in seats]
    return {
        "code": code,
        "hands": hands,
        "values": [state.value[seat * SPECIES + number] for seat in seats],
        "cancelled": [
            {"seat": seat + 1, "by": scoring.canceller(state, seat, number) + 1}
            for seat in seats
            if code + "8" in hands[seat] and scoring.canceller(state, seat, number) >= 0
        ],
        "held": any(hands),
        "right": right,
        "points": [paths[seat]["points"] if paths[seat] and seat + 1 in right else 0 for seat in seats],
        "paths": paths,
    }


def best_path(state: State, table: "Any", seat: int, number: int) -> "Any":
    """The most valuable path, and its points by rule. What is left over is the bonus for one species."""
    scoring.survey(state, seat)
    points = scoring.trace_path(state, seat, number)
    if not points:
        return None
    trees = [table["players"][seat]["planted"][state.path[i]] for i in range(state.path_size)]
    first = 1 if trees[0][0][2:] == "1" else 0
    last = 2 if trees[-1][0][2:] == "8" else 0
    return {
        "cards": [tree[0] for tree in trees],
        "cells": [tree[1:] for tree in trees],
        "points": points,
        "per_card": len(trees),
        "same_species": points - len(trees) - first - last,
        "starts_with_1": first,
        "ends_with_8": last,
    }


def apart(state: State, table: "Any", seat: int) -> "Any":
    """The cards that do not hang together with the first one (A5)."""
    planted = table["players"][seat]["planted"]
    reached = [0]
    for place in reached:
        if place < len(planted):
            reached.extend(new for new in neighbours(state, seat, place) if new not in reached)
    return [tree[0] for place, tree in enumerate(planted) if place not in reached]


def neighbours(state: State, seat: int, place: int) -> "Any":
    first = seat * PLANTED
    others = range(state.planted_size[seat])
    return [one for one in others if state.cell[first + one] - state.cell[first + place] in (1, -1, UP, -UP)]
