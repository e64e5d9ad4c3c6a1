"""A kernel of a few entries, which is built quickly."""

from treetop.games.arboretum import compiled
from treetop.kernel.wasm.exports import Export, Exports

EXPORTS = Exports(
    {"state": compiled.STATE},
    {
        "apply": Export(compiled.apply, "bytes number"),
        "deal_unseen": Export(compiled.deal_unseen, "bytes number"),
        "score": Export(compiled.score, "bytes"),
    },
)
