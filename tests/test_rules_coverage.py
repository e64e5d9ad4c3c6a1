"""Every rule is proved by a test, and the document that says so is up to date."""

from __future__ import annotations

import pytest

from tests.rules_coverage import DOCUMENT, READINGS, RULES, document, places, proofs


@pytest.mark.parametrize("rule", [*RULES, *READINGS])
def test_a_rule_is_proved_by_a_test(rule: str) -> None:
    assert proofs().get(rule), f"no test carries @pytest.mark.rule({rule!r})"


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_implemented_somewhere(rule: str) -> None:
    assert places().get(rule), f"no docstring under src/treetop/games cites {rule}"


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert proofs().keys() <= RULES.keys() | READINGS.keys()


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run python -m tests.rules_coverage"
