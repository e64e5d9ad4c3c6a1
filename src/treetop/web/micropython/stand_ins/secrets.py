"""Chance that nobody can foresee, from the browser."""

import js


def token_bytes(count):
    drawn = js.crypto.getRandomValues(js.Uint8Array.new(count))
    return bytes([drawn[i] for i in range(count)])


def token_hex(count):
    return token_bytes(count).hex()


def randbits(bits):
    return int.from_bytes(token_bytes((bits + 7) // 8), "big") & ((1 << bits) - 1)


def choice(items):
    return items[randbits(64) % len(items)]
