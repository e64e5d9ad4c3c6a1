"""What playouts from a candidate come to.

A tally is three sums: of shares in victory and of successes, in parts of ONE, and of points. They are whole
numbers, so that they do not depend on the order in which threads add them.
"""

ONE = 1 << 20

SHARE = 0
POINTS = 1
SUCCESS = 2  # from 0 to ONE: half for winning, half for how clearly
TALLIES = 3

# A margin of so many points is halfway from even to certain, as success counts it.
MARGIN = 8.0
