"""What a page asks of the tables on its device, and what it is answered: JSON both ways."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from treetop.games.errors import Refusal, Stale
from treetop.locales import Language, Message
from treetop.players.review import Standing
from treetop.tables import wire
from treetop.tables.local.happened import Happened, Judged, Row
from treetop.tables.local.opened_record import OpenedRecord
from treetop.tables.local.puzzle import puzzle_board
from treetop.tables.local.survey import choices, looked_back
from treetop.tables.local.table import Found, LocalTable, open_deal_of_the_day, open_here
from treetop.tables.local.trial import open_trial
from treetop.tables.match.event import Who
from treetop.tables.match.opening import Wish
from treetop.tables.refusals import Missing, status_of

_wishes: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)


class Border:
    """The tables and opened records that are at hand, by id."""

    def __init__(self) -> None:
        self.tables: dict[str, LocalTable] = {}
        self.records: dict[str, OpenedRecord] = {}

    def answer(self, text: str) -> str:
        asked = json.loads(text)
        try:
            answer = self._answer(asked["do"], asked)
        except Refusal as refusal:
            status, error = status_of(refusal)
            answer = RefusalCard(error, status, wire.words(refusal.message), _say(asked, refusal.message))
        return wire.encode(answer).decode()

    def _answer(self, do: str, asked: dict[str, Any]) -> Any:
        if do == "open":
            wish = _wishes.decode(json.dumps(asked["wish"]))
            people = [Who(one["id"], one["name"], one["kind"]) for one in asked["people"]]
            return open_here(wish, people, asked["now"])
        if do == "open-day":
            [one] = asked["people"]
            person = Who(one["id"], one["name"], one["kind"])
            return open_deal_of_the_day(asked["game"], asked["date"], person, asked["now"], asked["whose"])
        if do == "load":
            rows = [Row(*row) for row in asked["rows"]]
            table = LocalTable(asked["id"], rows, asked["reader"], asked.get("language", "en"))
            self.tables[asked["id"]] = table
            return Happened(table=table.card())
        if do == "read":
            record = OpenedRecord(asked["id"], asked["record"], asked["now"])
            self.records[asked["id"]] = record
            return Happened(table=record.card())
        if do == "try":
            [one] = asked["people"]
            person = Who(one["id"], one["name"], one["kind"])
            game = self._finished(asked["id"])
            if asked["id"] in self.tables and self.tables[asked["id"]].match.live:
                raise Stale(Message.of("tables-not-ended"))
            return open_trial(
                asked["id"], game.all_steps(), asked["step"], game.opponents(), person, asked["now"]
            )
        if do == "puzzle":
            return puzzle_board(asked["game"], asked["position"], asked["actions"], asked["words"])
        looked_back = _looking_back(self._finished(asked["id"]), do, asked)
        return _at_table(self._table(asked["id"]), do, asked) if looked_back is None else looked_back

    def _finished(self, id: str) -> LocalTable | OpenedRecord:
        return self.records.get(id) or self._table(id)

    def _table(self, id: str) -> LocalTable:
        if id not in self.tables:
            raise Missing()
        return self.tables[id]


def _looking_back(game: LocalTable | OpenedRecord, do: str, asked: dict[str, Any]) -> Any:
    """What a finished game is asked; None if it's something else."""
    match do:
        case "replay":
            return msgspec.Raw(game.replay(asked["eyes"], asked["from"], asked["to"]))
        case "record":
            return msgspec.Raw(game.record().encode())
        case "turns":
            return game.turns()
        case "review":
            return msgspec.Raw(game.review(_standings(asked)))
        case "choices":
            return choices(game.all_steps())
        case "decisions":
            judged = [Judged(*one) for one in asked["judged"]]
            return looked_back(game.all_steps(), _standings(asked), judged)
    return None


def _standings(asked: dict[str, Any]) -> list[Standing]:
    return [Standing(one[0], one[1], tuple(one[2])) for one in asked["standings"]]


def _at_table(table: LocalTable, do: str, asked: dict[str, Any]) -> Any:
    match do:
        case "hello":
            table.reader = asked["reader"]
            return table.hello(asked["since"], asked["now"])
        case "receive":
            return table.receive(asked["frame"], asked["now"])
        case "move":
            return table.move(asked["seq"], asked["code"], asked["now"])
        case "advise":
            return table.advise(asked["hint"], asked["seq"], [_found(one) for one in asked["candidates"]])
        case "resign":
            return table.resign(asked["now"])
        case "let-the-strongest-play":
            return table.let_the_strongest_play(asked["now"])
        case "rematch":
            return table.rematch(asked["now"])
        case "card":
            return Happened(table=table.card())
    raise AssertionError(do)


class RefusalCard(msgspec.Struct):
    """Instead of an answer."""

    error: str
    status: int
    message: wire.Words
    text: str


def _found(given: dict[str, Any]) -> Found:
    return given["code"], given["share"], given["points"], given["visits"]


def _say(asked: dict[str, Any], message: Message) -> str:
    return Language(asked.get("language", "en")).say(message)
