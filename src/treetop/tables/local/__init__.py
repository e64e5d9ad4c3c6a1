"""Tables that need no server: the same match, the same frames, on the device of those who play."""
