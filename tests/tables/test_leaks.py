"""Nothing on the wire depends on what its reader may not know.

A match is played and every frame to one reader is kept. Then all cards that this reader could not know
are dealt anew, the same actions are played at a twin of the table, and every byte must be the same.
What was seen once and is hidden now, like the fruit that others have sold, is dealt anew in the middle
of a match: whoever connects then is told the same as before.
"""

from __future__ import annotations

import itertools
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables.play import Player, people_at
from tests.tables.server import Guest, Server, ask, serving
from treetop.games import GAMES
from treetop.games.game import Game
from treetop.tables import identifier
from treetop.tables import wall_clock as instant
from treetop.tables.live import table as live_table
from treetop.tables.match import fairness, opening
from treetop.tables.people import people
from treetop.tables.service import promises

DEALT = dict(GAMES)
MOVES = 40
NOW = 1_790_000_000_000


class FixedDeal:
    """A game with the cards lying as we want them."""

    def __init__(self, game: Game, deal: Any, header: Any) -> None:
        self._game = game
        self._deal = deal
        self._header = header

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new(self, players: int, seed: str, options: Any = None) -> Any:
        return self._game.from_deal(players, self._deal, self._header, options)

    def as_of(self, version: int) -> Any:
        return self


@pytest.fixture
def same_world(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Every call starts a world with the same names, times and seeds."""

    def begin(game: str, deal: Any, header: Any) -> None:
        names = itertools.count(1000)
        fixed = {
            (identifier, "identifier"): lambda length: f"{next(names):0{length}d}",
            (opening, "new_table"): lambda: f"{next(names):014d}",
            (people, "new_person"): lambda: f"p{next(names):011d}",
            (promises, "new_server_seed"): lambda: "ab" * 32,
            (fairness, "new_server_seed"): lambda: "ab" * 32,
            (instant, "wall_clock"): lambda: NOW,
            # Else it would depend on the machine's pace before which move people are seen to come.
            (live_table, "MOMENT"): 0.0,
        }
        for (module, name), value in fixed.items():
            monkeypatch.setattr(module, name, value)
        monkeypatch.setattr("tests.tables.server.wall_clock", lambda: NOW)
        monkeypatch.setitem(GAMES, game, FixedDeal(DEALT[game], deal, header))  # type: ignore[arg-type]

    return begin


async def frames_to(
    reader: int | None,
    folder: Path,
    seats: int,
    script: list[str] | None,
    seed: int,
    **wish: Any,
) -> tuple[list[str], list[str]]:
    """Everything the reader hears while the match is played, and the actions."""
    rng = Random(seed)
    async with serving(folder) as server:
        persons, table = await people_at(server, seats, **wish)
        async with AsyncExitStack() as stack:
            doors = [*(person.sit(table) for person in persons), server.socket(table)]
            players = []
            for door in doors:
                players.append(Player(await stack.enter_async_context(door)))
                await players[-1].greet()
            done = []
            for number in range(MOVES):
                turn = players[0].view["view"]["to_act"] - 1
                if turn == reader:
                    await try_out(players[turn])
                done.append(script[number] if script is not None else rng.choice(players[turn].legal))
                answer = await players[turn].play(done[-1])
                assert answer["type"] == "accepted", answer
                for player in players:
                    await player.see(answer["seq"])
            return list(players[-1 if reader is None else reader].socket.heard), done


async def try_out(player: Player) -> None:
    """Previews are frames too."""
    for action in player.legal[:3]:
        await ask(player.socket, type="preview", id="p", seq=player.seq, actions=[action])


def redeal_arboretum(deal: Any, actions: list[str], reader: int | None, header: Any, rng: Random) -> Any:
    """Another deal with the same history in the reader's eyes."""
    position = DEALT["arboretum"].from_deal(len(deal["hands"]), deal, header, {})
    known = set(deal["hands"][reader]) if reader is not None else set()
    for action in actions:
        position = position.after(position.parse(action))
        if action.startswith(("plant", "discard")):
            known.add(action.split()[1])
        if reader is not None:
            known |= {str(card) for card in position.view(reader).hand(reader) if card}  # type: ignore[attr-defined]
    everything = [*itertools.chain(*deal["hands"]), *deal["pile"]]
    swapped = swap([card for card in everything if card not in known], rng)
    return {
        "hands": [[swapped.get(card, card) for card in hand] for hand in deal["hands"]],
        "pile": [swapped.get(card, card) for card in deal["pile"]],
        "discards": deal["discards"],
    }


def swap(hidden: list[str], rng: Random) -> dict[str, str]:
    swapped = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    assert any(old != new for old, new in swapped.items())
    return swapped


def redeal_tree_society(
    deal: Any, actions: list[str], players: int, header: Any, options: Any, rng: Random
) -> Any:
    """Another deal of what nobody has seen yet: the rest of both decks, and the shuffles to come."""
    game = DEALT["tree-society"]
    position = game.from_deal(players, deal, header, options)
    for action in actions:
        before, position = position, position.after(position.parse(action))
        assert position.guild_deck_size <= before.guild_deck_size  # type: ignore[attr-defined]
    rest = game.deal(position)
    twin = dict(deal, key=rng.randbytes(32).hex())
    for name in ("fruit_deck", "guild_deck"):
        swapped = swap(rest[name], rng)
        twin[name] = [swapped.get(card, card) for card in deal[name]]
    return twin


@pytest.mark.parametrize(("seats", "reader", "seed"), [(2, 0, 1), (2, None, 2), (3, 1, 3), (4, 3, 4)])
async def test_every_frame_of_arboretum_is_the_same_whatever_the_hidden_cards_are(
    tmp_path: Path, same_world: Any, seats: int, reader: int | None, seed: int
) -> None:
    rng = Random(seed)
    game = DEALT["arboretum"]
    start = game.new(seats, f"{rng.getrandbits(128):032x}", {})
    deal, header = game.deal(start), game.header(start)
    same_world("arboretum", deal, header)
    frames, actions = await frames_to(reader, tmp_path / "one", seats, None, seed)
    same_world("arboretum", redeal_arboretum(deal, actions, reader, header, rng), header)
    twins, _ = await frames_to(reader, tmp_path / "other", seats, actions, seed)
    check_equal(frames, twins)


@pytest.mark.parametrize("open_memory", [False, True])
@pytest.mark.parametrize(("seats", "reader", "seed"), [(2, 0, 1), (3, None, 2), (4, 2, 3)])
async def test_every_frame_of_tree_society_is_the_same_whatever_lies_in_the_decks(
    tmp_path: Path, same_world: Any, seats: int, reader: int | None, seed: int, open_memory: bool
) -> None:
    rng = Random(seed)
    game = DEALT["tree-society"]
    options = game.options({"open_memory": open_memory})
    start = game.new(seats, f"{rng.getrandbits(128):032x}", options)
    deal, header = game.deal(start), game.header(start)
    wish = {"game": "tree-society", "options": {"open_memory": open_memory}}
    same_world("tree-society", deal, header)
    frames, actions = await frames_to(reader, tmp_path / "one", seats, None, seed, **wish)
    twin = redeal_tree_society(deal, actions, seats, header, options, rng)
    same_world("tree-society", twin, header)
    twins, _ = await frames_to(reader, tmp_path / "other", seats, actions, seed, **wish)
    check_equal(frames, twins)


def check_equal(frames: list[str], twins: list[str]) -> None:
    assert len(frames) > MOVES
    for frame, twin in zip(frames, twins, strict=True):
        assert frame == twin


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("arboretum", {}),
        ("arboretum", {"discards": "top"}),
        ("tree-society", {"open_memory": False}),
        ("tree-society", {"open_memory": True}),
    ],
)
async def test_whoever_connects_is_told_the_same_whatever_is_hidden_by_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    monkeypatch.setattr("tests.tables.server.wall_clock", lambda: NOW)
    rng = Random(7)
    async with serving(tmp_path) as server:
        persons, table = await people_at(server, 3, game=game, options=options)
        live = await server.app.service.hall.table(table)
        different = 0
        for number in range(60):
            match = live.match
            seat = match.seat_to_act
            assert seat is not None
            assert match.position is not None
            if number % 6 == 5:
                for reader in (*range(3), None):
                    different += await compare(server, persons, table, live, reader, rng)
            action = str(rng.choice(match.position.legal_actions))
            await server.app.service.hall.play(live, seat, f"c{number}", match.seq, [action])
        assert different > 20


async def compare(
    server: Server, persons: list[Guest], table: str, live: Any, reader: int | None, rng: Random
) -> bool:
    """Was anything hidden from this reader dealt anew?"""
    match, position = live.match, live.match.position
    told = await all_that_is_told(server, persons, table, match.seq, reader)
    match.position = twin = position.view(reader).sample(rng)
    again = await all_that_is_told(server, persons, table, match.seq, reader)
    match.position = position
    assert again == told
    return bool(twin != position)


async def all_that_is_told(
    server: Server, persons: list[Guest], table: str, seq: int, reader: int | None
) -> list[str]:
    """To somebody who connects now and tries out what may be done."""
    door = server.socket(table, seq) if reader is None else persons[reader].sit(table, seq)
    async with door as socket:
        player = Player(socket)
        await player.greet()
        if player.view["view"]["legal"]:
            await try_out(player)
        return list(socket.heard)
