"""What the forge, the hooks and the release script do is what CONTRIBUTING says."""

from __future__ import annotations

import re
import runpy
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
with pytest.MonkeyPatch.context() as beside:
    beside.syspath_prepend(str(ROOT / "scripts"))
    RELEASE = runpy.run_path(str(ROOT / "scripts" / "release"))


@pytest.mark.parametrize(
    "file", [".github/workflows/check.yml", ".pre-commit-config.yaml", "CONTRIBUTING.md"]
)
def test_every_script_that_is_named_is_there(file: str) -> None:
    named = re.findall(r"scripts/([a-z]+)", (ROOT / file).read_text())
    assert named
    assert not [name for name in named if not (ROOT / "scripts" / name).exists()]


def test_newcomers_are_told_how_much_there_is_to_read() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = re.search(r"About ([\d,]+) lines of Python, ([\d,]+) of JavaScript and ([\d,]+) of tests", text)
    assert told is not None
    here = (("src", "*.py"), ("src", "*.js"), ("tests", "*.py"))
    for number, (folder, kind) in zip(told.groups(), here, strict=True):
        lines = sum(len(file.read_bytes().splitlines()) for file in (ROOT / folder).rglob(kind))
        assert lines == pytest.approx(int(number.replace(",", "")), rel=0.1), (folder, kind)


def test_the_forge_tries_every_python_that_we_promise() -> None:
    workflow = (ROOT / ".github/workflows/check.yml").read_text()
    project = (ROOT / "pyproject.toml").read_text()
    assert 'requires-python = ">=3.11"' in project
    for wanted in ("3.11", "3.12", "3.13", "3.14", "ubuntu", "macos", "windows"):
        assert wanted in workflow


def test_a_release_changes_the_version_and_nothing_else() -> None:
    module = (ROOT / "src/treetop/__init__.py").read_text()
    changed = RELEASE["with_version"](module, "9.8.7")
    assert '__version__ = "9.8.7"' in changed
    assert len(changed.splitlines()) == len(module.splitlines())


def test_a_release_puts_a_heading_over_what_was_unreleased() -> None:
    before = "# Changelog\n\n## Unreleased\n\n- One.\n\n## 0.1.0\n"
    after = RELEASE["released"](before, "1.0.0", "2026-01-02")
    assert after == "# Changelog\n\n## Unreleased\n\n## 1.0.0 (2026-01-02)\n\n- One.\n\n## 0.1.0\n"


def test_a_release_without_news_is_refused() -> None:
    with pytest.raises(SystemExit):
        RELEASE["released"]("# Changelog\n\n## Unreleased\n\n## 0.1.0\n", "1.0.0", "2026-01-02")


def test_a_release_builds_a_wheel_a_source_archive_and_the_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    def run(*command: str, **more: str) -> None:
        asked.append(command[1:])
        assert more == ({"WHOLE_WHEEL": "1"} if "pip" in command else {})
        if "site" in command:
            Path(command[-1]).mkdir()
            (Path(command[-1]) / "index.html").write_text("a page")

    monkeypatch.setitem(RELEASE["build"].__globals__, "run", run)
    RELEASE["build"](tmp_path, "1.0.0")
    assert [words[1] for words in asked[1:]] == ["pip", "hatchling", "treetop"]
    with zipfile.ZipFile(tmp_path / "treetop-1.0.0-site.zip") as site:
        assert site.namelist() == ["index.html"]
    assert [one.name for one in tmp_path.iterdir()] == ["treetop-1.0.0-site.zip"]
