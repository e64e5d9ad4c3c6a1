"""What each level gives away for what is at stake: `python -m benchmarks.levels arboretum --games 129`.

Each was in 31 to 55 seats; the standard errors are 0.008, 0.005, 0.003, 0.005, 0.003 and 0.0002, so levels 2
and 3 may overlap in a few games.
"""

ERRORS = ((0, 0.065), (1, 0.054), (2, 0.045), (3, 0.042), (4, 0.025), (5, 0.001))
