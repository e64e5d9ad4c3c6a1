"""Tree Society once more, slowly and obviously: a table that follows a game action by action.

Written from the rules, not from the engine, with which it shares no code: it reads the deck file and the
deal, knows at every moment all legal actions with their prices, and does what an action says. Only chance
comes from the engine: where cards are shuffled anew, the table looks up how they lie, and checks that
they are the right ones.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

PLACES = 3
UNKNOWN = "?"
NO_ROUND = 127
ROWS = ("upper", "lower")
BUILDS = ("build", "reveal-guilds")


def kind(fruit: str) -> str:
    return fruit.rpartition("-")[0]


class Cards:
    """A deck file as it is written (T1-T3)."""

    def __init__(self, text: str) -> None:
        table = tomllib.loads(text)
        self.start = table["start"]
        self.guild: dict[str, Any] = {card["key"]: card for card in table["guild"]}
        self.fruit: dict[str, Any] = {}
        numbers: Counter[str] = Counter()
        for card in table["fruit"]:
            numbers[card["type"]] += 1
            self.fruit[f"{card['type']}-{numbers[card['type']]:02}"] = card

    def level(self, card: str, level: int) -> Any:
        return self.guild[card]["level"][level - 1]

    def effect(self, card: str, level: int) -> list[Any]:
        return self.level(card, level).get("effect", [])

    def is_mandatory(self, card: str, level: int) -> bool:
        return bool(self.level(card, level).get("must"))


@dataclass
class Seat:
    """T4."""

    pouch: int
    chest: int
    unsold: list[str]
    ongoing: list[tuple[str, int] | None]
    sold: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)

    def level_of(self, card: str) -> int:
        return next((built for key, built in filter(None, self.ongoing) if key == card), 0)

    def owned(self) -> list[str]:
        return [key for key, _ in filter(None, self.ongoing)] + self.completed


@dataclass
class Effect:
    """T16: the steps that are left of an effect. With a price to pay, its level does not stand yet."""

    card: str
    level: int
    steps: list[Any]
    price: bool
    begun: bool = False
    fresh: bool = True
    left: int = 1

    @property
    def step(self) -> Any:
        return self.steps[0]


class Table:
    def __init__(self, cards: Cards, players: int, options: dict[str, Any], deal: dict[str, Any]) -> None:
        self.cards, self.options, self.players = cards, options, players
        self.fruit_deck = list(deal["fruit_deck"])
        self.fruit_market: list[str | None] = list(deal["fruit_market"])
        self.guild_deck = list(deal["guild_deck"])
        self.guild_market = {row: list(deal["guild_market"][row]) for row in ROWS}
        self.discard: list[str] = []
        self.seats = [
            Seat(
                cards.start["pouch"][seat],
                cards.start["chest"][seat],
                list(deal["fruit"][seat]),
                [(card, 1) if (card := deal["starting"][seat]) else None, None, None],
            )
            for seat in range(players)
        ]
        self.phase = "draft" if options["draft"] else "sell"
        self.seat, self.round, self.last_round, self.ended_by = 0, 1, NO_ROUND, None
        self.sold_now: list[str] = []
        self.fruit_action: str | None = None
        self.effects: list[Effect] = []
        self.revealed: list[str] = []
        self.earned = {"pouch": 0, "chest": 0}
        self.passed: list[tuple[str, int, str]] = []
        self.shuffled: Counter[str] = Counter()
        self.found: list[str] = []
        self.lying: dict[str, Any] = {}

    @property
    def me(self) -> Seat:
        return self.seats[self.seat]

    # What is legal

    def legal(self) -> list[str]:
        if self.phase in ("draft", "rest"):
            return self._takes()
        if self.phase == "sell":
            return self._sales()
        if self.phase == "build":
            return [*self._builds(""), *self._fruit_actions(), *self._discards(), "rest"]
        return self._choices() if self.phase == "effect" else []

    def _fruit_actions(self) -> list[str]:
        """T10."""
        if self.fruit_action is None:
            return []
        card = self.cards.fruit[self.fruit_action]
        if card["action"] == "chest":
            return [f"chest {card['coins']}"]
        if card["action"] == "reduce":
            return self._builds("fruit")
        return {"sell": self._sales, "take": self._takes, "row": self._rows}[card["action"]]()

    def _choices(self) -> list[str]:
        """T16."""
        effect = self.effects[-1]
        do = effect.step["do"]
        if do in ("coins", "chest"):
            found = ["use"]
        elif do == "give":
            found = [f"give {fruit}" for fruit in self.me.unsold]
        elif do == "discard":
            found = [f"discard guild {card}" for card in self._accepted(effect)]
        elif do in ("sale", "take", "row"):
            found = {"sale": self._sales, "take": self._takes, "row": self._rows}[do]()
        elif do == "build":
            found = [*self._builds("effect"), *self._discards()]
        elif effect.fresh:
            found = ["reveal"]
        elif do == "reveal-fruit":
            found = [f"keep {fruit}" for fruit in self.revealed]
        else:
            found = [*self._builds("effect"), *self._discards()]
        never_forced = do == "build" or (do == "reveal-guilds" and not effect.fresh)
        untouched = effect.fresh and not effect.begun and not effect.price
        return [*found, "skip"] if never_forced or untouched else found

    def _sales(self) -> list[str]:
        """T9, T11."""
        types = {kind(fruit) for fruit in self.sold_now}
        return [f"sell {f} for {self.value(f)}" for f in self.me.unsold if kind(f) not in types]

    def value(self, fruit: str) -> int:
        """T9."""
        shown = [f for f in self.fruit_market if f]
        for seat in self.seats:
            shown += seat.unsold
        return sum(kind(f) == kind(fruit) for f in shown) + bool(self.cards.fruit[fruit].get("precious"))

    def _takes(self) -> list[str]:
        return [f"take {fruit}" for fruit in self.fruit_market if fruit]

    def _rows(self) -> list[str]:
        return [f"discard row {row}" for row in ROWS if any(self.guild_market[row])]

    def _discards(self) -> list[str]:
        """T17; a card whose effect is not finished stays."""
        busy = [effect.card for effect in self.effects[:-1]]
        if self.effects and len(self.effects[-1].steps) > 1:
            busy.append(self.effects[-1].card)
        return [f"discard guild {card}" for card in self.me.owned() if card not in busy]

    def _accepted(self, effect: Effect) -> list[str]:
        """Which cards a step "discard a guild" accepts."""
        free = set(self._discards())
        what = effect.step.get("what", "any")
        ongoing = [key for key, _ in filter(None, self.me.ongoing)]
        found = []
        for card in self.me.owned():
            itself = card == effect.card
            if itself and (what != "own" or effect.price):
                continue
            if itself:
                waits = card in [one.card for one in self.effects if one is not effect]
                if waits or any(step["do"] in BUILDS for step in effect.steps[1:]):
                    continue
            elif f"discard guild {card}" not in free:
                continue
            if what in ("ongoing", "completed") and (what == "ongoing") != (card in ongoing):
                continue
            makes_room = card in ongoing or effect.level != 1 or len(ongoing) < PLACES
            if effect.price and not makes_room:
                continue
            found.append(card)
        return found

    def _builds(self, way: str) -> list[str]:
        """T12-T16."""
        if way == "effect" and self.effects[-1].step["do"] == "reveal-guilds":
            cards = list(self.revealed)
        else:
            market = [card for row in ROWS for card in self.guild_market[row] if card]
            cards = [key for key, _ in filter(None, self.me.ongoing)] + market
        found = []
        for card in cards:
            level = self.me.level_of(card) + 1
            price = self.price(card, way)
            if way == "effect" and not self._fits(card, level):
                continue
            if way == "fruit" and price >= self.price(card, ""):
                continue
            if price <= self.me.pouch and self._can_pay_the_rest(card, level):
                with_what = f" with {way}" if way else ""
                found.append(f"build {card} {level} for {price}{with_what}")
        return found

    def _fits(self, card: str, level: int) -> bool:
        effect = self.effects[-1]
        what = effect.step.get("what", "any")
        return not (what == "new" and level > 1) and not (what == "another" and card == effect.card)

    def price(self, card: str, way: str) -> int:
        """T13, T16: one reduction, the best; the coin of the upper row is never reduced."""
        level = self.me.level_of(card) + 1
        cost = self.cards.level(card, level)["cost"]
        choices = [cost]
        for key, built in filter(None, self.me.ongoing):
            for step in self.cards.effect(key, built):
                right = step.get("level", level) == level
                mine = step.get("guild", self.cards.guild[card]["guild"]) == self.cards.guild[card]["guild"]
                if step["do"] == "reduce" and right and mine:
                    choices.append(cost - step.get("amount", 1))
        if way == "fruit":
            choices.append(cost - 2)
        if way == "effect":
            step = self.effects[-1].step
            half = cost // 2 if self.options["half_cost"] == "down" else -(-cost // 2)
            choices.append({"half": half, "free": 0}.get(step["how"], cost - step.get("less", 0)))
        return max(0, min(choices)) + (card in self.guild_market["upper"])

    def _can_pay_the_rest(self, card: str, level: int) -> bool:
        """T12, T16: a place, and what a mandatory effect asks for; the one may come from the other."""
        room = level > 1 or None in self.me.ongoing
        if not self.cards.is_mandatory(card, level):
            return room
        effect = Effect(card, level, list(self.cards.effect(card, level)), price=True)
        step, amount = effect.step, effect.step.get("amount", 1)
        if step["do"] == "discard":
            return bool(self._accepted(effect))
        if not room:
            return False
        on_sale = sum(fruit is not None for fruit in self.fruit_market)
        left = {kind(f) for f in self.me.unsold} - {kind(f) for f in self.sold_now}
        in_market = [one for row in ROWS for one in self.guild_market[row] if one and one != card]
        return {
            "give": len(self.me.unsold) >= amount,
            "sale": len(left) >= amount,
            "take": on_sale > 0 and on_sale + len(self.fruit_deck) >= amount,
            "row": bool(in_market),
        }[step["do"]]

    # What actions do

    def act(self, notation: str, lying: dict[str, Any]) -> bool:
        """Do an action. `lying` is the table after it, in which shuffled cards are looked up.

        Are they those that were shuffled?
        """
        self.earned = {"pouch": 0, "chest": 0}
        self.passed, self.shuffled, self.found, self.lying = [], Counter(), [], lying
        verb, *words = notation.split()
        if verb == "discard":
            {"guild": self._discard, "row": self._row}[words[0]](words[1])
        elif verb == "build":
            self._build(words[0], words[-1] if "with" in words else "")
        else:
            getattr(self, f"_{verb}")(*words[:1])
        self.fruit_deck = self._look(self.fruit_deck, lying["fruit_deck"])
        self.guild_deck = self._look(self.guild_deck, lying["guild_deck"])
        self.revealed = self._look(self.revealed, lying["revealed"])
        return Counter(self.found) == self.shuffled

    def _sell(self, fruit: str) -> None:
        """T9-T11."""
        self.me.pouch += self.value(fruit)
        self.me.unsold.remove(fruit)
        self.sold_now.append(fruit)
        self._pay("on-sale")
        if self.phase == "sell":
            self.phase, self.fruit_action = "build", fruit
        elif self.phase == "build":
            self.fruit_action = None
        else:
            self._chosen()

    def _take(self, fruit: str) -> None:
        """T8, T10, T18."""
        stall = self.fruit_market.index(fruit)
        self.me.unsold.append(fruit)
        self.fruit_market[stall] = self.fruit_deck.pop(0) if self.fruit_deck else None
        if self.fruit_market[stall]:
            self._see_last_fruit()
        if self.phase == "draft":
            self.seat = (self.seat + 1) % self.players
            self.phase = "sell" if len(self.me.unsold) == 3 else "draft"
            return
        self._pay("on-take")
        if self.phase == "rest":
            self._finish_turn()
        elif self.phase == "build":
            self.fruit_action = None
        else:
            self._chosen()

    def _keep(self, fruit: str) -> None:
        self.revealed.remove(fruit)
        self.me.unsold.append(fruit)
        self._chosen()

    def _give(self, fruit: str) -> None:
        self.me.unsold.remove(fruit)
        self.me.sold.append(fruit)
        self._chosen()

    def _chest(self, coins: str) -> None:
        self.me.chest += int(coins)
        self.fruit_action = None

    def _row(self, row: str) -> None:
        """T10, T20."""
        self.discard += [card for card in self.guild_market[row] if card]
        self.guild_market[row] = [None] * 3
        self._refill()
        if self.phase == "build":
            self.fruit_action = None
        else:
            self._chosen()

    def _discard(self, card: str) -> None:
        """T17."""
        self._lose(card)
        self.discard.append(card)
        if self.phase == "effect" and self.effects[-1].step["do"] == "discard":
            self._chosen()

    def _lose(self, card: str) -> None:
        if card in self.me.completed:
            self.me.completed.remove(card)
        else:
            place = next(i for i, item in enumerate(self.me.ongoing) if item and item[0] == card)
            self.me.ongoing[place] = None

    def _use(self) -> None:
        self._gain(self.effects[-1].step)
        self._next_step()

    def _reveal(self) -> None:
        step = self.effects[-1].step
        self.effects[-1].fresh = False
        for _ in range(step.get("amount", 1)):
            if step["do"] == "reveal-fruit":
                card = self.fruit_deck.pop(0) if self.fruit_deck else None
            else:
                card = self._draw_guild()
            if card is not None:
                self.revealed.append(card)

    def _skip(self) -> None:
        self._put_back()
        self.effects.pop()
        self._settle()

    def _build(self, card: str, way: str) -> None:
        """T12-T16: coins, then the price, then the level, then its effect."""
        level = self.me.level_of(card) + 1
        self.me.pouch -= self.price(card, way)
        if way == "fruit":
            self.fruit_action = None
        for row in ROWS:
            self.guild_market[row] = [None if one == card else one for one in self.guild_market[row]]
        if way == "effect":
            if card in self.revealed:
                self.revealed.remove(card)
            self._put_back()
            self._leave_step()
        steps = self.cards.effect(card, level)
        lasts = any(step["do"] == "reduce" or step["do"].startswith("on-") for step in steps)
        price = self.cards.is_mandatory(card, level)
        if not price:
            self._stand(card, level)
        if steps and not lasts:
            self.effects.append(Effect(card, level, list(steps), price))
        self._settle()

    def _stand(self, card: str, level: int) -> None:
        """T14, T15, T21: the tree moves, or the card is completed."""
        ongoing = self.me.ongoing
        if level == 1:
            ongoing[ongoing.index(None)] = (card, 1)
        else:
            ongoing[ongoing.index((card, level - 1))] = (card, level) if level < 3 else None
        if level == 3:
            self.me.completed.append(card)
            if self.counted(self.seat, "symbols") >= self.options["end_symbols"]:
                self._end(self.round + 1, "symbols")
        self._pay("on-build", card)
        if level == 3:
            self._pay("on-complete", card)

    def _rest(self) -> None:
        """T18."""
        self.me.sold += self.sold_now
        self.sold_now, self.fruit_action, self.phase = [], None, "rest"
        if not any(self.fruit_market):
            self._finish_turn()

    def _finish_turn(self) -> None:
        """T19-T22."""
        self._pay("on-rest")
        self.me.pouch = min(2, self.me.pouch) + self.me.chest
        self.me.chest = 0
        self._refill()
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0
            if self.round >= self.last_round:
                self.phase = "over"
                return
            self.round += 1
        self.phase = "sell" if self.me.unsold else "build"

    def _refill(self) -> None:
        """T20."""
        upper, lower = self.guild_market["upper"], self.guild_market["lower"]
        for column in range(3):
            if lower[column] is None:
                lower[column], upper[column] = upper[column], None
        for row in (lower, upper):
            for column in range(3):
                if row[column] is None:
                    row[column] = self._draw_guild()
        for row in ROWS:
            self.guild_market[row] = self._look(self.guild_market[row], self.lying["guild_market"][row])

    def _draw_guild(self) -> str | None:
        if not self.guild_deck:
            self.guild_deck, self.discard = self._shuffle(self.discard), []
        return self.guild_deck.pop(0) if self.guild_deck else None

    def _shuffle(self, pile: list[str]) -> list[str]:
        """Nobody knows how they lie now."""
        self.shuffled += Counter(pile)
        return [UNKNOWN] * len(pile)

    def _put_back(self) -> None:
        """T16, T22: what is not kept goes back; only what is kept has been drawn."""
        do = self.effects[-1].step["do"]
        if do == "reveal-fruit":
            self.fruit_deck = self._shuffle(self.fruit_deck + self.revealed)
            self._see_last_fruit()
        elif do == "reveal-guilds":
            self.guild_deck = self._shuffle(self.guild_deck + self.revealed)
        self.revealed = []

    def _see_last_fruit(self) -> None:
        """T22."""
        if not self.fruit_deck:
            self._end(self.round, "fruit")

    def _end(self, last: int, by: str) -> None:
        if self.last_round > last:
            self.last_round, self.ended_by = last, by

    def _pay(self, occasion: str, besides: str | None = None) -> None:
        """T16: every continuous effect whose tree stood there before and stands there still."""
        for key, built in filter(None, self.me.ongoing):
            for step in self.cards.effect(key, built):
                if step["do"] == occasion and key != besides:
                    purse, coins = step["to"], step.get("amount", 1)
                    setattr(self.me, purse, getattr(self.me, purse) + coins)
                    self.earned[purse] += coins

    # Effects, step by step

    def _gain(self, step: Any) -> None:
        purse = "pouch" if step["do"] == "coins" else "chest"
        setattr(self.me, purse, getattr(self.me, purse) + self._coins(step))

    def _coins(self, step: Any) -> int:
        return step.get("amount", 1) * (self.counted(self.seat, step["per"]) if "per" in step else 1)

    def _chosen(self) -> None:
        effect = self.effects[-1]
        effect.left -= 1
        effect.fresh = False
        more = bool(self.revealed) if effect.step["do"] == "reveal-fruit" else self._is_possible(effect)
        if effect.left == 0 or not more:
            self._next_step()

    def _next_step(self) -> None:
        effect = self.effects[-1]
        self._put_back()
        if effect.price:
            self._stand(effect.card, effect.level)
        self._leave_step()
        self._settle()

    def _leave_step(self) -> None:
        """An effect whose price is paid has not begun yet: its reward may be skipped."""
        effect = self.effects[-1]
        effect.begun, effect.price = not effect.price, False
        effect.steps.pop(0)
        if not effect.steps:
            self.effects.pop()

    def _settle(self) -> None:
        """T16: the uppermost effect with something to choose; what cannot be done is passed over."""
        while self.effects:
            effect = self.effects[-1]
            while effect.steps:
                if not self._is_possible(effect):
                    self.passed.append((effect.card, effect.level, effect.step["do"]))
                elif effect.begun and effect.step["do"] in ("coins", "chest"):
                    self._gain(effect.step)
                else:
                    break
                effect.steps.pop(0)
            if effect.steps:
                step = effect.step
                effect.fresh = True
                repeated = step["do"] in ("sale", "take", "give")
                effect.left = step.get("amount", 1) if repeated else 1
                if step["do"] == "reveal-fruit":
                    effect.left = step["keep"]
                self.phase = "effect"
                return
            self.effects.pop()
        self.phase = "build"

    def _is_possible(self, effect: Effect) -> bool:
        step = effect.step
        match step["do"]:
            case "coins" | "chest":
                return self._coins(step) > 0
            case "sale":
                return bool(self._sales())
            case "take":
                return any(self.fruit_market)
            case "give":
                return bool(self.me.unsold)
            case "discard":
                return bool(self._accepted(effect))
            case "row":
                return any(self.guild_market["upper"] + self.guild_market["lower"])
            case "reveal-fruit":
                return bool(self.fruit_deck)
            case "reveal-guilds":
                return bool(self.guild_deck or self.discard)
        market = [card for row in ROWS for card in self.guild_market[row] if card]
        ongoing = [key for key, _ in filter(None, self.me.ongoing)]
        fitting = [card for card in ongoing if self._fits(card, self.me.level_of(card) + 1)]
        return any(self.price(card, "effect") <= self.me.pouch for card in [*market, *fitting])

    # What is counted

    def counted(self, seat: int, term: str) -> int:
        """The vocabulary."""
        board = self.seats[seat]
        name, _, of = term.partition(":")
        symbols: Counter[str] = Counter()
        for card in board.completed:
            symbols[self.cards.guild[card]["guild"]] += self.cards.guild[card]["symbols"]
        unsold, sold = list(map(kind, board.unsold)), list(map(kind, board.sold))
        ongoing = sum(item is not None for item in board.ongoing)
        return {
            "completed": len(board.completed),
            "symbols": symbols[of] if of else sum(symbols.values()),
            "different-guilds": len([guild for guild in symbols if symbols[guild]]),
            "most-guild": max(symbols.values(), default=0),
            "ongoing": ongoing,
            "guild-cards": ongoing + len(board.completed),
            "unsold": unsold.count(of) if of else len(unsold),
            "sold": sold.count(of) if of else len(sold),
            "fruit": len(unsold) + len(sold),
            "unsold-types": len(set(unsold)),
            "sold-types": len(set(sold)),
            "most-sold": max(Counter(sold).values(), default=0),
            "coins": board.pouch + board.chest,
            "market-types": len({kind(f) for f in self.fruit_market if f}),
        }[name]

    def points(self, seat: int) -> int:
        """T23."""
        board = self.seats[seat]
        total = 0
        for card, level in [*((card, 3) for card in board.completed), *filter(None, board.ongoing)]:
            given = self.cards.level(card, level).get("points", 0)
            if isinstance(given, dict):
                number = self.counted(seat, given["of"])
                given = given.get("base", 0) + given["each"] * (number // given.get("every", 1))
            total += given
        return total

    def winner(self) -> int:
        """T24."""
        return max(range(self.players), key=lambda seat: (self.points(seat), seat))

    # What chance has done

    def _look(self, mine: list[Any], theirs: list[Any]) -> list[Any]:
        if len(mine) != len(theirs):
            raise ValueError("another number of cards")
        self.found += [new for old, new in zip(mine, theirs, strict=True) if old == UNKNOWN]
        return [new if old == UNKNOWN else old for old, new in zip(mine, theirs, strict=True)]

    def facts(self) -> dict[str, Any]:
        """Everything that lies on the table, in the words of `society_agreement.lying`."""
        return {
            "phase": self.phase,
            "seat": self.seat,
            "round": self.round,
            "last_round": self.last_round,
            "ended_by": self.ended_by,
            "fruit_deck": self.fruit_deck,
            "fruit_market": self.fruit_market,
            "guild_deck": self.guild_deck,
            "guild_market": self.guild_market,
            "discard": self.discard,
            "revealed": self.revealed,
            "earned": self.earned,
            "passed": self.passed,
            "effects": [(one.card, one.level, len(one.steps)) for one in self.effects],
            "seats": [
                (one.pouch, one.chest, one.unsold, one.sold, one.ongoing, one.completed) for one in self.seats
            ],
        }
