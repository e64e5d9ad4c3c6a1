"""A deck file is read as it is written, and every error names its card and field."""

from __future__ import annotations

import os
import pickle
import re
from collections import Counter

import pytest

from tests.games.tree_society.scene import CANOPY
from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.games.tree_society import read_deck, shipped_deck
from treetop.games.tree_society.cards import Formula
from treetop.games.tree_society.deck.library import find_deck, keep_deck, lasting_name, own_decks
from treetop.games.tree_society.deck.reader import inspect_deck, parse_deck, shipped_decks, shipped_text
from treetop.games.tree_society.options import as_stored
from treetop.games.tree_society.state import DEPTH
from treetop.locales import LANGUAGES, Language
from treetop.locales.catalogue import text_of

TEXT = shipped_text("canopy")
PLAIN_LEVEL = re.compile(r"\{ cost = \d+, points = \d+ \}")
INKWELL = 'key = "inkwell"'


NUMBER_OF_INKWELL = CANOPY.card_number["inkwell"] + 1


def broken(old: str, new: str, after: str = INKWELL) -> str:
    """Canopy with one thing changed, the first after the Inkwell begins."""
    start = TEXT.index(after)
    assert old in TEXT[start:]
    return TEXT[:start] + TEXT[start:].replace(old, new, 1)


def problems(text: str) -> list[tuple[str, str, str]]:
    return [(p.card, p.field, p.reason.id.removeprefix("tree-society-deck-")) for p in inspect_deck(text)[1]]


@pytest.mark.rule("T1")
def test_the_cards_of_a_shipped_deck_never_change():
    """Games under way name it: other cards are a deck of another name, and this one stays."""
    assert {name: deck.hash for name, deck in shipped_decks().items()} == {
        "heartwood": "cbde826f0c228da4",
        "canopy": "f1e32990f6845d32",
    }


def test_a_deck_that_was_shipped_before_is_found_by_its_name_and_by_its_hash(monkeypatch):
    before = parse_deck(TEXT.replace("cost = 2", "cost = 3"))
    shipped = {"seedling": before, **shipped_decks()}
    monkeypatch.setattr("treetop.games.tree_society.deck.library.shipped_decks", lambda: shipped)
    assert find_deck("seedling") is find_deck(before.hash) is before
    assert lasting_name("seedling") == lasting_name(before.hash) == "seedling"
    assert find_deck("heartwood") is shipped_deck()


def test_the_shipped_deck_has_no_errors():
    assert problems(TEXT) == []
    assert parse_deck(TEXT) == CANOPY


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('guild = "writers"', 'guild = "poets"', ("inkwell", "guild", "word")),
        ("symbols = 1", "symbols = 4", ("inkwell", "symbols", "number")),
        ("symbols = 1", 'symbols = "one"', ("inkwell", "symbols", "number")),
        ("{ cost = 2, points = 1 }", "{ cost = -1, points = 1 }", ("inkwell", "level 1: cost", "number")),
        ("{ cost = 2, points = 1 },", "", ("inkwell", "level", "three-levels")),
        (INKWELL, f"{INKWELL}\nname = 5", ("inkwell", "name", "needs-text")),
        (INKWELL, f'{INKWELL}\nname = " "', ("inkwell", "name", "needs-text")),
        (INKWELL, "", (f"guild {NUMBER_OF_INKWELL}", "key", "key")),
        (INKWELL, "key = 5", (f"guild {NUMBER_OF_INKWELL}", "key", "key")),
        (INKWELL, 'key = "Ink Well"', ("Ink Well", "key", "key")),
        (INKWELL, 'key = "copy-room"', ("copy-room", "key", "twice")),
    ],
)
def test_an_error_names_its_card_and_field(old, new, found):
    assert found in problems(broken(old, new))


@pytest.mark.parametrize(
    ("level", "field", "why"),
    [
        ('{ cost = 2, points = 1, effect = [{ do = "dance" }] }', "do", "word"),
        ('{ cost = 2, points = 1, effect = [{ do = "row", amount = 2 }] }', "row: amount", "unknown-field"),
        (
            '{ cost = 2, effect = [{ do = "on-sale", to = "pouch" }, { do = "coins" }] }',
            "effect",
            "continuous-alone",
        ),
        ('{ cost = 2, must = true, effect = [{ do = "coins" }] }', "must", "must"),
        ('{ cost = 2, points = { each = 1, of = "dreams" } }', "of", "word"),
        ('{ cost = 2, effect = [{ do = "build", how = "free", less = 2 }] }', "less", "only-with"),
    ],
)
def test_an_error_in_a_level_names_its_card_and_level(level, field, why):
    assert ("inkwell", f"level 1: {field}", why) in problems(broken("{ cost = 2, points = 1 }", level))


def test_a_field_that_start_does_not_have_is_named():
    assert problems(TEXT.replace("[start]", "[start]\nbag = 3")) == [("—", "start.bag", "unknown-field")]


