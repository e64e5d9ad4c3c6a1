"""What everybody sees of a state, from what the state declares about its fields.

A state class names each field in one of four lists. In the first two, `field:size` says how many of the
field's entries there are; `size` is a number, or one for each seat, whose share of the entries is alike.

- EVERYBODY: seen by all.
- COVERED: all see how many entries there are, nobody sees which.
- SOME: seen by some viewers or sometimes. The game's `see` says when.
- NOBODY: never seen: secrets, and scratch that is worked out anew.
"""

LISTS = ("EVERYBODY", "COVERED", "SOME", "NOBODY")


def sight_of(fields: type, unknown: int, module: str):  # type: ignore[no-untyped-def]
    """The function that writes into a blank state what everybody sees of another: `see(state, seen)`."""
    blank = fields().__dict__
    lines = ["def see_openly(state, seen):"]
    for entry in fields.EVERYBODY.split():  # type: ignore[attr-defined]
        lines += copying(blank, entry, "state.{0}[i]")
    for entry in fields.COVERED.split():  # type: ignore[attr-defined]
        lines += copying(blank, entry, str(unknown))
    scope = {"__name__": module}
    exec("\n".join(lines) + "\n", scope)
    return scope["see_openly"]


def copying(blank: dict[str, list[int]], entry: str, value: str) -> list[str]:
    """The lines that write one field."""
    field, _, size = entry.partition(":")
    if not isinstance(blank[field], list):
        return [f"    seen.{field} = state.{field}"]
    write = f"seen.{field}[i] = " + value.format(field)
    if not size:
        return [f"    for i in range({len(blank[field])}):", f"        {write}"]
    if not isinstance(blank[size], list):
        return [f"    for i in range(state.{size}):", f"        {write}"]
    share = len(blank[field]) // len(blank[size])
    return [
        f"    for seat in range({len(blank[size])}):",
        f"        for i in range(seat * {share}, seat * {share} + state.{size}[seat]):",
        f"            {write}",
    ]
