"""What playouts from a candidate come to.

There are three totals: of shares in victory and of successes, in parts of ONE, and of points. They are whole
numbers, so that they do not depend on the order in which threads add them.
"""

ONE = 1 << 20

SHARE = 0
POINTS = 1
SUCCESS = 2  # from 0 to ONE: half for winning, half for how clearly
TOTALS = 3

# The distance between the seeds of two rounds, so that those of nearby searches do not meet.
ROUND_APART = 0x9E3779B1

# A margin of so many points is halfway from even to certain, as success counts it.
MARGIN = 8.0
