"""The study of a game that brings none: games in which everybody plays at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from treetop.arena.balance.plots import Array
from treetop.arena.balance.report import Report
from treetop.arena.balance.study import check_player
from treetop.arena.document import Block, Code, Document, Heading, Paragraph, Table
from treetop.arena.interval import Interval, wilson
from treetop.games import game_named
from treetop.games.game import Game
from treetop.locales import Language


@dataclass(frozen=True)
class RandomGames:
    """One row for each game."""

    players: int
    decisions: Array
    scores: Array
    won: Array
    """Each seat's part of the victory."""
    actions: Counter[str]
    """How often each kind of action was chosen, in all games together."""

    def __len__(self) -> int:
        return len(self.decisions)

    def seats(self) -> list[Interval]:
        """Each seat's share of the wins."""
        return [wilson(float(share), len(self)) for share in self.won.mean(axis=0)]


class RandomStudy:
    def __init__(self, game: Game, options: Mapping[str, Any], player: str | None = None) -> None:
        check_player(player, ("random",))
        self.game = game.name
        self.options = game.options(options)

    def play(self, players: int, seeds: Sequence[int]) -> RandomGames:
        decisions, scores, won = [], [], []
        actions = Counter[str]()
        for seed in seeds:
            rng = Random(seed)
            position = game_named(self.game).new(players, seed, self.options)
            chosen = []
            while not position.is_over:
                action = rng.choice(position.legal_actions)
                chosen.append(str(action).partition(" ")[0])
                position = position.after(action)
            outcome = position.outcome()
            assert outcome is not None
            decisions.append(len(chosen))
            actions.update(chosen)
            scores.append(outcome.scores)
            won.append([(seat in outcome.winners) / len(outcome.winners) for seat in range(players)])
        return RandomGames(players, np.array(decisions), np.array(scores), np.array(won), actions)

    def joined(self, parts: Sequence[RandomGames]) -> RandomGames:
        return RandomGames(
            parts[0].players,
            np.concatenate([each.decisions for each in parts]),
            np.concatenate([each.scores for each in parts]),
            np.concatenate([each.won for each in parts]),
            sum((each.actions for each in parts), Counter[str]()),
        )

    def document(self, games: Sequence[RandomGames], command: str, language: Language) -> Document:
        return RandomReport(self.game, games, language).document(command)


class RandomReport(Report):
    def __init__(self, game: str, games: Sequence[RandomGames], language: Language) -> None:
        super().__init__(language)
        self.game = game
        self.games = games

    def document(self, command: str) -> Document:
        by_players = {games.players: games for games in self.games}
        played = {"games": len(self.games[0]), "players": list(map(str, by_players))}
        blocks: list[Block] = [
            Code(command),
            Paragraph(self.say("arena-balance-random-what", **played)),
            Heading(2, self.say("arena-balance-games")),
            self.overview(),
            self.distribution("decisions", {n: games.decisions for n, games in by_players.items()}),
            self.distribution("scores", {n: games.scores for n, games in by_players.items()}),
            *self.seats({n: games.seats() for n, games in by_players.items()}),
            Heading(2, self.say("arena-balance-actions")),
            self.actions(),
        ]
        return Document(self.say("arena-balance-random-title", game=self.game), self.language.code, blocks)

    def overview(self) -> Table:
        rows = [
            [
                self.players(games.players),
                self.numerals.whole(len(games)),
                self.middle(games.decisions),
                self.spread(games.scores),
            ]
            for games in self.games
        ]
        return Table(self.head("players", "number", "decisions", "scores"), rows)

    def actions(self) -> Table:
        """How often each kind is chosen in a game, by number of players."""
        total = sum((games.actions for games in self.games), Counter[str]())
        rows = [
            [kind, *(self.numerals.decimal(games.actions[kind] / len(games)) for games in self.games)]
            for kind, _ in total.most_common()
        ]
        return Table([*self.head("what"), *(self.players(games.players) for games in self.games)], rows)
