"""A match: its log of events and what they add up to. No store, no network, no clock of the wall."""
