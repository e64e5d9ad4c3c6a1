"""A1-A3: cards, species in play, the deal."""

import pytest

from treetop.games.arboretum import Arboretum, Position
from treetop.games.arboretum.species import EDITIONS
from treetop.games.errors import Malformed

SEED = "00112233445566778899aabbccddeeff"


@pytest.mark.rule("A1")
@pytest.mark.parametrize(("players", "species"), [(2, 6), (3, 8), (4, 10)])
def test_two_players_more_mean_four_species_more(players: int, species: int) -> None:
    position = Position.new(players, SEED)
    assert len(position.species) == species
    assert len(position.setup.cards) == 8 * species


@pytest.mark.rule("A1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_cannot_play(players: int) -> None:
    with pytest.raises(Malformed):
        Position.new(players, SEED)


@pytest.mark.rule("A1")
def test_every_card_of_the_species_in_play_is_dealt_once() -> None:
    deal = Arboretum().deal(Position.new(3, SEED))
    dealt = [*deal["pile"], *(card for hand in deal["hands"] for card in hand)]
    assert len(dealt) == len(set(dealt)) == 64


@pytest.mark.rule("A2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_chosen_species_are_in_play_in_the_order_of_the_score_sheet(edition: str) -> None:
    order = EDITIONS[edition]  # type: ignore[index]
    chosen = list(reversed(order[2:8]))
    assert Position.new(2, SEED, edition=edition, species=chosen).species == order[2:8]


@pytest.mark.rule("A2")
def test_species_left_in_the_box_change_with_the_seed() -> None:
    assert len({Position.new(2, f"{n:032x}").species for n in range(40)}) > 20


@pytest.mark.rule("A3")
def test_the_first_seat_begins() -> None:
    assert Position.new(4, SEED).seat_to_act == 0


@pytest.mark.rule("A3")
def test_without_a_seed_two_deals_differ() -> None:
    assert Position.new(2) != Position.new(2)
