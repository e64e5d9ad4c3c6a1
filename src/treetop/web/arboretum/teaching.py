"""What Arboretum's lessons need beside `treetop.web.learn`: where they begin, and what they ask for."""

from treetop.web.arboretum.goal import PathGoal as Goal
from treetop.web.arboretum.scene import Scene

__all__ = ["Goal", "Scene"]
