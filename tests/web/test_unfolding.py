"""A link to a table, shared somewhere, says what it leads to, and no more than a stranger may know."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from tests.tables.play import people_at
from tests.tables.server import Server, serving
from treetop.games import game_named
from treetop.players.puzzle import puzzles_of
from treetop.web import routes
from treetop.web.catalogue import Catalogue


async def page(server: Server, path: str, language: str = "en") -> str:
    return (await server.stranger(**{"accept-language": language}).get(path)).text


async def test_a_link_to_an_open_table_says_who_waits_and_for_how_many(
    tmp_path: Path, served: Catalogue
) -> None:
    async with serving(tmp_path, routes(served)) as server:
        olena = await server.guest('Olena "<b>"')
        table = (await olena.open("me", "bot:novice", "open"))["id"]
        text = await page(server, f"/t/{table}")
        assert 'property="og:title" content="Arboretum: Olena &quot;&lt;b&gt;&quot;, ' in text
        assert 'content="1 free seat. Sit down and play!"' in text
        assert f'content="http://treetop.test/t/{table}"' in text
        assert 'property="og:image" content="http://treetop.test/icon/any/512.png"' in text
        assert "1 posto libero" in await page(server, f"/t/{table}", "it")


async def test_a_replay_shows_its_result_if_the_table_was_public(tmp_path: Path, served: Catalogue) -> None:
    async with serving(tmp_path, routes(served)) as server:
        (olena, _), public = await people_at(server, 2, public=True)
        await olena.post(f"/api/tables/{public}/resign")
        (olena, _), private = await people_at(server, 2)
        await olena.post(f"/api/tables/{private}/resign")
        assert "The result: 0 : 0" in await page(server, f"/replay/{public}")
        for hidden in (private, "nothing"):
            assert "og:title" not in await page(server, f"/replay/{hidden}")
            assert "og:title" not in await page(server, f"/t/{hidden}")


async def test_a_table_without_spectators_tells_nothing(tmp_path: Path, served: Catalogue) -> None:
    async with serving(tmp_path, routes(served)) as server:
        _, table = await people_at(server, 2, spectators="no")
        assert "og:title" not in await page(server, f"/t/{table}")
        assert "og:title" not in await page(server, "/")


async def test_a_shared_table_is_shown_as_it_stands(tmp_path: Path, served: Catalogue) -> None:
    async with serving(tmp_path, routes(served)) as server:
        (olena, _), table = await people_at(server, 2)
        seq = (await olena.get(f"/api/tables/{table}"))["table"]["seq"]
        address = f"/api/tables/{table}/picture.png"
        assert f'content="http://treetop.test{address}?seq={seq}"' in await page(server, f"/t/{table}")
        answer = await server.stranger().get(address)
        assert answer.headers["content-type"] == "image/png"
        assert Image.open(BytesIO(answer.content)).size == (1200, 630)


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
async def test_a_shared_puzzle_asks_its_question_and_shows_what_its_solver_sees(
    tmp_path: Path, served: Catalogue, game: str
) -> None:
    puzzle = puzzles_of(game_named(game))[0].id
    async with serving(tmp_path, routes(served)) as server:
        text = await page(server, f"/puzzles/{game}/{puzzle}")
        assert "What’s best here?" in text
        address = f"/picture/puzzles/{game}/{puzzle}.png"
        assert f'content="http://treetop.test{address}"' in text
        answer = await server.stranger().get(address)
        assert Image.open(BytesIO(answer.content)).size == (1200, 630)
        assert "og:title" not in await page(server, f"/puzzles/{game}/nothing")
        assert (await server.stranger().get(f"/picture/puzzles/{game}/nothing.png")).status_code == 404


@pytest.mark.parametrize("spectators", ["no", "delayed"])
async def test_no_picture_shows_what_spectators_may_not_see_yet(
    tmp_path: Path, served: Catalogue, spectators: str
) -> None:
    async with serving(tmp_path, routes(served)) as server:
        _, table = await people_at(server, 2, spectators=spectators)
        assert (await server.stranger().get(f"/api/tables/{table}/picture.png")).status_code == 404
        assert "picture.png" not in await page(server, f"/t/{table}")


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_picture_is_the_same_however_the_hidden_cards_lie(game: str) -> None:
    position = game_named(game).new(2, seed=3)
    for _ in range(30):
        position = position.after(position.legal_actions[0])
    view = position.view(None)
    dealt_anew = view.sample(Random(5))
    assert dealt_anew != position
    assert dealt_anew.view(None)._repr_svg_() == view._repr_svg_()
