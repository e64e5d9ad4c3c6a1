"""What every game's players export to the browser: how a contest stands."""

from treetop.kernel.wasm.exports import Export
from treetop.players import compiled
from treetop.players.compiled import STANDINGS

LAYOUTS = {"standings": STANDINGS}
ENTRIES = {
    "begin_contest": Export(compiled.begin_contest, "bytes number"),
    "rounds_in_heat": Export(compiled.rounds_in_heat, "bytes number"),
    "add_rounds": Export(compiled.add_rounds, "bytes numbers number"),
    "end_heat": Export(compiled.end_heat, "bytes"),
    "end_of_heat": Export(compiled.end_of_heat, "bytes"),
    "settle": Export(compiled.settle, "bytes number"),
    "compare": Export(compiled.compare, "bytes numbers number"),
    "rank_all": Export(compiled.rank_all, "bytes"),
    "candidate_share": Export(compiled.candidate_share, "bytes number"),
    "candidate_points": Export(compiled.candidate_points, "bytes number"),
}
