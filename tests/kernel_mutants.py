"""Mutants of the kernel's modules, interpreted: do whole games show them? `python -m tests.kernel_mutants`.

To run the suite on a mutant of the rules takes a minute of compiling. Instead random games are played with
its interpreted form, and everything they show (legal actions, refusals, states, views, points) is compared
with what the right rules show, as the playthroughs do. The hand-written tests of the rules aren't counted.
"""

from __future__ import annotations

import argparse
import ast
import signal
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from tests.mutants import ROOT, Group, Mutant, sampled
from tests.oracles.society_decks import generated
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.codes import ACTIONS, FIRST_BUILD, FIRST_DISCARD
from treetop.games.tree_society.deck.reader import parse_deck
from treetop.games.tree_society.state import MOST_LEGAL
from treetop.kernel import load, modes
from treetop.kernel.sources import kernel_sources

SECONDS = 120
PLAYED = {"arboretum": 36, "tree_society": 48}


def arboretum(seed: int) -> Iterator[object]:
    rules, scoring, sight, playout, fields = (
        load(f"treetop.games.arboretum.{name}", "interpreted")
        for name in ("rules", "scoring", "sight", "playout", "state")
    )
    kind = fields.State
    rng, chance, state = Random(seed), [0], kind()
    load("treetop.kernel.chance", "interpreted").sow(chance, seed)
    playout.deal_at_random(state, 2 + seed % 3, seed % 2, chance)
    while count := rules.count_legal(state):
        legal = [rules.legal_action(state, i) for i in range(count)]
        tried = [*range(7), *rng.sample(range(rules.ACTIONS), 20), *rng.sample(legal, min(4, count))]
        yield legal, [rules.objection(state, code) for code in tried]
        rules.apply(state, rng.choice(legal))
        yield shown(state), [seen(sight.see, state, kind, seat, seed % 2) for seat in (-1, 0, 1)]
    rest = kind()
    sight.see(state, -1, 1, rest)
    sight.deal_unseen(rest, chance)
    scoring.score(state)
    paths = [scoring.trace_path(state, 0, species) for species in range(state.species)]
    yield shown(state), shown(rest), paths, [scoring.wins(state, seat) for seat in range(state.players)]
    for _ in range(6):
        crowded = kind()
        playout.deal_at_random(crowded, 2, 0, chance)
        plant_few_species(crowded, rules, rng)
        scoring.score(crowded)
        for species in range(3):
            yield scoring.trace_path(crowded, 0, species), shown(crowded)
    again = kind()
    playout.deal_at_random(again, 2, 0, chance)
    yield playout.play_out(again, chance), shown(again)


def plant_few_species(state: Any, rules: Any, rng: Random) -> None:
    """What random play hardly ever grows: long paths, also of one species."""
    order = sorted(rng.sample(range(24), 17), key=lambda card: (card % 8, rng.random()))
    for card in rng.choice((order, sorted(order))):
        state.hand[0], state.hand_size[0], state.phase, state.seat = card, 1, 2, 0
        spot = rng.randrange(max(0, state.frontier_size[0] - 3), state.frontier_size[0])
        rules.apply(state, rules.FIRST_PLANT + card * 256 + (state.frontier[spot] & 255))


