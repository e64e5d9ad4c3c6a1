"""ChaCha (RFC 8439), from which every shuffle of a real game comes once its cards are dealt.

`key` has 8 words of 32 bits, `block` 16. Nobody who sees some of the stream can compute the rest of it.
"""

from treetop.kernel.rule import rule

# Fewer than the 20 of the RFC. No attack on more than 7 is known: https://eprint.iacr.org/2019/1492
ROUNDS = 8
BLOCK = 16
WORD = 1 << 32
LOW = 0xFFFFFFFF


@rule
def shuffle_by_key(key: list[int], number: int, items: list[int], count: int, block: list[int]) -> None:
    """Put the first `count` items into the order that the key gives to shuffle `number`. `block` is scratch.

    Words past the last whole multiple of the choices are skipped, so that no choice is favoured.
    """
    used = 0
    for i in range(count - 1, 0, -1):
        ceiling = WORD - WORD % (i + 1)
        word = ceiling
        while word >= ceiling:
            if used % BLOCK == 0:
                fill_block(block, key, used // BLOCK, number, ROUNDS)
            word = block[used % BLOCK]
            used += 1
        j = word % (i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept
    for i in range(BLOCK):
        block[i] = 0


@rule
def fill_block(block: list[int], key: list[int], counter: int, nonce: int, rounds: int) -> None:
    """RFC 8439, 2.3. The nonce is its last word; the two before are 0."""
    for i in range(BLOCK):
        block[i] = initial_word(key, counter, nonce, i)
    for _ in range(rounds // 2):
        for i in range(4):
            quarter_round(block, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(block, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(BLOCK):
        block[i] = (block[i] + initial_word(key, counter, nonce, i)) & LOW


@rule
def initial_word(key: list[int], counter: int, nonce: int, i: int) -> int:
    """The words "expand 32-byte k", the key, the counter, the nonce."""
    if i == 0:
        return 0x61707865
    if i == 1:
        return 0x3320646E
    if i == 2:
        return 0x79622D32
    if i == 3:
        return 0x6B206574
    if i < 12:
        return key[i - 4] & LOW
    if i == 12:
        return counter & LOW
    return nonce & LOW if i == 15 else 0


@rule
def quarter_round(block: list[int], a: int, b: int, c: int, d: int) -> None:
    add_and_rotate(block, a, b, d, 16)
    add_and_rotate(block, c, d, b, 12)
    add_and_rotate(block, a, b, d, 8)
    add_and_rotate(block, c, d, b, 7)


@rule
def add_and_rotate(block: list[int], to: int, added: int, turned: int, bits: int) -> None:
    """RFC 8439, 2.1: one line of the quarter round."""
    block[to] = (block[to] + block[added]) & LOW
    word = (block[turned] ^ block[to]) & LOW
    block[turned] = ((word << bits) & LOW) | (word >> (32 - bits))
