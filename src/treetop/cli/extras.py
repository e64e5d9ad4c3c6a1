"""What is installed only with an extra: `pip install 'treetop-games[serve]'`."""

from __future__ import annotations

from treetop.locales import Message

EXTRAS = {
    "serve": (
        "alembic",
        "argon2",
        "brotli",
        "cryptography",
        "httpx",
        "itsdangerous",
        "litestar",
        "msgspec",
        "openskill",
        "prometheus_client",
        "psycopg",
        "redis",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "arena": ("matplotlib", "msgspec", "openskill", "pyarrow"),
    "print": ("fpdf", "matplotlib"),
    "pictures": ("cairosvg", "PIL"),
    "envs": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel", "open_spiel"),
    "train": ("torch",),
    "ray": ("ray",),
    "build": ("brotli", "fontTools"),
}
"""The packages that we import, by the extra that brings them."""
WANTED = {"arena": "arena", "balance": "arena", "deck": "print"}
"""Some packages come with several extras: the one that a command is about."""


def extra_missing(error: ModuleNotFoundError, command: str) -> Message | None:
    """What to install for a command; None if the package belongs to no extra, which is a bug."""
    package = (error.name or "").partition(".")[0]
    bringing = [extra for extra, packages in EXTRAS.items() if package in packages]
    if not bringing:
        return None
    extra = WANTED[command] if WANTED.get(command) in bringing else bringing[0]
    return Message.of("cli-extra-missing", package=package, extra=extra)
