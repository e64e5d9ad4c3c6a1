"""Nothing is compiled here."""

LOOK_EVERY = 1.0


def must_wait(entry):
    return False
