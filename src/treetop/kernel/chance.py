"""A fast random generator for playouts: multiply-with-carry in the 63 bits that every mode has.

`rng` is an array of one integer. Whoever sees some of its numbers can compute the rest, so it orders no
cards of a real game, except in those that were begun before `treetop.kernel.chacha` did.
"""

from treetop.kernel.rule import rule

# The largest a < 2**31 for which a * 2**32 - 1 and a * 2**31 - 1 are prime: the longest period there is.
MULTIPLIER = 2147483085
LOW = 0xFFFFFFFF


@rule
def sow(rng: list[int], seed: int) -> None:
    """Start the generator. Where seeds differ by a constant, so do their numbers: whoever imagines a deal
    takes no seed near the one that dealt."""
    mixed = (seed ^ (seed >> 31)) & 0x3FFFFFFF
    mixed = (mixed * 0x45D9F3B + 0x1234567) & 0x3FFFFFFF
    rng[0] = ((mixed << 31) ^ (seed & 0x7FFFFFFF)) + 1
    for _ in range(8):
        below(rng, 2)


@rule
def below(rng: list[int], limit: int) -> int:
    """A whole number from 0 to limit - 1."""
    low = rng[0] & LOW
    rng[0] = MULTIPLIER * low + (rng[0] >> 32)
    return ((rng[0] & LOW) * limit) >> 32


@rule
def shuffle(rng: list[int], items: list[int], count: int) -> None:
    """Put the first `count` items into random order."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept
