"""Words in five languages."""

from treetop.locales.message import Message

__all__ = ["Message"]
