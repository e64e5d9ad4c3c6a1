"""`treetop verify`: is everything true that a record claims?"""

from __future__ import annotations

from rich.console import Console

from treetop.cli.explained import explained
from treetop.cli.record_file import lines_of
from treetop.games.errors import Malformed, Refusal
from treetop.locales import Language, Message
from treetop.records import Record, verify


def verify_records(text: str, console: Console, language: Language) -> None:
    """One record, or one on each line as `simulate --jsonl` writes them."""
    lines = lines_of(text)
    findings = [verify_lines(lines)] if lines else list(verify(Record.from_json(text)).findings)
    for finding in findings:
        console.print(f"✓ {language.say(finding)}", soft_wrap=True)


def verify_lines(lines: dict[int, str]) -> Message:
    for number, line in lines.items():
        try:
            verify(Record.from_json(line))
        except Refusal as refusal:
            problem = explained(refusal)[0]
            raise Malformed(Message.of("cli-record-line", line=number, problem=problem)) from None
    return Message.of("cli-records-true", count=len(lines))
