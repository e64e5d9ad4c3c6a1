"""Arboretum's board: the others' arboretums, one's own with its legal places, the piles, the hand."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer
from textual.widgets import Static

from treetop.cli.terminal.arboretum.grove import Cell, draw_small
from treetop.cli.terminal.arboretum.grove_view import GroveView
from treetop.cli.terminal.arboretum.hand_view import HandView
from treetop.cli.terminal.arboretum.pile_view import PileView
from treetop.cli.terminal.board import Board
from treetop.cli.terminal.keys import bind
from treetop.cli.terminal.match import Match
from treetop.games.arboretum import Action, Card, Discard, Draw, Plant, View
from treetop.locales import Language

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


class ArboretumBoard(Board):
    def __init__(self, match: Match, language: Language) -> None:
        super().__init__(match, language)
        self.reader: int | None = None
        self.card: Card | None = None
        self.cell: Cell = (0, 0)
        self.source: int | None = None
        bind(
            self,
            language,
            ("enter,space", "confirm", "arboretum-cli-key-choose"),
            ("up", "move('up')", ""),
            ("down", "move('down')", ""),
            ("left", "move('left')", "arboretum-cli-key-move"),
            ("right", "move('right')", ""),
            ("tab", "next_card(1)", "arboretum-cli-key-next-card"),
            ("shift+tab", "next_card(-1)", ""),
            *((str(digit), f"digit({digit})", "") for digit in range(10)),
        )

    def compose(self) -> ComposeResult:
        with Horizontal(id="groves"):
            yield Static(id="others", markup=False)
            with ScrollableContainer(id="mine", can_focus=False):
                yield GroveView()
        yield Static(id="paths", markup=False)
        yield PileView()
        yield HandView()

    @property
    def view(self) -> View:
        position: View = self.match.planned.view(self.reader)  # type: ignore[assignment]
        return position

    @property
    def is_choosing(self) -> bool:
        acting = self.match.seat_to_act == self.reader and self.reader is not None
        return acting and not self.match.is_planned_to_the_end

    @property
    def phase(self) -> str:
        return self.view.phase if self.is_choosing else "wait"

    def sentence(self, name: str) -> str:
        number = 3 - self.view.draws_left
        return self.language.say(f"arboretum-cli-turn-{self.view.phase}", name=name, number=number)

    def show(self, reader: int | None) -> None:
        self.reader = reader
        self._keep_choices_possible()
        view, phase = self.view, self.phase
        mine = reader if reader is not None else 0
        legal = self._cells() if phase == "plant" else []
        self.query_one(GroveView).show(view.arboretum(mine), view.setup.edition, legal, self.cell)
        self.query_one("#others", Static).update(self._others(view, mine))
        self.query_one("#paths", Static).update(self._paths(view))
        source = self.source if phase == "draw" else -1
        self.query_one(PileView).show(view, self.match.names, source, self.language)
        hand = [card for card in view.hand(mine) if card] if reader is not None else []
        chosen = self.card if phase in ("plant", "discard") else None
        self.query_one(HandView).show(hand, chosen, view.setup.edition, self.language)

    def _keep_choices_possible(self) -> None:
        hand = self._hand()
        if self.card not in hand:
            self.card = hand[0] if hand else None
        cells = self._cells()
        if cells and self.cell not in cells:
            self.cell = min(cells, key=lambda cell: abs(cell[0] - self.cell[0]) + abs(cell[1] - self.cell[1]))
        sources = self._sources()
        if sources and self.source not in sources:
            self.source = sources[0]

    def _hand(self) -> list[Card]:
        return [card for card in self.view.hand(self.reader) if card] if self.reader is not None else []

    def _cells(self) -> list[Cell]:
        return list({(a.x, a.y): None for a in self.view.legal_actions if isinstance(a, Plant)})

    def _sources(self) -> list[int | None]:
        return [action.seat for action in self.view.legal_actions if isinstance(action, Draw)]

    def _others(self, view: View, mine: int) -> Text:
        parts = []
        for seat, name in enumerate(self.match.names):
            if seat != mine:
                parts.append(Text(name, "bold underline" if seat == view.seat_to_act else "bold"))
                parts.append(draw_small(view.arboretum(seat), view.setup.edition))
                parts.append(Text())
        return Text("\n").join(parts)

    def _paths(self, view: View) -> Text:
        """What one's best paths are worth now, whoever may score them in the end."""
        if self.reader is None:
            return Text()
        paths = [path for path in view.best_paths(self.reader) if path]
        worth = [self.language.say("arboretum-cli-path", species=p.species, points=p.points) for p in paths]
        return Text(self.language.say("arboretum-cli-paths-now", paths=" · ".join(worth) or "–"))

    def action_move(self, direction: str) -> None:
        if self.phase == "plant":
            self._move_cell(*STEPS[direction])
        elif direction in ("left", "right"):
            step = STEPS[direction][0]
            if self.phase == "draw":
                sources = self._sources()
                self.source = sources[(sources.index(self.source) + step) % len(sources)]
            elif self.phase == "discard":
                self._next_card(step)
        self.show(self.reader)

    def _move_cell(self, right: int, up: int) -> None:
        """To the nearest legal place in that direction; straight ahead is nearer than aside."""

        def distance(cell: Cell) -> int:
            ahead = (cell[0] - self.cell[0]) * right + (cell[1] - self.cell[1]) * up
            aside = abs((cell[0] - self.cell[0]) * up) + abs((cell[1] - self.cell[1]) * right)
            return ahead + 2 * aside if ahead > 0 else 1000

        nearest = min(self._cells(), key=distance)
        if distance(nearest) < 1000:
            self.cell = nearest

    def action_next_card(self, step: int) -> None:
        if self.phase in ("plant", "discard"):
            self._next_card(step)
            self.show(self.reader)

    def _next_card(self, step: int) -> None:
        hand = self._hand()
        if self.card in hand:
            self.card = hand[(hand.index(self.card) + step) % len(hand)]

    def action_digit(self, digit: int) -> None:
        """A card by its number in hand; a discard pile by its seat, 0 for the draw pile."""
        if self.phase == "draw":
            source = None if digit == 0 else digit - 1
            if source in self._sources():
                self.source = source
        elif self.phase in ("plant", "discard") and 1 <= digit <= len(self._hand()):
            self.card = self._hand()[digit - 1]
        self.show(self.reader)

    def action_confirm(self) -> None:
        if self.match.is_planned_to_the_end:
            self.post_message(self.Ended())
            return
        action = self._chosen()
        if action is not None:
            self.post_message(self.Chosen(action))

    def _chosen(self) -> Action | None:
        if self.phase == "draw":
            return Draw(self.source)
        if self.phase == "plant" and self.card:
            return Plant(self.card, *self.cell)
        if self.phase == "discard" and self.card:
            return Discard(self.card)
        return None

    def on_grove_view_clicked(self, event: GroveView.Clicked) -> None:
        if self.phase == "plant" and event.cell in self._cells():
            self.cell = event.cell
            self.action_confirm()

    def on_pile_view_clicked(self, event: PileView.Clicked) -> None:
        if self.phase == "draw" and event.source in self._sources():
            self.source = event.source
            self.action_confirm()

    def on_hand_view_clicked(self, event: HandView.Clicked) -> None:
        if event.card in self._hand():
            again = event.card == self.card and self.phase == "discard"
            self.card = event.card
            if again:
                self.action_confirm()
            self.show(self.reader)
