"""Entries of the compiled kernel, if the page has brought one; otherwise the rules are interpreted."""

try:
    from treetop_host import call
except ImportError:
    call = None

SMALL = 1 << 30
"""A larger number would be cut on its way to JavaScript, so it goes as text."""


def wasm_entry(name, kinds, interpreted):
    if call is None:
        return interpreted
    arrays = [kind in ("bytes", "numbers", "floats") for kind in kinds.split()]

    def entry(*arguments):
        passed = []
        for is_array, one in zip(arrays, arguments):
            if is_array:
                passed.append(one.address)
                passed.append(one.count)
            elif isinstance(one, int) and not -SMALL < one < SMALL:
                passed.append(str(one))
            else:
                passed.append(one)
        return call(name, *passed)

    return entry
