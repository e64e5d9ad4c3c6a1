"""The engine, its bots and the terminal work without any extra; a command that needs one says which."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from treetop.cli.extras import EXTRAS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "treetop"
OURS = {"treetop", "benchmarks"}
HIDE = """
import sys
from importlib.abc import MetaPathFinder

class Hidden(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Hidden())
"""
PLAY = """
from random import Random
from treetop.games import GAMES
from treetop.players import PLAYERS
from treetop.records import Record, verify
for game in GAMES.values():
    position = start = game.new(2, "00" * 16)
    rng, actions = Random(1), []
    while not position.is_over:
        actions.append(rng.choice(position.legal_actions))
        position = position.after(actions[-1])
    position.score_sheet().facts()
    start.svg()
    assert PLAYERS[game.name]
import treetop.cli.terminal.app
print("played")
"""


def without_extras(code: str) -> subprocess.CompletedProcess[str]:
    hidden = sorted({package for packages in EXTRAS.values() for package in packages})
    program = f"HIDDEN = {hidden!r}{HIDE}{code}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TREETOP_LANGUAGE": "en"}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )


def test_the_engine_plays_without_any_extra() -> None:
    done = without_extras(PLAY)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["serve"], "serve"),
        (["arena", "arboretum", "random", "random"], "arena"),
        (["deck", "show", "--pdf", "deck.pdf"], "print"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_command_whose_extra_is_missing_says_how_to_install_it(
    command: list[str], extra: str, tmp_path: Path
) -> None:
    here = f"import os\nos.chdir({str(tmp_path)!r})\n"
    done = without_extras(f"{here}from treetop.cli import main\nmain({command!r})\n")
    assert done.returncode == 1
    assert f"pip install 'treetop-games[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


class WithoutTypes(ast.NodeTransformer):
    """What is imported for the type checker only is not there when the program runs."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node.orelse
        return self.generic_visit(node)


def imported(file: Path) -> set[str]:
    names = set()
    for node in ast.walk(WithoutTypes().visit(ast.parse(file.read_text(encoding="utf-8")))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def test_every_package_that_we_import_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    base = {name.split(">")[0].split("[")[0].replace("-", "_") for name in project["dependencies"]}
    known = packages_distributions()
    from_base = {
        package
        for package, names in known.items()
        if {name.replace("-", "_").lower() for name in names} & base
    }
    extras = {package for packages in EXTRAS.values() for package in packages}
    files = [file for file in SOURCE.rglob("*.py") if "stand_ins" not in file.parts]  # MicroPython's own
    used = {name for file in files for name in imported(file)}
    foreign = used - set(sys.stdlib_module_names) - OURS
    assert foreign - from_base - extras == set()


def test_the_help_loads_no_game_no_compiler_and_no_extra() -> None:
    code = (
        "import sys\nfrom treetop.cli.main import start\nstart(['--help'])\n"
        "heavy = {'numpy', 'numba', 'textual', 'treetop.games.arboretum', 'treetop.games.tree_society'}\n"
        "print(sorted(heavy & sys.modules.keys()), file=sys.stderr)\n"
    )
    assert without_extras(code).stderr == "[]\n"
