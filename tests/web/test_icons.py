"""The icons in pixels are those that scripts/pictures would draw."""

from __future__ import annotations

from io import BytesIO

import cairosvg
import pytest
from PIL import Image, ImageChops, ImageStat

from treetop.art.app_icon import app_icon_svg
from treetop.web.manifest import PURPOSES, SIZES, icon_file

UNSEEN = 2.0
"""Mean difference of a channel, of 255: releases of Cairo smooth edges a little differently."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("purpose", PURPOSES)
def test_an_icon_is_the_mark_as_it_is_drawn_today(size: int, purpose: str) -> None:
    drawing = app_icon_svg(maskable=purpose == "maskable").encode()
    drawn = cairosvg.svg2png(drawing, output_width=size, output_height=size)
    fresh, kept = (
        Image.open(source).convert("RGBA") for source in (BytesIO(drawn), icon_file(size, purpose))
    )
    assert kept.size == (size, size)
    assert max(ImageStat.Stat(ImageChops.difference(fresh, kept)).mean) < UNSEEN
