"""Matches that were stored before this version go on as they began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from treetop.records import Record, verify
from treetop.tables.match import event as e
from treetop.tables.match.match import fold
from treetop.tables.presentation.replay import record_of

OLD = Path(__file__).parents[1] / "records/version-1.json"


def stored(facts: dict[str, Any], actions: list[str]) -> list[e.Entry]:
    """The log of a match as it was written when cards were dealt by version 1."""
    fairness = facts["fairness"]
    created = {
        "kind": "create",
        "setting": {"game": facts["game"], "seats": 2, "options": facts["options"], "order": "seated"},
        "places": [{"kind": "open"}, {"kind": "open"}],
        "host": "p1",
        "server_seed": fairness["server_seed"],
    }
    joined = [
        {
            "kind": "join",
            "seat": seat,
            "person": {"id": f"p{seat}", "name": "", "kind": "guest"},
            "salt": salt,
        }
        for seat, salt in enumerate(fairness["salts"])
    ]
    started = {"kind": "start", "arrangement": [0, 1]}
    played = [{"kind": "play", "seat": 0, "actions": [action]} for action in actions]
    bodies = [created, *joined, started, *played]
    return [e.Entry(seq, seq, e.decode(json.dumps(body))) for seq, body in enumerate(bodies, 1)]


def test_a_stored_match_replays_with_the_shuffles_it_began_with() -> None:
    record = Record.from_json(OLD.read_text(encoding="utf-8"))
    log = stored(record.facts(), list(record.actions))
    match = fold("m", log)
    assert match.position == record.end()
    exported = record_of(match, log)
    assert exported.version == 1
    assert exported.actions == record.actions
    assert verify(exported).findings == verify(record).findings


def test_a_stored_match_goes_on_by_the_rules_it_began_with() -> None:
    """The options of such a match name no version of the rules."""
    record = Record.from_json(OLD.read_text(encoding="utf-8"))
    match = fold("m", stored(record.facts(), list(record.actions[:40])))
    assert match.position.options["rules"] == 1


def test_a_match_that_starts_now_says_so_in_its_log() -> None:
    assert json.loads(e.encode(e.Started((0, 1), 2)))["version"] == 2
    assert e.decode('{"kind":"start","arrangement":[0,1]}') == e.Started((0, 1), 1)
