"""Check everything a record claims: its deal, its actions, its result, and that the deal was fixed before."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.games.game import Facts
from treetop.locales import Message
from treetop.records.errors import FalseRecord
from treetop.records.fairness import Fairness
from treetop.records.record import Record


@dataclass(frozen=True)
class Verification:
    """What was found to be true of a record. Each sentence is a message."""

    findings: tuple[Message, ...]


def verify(record: Record) -> Verification:
    """Raises FalseRecord, BrokenRecord, Malformed or Illegal at the first thing that is not so."""
    end = record.end()
    findings = [Message.of("records-actions-legal", count=len(record.actions))]
    if record.seed is not None:
        _check_deal(record, record.seed)
        findings.append(Message.of("records-deal-from-seed"))
    fairness = record.extra.get("fairness")
    if fairness is not None:
        Fairness.from_facts(fairness).check(record.seed)
        findings.append(Message.of("records-deal-was-fixed"))
    if end.seat_to_act is None:
        _check_result(record, end.score_sheet().facts())
        findings.append(Message.of("records-result-true"))
    elif record.result is not None:
        raise FalseRecord(Message.of("records-not-over"))
    elif "forfeit" in record.extra:
        findings.append(Message.of("records-forfeit"))
    else:
        findings.append(Message.of("records-unfinished"))
    return Verification(tuple(findings))


def _check_deal(record: Record, seed: str) -> None:
    dealt = record.game.as_of(record.version).new(record.players, seed, record.start().options)
    if record.game.deal(dealt) != record.deal or any(
        record.extra.get(k) != v for k, v in record.game.header(dealt).items()
    ):
        raise FalseRecord(Message.of("records-deal-false"))


def _check_result(record: Record, sheet: Facts) -> None:
    result = record.result or {}
    if result.get("scores") != sheet["scores"] or result.get("winners") != sheet["winners"]:
        raise FalseRecord(
            Message.of(
                "records-result-false", scores=", ".join(map(str, sheet["scores"])), winners=sheet["winners"]
            )
        )
