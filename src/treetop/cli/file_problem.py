"""Why a file could not be read or written, in the reader's language."""

from __future__ import annotations

import errno

from treetop.locales import Message

REASONS = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-read-only",
    errno.EISDIR: "cli-file-is-a-folder",
    errno.EEXIST: "cli-file-is-no-folder",
    errno.ENOTDIR: "cli-file-missing",
    errno.ENOSPC: "cli-file-no-room",
}


def file_problem(error: OSError) -> Message:
    return Message.of("cli-file", file=str(error.filename or ""), problem=file_reason(error))


def file_reason(error: OSError) -> Message | str:
    known = REASONS.get(error.errno or 0)
    return Message(known) if known else str(error.strerror or error)
