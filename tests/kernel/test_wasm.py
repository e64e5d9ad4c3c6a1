"""The rules as WebAssembly under Node: every state, result and array is that of the compiled rules."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from tests.kernel.wasm import TwoKernels, needs_node, two_kernels
from treetop.games import GAMES
from treetop.games.arboretum import compiled as arboretum
from treetop.games.tree_society import compiled as society
from treetop.games.tree_society.batch import blank_tables
from treetop.games.tree_society.deck.reader import shipped_deck
from treetop.games.tree_society.state import CARDS, FRUITS, MARKET_TYPES
from treetop.kernel.wasm import built
from treetop.kernel.wasm.module import imports

PLAYERS = (2, 3, 4)
MOST_BYTES = 60_000
pytestmark = needs_node


@pytest.fixture(scope="module")
def in_arboretum() -> Iterator[TwoKernels]:
    with two_kernels("arboretum") as kernels:
        yield kernels


@pytest.fixture(scope="module")
def in_society() -> Iterator[TwoKernels]:
    with two_kernels("tree-society") as kernels:
        yield kernels


@pytest.mark.parametrize("opening_discard", [0, 1])
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_of_arboretum_end_in_the_same_state(
    in_arboretum: TwoKernels, players: int, opening_discard: int
) -> None:
    state = arboretum.LAYOUT.blank()
    for first in (1, 100, 5000):
        in_arboretum.call("play_random_games", state, players, opening_discard, first, 40)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_of_tree_society_end_in_the_same_state(in_society: TwoKernels, players: int) -> None:
    blank = blank_tables(players, 1).view(np.uint8)
    state, deck = society.blank(), shipped_deck().bytes
    for first in (1, 100, 5000):
        in_society.call("play_random_games", blank, deck, state, first, 40)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_of_arboretum_is_the_same_action_by_action(in_arboretum: TwoKernels, players: int) -> None:
    call, rng = in_arboretum.call, Random(players)
    deck = list(range((2 * players + 2) * 8))
    rng.shuffle(deck)
    state = arboretum.LAYOUT.blank()
    state.view(arboretum.STATE)[0]["pile"][: len(deck)] = deck
    call("deal", state, players, 0)
    summary = call("summary", state)
    while summary >> 3:
        seat, place = (summary & 7) - 1, rng.randrange(summary >> 3)
        call("see", state, seat, rng.randrange(2), seen := arboretum.LAYOUT.blank())
        call("deal_unseen", seen, rng.getrandbits(62))
        code = call("legal_action", state, place)
        call("offer", state, place)
        call("objection", state, rng.randrange(2000))
        following = arboretum.LAYOUT.blank()
        summary = call("after", state, code, following)
        state = following
    call("score", state)
    for seat in range(players):
        call("wins", state, seat)
        call("survey", state, seat)
        for species in range(2 * players + 2):
            call("trace_path", state, seat, species)
            call("right_to_score", state, seat, species)
            call("canceller", state, seat, species)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_of_tree_society_is_the_same_action_by_action(in_society: TwoKernels, players: int) -> None:
    call, rng = in_society.call, Random(players)
    position = GAMES["tree-society"].new(players, f"{players:032x}")
    deck, state = position.setup.deck.bytes, position.to_array()
    while to_act := call("to_act", state):
        call("see", state, to_act - 1, seen := society.blank())
        call("deal_unseen", seen, deck, rng.getrandbits(62))
        legal = society.no_actions()
        count = call("list_legal", state, deck, legal)
        call("objection", state, deck, rng.randrange(1000))
        call("price", state, deck, card := rng.randrange(CARDS), rng.randrange(3))
        call("next_level", state, card)
        call("sale_price", state, deck, rng.randrange(FRUITS))
        following = society.blank()
        call("after", state, deck, int(legal[rng.randrange(count)]), following)
        state = following
    call("winner", state, deck)
    for seat in range(players):
        call("score", state, deck, seat)
        for level in range(CARDS * 3):
            call("points_of_level", state, deck, seat, level)
        for term in range(MARKET_TYPES + 1):
            call("count", state, deck, seat, term)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_deal_of_tree_society_is_the_same(in_society: TwoKernels, players: int) -> None:
    deck = shipped_deck().bytes
    state = blank_tables(players, 1).view(np.uint8)
    for step in ("gather", "open_markets", "begin"):
        in_society.call(step, state, deck)


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_kernel_needs_nothing_but_memory(game: str) -> None:
    kernel = built.build_kernel(GAMES[game].parts["wasm"])
    assert imports(kernel.wasm.read_bytes()) == ["env.__linear_memory", "env.__stack_pointer"]


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_kernel_is_light(game: str) -> None:
    kernel = built.build_kernel(GAMES[game].parts["wasm"])
    sent = [len(gzip.compress(path.read_bytes(), 9)) for path in (kernel.wasm, kernel.table)]
    assert sum(sent) <= MOST_BYTES


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_the_table_tells_where_every_field_of_a_state_lies(game: str) -> None:
    exports = GAMES[game].part("wasm")
    table = json.loads(built.build_kernel(GAMES[game].parts["wasm"]).table.read_text())
    for name, dtype in exports.layouts.items():
        assert table["layouts"][name]["size"] == dtype.itemsize
        described = {
            field: np.dtype((at["type"], at["length"])) if at["length"] is not None else np.dtype(at["type"])
            for field, at in table["layouts"][name]["fields"].items()
        }
        assert described == {field: kind for field, (kind, *_) in (dtype.fields or {}).items()}
