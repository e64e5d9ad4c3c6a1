"""Records of Tree Society hold a whole game, deck and chance included."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from treetop.games import GAMES
from treetop.games.errors import Illegal, Refusal
from treetop.games.tree_society import Position, shipped_deck
from treetop.games.tree_society.deck.reader import shipped_text
from treetop.locales import LANGUAGES, Language
from treetop.records import Record, verify

GAME = GAMES["tree-society"]
FIRST_RULES = Path(__file__).with_name("first-rules.json")
CANOPY = shipped_text("canopy")


def recorded(players: int, number: int, **options: object) -> tuple[Record, Position]:
    seed = f"{number:032x}"
    start = position = GAME.new(players, seed, options)
    rng, actions = Random(number), []
    while position.seat_to_act is not None:
        actions.append(rng.choice(position.legal_actions))
        position = position.after(actions[-1])
    return Record.of(start, tuple(actions), seed), position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_replays_to_the_same_end(players):
    record, end = recorded(players, players, guilds=["architects", "merchants", "botanists", "explorers"])
    again = Record.from_json(record.to_json())
    assert again.end() == end
    facts = json.loads(record.to_json())
    assert facts["game"] == "tree-society"
    assert facts["deck"] == shipped_deck().hash
    assert facts["result"]["scores"] == list(end.score_sheet().totals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_a_deck_that_is_not_here_says_which_and_how_to_add_it(language):
    facts = json.loads(recorded(2, 5)[0].to_json())
    facts["deck"] = "0" * 16
    with pytest.raises(Refusal) as refused:
        Record.from_json(json.dumps(facts)).end()
    said = Language(language).say(refused.value.message)
    assert "0" * 16 in said
    assert "treetop deck add" in said


def test_a_record_from_before_is_played_by_the_rules_it_began_with():
    """Its options name no version; by today's rules one of its actions would be illegal."""
    record = Record.from_json(FIRST_RULES.read_text(encoding="utf-8"))
    assert verify(record).findings
    assert record.start().options["rules"] == 1
    with pytest.raises(Refusal):
        replace(record, options={**record.options, "rules": 2}).end()


def test_a_new_record_names_the_rules_it_was_played_by():
    assert recorded(2, 5)[0].options["rules"] == 2
    assert recorded(2, 5, rules=1)[0].options["rules"] == 1


@pytest.fixture
def decks(tmp_path, monkeypatch):
    monkeypatch.setenv("TREETOP_DECKS", str(tmp_path))
    (tmp_path / "mine.toml").write_text(CANOPY.replace("cost = 2", "cost = 3"), encoding="utf-8")
    return tmp_path


@pytest.fixture
def own(decks):
    """The record of a game with a deck of one's own, and its last position."""
    return recorded(2, 7, deck="mine")


def test_a_record_names_a_deck_of_ones_own_by_file_and_hash(own):
    record, end = own
    assert record.options["deck"] == f"mine:{end.setup.deck.hash}"
    assert Record.from_json(record.to_json()).end() == end


def test_a_record_that_names_its_deck_as_the_file_was_called_can_still_be_read(own):
    facts = json.loads(own[0].to_json())
    facts["options"]["deck"] = "mine"
    assert verify(Record.from_json(json.dumps(facts))).findings


def test_a_deck_that_was_renamed_is_found_by_its_hash(own, decks):
    record, end = own
    (decks / "mine.toml").rename(decks / "yours.toml")
    assert verify(record).findings
    assert record.end().score_sheet() == end.score_sheet()


@pytest.mark.parametrize("text", [CANOPY.replace("cost = 2", "cost = 4"), "name ="])
def test_another_deck_under_the_old_name_does_not_matter(own, decks, text):
    (decks / "mine.toml").rename(decks / "yours.toml")
    (decks / "mine.toml").write_text(text, encoding="utf-8")
    os.utime(decks / "mine.toml", (0, 0))
    assert verify(own[0]).findings


def test_another_deck_under_the_old_name_is_not_played_instead(own, decks):
    (decks / "mine.toml").write_text(CANOPY.replace("cost = 2", "cost = 4"), encoding="utf-8")
    os.utime(decks / "mine.toml", (0, 0))
    with pytest.raises(Refusal) as refused:
        own[0].end()
    assert refused.value.message.arguments["hash"] == own[0].extra["deck"]


@pytest.mark.rule("T7")
@pytest.mark.parametrize("rows", [("upper", "lower"), ("lower", "guild_deck"), ("upper", None)])
def test_a_deal_without_two_rows_of_three_guild_cards_is_refused(rows):
    facts = json.loads(recorded(2, 8)[0].to_json())
    places = facts["deal"]["guild_market"] | {"guild_deck": facts["deal"]["guild_deck"]}
    taken, given = rows
    card = places[taken].pop()
    places[given or taken].append(card if given else None)
    with pytest.raises(Illegal) as refused:
        Record.from_json(json.dumps(facts)).start()
    assert refused.value.rule == "T7"


@pytest.mark.rule("T8")
def test_a_deal_with_other_than_three_fruit_each_is_refused():
    facts = json.loads(recorded(2, 8)[0].to_json())
    facts["deal"]["fruit_deck"].append(facts["deal"]["fruit"][1].pop())
    with pytest.raises(Illegal) as refused:
        Record.from_json(json.dumps(facts)).start()
    assert refused.value.rule == "T8"


def test_a_record_with_a_wrong_price_is_refused():
    facts = json.loads(recorded(2, 6)[0].to_json())
    number = next(i for i, text in enumerate(facts["actions"]) if text.startswith("sell"))
    facts["actions"][number] = facts["actions"][number].rpartition(" ")[0] + " 99"
    with pytest.raises(Refusal):
        Record.from_json(json.dumps(facts)).end()
