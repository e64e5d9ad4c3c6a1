"""Bots of the server: the processes they think in, and their turns."""
