"""Self-play of Arboretum."""

from treetop.arena.training.arboretum.self_play import ArboretumSelfPlay

__all__ = ["ArboretumSelfPlay"]
