"""A match as its readers see it: views, log lines, cards, replays."""
