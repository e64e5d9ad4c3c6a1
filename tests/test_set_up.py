"""The set-up inside a clone: with uv or pip, healing itself, and quiet once it is done."""

from __future__ import annotations

import importlib.util
import os
import runpy
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ROOT / "scripts"


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A folder with nothing but what set-up reads, and an installer that only says what it was asked."""
    folder = tmp_path / "söme clone"
    for file in ("pyproject.toml", "package.json", "package-lock.json", "requirements/run.lock"):
        copy(file, folder)
    copy("src/treetop/web/fonts.py", folder)
    (folder / "scripts").mkdir()
    (folder / "scripts" / "environment.py").write_bytes((SCRIPTS / "environment.py").read_bytes())
    environment = load(folder / "scripts" / "environment.py")
    asked: list[list[str]] = []

    def pretend(command: list[str], *_: Any, **__: Any) -> SimpleNamespace:
        asked.append(list(map(str, command)))
        if "ci" in command:
            (folder / "node_modules").mkdir(exist_ok=True)
            (folder / "node_modules" / ".package-lock.json").touch()
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(environment, "run_counted", pretend)
    monkeypatch.setattr(environment, "subprocess", SimpleNamespace(run=pretend, DEVNULL=None))
    monkeypatch.setattr(environment, "npm", lambda: "npm")
    monkeypatch.setattr(environment.shutil, "which", lambda name: {"uv": None}.get(name))
    return SimpleNamespace(folder=folder, environment=environment, asked=asked)


def copy(file: str, folder: Path) -> None:
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_bytes((ROOT / file).read_bytes())


def load(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("environment", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def installs(asked: list[list[str]]) -> list[list[str]]:
    return [command for command in asked if "install" in command or "ci" in command]


def test_a_second_start_asks_nobody_for_anything(clone: SimpleNamespace) -> None:
    clone.environment.prepare("run")
    assert installs(clone.asked)
    clone.asked.clear()
    clone.environment.prepare("run")
    assert clone.asked == []


def test_packages_come_with_hashes_and_what_builds_treetop_is_among_them(clone: SimpleNamespace) -> None:
    clone.environment.prepare("run")
    packages, itself, _ = installs(clone.asked)
    assert packages[-3:] == ["--require-hashes", "-r", str(clone.folder / "requirements" / "run.lock")]
    assert itself[-4:] == ["--no-deps", "--no-build-isolation", "-e", "."]


@pytest.mark.parametrize("purpose", ["run", "test", "learners"])
def test_every_locked_package_has_hashes(purpose: str) -> None:
    text = (ROOT / "requirements" / f"{purpose}.lock").read_text()
    packages = text.replace("\\\n", "").splitlines()[1:]
    assert len(packages) > 60
    assert [line for line in packages if "==" not in line or "--hash=sha256:" not in line] == []
    assert any(line.startswith("hatchling==") for line in packages) == (purpose != "learners")


def test_uv_installs_if_it_is_here(clone: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clone.environment.shutil, "which", lambda name: {"uv": "/bin/uv"}.get(name))
    clone.environment.prepare("run")
    assert installs(clone.asked)[0][:3] == ["/bin/uv", "pip", "install"]


@pytest.mark.parametrize("failing", ["install_python_packages", "install_browser_packages", "cut_fonts"])
def test_what_was_interrupted_is_done_again(
    clone: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    done: list[str] = []
    monkeypatch.setattr(clone.environment, failing, interrupt)
    with pytest.raises(KeyboardInterrupt):
        clone.environment.prepare("run")
    monkeypatch.setattr(clone.environment, failing, lambda *_: done.append(failing))
    (clone.folder / "node_modules").mkdir(exist_ok=True)
    clone.environment.prepare("run")
    assert done == [failing]


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_an_environment_that_does_not_work_is_made_again(
    clone: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = clone.environment
    environment.PYTHON.parent.mkdir(parents=True)
    environment.PYTHON.write_text("cut short")
    broken: Callable[..., Any] = lambda command, **_: SimpleNamespace(returncode=1)  # noqa: E731
    monkeypatch.setattr(environment, "subprocess", SimpleNamespace(run=broken))
    environment.make_environment()
    assert subprocess.run([str(environment.PYTHON), "-c", "import encodings"]).returncode == 0


def test_a_folder_that_was_renamed_knows_its_new_name(
    clone: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program in .venv names the folder in its first line, and so does what points at the sources."""
    clone.environment.prepare("run")
    moved = clone.folder.rename(clone.folder.with_name("ліс"))
    clone.asked.clear()
    there = load(moved / "scripts" / "environment.py")
    for name in ("run_counted", "subprocess", "npm"):
        monkeypatch.setattr(there, name, getattr(clone.environment, name))
    there.prepare("run")
    assert [command[-2:] for command in installs(clone.asked)][1:] == [["-e", "."]]
    clone.asked.clear()
    there.prepare("run")
    assert clone.asked == []


def test_a_missing_folder_of_browser_packages_is_filled_again(clone: SimpleNamespace) -> None:
    clone.environment.prepare("run")
    (clone.folder / "node_modules" / ".package-lock.json").unlink()
    clone.asked.clear()
    clone.environment.prepare("run")
    assert ["npm", "ci"] in [command[:2] for command in clone.asked]


def test_a_linked_folder_of_browser_packages_stays_as_it_is(clone: SimpleNamespace, tmp_path: Path) -> None:
    linked = tmp_path / "another checkout"
    linked.mkdir()
    (clone.folder / "node_modules").symlink_to(linked)
    clone.environment.prepare("run")
    assert not (clone.folder / "node_modules").is_symlink()
    assert list(linked.iterdir()) == []


@pytest.mark.parametrize("script", ["bench", "check", "mutate", "play", "screens", "setup", "test"])
def test_a_script_is_python_and_starts_without_a_shell(script: str) -> None:
    text = (SCRIPTS / script).read_text(encoding="utf-8")
    assert text.startswith("#!/usr/bin/env python3\n")
    compile(text, script, "exec")
    assert os.access(SCRIPTS / script, os.X_OK)


def test_setup_says_what_it_can_do() -> None:
    done = subprocess.run([sys.executable, str(SCRIPTS / "setup")], capture_output=True, text=True)
    assert done.returncode == 1
    assert "scripts/setup run" in done.stdout


def played(monkeypatch: pytest.MonkeyPatch, *given: str) -> list[str]:
    """The command that `scripts/play` ends in."""
    commands: list[list[str]] = []
    stand_in = SimpleNamespace(prepare=lambda _: None, run=lambda *words: commands.append(list(words)))
    monkeypatch.setitem(sys.modules, "environment", stand_in)
    monkeypatch.setattr(sys, "argv", ["play", *given])
    runpy.run_path(str(SCRIPTS / "play"))
    return commands[0]


def test_playing_again_has_the_same_address_and_a_second_player_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = played(monkeypatch)
    assert played(monkeypatch) == first
    with socket.create_server(("127.0.0.1", int(first[-1]))):
        assert played(monkeypatch) != first
    assert played(monkeypatch, "--port", "9") == ["treetop", "serve", "--browser", "--port", "9"]


def test_a_program_that_tests_can_do_without_is_asked_for_once(
    clone: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = clone.environment
    monkeypatch.setattr(environment.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(
        environment.shutil, "which", lambda name: None if name == environment.HEADLESS else name
    )
    environment.VENV.mkdir()
    for _ in range(2):
        environment.install_system_programs()
    assert [command[-1] for command in clone.asked] == ["update", environment.HEADLESS]
