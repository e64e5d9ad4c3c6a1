"""What a game of Tree Society consists of at any moment, and what its cards say.

A fruit or guild card is its number in the deck file. A guild market place is row * 3 + column, the
upper row being 0. A level is numbered card * 3 + level - 1, a step of its effect level * 3 + step.
"""

SEATS = 4
FRUITS = 75
TYPES_OF_FRUIT = 5
CARDS = 73
GUILDS = 6
PLACES = 3
COLUMNS = 3
MARKET = 6
STALLS = 5
STEPS = 3
REVEALED = 6
DEPTH = 16
MOST_LEGAL = 320
NONE = -1
NO_ROUND = 127
UNKNOWN = -1

# Versions of the rules. Games that were begun by version 1 are finished by it: docs/tree-society-deck.md.
FIRST_RULES = 1
RULES = 2

# Phases
DRAFT = 0
SELL = 1
BUILD = 2
EFFECT = 3
REST = 4
OVER = 5

# What ends the game
NOT_YET = 0
BY_SYMBOLS = 1
BY_FRUIT = 2

# Fruit actions (T10)
ACTION_SELL = 0
ACTION_ROW = 1
ACTION_TAKE = 2
ACTION_CHEST = 3
ACTION_REDUCE = 4

# Kinds of effect (T16)
NOTHING = 0
STANDARD = 1
CONTINUOUS = 2
MANDATORY = 3

# Steps of standard and mandatory effects
END = 0
COINS = 1
CHEST = 2
SALE = 3
TAKE = 4
ROW = 5
DISCARD = 6
GIVE = 7
BUILD_LEVEL = 8
REVEAL_FRUIT = 9
REVEAL_GUILDS = 10

# Continuous effects
REDUCE = 11
ON_SALE = 12
ON_BUILD = 13
ON_COMPLETE = 14
ON_TAKE = 15
ON_REST = 16

# Which guild cards a discard step accepts
ANY_CARD = 0
ONGOING_CARD = 1
COMPLETED_CARD = 2
OWN_CARD = 3  # the card itself, too: the others mean another one

# What a build step builds
ANY_LEVEL = 0
NEW_CARD = 1
ANOTHER_CARD = 2

# At what price a step builds
HALF = 0
LESS = 1
FREE = 2

# Where the coins of a continuous effect go
TO_POUCH = 0
TO_CHEST = 1

# What formulas and effects count
ONE = 0
COMPLETED = 1
SYMBOLS = 2
DIFFERENT_GUILDS = 3
MOST_GUILD = 4
ONGOING = 5
GUILD_CARDS = 6
UNSOLD = 7
SOLD = 8
FRUIT_CARDS = 9
UNSOLD_TYPES = 10
SOLD_TYPES = 11
MOST_SOLD = 12
COINS_LEFT = 13
MARKET_TYPES = 14
SYMBOLS_OF = 20
SOLD_OF = 30
UNSOLD_OF = 40


