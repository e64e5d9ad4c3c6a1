"""The database: the log of every match, and the indexes over it."""
