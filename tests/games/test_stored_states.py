"""Only what this version has stored reaches the kernel, which believes every byte."""

from __future__ import annotations

import base64
import tracemalloc
import zlib
from random import Random
from typing import Any

import pytest

from treetop.games import GAMES, arboretum, tree_society
from treetop.games.errors import Illegal, Malformed
from treetop.games.stored_state import CHECKSUM, pack, store

either_game = pytest.mark.parametrize("game", [arboretum, tree_society], ids=GAMES)


@either_game
def test_garbage_of_any_length_is_malformed(game: Any) -> None:
    position, rng = game.Position.new(2, 1), Random(1)
    for length in (0, 1, 3, 4, 12, 100, len(position.to_bytes()) - 12, len(position.to_bytes()), 10_000):
        with pytest.raises(Malformed):
            game.Position.from_bytes(position.setup, rng.randbytes(length))
        with pytest.raises(Malformed):
            game.Position.unpack(position.setup, pack(rng.randbytes(length)))


@either_game
def test_one_byte_changed_anywhere_is_noticed(game: Any) -> None:
    position, rng = game.Position.new(2, 1), Random(1)
    stored = position.to_bytes()
    for at in (0, len(stored) - 1, *rng.sample(range(len(stored)), 60)):
        changed = bytearray(stored)
        changed[at] ^= 1 << rng.randrange(8)
        with pytest.raises(Malformed):
            game.Position.from_bytes(position.setup, bytes(changed))


@either_game
def test_what_was_stored_stays_readable_with_four_bytes_of_checksum(game: Any) -> None:
    stored = game.Position.new(2, 1).to_bytes()
    assert stored[-4:] == zlib.crc32(stored[:-4]).to_bytes(4, "big")


@either_game
def test_another_layout_is_refused_by_its_version(game: Any) -> None:
    position = game.Position.new(2, 1)
    body = bytes(8) + position.to_bytes()[8:-CHECKSUM]
    with pytest.raises(Malformed) as refused:
        game.Position.from_bytes(position.setup, body + zlib.crc32(body).to_bytes(CHECKSUM, "big"))
    assert refused.value.message.id == "core-state-version"
    short = store(game.Position.layout, b"short")
    with pytest.raises(Malformed):
        game.Position.from_bytes(position.setup, short)


@either_game
@pytest.mark.parametrize("text", ["", "garbage", "é", "0" * 5000])
def test_text_that_is_no_packed_state_is_malformed(game: Any, text: str) -> None:
    with pytest.raises(Malformed):
        game.Position.unpack(game.Position.new(2, 1).setup, text)


@either_game
def test_packed_text_that_would_fill_the_memory_is_cut(game: Any) -> None:
    bomb = base64.b85encode(zlib.compress(bytes(20_000_000))).decode()
    tracemalloc.start()
    with pytest.raises(Malformed):
        game.Position.unpack(game.Position.new(2, 1).setup, bomb)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 5_000_000


@either_game
@pytest.mark.parametrize("given", [None, 7, "text", ["a"]])
def test_what_is_not_bytes_at_all_is_a_type_error(game: Any, given: Any) -> None:
    with pytest.raises(TypeError):
        game.Position.from_bytes(game.Position.new(2, 1).setup, given)


@either_game
def test_a_state_is_read_only_with_as_many_players_as_it_has(game: Any) -> None:
    two, four = game.Position.new(2, 1), game.Position.new(4, 1)
    with pytest.raises(Malformed):
        game.Position.from_bytes(four.setup, two.to_bytes())
    with pytest.raises(Malformed):
        game.View.from_bytes(two.setup, two.view(0).to_bytes(), 2)


@either_game
def test_what_is_read_back_is_the_same(game: Any) -> None:
    position = game.Position.new(3, 1).play_out(Random(1))
    assert game.Position.from_bytes(position.setup, position.to_bytes()) == position
    for seat in (0, 2, None):
        view = position.view(seat)
        assert game.View.unpack(view.setup, view.packed(), seat) == view


@either_game
def test_after_leads_a_subclass_to_its_own_kind(game: Any) -> None:
    class Mine(game.Position):
        __slots__ = ()

    mine = Mine.new(2, 1)
    action = mine.legal_actions[0]
    for next_one in (mine.after(action), mine.after(str(action)), mine.after_code(mine.encode(action))):
        assert type(next_one) is Mine
    assert type(mine.play_out(Random(1))) is Mine


@either_game
def test_a_view_encodes_and_decodes_nothing_out_of_turn(game: Any) -> None:
    position = game.Position.new(2, 1)
    action, code = position.legal_actions[0], position.legal_codes()[0]
    assert position.view(0).decode(position.view(0).encode(action)) == action
    for view in (position.view(1), position.view(None)):
        for ask, given in ((view.encode, action), (view.decode, code), (view.parse, str(action))):
            with pytest.raises(Illegal) as refused:
                ask(given)
            assert refused.value.message.id == "core-not-to-act"
        assert not view.is_legal(action)
