envs-no-arrays = There are no arrays for “{ $game }”. Gymnasium and PettingZoo can play it one game at a time.
envs-count = The number of games has to be a whole number, at least 1, not “{ $given }”.
envs-threads = The number of threads has to be a whole number, at least 1, not “{ $given }”.
envs-seed = A seed is a whole number, at least 0, not “{ $given }”.
envs-memory = The computer has too little memory for { $count } games. Ask for fewer.
envs-players-mixed = All games in one set of arrays have the same number of players. Make a set for each number.
envs-opponent-weight = The weight of “{ $name }” has to be a number, at least 0, not “{ $weight }”.
envs-opponents-none = At least one opponent needs a weight above 0.
envs-no-opponent = “{ $given }” is no opponent. One is a player’s name, a player that can choose, or a policy: a function of an observation and a mask.
envs-opponent-not-in-arrays = “{ $name }” thinks too long to play in arrays. Gymnasium seats it, one game at a time (vectorization_mode=“sync”).
envs-opponents-in-arrays = In arrays an opponent is a player’s name, or several names with weights, not “{ $given }”. Gymnasium seats others, one game at a time (vectorization_mode=“sync”).
envs-not-in-arrays = Games in arrays can’t be told “{ $option }”. Gymnasium’s can, one game at a time (vectorization_mode=“sync”).
envs-opponents-count = A list has to name one opponent for each of the other seats: { $needed }, not { $given }.
envs-policy-size = This policy reads { $size } numbers, but with { $players } players this game has { $needed }: it was trained for another game, another number of players or another version.
envs-no-cuda = There’s no CUDA device here that Numba can use. Leave out “device” to play on the processor, or install the extra “gpu” where there’s one.
envs-cuda-memory = The CUDA device has too little memory for { $count } games. Ask for fewer.
