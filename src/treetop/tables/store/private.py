"""Keep keys, seeds and hashed passwords from other users of this machine."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

DATABASE = "treetop.sqlite*"


def make_private_folder(folder: Path) -> None:
    """Make the folder of the games, readable by its owner only, with what it holds from earlier releases."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    # Somebody else may own a folder that is shared on purpose; its files are private all the same.
    with suppress(PermissionError):
        folder.chmod(0o700)
    for file in folder.glob(DATABASE):
        make_private(file)


def make_private(file: Path) -> None:
    """Only the owner may read this file; it is made if it is missing."""
    file.touch(mode=0o600)
    file.chmod(0o600)
