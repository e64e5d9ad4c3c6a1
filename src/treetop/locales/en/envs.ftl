envs-no-arrays = “{ $game }” brings no arrays. Gymnasium and PettingZoo can play it one game at a time.
envs-count = The number of games has to be a whole number from 1, not “{ $count }”.
envs-players-mixed = All games of one set of arrays have the same number of players. Make a set for each number.
envs-opponent-weight = The weight of “{ $name }” has to be a number from 0, not “{ $weight }”.
envs-opponents-none = At least one opponent needs a weight above 0.
envs-opponent-not-in-arrays = “{ $name }” searches too long to play in arrays. Gymnasium can seat it.
envs-opponents-count = A list names one opponent for each other seat: { $needed }, not { $given }.
envs-policy-size = This policy reads { $size } numbers, but with { $players } players this game has { $needed }: it was trained for another game, another number of players or another version.
