"""Modules are joined into files, and nothing is lost on the way."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from treetop.web import catalogue as catalogue_module
from treetop.web.asset import Asset
from treetop.web.catalogue import CLIENT, Catalogue, joinable_modules, joined_files, read_modules
from treetop.web.comments import without_comments
from treetop.web.joined import Graph, joined
from treetop.web.module import Module, Unjoinable, resolver

STUB = re.compile(r'import\{\$\d+ as module\}from"[./]+joined/')
RESOLVE = resolver({"library": "packages/library.mjs"})


def read(text: str, path: str = "client/a.js") -> Module:
    return Module.read(path, text, RESOLVE)


def body(text: str) -> str:
    return read(text).body(lambda path: f"<{path}>", lambda path: f"later({path})", "./a.js")


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ('import { a, b as c } from "./b.js";', "const{a,b:c}=<client/b.js>;"),
        ('import whole, { a } from "../x/b.js";', "const{default:whole,a}=<x/b.js>;"),
        ('import * as all from "library";', "const all=<packages/library.mjs>;"),
        ('import {\n  a,\n  b,\n} from "treetop/b.js";', "const{a,b}=<client/b.js>;\n\n\n"),
        ('f();import{a as b}from"library";g();', "f();const{a:b}=<packages/library.mjs>;g();"),
        ('const later = () => import("./b.js");', "const later = () => later(client/b.js);"),
        ("const here = import.meta.url;", 'const here = new URL("./a.js",import.meta.url).href;'),
        ("export const a = 1;", "const a = 1;"),
        ("export default function Name() {}", "function Name() {}"),
        ("export default { a };", "const $default={ a };"),
    ],
)
def test_a_statement_keeps_its_meaning_and_its_lines(text: str, becomes: str) -> None:
    assert body(text) == becomes


@pytest.mark.parametrize(
    ("text", "exports"),
    [
        ("export async function a() {}\nexport class B {}", {"a": "a", "B": "B"}),
        ("export const { a, b: c } = f();", {"a": "a", "c": "c"}),
        ("export default function Name() {}", {"default": "Name"}),
        ("var x=1;export{x as y,z};", {"y": "x", "z": "z"}),
        ('export { a } from "./b.js";', {"a": "\0client/b.js\0.a"}),
        ("export {};", {}),
    ],
)
def test_an_export_is_found_under_its_name(text: str, exports: dict[str, str]) -> None:
    assert read(text).exports == exports


@pytest.mark.parametrize(
    "text", ['export * from "./b.js";', "export let a = 1;", "await f();", 'import a from "nowhere";']
)
def test_what_cannot_be_joined_is_refused(text: str) -> None:
    with pytest.raises(Unjoinable):
        read(text)


def test_modules_that_import_each_other_are_refused() -> None:
    circle = {
        "client/a.js": read('import { b } from "./b.js";'),
        "client/b.js": read('import { a } from "./a.js";', "client/b.js"),
    }
    with pytest.raises(Unjoinable, match=r"a\.js imports client/b\.js imports client/a\.js"):
        joined(circle, dict.fromkeys(circle, ""), ["client/a.js"])


def test_every_module_that_a_page_imports_is_joined(served: Catalogue) -> None:
    assets = served.assets
    modules = read_modules(
        {
            f"client/{path.relative_to(CLIENT).as_posix()}": without_comments(
                path.read_text(encoding="utf-8")
            )
            for path in CLIENT.rglob("*.js")
        }
    )
    # A worker brings what it imports, and a page may not need it.
    workers = Graph(modules).closure({one for module in modules.values() for one in module.workers})
    pages = (module for path, module in modules.items() if path not in workers)
    imported = {name for module in pages for name in (*module.imports, *module.later)}
    ours = sorted(path for path in imported if path.startswith("client/"))
    assert len(ours) > 150
    assert [path for path in ours if not STUB.match(assets[path].content.decode())] == []


def test_a_source_map_leads_from_each_line_to_where_it_was_written(served: Catalogue) -> None:
    assets = served.assets
    told = json.loads(assets["joined/shell.js.map"].content)
    lines = assets["joined/shell.js"].content.decode().splitlines()
    written = 'document.addEventListener("click", (event) => {'
    here = lines.index(written)
    source, line = traced(told["mappings"])[here]
    assert told["sources"][source] == "../client/router.js"
    text = (CLIENT / "router.js").read_text(encoding="utf-8")
    assert told["sourcesContent"][source] == text
    assert text.splitlines()[line].strip() == written


def traced(mappings: str) -> list[tuple[int, int] | None]:
    """For each line, the source and line that it comes from, read as a browser does."""
    places: list[tuple[int, int] | None] = []
    source = line = 0
    for segment in mappings.split(";"):
        if not segment:
            places.append(None)
            continue
        _, to_source, to_line, _ = numbers(segment)
        source, line = source + to_source, line + to_line
        places.append((source, line))
    return places


def numbers(segment: str) -> list[int]:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    found: list[int] = []
    value = shift = 0
    for digit in map(alphabet.index, segment):
        value |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            found.append(-(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    return found


def test_a_game_that_cannot_be_joined_is_served_module_by_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.js").write_text('export * from "./other.js";')
    (tmp_path / "main.js").write_text("export const a = 1;")
    monkeypatch.setattr(catalogue_module, "GAMES", {"strange": None})
    files = {"client/main.js": tmp_path / "main.js", "client/games/strange/index.js": tmp_path / "index.js"}
    assets = {path: Asset(file.read_bytes(), "text/javascript") for path, file in files.items()}
    with pytest.warns(UserWarning, match="The modules of strange are served one by one"):
        made = joined_files(files, joinable_modules(files, assets))
    assert sorted(made) == ["client/main.js", "joined/shell.js", "joined/shell.js.map"]
