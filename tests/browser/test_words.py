"""The browser says word for word what Python says, with every edge value."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.locales.review import entries, samples
from treetop.locales import LANGUAGES, PSEUDO, Language, Message, areas

SAY = """async ([language, areas, messages]) => {
    const words = await import("treetop/words.js");
    await words.load(...areas);
    await words.speak(language);
    return messages.map(words.say);
}"""


def wire(value: Any) -> Any:
    if isinstance(value, Message):
        return {"id": value.id, "arguments": {name: wire(each) for name, each in value.arguments.items()}}
    return [wire(each) for each in value] if isinstance(value, (list, tuple)) else value


def is_worded_before(message: Message) -> bool:
    """The browser words dates and shares itself before it asks for the message."""
    return "share" in message.arguments or any(
        isinstance(value, date) for value in message.arguments.values()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_python_says(visit: Visit, language: str) -> None:
    every = [
        sample
        for area in areas()
        for entry in entries(language, area)
        for sample in samples(language, entry)
        if not is_worded_before(sample)
    ]
    shown = visit("/").evaluate(SAY, [language, list(areas()), [wire(message) for message in every]])
    spoken = [Language(language).say(message) for message in every]
    wrong = [(words, heard) for words, heard in zip(spoken, shown, strict=True) if words != heard]
    assert wrong == [], wrong[:20]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_read_alike_alone_and_in_lists(visit: Visit, language: str) -> None:
    every = [Message.of("core-points", count=count) for count in (-1, -2, -5, -12345, -1.5)]
    every.append(Message.of("core-player", seat=[-2, 3, -12345]))
    shown = visit("/").evaluate(SAY, [language, ["core"], [wire(message) for message in every]])
    assert shown == [Language(language).say(message) for message in every]
    assert "-" not in "".join(shown)


DATED = """async (language) => {
    const words = await import("treetop/words.js");
    await words.speak(language);
    const style = { dateStyle: "short", timeStyle: "short", timeZone: "UTC" };
    return [words.date(Date.UTC(2026, 10, 16, 15, 5), style), words.list(["a", "b", "c"])];
}"""


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_english_dates_and_lists_are_british_as_its_spelling_is(visit: Visit, language: str) -> None:
    assert visit("/").evaluate(DATED, language) == ["16/11/2026, 15:05", "a, b and c"]


def test_what_the_server_words_is_in_the_page_s_language(visit: Visit) -> None:
    """Also for somebody whose account speaks another one."""
    page = visit("/")
    page.request.post("/api/me", data={"language": "fr"}, headers={"origin": page.url.rstrip("/")})
    page.goto("/privacy?language=uk")
    expect(page.locator("dl.panel")).to_contain_text(Language("uk").say("hosting-stored-friend"))


def test_shares_below_zero_have_a_minus_sign(visit: Visit) -> None:
    page = visit("/login")
    said = page.evaluate("async () => (await import('treetop/words.js')).number(-0.06, { style: 'percent' })")
    assert said == "−6%"
