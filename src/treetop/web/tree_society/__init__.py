"""What Tree Society brings to the site: its score pad, its lessons, its decks."""
