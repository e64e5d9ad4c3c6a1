from __future__ import annotations

import pytest

from treetop.web.catalogue import Catalogue, whole_catalogue


@pytest.fixture(scope="session")
def served() -> Catalogue:
    """Made once: it takes longer than most of these tests do with it."""
    return whole_catalogue()
