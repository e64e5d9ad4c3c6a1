"""A language puts messages into words."""

from __future__ import annotations

import re
from datetime import date

import pytest

from treetop.locales import LANGUAGES, PSEUDO, Language, Message, bundle_text
from treetop.locales.catalogue import messages_of
from treetop.locales.language import ARGUMENT


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "0 очок"),
        (1, "1 очко"),
        (2, "2 очки"),
        (5, "5 очок"),
        (21, "21 очко"),
        (-1, "−1 очко"),
        (-5, "−5 очок"),
    ],
)
def test_ukrainian_counts_in_three_forms(count: int, words: str) -> None:
    assert Language("uk").say("core-points", count=count) == words


def test_a_list_is_joined_as_the_language_joins_it() -> None:
    names = Message.of("core-player", seat=["Ada", "Bo", "Cy"])
    assert Language("en").say(names) == "Player Ada, Bo and Cy"
    assert Language("fr").say(names) == "Joueur Ada, Bo et Cy"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Léa", "Arboretum de Léa"),
        ("Anna", "Arboretum d’Anna"),
        ("Élodie", "Arboretum d’Élodie"),
        ("Yves", "Arboretum d’Yves"),
        ("Yann", "Arboretum de Yann"),
        ("Hugo", "Arboretum de Hugo"),
    ],
)
def test_french_elides_before_a_vowel(name: str, words: str) -> None:
    assert Language("fr").say("arboretum-table-arboretum-of", name=name) == words


def test_a_message_may_be_the_argument_of_another() -> None:
    nested = Message.of("core-player", seat=Message.of("core-points", count=2))
    assert Language("es").say(nested) == "Jugador 2 puntos"


def test_a_number_below_zero_has_a_minus_sign_and_stays_with_its_noun() -> None:
    words = Language("it").say("arboretum-do-plant", card="oa3", y=-2, x=1)
    assert words == "Pianta la Quercia 3 nella riga\N{NO-BREAK SPACE}−2, colonna\N{NO-BREAK SPACE}1"


def test_only_english_begins_a_sentence_after_a_colon_with_a_capital() -> None:
    said = Message.of("tree-society-fruit-action", text=Message.of("tree-society-step-take", amount=1))
    assert ": T" in Language("en").say(said)
    for language in ("it", "uk", "es", "fr"):
        after = re.split(r":\s", Language(language).say(said))[1]
        assert after[0].islower()


def test_numbers_follow_the_language() -> None:
    assert Language("en").say("core-points", count=1234567) == "1,234,567 points"
    assert Language("it").say("core-points", count=1234567) == "1.234.567 punti"


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_english_dates_are_british_as_its_spelling_is(language: str) -> None:
    assert "16 Nov 2026" in Language(language).say("web-person-since", date=date(2026, 11, 16))


def test_an_unknown_message_shows_its_id_instead_of_failing() -> None:
    assert Language("en").say("core-nothing-like-it") == "core-nothing-like-it"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError):
        Language("tlh")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, it;q=0.5", "it"),
        ("en;q=0.1, uk-UA;q=0.7", "uk"),
        ("de", "en"),
        ("", "en"),
        ("es;q=0, it;q=0.2", "it"),
        ("es;q=much", "en"),
    ],
)
def test_the_browser_s_wish_is_heard(header: str, code: str) -> None:
    assert Language.negotiate(header).code == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es_ES"}, "es"),
        ({"TREETOP_LANGUAGE": "fr", "LC_ALL": "es_ES"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_s_wish_is_heard(environment: dict[str, str], code: str) -> None:
    assert Language.from_environment(environment).code == code


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_a_simple_message_reads_as_fluent_would_put_it(language: str) -> None:
    speaker, compared = Language(language), 0
    for id, source in messages_of(language, "cli").items():
        message = Message(id, dict.fromkeys(ARGUMENT.findall(source), "{ no } placeable"))
        simple = speaker._simple(message)
        if simple is not None:
            compared += 1
            assert (simple, []) == speaker._format(speaker._entry(id).value, message.arguments)  # type: ignore[union-attr]
    assert compared > 100


def test_a_number_in_a_simple_message_is_left_to_fluent() -> None:
    assert Language("fr").say("core-player", seat=1234) == "Joueur 1\u202f234"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bundle_for_the_browser_holds_the_areas_asked_for(language: str) -> None:
    assert "arboretum-tree-oa" in bundle_text(language, ["arboretum"])


def test_a_bundle_of_an_unknown_area_is_refused() -> None:
    with pytest.raises(LookupError):
        bundle_text("en", ["core", "../secrets"])
