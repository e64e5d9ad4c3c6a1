"""Tree Society as numbers, one view at a time. Actions have the kernel's numbers (docs/research.md)."""

from __future__ import annotations

from math import prod

import numpy as np

from treetop.envs.encoding import Array, Observation, Part
from treetop.envs.tree_society import compiled, spaces
from treetop.envs.tree_society.spaces import ARRAYS, MASK
from treetop.games.tree_society import Action, View
from treetop.games.tree_society.codes import ACTIONS
from treetop.games.tree_society.compiled import STATE


class TreeSocietyEncoding:
    version = 1
    actions = ACTIONS

    def parts(self, players: int) -> dict[str, Part]:
        return spaces.parts(players)

    def observe(self, view: View) -> Observation:
        seen = self._see(view)
        return {name: array for name, array in seen.items() if name != MASK}

    def mask(self, view: View) -> Array:
        mask = np.zeros(ACTIONS, np.int8)
        if view.seat is not None and view.seat_to_act == view.seat:
            mask[list(view.legal_codes())] = 1
        return mask

    def number(self, view: View, action: Action) -> int:
        return view.encode(action)

    def action(self, view: View, number: int) -> Action:
        if not 0 <= number < ACTIONS or not self.mask(view)[number]:
            raise ValueError(f"action {number} is illegal here")
        return view.decode(number)

    def _see(self, view: View) -> dict[str, Array]:
        """A spectator sees the table from the first seat."""
        known = self.parts(view.players) | {MASK: Part((ACTIONS,), 0, 1)}
        flat = {name: np.zeros((1, prod(part.shape)), part.type) for name, part in known.items()}
        state = view.to_array().view(STATE)
        seat = np.array([view.seat or 0], np.int8)
        compiled.observe_all(state, seat, view.setup.deck.bytes, *(flat[name] for name in ARRAYS))
        return {name: flat[name].reshape(part.shape) for name, part in known.items()}