def tree_society(seed: int) -> Iterator[object]:
    rules, scoring, sight, opening, legality, fields = (
        load(f"treetop.games.tree_society.{name}", "interpreted")
        for name in ("rules", "scoring", "sight", "opening", "legality", "state")
    )
    kind = fields.State
    rng, deck, state, chance = Random(seed), society_deck(seed), kind(), [0]
    fields.Deck()
    load("treetop.kernel.chance", "interpreted").sow(state.chance, seed)
    load("treetop.kernel.chance", "interpreted").sow(chance, seed)
    state.players, state.draft, state.starting_cards = 2 + seed % 3, seed % 2, 1 - seed // 2 % 2
    state.rules = 1 if seed % 8 == 7 else 2
    state.open_memory, state.half_down, state.end_symbols = seed // 2 % 2, seed // 3 % 2, 6 + seed // 4 % 2
    for guild in rng.sample(range(6), 4):
        state.plays[guild] = 1
    opening.deal(state, deck)
    state.keyed, state.key = seed % 2, [rng.getrandbits(32) for _ in range(8)]
    legal = [0] * MOST_LEGAL
    while count := legality.list_legal(state, deck, legal):
        codes = legal[:count]
        tried = [*rng.sample(range(ACTIONS), 30), *rng.sample(codes, min(4, count))]
        yield codes, [legality.objection(state, deck, code) for code in tried]
        yield [rules.promised(state, deck, code, purse) for code in codes for purse in (0, 1)]
        yield [scoring.score(state, deck, seat) for seat in range(state.players)]
        built = [code for code in codes if FIRST_BUILD <= code < FIRST_DISCARD]
        rules.apply(state, deck, rng.choice(built if built and rng.random() < 0.7 else codes))
        yield shown(state), [seen(sight.see, state, kind, seat) for seat in (-1, 0, 1)]
        world = kind()
        sight.see(state, 0, world)
        sight.deal_unseen(world, deck, [0] * 75, chance)
        yield shown(world)
    yield scoring.winner(state, deck)


@cache
def society_deck(seed: int) -> Any:
    """The shipped deck asks for little; every second game has a deck that asks for everything."""
    return (parse_deck(generated(seed)) if seed % 2 else shipped_deck()).plain


def shown(state: Any) -> str:
    return repr(vars(state))


def seen(see: Callable[..., None], state: Any, kind: Callable[[], Any], seat: int, *options: int) -> str:
    view = kind()
    see(state, seat, *options, view)
    return shown(view)


def trace(play: Callable[[int], Iterator[object]], count: int) -> Iterator[str]:
    for seed in range(count):
        for each in play(seed):
            yield repr(each)


def differs(mutant: Mutant, play: Callable[[int], Iterator[object]], expected: list[str]) -> bool:
    sources = kernel_sources()
    name = ".".join(mutant.path.relative_to(ROOT / "src").with_suffix("").parts)
    right, sources[name] = sources[name], mutant.code()
    modes._loader.cache_clear()
    signal.alarm(SECONDS)
    found = iter(expected)
    try:
        for line in trace(play, PLAYED[play.__name__]):
            if line != next(found):
                return True
        return next(found, None) is not None
    except Exception:
        return True
    finally:
        signal.alarm(0)
        sources[name] = right
        modes._loader.cache_clear()


def is_worth(mutant: Mutant) -> bool:
    """Interpreted rules have no decorator, small numbers are equal if they are the same, decks are filled."""
    if mutant.operator.endswith(("RemoveDecorator", "_Eq_Is", "_NotEq_IsNot")):
        return False
    return without_decks(mutant.code()) != without_decks(mutant.path.read_text(encoding="utf-8"))


def without_decks(source: str) -> str:
    """A module but for the class of decks, whose first values are all replaced by a deck's."""
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not (isinstance(node, ast.ClassDef) and node.name == "Deck")]
    return ast.dump(tree)


def stop(*_: object) -> None:
    raise TimeoutError


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(PLAYED), default=None)
    given = parser.parse_args()
    signal.signal(signal.SIGALRM, stop)
    for play in (arboretum, tree_society):
        if given.game not in (None, play.__name__):
            continue
        names = [name for name in kernel_sources() if name.startswith(f"treetop.games.{play.__name__}.")]
        modules = " ".join("src/" + name.replace(".", "/") + ".py" for name in names)
        chosen, count = sampled(Group(play.__name__, modules, ""), given.sample, given.seed, is_worth)
        expected = list(trace(play, PLAYED[play.__name__]))
        survivors = [mutant for mutant in chosen if not differs(mutant, play, expected)]
        for mutant in survivors:
            print(f"  survived: {mutant.difference()}", flush=True)
        killed = len(chosen) - len(survivors)
        print(
            f"| {play.__name__} | {len(chosen)} of {count} | {killed} | {100 * killed / len(chosen):.0f} % |"
        )


if __name__ == "__main__":
    main()