@pytest.mark.rule("T3")
def test_only_fruit_that_fill_the_chest_have_coins():
    first = '[[fruit]]\ntype = "apple"\naction = "sell"\n'
    assert TEXT.index(first) == TEXT.index("[[fruit]]")
    assert problems(TEXT.replace(first, f"{first}coins = 2\n", 1)) == [("fruit 1", "coins", "only-with")]


@pytest.mark.rule("T1")
@pytest.mark.rule("T3")
def test_wrong_numbers_of_cards_are_found():
    found = problems(broken('guild = "writers"', 'guild = "bankers"'))
    assert found == [("—", "guild", "guild-size")] * 2
    one_fruit_less = TEXT.replace('[[fruit]]\ntype = "apple"\naction = "sell"\nprecious = true\n', "", 1)
    assert problems(one_fruit_less) == [("—", "fruit", "fruit-size")]
    assert ("—", "starting", "starting-cards") in problems(TEXT.replace("starting = true", "", 1))


@pytest.mark.rule("T16")
def test_no_more_effects_can_wait_than_the_stack_holds():
    waits = '{ cost = 2, effect = [{ do = "build", how = "free" }, { do = "coins" }], points = 1 }'
    room = DEPTH - 1 - sum(level.can_wait for card in CANOPY.guild_cards for level in card.levels)
    assert problems(PLAIN_LEVEL.sub(waits, TEXT, count=room)) == []
    found = problems(PLAIN_LEVEL.sub(waits, TEXT, count=room + 2))
    assert [problem[1:] for problem in found] == [("effect", "waiting")] * 2


@pytest.mark.parametrize("text", ["name = [", f"name = {'9' * 5000}", f"name = {'[' * 5000}"])
def test_what_is_not_toml_says_where(text):
    assert problems(text)[0][2] == "not-toml"
    with pytest.raises(Malformed):
        parse_deck(text)


@pytest.mark.parametrize("line", ["a." * 3000 + "a = 1", "[" + "a . " * 3000 + "a]"])
def test_a_key_too_deep_to_read_quickly_is_refused_unread(line):
    assert [problem[2] for problem in problems(line)] == ["too-deep"]


def test_a_comment_may_have_any_number_of_dots():
    assert "too-deep" not in [problem[2] for problem in problems("# " + "." * 100)]


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path):
    file = tmp_path / "marked.toml"
    file.write_text(TEXT, encoding="utf-8-sig")
    assert read_deck(file) == CANOPY


def test_another_encoding_is_named_with_its_line(tmp_path):
    file = tmp_path / "latin.toml"
    file.write_bytes('name = "A"\nkey = "é"'.encode("latin-1"))
    with pytest.raises(Malformed) as refused:
        read_deck(file)
    assert "UTF-8 text (line 2)" in Language("en").say(refused.value.message)


def test_names_do_not_change_the_hash_but_costs_do():
    named = parse_deck(broken(INKWELL, f'{INKWELL}\nname = "My Inkwell"'))
    assert named.hash == CANOPY.hash
    card = named.guild_cards[named.card_number["inkwell"]]
    assert Language("fr").say(card.name) == "My Inkwell"
    dearer = parse_deck(broken("cost = 2", "cost = 3"))
    assert dearer.hash != CANOPY.hash


