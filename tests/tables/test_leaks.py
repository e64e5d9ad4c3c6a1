"""Nothing on the wire depends on what its reader may not know.

A match is played and every frame to one reader is kept. Then all cards that this reader could not know
are dealt anew, the same actions are played at a twin of the table, and every byte must be the same.
"""

from __future__ import annotations

import itertools
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables.play import Player, people_at
from tests.tables.server import ask, serving
from treetop.games import GAMES
from treetop.tables import fairness, identifier, instant, opening, people, service

DEALT = GAMES["arboretum"]
MOVES = 40


class FixedDeal:
    """Arboretum with the cards lying as we want them."""

    def __init__(self, deal: Any, header: Any) -> None:
        self._deal = deal
        self._header = header

    def __getattr__(self, name: str) -> Any:
        return getattr(DEALT, name)

    def new(self, players: int, seed: str, options: Any = None) -> Any:
        return DEALT.from_deal(players, self._deal, self._header, options)


@pytest.fixture
def same_world(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Every call starts a world with the same names, times and seeds."""

    def begin(deal: Any, header: Any) -> None:
        names = itertools.count(1000)
        fixed = {
            (identifier, "identifier"): lambda length: f"{next(names):0{length}d}",
            (opening, "new_table"): lambda: f"{next(names):014d}",
            (people, "new_person"): lambda: f"p{next(names):011d}",
            (service, "new_server_seed"): lambda: "ab" * 32,
            (fairness, "new_server_seed"): lambda: "ab" * 32,
            (instant, "wall_clock"): lambda: 1_790_000_000_000,
        }
        for (module, name), value in fixed.items():
            monkeypatch.setattr(module, name, value)
        monkeypatch.setattr("tests.tables.server.wall_clock", lambda: 1_790_000_000_000)
        monkeypatch.setitem(GAMES, "arboretum", FixedDeal(deal, header))  # type: ignore[arg-type]

    return begin


async def frames_to(
    reader: int | None, folder: Path, seats: int, script: list[str] | None, seed: int
) -> tuple[list[str], list[str]]:
    """Everything the reader hears while the match is played, and the actions."""
    rng = Random(seed)
    async with serving(folder) as server:
        persons, table = await people_at(server, seats)
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


def redeal(deal: Any, actions: list[str], reader: int | None, header: Any, rng: Random) -> Any:
    """Another deal with the same history in the reader's eyes."""
    position = DEALT.from_deal(len(deal["hands"]), deal, header, {})
    known = set(deal["hands"][reader]) if reader is not None else set()
    for action in actions:
        position = position.after(position.parse(action))
        if action.startswith(("plant", "discard")):
            known.add(action.split()[1])
        if reader is not None:
            known |= {str(card) for card in position.view(reader).hand(reader) if card}  # type: ignore[attr-defined]
    everything = [*itertools.chain(*deal["hands"]), *deal["pile"]]
    hidden = [card for card in everything if card not in known]
    swapped = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    assert any(old != new for old, new in swapped.items())
    return {
        "hands": [[swapped.get(card, card) for card in hand] for hand in deal["hands"]],
        "pile": [swapped.get(card, card) for card in deal["pile"]],
        "discards": deal["discards"],
    }


@pytest.mark.parametrize(("seats", "reader", "seed"), [(2, 0, 1), (2, None, 2), (3, 1, 3), (4, 3, 4)])
async def test_every_frame_is_the_same_whatever_the_hidden_cards_are(
    tmp_path: Path, same_world: Any, seats: int, reader: int | None, seed: int
) -> None:
    rng = Random(seed)
    start = DEALT.new(seats, f"{rng.getrandbits(128):032x}", {})
    deal, header = DEALT.deal(start), DEALT.header(start)
    same_world(deal, header)
    frames, actions = await frames_to(reader, tmp_path / "one", seats, None, seed)
    same_world(redeal(deal, actions, reader, header, rng), header)
    twins, _ = await frames_to(reader, tmp_path / "other", seats, actions, seed)
    assert len(frames) > MOVES
    for frame, twin in zip(frames, twins, strict=True):
        assert frame == twin
