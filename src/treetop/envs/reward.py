"""What the end of a game is worth to a seat, by the name of the reward."""

from treetop.kernel.rule import rule

VICTORY = 0
POINTS = 1
MARGIN = 2


@rule
def reward(kind: int, players: int, seat: int, scores: list[int], share: float) -> float:
    """By victory: 1 for a win, and the losers share -1; `share` is the seat's part of the victory.

    By points: those of the seat. By margin: its points less those of its best rival.
    """
    if kind == VICTORY:
        return (share * players - 1.0) / (players - 1.0)
    points = scores[seat]
    if kind == MARGIN:
        best = scores[(seat + 1) % players]
        for other in range(players):
            if other != seat:
                best = max(best, scores[other])
        points -= best
    return points * 1.0
