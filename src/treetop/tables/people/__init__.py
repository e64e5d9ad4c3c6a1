"""Who plays: guests, accounts, programs, their names and ratings."""
