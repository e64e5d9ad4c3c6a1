"""How the candidates of a contest stand, and which of them go on to its next heat.

Heats are numbered from 0; half of the candidates take part in the next one. A round is one sampled world in
which all those that take part are played on.
"""

from treetop.kernel.rule import rule
from treetop.players.totals import ONE, SHARE, SUCCESS, TOTALS

# As many candidates as can be compared in pairs; an exact count of the last turn may have more.
MOST_COMPARED = 24
MOST = 324

# A candidate is dropped if, with odds of 40 to 1, it is less than a fiftieth of a win better than the leader.
# With fewer rounds the standard error is not known well enough.
LEAST_GAIN = 0.02
STANDARD_ERRORS = 2.0
LEAST_ROUNDS = 40

# An action is compared with the best one in so many batches of new worlds. Most are clear after some of them.
BATCHES = 24
UNDECIDED = -1.0


class Standings:
    TYPES = (
        ("int64", "count alive heat rounds codes visits totals batches"),
        ("float64", "differences products"),
    )

    def __init__(self) -> None:
        self.count = 0
        self.alive = 0  # how many take part in this heat: the first ones; 0 when all heats are over
        self.heat = 0
        self.rounds = 0  # begun so far
        self.codes = [0] * MOST
        self.visits = [0] * MOST
        self.totals = [0] * (MOST * TOTALS)
        self.batches = 0  # in which the leader was compared with one other candidate
        self.differences = [0.0] * BATCHES  # of their shares of the wins, in each
        self.products = [0.0] * (MOST_COMPARED * MOST_COMPARED)  # sums of the products of two successes


@rule
def insert(codes: list[int], worths: list[float], count: int, most: int, code: int, worth: float) -> int:
    """Put an action among the best so far, best first; returns how many there are."""
    if count < most:
        count += 1
    elif worth <= worths[count - 1]:
        return count
    j = count - 1
    while j > 0 and worths[j - 1] < worth:
        worths[j] = worths[j - 1]
        codes[j] = codes[j - 1]
        j -= 1
    worths[j] = worth
    codes[j] = code
    return count


@rule
def begin(standings: Standings, count: int) -> int:
    """The codes have been written; returns how many take part in the first heat."""
    standings.count = count
    standings.alive = count if count > 1 else 0
    return standings.alive


@rule
def heats(standings: Standings) -> int:
    number = 0
    while in_heat(standings, number) > 1:
        number += 1
    return number


@rule
def in_heat(standings: Standings, heat: int) -> int:
    """How many take part in a heat: 12, 6, 3, 2, and then the one that is left."""
    halves = 1 << heat
    return (standings.count + halves - 1) // halves


@rule
def add_rounds(standings: Standings, totals: list[int], rounds: int) -> None:
    """What so many rounds came to. Single rounds are also compared in pairs."""
    alive = standings.alive
    for i in range(alive * TOTALS):
        standings.totals[i] += totals[i]
    for i in range(alive):
        standings.visits[i] += rounds
    if rounds == 1:
        for i in range(alive):
            success = totals[i * TOTALS + SUCCESS] / ONE
            for j in range(alive):
                product = success * (totals[j * TOTALS + SUCCESS] / ONE)
                standings.products[i * MOST_COMPARED + j] += product


