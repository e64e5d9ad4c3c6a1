"""Build one game's kernel: `python -m treetop.kernel.wasm MODULE:NAME FOLDER`."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

from treetop.kernel.wasm import collect
from treetop.kernel.wasm.exports import Exports, facts_of
from treetop.kernel.wasm.link import SET_SCRATCH, link
from treetop.kernel.wasm.module import data_end, with_exports


def main(place: str, folder: Path) -> None:
    collect.prepare()
    module, _, name = place.partition(":")
    exports: Exports = getattr(import_module(module), name)
    symbols, entries = {SET_SCRATCH: SET_SCRATCH}, {}
    for name, export in exports.entries.items():
        symbol, result = collect.collect(export.entry, export.signature)
        symbols[symbol] = name
        entries[name] = {"arguments": export.arguments(), "result": result}
    built = with_exports(link(collect.texts(), symbols), symbols)
    table = {
        "data": data_end(built),
        "layouts": exports.layout_facts(),
        "entries": entries,
        "constants": facts_of(exports.constants),
        "players": facts_of(exports.players),
        "prospects": facts_of(exports.prospects),
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernel.wasm").write_bytes(built)
    (folder / "kernel.json").write_text(json.dumps(table), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
