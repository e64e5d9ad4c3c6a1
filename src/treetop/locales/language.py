"""A language puts messages into words."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from treetop.locales import negotiation
from treetop.locales.catalogue import LANGUAGES, PSEUDO, area_of, messages_of
from treetop.locales.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message as Entry
    from fluent.runtime.resolver import Pattern

SIMPLE = re.compile(r"[\w-]+ *= *(?=\S)((?:[^{}\n]|\{ *\$[\w-]+ *\})+?)\s*")
"""One line of text and arguments. `treetop --help` has no others, and so needn't load Fluent."""
ARGUMENT = re.compile(r"\{ *\$([\w-]+) *\}")
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*)\b(?! *\()", re.IGNORECASE)


class Language:
    """`Language("uk").say(message)`. There is one of each; a message is parsed when it is first said."""

    _spoken: ClassVar[dict[str, Self]] = {}
    code: str

    def __new__(cls, code: str = "en") -> Self:
        if code not in (*LANGUAGES, PSEUDO):
            raise LookupError(code)
        if code not in cls._spoken:
            cls._spoken[code] = super().__new__(cls)
            cls._spoken[code].code = code
        return cls._spoken[code]

    @classmethod
    def negotiate(cls, accept_language: str) -> Language:
        return cls(negotiation.negotiate(accept_language))

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Language:
        return cls(negotiation.from_environment(environment))

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    @property
    def locale(self) -> str:
        """What Babel calls it. Our English is British: 16 Nov 2026, and no comma before “and”."""
        return "en_GB" if self.code in ("en", PSEUDO) else self.code

    def say(self, message: Message | str, **arguments: Any) -> str:
        """The message in this language; a bare id may be given with its arguments."""
        if isinstance(message, str):
            message = Message(message, arguments)
        text, errors = self.render(message)
        return text if not errors else Language("en").render(message)[0]

    def knows(self, message_id: str) -> bool:
        return self._entry(message_id) is not None

    def render(self, message: Message, attribute: str | None = None) -> tuple[str, list[Exception]]:
        """The words, and what went wrong while finding them (nothing should: the tests see to it)."""
        if attribute is None and (simple := self._simple(message)) is not None:
            return simple, []
        entry = self._entry(message.id)
        if entry is None:
            return message.id, [LookupError(message.id)]
        pattern = entry.value if attribute is None else entry.attributes.get(attribute)
        if pattern is None:
            return message.id, [LookupError(message.id)]
        return self._format(pattern, {name: self._argument(v) for name, v in message.arguments.items()})

    def _simple(self, message: Message) -> str | None:
        """The words of a message that only puts text into text; None for any other."""
        found = SIMPLE.fullmatch(self._source(message.id) or "")
        if found is None:
            return None
        values = [message.arguments.get(name) for name in ARGUMENT.findall(found[1])]
        if not all(isinstance(value, str) for value in values):
            return None
        return ARGUMENT.sub(lambda argument: message.arguments[argument[1]], found[1])

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        from treetop.locales.functions import TypographicLocale, functions

        locale = TypographicLocale.parse(self.locale)
        bundle = FluentBundle([self.locale], functions=functions(self._look_up, locale), use_isolating=False)
        bundle._babel_locale = locale
        return bundle

    def _source(self, message_id: str) -> str | None:
        return messages_of(self.code, area_of(message_id)).get(message_id)

    def _entry(self, message_id: str) -> Entry | None:
        if not self._bundle.has_message(message_id):
            self._read(message_id)
        return self._bundle.get_message(message_id) if self._bundle.has_message(message_id) else None

    def _read(self, message_id: str) -> None:
        """Parse a message, and those that it refers to."""
        from fluent.runtime import FluentResource

        source = self._source(message_id)
        if source is not None and not self._bundle.has_message(message_id):
            self._bundle.add_resource(FluentResource(source))
            for reference in REFERENCE.findall(source):
                self._read(reference)

    def _look_up(self, message_id: str, attribute: str | None, arguments: dict[str, Any]) -> str:
        entry = self._entry(message_id)
        if entry is None:
            raise LookupError(message_id)
        pattern = entry.attributes.get(attribute, entry.value) if attribute else entry.value
        text, errors = self._format(cast("Pattern", pattern), arguments)
        if errors:
            raise errors[0]
        return text

    def _format(self, pattern: Pattern, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), errors

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, str):
            return str(value)
        if isinstance(value, Sequence):
            from treetop.locales.functions import Listing

            return Listing([self._argument(item) for item in value])
        return value
