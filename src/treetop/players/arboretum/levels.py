"""What each level gives away for what is at stake, by the judgement of `search@1`:
`python -m benchmarks.levels arboretum --games 36`."""

ERRORS = ((0, 0.066), (1, 0.043), (2, 0.032), (3, 0.030), (4, 0.015), (5, 0.004))
