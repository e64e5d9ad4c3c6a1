"""One game of Tree Society, played at random by the engine and followed by the oracle."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from tests.oracles.society_decks import generated
from tests.oracles.tree_society import ROWS, Cards, Table
from treetop.games.tree_society import Position
from treetop.games.tree_society.action import DiscardGuild, Rest, Skip
from treetop.games.tree_society.deal import Deal
from treetop.games.tree_society.deck.reader import shipped_decks
from treetop.games.tree_society.vocabulary import GUILDS

GENERATED = 12
"""So many decks are made up; every second game is played with one of them."""


@cache
def text_of(deck: str) -> str:
    """The file of a deck. One that is made up is put where the engine finds it."""
    if deck in shipped_decks():
        return (files("treetop.games.tree_society") / "decks" / f"{deck}.toml").read_text(encoding="utf-8")
    text = generated(int(deck.rpartition("-")[2]))
    (folder() / f"{deck}.toml").write_text(text, encoding="utf-8")
    return text


@cache
def folder() -> Path:
    """In each process its own."""
    made = Path(mkdtemp(prefix="treetop-decks-"))
    os.environ["TREETOP_DECKS"] = str(made)
    return made


@cache
def cards_of(deck: str) -> Cards:
    return Cards(text_of(deck))


def deck_for(seed: int) -> str:
    shipped = sorted(shipped_decks())
    return f"made-up-{seed // 2 % GENERATED}" if seed % 2 else shipped[seed // 2 % len(shipped)]


def started(seed: int, rng: Random) -> Position:
    cards_of(deck_for(seed))
    return Position.new(
        2 + seed // 2 % 3,
        f"{seed:032x}",
        deck=deck_for(seed),
        guilds=rng.sample(GUILDS, 4),
        starting_cards=rng.random() < 0.7,
        draft=rng.random() < 0.3,
        end_symbols=rng.choice((6, 7)),
        half_cost=rng.choice(("up", "down")),
    )


def disagreement(seed: int) -> str | None:
    """Where engine and oracle part, or None."""
    for move, found in enumerate(differences(seed)):
        if found:
            return f"seed {seed}, move {move}: {found}"
    return None


def differences(seed: int) -> Iterator[str | None]:
    rng = Random(seed)
    position = started(seed, rng)
    deal = Deal.of_record(position.setup, position.record).facts()
    table = Table(cards_of(deck_for(seed)), position.players, position.options, deal)
    while position.seat_to_act is not None:
        yield _legal(position, table)
        actions = list(position.legal_actions)
        useful = [action for action in actions if not isinstance(action, DiscardGuild | Rest | Skip)]
        action = rng.choice(useful if useful and rng.random() < 0.85 else actions)
        promised = position.promised(action)
        position = position.after(action)
        yield _facts(position, table, str(action))
        paid = position.earned
        if promised != paid:
            yield f"{action} promised {promised} and paid {paid}"
    yield _end(position, table)


def _legal(position: Position, table: Table) -> str | None:
    mine, theirs = sorted(table.legal()), sorted(map(str, position.legal_actions))
    if mine == theirs:
        return None
    return (
        f"by the rules only: {sorted({*mine} - {*theirs})}, by the engine only: {sorted({*theirs} - {*mine})}"
    )


def _facts(position: Position, table: Table, action: str) -> str | None:
    theirs = lying(position)
    try:
        if not table.act(action, theirs):
            return f"{action}: other cards than those that were shuffled"
    except ValueError:
        return f"{action}: another number of cards"
    mine = table.facts()
    wrong = [key for key in mine if mine[key] != theirs[key]]
    if wrong:
        return f"{action}: {[(key, mine[key], theirs[key]) for key in wrong]}"
    return _points(position, table) if position.phase == "sell" else None


def _points(position: Position, table: Table) -> str | None:
    mine = [table.points(seat) for seat in range(position.players)]
    theirs = [position.points(seat) for seat in range(position.players)]
    return None if mine == theirs else f"points {theirs}, but {mine}"


def _end(position: Position, table: Table) -> str | None:
    outcome = position.outcome()
    if table.legal() or outcome is None or outcome.winners != (table.winner(),):
        return f"{outcome}, but seat {table.winner()} wins"
    return _points(position, table)


def lying(position: Position) -> dict[str, Any]:
    """What lies where in the engine, by the names of the cards."""
    record = position.record
    fruit = [card.key for card in position.setup.deck.fruit]
    cards = [card.key for card in position.setup.deck.guild_cards]
    market = [None if number < 0 else cards[number] for number in record["guild_market"].tolist()]
    return {
        "phase": position.phase,
        "seat": int(record["seat"]),
        "round": position.round,
        "last_round": int(record["last_round"]),
        "ended_by": position.ended_by,
        "fruit_deck": [fruit[n] for n in record["fruit_deck"][: position.fruit_deck_size].tolist()[::-1]],
        "fruit_market": [card and card.key for card in position.fruit_market],
        "guild_deck": [cards[n] for n in record["guild_deck"][: position.guild_deck_size].tolist()[::-1]],
        "guild_market": dict(zip(ROWS, (market[:3], market[3:]), strict=True)),
        "discard": [card.key for card in position.guild_discard],
        "revealed": [card.key for card in position.revealed],
        "earned": position.earned,
        "passed": [(one.card.key, one.level, one.steps[0].do) for one in position.passed_over],
        "effects": [(one.card.key, one.level, len(one.steps)) for one in position.effects],
        "seats": [_seat(position, seat) for seat in range(position.players)],
    }


def _seat(position: Position, seat: int) -> tuple[Any, ...]:
    return (
        position.pouch(seat),
        position.chest(seat),
        [card.key for card in position.unsold(seat)],
        [card.key for card in position.sold(seat) if card],
        [one and (one.card.key, one.level) for one in position.ongoing(seat)],
        [card.key for card in position.completed(seat)],
    )
