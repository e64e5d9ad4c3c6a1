"""What each level gives away for what is at stake: `python -m benchmarks.levels tree-society --games 37`.

Random play gives away 0.045, less than the novice's 0.079: it is behind so soon that little is at stake. So
the levels begin with the novice's.
"""

ERRORS = ((1, 0.079), (2, 0.066), (3, 0.038), (4, 0.001))
