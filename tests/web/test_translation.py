"""Our modules in what MicroPython knows."""

from __future__ import annotations

import pytest

from treetop.web.micropython.translation import translated


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x: int = 3\ny: str\n", "x = 3\n"),
        ("Name = Literal['a', 'b']\n", "Name = None\n"),
        ("last = list(names)[-1]\n", "last = list(names)[-1]\n"),
        ("def f(a: int, *b: str) -> None:\n    '''Say.'''\n", "def f(a, *b):\n    pass\n"),
        ("a = f'{b} {c!r:>3}'\n", "a = '{} {!r:>3}'.format(b, c)\n"),
        ("raise A(b) from c\n", "raise A(b)\n"),
        ("if TYPE_CHECKING:\n    import a\nelse:\n    import b\n", "import b\n"),
        ("isinstance(a, Bee | Cee)\n", "isinstance(a, (Bee, Cee))\n"),
        ("n = zip(a, b, strict=True)\n", "n = zip(a, b)\n"),
        ("from typing import Any\nimport json\n", "import browser_json as json\n"),
    ],
)
def test_what_micropython_lacks_is_written_in_another_way(source: str, expected: str) -> None:
    assert translated(source) == expected


def test_a_match_becomes_a_chain_of_conditions() -> None:
    source = (
        "match a:\n    case B() | C():\n        d()\n    case 3:\n        e()\n    case _:\n        f()\n"
    )
    lines = translated(source).splitlines()
    assert lines[0] == "if isinstance(a, B) or isinstance(a, C):"
    assert lines[2] == "elif a == 3:"
    assert lines[4] == "else:"


def test_a_dataclass_is_written_out_with_its_defaults() -> None:
    space: dict[str, object] = {}
    source = "@dataclass(frozen=True, order=True)\nclass A:\n    x: int\n    y: tuple[int, ...] = ()\n"
    text = translated(source)
    exec(text.replace("from browser_support import Config, same_struct, struct_hash\n", ""), space)
    made = space["A"]
    assert callable(made)
    assert made(1) == made(1, ()) != made(2)
    assert made(1) < made(2)
    assert hash(made(1)) == hash(made(1))


def test_what_cannot_be_translated_is_refused_when_the_site_is_put_together() -> None:
    with pytest.raises(NotImplementedError):
        translated("a = b[::3]\n")
    with pytest.raises(NotImplementedError):
        translated("match a:\n    case [b, *c]:\n        d()\n")
