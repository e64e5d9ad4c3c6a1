"""Who sits where, from names on a command line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from treetop import players
from treetop.cli.terminal.match import Seat
from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.locales import Language, Message
from treetop.players import PLAYERS, Player, title


def seats_for(game: Game, people: Sequence[str], bots: Sequence[str], language: Language) -> list[Seat]:
    """People first, in the order given. A person alone gets a bot."""
    if len(people) == 1 and not bots:
        bots = [weakest(game)]
    seats = [Seat(name) for name in people]
    seats += [Seat(bot_name(name, language), find_player(game, name)) for name in bots]
    if len(seats) not in game.seats:
        raise Malformed(Message.of("cli-players", given=len(seats), least=game.seats[0], most=game.seats[-1]))
    return told_apart(seats)


def told_apart(seats: Sequence[Seat]) -> list[Seat]:
    """Number a name from the second seat that has it."""
    given = Counter[str]()
    result = []
    for seat in seats:
        given[seat.name] += 1
        number = given[seat.name]
        result.append(seat if number == 1 else replace(seat, name=f"{seat.name} {number}"))
    return result


def bot_name(name: str, language: Language) -> str:
    return language.say(title(name))


def find_player(game: Game, name: str) -> Player:
    player = players.find_player(game.name, name)
    if player is None:
        raise Malformed(Message.of("cli-bot-unknown", name=name, known=list(PLAYERS[game.name])))
    return player


def weakest(game: Game) -> str:
    return next(iter(PLAYERS[game.name]))
