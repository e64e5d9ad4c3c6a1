"""Looks for the moments that Tree Society's lessons need, and writes them down.

    python -m treetop.web.tree_society.scout > src/treetop/web/tree_society/lessons.toml

The deck is data: when it changes, the moments are looked for again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from treetop.games.tree_society import Position

Goals = list[dict[str, Any]]
Find = Callable[[Position, list[str]], Goals | None]
SEEDS = 40
HEADER = """# Moments of recorded games, found by treetop.web.tree_society.scout.
# Words: learn-tree-society-NAME-title, -intro, -ask-N, -done-N, -other-N."""
PRICE = re.compile(r" for \d+")
"""Prices follow from the position; without them a lesson outlives a change of cost."""


def accept(*rounds: list[str]) -> Goals | None:
    return [{"accept": forms} for forms in rounds] if all(rounds) else None


def builds(legal: list[str], level: int) -> list[str]:
    return [action for action in legal if action.startswith("build ") and action.split()[2] == str(level)]


def worth(sale: str) -> int:
    return int(sale.split(" for ")[1])


def best_sales(legal: list[str]) -> list[str]:
    sales = [action for action in legal if action.startswith("sell ")]
    return [sale for sale in sales if worth(sale) == max(map(worth, sales))]


def price(position: Position, legal: list[str]) -> Goals | None:
    sales = [action for action in legal if action.startswith("sell ")]
    best = best_sales(legal)
    return accept(best) if position.phase == "sell" and len(best) == 1 < len(sales) else None


def precious(position: Position, legal: list[str]) -> Goals | None:
    best = best_sales(legal) if position.phase == "sell" else []
    if len(best) != 1:
        return None
    kind = best[0].split()[1].split("-")[0]
    same = [sale for sale in legal if sale.startswith(f"sell {kind}-")]
    return accept(best) if len(same) > 1 else None


def fruit_action(position: Position, legal: list[str]) -> Goals | None:
    takes = [action for action in legal if action.startswith("take ")]
    return accept(takes) if position.phase == "build" else None


def build(position: Position, legal: list[str]) -> Goals | None:
    lower = position.view(0).facts()["guild_market"]["lower"]
    return accept([action for action in builds(legal, 1) if action.split()[1] in lower])


def upper(position: Position, legal: list[str]) -> Goals | None:
    row = position.view(0).facts()["guild_market"]["upper"]
    return accept([action for action in builds(legal, 1) if action.split()[1] in row])


def effect(position: Position, legal: list[str]) -> Goals | None:
    for action in [*builds(legal, 1), *builds(legal, 2)]:
        after = position.after(position.parse(action))
        uses = [text for text in map(str, after.legal_actions) if text != "skip"]
        if after.phase == "effect" and not any("with effect" in text for text in uses):
            return accept([action], uses)
    return None


def chain(position: Position, legal: list[str]) -> Goals | None:
    for action in [*builds(legal, 1), *builds(legal, 2)]:
        after = position.after(position.parse(action))
        uses = [text for text in map(str, after.legal_actions) if "with effect" in text]
        if after.phase == "effect" and uses:
            return accept([action], uses)
    return None


def complete(position: Position, legal: list[str]) -> Goals | None:
    return accept(builds(legal, 3))


def purse(position: Position, legal: list[str]) -> Goals | None:
    own = position.view(0).facts()["seats"][0]
    full = position.phase == "build" and own["pouch"] > 3 and own["chest"] > 0
    return accept(["rest"], ["take *"]) if full and "rest" in legal else None


def ending(position: Position, legal: list[str]) -> Goals | None:
    if position.view(0).facts()["last_round"] is not None:
        return None
    last = [
        action
        for action in builds(legal, 3)
        if position.after(position.parse(action)).view(0).facts()["last_round"] is not None
    ]
    return accept(last)


def scoring(position: Position, legal: list[str]) -> Goals | None:
    over = all(position.after(position.parse(action)).phase == "over" for action in legal)
    return accept(legal) if position.phase == "rest" and over else None


LESSONS: tuple[tuple[str, str, int, Find], ...] = (
    ("price", "T9", 0, price),
    ("precious", "T9", 0, precious),
    ("action", "T10", 0, fruit_action),
    ("build", "T12", 0, build),
    ("upper", "T13", 0, upper),
    ("effect", "T16", 0, effect),
    ("chain", "T16", 0, chain),
    ("complete", "T15", 0, complete),
    ("purse", "T19", 0, purse),
    ("ending", "T21", 0, ending),
    ("scoring", "T23", 1, scoring),
)


def moments(seed: int) -> Iterator[tuple[Position, list[str], list[str]]]:
    """Every decision of a game between players who build what they can."""
    rng = Random(seed)
    position = Position.new(2, f"{seed:032x}")
    done: list[str] = []
    while position.seat_to_act is not None:
        legal = [str(action) for action in position.legal_actions]
        yield position, legal, done
        done = [*done, choose(legal, rng)]
        position = position.after(position.parse(done[-1]))


def choose(legal: list[str], rng: Random) -> str:
    for level in (3, 2, 1):
        if level > 1 or rng.random() < 0.5:
            if found := builds(legal, level):
                return rng.choice(found)
    calm = [action for action in legal if not action.startswith(("discard", "build"))]
    return rng.choice(calm or legal)


def main() -> None:
    found: dict[str, tuple[int, list[str], Goals]] = {}
    for seed in range(1, SEEDS):
        for position, legal, done in moments(seed):
            for name, _, learner, find in LESSONS:
                known = found.get(name)
                if position.seat_to_act != learner or (known and len(known[1]) <= len(done)):
                    continue
                if goals := find(position, legal):
                    found[name] = (seed, done, goals)
    print(HEADER)
    for name, rule, learner, _ in LESSONS:
        seed, done, goals = found[name]
        print(f'\n[[lesson]]\nname = "{name}"')
        verb, _, rest = goals[0]["accept"][0].partition(" ")
        if verb == "build":
            print(f'names = {{ card = "tree-society-card-{rest.split()[0]}" }}')
        print(f'rule = "{rule}"\nlearner = {learner}')
        forms = [sorted({PRICE.sub("*", form) for form in goal["accept"]}) for goal in goals]
        print("goals = [" + ", ".join(f"{{ accept = {json.dumps(form)} }}" for form in forms) + "]")
        actions = [PRICE.sub("", action) for action in done]
        print(f'[lesson.moment]\nseed = "{seed:032x}"\nactions = {json.dumps(actions)}')


if __name__ == "__main__":
    main()
