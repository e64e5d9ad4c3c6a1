"""What stands before a variable fits whatever the variable becomes: 1 or 8 or 11, a vowel or a consonant."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast, visitor

from tests.locales.decimals import decimals
from tests.locales.review import NAMES, PLURALS, arguments_of, entries, said
from treetop.locales import LANGUAGES, Language, Message, areas
from treetop.locales.functions import ad, de, functions

BEFORE_VALUES = {
    "en": {"an before 8, 11, 80 and a vowel": re.compile(r"\b[Aa] (?=(?:8|11|80)\b|[aeio](?!ne))")},
    "it": {
        "l’ before 1, 8, 11 and 80": re.compile(r"\b(?:il|lo|del|dal|al|nel|sul) (?=(?:1|8|11|80)\b)", re.I),
        "ad before a": re.compile(r"\b[Aa] (?=[aà]\w)", re.I),
        "gli before 8, 11 and 80": re.compile(r"\b(?:i|dei|dai|ai|nei|sui) (?=(?:8|11|80)\b)", re.I),
    },
    "es": {
        "e before i": re.compile(r"\by (?=[iíIÍ]|hi(?!e))"),
        "u before o, 8, 11 and 80": re.compile(r"\bo (?=[oóOÓ]|ho|(?:8|11|80)\b)"),
        "al and del": re.compile(r"\b(?:a|de) el\b"),
    },
    "fr": {
        "d’, l’, qu’ before a vowel": re.compile(
            r"(?<!-)\b(?:de|le|la|ne|que|se|je|me|te) (?=[aeiouéèêâîœ]\w)", re.I
        ),
        "du joueur 2": re.compile(r"\b(?:de|à) joueur \d", re.I),
    },
}

SINGULAR = {
    "it": "il lo la un uno una del dello della al allo alla dal dallo dalla nel nello nella sul sullo sulla",
    "es": "el la un una del al",
    "fr": "le la un une du au",
}
PLURALS_OF_ARTICLES = {
    "it": "i gli le dei degli delle ai agli alle dai dagli dalle nei negli nelle sui sugli sulle",
    "es": "los las",
    "fr": "les des aux",
}
BEFORE_CARDS = {"it": "di a da", "es": "de a", "fr": "de d’ à que"}


@pytest.mark.parametrize(
    ("language", "law"), [(language, law) for language, laws in BEFORE_VALUES.items() for law in laws]
)
def test_what_stands_before_a_value_fits_it(language: str, law: str) -> None:
    assert [words for words in said(language) if BEFORE_VALUES[language][law].search(words[1])] == []


def texts_before(entry: ast.Message) -> Iterator[tuple[str, str]]:
    """Each variable of a message, with the text right before it."""
    patterns: list[ast.Pattern] = []

    class Patterns(visitor.Visitor):
        def visit_Pattern(self, node: ast.Pattern) -> None:
            patterns.append(node)
            self.generic_visit(node)

    Patterns().visit(entry)
    for pattern in patterns:
        for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
            if isinstance(before, ast.TextElement) and isinstance(after, ast.Placeable):
                if isinstance(after.expression, ast.VariableReference):
                    yield before.value, after.expression.id.name


def ends_with_one_of(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?:\b(?:{words.replace(' ', '|')}) |\bl’)$", re.I)


def is_number(entry: ast.Message, variable: str) -> bool:
    return any(type(value) is int for value in arguments_of("en", entry)[variable])


@pytest.mark.parametrize("language", SINGULAR)
def test_no_article_stands_before_a_variable(language: str) -> None:
    """A name brings its gender, 8 and 11 their vowel; only a plural fits any number: tutte le 8 azioni."""
    singular = ends_with_one_of(SINGULAR[language])
    plural = ends_with_one_of(PLURALS_OF_ARTICLES[language])
    wrong = [
        (entry.id.name, before + f"{{ ${name} }}")
        for area in areas()
        for entry in entries(language, area)
        for before, name in texts_before(entry)
        if singular.search(before) or (plural.search(before) and not is_number(entry, name))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", BEFORE_CARDS)
def test_the_name_of_a_guild_card_is_quoted_after_a_preposition(language: str) -> None:
    bare = re.compile(rf"\b(?:{BEFORE_CARDS[language].replace(' ', '|')}) ?$", re.I)
    wrong = [
        (entry.id.name, before)
        for area in areas()
        for entry in entries(language, area)
        for before, name in texts_before(entry)
        if name == "card" and bare.search(before)
    ]
    assert wrong == []


UKRAINIAN_PREPOSITIONS = (
    "без біля в від для до з за зі із між на над о об перед під по при про проти серед у через"
)


def test_no_ukrainian_preposition_stands_before_a_name() -> None:
    """A name isn't declined, so a word that is (гравця) or a colon stands before it."""
    before_names = re.compile(rf"(?:^|[\s(])(?:{UKRAINIAN_PREPOSITIONS.replace(' ', '|')}) $", re.I)
    wrong = [
        (entry.id.name, before + f"{{ ${name} }}")
        for area in areas()
        for entry in entries("uk", area)
        for before, name in texts_before(entry)
        if before_names.search(before) and NAMES[0] in arguments_of("uk", entry)[name]
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_is_chosen_by_a_number_with_decimals(language: str) -> None:
    """0.5 is “one” in French and “other” in Ukrainian, where no noun would fit it."""

    class Selectors(visitor.Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if isinstance(node.selector, ast.VariableReference) and chooses_a_plural(node):
                self.found.add(node.selector.id.name)
            self.generic_visit(node)

    def chosen(entry: ast.Message) -> set[str]:
        selectors = Selectors()
        selectors.visit(entry)
        return selectors.found

    wrong = [
        (entry.id.name, name)
        for area in areas()
        for entry in entries(language, area)
        for name in chosen(entry)
        if (entry.id.name, name) in decimals()
    ]
    assert wrong == []


def chooses_a_plural(node: ast.SelectExpression) -> bool:
    keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
    return not keys.isdisjoint(PLURALS - {"other"})


def test_numbers_with_decimals_are_found_where_they_are_given() -> None:
    assert {
        ("arena-what", "budget"),
        ("cli-site-written", "size"),
        ("cli-percent", "share"),
        ("web-hint-points", "points"),
    } <= decimals()


PLURAL = {
    "it": re.compile(r"^di .*(?:[ie]|à)(?: regie)?$"),
    "es": re.compile(r"^de .*s(?: en flor)?$"),
    "fr": re.compile(r"^(?:de |d’).*s(?: en fleur| de Virginie)?$"),
}


@pytest.mark.parametrize("language", PLURAL)
def test_a_path_is_of_oaks_not_of_oak(language: str) -> None:
    forms = {
        entry.id.name: Language(language).render(Message.of(entry.id.name), "of")[0]
        for entry in entries(language, "arboretum")
        if entry.id.name.startswith("arboretum-tree-")
    }
    assert len(forms) == 14
    assert [id for id, form in forms.items() if not PLURAL[language].match(form)] == []


@pytest.mark.parametrize(
    ("language", "form", "card", "words"),
    [
        ("it", "the", "oa3", "la Quercia 3"),
        ("it", "the", "ma3", "l’Acero 3"),
        ("it", "the", "rp3", "la Poinciana Regia 3"),
        ("es", "the", "oa3", "el Roble 3"),
        ("fr", "the", "oa3", "le Chêne 3"),
        ("fr", "the", "bs3", "l’Épinette bleue 3"),
        ("fr", "the", "tp3", "le Tulipier de Virginie 3"),
        ("uk", "accusative", "wi3", "Вербу 3"),
        ("uk", "accusative", "bs3", "Ялину колючу 3"),
    ],
)
def test_a_card_keeps_its_capital_in_every_form(language: str, form: str, card: str, words: str) -> None:
    speaker = Language(language)
    made = functions(speaker._look_up, Locale.parse(language))["CARD"]
    assert made("arboretum-tree", card, form=form) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [("Léa", "de Léa"), ("Anna", "d’Anna"), ("Élodie", "d’Élodie"), ("Joueur 11", "du joueur 11")],
)
def test_french_de_fits_what_follows(name: str, words: str) -> None:
    assert de(name) == words


@pytest.mark.parametrize(
    ("name", "words"), [("Léa", "a Léa"), ("Anna", "ad Anna"), ("Àngel", "ad Àngel"), ("Elena", "a Elena")]
)
def test_italian_a_fits_what_follows(name: str, words: str) -> None:
    assert ad(name) == words
