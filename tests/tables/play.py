"""People who play."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.tables.server import Guest, Server, ask, receive

NAMES = ("Olena", "Talia", "Léa", "Rina")


async def people_at(server: Server, seats: int, **wish: Any) -> tuple[list[Guest], str]:
    """This many people at a table that has begun."""
    people = [await server.guest(NAMES[i]) for i in range(seats)]
    table = (await people[0].open("me", *["open"] * (seats - 1), **wish))["id"]
    for person in people[1:]:
        await person.join(table, salt="ff")
    return people, table


class Player:
    """A person at a socket who knows the last view."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.number = 0

    @property
    def seq(self) -> int:
        return int(self.view["seq"])

    @property
    def legal(self) -> list[str]:
        return list(self.view["view"]["legal"])

    async def greet(self) -> None:
        self.view = await receive(self.socket, "hello")

    async def see(self, seq: int) -> None:
        while self.seq < seq:
            self.view = await receive(self.socket, "view")

    async def play(self, *actions: str) -> dict[str, Any]:
        self.number += 1
        answer: dict[str, Any] = await ask(
            self.socket, type="play", command=f"c{self.number}", seq=self.seq, actions=list(actions)
        )
        return answer


async def play_some(sockets: list[Any], moves: int, seed: int = 1) -> list[Player]:
    """Everybody plays at random for this many moves or until the end."""
    rng = Random(seed)
    players = [Player(socket) for socket in sockets]
    for player in players:
        await player.greet()
    for _ in range(moves):
        if players[0].view.get("result") is not None:
            break
        actor = players[players[0].view["view"]["to_act"] - 1]
        answer = await actor.play(rng.choice(actor.legal))
        assert answer["type"] == "accepted", answer
        for player in players:
            await player.see(answer["seq"])
    return players


async def play_out(sockets: list[Any], seed: int = 1) -> dict[str, Any]:
    """The last view of the first seat."""
    players = await play_some(sockets, 1000, seed)
    for player in players:
        while player.view.get("result") is None:
            player.view = await receive(player.socket, "view")
    return players[0].view
