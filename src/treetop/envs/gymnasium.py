"""Every game as a Gymnasium environment: a learner in one seat, opponents in the others.

    import gymnasium, treetop.envs.gymnasium
    env = gymnasium.make("treetop/Arboretum-v1", opponents="novice", players=2)

Importing this module registers an id for every game; so does `treetop.envs.gymnasium:` before an id.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from io import BytesIO
from typing import Any

import numpy as np

from treetop.envs.choice import choice, options_for
from treetop.envs.encoding import Array, one_number, rewards
from treetop.envs.extra import extra
from treetop.envs.games import REWARDS
from treetop.envs.general import encoding_of
from treetop.envs.observer import Observer
from treetop.envs.opponents import Opponents, Pool, seating
from treetop.envs.policy import PolicyPlayer
from treetop.envs.spaces import action_space
from treetop.games import GAMES, game_named
from treetop.games.errors import Malformed
from treetop.games.game import Game, Position
from treetop.games.seat import check_number_of_players, check_seat
from treetop.locales import Message
from treetop.players import Player, player_named
from treetop.players.budget import seconds

with extra("envs"):
    import gymnasium
    from gymnasium.error import ResetNeeded

NAMESPACE = "treetop"
RENDER_MODES = ("ansi", "human", "rgb_array", "svg")
SEATS = ("random", "next")
ILLEGAL = -1.0
"""The reward of an illegal action. It is not done: the game ends there."""


def render_modes() -> list[str]:
    """What this installation can draw: Gymnasium's checks try all of them."""
    return [mode for mode in RENDER_MODES if mode != "rgb_array" or find_spec("cairosvg") is not None]


def env_id(game: Game) -> str:
    """Its version is that of the encoding: `treetop/TreeSociety-v1`."""
    name = "".join(word.capitalize() for word in game.name.split("-"))
    return f"{NAMESPACE}/{name}-v{encoding_of(game).version}"


def register_envs() -> None:
    """Register every game that is installed, and is not registered yet."""
    for game in GAMES.values():
        if env_id(game) not in gymnasium.registry:
            many = "treetop.envs.vector:ManyAgainstOpponents" if game.part("arrays") else None
            gymnasium.register(
                env_id(game),
                entry_point=f"{__name__}:AgainstOpponents",
                vector_entry_point=many,
                kwargs={"game": game.name},
            )


