"""Tournaments between players: who is stronger, by how much, and how sure that is."""

from treetop.arena.entrant import Entrant
from treetop.arena.fixture import Fixture
from treetop.arena.interval import Interval
from treetop.arena.ledger import Ledger
from treetop.arena.ratings import Rating
from treetop.arena.report import write_report
from treetop.arena.result import Failure, Result, Thinking
from treetop.arena.run import run
from treetop.arena.standings import FailureKind, Meeting, Row, Standings
from treetop.arena.tournament import Tournament
from treetop.arena.workers import Processes

__all__ = [
    "Entrant",
    "Failure",
    "FailureKind",
    "Fixture",
    "Interval",
    "Ledger",
    "Meeting",
    "Processes",
    "Rating",
    "Result",
    "Row",
    "Standings",
    "Thinking",
    "Tournament",
    "run",
    "write_report",
]
