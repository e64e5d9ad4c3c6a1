"""Looking back holds up nobody who plays."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables.play import people_at, play_out, play_some
from tests.tables.server import GENEROUS, Server, receive, serving
from treetop.tables.limits import Rate
from treetop.tables.live import archive, told
from treetop.tables.match.match import fold
from treetop.tables.presentation.replay import steps_of
from treetop.tables.refusals import TooMany
from treetop.tables.settings import Limits


async def finished(server: Server, **wish: Any) -> tuple[Any, str]:
    (olena, talia), table = await people_at(server, 2, public=True, **wish)
    async with olena.sit(table) as one, talia.sit(table) as other:
        await play_out([one, other])
    return olena, table


async def abandoned(server: Server, game: str, moves: int = 30) -> tuple[Any, str]:
    people, table = await people_at(server, 2, game=game)
    async with people[0].sit(table) as one, people[1].sit(table) as other:
        await play_some([one, other], moves)
    for person in people:
        await person.post(f"/api/tables/{table}/vote", type="vote", about="abandon", agree=True)
    return people[0], table


async def test_replays_records_and_exports_are_made_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        olena, table = await finished(server)
        paths = [f"/api/tables/{table}/{what}" for what in ("replay?eyes=open", "record", "fairness")]
        paths.append("/api/export/games.jsonl")
        here = [(await olena.http.get(path)).text for path in paths]
    monkeypatch.delattr(archive, "answer")
    async with serving(tmp_path, archive_workers=1) as server:
        again = server.stranger(cookie=olena.cookie)
        assert [(await again.get(path)).text for path in paths] == here


@pytest.mark.parametrize(("game", "printed"), [("arboretum", set()), ("tree-society", {"cards", "fruit"})])
async def test_what_all_views_of_a_replay_have_in_common_is_sent_once(
    tmp_path: Path, game: str, printed: set[str]
) -> None:
    async with serving(tmp_path) as server:
        olena, table = await abandoned(server, game)
        log = await server.app.service.hall.log.events(table)
        steps = list(steps_of(fold(table, log), log))
        replay = await olena.get(f"/api/tables/{table}/replay", eyes="open")
        assert printed <= replay["shared"].keys()
        for frame in replay["frames"]:
            position = steps[frame["step"]].position
            for reader, view in zip((None, 0, 1), (frame["view"], *frame["views"]), strict=True):
                facts = plain(position.view(reader).facts())
                whole = {**replay["shared"], **view}
                assert not view.keys() & replay["shared"].keys()
                assert whole.keys() == facts.keys()
                for name, value in facts.items():
                    common = replay["shared"].get(name)
                    assert whole[name] == value or value.items() <= common.items()


def plain(facts: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(facts))


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip", "gzip"), ("gzip, deflate, br", "br")])
async def test_a_replay_is_compressed_for_whoever_understands_it(
    tmp_path: Path, accepted: str, encoding: str
) -> None:
    async with serving(tmp_path) as server:
        olena, table = await abandoned(server, "tree-society")
        path = f"/api/tables/{table}/replay?eyes=open"
        small = await olena.http.get(path, headers={"accept-encoding": accepted})
        large = await olena.http.get(path, headers={"accept-encoding": "identity"})
        assert small.json() == large.json()
        assert small.headers["content-encoding"] == encoding
        assert int(small.headers["content-length"]) * 10 < int(large.headers["content-length"])


async def test_a_log_is_put_into_words_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            players = await play_some([one, other], 30)
            seq = players[0].seq
            put_into_words: list[int] = []
            log_line = told.log_line

            def counted(match: Any, entry: Any, steps: Any) -> Any:
                put_into_words.append(entry.seq)
                return log_line(match, entry, steps)

            monkeypatch.setattr(told, "log_line", counted)
            for since in (0, 0, 5, seq - 20):
                async with talia.sit(table, since) as again:
                    hello = await receive(again, "hello")
                    assert [entry["seq"] for entry in hello["log"]] == list(range(max(since, 1) + 1, seq + 1))
            assert put_into_words == list(range(put_into_words[0], seq + 1))


async def test_whoever_looks_back_too_often_has_to_wait(tmp_path: Path) -> None:
    limits = {name: getattr(GENEROUS, name) for name in GENEROUS.__struct_fields__}
    few = Limits(**{**limits, "readings": Rate(3, 0.001)})
    async with serving(tmp_path, limits=few) as server:
        olena, table = await finished(server)
        paths = [f"/api/tables/{table}/replay", f"/api/tables/{table}/record", "/api/export/games.jsonl"]
        assert [(await olena.http.get(path)).status_code for path in paths] == [200, 200, 200]
        assert [(await olena.http.get(path)).status_code for path in paths] == [429, 429, 429]


async def test_no_more_than_so_many_wait_for_the_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, archive_workers=1) as server:
        _, table = await finished(server)
        monkeypatch.setattr(archive, "MOST_WAITING", 2)
        asked = [server.app.service.archive.record(table) for _ in range(3)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(answer) for answer in answers if not isinstance(answer, str)) == [TooMany]


async def test_an_export_waits_however_many_wait_for_the_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, archive_workers=1) as server:
        olena, _ = await finished(server)
        monkeypatch.setattr(archive, "MOST_WAITING", 0)
        assert (await olena.http.get("/api/export/games.jsonl")).text.count("\n") == 1


@pytest.mark.parametrize(("crashes", "exported"), [(2, 1), (3, 0)])
async def test_an_export_asks_again_where_the_process_that_makes_it_has_crashed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crashes: int, exported: int
) -> None:
    async with serving(tmp_path, archive_workers=1) as server:
        olena, _ = await finished(server)
        worker = server.app.service.archive._worker
        assert worker is not None
        failures = iter([asyncio.IncompleteReadError(b"", 4)] * crashes)
        exchange = worker._exchange

        async def crashing(question: Any) -> Any:
            for failure in failures:
                raise failure
            return await exchange(question)

        monkeypatch.setattr(worker, "_exchange", crashing)
        assert (await olena.http.get("/api/export/games.jsonl")).text.count("\n") == exported


async def test_a_slow_list_keeps_no_table_waiting(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        held = threading.Event()
        slow = asyncio.create_task(server.app.service.store.read_at_leisure(lambda c: held.wait()))
        lists = ["tables", "tables/live", "me/tables", "ladder?game=arboretum&seats=2"]
        lists += [f"people/{olena.id}", f"people/{olena.id}/games"]
        asked = [asyncio.create_task(olena.http.get(f"/api/{path}")) for path in lists]
        # What is read for players goes by the lists, however often.
        for _ in range(20):
            server.app.service.hall.forget(table, 1001)
            assert (await olena.get(f"/api/tables/{table}"))["table"]["id"] == table
        answered = [path for path, task in zip(lists, asked, strict=True) if task.done()]
        held.set()
        await slow
        assert answered == []
        assert [(await task).status_code for task in asked] == [200] * len(lists)


async def test_the_lag_of_the_loop_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("treetop.tables.caretaker.LAG", 0.001)
    async with serving(tmp_path) as server:
        while "treetop_loop_lag_seconds_count 0.0" in (metrics := server.app.metrics.text().decode()):
            await asyncio.sleep(0.001)
        assert "treetop_loop_lag_seconds_bucket" in metrics
