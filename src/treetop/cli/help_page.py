"""The help of a command, with cyclopts' own words translated as well."""

from __future__ import annotations

from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions
from rich.text import Text

from treetop.locales import Language

PLACEHOLDERS = {
    "COMMAND": "cli-place-command",
    "[OPTIONS]": "cli-place-options",
    "[ARGS]": "cli-place-arguments",
    "[ARGS...]": "cli-place-more-arguments",
}
KINDS = {
    "STR": "cli-kind-text",
    "STR...": "cli-kind-text",
    "INT": "cli-kind-number",
    "FLOAT": "cli-kind-number",
    "PATH": "cli-kind-path",
}
EMPTY = '""'
SEVERAL = "..."


class HelpPage(DefaultFormatter):
    def __init__(self, language: Language) -> None:
        super().__init__()
        self._say = language.say

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        words = [
            self._say(PLACEHOLDERS[word]) if word in PLACEHOLDERS else word for word in str(usage).split()
        ]
        console.print(Text(self._say("cli-usage-line", command=" ".join(words)), style="bold"), end="\n\n")

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        super().__call__(
            console, options, panel.copy(entries=[self._worded(entry) for entry in panel.entries])
        )

    def _worded(self, entry: HelpEntry) -> HelpEntry:
        description = entry.description
        for remark in self._remarks(entry):
            assert isinstance(description, InlineText)
            description.append(Text(remark, style="dim"))
        return entry.copy(
            description=description, metavar=self._kind(entry.metavar), default=None, required=False
        )

    def _kind(self, metavar: str | None) -> str | None:
        """What to give; followed by dots if it may be given several times."""
        one = (metavar or "").removesuffix(SEVERAL)
        return self._say(KINDS[one]) + (metavar or "").removeprefix(one) if one in KINDS else metavar

    def _remarks(self, entry: HelpEntry) -> list[str]:
        remarks = []
        if entry.required:
            remarks.append(self._say("cli-required"))
        if entry.default is not None and entry.default != EMPTY:
            remarks.append(self._say("cli-default", value=entry.default))
        return remarks
