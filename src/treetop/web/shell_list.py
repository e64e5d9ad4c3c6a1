"""What the service worker keeps so that the shell opens without a connection."""

from __future__ import annotations

import json

from treetop.web.asset import Asset
from treetop.web.catalogue import Catalogue

LATER = ("packages/@fontsource", "packages/@micropython", "kernel/")
"""Kept when they are first needed: fonts for other alphabets, and what the score pad runs."""


def shell_list(catalogue: Catalogue) -> Asset:
    kept = [path for path in catalogue.assets if not path.startswith(LATER)]
    facts = {
        "version": catalogue.version,
        "addresses": ["/", *(catalogue.address(path) for path in sorted(kept))],
    }
    return Asset(json.dumps(facts).encode(), "application/json")
