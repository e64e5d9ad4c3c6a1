"""The faults of this folder in short form; docs/reliability.md has the long ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests import programs
from tests.faults.disconnects import disturb
from tests.faults.repetitions import repeat
from tests.faults.upgrade import upgrade_under_load
from tests.tables.server import serving


def test_nothing_acknowledged_or_shown_is_lost_when_the_server_is_killed() -> None:
    command = [sys.executable, "-m", "tests.faults.kill", "--times", "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    kills, accepted, shown, lost = done.stdout.splitlines()[-1].split("|")[1:5]
    assert int(kills) == 5
    assert int(accepted.replace(",", "")) > 0
    assert int(shown.replace(",", "")) > 0
    assert int(lost) == 0


async def test_repeated_and_reordered_commands_have_one_effect_each(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        sent, effects = await repeat(server, 400, 1)
        assert sent >= 400 > effects > 30


async def test_a_resumed_client_equals_an_undisturbed_twin(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert await disturb(server, 40, 1) == 40


@programs.needs("postgres")
async def test_nothing_is_lost_and_everybody_comes_back_when_the_version_is_replaced() -> None:
    outcome = await upgrade_under_load(1, tables=6)
    assert outcome.lost == []
    assert outcome.not_back == []
    assert outcome.returns > 0
    assert outcome.handed_over > 0
