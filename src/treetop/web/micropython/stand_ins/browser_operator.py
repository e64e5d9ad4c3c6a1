"""`operator`, as far as our modules use it."""


def index(number):
    if isinstance(number, int):
        return number
    raise TypeError(number)
