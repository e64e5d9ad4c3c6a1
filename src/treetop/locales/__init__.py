"""Words in five languages."""

from treetop.locales.catalogue import AREAS, LANGUAGES, PSEUDO, bundle_text
from treetop.locales.language import Language
from treetop.locales.message import Message

__all__ = ["AREAS", "LANGUAGES", "PSEUDO", "Language", "Message", "bundle_text"]