class AgainstOpponents(gymnasium.Env[Any, Any]):
    """The learner's seat among opponents.

    An observation is one float32 vector, or with `observations="parts"` the arrays of the encoding by name.
    The mask of legal actions is in `infos["action_mask"]` and `action_masks()`. At the end, `infos["scores"]`
    holds the points: the learner's first, then the others' in turn order.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": render_modes(),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        opponents: Opponents = "random",
        players: int | Sequence[int] = 2,
        seat: int | str = "random",
        rewards: str = "victory",
        observations: str = "vector",
        budget: float = 0.05,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Of several `players`, each game draws one number; of `seat` "random" and "next" are drawn or go on.

        `budget` is what an opponent who searches may take for a decision, in seconds.
        """
        self.game = game_named(game)
        self.players = _numbers_of_players(players, self.game)
        self.seat = _seat(seat, min(self.players))
        self.rewards = choice("rewards", rewards, REWARDS)
        self.render_mode = None if render_mode is None else choice("render_mode", render_mode, RENDER_MODES)
        self.options = options_for(self.game, self.players, options)
        self.encoding = encoding_of(self.game)
        self.observer = Observer(self.encoding, self.players, observations)
        self.opponents = seating(game, opponents)
        self.budget = seconds(budget)
        if not isinstance(self.opponents, Pool):
            _check_seated(self.players, len(self.opponents))
        self.observation_space = self.observer.space
        self.action_space = action_space(self.encoding)
        self.learner = -1
        self.position: Position | None = None
        self._masked: tuple[Position | None, Array] = None, np.zeros(self.encoding.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """The same seed gives the same games if the opponents' choices do not depend on the clock."""
        super().reset(seed=seed)
        players = int(self.np_random.choice(self.players)) if len(self.players) > 1 else self.players[0]
        self._take_seat(players)
        self._seated = self._seat_opponents(players - 1)
        self.position = None
        dealt = self.game.new(players, self.np_random.bytes(16).hex(), self.options)
        self.position = self._after_others(dealt)
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._infos()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An illegal action is not done: it ends the game, with -1, and `infos["illegal"]` says why.

        Raises ValueError if it is no whole number, or if a policy among the opponents chooses what it may
        not; then nothing has been done.
        """
        if self.position is None or self.position.is_over:
            raise ResetNeeded("no game is going on: call reset first")
        number = one_number(action)
        try:
            choice = self.encoding.action(self.position.view(self.learner), number)
        except ValueError as problem:
            ended = {**self._infos(), "illegal": str(problem)}
            seen = self._observation()
            self.position = None
            return seen, ILLEGAL, True, False, ended
        self.position = self._after_others(self.position.after(choice))
        if self.render_mode == "human":
            self.render()
        outcome = self.position.outcome()
        earned = rewards(outcome, self.position.players, self.rewards)[self.learner]
        return self._observation(), earned, outcome is not None, False, self._infos()

    def action_masks(self) -> Array:
        """Which actions are legal, as sb3-contrib asks for it."""
        mask: Array = self._mask().astype(np.bool_)
        return mask

    def render(self) -> Any:
        """What the learner sees, as text, as SVG or as an array of colours; "human" prints the text."""
        if self.position is None:
            raise ResetNeeded("nothing has been dealt yet: call reset first")
        view = self.position.view(self.learner)
        match self.render_mode:
            case "svg":
                return view._repr_svg_()
            case "rgb_array":
                return _colours(view._repr_svg_())
            case "human":
                print(view)
                return None
            case _:
                return str(view)

    def _take_seat(self, players: int) -> None:
        if self.seat == "next":
            self.learner = (self.learner + 1) % players
        elif self.seat == "random":
            self.learner = int(self.np_random.integers(players))
        else:
            self.learner = int(self.seat)

    def _seat_opponents(self, count: int) -> list[Player]:
        """In turn order behind the learner."""
        if isinstance(self.opponents, Pool):
            return [self._player(self.opponents.draw(self.np_random)) for _ in range(count)]
        return [self._player(each) for each in self.opponents]

    def _player(self, opponent: Any) -> Player:
        if isinstance(opponent, str):
            return player_named(self.game.name, opponent)
        player: Player = opponent if hasattr(opponent, "choose") else PolicyPlayer(opponent, self.observer)
        return player

    def _after_others(self, position: Position) -> Position:
        """The position in which it is the learner's turn again, or the game is over."""
        while (seat := position.seat_to_act) is not None and seat != self.learner:
            player = self._seated[(seat - self.learner) % position.players - 1]
            seed = int(self.np_random.integers(1 << 62))
            position = position.after(player.choose(position.view(seat), seed, self.budget))
        return position

    def _mask(self) -> Array:
        """Made once for a position: learners ask for it again."""
        if self.position is None:
            return np.zeros(self.encoding.actions, np.int8)
        if self._masked[0] is not self.position:
            self._masked = self.position, self.encoding.mask(self.position.view(self.learner))
        return self._masked[1].copy()

    def _observation(self) -> Any:
        assert self.position is not None
        return self.observer(self.position.view(self.learner))

    def _infos(self) -> dict[str, Any]:
        assert self.position is not None
        infos = {"action_mask": self._mask(), "seat": self.learner, "players": self.position.players}
        if (outcome := self.position.outcome()) is not None:
            infos["scores"] = np.roll(outcome.scores, -self.learner)
        return infos


def _numbers_of_players(players: Any, game: Game) -> tuple[int, ...]:
    several = isinstance(players, Sequence) and not isinstance(players, str) and len(players) > 0
    given = tuple(players) if several else (players,)
    return tuple(sorted({check_number_of_players(each, game.seats) for each in given}))


def _seat(seat: int | str, players: int) -> int | str:
    return seat if isinstance(seat, str) and seat in SEATS else check_seat(seat, players)  # type: ignore[arg-type]


def _colours(svg: str) -> Array:
    with extra("pictures"):
        from cairosvg import svg2png
        from PIL import Image
    picture: Array = np.asarray(Image.open(BytesIO(svg2png(svg.encode()))).convert("RGB"))
    return picture


def _check_seated(players: tuple[int, ...], seated: int) -> None:
    if players != (seated + 1,):
        needed = "–".join(str(number - 1) for number in sorted({players[0], players[-1]}))
        raise Malformed(Message.of("envs-opponents-count", needed=needed, given=seated))


register_envs()
