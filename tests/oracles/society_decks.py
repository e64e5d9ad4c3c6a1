"""Decks made up at random: cheap, and full of every step, price and formula that a deck file can have."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from treetop.games.tree_society import vocabulary as v

MOST_WAITING = 15
PRICE_STEPS = [name for name, step in v.STEPS.items() if step.price]
LASTING_STEPS = [name for name, step in v.STEPS.items() if step.continuous]
OTHER_STEPS = [name for name, step in v.STEPS.items() if not step.continuous]


def generated(number: int) -> str:
    """The file of a deck."""
    rng = Random(number)
    waiting = [0]
    lines = [f'name = "Made up {number}"', "[start]", "pouch = [4, 4, 5, 5]", "chest = [0, 1, 2, 3]"]
    for i in range(75):
        action = v.ACTIONS[i // 15]
        lines += ["[[fruit]]", f'type = "{v.FRUIT[i % 5]}"', f'action = "{action}"']
        lines += ["coins = " + str(rng.randint(1, 4))] * (action == "chest")
        lines += [f"precious = {str(rng.random() < 0.3).lower()}"]
        lines += ['players = "3-4"'] * (i % 15 >= 10)
    for guild in v.GUILDS:
        for i in range(13 if guild == "architects" else 12):
            lines += ["[[guild]]", f'key = "{guild}-{i}"', f'guild = "{guild}"']
            lines += [f"symbols = {rng.randint(1, 3)}"]
            lines += ["starting = true"] * (guild == "architects" and i < 4)
            lines += [f"level = [{', '.join(_table(_level(rng, waiting)) for _ in range(3))}]"]
    return "\n".join(lines) + "\n"


def _level(rng: Random, waiting: list[int]) -> dict[str, Any]:
    level: dict[str, Any] = {"cost": rng.choice((0, 1, 2, 2, 3, 4, 5, 7))}
    kind = rng.random()
    if kind < 0.25:
        level["effect"] = [_step(rng, rng.choice(LASTING_STEPS))]
    elif kind < 0.85:
        steps = [_step(rng, rng.choice(OTHER_STEPS)) for _ in range(rng.randint(1, 3))]
        if kind < 0.5:
            level["must"] = True
            steps[0] = _step(rng, rng.choice(PRICE_STEPS))
        if any(v.STEPS[step["do"]].builds for step in steps[:-1]):
            waiting[0] += 1
            if waiting[0] > MOST_WAITING:
                steps = [step for step in steps if not v.STEPS[step["do"]].builds] or steps[-1:]
        level["effect"] = steps
    if rng.random() < 0.5:
        level["points"] = rng.randint(0, 9)
    else:
        level["points"] = {"each": rng.randint(1, 3), "of": rng.choice(list(v.TERMS))}
        level["points"] |= {"base": rng.randint(0, 5)} if rng.random() < 0.5 else {}
        level["points"] |= {"every": rng.randint(1, 3)} if rng.random() < 0.5 else {}
    return level


def _step(rng: Random, do: str) -> dict[str, Any]:
    fields = v.STEPS[do].fields
    step: dict[str, Any] = {"do": do}
    if "amount" in fields:
        step["amount"] = rng.randint(2, 4) if do.startswith("reveal") else rng.choice((1, 1, 1, 2, 3))
    if "per" in fields and rng.random() < 0.5:
        step["per"] = rng.choice(list(v.TERMS))
    if "what" in fields:
        step["what"] = rng.choice(v.BUILDS if do == "build" else v.DISCARDS)
    if "how" in fields:
        step["how"] = rng.choice(v.PRICES)
        step |= {"less": rng.randint(1, 4)} if step["how"] == "less" else {}
    if "keep" in fields:
        step["keep"] = rng.randint(1, 2)
    if "level" in fields and rng.random() < 0.6:
        step["level"] = rng.randint(1, 3)
    if "guild" in fields and rng.random() < 0.4:
        step["guild"] = rng.choice(v.GUILDS)
    if "to" in fields:
        step["to"] = rng.choice(v.PURSES)
    return step


def _table(value: Any) -> str:
    """As TOML writes it within a line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_table(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_table, value)) + "]"
    return json.dumps(value)
