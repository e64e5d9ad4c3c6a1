envs-no-arrays = There are no arrays for “{ $game }”. Gymnasium and PettingZoo can play it one game at a time.
envs-count = The number of games has to be a whole number, at least 1, not “{ $count }”.
envs-players-mixed = All games in one set of arrays have the same number of players. Make a set for each number.
envs-opponent-weight = The weight of “{ $name }” has to be a number, at least 0, not “{ $weight }”.
envs-opponents-none = At least one opponent needs a weight above 0.
envs-opponent-not-in-arrays = “{ $name }” thinks too long to play in arrays. Use Gymnasium instead.
envs-opponents-count = A list has to name one opponent for each of the other seats: { $needed }, not { $given }.
envs-policy-size = This policy reads { $size } numbers, but with { $players } players this game has { $needed }: it was trained for another game, another number of players or another version.
envs-no-cuda = There is no CUDA device here that Numba can use. Leave out `device="cuda"` to play on the processor, or install the extra `gpu` where there is one.
envs-cuda-memory = The CUDA device has too little memory for { $count } games. Ask for fewer.