class State:
    SHORT_FIRST = True  # a GPU plays a quarter more games a second, a CPU takes a fifth fewer steps
    TYPES = (
        ("int64", "chance"),
        ("uint32", "key block"),
        ("int16", "pouch chest turn shuffles pending earned passed"),
    )
    EVERYBODY = (
        "rules players end_symbols draft starting_cards half_down open_memory plays in_play "
        "phase seat round turn last_round ended_by fruit_deck_size guild_deck_size "
        "stalls fruit_market visible guild_market discard_size discard:discard_size "
        "pouch chest unsold_size unsold:unsold_size unsold_of sold_size "
        "ongoing level completed_size completed:completed_size symbols_of "
        "sold_now_size sold_now:sold_now_size type_sold_now fruit_action "
        "pending_size pending:pending_size pending_left pending_fresh pending_begun "
        "revealed_size revealed:revealed_size earned passed_size passed:passed_size"
    )
    COVERED = "fruit_deck:fruit_deck_size guild_deck:guild_deck_size"
    SOME = "sold sold_of"
    NOBODY = "keyed key block shuffles chance"

    def __init__(self) -> None:
        self.keyed = 0  # a real game shuffles by `key`, a simulated one by `chance`
        self.key = [0] * 8
        self.block = [0] * 16  # scratch, blank between shuffles
        self.shuffles = 0
        self.chance = [0]
        self.rules = RULES
        self.players = 0
        self.end_symbols = 6
        self.draft = 0
        self.starting_cards = 1
        self.half_down = 0
        self.open_memory = 1
        self.plays = [0] * GUILDS
        self.in_play = [0] * CARDS
        self.phase = DRAFT
        self.seat = 0
        self.round = 1
        self.turn = 1
        self.last_round = NO_ROUND
        self.ended_by = NOT_YET
        self.fruit_deck_size = 0
        self.fruit_deck = [0] * FRUITS
        self.stalls = 0
        self.fruit_market = [NONE] * STALLS
        self.visible = [0] * TYPES_OF_FRUIT
        self.guild_deck_size = 0
        self.guild_deck = [0] * CARDS
        self.discard_size = 0
        self.discard = [0] * CARDS
        self.guild_market = [NONE] * MARKET
        self.pouch = [0] * SEATS
        self.chest = [0] * SEATS
        self.unsold_size = [0] * SEATS
        self.unsold = [0] * (SEATS * FRUITS)
        self.unsold_of = [0] * (SEATS * TYPES_OF_FRUIT)
        self.sold_size = [0] * SEATS
        self.sold = [0] * (SEATS * FRUITS)
        self.sold_of = [0] * (SEATS * TYPES_OF_FRUIT)
        self.ongoing = [NONE] * (SEATS * PLACES)
        self.level = [0] * (SEATS * PLACES)
        self.completed_size = [0] * SEATS
        self.completed = [0] * (SEATS * CARDS)
        self.symbols_of = [0] * (SEATS * GUILDS)
        self.sold_now_size = 0
        self.sold_now = [0] * TYPES_OF_FRUIT
        self.type_sold_now = [0] * TYPES_OF_FRUIT
        self.fruit_action = NONE  # the sold card whose action is still to be used
        self.pending_size = 0
        self.pending = [0] * DEPTH  # steps of the effects in progress, the uppermost last
        self.pending_left = 0
        self.pending_fresh = 0
        self.pending_begun = 0
        self.revealed_size = 0
        self.revealed = [0] * REVEALED
        self.earned = [0] * 2  # by the last action from continuous effects, into the pouch and the chest
        self.passed_size = 0
        self.passed = [0] * DEPTH  # steps that could not be done after the last action


class Deck:
    TYPES = ()

    def __init__(self) -> None:
        self.start_pouch = [0] * SEATS
        self.start_chest = [0] * SEATS
        self.fruit_type = [0] * FRUITS
        self.fruit_action = [0] * FRUITS
        self.fruit_coins = [0] * FRUITS
        self.precious = [0] * FRUITS
        self.marked = [0] * FRUITS
        self.guild = [0] * CARDS
        self.symbols = [0] * CARDS
        self.starting = [0] * CARDS
        self.cost = [0] * (CARDS * 3)
        self.kind = [0] * (CARDS * 3)
        self.points = [0] * (CARDS * 3)
        self.points_each = [0] * (CARDS * 3)
        self.points_term = [0] * (CARDS * 3)
        self.points_per = [1] * (CARDS * 3)
        self.step = [0] * (CARDS * 3 * STEPS)
        self.amount = [0] * (CARDS * 3 * STEPS)
        self.term = [0] * (CARDS * 3 * STEPS)
        self.what = [0] * (CARDS * 3 * STEPS)
        self.how = [0] * (CARDS * 3 * STEPS)
        self.less = [0] * (CARDS * 3 * STEPS)
