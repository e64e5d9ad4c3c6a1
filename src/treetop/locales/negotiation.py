"""Which of our languages a reader would like best."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from treetop.locales.catalogue import LANGUAGES, PSEUDO

KNOWN = {code.lower(): code for code in (*LANGUAGES, PSEUDO)}
ENVIRONMENT = ("TREETOP_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def negotiate(accept_language: str) -> str:
    """The best of our languages for an `Accept-Language` header; English when none fits."""
    return _best(_by_preference(accept_language))


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of a terminal, from the usual variables (`LANG=uk_UA.UTF-8`)."""
    for name in ENVIRONMENT:
        value = environment.get(name, "")
        if value:
            tag = value.split(".")[0].replace("_", "-").lower()
            return KNOWN.get(tag) or KNOWN.get(tag.split("-")[0]) or "en"
    return "en"


def _by_preference(accept_language: str) -> list[str]:
    wishes = []
    for wish in accept_language.split(","):
        tag, _, parameters = wish.strip().partition(";")
        wishes.append((_weight(parameters), tag.strip()))
    return [tag for weight, tag in sorted(wishes, key=lambda wish: -wish[0]) if weight > 0]


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def _best(tags: Iterable[str]) -> str:
    from babel import negotiate_locale

    return KNOWN[(negotiate_locale(tags, KNOWN, sep="-") or "en").lower()]
