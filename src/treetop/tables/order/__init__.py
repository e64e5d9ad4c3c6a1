"""Moderation: what admins did, bans, reports by players, how long things are kept."""
