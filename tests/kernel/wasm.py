"""A game's kernel as WebAssembly under Node, called like the entries it was compiled from."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from tests.programs import find, needs
from treetop.games import GAMES
from treetop.kernel.wasm.built import build_kernel

HERE = Path(__file__).resolve().parent
needs_node = needs("node")


class TwoKernels:
    """Calls every entry natively and in WebAssembly; both must give the same result and the same arrays."""

    def __init__(self, game: str, node: subprocess.Popen[str]) -> None:
        self.game = game
        self.exports = GAMES[game].part("wasm")
        self.node = node

    def call(self, name: str, *values: Any) -> Any:
        kinds = self.exports.entries[name].kinds.split()
        question = {"name": name, "values": [[k, _written(k, v)] for k, v in zip(kinds, values, strict=True)]}
        result = self.exports.entries[name].entry(*values)
        answer = self._ask(question)
        assert answer["result"] == result, name
        for kind, value, other in zip(kinds, values, answer["arrays"], strict=True):
            assert other is None or _written(kind, value) == other, name
        return result

    def choose(self, player: str, view: Any, seed: int) -> int:
        """The code of what a player does in WebAssembly."""
        return int(self._ask({"name": "choose", "think": self._told(view, seed) | {"player": player}}))

    def explain(
        self, player: str, view: Any, seed: int, iterations: int, shared: int = 0
    ) -> list[dict[str, Any]]:
        """`shared`: with so many others who sample rollouts."""
        told = self._told(view, seed) | {"player": player, "iterations": iterations, "shared": shared}
        answer: list[dict[str, Any]] = self._ask({"name": "explain", "think": told})
        return answer

    def judge(self, player: str, view: Any, code: int, seed: int, shared: int = 0) -> tuple[int, float]:
        """The code of the best action, and what another one gave away."""
        told = self._told(view, seed) | {"player": player, "code": code, "shared": shared}
        answer = self._ask({"name": "judge", "think": told})
        return answer["best"], answer["loss"]

    def prospects(self, position: Any) -> tuple[float, ...]:
        told = self._told(position, 0, "position") | {"players": position.players}
        return tuple(self._ask({"name": "prospects", "think": told}))

    def _told(self, board: Any, seed: int, name: str = "view") -> dict[str, Any]:
        deck = getattr(board.setup, "deck", None)
        known = {name: board.to_array()} | ({} if deck is None else {"deck": deck.bytes})
        return {"seed": str(seed), "known": {key: _written("bytes", value) for key, value in known.items()}}

    def _ask(self, question: Any) -> Any:
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.write(json.dumps(question) + "\n")
        self.node.stdin.flush()
        line = self.node.stdout.readline()
        assert line, f"{question['name']} stopped the kernel"
        return json.loads(line)


@contextmanager
def two_kernels(game: str) -> Iterator[TwoKernels]:
    built = build_kernel(GAMES[game].parts["wasm"])
    command = [find("node") or "node", str(HERE / "wasm.mjs"), str(built.wasm), str(built.table)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        yield TwoKernels(game, node)
        assert node.stdin is not None
        node.stdin.close()


def _written(kind: str, value: Any) -> Any:
    if kind == "bytes":
        return base64.b64encode(np.asarray(value).tobytes()).decode()
    if kind == "numbers":
        return [str(number) for number in value.tolist()]
    if kind == "floats":
        return value.tolist()
    return float(value) if kind == "float" else str(int(value))
