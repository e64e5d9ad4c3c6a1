from __future__ import annotations

from xml.etree import ElementTree

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path

from treetop.art.fragment import fragment, fragment_names

FOLDERS = ("arboretum/species", "tree_society/fruit", "tree_society/guilds", "tree_society/actions", "icons")
DRAWINGS = [f"{folder}/{name}" for folder in FOLDERS for name in fragment_names(folder)]
TOLERANCE = 0.6


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_stays_inside_its_box(name: str) -> None:
    drawing = fragment(name)
    for part in ElementTree.fromstring(f"<g>{drawing.markup}</g>").iter("path"):
        pen = BoundsPen(None)
        parse_path(part.attrib["d"], pen)
        reach = float(part.attrib.get("stroke-width", 0)) / 2
        left, top, right, bottom = pen.bounds
        assert min(left, top) - reach >= -TOLERANCE, part.attrib["d"][:60]
        assert right + reach <= drawing.width + TOLERANCE, part.attrib["d"][:60]
        assert bottom + reach <= drawing.height + TOLERANCE, part.attrib["d"][:60]