@rule
def rounds_in_heat(standings: Standings, iterations: int) -> int:
    """Each heat gets the same share of a fixed number of playouts."""
    return max(1, iterations // heats(standings) // standings.alive)


@rule
def end_heat(standings: Standings) -> int:
    """Rank those that took part; returns how many take part in the next heat, or 0 if there's none."""
    rank(standings, standings.alive)
    standings.heat += 1
    standings.alive = min(standings.alive, in_heat(standings, standings.heat))
    if standings.heat == heats(standings):
        standings.alive = 0
    return standings.alive


@rule
def settle(standings: Standings, time_is_up: int) -> int:
    """Drop whoever is unlikely to win. The heat is over once half are dropped or its time is up. Returns how
    many take part in the next round, or 0 if there's none."""
    drop_unlikely(standings)
    if time_is_up:
        end_heat(standings)
    while standings.alive > 0 and standings.alive <= in_heat(standings, standings.heat + 1):
        end_heat(standings)
    return standings.alive


@rule
def end_of_heat(standings: Standings) -> float:
    """What share of the time is spent when this heat ends: all get the same."""
    return (standings.heat + 1) / heats(standings)


@rule
def all_contend(standings: Standings) -> int:
    """May every one that takes part still be better than the leader?"""
    best = leader(standings)
    for i in range(standings.alive):
        if not contends(standings, i, best):
            return 0
    return 1


@rule
def leader(standings: Standings) -> int:
    best = 0
    for i in range(1, standings.alive):
        if standings.totals[i * TOTALS + SUCCESS] > standings.totals[best * TOTALS + SUCCESS]:
            best = i
    return best


@rule
def contends(standings: Standings, i: int, best: int) -> int:
    """By the standard error of the difference, which is small long before each one's own success is known."""
    rounds = standings.visits[best]
    if i == best or rounds < LEAST_ROUNDS:
        return 1
    behind = (
        standings.totals[best * TOTALS + SUCCESS] / ONE / rounds
        - standings.totals[i * TOTALS + SUCCESS] / ONE / rounds
    )
    squares = (
        standings.products[i * MOST_COMPARED + i]
        + standings.products[best * MOST_COMPARED + best]
        - 2 * standings.products[best * MOST_COMPARED + i]
    )
    variance = max(squares / rounds - behind * behind, 0.0)
    error = (variance / rounds) ** 0.5
    return 1 if STANDARD_ERRORS * error - behind >= LEAST_GAIN else 0


@rule
def compare(standings: Standings, totals: list[int], rounds: int) -> float:
    """Add a batch of rounds that two candidates played, the leader first. Returns how much larger its share
    of the wins is, 0 if that may be chance, UNDECIDED as long as more batches have to tell."""
    leading = totals[SHARE] / ONE / rounds
    other = totals[TOTALS + SHARE] / ONE / rounds
    standings.differences[standings.batches] = leading - other
    standings.batches += 1
    count = standings.batches
    if count != BATCHES // 3 and count != BATCHES // 2 and count != BATCHES:
        return UNDECIDED
    mean = 0.0
    for i in range(count):
        mean += standings.differences[i] / count
    variance = 0.0
    for i in range(count):
        variance += (standings.differences[i] - mean) * (standings.differences[i] - mean) / (count - 1)
    error = (variance / count) ** 0.5
    if count < BATCHES // 2:
        return UNDECIDED if mean > 0 else 0.0
    if count < BATCHES:
        return UNDECIDED if mean >= error else 0.0
    return mean if mean > STANDARD_ERRORS * error else 0.0


@rule
def drop_unlikely(standings: Standings) -> None:
    """Put the contenders before the others."""
    best = leader(standings)
    kept = 0
    for i in range(standings.alive):
        if contends(standings, i, best):
            move(standings, i, kept)
            if best == i:
                best = kept
            kept += 1
    standings.alive = kept


@rule
def rank(standings: Standings, alive: int) -> None:
    """Sort the first ones by their success; ties keep their order."""
    for i in range(1, alive):
        j = i
        while j > 0 and success_of(standings, j - 1) < success_of(standings, i):
            j -= 1
        move(standings, i, j)


@rule
def success_of(standings: Standings, i: int) -> float:
    return standings.totals[i * TOTALS + SUCCESS] / max(standings.visits[i], 1)


@rule
def move(standings: Standings, i: int, j: int) -> None:
    """Put candidate i at place j above it; those in between move down."""
    while i > j:
        exchange(standings, i, i - 1)
        i -= 1


@rule
def exchange(standings: Standings, i: int, j: int) -> None:
    swap(standings.codes, i, j)
    swap(standings.visits, i, j)
    for total in range(TOTALS):
        swap(standings.totals, i * TOTALS + total, j * TOTALS + total)
    if standings.count <= MOST_COMPARED:
        for other in range(standings.count):
            swap_products(standings.products, i * MOST_COMPARED + other, j * MOST_COMPARED + other)
        for other in range(standings.count):
            swap_products(standings.products, other * MOST_COMPARED + i, other * MOST_COMPARED + j)


@rule
def swap(items: list[int], i: int, j: int) -> None:
    kept = items[i]
    items[i] = items[j]
    items[j] = kept


@rule
def swap_products(items: list[float], i: int, j: int) -> None:
    kept = items[i]
    items[i] = items[j]
    items[j] = kept
