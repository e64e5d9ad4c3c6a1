"""The names of the bots; they think elsewhere."""

from browser_game import LADDER, NAME

PLAYERS = {NAME: LADDER}
