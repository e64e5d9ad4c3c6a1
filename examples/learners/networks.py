"""The networks that the learners train: one that knows what the cards of Arboretum are, and a plain one.

A network takes observations as vectors, as they come, and returns a score for each action and a summary, from
which a learner judges the game as a whole.
"""

from __future__ import annotations

from math import prod

import torch
from scale import largest
from torch import nn
from torch.nn.functional import embedding_bag, pad, relu

from treetop.envs.general import encoding_of
from treetop.envs.observer import Observer
from treetop.games import game_named

WIDTH = 128
PER_SPECIES, PER_PAIR = 96, 24
RANKS, HAND, PLACES = 8, 9, 36
PLANTING = 2
"""Of the numbers that say which phase it is, the one for planting."""


def network_for(game: str, players: int) -> nn.Module:
    """The same random weights each time."""
    torch.manual_seed(1)
    encoding = encoding_of(game_named(game))
    observer = Observer(encoding, (players,))
    most = torch.from_numpy(largest(observer.space))
    return Arboretum(players, most) if game == "arboretum" else Plain(most, encoding.actions)


class Plain(nn.Module):
    """Takes every number for what it is, divided by the largest that it can be."""

    def __init__(self, most: torch.Tensor, actions: int) -> None:
        super().__init__()
        self.register_buffer("most", most)
        self.hidden = nn.Sequential(
            nn.Linear(len(most), 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH), nn.ReLU()
        )
        self.scores = nn.Linear(WIDTH, actions)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        summary = self.hidden(seen / self.most)
        return self.scores(summary), summary


class Arboretum(nn.Module):
    """What it learns of a species holds for all species, of a card wherever it is in the hand, of a card
    beside another one in every place."""

    def __init__(self, players: int, most: torch.Tensor) -> None:
        super().__init__()
        self.players, self.species = players, 2 * players + 2
        parts = encoding_of(game_named("arboretum")).parts(players)
        self.sizes = [prod(part.shape) for part in parts.values()]
        table = self.sizes[1]
        self.register_buffer("most", most[self.sizes[0] :][:table])
        self.of_species = nn.Linear(6 * players * RANKS + table, PER_SPECIES)
        self.of_species_among_all = nn.Linear(2 * PER_SPECIES, PER_SPECIES)
        self.summary = nn.Linear(2 * PER_SPECIES + table, WIDTH)
        self.of_cards = nn.Linear(PER_SPECIES, RANKS * (4 + PER_PAIR))
        self.beside = nn.Parameter(torch.randn(2 * RANKS * RANKS + 1, PER_PAIR) / 4)
        self.planting = nn.Linear(PER_PAIR, 1)
        self.draw_from_pile = nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        cards, table, trees, places, hand = seen.split(self.sizes, 1)
        phase = table[:, : PLANTING + 1]
        table = table / self.most
        planes = cards.view(len(seen), -1, self.species, RANKS)
        planes = torch.cat([planes, self._neighbours(trees)], 1).transpose(1, 2).flatten(2)
        known = torch.cat([planes, table[:, None].expand(-1, self.species, -1)], 2)
        each = relu(self.of_species(known))
        every = each.mean(1, keepdim=True).expand_as(each)
        each = each + relu(self.of_species_among_all(torch.cat([each, every], 2)))
        summary = relu(self.summary(torch.cat([each.mean(1), each.amax(1), table], 1)))
        of_cards = self.of_cards(each).view(len(seen), self.species * RANKS, -1)

        tops = cards.view(len(seen), -1, self.species * RANKS)[:, 3 * self.players :]
        own, others = (tops @ of_cards[:, :, :2]).unbind(2)
        draws = torch.cat([self.draw_from_pile(summary), own[:, :1], others[:, 1:]], 1)

        held = hand.long()
        of_hand = pad(of_cards, (0, 0, 1, 0)).gather(1, held[:, :, None].expand(-1, -1, of_cards.shape[2]))
        plants = seen.new_zeros(len(seen), HAND, PLACES)
        now = phase[:, PLANTING].nonzero()[:, 0]
        if len(now):
            plants[now] = self._plants(of_hand[now, :, 3:], held[now], places[now])
        scores = [pad(draws, (0, 4 - self.players)), plants.flatten(1), of_hand[:, :, 2]]
        return torch.cat(scores, 1), summary

    def _neighbours(self, trees: torch.Tensor) -> torch.Tensor:
        """Of each planted card, seat by seat: does a lower one stand beside it, and does a higher one?"""
        trees = trees.view(len(trees), self.players, -1, 3)
        card, x, y = trees.unbind(3)
        near = (x[..., :, None] - x[..., None, :]).abs() + (y[..., :, None] - y[..., None, :]).abs() == 1
        near &= (card > 0)[..., None, :]
        rank = (card - 1) % RANKS
        ahead = rank[..., None, :] - rank[..., :, None]
        flags = torch.cat([(near & (ahead < 0)).any(3), (near & (ahead > 0)).any(3)], 1).float()
        planes = trees.new_zeros(len(trees), 2 * self.players, 1 + self.species * RANKS)
        planes.scatter_(2, card.long().repeat(1, 2, 1), flags)
        return planes[:, :, 1:].view(len(trees), -1, self.species, RANKS)

    def _plants(self, of_hand: torch.Tensor, held: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
        """Scores of each card in each place. A neighbour counts by both ranks, and by whether it is of the
        same species."""
        near = places.unflatten(1, (PLACES, 6))[:, :, 2:].long()
        there = (near > 0).any(2)
        there[:, 0] = True
        game, place = there.nonzero(as_tuple=True)
        near, card = near[game, place][:, None] - 1, (held[game] - 1).clamp(0)[:, :, None]
        same = card // RANKS == near // RANKS
        kind = (card % RANKS) * RANKS + near % RANKS + RANKS * RANKS * same
        kind = kind.where(near >= 0, 2 * RANKS * RANKS)
        beside = embedding_bag(kind.view(-1, 4), self.beside, mode="sum").view(len(game), HAND, -1)
        of_hand = of_hand[game]
        scores = self.planting(relu(beside + of_hand[:, :, 1:]))[:, :, 0] + of_hand[:, :, 0]
        whole = scores.new_zeros(len(places), PLACES, HAND)
        return whole.index_put((game, place), scores).transpose(1, 2)
