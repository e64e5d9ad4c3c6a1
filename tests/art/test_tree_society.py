from __future__ import annotations

from xml.etree import ElementTree

import pytest

from treetop.art import tree_society
from treetop.art.fragment import fragment, in_colours
from treetop.art.lettering import FIXED_SPACE
from treetop.art.palette import THEMES, Theme, theme_shades
from treetop.art.pdf import pdf
from treetop.art.tree_society import Board, FruitCard, GuildCard
from treetop.art.tree_society.palette import fruit_hues, guild_hues
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.picture import deck_pages

SVG = "{http://www.w3.org/2000/svg}"
LEVELS = [(1, "Put 1 coin into your chest.", 0), (3, "Take a fruit.", 2), (4, "", "1 point for each coin.")]


def house(built: int = 0, guild: str = "bankers") -> GuildCard:
    return GuildCard("Монетний льох", guild, 2, LEVELS, built)


def words(picture: str) -> list[str]:
    texts = [part.text or "" for part in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    return [text.replace(FIXED_SPACE, " ") for text in texts]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("guild", guild_hues("light"))
def test_a_guild_card_shows_name_prices_effects_and_points(guild: str, theme: Theme) -> None:
    picture = tree_society.guild_card_svg(house(guild=guild), theme=theme)
    shown = words(picture)
    assert shown[0] == "Монетний льох"
    assert {"1", "3", "4", "2"} <= set(shown)
    assert "Put 1 coin into your chest. Take a fruit. 1 point for each coin." in " ".join(
        word for word in shown[1:] if not word.isdigit()
    )
    assert "var(" not in picture


@pytest.mark.parametrize("built", range(4))
def test_as_many_floors_are_lit_as_are_built(built: int) -> None:
    lit = tree_society.guild_card_svg(house(built)).count('fill="#F7DC8C"')
    assert lit == built


@pytest.mark.parametrize(("built", "standing"), [(0, False), (1, True), (2, True), (3, False)])
def test_a_tree_stands_on_a_card_that_is_being_built(built: int, standing: bool) -> None:
    token = in_colours(fragment("tree_society/things/tree-token").markup, theme_shades("light"))
    assert (token in tree_society.guild_card_svg(house(built))) is standing


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("fruit", fruit_hues("light"))
@pytest.mark.parametrize("action", ["sell", "row", "take", "chest", "reduce"])
def test_a_fruit_card_shows_its_action_with_a_word(fruit: str, action: str, theme: Theme) -> None:
    picture = tree_society.fruit_card_svg(FruitCard(fruit, action, "Word", precious=True), theme=theme)
    assert words(picture) == ["Word"]
    assert "var(" not in picture


def test_a_fruit_card_in_play_shows_its_price() -> None:
    assert "7" in words(tree_society.fruit_card_svg(FruitCard("apple", "row", price=7)))


def test_long_words_become_smaller_until_they_fit() -> None:
    long = (
        "Reveal five guild cards, build one of them at half cost, and shuffle the others back into the deck."
    )
    card = GuildCard("A name", "explorers", 1, [(2, long, 1)] * 3)
    sizes = {
        float(part.attrib["font-size"])
        for part in ElementTree.fromstring(tree_society.guild_card_svg(card)).iter(f"{SVG}text")
        if part.text in long
    }
    assert 3.6 <= min(sizes) < 6.2


def test_a_table_shows_the_markets_and_every_board() -> None:
    boards = [Board("Anna", 3, 1, [house(1)], [house(3)], [FruitCard("apple", "row")], 2), Board("Borys")]
    market = [house(), None, house()]
    shown = words(
        tree_society.table_svg(market, market, [FruitCard("grape", "take"), None], boards, to_act=1)
    )
    assert {"Anna", "Borys"} <= set(shown)
    assert shown.count("Монетний льох") == 6


def test_cards_to_print_lie_nine_on_a_page_in_millimetres() -> None:
    pages = tree_society.guild_pages([house()] * 10)
    assert [words(page).count("Монетний льох") for page in pages] == [9, 1]
    assert ElementTree.fromstring(pages[0]).attrib["width"] == "210mm"


def test_backs_lie_behind_their_cards_when_the_paper_is_turned() -> None:
    """Two cards lie at the left and in the middle, their backs at the right and in the middle."""
    [front], [back] = tree_society.guild_pages([house()] * 2), tree_society.back_pages("guild", 2)

    def places(page: str) -> list[float]:
        moves = [part.attrib["transform"] for part in ElementTree.fromstring(page) if part.tag == f"{SVG}g"]
        return [float(move.removeprefix("translate(").split()[0]) for move in moves]

    assert places(back) == pytest.approx([210 - 63 - x for x in places(front)], abs=1)


def test_each_page_to_print_is_followed_by_its_backs() -> None:
    pages = deck_pages(shipped_deck())
    assert len(pages) == 2 * (9 + 9)
    assert all(words(front) for front in pages[::2])
    assert not any(words(back) for back in pages[1::2])


def test_pages_become_one_pdf() -> None:
    pages = tree_society.guild_pages([house(1)]) + tree_society.back_pages("fruit", 2)
    book = pdf(pages)
    assert book.startswith(b"%PDF")
    assert book.count(b"/Type /Page\n") == 2
