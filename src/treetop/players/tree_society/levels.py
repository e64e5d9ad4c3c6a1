"""What each level gives away for what is at stake: `python -m benchmarks.levels tree-society --games 63`.

The three lowest can't be told apart by it: 0.046, 0.051 and 0.055, each within 0.007.
"""

ERRORS = ((1, 0.051), (3, 0.028), (4, 0.002))
