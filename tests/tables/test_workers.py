"""Several workers on one PostgreSQL: any of them serves any match."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from redis import Redis
from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import OperationalError

from tests.programs import needs
from tests.tables.engines import running_redis
from tests.tables.play import Player, people_at, play_out, play_some
from tests.tables.server import Guest, Server, TurnedAway, ask, receive, send, serving
from treetop.games.errors import Stale
from treetop.tables.limits import Rate
from treetop.tables.match.event import Finished
from treetop.tables.match.leaving import resign
from treetop.tables.people import erasure
from treetop.tables.people.ratings import Ratings
from treetop.tables.settings import Limits
from treetop.tables.store import log, schema
from treetop.tables.store.database import open_database, upgrade
from treetop.tables.store.log import LEASE, erase_unless_changed
from treetop.tables.store.store import Store

pytestmark = needs("postgres")


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person, connected to another worker."""
    return Guest(server, server.stranger(cookie=guest.cookie), guest.person)


def sit_elsewhere(guest: Guest, server: Server, table: str) -> Any:
    return server.socket(table, cookie=guest.cookie)


@asynccontextmanager
async def two_workers_with_redis(folder: Path, database: str, **limits: Any) -> AsyncIterator[Any]:
    with running_redis() as redis:
        given: dict[str, Any] = {"database": database, "redis": redis.url, "limits": Limits(**limits)}
        async with serving(folder, **given) as first, serving(folder, **given) as second:
            yield first, second, redis


