"""What a player of Arboretum works out about a table, and the weights that it decides by.

It is filled from the acting seat's own hand and from what everybody sees, never from another hand.
"""

from treetop.games.arboretum.state import CELLS, HAND, PLANTED, SEATS, SPECIES

PATHS = 0  # points that a card adds to the best paths
SPINE = 1  # cards that it adds to the longest rising chain, whatever their species
CHAIN = 2  # cards of the rising chain through it
GAP = 3  # ranks that this chain skips beside it
OPEN = 4  # free places around it
MIDDLE = 5  # how far a first card's rank is from the middle
HOLD = 6  # what its hand is worth for the rights to score
DENY = 7  # what opponents lose when they have no right
SEED = 8  # points per turn that a species without a tree may still bring
SPROUT = 9  # the same for a species with a tree
BRANCH = 10  # the same for a species with a path
SHARP = 11  # how certain it is that the higher hand stays ahead
FUTURE = 12  # how many of the cards to come it expects in opponents' hands
INTEREST = 13  # how much likelier they hold cards of species that they plant
SPREAD = 14  # uncertainty of a hand value from the first turn to the last
LATER = 15  # what a card's best place is worth while the card stays in hand
DANGER = 16  # what a discard is worth to whoever takes it
PILE = 17  # how useful the unknown card of the draw pile is
PILE_EARLY = 18  # the same for each turn left
RANK = 19  # what a rank in hand is worth in itself, in a species with trees
SNATCH = 20  # what it is worth to take a discard away from others
LAPSE = 21  # how many of 1000 decisions are taken by this row of a table, which overlooks something
TRUST = 22  # 1: use the probability of each right; 0: treat every right as even
PURITY = 23  # cards of one species in a rising chain, before there are four
BLIND = 24  # 1: overlook that a 1 in another hand cancels an 8
WEIGHTS = 25

ROWS = 9  # of a table: the weights of an attentive player, and those under each oversight

FEATURES = 30  # of a seat in a species, for the forecast
HIDDEN = 32


class Analysis:
    # Numba compiles a function again for each width of its arguments, so whatever is passed on has one width.
    TYPES = (
        ("int64", "players species seat held cards tops falling run_up run_down own unseen known"),
        ("float64", "mean variance expected_points right odds features hidden strength points"),
    )

    def __init__(self) -> None:
        self.players = 0
        self.species = 0
        self.seat = 0  # the player's
        self.held = 0
        self.cards = [0] * HAND  # in the player's hand
        self.tops = [0] * SEATS  # the top of each discard pile, -1 if there is none
        self.at = [0] * (SEATS * CELLS)  # n where the nth card of an arboretum is planted, by cell modulo 256
        self.falling = [0] * PLANTED  # places of an arboretum, highest rank first
        self.up = [0] * (SEATS * PLANTED * SPECIES)  # most points of a rising path to a card of the species
        self.down = [0] * (SEATS * PLANTED * SPECIES)  # most points of a falling path to one
        self.run_up = [0] * (SEATS * PLANTED)  # 8 * cards of a rising path of one species + 2 for a last 8
        self.run_down = [0] * (SEATS * PLANTED)  # 8 * cards of a falling path of one species + 1 for a 1
        self.climb = [0] * (SEATS * PLANTED)  # cards of the longest rising path
        self.drop = [0] * (SEATS * PLANTED)  # cards of the longest falling path
        self.spine = [0] * SEATS
        self.best = [0] * (SEATS * SPECIES)  # points of the best path
        self.trees = [0] * (SEATS * SPECIES)  # planted cards of a species
        self.own = [0] * SPECIES  # ranks in the player's hand, as bits
        self.unseen = [0] * SPECIES  # ranks that may be anywhere
        self.known = [0] * (SEATS * SPECIES)  # ranks seen to be taken into a hand
        self.mean = [0.0] * (SEATS * SPECIES)  # hand value expected of an opponent at the end
        self.variance = [0.0] * (SEATS * SPECIES)
        self.expected_points = [0.0] * (SEATS * SPECIES)  # points expected of the best path at the end
        self.odds = [0.0] * (SEATS * SPECIES)  # probability that an opponent holds an unseen card at the end
        self.right = [0.0] * (SEATS * SPECIES)  # probability of the right, as the player's hand is now
        self.features = [0.0] * (SPECIES * FEATURES)  # of one seat, for the forecast
        self.hidden = [0.0] * HIDDEN
        self.strength = [0.0] * SEATS
        self.points = [0.0] * SEATS
