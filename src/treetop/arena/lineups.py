"""Who meets whom."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

Lineup = tuple[int, ...]
"""Entrants by number, one for each seat; it is played in every rotation."""


def round_robin(entrants: int, seats: int) -> list[Lineup]:
    """Everybody meets everybody; with fewer entrants than seats some sit more than once."""
    if entrants >= seats:
        return list(combinations(range(entrants), seats))
    return [
        lineup for lineup in combinations_with_replacement(range(entrants), seats) if len(set(lineup)) > 1
    ]


def challenge(entrants: int, seats: int) -> list[Lineup]:
    """The first entrant alone against every mixture of the others."""
    return [(0, *others) for others in combinations_with_replacement(range(1, entrants), seats - 1)]


def together(entrants: int, seats: int) -> list[Lineup]:
    """One line-up: the entrants in their order."""
    return [tuple(range(entrants))] if entrants == seats else []


def rotations(lineup: Lineup) -> list[Lineup]:
    """The line-up moved round the table; one that repeats itself has fewer rotations."""
    turned = [lineup[start:] + lineup[:start] for start in range(len(lineup))]
    return list(dict.fromkeys(turned))


FORMATS = {"round-robin": round_robin, "challenge": challenge, "together": together}
