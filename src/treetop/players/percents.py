"""Shares of one whole as whole percents."""

from __future__ import annotations

from collections.abc import Sequence


def whole_percents(shares: Sequence[float], total: int = 100) -> list[int]:
    """Rounded so that they add up, by the largest remainders."""
    exact = [100 * share for share in shares]
    whole = [int(each // 1) for each in exact]
    by_remainder = sorted(range(len(exact)), key=lambda i: whole[i] - exact[i])
    for i in range(total - sum(whole)):
        whole[by_remainder[i % len(whole)]] += 1
    for i in range(sum(whole) - total):
        whole[by_remainder[-1 - i % len(whole)]] -= 1
    return whole
