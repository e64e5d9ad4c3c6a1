"""The score pad reads a deck file as `treetop deck check` does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.tables.server import serving
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.deck.reader import inspect_deck, shipped_text
from treetop.locales import LANGUAGES, Language, Message
from treetop.tables.limits import Rate
from treetop.tables.settings import Limits
from treetop.web.tree_society.pad_deck import LARGEST_FILE, MOST_PROBLEMS, deck_routes, pad_deck

Client = TestClient[Litestar]
HEARTWOOD = shipped_text("heartwood")


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(Litestar(deck_routes())) as made:
        yield made


def message(words: dict[str, object]) -> Message:
    given = words["arguments"]
    assert isinstance(given, dict)
    arguments = {name: message(value) if isinstance(value, dict) else value for name, value in given.items()}
    return Message(str(words["id"]), arguments)


def test_a_whole_file_becomes_a_deck_of_the_pad(client: Client) -> None:
    answer = client.post("/api/decks", json={"text": HEARTWOOD}).json()
    assert answer == {"deck": pad_deck(shipped_deck()), "problems": []}


def test_a_faulty_file_is_explained_in_the_words_of_the_check(client: Client) -> None:
    faulty = HEARTWOOD.replace("symbols = 1", "symbols = 4", 2)
    answer = client.post("/api/decks", json={"text": faulty}).json()
    problems = inspect_deck(faulty)[1]
    assert answer["deck"] is None
    assert len(problems) == 2
    for language in map(Language, LANGUAGES):
        said = [language.say(message(words)) for words in answer["problems"]]
        assert said == [language.say(problem.message()) for problem in problems]


def test_a_file_that_is_no_deck_at_all_is_explained_too(client: Client) -> None:
    answer = client.post("/api/decks", json={"text": "not toml"}).json()
    assert answer["deck"] is None
    assert answer["problems"][0]["arguments"]["reason"]["id"] == "tree-society-deck-not-toml"


def test_of_thousands_of_problems_the_first_are_told(client: Client) -> None:
    strange = "".join(f"[strange{number}]\n" for number in range(10_000))
    assert len(client.post("/api/decks", json={"text": strange}).json()["problems"]) == MOST_PROBLEMS


async def test_reading_files_for_others_is_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, deck_routes(), limits=Limits(reviews=Rate(2, 0.001))) as server:
        olena = await server.guest("Olena")
        codes = [(await olena.http.post("/api/decks", json={"text": ""})).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def test_a_huge_file_is_refused(client: Client) -> None:
    assert client.post("/api/decks", json={"text": "#" * LARGEST_FILE}).status_code == 413


def test_our_own_files_can_be_downloaded_as_examples(client: Client) -> None:
    assert client.get("/api/decks/heartwood.toml").text == HEARTWOOD
    assert 'name = "Canopy"' in client.get("/api/decks/canopy.toml").text
