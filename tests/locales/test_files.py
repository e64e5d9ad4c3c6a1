"""The Fluent files are whole: the same messages everywhere, all of them used, all of them render."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tests.locales.review import arguments_of, entries, review, samples
from tests.locales.sources import SOURCE, ids_required, messages_made
from treetop.locales import LANGUAGES, PSEUDO, Language, areas
from treetop.locales.catalogue import messages_of, text_of

EVERYWHERE = [(language, area) for language in LANGUAGES for area in areas()]


class References(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize(("language", "area"), EVERYWHERE)
def test_a_file_is_well_formed(language: str, area: str) -> None:
    body = FluentParser().parse(text_of(language, area)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize(("language", "area"), EVERYWHERE)
def test_a_message_alone_parses_to_what_it_is_in_its_file(language: str, area: str) -> None:
    alone = {
        id: FluentParser(with_spans=False).parse(source).body[0]
        for id, source in messages_of(language, area).items()
    }
    whole = {entry.id.name: entry for entry in entries(language, area)}
    assert alone.keys() == whole.keys()
    assert [id for id in whole if not alone[id].equals(whole[id], ignored_fields=["comment"])] == []


@pytest.mark.parametrize(("language", "area"), EVERYWHERE)
def test_an_id_appears_once_and_begins_with_its_area(language: str, area: str) -> None:
    ids = [entry.id.name for entry in entries(language, area)]
    assert sorted(set(ids)) == sorted(ids)
    assert [id for id in ids if not id.startswith(area + "-")] == []


@pytest.mark.parametrize(("language", "area"), EVERYWHERE)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str, area: str) -> None:
    def signature(code: str) -> dict[str, set[str]]:
        return {entry.id.name: set(arguments_of(code, entry)) for entry in entries(code, area)}

    assert signature(language) == signature("en")


@pytest.mark.parametrize(("language", "area"), EVERYWHERE)
def test_a_message_refers_to_its_own_area_and_to_core_only(language: str, area: str) -> None:
    for entry in entries(language, area):
        references = References()
        references.visit(entry)
        assert all(name.startswith((area + "-", "core-")) for name in references.names), entry.id.name


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_message_renders_with_edge_values(language: str) -> None:
    speaker = Language(language)
    for area in areas():
        for entry in entries(language, area):
            for sample in samples(language, entry):
                words, errors = speaker.render(sample)
                assert errors == [], (sample, errors)
                assert words.strip(), sample


def test_every_message_that_the_code_asks_for_exists() -> None:
    known = {entry.id.name for area in areas() for entry in entries("en", area)}
    missing = {id: str(file.relative_to(SOURCE)) for id, file in ids_required().items() if id not in known}
    assert missing == {}


def test_a_message_is_made_with_every_argument_that_it_needs() -> None:
    needed = {
        entry.id.name: set(arguments_of("en", entry)) for area in areas() for entry in entries("en", area)
    }
    missing = {
        place: needed[id] - given for place, id, given in messages_made() if needed.get(id, set()) - given
    }
    assert missing == {}


def test_the_review_shows_every_plural() -> None:
    assert "    21 очко\n" in review("uk")
    assert "    5 очок\n" in review("uk")


TOLD = ("arboretum-told-", "tree-society-told-", "tables-log-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_did_something_is_told_so_as_you(language: str) -> None:
    without = [
        entry.id.name
        for area in ("arboretum", "tree-society", "tables")
        for entry in entries(language, area)
        if entry.id.name.startswith(TOLD) and {"seat", "name"} & set(arguments_of(language, entry))
        if "you" not in [attribute.id.name for attribute in entry.attributes]
    ]
    assert without == []
