"""What a game gets without bringing it: notation, numbers and a picture."""

from __future__ import annotations

import pytest

from treetop.games.board import Board
from treetop.games.errors import Illegal, Malformed
from treetop.games.text_svg import text_svg


class Orchard(Board[str]):
    players = 2
    seat_to_act = 0
    legal_actions = ("pick apple", "pick pear", "rest")

    def __str__(self) -> str:
        return "apple & pear"


def test_every_legal_action_is_its_own_notation_and_number() -> None:
    for number, action in enumerate(Orchard.legal_actions):
        assert Orchard().parse(f" {action}\n") == action
        assert Orchard().encode(action) == number
        assert Orchard().decode(number) == action
        assert Orchard().is_legal(action)


@pytest.mark.parametrize("notation", ["pick", "pick zucchini", "apple", ""])
def test_anything_else_is_no_action_here(notation: str) -> None:
    with pytest.raises(Illegal) as refused:
        Orchard().parse(f"{notation} ")
    assert refused.value.message.arguments == {"action": notation}
    assert not Orchard().is_legal(notation)


@pytest.mark.parametrize("code", [-1, 3])
def test_a_number_without_an_action_is_malformed(code: int) -> None:
    with pytest.raises(Malformed) as refused:
        Orchard().decode(code)
    assert refused.value.message.arguments == {"code": str(code)}


def test_what_is_no_action_at_all_is_a_wrong_type() -> None:
    with pytest.raises(TypeError, match="7"):
        Orchard().encode(7)  # type: ignore[arg-type]


def test_the_picture_of_a_game_without_drawings_is_its_text() -> None:
    assert text_svg("ab&\nlonger") == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 78 64" width="78" font-family="monospace"'
        ' font-size="15" xml:space="preserve"><rect width="100%" height="100%" fill="#fffdf6"/>'
        '<text x="12" y="26">ab&amp;</text><text x="12" y="46">longer</text></svg>'
    )
    assert ">apple &amp; pear<" in Orchard()._repr_svg_()
