"""The encoding of each game, by the game's name."""

from __future__ import annotations

from treetop.envs.arboretum.encoding import ArboretumEncoding
from treetop.envs.encoding import Encoding
from treetop.envs.tree_society.encoding import TreeSocietyEncoding

ENCODINGS: dict[str, Encoding] = {"arboretum": ArboretumEncoding(), "tree-society": TreeSocietyEncoding()}
