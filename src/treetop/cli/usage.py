"""What was wrong with a command line, in the reader's language."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnusedCliTokensError,
    ValidationError,
)
from cyclopts.exceptions import UnknownCommandError, UnknownOptionError

from treetop.cli.limits import BeyondLimit
from treetop.locales import Message


def usage(error: CycloptsError) -> Message:
    """The problem, and the command whose help explains it."""
    command = " ".join(["treetop", *(error.command_chain or ())])
    return Message.of("cli-usage", problem=problem(error), command=command)


def problem(error: CycloptsError) -> Message | str:
    surplus = " ".join(error.unused_tokens or ())
    match error:
        case MissingArgumentError(argument=argument) if argument is not None:
            return Message.of("cli-usage-missing", name=argument.name)
        case ValidationError(argument=argument, __cause__=BeyondLimit() as limit) if argument is not None:
            return limit.message(argument.name, " ".join(token.value for token in argument.tokens))
        case CoercionError(token=token) if token is not None:
            return Message.of("cli-usage-value", given=token.value)
        case RepeatArgumentError(token=token):
            return Message.of("cli-usage-twice", name=token.keyword or token.value)
        case UnknownOptionError(token=token):
            return Message.of("cli-usage-option", given=token.keyword or token.value)
        case UnknownCommandError() if surplus:
            return Message.of("cli-usage-command", given=surplus)
        case UnusedCliTokensError() if surplus:
            return Message.of("cli-usage-surplus", given=surplus)
    return str(error)
