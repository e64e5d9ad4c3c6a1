"""One random game written out in full: everything it shows to everybody, for people and for tests to read."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from random import Random

from treetop.games.game import Action, Game, Position
from treetop.locales import Language, Message

SHOWN_ACTIONS = 12
SHOWN_TURNS = 12
SAID_ELSEWHERE = ("cards", "fruit", "words")
"""What the deck file and the list of legal actions say already."""


def playthrough(game: Game, players: int, seed: str) -> str:
    """The same seed gives the same text, until a rule, a view or a sentence changes."""
    return "\n".join(_lines(game, players, seed)) + "\n"


def _lines(game: Game, players: int, seed: str) -> Iterator[str]:
    rng = Random(seed)
    position = game.new(players, seed)
    yield f"# {game.name}, {players} players, seed {seed}"
    yield f"options: {_compact(position.options)}"
    yield f"header: {_compact(game.header(position))}"
    yield f"deal: {_compact(game.deal(position))}"
    number, turn, seat = 0, 0, None
    while position.seat_to_act is not None:
        if position.seat_to_act != seat:
            seat = position.seat_to_act
            turn += 1
            yield from _turn(position, players, turn)
        number += 1
        legal = position.legal_actions
        action = legal[rng.randrange(len(legal))]
        yield f"legal: {_few(legal)}"
        yield f"{number}. {action}"
        yield from _told(position, action, players)
        position = position.after(action)
    yield from ("", "# the end", str(position), f"sheet: {_compact(position.score_sheet().facts())}")


def _turn(position: Position, players: int, turn: int) -> Iterator[str]:
    """What lies on the table, and what each seat and a spectator see of it; in later turns as hashes."""
    yield from ("", f"# turn {turn}, seat {(position.seat_to_act or 0) + 1}")
    yield str(position) if turn <= SHOWN_TURNS else f"position: {_hash(str(position))}"
    for seat in (*range(players), None):
        facts = position.view(seat).facts()
        facts["legal"] = len(facts["legal"])
        for same in SAID_ELSEWHERE:
            facts.pop(same, None)
        text = _compact(facts)
        shown = text if turn <= SHOWN_TURNS else _hash(text)
        yield f"view {'spectator' if seat is None else seat + 1}: {shown}"


def _told(position: Position, action: object, players: int) -> Iterator[str]:
    """Each sentence once, with those who are told it."""
    told: dict[str, list[str]] = {}
    for reader in (*range(players), None):
        for message in position.tell(action, reader):
            name = "spectator" if reader is None else str(reader + 1)
            told.setdefault(_say(message), []).append(name)
    for sentence, readers in told.items():
        yield f"   to {', '.join(readers)}: {sentence}"


def _say(message: Message) -> str:
    return Language("en").say(message)


def _few(actions: Sequence[Action]) -> str:
    shown = [str(action) for action in actions[:SHOWN_ACTIONS]]
    rest = len(actions) - len(shown)
    return " | ".join(shown) + (f" | and {rest} more" if rest else "")


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
