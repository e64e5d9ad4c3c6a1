"""Any program as a player: docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic

from treetop.games.errors import Malformed
from treetop.games.game import Facts, Outcome, View
from treetop.locales import Message
from treetop.players.conversation import Conversation
from treetop.players.printable import printable
from treetop.players.turn import check_notation, check_turn

PROTOCOL = 1
SEED_BITS = (1 << 32) - 1


@dataclass(frozen=True)
class Program:
    """`command` is started once for each seat that it takes; a program that ended is started again.

    `ready`: how many seconds it may take to say that it's ready, before any clock runs; 0 if it says no such
    thing.
    """

    name: str = "program"
    level: int = 0
    command: str = ""
    ready: float = 0.0
    conversations: dict[int, Conversation] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def check_table(self, game: str, seats: int) -> None:
        """Raises Malformed if it cannot play this game with so many players."""

    def begin(self, view: View) -> None:
        """A game begins."""
        self._leave(view)
        self._conversation(view)

    def choose(self, view: View, seed: int, budget: float) -> str:
        """The action in notation; whoever does it checks whether it is legal."""
        check_turn(view)
        conversation = self._conversation(view)
        deadline = monotonic() + budget
        question = {"type": "turn", "view": view.facts(), "budget": budget, "seed": seed & SEED_BITS}
        return self._read(self._ask(conversation, question, deadline), view, seed)

    def end(self, view: View, outcome: Outcome) -> None:
        """A game is over, and so is the program that played it."""
        assert view.seat is not None
        found = self.conversations.get(view.seat)
        try:
            if found and not found.is_over:
                found.say(self._farewell(view, outcome))
        finally:
            self._leave(view)

    def _ask(self, conversation: Conversation, question: Facts, deadline: float) -> Facts:
        """The answer to this question; answers to earlier ones, which came too late, are passed over."""
        question["id"] = id = conversation.next_id()
        conversation.say(question)
        while True:
            answer = conversation.hear(deadline)
            if answer.get("id") == id:
                return answer

    def _read(self, answer: Facts, view: View, seed: int) -> str:
        action = answer.get("action")
        if not isinstance(action, str):
            raise Malformed(Message.of("players-program-unreadable", answer=printable(str(answer))))
        check_notation(action)
        return action

    def _greeting(self, view: View) -> Facts:
        facts = view.facts()
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "game": facts["game"],
            "players": facts["players"],
            "seat": facts["seat"],
            **({"ready": self.ready} if self.ready else {}),
        }

    def _farewell(self, view: View, outcome: Outcome) -> Facts:
        return {
            "type": "end",
            "view": view.facts(),
            "scores": list(outcome.scores),
            "winners": [seat + 1 for seat in outcome.winners],
        }

    def _conversation(self, view: View) -> Conversation:
        assert view.seat is not None
        found = self.conversations.get(view.seat)
        if found is None or found.is_over:
            found = self.conversations[view.seat] = Conversation(self.command)
            self._greet(found, view)
        return found

    def _greet(self, conversation: Conversation, view: View) -> None:
        conversation.say(self._greeting(view))
        if self.ready:
            self._wait_until_ready(conversation, monotonic() + self.ready)

    def _wait_until_ready(self, conversation: Conversation, deadline: float) -> None:
        while conversation.hear(deadline).get("type") != "ready":
            pass

    def _leave(self, view: View) -> None:
        assert view.seat is not None
        if found := self.conversations.pop(view.seat, None):
            found.close()
