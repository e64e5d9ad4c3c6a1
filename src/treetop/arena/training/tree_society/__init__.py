"""Self-play of Tree Society."""

from treetop.arena.training.tree_society.self_play import TreeSocietySelfPlay

__all__ = ["TreeSocietySelfPlay"]
