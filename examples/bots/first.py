#!/usr/bin/env python3
"""A bot for either game: it draws from the pile if it can, and otherwise does the first legal thing.

The protocol is in docs/bots.md. Try it:

    treetop arena arboretum random "treetop.players.Program:command=python3 examples/bots/first.py" --deals 10
"""

import json
import sys


def choose(view):
    legal = view["legal"]
    return "draw pile" if "draw pile" in legal else legal[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        action = choose(message["view"])
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
