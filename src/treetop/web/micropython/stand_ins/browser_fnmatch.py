"""`fnmatch`, for patterns with `*` only."""


def fnmatchcase(name, pattern):
    first, *rest = pattern.split("*")
    if not name.startswith(first):
        return False
    if not rest:
        return name == first
    at = len(first)
    for part in rest[:-1]:
        found = name.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return len(name) - at >= len(rest[-1]) and name.endswith(rest[-1])
