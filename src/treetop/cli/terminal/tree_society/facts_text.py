"""Tree Society in a terminal: markets, prices, and what lies before everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from treetop.art.tree_society.palette import guild_hues
from treetop.cli.message_facts import message_of
from treetop.games.game import Facts
from treetop.locales import Language

SYMBOL = "●"
PRECIOUS = "❧"
TREE = "▲"
COIN = "◎"
POINTS = "★"
BUILT = "green"
ASKED = "bold reverse"


def society_board(facts: Facts, names: Sequence[str], language: Language) -> RenderableType:
    """A view's facts: first what is asked and what the viewer has."""
    return Group(*_Table(facts, names, language).parts())


def society_actions(facts: Facts, language: Language) -> list[str]:
    """The legal actions in words; for fruit also its action, since many look alike."""
    table = _Table(facts, (), language)
    return [
        " · ".join(filter(None, (language.say(message_of(words)), table.fruit_of(action))))
        for action, words in zip(facts["legal"], facts["words"], strict=True)
    ]


class _Table:
    def __init__(self, facts: Facts, names: Sequence[str], language: Language) -> None:
        self.facts = facts
        self.names = names
        self.say = language.say
        self.hues = guild_hues("dark")

    def parts(self) -> Iterator[RenderableType]:
        yield from self.asked()
        seats = list(enumerate(self.facts["seats"], 1))
        for number, seat in seats:
            if number == self.facts["seat"]:
                yield from self.seat(number, seat)
        yield self.heading("tree-society-cli-upper-row", self.facts["guild_deck"])
        yield self.side_by_side([(key, 0) for key in self.facts["guild_market"]["upper"]])
        yield self.heading("tree-society-cli-lower-row")
        yield self.side_by_side([(key, 0) for key in self.facts["guild_market"]["lower"]])
        yield self.heading("tree-society-cli-fruit-market", self.facts["fruit_deck"])
        yield self.fruit_line(self.facts["fruit_market"])
        for number, seat in seats:
            if number != self.facts["seat"]:
                yield from self.seat(number, seat)

    def heading(self, id: str, deck: int | None = None) -> Text:
        """A market, and how many cards can still come to it."""
        line = Text(self.say(id), "bold")
        return (
            line
            if deck is None
            else line.append(f" · {self.say('tree-society-cli-in-deck', count=deck)}", "not bold")
        )

    def asked(self) -> Iterator[RenderableType]:
        """What is expected now: of an effect in progress, what it says, and what waits for it."""
        phase = self.say(f"tree-society-phase-{self.facts['phase']}")
        moment = self.say(
            "tree-society-cli-moment",
            round=self.facts["round"],
            last=self.facts["last_round"] or 0,
            phase=phase,
        )
        yield Text(moment, "bold")
        effect, action = self.facts["effect"], self.facts["fruit_action"]
        if effect:
            yield Text(self.effect(effect), ASKED)
            yield from (
                Text(self.say("tree-society-cli-waiting", effect=self.effect(e))) for e in effect["waiting"]
            )
            yield from self.revealed(effect["revealed"])
        elif action:
            fruit = self.say(f"tree-society-fruit-{self.facts['fruit'][action['fruit']]['type']}")
            text = self.say(f"tree-society-action-{action['action']}-text", coins=action["coins"] or 0)
            yield Text(f"{fruit}: {text}", ASKED)

    def effect(self, effect: Facts) -> str:
        text = " ".join(self.say(message_of(step)) for step in (effect["step"], *effect["then"]))
        return f"{self.name(effect['card'])} {effect['level']}: {text}"

    def revealed(self, keys: Sequence[str]) -> Iterator[RenderableType]:
        if keys and keys[0] in self.facts["cards"]:
            yield self.side_by_side([(key, 0) for key in keys])
        elif keys:
            yield self.fruit_line(keys)

    def side_by_side(self, cards: Sequence[tuple[str | None, int]]) -> Table:
        """Three cards a line, however wide the terminal is."""
        table = Table.grid(padding=(0, 2), expand=True)
        for _ in range(3):
            table.add_column(ratio=1)
        faces = [self.card(key, level) if key else Text("–", "dim") for key, level in cards]
        for start in range(0, len(faces), 3):
            table.add_row(*faces[start : start + 3])
        return table

    def card(self, key: str, level: int) -> RenderableType:
        card = self.facts["cards"][key]
        guild = self.say(f"tree-society-guild-{card['guild']}")
        title = Text(self.name(key), f"bold {self.hues[card['guild']]}")
        title.append(f" {SYMBOL * card['symbols']} {guild}", "not bold")
        floors = Table.grid(padding=(0, 1))
        for number, floor in enumerate(card["levels"], 1):
            floors.add_row(*self.floor(number, floor, level), style=BUILT if number <= level else "")
        return Group(title, floors)

    def floor(self, number: int, floor: Facts, level: int) -> tuple[Text, Text]:
        """Number, cost and points; what it does. A tree stands on the level that was built last."""
        mark = TREE if number == level else " "
        points = POINTS if floor["formula"] else f"{POINTS}{floor['points']}"
        words = self.effect_text(floor)
        if floor["formula"]:
            words = f"{words} {self.say(message_of(floor['formula']))}".lstrip()
        numbers = f"{mark}{number} {COIN}{floor['cost']:<2} {points}"
        return Text(numbers, no_wrap=True), Text(words)

    def effect_text(self, floor: Facts) -> str:
        """T16: what is unlike a standard effect says so first."""
        text = " ".join(self.say(message_of(step)) for step in floor["effect"])
        if floor["kind"] not in ("continuous", "mandatory"):
            return text
        return self.say("tree-society-effect", kind=self.say(f"tree-society-kind-{floor['kind']}"), text=text)

    def name(self, key: str) -> str:
        return self.say(message_of(self.facts["cards"][key]["name"]))

    def fruit_line(self, keys: Sequence[str | None]) -> Columns:
        return Columns([self.fruit(key) if key else "–" for key in keys], padding=(0, 3))

    def fruit(self, key: str) -> str:
        fruit = self.facts["fruit"][key]
        kind = self.say(f"tree-society-fruit-{fruit['type']}")
        mark = f" {PRECIOUS}" if fruit["precious"] else ""
        price = self.facts["prices"][fruit["type"]] + (1 if fruit["precious"] else 0)
        return f"{kind}{mark} {COIN}{price} ({self.fruit_action(fruit)})"

    def fruit_action(self, fruit: Facts) -> str:
        return self.say(f"tree-society-action-{fruit['action']}", coins=fruit["coins"])

    def fruit_of(self, action: str) -> str:
        """The fruit action and the leaf of the fruit that an action is about, if any."""
        fruit = self.facts["fruit"].get(action.split()[1]) if " " in action else None
        if fruit is None:
            return ""
        return self.fruit_action(fruit) + (f" {PRECIOUS}" if fruit["precious"] else "")

    def seat(self, number: int, seat: Facts) -> Iterator[RenderableType]:
        acts = self.facts["to_act"] == number
        purse = self.say(
            "tree-society-cli-purse",
            pouch=seat["pouch"],
            chest=seat["chest"],
            symbols=seat["symbol_count"],
            sold=seat["sold_count"],
        )
        points = "" if seat["points"] is None else f", {self.say('core-points', count=seat['points'])}"
        yield Text(f"{self.names[number - 1]}: {purse}{points}", "bold underline" if acts else "bold")
        if seat["unsold"]:
            yield self.fruit_line(seat["unsold"])
        if seat["sold"]:
            yield Text(self.say("tree-society-cli-sold", fruit=self.counted(seat["sold"])))
        ongoing = [(one["card"], one["level"]) for one in filter(None, seat["ongoing"])]
        if ongoing:
            yield self.side_by_side(ongoing)
        if seat["completed"]:
            yield Text(
                self.say("tree-society-cli-completed", cards=[self.name(key) for key in seat["completed"]])
            )

    def counted(self, keys: Sequence[str]) -> str:
        """Fruit by type: nothing else matters once it is sold."""
        numbers = Counter(self.facts["fruit"][key]["type"] for key in keys)
        types = [kind for kind in self.facts["prices"] if numbers[kind]]
        return " · ".join(f"{self.say(f'tree-society-fruit-{kind}')} ×{numbers[kind]}" for kind in types)
