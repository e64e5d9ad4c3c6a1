"""Programs written for the Hackaranda bot tournament, at our tables: Arboretum for two."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from treetop.games.arboretum import Card, Discard, Draw, Plant
from treetop.games.arboretum import View as ArboretumView
from treetop.games.errors import Malformed
from treetop.games.game import Action, Facts, Outcome, View
from treetop.locales import Message
from treetop.players.conversation import Conversation
from treetop.players.printable import printable
from treetop.players.program import Program

LETTERS = {"ja": "J", "rp": "R", "po": "R", "ca": "C", "ma": "M", "oa": "O", "wi": "W"}
PHASES = {"draw": 0, "plant": 2, "discard": 3}
WIN, LOSS, DRAW = 0, 1, 2
PLAYERS = 2


@dataclass(frozen=True)
class Hackaranda(Program):
    """The same program, asked in the words of that tournament."""

    name: str = "hackaranda"
    ready: float = 10.0
    """Seconds to answer NEWGAME: every line is answered in this protocol."""

    def check_table(self, game: str, seats: int) -> None:
        if (game, seats) != ("arboretum", PLAYERS):
            raise Malformed(Message.of("arboretum-hackaranda-table"))

    def _greeting(self, view: View) -> Facts:
        return {"state": {"message": "NEWGAME", "gameNumber": 1, "round": 1}, "messageID": "start"}

    def _wait_until_ready(self, conversation: Conversation, deadline: float) -> None:
        _answer(conversation, "start", deadline)

    def _farewell(self, view: View, outcome: Outcome) -> Facts:
        assert isinstance(view, ArboretumView)
        assert view.seat is not None
        return {"state": ending(view, outcome, view.seat), "messageID": "end"}

    def _ask(self, conversation: Conversation, question: Facts, deadline: float) -> Facts:
        id = str(conversation.next_id())
        conversation.say({"state": state_of(question["view"]), "messageID": id})
        return _answer(conversation, id, deadline)

    def _read(self, answer: Facts, view: View, seed: int) -> str:
        if answer.get("move") == "RANDOM":
            return str(Random(seed).choice(view.legal_actions))
        try:
            return str(action_of(answer["move"], view.facts()))
        except (KeyError, TypeError, ValueError):
            shown = printable(json.dumps(answer, ensure_ascii=False))
            raise Malformed(Message.of("players-program-unreadable", answer=shown)) from None


def _answer(conversation: Conversation, id: str, deadline: float) -> Facts:
    while True:
        answer = conversation.hear(deadline)
        if answer.get("messageID") == id:
            return answer


def letters(species: list[str]) -> dict[str, str]:
    """Our species → the tournament's letters; a species that it does not have takes a letter left over."""
    known = {code: LETTERS[code] for code in species if code in LETTERS}
    spare = [letter for letter in "JRCMOW" if letter not in known.values()]
    return {code: known.get(code) or spare.pop(0) for code in species}


def state_of(facts: Facts) -> Facts:
    """Our view as the tournament writes it."""
    named = letters(facts["species"])
    me, you = facts["seats"][facts["seat"] - 1], facts["seats"][2 - facts["seat"]]

    def card(text: str | None) -> list[Any] | None:
        return text and [named[text[:2]], int(text[2])]  # type: ignore[return-value]

    return {
        "deck": facts["pile"],
        "hand": [card(text) for text in me["hand"]],
        "opponentHand": [card(text) for text in you["hand"]],
        "discard": [card(text) for text in me["discards"]],
        "opponentDiscard": [card(text) for text in you["discards"]],
        "playArea": _area([(card(text), x, y) for text, x, y in me["arboretum"]]),
        "opponentPlayArea": _area([(card(text), x, y) for text, x, y in you["arboretum"]]),
        "turn": facts["turn"] - 1,
        "subTurn": 1 if facts["draws_left"] == 1 else PHASES.get(facts["phase"], 0),
        "activeTurn": facts["to_act"] == facts["seat"],
        "previousTurn": None,
    }


def ending(view: ArboretumView, outcome: Outcome, seat: int) -> Facts:
    result = LOSS if seat not in outcome.winners else DRAW if len(outcome.winners) > 1 else WIN
    return {
        "message": "ENDGAME",
        "result": result,
        "score": outcome.scores[seat],
        "opponentScore": outcome.scores[1 - seat],
        "finalState": state_of(view.facts()),
    }


def action_of(move: Any, facts: Facts) -> Action:
    """The tournament's move as our action, whether or not it is legal.

    Raises KeyError, TypeError or ValueError where it is none. The first tree is always at (0, 0).
    """
    codes = {letter: code for code, letter in letters(facts["species"]).items()}
    me = facts["seat"] - 1

    def card(pair: Any) -> Card:
        letter, rank = pair
        return Card(codes[letter], _integer(rank))

    if isinstance(move, dict):
        first = not facts["seats"][me]["arboretum"]
        x, y = (0, 0) if first else map(_integer, move["coord"])
        return Plant(card(move["card"]), x, y)
    if isinstance(move, list):
        return Discard(card(move))
    return Draw({0: None, 1: me, 2: 1 - me}[_integer(move)])


def _integer(value: Any) -> int:
    """No text, no fraction, neither true nor false."""
    if type(value) is not int:
        raise TypeError(value)
    return value


def _area(trees: list[tuple[Any, int, int]]) -> dict[str, dict[str, Any]]:
    area: dict[str, dict[str, Any]] = {}
    for card, x, y in trees:
        area.setdefault(str(x), {})[str(y)] = card
    return area
