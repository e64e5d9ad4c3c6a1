"""The exponential function and its inverse, from `+ - * /` alone: the same bits in every mode and on every
platform, which mathematical libraries don't promise."""

from treetop.kernel.rule import rule

# The logarithm of 2, in two parts: the first has so few digits that small multiples of it are exact.
LN_2_HIGH = 6.93147180369123816490e-01
LN_2_LOW = 1.90821492927058770002e-10
LN_2 = 0.6931471805599453
LARGEST = 709.0
SMALLEST = -708.0
TERMS = 14
ODD_TERMS = 12


@rule
def exponential(x: float) -> float:
    """e to the power of x. Beyond what a number can hold, the largest or the smallest that is near."""
    if x > LARGEST:
        x = LARGEST
    if x < SMALLEST:
        x = SMALLEST
    doublings = int(x / LN_2 + 0.5) if x >= 0 else -int(0.5 - x / LN_2)
    rest = (x - doublings * LN_2_HIGH) - doublings * LN_2_LOW
    total = 1.0
    for n in range(TERMS, 0, -1):
        total = 1.0 + total * rest / n
    return total * power_of_2(doublings)


@rule
def power_of_2(exponent: int) -> float:
    base = 2.0
    left = exponent
    if exponent < 0:
        base = 0.5
        left = -exponent
    power = 1.0
    while left > 0:
        if left & 1:
            power *= base
        base *= base
        left >>= 1
    return power


@rule
def logarithm(x: float) -> float:
    """The natural logarithm of a number above 0."""
    halvings = 0
    while x > 1.4142135623730951:
        x *= 0.5
        halvings += 1
    while x < 0.7071067811865476:
        x *= 2.0
        halvings -= 1
    s = (x - 1.0) / (x + 1.0)
    square = s * s
    total = 0.0
    for n in range(ODD_TERMS, -1, -1):
        total = total * square + 1.0 / (2 * n + 1)
    return halvings * LN_2_LOW + 2.0 * s * total + halvings * LN_2_HIGH
