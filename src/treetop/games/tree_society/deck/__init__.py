"""A deck of Tree Society: its cards, the file it is read from, and where the decks lie that can be played."""
