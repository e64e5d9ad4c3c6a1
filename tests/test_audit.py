"""What `scripts/audit` makes of what it is told."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

AUDIT = Path(__file__).resolve().parent.parent / "scripts" / "audit"
FINE = {"name": "msgspec", "version": "1.0", "vulns": []}
WEAK = {"name": "uvicorn", "version": "0.1", "vulns": [{"id": "PYSEC-1"}]}
UNKNOWN = {"name": "treetop-games", "skip_reason": "not found"}


def verdict(*packages: Any, errors: str = "") -> tuple[int, str]:
    report = json.dumps({"dependencies": packages}) if packages else ""
    status, sentence = runpy.run_path(str(AUDIT))["verdict"](report, errors)
    return status, sentence


def test_a_known_weakness_fails_the_check_and_is_named() -> None:
    status, sentence = verdict(FINE, WEAK)
    assert status == 1
    assert "uvicorn 0.1: PYSEC-1" in sentence


def test_sound_dependencies_are_counted() -> None:
    assert verdict(FINE, UNKNOWN) == (
        0,
        "1 dependencies audited, no known weakness, 1 unknown to the advisory service",
    )


def test_an_audit_that_could_not_be_made_is_not_taken_for_a_good_one() -> None:
    assert "NOT audited" in verdict(UNKNOWN)[1]
    status, sentence = verdict(errors="Traceback\nConnectionError: no route")
    assert status == 0
    assert "NOT audited" in sentence
    assert "no route" in sentence
