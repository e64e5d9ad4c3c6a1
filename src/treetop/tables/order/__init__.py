"""Order in the house: deeds of admins, bans, reports by players, what is kept and for how long."""
