"""Facts that hold after every action of any game, whatever the table chose."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from treetop.games.errors import Illegal
from treetop.games.game import Outcome
from treetop.games.tree_society import Position, TreeSociety
from treetop.games.tree_society.action import Build, Sell
from treetop.games.tree_society.codes import ACTIONS
from treetop.games.tree_society.vocabulary import GUILDS

OPTIONS = st.fixed_dictionaries(
    {
        "guilds": st.permutations(GUILDS).map(lambda guilds: guilds[:4]),
        "starting_cards": st.booleans(),
        "draft": st.booleans(),
        "end_symbols": st.sampled_from([6, 7]),
        "open_memory": st.booleans(),
        "half_cost": st.sampled_from(["up", "down"]),
    }
)
SEEDS = st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}")


def a_few_games(test):
    """A game has some three hundred positions: a few games are many examples."""
    games = given(st.integers(2, 4), SEEDS, OPTIONS, st.randoms(use_true_random=False))
    return settings(max_examples=12)(games(test))


def thrifty_choice(position: Position, rng: Random):
    """Mostly builds, so that games get somewhere; otherwise anything."""
    actions = list(position.legal_actions)
    building = [action for action in actions if action.verb in ("build", "keep", "use", "reveal", "give")]
    return rng.choice(building if building and rng.random() < 0.6 else actions)


def games(players: int, seed: str, options: dict[str, object], rng: Random):
    position = Position.new(players, seed, **options)
    while position.seat_to_act is not None:
        action = thrifty_choice(position, rng)
        yield position, action
        position = position.after(action)
    yield position, None


@a_few_games
def test_every_card_lies_somewhere_exactly_once(players, seed, options, rng):
    for position, _ in games(players, seed, options, rng):
        record = position.record
        seats = range(players)
        fruit = [
            *record["fruit_deck"][: position.fruit_deck_size].tolist(),
            *(position.setup.deck.fruit_number[card.key] for card in position.sold_now),
            *(n for n in record["fruit_market"].tolist() if n >= 0),
        ]
        cards = [card.key for row in position.guild_market for card in row if card]
        cards += [card.key for card in position.guild_discard]
        keys = [card.key for card in position.setup.deck.guild_cards]
        cards += [keys[n] for n in record["guild_deck"][: position.guild_deck_size].tolist()]
        for seat in seats:
            fruit += [position.setup.deck.fruit_number[c.key] for c in position.unsold(seat)]
            fruit += [position.setup.deck.fruit_number[c.key] for c in position.sold(seat) if c]
            cards += [item.card.key for item in position.ongoing(seat) if item]
            cards += [card.key for card in position.completed(seat)]
        if position.effect is not None and position.effect.do == "reveal-fruit":
            fruit += record["revealed"][: record["revealed_size"]].tolist()
        elif position.effect is not None:
            cards += [card.key for card in position.revealed]
        if position.pays_price and position.effects[-1].level == 1:
            cards.append(position.effects[-1].card.key)
        assert len(fruit) == len(set(fruit)) == (50 if players == 2 else 75)
        assert sorted(cards) == sorted(key for key, n in zip(keys, record["in_play"], strict=True) if n)


@a_few_games
def test_nobody_owes_coins_and_nobody_has_more_than_three_trees_out(players, seed, options, rng):
    for position, _ in games(players, seed, options, rng):
        assert min(position.record["pouch"]) >= 0
        for seat in range(players):
            assert all(1 <= item.level <= 2 for item in position.ongoing(seat) if item)


@a_few_games
def test_the_list_of_legal_actions_and_the_objections_agree(players, seed, options, rng):
    for turn, (position, action) in enumerate(games(players, seed, options, rng)):
        if action is not None and turn % 9 == 0:
            legal = set(position.legal_actions.codes)
            for code in range(ACTIONS):
                try:
                    position.encode(position.decode(code))
                    assert code in legal
                except Illegal:
                    assert code not in legal


@a_few_games
def test_an_action_is_read_as_it_is_written(players, seed, options, rng):
    for position, action in games(players, seed, options, rng):
        if action is not None:
            assert position.parse(str(action)) == action
            assert position.decode(position.encode(action)) == action


@a_few_games
def test_an_action_costs_and_pays_what_it_says(players, seed, options, rng):
    for position, action in games(players, seed, options, rng):
        if action is None:
            return
        seat, after = position.seat_to_act, position.after(action)
        assert after.earned == position.promised(action)
        if position.phase in ("sell", "build") and isinstance(action, Sell | Build):
            coins = action.coins if isinstance(action, Sell) else -action.coins
            assert after.pouch(seat) - position.pouch(seat) == coins + after.earned["pouch"]


@a_few_games
def test_what_is_hidden_can_change_without_a_seat_noticing(players, seed, options, rng):
    for turn, (position, _) in enumerate(games(players, seed, options, rng)):
        if turn % 13 == 0:
            for seat in (*range(players), None):
                view = position.view(seat)
                again = view.sample(rng).view(seat)
                assert again.to_bytes() == view.to_bytes()
                assert json.dumps(again.facts()) == json.dumps(view.facts())


@a_few_games
def test_a_game_ends_after_full_rounds(players, seed, options, rng):
    *_, (position, _) = games(players, seed, options, rng)
    assert (position.turn - 1) % players == 0
    assert position.round == position.last_round
    assert position.ended_by in ("symbols", "fruit")
    points = [position.points(seat) for seat in range(players)]
    last_of_the_best = max(range(players), key=lambda seat: (points[seat], seat))
    assert position.outcome() == Outcome(tuple(points), (last_of_the_best,))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_written_down_is_the_same_deal(players):
    game = TreeSociety()
    for number in range(20):
        options = game.options({"draft": bool(number % 2), "guilds": list(GUILDS[number % 3 :][:4])})
        position = game.new(players, f"{number:032x}", options)
        again = game.from_deal(players, game.deal(position), game.header(position), options)
        assert again == position


def test_samples_deal_every_hidden_card_about_equally_often():
    position = Position.new(2, "5eed" * 8)
    view = position.view(0)
    rng = Random(1)
    tops = Counter(
        int(view.sample(rng).record["guild_deck"][position.guild_deck_size - 1]) for _ in range(4000)
    )
    assert len(tops) == position.guild_deck_size
    expected = 4000 / position.guild_deck_size
    assert sum((n - expected) ** 2 / expected for n in tops.values()) < 80  # χ² with 40 degrees, p < 0.0002
