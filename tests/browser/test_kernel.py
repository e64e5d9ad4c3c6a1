"""Compiled rules and players in Chromium: what they do is what they do natively."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser

from tests.browser.kernel_page import kernel_page, known
from treetop.games import GAMES
from treetop.games.arboretum import compiled as arboretum
from treetop.games.tree_society import compiled as society
from treetop.games.tree_society.batch import blank_tables
from treetop.games.tree_society.deck.reader import shipped_deck
from treetop.players import PLAYERS
from treetop.players.judging import adviser_of
from treetop.players.review import prospects

GAMES_PLAYED = 200


def position_of(game: str) -> Any:
    rng, position = Random(1), GAMES[game].new(3, "5" * 32)
    for _ in range(25):
        position = position.after(rng.choice(list(position.legal_actions)))
    return position


def base64_of(array: Any) -> str:
    return json.dumps(base64.b64encode(array).decode())


def test_random_games_of_arboretum_end_alike_in_chromium(browser: Browser) -> None:
    native = arboretum.LAYOUT.blank()
    decisions = arboretum.play_random_games(native, 3, 0, 1, GAMES_PLAYED)
    found = kernel_page(browser, "arboretum").evaluate(
        """(games) => {
          const state = new Uint8Array(kernel.table.layouts.state.size);
          return [kernel.call("play_random_games", state, 3, 0, 1, games), [...state]];
        }""",
        GAMES_PLAYED,
    )
    assert found == [decisions, native.tolist()]


def test_random_games_of_tree_society_end_alike_in_chromium(browser: Browser) -> None:
    blank, deck, native = blank_tables(3, 1).view(np.uint8), shipped_deck().bytes, society.blank()
    decisions = society.play_random_games(blank, deck, native, 1, GAMES_PLAYED)
    found = kernel_page(browser, "tree-society").evaluate(
        f"""() => {{
          const state = bytes({base64_of(society.blank())});
          const [blank, deck] = [bytes({base64_of(blank)}), bytes({base64_of(deck)})];
          return [kernel.call("play_random_games", blank, deck, state, 1, {GAMES_PLAYED}), [...state]];
        }}"""
    )
    assert found == [decisions, native.tolist()]


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_search_finds_the_same_in_chromium(browser: Browser, game: str) -> None:
    position = position_of(game)
    view = position.view(position.seat_to_act)
    search: Any = PLAYERS[game]["search"]
    native = replace(search, iterations=40).explain(view, 3, 1.0)
    limit = "{ budget: 1, iterations: 40 }"
    found = kernel_page(browser, game).evaluate(
        f'() => thinking.explain(kernel, "search", {known(view)}, 3n, {limit})'
    )
    assert [(view.decode(each["code"]), each["share"], each["points"], each["visits"]) for each in found] == [
        (each.action, each.share, each.points, each.visits) for each in native
    ]


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_review_finds_the_same_in_chromium(browser: Browser, game: str) -> None:
    position = position_of(game)
    view = position.view(position.seat_to_act)
    action = view.legal_actions[-1]
    native = adviser_of(position.game).judge(view, action, 3)
    stands, judged = kernel_page(browser, game).evaluate(
        f"""async () => [
          await thinking.prospects(kernel, {known(position, "position")}, 3),
          await thinking.judge(kernel, "search", {known(view)}, 3n, {view.encode(action)}),
        ]"""
    )
    assert tuple(stands) == prospects(position)
    assert judged == {"best": view.encode(native.best), "loss": native.loss}


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_search_without_time_decides_at_once_in_chromium(browser: Browser, game: str) -> None:
    position = position_of(game)
    view = position.view(position.seat_to_act)
    code = kernel_page(browser, game).evaluate(
        f'() => thinking.choose(kernel, "search", {known(view)}, 3n, 0)'
    )
    assert view.decode(code) == PLAYERS[game]["search"].choose(view, 3, 0.0)
