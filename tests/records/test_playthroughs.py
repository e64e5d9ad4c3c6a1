"""A game shows everybody exactly what it showed when its playthrough was written."""

import pytest

from tests.playthroughs.write import file_of, names, text_of


@pytest.mark.parametrize(("name", "players"), names())
def test_a_playthrough_comes_out_as_it_was_written(name: str, players: int) -> None:
    written = file_of(name, players).read_text(encoding="utf-8").splitlines()
    now = text_of(name, players).splitlines()
    different = [
        number for number, lines in enumerate(zip(written, now, strict=False), 1) if len(set(lines)) > 1
    ]
    assert not different, f"line {different[0]}: {now[different[0] - 1][:300]}"
    assert len(written) == len(now)
