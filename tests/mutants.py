"""Does a test fail when the code is wrong? `scripts/mutate [GROUP …] [--sample N] [--seed S]`.

Cosmic Ray makes the mutants. A random sample of each group is put, one at a time, into a copy of the tree,
and the tests of the group are run on it. Whatever a type checker alone would see is not a mutant. Kernel
modules are left out: each mutant of theirs would have to be compiled.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 10
"""A mutant that takes so many times as long as the right code hangs; a busy machine alone is no reason."""
LEFT_OUT = (".git", ".venv", "node_modules", "__pycache__", ".*_cache")
TABLES = "src/treetop/tables/match"
GAMES = "tests/games/test_*.py tests/games/arboretum/test_position.py tests/games/arboretum/test_views.py"


@dataclass(frozen=True)
class Group:
    name: str
    modules: str
    """Patterns of files, separated by blanks, like `tests`."""
    tests: str


GROUPS = (
    Group("records", "src/treetop/records/*.py", "tests/records tests/games/tree_society/test_reshuffles.py"),
    Group(
        "tables",
        " ".join(f"{TABLES}/{name}.py" for name in ("match", "plan", "playing", "seating", "clock")),
        "tests/tables/test_decisions.py tests/tables/test_old_logs.py tests/tables/test_match.py "
        "tests/tables/test_clocks.py tests/tables/test_leaving.py tests/tables/test_play.py",
    ),
    Group(
        "games",
        "src/treetop/games/*.py",
        f"{GAMES} tests/games/tree_society/test_position_notation.py tests/records",
    ),
)


class Mutant(NamedTuple):
    path: Path
    operator: str
    occurrence: int

    def code(self) -> str:
        source = self.path.read_text(encoding="utf-8")
        mutated = mutate_code(source, get_operator(self.operator)(), self.occurrence)
        assert mutated is not None
        return mutated

    def difference(self) -> str:
        before = self.path.read_text(encoding="utf-8").splitlines()
        lines = list(difflib.unified_diff(before, self.code().splitlines(), lineterm="", n=0))
        where = f"{self.path.relative_to(ROOT)}{lines[2].split()[1].replace('-', ':')}"
        return where + " " + " → ".join(f"`{line[1:].strip()}`" for line in lines[3:])


@dataclass
class Result:
    killed: int = 0
    survivors: list[str] = field(default_factory=list)


def sampled(
    group: Group, sample: int, seed: int, is_worth: Callable[[Mutant], bool] = lambda mutant: True
) -> tuple[list[Mutant], int]:
    """Some mutants at random, and how many there are; those of annotations count there, but aren't chosen."""
    paths = sorted(path for pattern in group.modules.split() for path in ROOT.glob(pattern))
    everything = [mutant for path in paths for mutant in _mutants_of(path)]
    Random(seed).shuffle(everything)
    different = (each for each in everything if is_worth(each) and _means_something_else(each))
    return list(islice(different, sample)), len(everything)


def _mutants_of(path: Path) -> Iterator[Mutant]:
    nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
    for name in sorted(name for name in operator_names() if not get_operator(name).arguments()):
        operator = get_operator(name)()
        count = sum(1 for node in nodes for _ in operator.mutation_positions(node))
        yield from (Mutant(path, name, occurrence) for occurrence in range(count))


def _means_something_else(mutant: Mutant) -> bool:
    """Not only in an annotation."""
    return _meaning(mutant.code()) != _meaning(mutant.path.read_text(encoding="utf-8"))


def _meaning(source: str) -> str:
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return ""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return ast.dump(tree)


def run(group: Group, sample: int, seed: int) -> Result:
    chosen, count = sampled(group, sample, seed)
    print(f"{group.name}: {len(chosen)} of {count} mutants", flush=True)
    result = Result()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        (copy / "node_modules").symlink_to(ROOT / "node_modules")
        began = monotonic()
        assert _passes(copy, group), f"the tests of {group.name} fail without any mutant"
        timeout = PATIENCE * (monotonic() - began)
        for mutant in chosen:
            target = copy / mutant.path.relative_to(ROOT)
            target.write_text(mutant.code(), encoding="utf-8")
            if _passes(copy, group, timeout):
                result.survivors.append(mutant.difference())
                print(f"  survived: {mutant.difference()}", flush=True)
            else:
                result.killed += 1
            shutil.copyfile(mutant.path, target)
    return result


def _passes(tree: Path, group: Group, timeout: float | None = None) -> bool:
    tests = [str(path) for pattern in group.tests.split() for path in sorted(tree.glob(pattern))]
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    try:
        return subprocess.run(command, cwd=tree, capture_output=True, timeout=timeout).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [group.name for group in GROUPS]
    parser.add_argument("groups", nargs="*", default=names, metavar="GROUP", help=", ".join(names))
    parser.add_argument("--sample", type=int, default=30, help="mutants of each group")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"sample {given.sample}, seed {given.seed}")
    for group in GROUPS:
        if group.name in given.groups:
            result = run(group, given.sample, given.seed)
            total = result.killed + len(result.survivors)
            share = f"{100 * result.killed / total:.0f} %"
            print(f"| {group.name} | {total} | {result.killed} | {share} |", flush=True)


if __name__ == "__main__":
    main()
