"""Scores an entered table of Tree Society in the browser, under MicroPython, beside the kernel's own files.

It puts the entered cards and counts into a kernel state, asks the kernel, and writes the answers down
as `treetop.games.tree_society.score_sheet` does.
"""

import json

from treetop.games.tree_society import scoring
from treetop.games.tree_society.state import CARDS, GUILDS, NONE, PLACES, TYPES_OF_FRUIT, Deck, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

COMPLETED = 3


def sheet(question: str) -> str:
    """The sheet of `{"deck": …, "table": {"market": n, "players": [{"houses": […], …}…]}}`, as JSON."""
    asked = json.loads(question)
    facts, table = asked["deck"], asked["table"]
    deck = Deck()
    for name in facts["plain"]:
        setattr(deck, name, facts["plain"][name])
    keys = facts["keys"]
    state = table_state(table, deck, keys)
    seats = range(state.players)
    lines = [seat_lines(state, deck, facts, table["players"][seat], seat) for seat in seats]
    scores = [scoring.score(state, deck, seat) for seat in seats]
    return json.dumps(
        {
            "scores": scores,
            "winners": [scoring.winner(state, deck) + 1],
            "tie_broken": scores.count(max(scores)) > 1,
            "ended_by": None,
            "seats": lines,
        }
    )


def table_state(table: "Any", deck: Deck, keys: "Any") -> State:
    state = State()
    state.players = len(table["players"])
    for kind in range(table["market"]):
        state.fruit_market[kind] = deck.fruit_type.index(kind)
    for seat, player in enumerate(table["players"]):
        state.pouch[seat] = player["coins"]
        for kind in range(TYPES_OF_FRUIT):
            state.sold_of[seat * TYPES_OF_FRUIT + kind] = player["sold"][kind]
            state.unsold_of[seat * TYPES_OF_FRUIT + kind] = player["unsold"][kind]
        state.sold_size[seat] = sum(player["sold"])
        state.unsold_size[seat] = sum(player["unsold"])
        for house in player["houses"]:
            stand(state, deck, seat, keys.index(house["card"]), house["level"])
    return state


def stand(state: State, deck: Deck, seat: int, card: int, level: int) -> None:
    """A completed house brings its symbols; an ongoing one has a place."""
    if level == COMPLETED:
        state.completed[seat * CARDS + state.completed_size[seat]] = card
        state.completed_size[seat] += 1
        state.symbols_of[seat * GUILDS + deck.guild[card]] += deck.symbols[card]
        return
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if state.ongoing[place] == NONE:
            state.ongoing[place] = card
            state.level[place] = level
            return


def seat_lines(state: State, deck: Deck, facts: "Any", player: "Any", seat: int) -> "Any":
    done = [house for house in player["houses"] if house["level"] == COMPLETED]
    going = [house for house in player["houses"] if house["level"] != COMPLETED][:PLACES]
    return [line(state, deck, facts, seat, house) for house in done + going]


def line(state: State, deck: Deck, facts: "Any", seat: int, house: "Any") -> "Any":
    card = facts["cards"][house["card"]]
    number = facts["keys"].index(house["card"]) * 3 + house["level"] - 1
    points = scoring.points_of_level(state, deck, seat, number)
    formula = card["levels"][house["level"] - 1]["formula"]
    counted = scoring.count(state, deck, seat, deck.points_term[number]) if formula else None
    return {
        "card": house["card"],
        "name": card["name"],
        "guild": card["guild"],
        "level": house["level"],
        "completed": house["level"] == COMPLETED,
        "points": points,
        "counted": counted,
        "why": why(formula, points, counted),
    }


def why(formula: "Any", points: int, counted: "Any") -> "Any":
    if not formula:
        return {"id": "tree-society-scored-fixed", "arguments": {"points": points}}
    arguments = {"points": points, "counted": counted}
    arguments.update(formula["arguments"])
    return {"id": "tree-society-scored-formula", "arguments": arguments}
