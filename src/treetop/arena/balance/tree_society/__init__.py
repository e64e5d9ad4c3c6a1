"""Is the deck of Tree Society fair?"""

from treetop.arena.balance.tree_society.study import TreeSocietyStudy

__all__ = ["TreeSocietyStudy"]
