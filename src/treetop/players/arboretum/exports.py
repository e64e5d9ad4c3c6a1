"""What Arboretum exports to the browser."""

import numpy as np

from treetop.games.arboretum import compiled
from treetop.games.arboretum.compiled import STATE
from treetop.kernel.wasm.exports import Export, Exports
from treetop.players import exports as contest
from treetop.players.arboretum import LADDER
from treetop.players.arboretum import compiled as players
from treetop.players.arboretum.compiled import ANALYSIS, LINES
from treetop.players.arboretum.heuristic import Heuristic
from treetop.players.arboretum.prospects import WORLDS
from treetop.players.arboretum.search import MOST_ARRANGEMENTS, SEATS, Search, weights_in
from treetop.players.arboretum.weights import BRISK, STRATEGIST, weight_row

EVERYBODY = np.tile(weight_row(**BRISK), SEATS)

EXPORTS = Exports(
    {
        "state": STATE,
        "analysis": ANALYSIS,
        "lines": LINES,
        "scratch": np.dtype((STATE, 6)),
        **contest.LAYOUTS,
    },
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
        "any_action": Export(compiled.any_action, "bytes number"),
        "choose": Export(players.choose, "bytes bytes floats number"),
        "candidates": Export(players.candidates, "bytes bytes floats numbers floats"),
        "sample_rollouts": Export(
            players.sample_rollouts,
            "bytes bytes bytes floats floats number numbers number number number numbers",
        ),
        "solve_last_turn": Export(
            players.solve_last_turn, "bytes bytes bytes number numbers numbers numbers"
        ),
        "counted_as": Export(players.counted_as, "bytes bytes numbers number"),
        "prospects": Export(players.prospects, "bytes bytes bytes floats number number floats"),
        **contest.ENTRIES,
    },
    players={
        "random": {"any_action": {}},
        **{
            player.name: {"choose": {"table": player.table}}
            for player in LADDER
            if isinstance(player, Heuristic)
        },
        **{
            player.name: {
                "solve_last_turn": {"most": MOST_ARRANGEMENTS},
                "counted_as": {},
                "candidates": {
                    "weights": weight_row(**STRATEGIST),
                    "codes": player.breadth,
                    "worths": np.zeros(player.breadth),
                },
                "sample_rollouts": {
                    "weights": EVERYBODY,
                    "network": weights_in(player.weights),
                    "horizon": player.horizon,
                },
                "compare": {"iterations": player.judging, "batch": player.batch},
            }
            for player in LADDER
            if isinstance(player, Search)
        },
    },
    prospects={"weights": EVERYBODY, "seed": 1, "rounds": WORLDS},
)
