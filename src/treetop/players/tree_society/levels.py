"""What each level gives away for what is at stake: `python -m benchmarks.levels tree-society --games 112`.

Each was in 41 to 52 seats; the standard errors are 0.001 to 0.005. Random play gives away 0.047, less than
the novice's 0.061: it is behind so soon that little is at stake. So the levels begin with the novice's.
"""

ERRORS = ((1, 0.061), (2, 0.052), (3, 0.037), (4, 0.004))
