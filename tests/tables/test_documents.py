"""What docs/api.md says is so: the codes of sockets, and a program that works."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from tests.tables.server import serving_on_a_port

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "api.md"
KEPT_BY_THE_STANDARD = {"1004", "1005", "1006", "1015"}
"""Nobody sends them."""


def test_the_close_codes_that_are_sent_are_the_documented_ones() -> None:
    documented = re.findall(r"^\| (\d{4}) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    sources = sorted((ROOT / "src" / "treetop" / "tables").rglob("*.py"))
    sent = {
        code
        for source in sources
        for code in re.findall(r"\b(?:10(?:0[1-9]|1\d)|400\d)\b", source.read_text(encoding="utf-8"))
    }
    assert sorted(documented) == sorted(sent - KEPT_BY_THE_STANDARD)


async def test_the_complete_client_plays_a_match_to_its_end(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    program = tmp_path / "woodpecker.py"
    program.write_text(found[1], encoding="utf-8")
    async with serving_on_a_port(tmp_path / "data") as server:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(program), server.url, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await asyncio.wait_for(process.communicate(), 300)
    assert process.returncode == 0
    assert re.match(r"\[\d+, \d+\] http://127\.0\.0\.1:\d+/t/[a-z0-9]+", said.decode())
