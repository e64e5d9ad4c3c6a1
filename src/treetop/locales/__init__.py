"""Words in five languages."""

from treetop.locales.catalogue import LANGUAGES, PSEUDO, areas, bundle_text
from treetop.locales.language import Language
from treetop.locales.message import Message

__all__ = ["LANGUAGES", "PSEUDO", "Language", "Message", "areas", "bundle_text"]
