"""The entry point of the command `treetop`."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from cyclopts import CycloptsError
from rich.console import Console

from treetop.cli.explained import explained
from treetop.cli.extras import extra_missing
from treetop.cli.file_problem import file_problem
from treetop.cli.usage import usage
from treetop.games.errors import Malformed, Refusal
from treetop.locales import LANGUAGES, PSEUDO, Language, Message

# Most of what a command imports stays: Python would look for garbage in it hundreds of times.
gc.set_threshold(20_000, 20)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; a refusal is a sentence on stderr and status 1."""
    try:
        status = start(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)


def start(arguments: list[str]) -> int:
    try:
        given, language = choose_language(arguments)
    except Refusal as refusal:
        complain(Language.from_environment().say(refusal.message))
        return 2
    return run(given, language)


def choose_language(arguments: list[str]) -> tuple[list[str], Language]:
    """`--language uk` may come anywhere; if it is not given, the environment decides. Raises Malformed."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            code = value or "".join(arguments[i + 1 : i + 2])
            rest = arguments[:i] + arguments[i + (1 if value else 2) :]
            if code != PSEUDO and code.lower().replace("_", "-").split("-")[0] not in LANGUAGES:
                raise Malformed(Message.of("cli-language-unknown", given=code, known=list(LANGUAGES)))
            return rest, Language.negotiate(code.replace("_", "-"))
    return arguments, Language.from_environment()


def run(arguments: list[str], language: Language) -> int:
    from treetop.cli.commands import commands

    try:
        commands(language)(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except Refusal as refusal:
        for message in explained(refusal):
            complain(language.say(message))
        return 1
    except CycloptsError as error:
        complain(language.say(usage(error)))
        return 2
    except ModuleNotFoundError as error:
        missing = extra_missing(error, command=(arguments or [""])[0])
        if missing is None:
            raise
        complain(language.say(missing))
        return 1
    except OSError as error:
        complain(language.say(file_problem(error)))
        return 1
    return 0


def complain(sentence: str) -> None:
    Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True).print(sentence)
