"""What bots find out about a finished match is stored, and found out once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select, update

from tests.tables.play import people_at, play_out
from tests.tables.server import GENEROUS, Guest, Server, serving
from treetop.players.account import Loss
from treetop.players.review import Standing
from treetop.tables import wire
from treetop.tables.bots import reviews
from treetop.tables.bots.bot_process import Judging, Survey
from treetop.tables.bots.pool import BotFailure, BotPool
from treetop.tables.limits import Rate
from treetop.tables.presentation.decision_card import DecisionCard
from treetop.tables.presentation.looking_back import looking_back
from treetop.tables.store import schema as s
from treetop.tables.store.log import erase_matches


class Bots:
    """They answer at once, and count what they were asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.surveyed = 0
        self.judged: list[int] = []
        self.fail_after: int | None = None
        self.pause_after: int | None = None
        self.paused, self.go_on = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(BotPool, "survey", self.survey)
        monkeypatch.setattr(BotPool, "judge", self.judge)

    async def survey(self, survey: Survey) -> list[tuple[float, ...]]:
        self.surveyed += len(survey.positions)
        return [(0.25, 0.75) for _ in survey.positions]

    async def judge(self, judging: Judging) -> list[DecisionCard]:
        if self.fail_after == len(self.judged):
            raise BotFailure("crashed")
        if self.pause_after == len(self.judged):
            self.paused.set()
            await self.go_on.wait()
        self.judged += [step for step, _, _ in judging.choices]
        return [_card(step) for step, _, _ in judging.choices]


def _card(step: int) -> DecisionCard:
    words = wire.Words("arboretum-act-plant", {"seat": 1, "cards": ["oa3"]})
    return DecisionCard(step, 1, words, words, "draw pile", 0.25, words, "draw")


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Bots:
    return Bots(monkeypatch)


async def finished(server: Server) -> tuple[Guest, str]:
    people, table = await people_at(server, 2)
    async with people[0].sit(table) as one, people[1].sit(table) as other:
        await play_out([one, other])
    return people[0], table


async def look_back(person: Guest, table: str) -> tuple[Any, Any]:
    return await person.get(f"/api/tables/{table}/review"), await person.get(f"/api/tables/{table}/decisions")


async def test_a_review_is_found_out_once_for_all_servers_on_a_database(
    tmp_path: Path, bots: Bots, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, table = await finished(server)
        first = await look_back(olena, table)
        asked = (bots.surveyed, len(bots.judged))
        assert min(asked) > 20
    async with serving(tmp_path, **stored) as server:
        again = await look_back(Guest(server, server.stranger(cookie=olena.cookie), olena.person), table)
        assert again == first
        assert (bots.surveyed, len(bots.judged)) == asked


async def test_a_better_reviewer_looks_again(
    tmp_path: Path, bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        olena, table = await finished(server)
        await look_back(olena, table)
        asked = len(bots.judged)
        monkeypatch.setattr(reviews, "review_version", lambda game: f"better {game}"[:16])
        for _ in range(2):
            await look_back(olena, table)
        assert len(bots.judged) == 2 * asked


@pytest.mark.parametrize("nonsense", ['[{"step":1}]', "[", "[]", "null"])
async def test_a_review_that_cannot_be_read_is_found_out_again(
    tmp_path: Path, bots: Bots, nonsense: str
) -> None:
    async with serving(tmp_path) as server:
        olena, table = await finished(server)
        first = await look_back(olena, table)
        asked = len(bots.judged)
        broken = update(s.review).values(body=nonsense)
        await server.app.service.store.write(lambda c: c.execute(broken))
        for _ in range(2):
            assert await look_back(olena, table) == first
        assert len(bots.judged) == 2 * asked


async def test_a_review_goes_on_from_where_it_was_interrupted(tmp_path: Path, bots: Bots) -> None:
    async with serving(tmp_path) as server:
        olena, table = await finished(server)
        bots.fail_after = 24
        refused = await olena.http.get(f"/api/tables/{table}/decisions")
        assert refused.status_code == 403
        bots.fail_after = None
        await look_back(olena, table)
        assert bots.judged == sorted(set(bots.judged))


async def test_how_much_of_a_review_is_done_can_be_seen_while_it_is_worked_out(
    tmp_path: Path, bots: Bots
) -> None:
    async with serving(tmp_path) as server:
        olena, table = await finished(server)
        progress = f"/api/tables/{table}/decisions/progress"
        assert await olena.get(progress) == {"done": 0, "total": 0}
        bots.pause_after = 24
        asked = asyncio.create_task(olena.get(f"/api/tables/{table}/decisions"))
        await bots.paused.wait()
        halfway = await olena.get(progress)
        bots.go_on.set()
        await asked
        assert halfway == {"done": 24, "total": len(bots.judged)}
        assert await olena.get(progress) == {"done": len(bots.judged), "total": len(bots.judged)}


async def test_whoever_waits_for_a_review_may_still_read_replays(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=structs.replace(GENEROUS, readings=Rate(1, 0.001))) as server:
        olena, table = await finished(server)
        for _ in range(5):
            await olena.get(f"/api/tables/{table}/decisions/progress")
        await olena.get(f"/api/tables/{table}/record")
        stranger = await server.guest("Ivan")
        assert (await stranger.http.get(f"/api/tables/{table}/record")).status_code == 429


async def test_of_a_match_that_goes_on_nobody_learns_how_far_a_review_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people, table = await people_at(server, 2)
        answer = await people[0].http.get(f"/api/tables/{table}/decisions/progress")
        assert answer.status_code == 404


async def test_a_review_goes_with_its_match(tmp_path: Path, bots: Bots) -> None:
    async with serving(tmp_path) as server:
        olena, table = await finished(server)
        bots.pause_after = 12
        asked = asyncio.create_task(olena.http.get(f"/api/tables/{table}/decisions"))
        await bots.paused.wait()
        store = server.app.service.store
        await store.write(lambda c: erase_matches(c, [table]))
        bots.go_on.set()
        await asked
        assert await store.read(lambda c: c.execute(select(s.review)).all()) == []


@pytest.mark.parametrize(
    ("game", "phases"),
    [("arboretum", "draw plant discard"), ("tree-society", "draft sell build effect rest")],
)
def test_an_account_has_all_phases_of_a_turn_in_their_order(game: str, phases: str) -> None:
    last, first = phases.split()[-1], phases.split()[0]
    standings = [Standing(0, None, (0.5, 0.5)), Standing(2, 0, (1.0, 0.0))]
    losses = [Loss(0, 0, 0.1, last), Loss(1, 0, 0.1, first)]
    cards = looking_back(game, standings, losses, []).accounts[0].phases
    assert [card.phase for card in cards] == phases.split()
    assert sum(card.decisions for card in cards) == 2
