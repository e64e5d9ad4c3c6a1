"""What is kept of many bot games with the same number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from treetop.arena.balance.tree_society.ideas import IDEAS, Idea, stick_to
from treetop.arena.balance.tree_society.judges import JUDGES, Judge
from treetop.games.tree_society import Deck, compiled
from treetop.games.tree_society import options as option_table
from treetop.games.tree_society.codes import FIRST_BUILD, FIRST_DISCARD, WAYS
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import BY_SYMBOLS, CARDS, GUILDS, NONE, OVER, PLACES
from treetop.players.tree_society.uses import KINDS, uses_of

Array = np.ndarray[Any, Any]
SEED_BITS = (1 << 30) - 1


@dataclass(frozen=True)
class Games:
    """One row for each game: who won, how it went, and what effects did."""

    players: int
    guilds: Array
    """Which of the six guilds took part."""
    rounds: Array
    ended_by: Array
    """1: by symbols (T21), 2: by fruit (T22)."""
    scores: Array
    winner: Array
    completed: Array
    """Which cards each seat had completed in the end."""
    uses: Array
    """How often each kind of step came into play."""
    in_play: Array
    """Which cards were in the game."""
    started: Array
    """Of which cards each seat built level 1; the starting cards are not among them."""
    finished: Array
    """Which cards each seat completed, whatever became of them."""
    starting: Array
    """Each seat's starting card, or -1."""
    leads: Array
    """How often the lead changed from the end of one round to the end of the next."""
    trigger: Array
    """The seat that triggered the end by symbols, or -1."""
    idea: Array
    """The idea that one player stuck to in a second game of the same deal."""
    idea_won: Array
    """Whether that player won."""

    def __len__(self) -> int:
        return len(self.winner)

    @property
    def won(self) -> Array:
        """For each game and seat, whether it won."""
        won: Array = self.winner[:, None] == np.arange(self.players)
        return won


def play(deck: Deck, players: int, seeds: Sequence[int], player: str = "planner") -> Games:
    """Every second game uses the guilds of the first game, the others four random ones. Each deal is played
    twice: by free players, and with one of them sticking to an idea."""
    judge = JUDGES[player]
    rows = [BotGame(deck, players, seed).play(judge) | try_idea(deck, players, seed, judge) for seed in seeds]
    return Games(players, *(np.array([row[name] for row in rows]) for name in COLUMNS))


def try_idea(deck: Deck, players: int, seed: int, judge: Judge) -> dict[str, Any]:
    """Seats and ideas take turns; with more than two players only the first idea is tried."""
    number = seed // (2 * players) % (len(IDEAS) if players == 2 else 1)
    game, seat = BotGame(deck, players, seed), seed // 2 % players
    game.play(judge, seat, list(IDEAS.values())[number])
    return {"idea": number, "idea_won": int(compiled.winner(game.state, game.deck)) == seat}


class BotGame:
    """One game, and what is noted on its way."""

    def __init__(self, deck: Deck, players: int, seed: int) -> None:
        self.setup = Setup.of(players, option_table.complete({}))
        object.__setattr__(self.setup, "deck", deck)
        self.deck, self.players, self.seed = deck.bytes, players, seed
        self.state = compiled.blank()
        self.record = self.state.view(compiled.STATE)[0]
        self.setup.write(self.record)
        self.record["plays"][:] = 0
        self.record["plays"][_guilds(seed)] = 1
        compiled.deal(self.state, self.deck, seed & SEED_BITS)
        self.starting = [int(self.record["ongoing"][seat * PLACES]) for seat in range(players)]
        self.started = np.zeros((players, CARDS), bool)
        self.finished = np.zeros((players, CARDS), bool)
        self.uses = np.zeros(KINDS, np.int64)
        self.leaders: list[int] = []
        self.trigger = NONE

    def play(self, judge: Judge, sticking: int = NONE, idea: Idea | None = None) -> dict[str, Any]:
        """With an idea, one seat sticks to it."""
        rng = np.random.default_rng(self.seed)
        legal = compiled.no_actions()
        while self.record["phase"] != OVER:
            if compiled.list_legal(self.state, self.deck, legal) > 1:
                seat = int(self.record["seat"])
                seen = compiled.blank()
                compiled.see(self.state, seat, seen)
                facts = (self.setup, seen, seat, int(rng.integers(SEED_BITS)))
                if idea and seat == sticking:
                    code = stick_to(idea, judge, *facts, self.seed // 24)
                else:
                    code = judge(*facts)[0]
            else:
                code = int(legal[0])
            self._act(code)
        return self.row()

    def _act(self, code: int) -> None:
        seat, round, before = (int(self.record[name]) for name in ("seat", "round", "ended_by"))
        if FIRST_BUILD <= code < FIRST_DISCARD:
            card = (code - FIRST_BUILD) // WAYS
            self.started[seat, card] |= compiled.next_level(self.state, card) == 1
        self.uses += uses_of(self.state, self.deck, code)
        compiled.apply(self.state, self.deck, code)
        self.finished[seat, self._completed(seat)] = True
        if before != BY_SYMBOLS and self.record["ended_by"] == BY_SYMBOLS:
            self.trigger = seat
        if self.record["round"] != round or self.record["phase"] == OVER:
            self.leaders.append(int(compiled.winner(self.state, self.deck)))

    def _completed(self, seat: int) -> list[int]:
        cards: list[int] = self.record["completed"][seat * CARDS :][
            : self.record["completed_size"][seat]
        ].tolist()
        return cards

    def row(self) -> dict[str, Any]:
        seats = range(self.players)
        completed = np.zeros((self.players, CARDS), bool)
        for seat in seats:
            completed[seat, self._completed(seat)] = True
        return {
            "guilds": self.record["plays"].copy(),
            "rounds": int(self.record["round"]),
            "ended_by": int(self.record["ended_by"]),
            "scores": [compiled.score(self.state, self.deck, seat) for seat in seats],
            "winner": int(compiled.winner(self.state, self.deck)),
            "completed": completed,
            "uses": self.uses,
            "in_play": self.record["in_play"].astype(bool),
            "started": self.started,
            "finished": self.finished,
            "starting": self.starting,
            "leads": sum(a != b for a, b in zip(self.leaders, self.leaders[1:], strict=False)),
            "trigger": self.trigger,
        }


COLUMNS = [field.name for field in fields(Games) if field.name != "players"]


def _guilds(seed: int) -> Array:
    if seed % 2:
        return np.arange(4)
    return np.random.default_rng(seed).permutation(GUILDS)[:4]


def joined(parts: Sequence[Games]) -> Games:
    """Several batches as one."""
    columns = (np.concatenate([getattr(part, field) for part in parts]) for field in COLUMNS)
    return Games(parts[0].players, *columns)
