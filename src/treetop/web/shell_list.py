"""What the service worker keeps so that the shell opens without a connection."""

from __future__ import annotations

import json
import re

from treetop.web.asset import Asset
from treetop.web.catalogue import INDEX, Catalogue

KEPT = re.compile(r"joined/.*\.js|art/.*|client/.*\.css|client/early\.js")
"""The rest is kept when it is first needed: fonts, what the score pad runs, a module at its own address."""


def shell_list(catalogue: Catalogue) -> Asset:
    kept = [path for path in catalogue.assets if KEPT.fullmatch(path) or INDEX.fullmatch(path)]
    facts = {
        "version": catalogue.version,
        "addresses": ["/", *(catalogue.address(path) for path in sorted(kept))],
    }
    return Asset(json.dumps(facts).encode(), "application/json")
