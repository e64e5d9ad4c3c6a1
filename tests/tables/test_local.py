"""A table on a device and a server's table: the same commands, the same frames."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.kernel.micropython import needs_micropython, run_in_browser
from tests.tables.server import MovableClock, Server, ask, receive, serving
from treetop.games import GAMES
from treetop.tables.local.border import Border
from treetop.tables.match.event import encode
from treetop.web.micropython.bundle import game_files

SOCIETY = [("tree-society", 2, 999), ("tree-society", 3, 80), ("tree-society", 4, 80)]
"""The shortest games to their end, the others until everything has happened that frames tell of."""
NOON = 1_800_000_000_000
PROGRAM = """
import json, sys
from treetop.locales import Language
from treetop.tables.local.border import Border
from texts import TEXTS
Language.words = lambda code, message: TEXTS.get(message.id, message.id)
with open("/script.json") as script:
    steps = json.load(script)
border = Border()
for step in steps:
    answer = border.answer(json.dumps(step))
    start = answer.find('"frames":[') + 10
    print(answer[start:answer.find('],"question":')])
"""


async def played_on_server(
    server: Server, game: str, seats: int, decisions: int
) -> tuple[list[dict[str, Any]], list[str]]:
    """A game of one person with bots: what was asked of the table, and the frames that came."""
    anna = await server.guest("Anna")
    table = (await anna.open("me", *["bot:random"] * (seats - 1), game=game, hints=True))["id"]
    live = await server.app.service.hall.table(table)
    log = await server.app.service.hall.log.events(table)
    rows = [[one.seq, one.at, encode(one.event), ""] for one in log]
    script: list[dict[str, Any]] = [
        {"do": "load", "id": table, "rows": rows, "reader": anna.id},
        {"do": "hello", "id": table, "reader": anna.id, "since": 0, "now": NOON},
    ]
    rng = Random(seats)
    async with anna.sit(table) as socket:
        shown = await receive(socket, "hello")
        seat = shown["seat"]

        async def say(**frame: Any) -> Any:
            script.append({"do": "receive", "id": table, "frame": json.dumps(frame), "now": NOON})
            return await ask(socket, **frame)

        await say(type="ping")
        await say(type="play", command="far", seq=999, actions=["x"])
        await say(type="hint", id="h", seq=999)
        number = 0
        while shown.get("result") is None and live.match.seq < decisions:
            match = live.match
            if match.seat_to_act == seat - 1:
                action = rng.choice(shown["view"]["legal"])
                number += 1
                if number % 5 == 1:
                    await say(type="preview", id=f"p{number}", seq=match.seq, actions=[action])
                    await say(type="preview", id=f"q{number}", seq=match.seq, actions=["discard zz9"])
                answer = await say(type="play", command=f"c{number}", seq=match.seq, actions=[action])
                assert answer["type"] == "accepted", answer
            else:
                assert match.position is not None
                code = rng.choice(list(match.position.legal_codes()))  # type: ignore[attr-defined]
                action = str(match.position.decode(code))
                script.append({"do": "move", "id": table, "seq": match.moved, "code": code, "now": NOON})
                bot = match.seat_to_act
                assert bot is not None
                name = f"bot-{match.seq}"
                await server.app.service.hall.play(live, bot, name, match.moved, [action], bot=True)
            shown = await receive(socket, "view")
        return script, socket.heard


def texts_of(frames: list[str]) -> dict[str, str]:
    """How the server put into words what it refused."""
    told = [json.loads(frame) for frame in frames]
    return {one["message"]["id"]: one["text"] for one in told if "message" in one}


def frames_on_device(script: list[dict[str, Any]]) -> list[str]:
    """The same under Python."""
    border = Border()
    found: list[str] = []
    for step in script:
        answer = border.answer(json.dumps(step))
        found.append(answer[answer.find('"frames":[') + 10 : answer.find('],"question":')])
    return found


@needs_micropython
@pytest.mark.parametrize(
    ("game", "seats", "decisions"),
    [("arboretum", 2, 999), ("arboretum", 3, 60), ("arboretum", 4, 60), *SOCIETY],
)
async def test_a_device_shows_the_frames_of_the_server_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, decisions: int
) -> None:
    monkeypatch.setattr(MovableClock, "__call__", lambda clock: NOON)
    async with serving(tmp_path, bot_pause=3600.0) as server:
        script, heard = await played_on_server(server, game, seats, decisions)
    frames = ",".join(heard)
    assert ",".join(filter(None, frames_on_device(script))) == frames
    data = {"script.json": json.dumps(script), "texts.py": f"TEXTS = {texts_of(heard)!r}\n"}
    printed = run_in_browser(PROGRAM, game_files(GAMES[game]) | data)
    assert ",".join(filter(None, printed)) == frames


def test_whoever_resigns_on_a_device_has_lost_and_the_log_says_so() -> None:
    border = Border()

    def asked(do: str, **more: Any) -> Any:
        return json.loads(border.answer(json.dumps({"do": do, "now": NOON, **more})))

    wish = {"game": "arboretum", "seats": ["me", "bot:random"], "order": "seated"}
    person = {"id": "ann", "name": "Ann", "kind": "guest"}
    opened = asked("open", wish=wish, people=[person])
    rows = [[row["seq"], row["at"], row["event"], row["command"]] for row in opened["rows"]]
    asked("load", id=opened["id"], rows=rows, reader="ann")
    asked("hello", id=opened["id"], reader="ann", since=0)
    happened = asked("resign", id=opened["id"])
    assert happened["table"]["state"] == "finished"
    assert happened["table"]["result"]["winners"] == [2]
    assert "forfeit" in [json.loads(row["event"])["kind"] for row in happened["rows"]]
    assert asked("resign", id=opened["id"])["error"] == "stale"


@pytest.mark.parametrize(("order", "seat"), [("lot", None), ("seated", 2)])
def test_who_sits_down_has_a_seat_in_the_log_only_where_none_is_drawn_by_lot(
    order: str, seat: int | None
) -> None:
    """Else the log says "You sit down" of somebody else, once the seats have changed."""
    border = Border()

    def asked(do: str, **more: Any) -> Any:
        return json.loads(border.answer(json.dumps({"do": do, "now": NOON, **more})))

    people = [{"id": name, "name": name, "kind": "guest"} for name in ("ann", "bob")]
    opened = asked("open", wish={"game": "arboretum", "seats": ["me", "open"], "order": order}, people=people)
    rows = [[row["seq"], row["at"], row["event"], row["command"]] for row in opened["rows"]]
    asked("load", id=opened["id"], rows=rows, reader="ann")
    (hello,) = asked("hello", id=opened["id"], reader="ann", since=0)["frames"]
    assert [line["seat"] for line in hello["log"] if line["kind"] == "join"][-1] == seat
