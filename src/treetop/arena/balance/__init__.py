"""Is a game fair? Many games of bots, counted."""

from treetop.arena.balance.campaign import Campaign
from treetop.arena.balance.report import write_report
from treetop.arena.balance.study import Study, study_of

__all__ = ["Campaign", "Study", "study_of", "write_report"]
