"""One thread."""


def cores():
    return 1


def spread(work, count, threads=None):
    return work(slice(0, count)) or 0
