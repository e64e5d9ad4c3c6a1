"""What stands before a variable fits whatever the variable becomes: 1 or 8 or 11, a vowel or a consonant."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast, visitor

from tests.locales.review import NAMES, arguments_of, entries, said
from treetop.locales import LANGUAGES, Language, Message, areas
from treetop.locales.functions import ad, de, functions

BEFORE_VALUES = {
    "en": {"an before 8, 11, 80 and a vowel": re.compile(r"\b[Aa] (?=(?:8|11|80)\b|[aeio](?!ne))")},
    "it": {
        "l’ before 8, 11 and 80": re.compile(r"\b(?:il|lo|del|dal|al|nel|sul) (?=(?:8|11|80)\b)", re.I),
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

ARTICLES = {
    "it": "il lo la i gli le un uno una del dello della dei degli delle al allo alla ai dal dallo dalla nel"
    " nella sul sulla",
    "es": "el la los las un una del al",
    "fr": "le la les un une du des au aux",
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


def articles(language: str) -> re.Pattern[str]:
    return re.compile(rf"(?:\b(?:{ARTICLES[language].replace(' ', '|')}) |\bl’)$", re.I)


def takes_articles(language: str, entry: ast.Message, variable: str) -> bool:
    """Numbers do, in Spanish and French dates do, in Spanish shares: el 8 de mayo, le 8 mai, el 8 %."""
    number = any(type(value) is int for value in arguments_of("en", entry)[variable])
    return number or variable in {"es": ("date", "share", "gap", "loss"), "fr": ("date",)}.get(language, ())


@pytest.mark.parametrize("language", ARTICLES)
def test_no_article_stands_before_a_name(language: str) -> None:
    """A name brings its own gender; only a number may follow an article."""
    wrong = [
        (entry.id.name, before + f"{{ ${name} }}")
        for area in areas()
        for entry in entries(language, area)
        for before, name in texts_before(entry)
        if articles(language).search(before) and not takes_articles(language, entry, name)
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


DECIMALS = {"arena-what": "budget", "cli-backed-up": "size", "web-hint-points": "points"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_is_chosen_by_a_number_with_decimals(language: str) -> None:
    """0.5 is “one” in French and “other” in Ukrainian, where no noun would fit it."""

    def selectors(entry: ast.Message) -> set[str]:
        found: set[str] = set()

        class Selectors(visitor.Visitor):
            def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
                if isinstance(node.selector, ast.VariableReference):
                    found.add(node.selector.id.name)
                self.generic_visit(node)

        Selectors().visit(entry)
        return found

    wrong = [
        entry.id.name
        for area in areas()
        for entry in entries(language, area)
        if DECIMALS.get(entry.id.name) in selectors(entry)
    ]
    assert wrong == []


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
