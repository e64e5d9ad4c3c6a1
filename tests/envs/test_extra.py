"""An environment without the library that it is made for says what to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from treetop.envs.extra import extra

NEEDED = [
    ("aec", "pettingzoo", "envs"),
    ("gymnasium", "gymnasium.error", "envs"),
    ("observer", "gymnasium", "envs"),
    ("spaces", "gymnasium", "envs"),
    ("openspiel", "pyspiel", "openspiel"),
]


@pytest.mark.parametrize(("module", "library", "name"), NEEDED)
def test_a_missing_library_names_its_extra(
    module: str, library: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"treetop.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError) as caught:
        import_module(f"treetop.envs.{module}")
    assert f"pip install '.[{name}]'" in str(caught.value)


def test_a_missing_module_of_our_own_is_not_blamed_on_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"No module named 'treetop\.nothing'"), extra("envs"):
        import_module("treetop.nothing")
