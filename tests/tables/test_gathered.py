"""Many who ask at once are answered by one query."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection

from treetop.tables.store import gathered as gathering
from treetop.tables.store.database import open_database
from treetop.tables.store.gathered import MOST, Gathered
from treetop.tables.store.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(open_database(f"sqlite:///{tmp_path / 'treetop.db'}"))


class Queries:
    """Finds what has an even length, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[Sequence[str]] = []

    def __call__(self, connection: Connection, keys: Sequence[str]) -> Mapping[str, int]:
        self.asked.append(keys)
        if "broken" in keys:
            raise ValueError("broken")
        return {key: len(key) for key in keys if len(key) % 2 == 0}


async def test_all_who_ask_at_once_share_one_query_and_each_gets_their_own_answer(store: Store) -> None:
    queries = Queries()
    gathered = Gathered(store, queries)
    answers = await asyncio.gather(*map(gathered.get, ["ab", "abc", "abcd", "ab"]))
    assert answers == [2, None, 4, 2]
    assert queries.asked == [["ab", "abc", "abcd"]]


async def test_no_query_names_more_keys_than_a_database_takes(store: Store) -> None:
    queries = Queries()
    keys = [f"{number:06}" for number in range(MOST + 1)]
    assert await asyncio.gather(*map(Gathered(store, queries).get, keys)) == [6] * len(keys)
    assert [len(asked) for asked in queries.asked] == [MOST, 1]


async def test_those_who_come_one_by_one_after_the_first_share_the_next_query(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "MOMENT", 0.2)
    queries = Queries()
    gathered = Gathered(store, queries)
    assert await gathered.get("ab") == 2
    others = []
    for key in ("abcd", "abcdef", "abcdefgh"):
        others.append(asyncio.create_task(gathered.get(key)))
        await asyncio.sleep(0)
    assert await asyncio.gather(*others) == [4, 6, 8]
    assert queries.asked == [["ab"], ["abcd", "abcdef", "abcdefgh"]]


async def test_whoever_asks_after_a_change_is_not_answered_by_a_query_from_before(store: Store) -> None:
    queries = Queries()
    gathered = Gathered(store, queries)
    first = asyncio.create_task(gathered.get("ab"))
    while not queries.asked:
        await asyncio.sleep(0)
    assert await gathered.get("ab") == await first == 2
    assert queries.asked == [["ab"], ["ab"]]


async def test_a_failed_query_fails_those_who_asked_for_it_and_nobody_after_them(store: Store) -> None:
    gathered = Gathered(store, Queries())
    failed = await asyncio.gather(gathered.get("broken"), gathered.get("ab"), return_exceptions=True)
    assert [type(failure) for failure in failed] == [ValueError, ValueError]
    assert await gathered.get("ab") == 2


async def test_one_who_goes_away_takes_nobody_s_answer_along(store: Store) -> None:
    gathered = Gathered(store, Queries())
    leaving, staying = (asyncio.create_task(gathered.get("ab")) for _ in range(2))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying == 2
