"""Order in the house: the journal of deeds, bans, reports by players, how long things are kept."""
