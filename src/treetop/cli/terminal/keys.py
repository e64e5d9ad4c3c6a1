"""Keys with words: Textual wants bindings before the language is known, so they are made for each object."""

from __future__ import annotations

from textual.binding import Binding
from textual.dom import DOMNode

from treetop.locales import Language


def bind(node: DOMNode, language: Language, *keys: tuple[str, str, str]) -> None:
    """(key, action, message id) for each; a key without an id is not shown."""
    for key, action, id in keys:
        description = language.say(id) if id else ""
        for binding in Binding.make_bindings([Binding(key, action, description, show=bool(id))]):
            node._bindings.key_to_bindings[binding.key] = [binding]
