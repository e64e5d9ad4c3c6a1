"""The terminal game, played through its keys and clicks."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from treetop.cli.terminal import Seat, TerminalGame
from treetop.cli.terminal.arboretum.board import ArboretumBoard
from treetop.cli.terminal.final import FinalScreen
from treetop.cli.terminal.hand_over import HandOver
from treetop.cli.terminal.new_game import NewGame
from treetop.cli.terminal.replay import ReplayApp
from treetop.cli.terminal.seating import seats_for
from treetop.cli.terminal.table import TableScreen
from treetop.cli.terminal.tree_society.board import TreeSocietyBoard
from treetop.cli.terminal.tree_society.facts_text import society_actions
from treetop.games import GAMES
from treetop.games.arboretum import Position
from treetop.locales import Language
from treetop.players import Uniform
from treetop.records import Record, verify

SEED = "00112233445566778899aabbccddeeff"
ENGLISH = Language("en")
SIZE = (110, 34)


def game(*seats: Seat, record: Path | None = None) -> TerminalGame:
    return TerminalGame(GAMES["arboretum"], ENGLISH, seats or None, SEED, record)


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def match(app: TerminalGame) -> Position:
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return screen.match.planned  # type: ignore[return-value]


def sentence(app: TerminalGame) -> str:
    return str(app.screen.query_one("#sentence", Static).render())


async def test_a_turn_is_drawn_planted_discarded_and_ended() -> None:
    app = game(Seat("Olena"), Seat("Petro"))
    async with app.run_test(size=SIZE) as pilot:
        assert isinstance(app.screen, HandOver)
        await press(pilot, "enter", "enter", "enter")
        assert sentence(app) == "Olena: plant one card."
        await press(pilot, "3", "enter", "tab", "enter")
        assert "U to take it back" in sentence(app)
        assert match(app).turn == 2
        await press(pilot, "enter")
        assert isinstance(app.screen, HandOver)


async def test_nobody_s_cards_are_seen_between_two_people() -> None:
    app = game(Seat("Olena"), Seat("Petro"))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "enter", "enter", "enter", "enter", "enter")
        assert isinstance(app.screen, HandOver)
        assert not app.screen.query("HandView")


async def test_a_plan_is_taken_back_step_by_step_but_a_drawn_card_stays() -> None:
    app = game(Seat("Olena"), Seat("Petro"))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "enter", "enter")
        drawn = match(app)
        await press(pilot, "enter", "enter")
        assert match(app).turn == 2
        await press(pilot, "u", "u")
        assert match(app) == drawn
        await press(pilot, "u")
        assert match(app) == drawn


async def test_a_card_from_a_discard_pile_can_be_put_back() -> None:
    app = game(Seat("Olena"), Seat("Petro"))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, *["enter"] * 6, "enter")
        before = match(app)
        assert before.discards(0)
        await press(pilot, "1", "enter")
        assert match(app).discards(0) == []
        await press(pilot, "u")
        assert match(app) == before


async def test_arrows_move_between_legal_places() -> None:
    app = game(Seat("Olena"), Seat("Bot", Uniform()))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, *["enter"] * 5)
        while app.screen.query_one(ArboretumBoard).phase != "draw":
            await pilot.pause()
        await press(pilot, "enter", "enter")
        board = app.screen.query_one(ArboretumBoard)
        cells = set(board._cells())
        assert cells == {(1, 0), (-1, 0), (0, 1), (0, -1)}
        await press(pilot, "left")
        assert board.cell == (-1, 0)
        await press(pilot, "up")
        assert board.cell == (0, 1)
        await press(pilot, "enter")
        assert [(tree.x, tree.y) for tree in match(app).arboretum(0)] == [(0, 0), (0, 1)]


async def test_a_click_draws_and_plants() -> None:
    app = game(Seat("Olena"), Seat("Bot", Uniform()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.click("PileView", offset=(4, 1))
        await pilot.pause()
        assert match(app).draws_left == 1
        await press(pilot, "enter")
        await pilot.click("HandView", offset=(4 + 7, 1))
        await pilot.click("GroveView", offset=(2, 1))
        await pilot.pause()
        assert len(match(app).arboretum(0)) == 1


async def test_bots_play_to_the_end_and_the_sheet_draws_their_paths(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    app = game(Seat("A", Uniform()), Seat("B", Uniform()), Seat("C", Uniform()), record=file)
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, FinalScreen):
            await pilot.pause()
        assert "wins with" in sentence(app) or "share the victory" in sentence(app)
        sheet = app.screen.match.position.score_sheet()  # type: ignore[attr-defined]
        scored = sum(bool(p) and s in line.right for line in sheet.species for s, p in enumerate(line.paths))
        assert app.screen.query_one("#scored", OptionList).option_count == scored
        assert scored == 0 or any(
            arrow in str(app.screen.query_one("GroveView").render()) for arrow in "→←↑↓"
        )
        await press(pilot, "q")
    record = Record.from_json(file.read_text())
    assert verify(record).findings
    assert record.extra["names"] == ["A", "B", "C"]


async def test_the_first_screen_asks_who_plays() -> None:
    app = game()
    async with app.run_test(size=SIZE) as pilot:
        assert isinstance(app.screen, NewGame)
        await press(pilot, "ctrl+s")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.match.names == ["Player 1", "Squirrel"]


async def test_a_replay_goes_forwards_and_backwards() -> None:
    start = Position.new(2, SEED)
    actions = [start.parse("draw pile")]
    record = Record.of(start, actions, SEED)
    app = ReplayApp(record, ENGLISH)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "right")
        assert "Action 1 of 1" in str(app.query_one("#sentence", Static).render())
        await press(pilot, "left")
        assert "Action 0 of 1" in str(app.query_one("#sentence", Static).render())


def test_bots_of_one_kind_are_told_apart() -> None:
    seats = seats_for(GAMES["arboretum"], ["Olena"], ["random", "random"], ENGLISH)
    assert [seat.name for seat in seats] == ["Olena", "Squirrel", "Squirrel 2"]


def test_a_lonely_person_gets_a_bot() -> None:
    assert len(seats_for(GAMES["arboretum"], ["Olena"], [], ENGLISH)) == 2


async def test_tree_society_is_played_in_words() -> None:
    seats = (Seat("Olena"), Seat("Bot", Uniform()))
    app = TerminalGame(GAMES["tree-society"], ENGLISH, seats, SEED)
    async with app.run_test(size=SIZE) as pilot:
        actions = app.screen.query_one("#actions", OptionList)
        assert str(actions.get_option_at_index(0).prompt).startswith("Sell ")
        await press(pilot, "enter")
        assert "Finish building" in [str(option.prompt) for option in actions.options]
        await press(pilot, "u")
        assert str(actions.get_option_at_index(0).prompt).startswith("Sell ")


async def test_the_terminal_plays_with_the_options_that_are_given() -> None:
    seats = (Seat("Olena"), Seat("Bot", Uniform()))
    app = TerminalGame(GAMES["tree-society"], ENGLISH, seats, SEED, options={"starting_cards": False})
    async with app.run_test(size=SIZE):
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.match.record().options["starting_cards"] is False


async def test_the_count_of_tree_society_is_explained() -> None:
    app = TerminalGame(GAMES["tree-society"], ENGLISH, [Seat("A", Uniform()), Seat("B", Uniform())], SEED)
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, FinalScreen):
            await pilot.pause()
        assert " wins with " in str(app.screen.query_one("VerticalScroll Static", Static).render())


async def test_throwing_a_card_away_comes_last_in_the_list() -> None:
    app = TerminalGame(GAMES["tree-society"], ENGLISH, (Seat("Olena"), Seat("Bot", Uniform())), SEED)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter")
        offered = app.screen.query_one(TreeSocietyBoard).offered
        thrown = [notation.startswith("discard guild ") for notation, _ in offered]
        assert True in thrown
        assert thrown == sorted(thrown)


async def test_a_long_table_is_read_page_by_page() -> None:
    app = TerminalGame(GAMES["tree-society"], ENGLISH, (Seat("Olena"), Seat("Bot", Uniform())), SEED)
    async with app.run_test(size=(80, 24)) as pilot:
        text = app.screen.query_one("#text", VerticalScroll)
        await press(pilot, "space")
        assert text.scroll_y > 0
        await press(pilot, "b")
        assert text.scroll_y == 0


async def test_alike_fruit_are_told_apart_by_what_they_can_do() -> None:
    position = GAMES["tree-society"].new(2, SEED)
    for words, fruit in zip(
        society_actions(position.view(0).facts(), ENGLISH), position.unsold(0), strict=True
    ):
        action = ENGLISH.say(f"tree-society-action-{fruit.action}", coins=fruit.coins)
        assert words.removesuffix(" ❧").endswith(action)


async def test_a_key_pressed_twice_before_the_table_is_redrawn_counts_once() -> None:
    app = TerminalGame(GAMES["tree-society"], ENGLISH, (Seat("Olena"), Seat("Bot", Uniform())), SEED)
    async with app.run_test(size=SIZE) as pilot:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        sale = screen.match.planned.legal_actions[0]
        screen.board.post_message(TreeSocietyBoard.Chosen(sale))
        screen.board.post_message(TreeSocietyBoard.Chosen(sale))
        await pilot.pause()
        assert [action for _, action in screen.match.plan] == [sale]


async def test_the_terminal_says_that_a_bot_is_waking_up_and_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    awake = threading.Event()
    monkeypatch.setattr(Uniform, "is_awake", lambda _: awake.is_set(), raising=False)
    monkeypatch.setattr("treetop.cli.terminal.table.LOOK_EVERY", 0.0)
    app = game(Seat("Birch", Uniform()), Seat("Olena"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        assert sentence(app) == "Birch is waking up…"
        awake.set()
        while not table.match.done:
            await pilot.pause()
