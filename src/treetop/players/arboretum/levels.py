"""What each level gives away for what is at stake: `python -m benchmarks.levels arboretum --games 36`.

Each was in 7 to 17 seats; levels 2 and 3 can't be told apart (standard errors of 0.004 and 0.002).
"""

ERRORS = ((0, 0.066), (1, 0.043), (2, 0.032), (3, 0.030), (4, 0.015), (5, 0.004))
