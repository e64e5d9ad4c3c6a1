"""Learning from self-play: the forecast of Tree Society's search."""

from treetop.arena.training.fitting import blank_weights, fit
from treetop.arena.training.lessons import Lessons, study

__all__ = ["Lessons", "blank_weights", "fit", "study"]
