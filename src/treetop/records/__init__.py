"""Game records: notation, replay, verification."""

from treetop.records.errors import BrokenRecord, FalseRecord
from treetop.records.fairness import Fairness
from treetop.records.match import Match
from treetop.records.record import Record
from treetop.records.verification import Verification, verify

__all__ = ["BrokenRecord", "Fairness", "FalseRecord", "Match", "Record", "Verification", "verify"]