async def test_a_match_is_played_across_two_workers(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        (olena, talia), table = await people_at(first, 2)
        async with olena.sit(table) as one, sit_elsewhere(talia, second, table) as other:
            last = await play_out([one, other])
        assert last["result"]["winners"]
        profile = await elsewhere(olena, second).http.get(f"/api/people/{olena.id}")
        assert profile.json()["results"]["games"] == 1


async def test_a_game_that_was_given_up_at_another_worker_can_be_deleted(
    tmp_path: Path, database: str
) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        olena = await first.guest("Olena")
        table = (await olena.open("me", "bot:random", rated=False))["id"]
        await elsewhere(olena, second).post(f"/api/tables/{table}/resign")
        answer = await olena.http.request("DELETE", f"/api/tables/{table}", json={})
        assert answer.status_code == 200


@pytest.mark.parametrize("what", ["play", "resign"])
async def test_what_is_stored_while_another_worker_deletes_the_table_goes_with_it(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with serving(tmp_path, database=database) as server:
        store, hall = server.app.service.store, server.app.service.hall
        olena = await server.guest("Olena")
        table = (await olena.open("me", "bot:random", rated=False))["id"]
        live = await hall.table(table)
        assert live.match.position is not None
        action = str(live.match.position.legal_actions[0])

        def deletes_first(write: Callable[..., Any]) -> Callable[..., Any]:
            def late(*given: Any) -> Any:
                with store.engine.begin() as other:
                    assert erase_unless_changed(other, table, live.match.seq)
                return write(*given)

            return late

        monkeypatch.setattr(hall.log._moved, "run", deletes_first(hall.log._moved.run))
        monkeypatch.setattr(log, "_index", deletes_first(log._index))
        moving, giving_up = (
            lambda: hall.play(live, 0, "c1", live.match.seq, [action]),
            lambda: hall.change(live, lambda match: resign(match, 0)),
        )
        with pytest.raises(Stale):
            await (moving() if what == "play" else giving_up())
        assert not await store.read(lambda c: c.execute(select(schema.event)).all())


async def test_whoever_deletes_their_account_is_nameless_at_another_worker_too(
    tmp_path: Path, database: str
) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        (olena, talia), over = await people_at(first, 2)
        await olena.post(f"/api/tables/{over}/resign")
        begun = (await olena.open("me", "open", rated=False))["id"]
        await talia.join(begun)
        there = elsewhere(talia, second)
        addresses = [f"/api/tables/{over}/{more}" for more in ("record", "replay", "state")]
        addresses += [f"/api/tables/{table}" for table in (over, begun)]

        async def shown() -> str:
            answers = [(await there.http.get(address)).text for address in addresses]
            for table in (over, begun):
                async with sit_elsewhere(talia, second, table) as socket:
                    answers.append(str(await receive(socket, "hello")))
            return str(answers)

        assert "Olena" in await shown()
        await olena.post("/api/account/delete")
        await second.app.service.obey()
        assert "Olena" not in await shown()


async def test_no_worker_hears_of_what_admins_did_before_all_that_came_earlier(
    tmp_path: Path, database: str
) -> None:
    async with serving(tmp_path, database=database) as server:
        service = server.app.service
        with service.store.engine.begin() as earlier, service.store.engine.begin() as later:
            service.admin_log.note(earlier, "admin", "ban", "olena")
            later.execute(text("SET LOCAL lock_timeout = '100ms'"))
            with pytest.raises(OperationalError):
                service.admin_log.note(later, "admin", "ban", "talia")
            later.rollback()


async def test_a_worker_that_had_not_heard_of_an_erasure_leaves_no_name_in_a_list(
    tmp_path: Path, database: str
) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        (olena, talia), table = await people_at(first, 2, rated=False)
        await elsewhere(talia, second).get(f"/api/tables/{table}")
        store = first.app.service.store
        query = select(schema.match.c.card).where(schema.match.c.id == table)
        card = await store.read(lambda c: c.execute(query).scalar_one())
        await olena.post("/api/account/delete")
        again = update(schema.match).where(schema.match.c.id == table).values(card=card)
        await store.write(lambda c: c.execute(again))
        await second.app.service.accounts.hear_of_erasure(olena.id)
        assert "Olena" not in await store.read(lambda c: c.execute(query).scalar_one())


async def test_no_card_that_another_worker_stores_is_lost_while_a_name_is_erased(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, database=database) as server:
        engine, nameless, stored = server.app.service.store.engine, erasure._nameless_card, []
        (olena, _), table = await people_at(server, 2, rated=False)
        changed = select(schema.match.c.id).where(schema.match.c.id == table)

        def change_first(card: str, selves: Collection[str]) -> str:
            with engine.begin() as other:
                stored.extend(other.execute(changed.with_for_update(skip_locked=True)).scalars())
            return nameless(card, selves)

        monkeypatch.setattr(erasure, "_nameless_card", change_first)
        await olena.post("/api/account/delete")
        assert stored == []


async def test_whom_somebody_has_muted_is_not_heard_at_another_worker_either(
    tmp_path: Path, database: str
) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        (olena, talia), table = await people_at(first, 2)
        async with talia.sit(table) as one, sit_elsewhere(talia, second, table) as other:
            for socket in (one, other):
                await receive(socket, "hello")
            for muted in (True, False):
                await send(one, type="mute", person=olena.id, muted=muted)
                await ask(one, type="ping")
                await second.app.service.caretaker.hear_mutes()
                (reader,) = second.app.service.hall.tables[0].readers
                assert (olena.id in reader.muted) is muted


@needs("redis")
async def test_wake_ups_by_redis_and_play_goes_on_when_it_is_gone(tmp_path: Path, database: str) -> None:
    with running_redis() as redis:
        given = {"database": database, "redis": redis.url}
        async with serving(tmp_path, **given) as first, serving(tmp_path, **given) as second:
            (olena, talia), table = await people_at(first, 2)
            async with olena.sit(table) as one, sit_elsewhere(talia, second, table) as other:
                players = [Player(one), Player(other)]
                for player in players:
                    await player.greet()
                rng = Random(1)
                for number in range(8):
                    if number == 3:
                        redis.stop()
                    if number == 6:
                        redis.start()
                    actor = players[players[0].view["view"]["to_act"] - 1]
                    answer = await actor.play(rng.choice(actor.legal))
                    assert answer["type"] == "accepted"
                    for player in players:
                        await player.see(answer["seq"])


@needs("redis")
async def test_redis_brings_what_happened_so_that_nobody_has_to_look(tmp_path: Path, database: str) -> None:
    never = 3_600_000
    with running_redis() as redis:
        given = {"database": database, "redis": redis.url, "poll": never}
        async with serving(tmp_path, **given) as first, serving(tmp_path, **given) as second:
            (olena, talia), table = await people_at(first, 2)
            async with olena.sit(table) as one, sit_elsewhere(talia, second, table) as other:
                await subscribed(redis.port, first.app.service.wakeups.channel, 2)
                last = await play_some([one, other], 30)
                assert last[0].seq == last[1].seq
                await send(one, type="chat", phrase="hello")
                assert (await receive(other, "chat"))["line"]["phrase"] == "hello"


async def subscribed(port: int, channel: str, workers: int) -> None:
    with Redis(port=port) as redis:
        while redis.pubsub_numsub(channel)[0][1] < workers:
            await asyncio.sleep(0.01)


async def test_a_worker_that_missed_something_reads_it_from_the_log(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path, database=database, poll=3_600_000) as first,
        serving(tmp_path, database=database, poll=3_600_000) as second,
    ):
        (olena, _), table = await people_at(first, 2)
        here = await first.app.service.hall.table(table)
        there = await second.app.service.hall.table(table)
        async with olena.sit(table) as socket:
            player = Player(socket)
            await player.greet()
            for _ in range(2):
                await player.see((await player.play("draw pile"))["seq"])
        assert there.match.seq == here.match.seq - 2
        await second.app.service.hall.catch_up(there, here.match.seq)
        assert there.match.seq == here.match.seq
        assert there.match.position == here.match.position
        await second.app.service.hall.catch_up(there, here.match.seq)
        assert there.match.seq == here.match.seq


async def test_whoever_signs_out_everywhere_is_sent_away_by_all_workers(
    tmp_path: Path, database: str
) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        (olena, talia), table = await people_at(first, 2)
        async with sit_elsewhere(olena, second, table) as one, sit_elsewhere(talia, second, table) as other:
            await receive(one, "hello")
            await receive(other, "hello")
            await olena.post("/api/logout-everywhere")
            await second.app.service.caretaker.send_away()
            with pytest.raises(ConnectionAbortedError, match="1001"):
                await receive(one, "chat")
            assert (await ask(other, type="ping"))["type"] == "pong"


@needs("redis")
async def test_workers_count_attempts_together_and_each_for_itself_while_redis_is_gone(
    tmp_path: Path, database: str
) -> None:
    with running_redis() as redis:
        given: dict[str, Any] = {"database": database, "redis": redis.url, "limits": Limits()}
        async with serving(tmp_path, **given) as first, serving(tmp_path, **given) as second:

            async def attempts(name: str) -> list[int]:
                wrong = {"name": name, "password": "wrong horse"}
                asked = [first.stranger(), second.stranger()] * 4
                return [(await each.post("/api/login", json=wrong)).status_code for each in asked]

            assert await attempts("Olena") == [403] * 5 + [429] * 3
            redis.stop()
            assert 429 not in await attempts("Talia")


@needs("redis")
async def test_workers_count_sockets_together_and_each_for_itself_while_redis_is_gone(
    tmp_path: Path, database: str
) -> None:
    async with two_workers_with_redis(tmp_path, database, sockets_per_person=2) as (first, second, redis):
        (olena, talia), table = await people_at(first, 2)
        async with olena.sit(table):
            async with sit_elsewhere(olena, second, table):
                for door in (olena.sit(table), sit_elsewhere(olena, second, table)):
                    with pytest.raises(TurnedAway, match="1013"):
                        await door.__aenter__()
                async with sit_elsewhere(talia, second, table) as other:
                    await receive(other, "hello")
            async with sit_elsewhere(olena, second, table) as again:
                await receive(again, "hello")
                redis.stop()
                async with olena.sit(table) as third:
                    await receive(third, "hello")


@needs("redis")
async def test_the_sockets_of_a_worker_that_died_are_not_counted(tmp_path: Path, database: str) -> None:
    async with two_workers_with_redis(tmp_path, database, sockets_per_person=1) as (first, second, redis):
        (olena, _), table = await people_at(first, 2)
        async with olena.sit(table):
            with pytest.raises(TurnedAway, match="1013"):
                await sit_elsewhere(olena, second, table).__aenter__()
            with Redis(port=redis.port) as known:
                known.delete(*known.keys("*:worker:*"))
            async with sit_elsewhere(olena, second, table) as socket:
                await receive(socket, "hello")


@needs("redis")
async def test_a_copy_of_the_database_elsewhere_counts_for_itself(tmp_path: Path) -> None:
    wrong = {"name": "Olena", "password": "wrong horse"}
    with running_redis() as redis:
        given: dict[str, Any] = {"redis": redis.url, "limits": Limits(logins=Rate(1, 0.001))}
        async with serving(tmp_path / "production", **given) as first:
            assert (await first.stranger().post("/api/login", json=wrong)).status_code == 403
            assert (await first.stranger().post("/api/login", json=wrong)).status_code == 429
        shutil.copytree(tmp_path / "production", tmp_path / "staging")
        async with serving(tmp_path / "staging", **given) as copy:
            assert (await copy.stranger().post("/api/login", json=wrong)).status_code == 403


async def test_whoever_registers_is_known_to_all_workers_at_once(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        olena = await first.guest("Olena")
        elsewhere = second.stranger(cookie=olena.cookie)
        assert (await elsewhere.get("/api/me")).json()["person"]["kind"] == "guest"
        await olena.post("/api/account", name="Olena", password="correct horse")
        elsewhere = second.stranger(cookie=olena.cookie)
        assert (await elsewhere.get("/api/me")).json()["person"]["kind"] == "account"


async def test_a_dismissed_program_is_sent_away_by_all_workers(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        olena = await first.guest("Olena")
        await olena.post("/api/account", name="Olena", password="correct horse")
        made = await olena.post("/api/bots", name="Woodpecker")
        table = (await olena.open("me", "open"))["id"]
        async with second.socket(table, authorization=f"Bearer {made['token']}") as socket:
            await receive(socket, "hello")
            await olena.http.request("DELETE", f"/api/bots/{made['bot']['id']}", json={})
            await second.app.service.caretaker.send_away()
            with pytest.raises(ConnectionAbortedError, match="1001"):
                await receive(socket, "never")


@asynccontextmanager
async def twice_at_a_table(tmp_path: Path, database: str) -> AsyncIterator[tuple[Any, Any, int]]:
    """One person's sockets at two workers, and where the match stands."""
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        (olena, _), table = await people_at(first, 2)
        async with olena.sit(table) as one, sit_elsewhere(olena, second, table) as other:
            hello = await receive(one, "hello")
            await receive(other, "hello")
            yield one, other, hello["seq"]


async def test_two_workers_accept_a_command_once(tmp_path: Path, database: str) -> None:
    async with twice_at_a_table(tmp_path, database) as (one, other, seq):
        move = {"type": "play", "command": "same", "seq": seq, "actions": ["draw pile"]}
        answers = await asyncio.gather(ask(one, **move), ask(other, **move))
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "accepted"


async def test_of_two_different_commands_one_is_stale(tmp_path: Path, database: str) -> None:
    async with twice_at_a_table(tmp_path, database) as (one, other, seq):
        move = {"type": "play", "seq": seq, "actions": ["draw pile"]}
        answers = await asyncio.gather(ask(one, command="a", **move), ask(other, command="b", **move))
        assert sorted(answer["type"] for answer in answers) == ["accepted", "stale"]


async def test_chat_and_presence_reach_the_other_worker(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        (olena, talia), table = await people_at(first, 2)
        async with olena.sit(table) as one, sit_elsewhere(talia, second, table) as other:
            await receive(one, "hello")
            await receive(other, "hello")
            await send(other, type="chat", phrase="hello")
            assert (await receive(one, "chat"))["line"]["phrase"] == "hello"
            await second.app.service.caretaker.tell_presence()
            await first.app.service.caretaker.tell_presence()
            seats = (await olena.get(f"/api/tables/{table}"))["table"]["seats"]
            assert [seat["online"] for seat in seats] == [True, True]


async def test_a_bot_moves_once_although_two_workers_know_the_table(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        olena = await first.guest("Olena")
        table = (await olena.open("bot:random", "me"))["id"]
        async with sit_elsewhere(olena, second, table) as socket:
            view = await receive(socket, "hello")
            while not view["view"]["legal"]:
                view = await receive(socket, "view")
        state = await olena.get(f"/api/tables/{table}/state")
        assert state["view"]["turn"] == 2


def finished(store: Store, match: str, people: Sequence[str]) -> Callable[[Connection], None]:
    """Store a match that the first of these people has won."""

    def write(c: Connection) -> None:
        row = {"id": match, "game": "some", "players": 2, "state": "finished", "public": True}
        c.execute(
            schema.match.insert(),
            {**row, "watchable": True, "rated": True, "created": 0, "seq": 1, "card": ""},
        )
        seats = [SimpleNamespace(person=SimpleNamespace(id=person), player=None) for person in people]
        ended: Any = SimpleNamespace(
            id=match,
            terms=SimpleNamespace(game="some"),
            players=2,
            seats=seats,
            rated=True,
            ended_at=int(match),
            result=Finished((1, 0), (0,)),
            forfeits=frozenset(),
        )
        Ratings(store).record(c, ended)

    return write


async def test_workers_that_rate_at_once_lose_no_rating_and_never_wait_in_a_circle(database: str) -> None:
    engine = open_database(database)
    upgrade(engine)
    stores = [Store(engine), Store(open_database(database))]
    pairs = [("bot", "ada"), ("ada", "bot"), ("bob", "bot"), ("bot", "bob")]

    async def work(number: int) -> None:
        store = stores[number % 2]
        await store.write(finished(store, str(number), pairs[number % 4]))
        await Ratings(store).settle()

    await asyncio.gather(*(work(number) for number in range(40)))
    await asyncio.gather(*(Ratings(store).settle() for store in stores))
    query = select(schema.rating.c.person, schema.rating.c.games).order_by(schema.rating.c.person)
    ratings = await stores[0].read(lambda c: [tuple(row) for row in c.execute(query)])
    assert ratings == [("ada", 20), ("bob", 20), ("bot", 40)]
    history = select(schema.result.c.match).where(schema.result.c.mu.is_(None))
    assert await stores[0].read(lambda c: c.execute(history).all()) == []
    for store in stores:
        store.close()


async def test_a_bot_s_move_is_thought_about_by_one_worker_while_that_worker_lives(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, database=database) as first, serving(tmp_path, database=database) as second:
        for_ever = asyncio.Event()

        async def think(*_: Any) -> str:
            await for_ever.wait()
            return ""

        monkeypatch.setattr(first.app.service.bots, "choose", think)
        turns = first.app.service.caretaker._turns
        olena = await first.guest("Olena")
        table = (await olena.open("bot:random", "me"))["id"]
        seq = (await first.app.service.hall.table(table)).match.seq
        for _ in range(3):
            for server in (first, second):
                server.clock.ahead += LEASE - 1_000
            await turns.renew_leases()
            await second.app.service.caretaker.sweep()
        assert second.app.service.hall.at_hand(table) is None, "nobody else had to look"
        second.clock.ahead += LEASE + 1_000
        await second.app.service.caretaker.sweep()
        there = await second.app.service.hall.table(table)
        while there.match.seq == seq:
            await asyncio.sleep(0.01)
        assert there.match.seq > seq


async def test_a_worker_that_is_woken_seldom_looks_for_itself(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, database=database, poll=3_600_000) as server:
        (olena, _), table = await people_at(server, 2)
        caretaker, reads = server.app.service.caretaker, []
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            read = server.app.service.store.read

            async def counted(query: Any) -> Any:
                reads.append(query)
                return await read(query)

            monkeypatch.setattr(server.app.service.store, "read", counted)
            for healthy, expected in ((False, 3), (True, 0)):
                monkeypatch.setattr(caretaker._wakeups, "healthy", healthy)
                reads.clear()
                for _ in range(3):
                    await caretaker._poll()
                assert len(reads) == expected
            server.clock.ahead += 10_000
            await caretaker._poll()
            assert len(reads) == 1
