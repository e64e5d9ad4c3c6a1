"""What Tree Society exports to the browser."""

from treetop.games.tree_society import compiled
from treetop.games.tree_society.compiled import DECK, STATE
from treetop.kernel.wasm.exports import Export, Exports
from treetop.players import exports as contest
from treetop.players.tree_society import LADDER, forecast, lookahead, rollouts
from treetop.players.tree_society.planner import Planner
from treetop.players.tree_society.search import Search

EXPORTS = Exports(
    {"state": STATE, "deck": DECK, **contest.LAYOUTS},
    {
        "gather": Export(compiled.gather, "bytes bytes"),
        "open_markets": Export(compiled.open_markets, "bytes bytes"),
        "begin": Export(compiled.begin, "bytes bytes"),
        "objection": Export(compiled.objection, "bytes bytes number"),
        "apply": Export(compiled.apply, "bytes bytes number"),
        "to_act": Export(compiled.to_act, "bytes"),
        "after": Export(compiled.after, "bytes bytes number bytes"),
        "list_legal": Export(compiled.list_legal, "bytes bytes numbers"),
        "price": Export(compiled.price, "bytes bytes number number"),
        "next_level": Export(compiled.next_level, "bytes number"),
        "sale_price": Export(compiled.sale_price, "bytes bytes number"),
        "gained_coins": Export(compiled.gained_coins, "bytes bytes number"),
        "may_skip": Export(compiled.may_skip, "bytes bytes"),
        "count": Export(compiled.count, "bytes bytes number number"),
        "points_of_level": Export(compiled.points_of_level, "bytes bytes number number"),
        "score": Export(compiled.score, "bytes bytes number"),
        "winner": Export(compiled.winner, "bytes bytes"),
        "see": Export(compiled.see, "bytes number bytes"),
        "deal_unseen": Export(compiled.deal_unseen, "bytes bytes number"),
        "play_random_games": Export(compiled.play_random_games, "bytes bytes bytes number number"),
        "any_action": Export(compiled.any_action, "bytes bytes number"),
        "choose": Export(lookahead.choose, "bytes bytes number number number"),
        "candidates": Export(rollouts.candidates, "bytes bytes bytes number numbers"),
        "sample_rollouts": Export(
            rollouts.sample_rollouts, "bytes bytes bytes numbers number number number number numbers"
        ),
        "prospects": Export(forecast.prospects, "bytes bytes bytes floats"),
        **contest.ENTRIES,
    },
    {"network": forecast.network_with(forecast.learnt_weights())},
    {
        "random": {"any_action": {}},
        **{player.name: {"choose": player.arguments} for player in LADDER if isinstance(player, Planner)},
        **{
            player.name: {
                "candidates": {"codes": player.breadth},
                "sample_rollouts": {"horizon": player.horizon},
                "compare": {"iterations": player.judging, "batch": player.batch},
            }
            for player in LADDER
            if isinstance(player, Search)
        },
    },
)
