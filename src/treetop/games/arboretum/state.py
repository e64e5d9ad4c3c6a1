"""What a game of Arboretum consists of at any moment.

A card is species * 8 + rank - 1, with the species in play numbered in score-sheet order;
card >> 3 and card & 7 take it apart.
A cell is x + 92 y, the first card's being 0. Modulo 256 no two cells that an arboretum of
17 cards (A9) and its surroundings can reach coincide, since the shortest wrap is 22 steps long.
"""

SEATS = 4
SPECIES = 10
RANKS = 8
HAND = 9
DISCARDS = 18
PLANTED = 17
FRONTIER = 37  # 2 * 17 + 2, and one for a cell that turns out to be there already
CELLS = 256
WORDS = 8
UP = 92

FIRST_DRAW, SECOND_DRAW, PLANT, DISCARD, OVER = range(5)

UNKNOWN = -1


class State:
    TYPES = (
        ("int16", "cell frontier total worth"),
        ("uint32", "near"),
        ("int64", "reach"),
    )
    EVERYBODY = (
        "players species phase seat turn pile_size hand_size discard_size planted_size frontier_size near "
        "planted:planted_size cell:planted_size frontier:frontier_size"
    )
    COVERED = "pile:pile_size"
    SOME = "hand known discard"
    NOBODY = (
        "total variety value grown at higher kin at_least falling reach worth run run_to_8 "
        "path_size path unseen"
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
        self.known = [0] * (SPECIES * RANKS)  # cards that all have seen being taken from a discard pile
        self.discard_size = [0] * SEATS
        self.discard = [0] * (SEATS * DISCARDS)
        self.planted_size = [0] * SEATS
        self.planted = [0] * (SEATS * PLANTED)
        self.cell = [0] * (SEATS * PLANTED)
        self.frontier_size = [0] * SEATS
        self.frontier = [0] * (SEATS * FRONTIER)
        self.near = [0] * (SEATS * WORDS)  # a bit for each cell modulo 256: planted or frontier
        self.total = [0] * SEATS
        self.variety = [0] * SEATS  # different species in each arboretum
        self.value = [0] * (SEATS * SPECIES)  # hand values, by seat and species
        self.grown = [0] * SPECIES  # cards of each species in the arboretum last surveyed
        self.at = [0] * CELLS  # its map while neighbours are being found, blank otherwise
        self.higher = [0] * (PLANTED * 4)  # in it, right, left, up, down: n if the nth planted card is higher
        self.kin = [0] * SPECIES  # neighbours of one species in it, by species
        self.at_least = [0] * (RANKS + 1)
        self.falling = [0] * PLANTED  # places in `planted`, highest rank first
        self.reach = [0] * (2 * (PLANTED + 1))
        self.worth = [0] * SPECIES
        self.run = [0] * (PLANTED + 1)
        self.run_to_8 = [0] * (PLANTED + 1)
        self.path_size = 0
        self.path = [0] * RANKS  # the path last traced, as places in `planted`
        self.unseen = [0] * 80
