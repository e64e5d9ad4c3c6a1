"""Until machine code is there the same rules run interpreted, and nobody waits for a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from treetop.games.arboretum import Position as Arboretum
from treetop.games.arboretum import compiled as arboretum
from treetop.games.tree_society import Position as TreeSociety
from treetop.games.tree_society import compiled as tree_society
from treetop.kernel.interpreted import interpreted
from treetop.kernel.patience import LOOK_EVERY, PATIENT, PatientEntry, must_wait
from treetop.players.arboretum import compiled as evaluation
from treetop.players.arboretum.oversights import table_of
from treetop.players.arboretum.weights import STRATEGIST
from treetop.players.tree_society import lookahead

SEED = "0123456789abcdef" * 2

A_COLD_START = """
from random import Random
from numba.core import event
from treetop.kernel.patience import be_patient

class Refuse(event.Listener):
    def on_start(self, compiling):
        raise SystemExit(f"{compiling.data['dispatcher']} is being compiled")
    def on_end(self, compiled): ...

be_patient()
event.register("numba:compile", Refuse())
from treetop.games import GAMES
from treetop.players import PLAYERS
rng = Random(1)
for name, game in GAMES.items():
    position = game.new(2, "00" * 16)
    bots = [*PLAYERS[name].values()][:-1]
    for _ in range(40):
        view = position.view(position.seat_to_act)
        view.facts(), view.score()
        action = position.parse(str(bots[rng.randrange(len(bots))].choose(view, 1, 1.0)))
        position.tell(action, None), position.reveals(action)
        position = position.after(action)
    position.score_sheet().facts()
print("played")
"""


def test_a_process_without_machine_code_plays_shows_scores_and_lets_bots_play_and_compiles_nothing(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "TREETOP_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", A_COLD_START]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.stdout == "played\n", done.stderr


def agree(module: object, name: str, *arguments: object) -> object:
    """Both ways of an entry return the same and write the same."""
    results = []
    for call in (getattr(module, name), interpreted(module.__name__, name)):
        copies = [each.copy() if writable(each) else each for each in arguments]
        results.append((call(*copies), *(each.tolist() for each in copies if isinstance(each, np.ndarray))))
    assert results[0] == results[1]
    return results[0][0]


def chosen(choose: Callable[..., int], seen: object) -> int:
    return choose(seen, evaluation.blank_analysis(), table_of(STRATEGIST, {}), 7)


def writable(argument: object) -> bool:
    return isinstance(argument, np.ndarray) and argument.flags.writeable


@pytest.mark.parametrize("players", [2, 3, 4])
def test_arboretum_interpreted_from_bytes_is_arboretum_compiled(players: int) -> None:
    rng, position = Random(players), Arboretum.new(players, SEED)
    while position.seat_to_act is not None:
        state, other, seat = position.to_array(), position.to_array(), position.seat_to_act
        legal = agree(arboretum, "summary", state) >> 3
        offered = agree(arboretum, "offer", state, rng.randrange(legal)) & 0xFFFF
        agree(arboretum, "objection", state, offered)
        agree(arboretum, "after", state, offered, other)
        agree(arboretum, "see", state, seat, 0, arboretum.LAYOUT.blank())
        seen = position.view(seat).to_array()
        agree(arboretum, "deal_unseen", seen, rng.getrandbits(60))
        assert chosen(evaluation.choose, seen) == chosen(interpreted(evaluation.__name__, "choose"), seen)
        position = position.after_code(offered)
    agree(arboretum, "score", position.to_array())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tree_society_interpreted_from_bytes_is_tree_society_compiled(players: int) -> None:
    rng, position = Random(players), TreeSociety.new(players, SEED)
    deck = position.setup.deck.bytes
    for step in range(60):
        if position.seat_to_act is None:
            break
        state, other, seat = position.to_array(), position.to_array(), position.seat_to_act
        legal = tree_society.no_actions()
        agree(tree_society, "list_legal", state, deck, legal)
        code = rng.choice(position.legal_codes())
        agree(tree_society, "after", state, deck, code, other)
        agree(tree_society, "see", state, seat, tree_society.blank())
        agree(tree_society, "score", state, deck, seat)
        agree(tree_society, "deal_unseen", position.view(seat).to_array(), deck, rng.getrandbits(60))
        kind = lookahead.GREEDY if step % 5 else lookahead.PLANNER
        agree(lookahead, "choose", position.view(seat).to_array(), deck, kind, 100, step)
        position = position.after_code(code)


def test_machine_code_is_used_as_soon_as_it_is_on_disk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(PATIENT, "1")
    now, file = [0.0], tmp_path / "code"
    monkeypatch.setattr("treetop.kernel.patience.on_disk", lambda _: file.exists())
    entry = PatientEntry(arboretum.summary, lambda: now[0])
    assert must_wait(entry)
    file.touch()
    assert must_wait(entry)
    now[0] += LOOK_EVERY
    assert not must_wait(entry)


def test_an_interpreted_entry_takes_arguments_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATIENT, "1")
    monkeypatch.setattr("treetop.kernel.patience.on_disk", lambda _: False)
    state = Arboretum.new(2, SEED).to_array()
    assert PatientEntry(arboretum.legal_action)(state, index=0) == arboretum.legal_action(state, 0)


def test_whoever_is_not_patient_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PATIENT, raising=False)
    monkeypatch.setattr("treetop.kernel.patience.on_disk", lambda _: False)
    assert not must_wait(PatientEntry(arboretum.summary))
