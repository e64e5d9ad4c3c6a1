"""What Arboretum exports to the browser."""

from treetop.games.arboretum import compiled
from treetop.games.arboretum.compiled import STATE
from treetop.kernel.wasm.exports import Export, Exports
from treetop.players.arboretum import compiled as players
from treetop.players.arboretum.compiled import ANALYSIS, LINES

EXPORTS = Exports(
    {"state": STATE, "analysis": ANALYSIS, "lines": LINES},
    {
        "deal": Export(compiled.deal, "bytes number number"),
        "open_ground": Export(compiled.open_ground, "bytes number"),
        "objection": Export(compiled.objection, "bytes number"),
        "apply": Export(compiled.apply, "bytes number"),
        "summary": Export(compiled.summary, "bytes"),
        "after": Export(compiled.after, "bytes number bytes"),
        "legal_action": Export(compiled.legal_action, "bytes number"),
        "frontier_cell": Export(compiled.frontier_cell, "bytes number"),
        "offer": Export(compiled.offer, "bytes number"),
        "score": Export(compiled.score, "bytes"),
        "wins": Export(compiled.wins, "bytes number"),
        "right_to_score": Export(compiled.right_to_score, "bytes number number"),
        "canceller": Export(compiled.canceller, "bytes number number"),
        "survey": Export(compiled.survey, "bytes number"),
        "trace_path": Export(compiled.trace_path, "bytes number number"),
        "see": Export(compiled.see, "bytes number number bytes"),
        "deal_unseen": Export(compiled.deal_unseen, "bytes number"),
        "play_random_games": Export(compiled.play_random_games, "bytes number number number number"),
        "choose": Export(players.choose, "bytes bytes floats number"),
    },
)
