"""Kernel: what a game of Arboretum consists of at any moment.

A card is species * 8 + rank - 1, with the species in play numbered in score-sheet order;
card >> 3 and card & 7 take it apart.
A cell is x + 92 y modulo 256, the first card's being 0: no two cells that an arboretum of
17 cards (A9) and its surroundings can reach coincide, since the shortest wrap is 22 steps long.
"""

SEATS = 4
SPECIES = 10
RANKS = 8
HAND = 9
DISCARDS = 18
PLANTED = 17
FRONTIER = 36
CELLS = 256
UP = 92

FIRST_DRAW = 0
SECOND_DRAW = 1
PLANT = 2
DISCARD = 3
OVER = 4

UNKNOWN = -1


class State:
    TYPES = (
        ("cell", "int16"),
        ("frontier", "int16"),
        ("total", "int16"),
        ("worth", "int16"),
        ("reach", "int64"),
    )

    def __init__(self) -> None:
        self.players = 0
        self.species = 0
        self.phase = FIRST_DRAW
        self.seat = 0
        self.turn = 0
        self.pile_size = 0
        self.pile = [0] * 80
        self.hand_size = [0] * SEATS
        self.hand = [0] * (SEATS * HAND)
        self.known = [0] * (SEATS * HAND)
        self.discard_size = [0] * SEATS
        self.discard = [0] * (SEATS * DISCARDS)
        self.planted_size = [0] * SEATS
        self.planted = [0] * (SEATS * PLANTED)
        self.cell = [0] * (SEATS * PLANTED)
        self.column = [0] * (SEATS * PLANTED)
        self.row = [0] * (SEATS * PLANTED)
        self.higher = [0] * (
            SEATS * PLANTED * 4
        )  # to the right, left, up, down: n if the nth planted card there is higher
        self.frontier_size = [0] * SEATS
        self.frontier = [0] * (SEATS * FRONTIER)
        self.at = [0] * (
            SEATS * CELLS
        )  # 0: out of reach; n > 0: the nth planted card; n < 0: the nth frontier cell
        self.total = [0] * SEATS
        self.variety = [0] * SEATS  # different species in each arboretum
        self.value = [0] * (SEATS * SPECIES)  # hand values, by seat and species
        self.grown = [0] * SPECIES  # cards of each species in the arboretum last surveyed
        self.at_least = [0] * (RANKS + 1)
        self.falling = [0] * PLANTED  # places in `planted`, highest rank first
        self.reach = [0] * (2 * (PLANTED + 1))
        self.worth = [0] * SPECIES
        self.run = [0] * (PLANTED + 1)
        self.run_to_8 = [0] * (PLANTED + 1)
        self.path_size = 0
        self.path = [0] * RANKS  # the path last traced, as places in `planted`
        self.unseen = [0] * 80
