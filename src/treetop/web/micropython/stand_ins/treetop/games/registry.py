"""The game that was loaded into this worker."""

from browser_game import MODULE, NAME
from treetop.games.errors import Malformed
from treetop.locales import Message


class Games:
    def __init__(self):
        self._loaded = None

    def load(self, name):
        if name != NAME:
            raise Malformed(Message("core-game-unknown", {"name": str(name), "known": NAME}))
        if self._loaded is None:
            module = __import__(MODULE)
            for part in MODULE.split(".")[1:]:
                module = getattr(module, part)
            self._loaded = module.GAME
        return self._loaded

    def __getitem__(self, name):
        return self.load(name)

    def __contains__(self, name):
        return name == NAME

    def __iter__(self):
        return iter([NAME])


GAMES = Games()


def game_named(name):
    return GAMES.load(name)