@pytest.mark.parametrize(("key", "name"), [("my-first", "My First"), ("unknown", "Unknown")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_a_name_is_called_by_its_key(language, key, name):
    deck = parse_deck(broken(INKWELL, f'key = "{key}"'))
    assert Language(language).say(deck.guild_cards[deck.card_number[key]].name) == name


def test_nothing_but_cards_of_ours_is_named_as_cards_are():
    ids = re.findall(r"^tree-society-card-([a-z-]+) =", text_of("en", "tree-society"), re.MULTILINE)
    assert ids == [card.key for deck in shipped_decks().values() for card in deck.guild_cards]


def test_a_deck_of_ones_own_can_be_kept_and_found(tmp_path, monkeypatch):
    monkeypatch.setenv("TREETOP_DECKS", str(tmp_path / "decks"))
    file = tmp_path / "printed.toml"
    file.write_text(broken("cost = 2", "cost = 3"), encoding="utf-8")
    kept = keep_deck(file)
    assert find_deck("printed") == find_deck(kept.hash) == read_deck(file)
    with pytest.raises(Malformed):
        find_deck("lost")


@pytest.fixture
def decks(tmp_path, monkeypatch):
    """A folder with one good deck among others that cannot be read."""
    monkeypatch.setenv("TREETOP_DECKS", str(tmp_path))
    (tmp_path / "aaa.toml").write_bytes(b"\xff")
    (tmp_path / "bbb.toml").mkdir()
    (tmp_path / "zzz.toml").write_text(broken("symbols = 1", "symbols = 4"), encoding="utf-8")
    (tmp_path / "mine.toml").write_text(broken("cost = 2", "cost = 3"), encoding="utf-8")
    return tmp_path


def test_a_broken_file_does_not_hide_the_other_decks(decks):
    mine = read_deck(decks / "mine.toml")
    assert find_deck("mine") == find_deck(mine.hash) == mine


def test_only_decks_that_can_be_played_are_offered(decks):
    (decks / "canopy.toml").write_text(broken("cost = 2", "cost = 6"), encoding="utf-8")
    assert own_decks() == ["mine"]


def test_a_deck_that_is_wanted_and_broken_is_named_with_its_file(decks):
    with pytest.raises(Malformed) as refused:
        find_deck("zzz")
    assert Language("en").say(refused.value.message).startswith("zzz.toml: ")


@pytest.mark.parametrize("name", ["lost", "zzz", "lost:0123456789abcdef"])
def test_a_deck_that_is_refused_does_not_tell_where_decks_lie(decks, name):
    with pytest.raises(Malformed) as refused:
        find_deck(name)
    assert str(decks) not in str(refused.value)


def test_a_deck_that_has_changed_is_read_again(decks):
    before = find_deck("mine")
    (decks / "mine.toml").write_text(broken("cost = 2", "cost = 4"), encoding="utf-8")
    os.utime(decks / "mine.toml", (0, 0))
    after = find_deck("mine")
    assert after != before
    with pytest.raises(Malformed):
        find_deck(before.hash)


def test_a_deck_kept_from_any_file_can_be_found(decks, tmp_path):
    file = tmp_path / "printed.txt"
    file.write_text(broken("cost = 2", "cost = 5"), encoding="utf-8")
    kept = keep_deck(file)
    assert find_deck("printed") == kept


def test_a_game_goes_on_with_its_deck_when_another_takes_the_name(tmp_path, monkeypatch):
    monkeypatch.setenv("TREETOP_DECKS", str(tmp_path / "decks"))
    file = tmp_path / "printed.toml"
    file.write_text(broken("cost = 2", "cost = 3"), encoding="utf-8")
    first = keep_deck(file)
    game = GAMES["tree-society"]
    options = game.options({"deck": "printed"})
    file.write_text(broken("cost = 2", "cost = 4"), encoding="utf-8")
    second = keep_deck(file)
    assert find_deck("printed") == second != first
    assert game.new(2, "0" * 32, options).setup.deck == first
    assert own_decks() == ["printed"]


def test_a_deck_with_our_cards_under_other_names_keeps_its_names(tmp_path, monkeypatch):
    monkeypatch.setenv("TREETOP_DECKS", str(tmp_path))
    text = TEXT.replace(INKWELL, INKWELL + '\nname = "Knitting Room"')
    (tmp_path / "grandma.toml").write_text(text, encoding="utf-8")
    game = GAMES["tree-society"]
    deck = game.new(2, "0" * 32, game.options({"deck": "grandma"})).setup.deck
    assert deck.hash == CANOPY.hash
    assert Language("en").say(deck.guild_cards[deck.card_number["inkwell"]].name) == "Knitting Room"


@pytest.mark.rule("T2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_text_is_made_from_its_data_and_short(language):
    speaker = Language(language)
    for card in (card for deck in shipped_decks().values() for card in deck.guild_cards):
        assert speaker.render(card.name)[1] == []
        for level in card.levels:
            messages = level.messages()
            if isinstance(level.points, Formula):
                messages.append(level.points.message())
            for message in messages:
                words, errors = speaker.render(message)
                assert errors == []
                assert len(words) <= 95, words


def test_a_pickled_deck_suits_the_same_machine_code() -> None:
    deck = shipped_deck()
    assert not deck.bytes.flags.writeable
    again = pickle.loads(pickle.dumps(deck))
    assert again == deck
    assert not again.bytes.flags.writeable


def test_in_the_deck_of_new_games_most_levels_do_something():
    blank = Counter(
        card.guild
        for card in shipped_deck().guild_cards
        for level in card.levels
        if level.kind == "none" and isinstance(level.points, int)
    )
    assert max(blank.values()) <= 8


@pytest.mark.rule("T3")
def test_in_the_deck_of_new_games_few_fruit_are_precious_and_chests_differ():
    fruit = shipped_deck().fruit
    assert 3 * sum(card.precious for card in fruit) <= len(fruit)
    assert len({card.coins for card in fruit if card.action == "chest"}) > 1


@pytest.mark.parametrize("name", ["canopy", "heartwood"])
def test_a_stored_game_keeps_the_deck_it_names_and_canopy_if_it_names_none(name):
    assert GAMES["tree-society"].options({})["deck"] == "heartwood"
    assert as_stored({"deck": name})["deck"] == name
    assert as_stored({})["deck"] == "canopy"
