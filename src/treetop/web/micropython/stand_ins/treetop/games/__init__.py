from treetop.games.registry import GAMES, game_named
