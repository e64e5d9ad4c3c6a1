"""A game of another package, installed, and no other file changed: everything that is not a browser."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.third_game.installed import HERE, environment, run, treetop

RECORDS = "games.jsonl"


@pytest.fixture(scope="module")
def folder(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of three games."""
    made = tmp_path_factory.mktemp("played")
    treetop(site, made, "simulate", "burrow", "--games", "3", "--players", "3", "--jsonl", RECORDS)
    return made


def script(site: Path, folder: Path, code: str) -> str:
    return run(site, folder, "-c", code)


def test_the_game_is_small_and_plain_python() -> None:
    source = (HERE / "burrow" / "__init__.py").read_text(encoding="utf-8")
    imported = {node.module or "" for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert len(source.splitlines()) <= 300
    assert not any(name.startswith("treetop.kernel") for name in imported)


def test_it_is_listed(site: Path, tmp_path: Path) -> None:
    assert script(site, tmp_path, "import treetop.games; print('burrow' in treetop.games.GAMES)") == "True\n"


def test_nobody_has_it_without_its_package(tmp_path: Path) -> None:
    assert (
        script(tmp_path, tmp_path, "import treetop.games; print('burrow' in treetop.games.GAMES)")
        == "False\n"
    )


def test_its_words_are_found_in_every_language(site: Path, tmp_path: Path) -> None:
    code = (
        "from treetop.games import GAMES\nfrom treetop.locales import LANGUAGES, Language\n"
        "told = GAMES['burrow'].new(2, 1).tell(GAMES['burrow'].new(2, 1).legal_actions[0], None)[0]\n"
        "print(len({Language(code).say(told) for code in LANGUAGES}))"
    )
    assert script(site, tmp_path, code) == "5\n"


def test_a_view_does_not_change_when_everything_hidden_is_dealt_again(site: Path, tmp_path: Path) -> None:
    code = (
        "from random import Random\nfrom treetop.games import GAMES\nrng = Random(1)\n"
        "position = GAMES['burrow'].new(3, 1)\n"
        "while not position.is_over:\n"
        "    for seat in (0, 1, 2, None):\n"
        "        view = position.view(seat)\n"
        "        assert view.sample(rng).view(seat).facts() == view.facts()\n"
        "    position = position.after(rng.choice(position.legal_actions))\n"
        "print(position.turn)"
    )
    assert script(site, tmp_path, code) == "31\n"


def test_its_records_are_verified(site: Path, folder: Path) -> None:
    assert "All 3 records are correct" in treetop(site, folder, "verify", RECORDS)


def test_another_deal_than_that_of_the_seed_is_found_out(site: Path, folder: Path, tmp_path: Path) -> None:
    first = (folder / RECORDS).read_text(encoding="utf-8").splitlines()[0]
    pile = first.partition('"pile":["')[2].partition('"]')[0].split('","')
    forged = first.replace('","'.join(pile), '","'.join([pile[1], pile[0], *pile[2:]]))
    (tmp_path / "forged.json").write_text(forged, encoding="utf-8")
    command = [sys.executable, "-m", "treetop", "verify", "forged.json"]
    done = subprocess.run(command, cwd=tmp_path, env=environment(site), capture_output=True, text=True)
    assert forged != first
    assert done.returncode == 1


def test_it_is_replayed_in_its_own_words(site: Path, folder: Path) -> None:
    told = treetop(site, folder, "replay", RECORDS, "--game", "1")
    assert "buries" in told
    assert "Cards in the pile: 0" in told
    assert " wins with " in told or "share the victory" in told


def test_a_seat_sees_its_own_hand_and_no_other(site: Path, folder: Path) -> None:
    seen = treetop(site, folder, "show", RECORDS, "--game", "1", "--turn", "5", "--seat", "2")
    assert [line.count("░") for line in seen.splitlines() if line.startswith("Hand")] == [4, 0, 4]


def test_it_is_reviewed(site: Path, folder: Path) -> None:
    assert "Player 1" in treetop(site, folder, "review", RECORDS, "--game", "1")


def test_bots_play_it_in_the_arena(site: Path, tmp_path: Path) -> None:
    treetop(
        site,
        tmp_path,
        "arena",
        "burrow",
        "random",
        "search",
        "--deals",
        "1",
        "--budget",
        "0.01",
        "--out",
        "arena",
    )
    assert "search" in (tmp_path / "arena" / "report.md").read_text(encoding="utf-8")


def test_a_report_says_how_fair_it_is(site: Path, tmp_path: Path) -> None:
    treetop(site, tmp_path, "balance", "burrow", "--games", "4", "--players", "2", "--workers", "1")
    assert (tmp_path / "balance" / "balance.md").is_file()


def test_the_engine_is_measured(site: Path, tmp_path: Path) -> None:
    assert "api_decisions_per_second" in treetop(
        site, tmp_path, "bench", "burrow", "--seconds", "0.1", "--json"
    )


def test_it_is_played_in_the_terminal_against_a_bot(site: Path, tmp_path: Path) -> None:
    code = """
import asyncio
from pathlib import Path
from textual.widgets import OptionList
from treetop.cli.terminal import TerminalGame
from treetop.cli.terminal.final import FinalScreen
from treetop.cli.terminal.seating import seats_for
from treetop.games import GAMES
from treetop.locales import Language

async def play():
    game, language = GAMES["burrow"], Language("en")
    seats = seats_for(game, ["Olena"], ["random"], language)
    app = TerminalGame(game, language, seats, "00" * 16, Path("game.json"))
    async with app.run_test(size=(110, 34)) as pilot:
        offered = str(app.screen.query_one("#actions", OptionList).get_option_at_index(0).prompt)
        while not isinstance(app.screen, FinalScreen):
            await pilot.press("enter")
            await pilot.pause()
    print(offered.split()[0])

asyncio.run(play())
"""
    assert script(site, tmp_path, code) == "Show\n"
    assert "✓" in treetop(site, tmp_path, "verify", "game.json")


def test_pettingzoo_accepts_its_environment(site: Path, tmp_path: Path) -> None:
    code = (
        "from pettingzoo.test import api_test\nfrom treetop.envs.aec import env\n"
        "api_test(env('burrow', players=3), num_cycles=60)"
    )
    assert "Passed API test" in script(site, tmp_path, code)


def test_openspiel_plays_it_to_the_end(site: Path, tmp_path: Path) -> None:
    code = (
        "from treetop.envs.openspiel import load\nstate = load('burrow', players=2).new_initial_state()\n"
        "while not state.is_terminal():\n"
        "    state.apply_action(state.legal_actions()[-1])\n"
        "print(sum(state.returns()))"
    )
    assert script(site, tmp_path, code) == "0.0\n"
