"""Tournaments between players: who is stronger, by how much, and how sure that is."""

from treetop.arena.ledger import Ledger
from treetop.arena.report import write_report
from treetop.arena.run import run
from treetop.arena.standings import Standings
from treetop.arena.tournament import Tournament
from treetop.arena.workers import Processes

__all__ = ["Ledger", "Processes", "Standings", "Tournament", "run", "write_report"]
