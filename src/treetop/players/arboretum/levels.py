"""What each level gives away for what is at stake: `python -m benchmarks.levels arboretum --games 83`."""

ERRORS = ((0, 0.066), (1, 0.049), (2, 0.046), (3, 0.041), (4, 0.024), (5, 0.007))
