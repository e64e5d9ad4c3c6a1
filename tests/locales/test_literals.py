"""Nothing that a person reads is written in code."""

from __future__ import annotations

from pathlib import Path

from tests.locales.literals import in_python, in_templates
from tests.locales.sources import SOURCE


def test_python_shows_no_sentence_that_is_written_in_code() -> None:
    found = [text for file in sorted(SOURCE.rglob("*.py")) for text in in_python(file)]
    assert found == []


def test_the_browser_s_templates_hold_no_words() -> None:
    found = [
        text for file in sorted((SOURCE / "web" / "client").rglob("*.js")) for text in in_templates(file)
    ]
    assert found == []


def test_a_printed_sentence_is_found(tmp_path: Path) -> None:
    file = tmp_path / "loud.py"
    file.write_text('print(f"{name} has won the game")\nprint(words("cli-won"))\n')
    assert list(in_python(file)) == ["loud.py:1: '… has won the game'"]


def test_words_in_a_template_are_found(tmp_path: Path) -> None:
    file = tmp_path / "loud.js"
    file.write_text(
        'html`<p class="a b" aria-label="Your hand">${x ? html`<b>Won</b>` : t("web-lost")}</p>`;'
    )
    assert list(in_templates(file)) == ["loud.js: 'Your hand'", "loud.js: 'Won'"]
