envs-no-arrays = No hay arrays para «{ $game }». Gymnasium y PettingZoo lo juegan partida a partida.
envs-count = El número de partidas tiene que ser un entero a partir de 1, no «{ $given }».
envs-threads = El número de hilos tiene que ser un entero a partir de 1, no «{ $given }».
envs-seed = Una semilla es un número entero a partir de 0, no «{ $given }».
envs-memory = El ordenador no tiene memoria suficiente para { $count } partidas. Pide menos.
envs-players-mixed = Todas las partidas de un grupo de arrays tienen el mismo número de jugadores. Crea un grupo para cada número.
envs-opponent-weight = El peso de «{ $name }» tiene que ser un número a partir de 0, no «{ $weight }».
envs-opponents-none = Al menos un rival necesita un peso mayor que 0.
envs-no-opponent = «{ $given }» no es un rival. Lo es el nombre de un jugador, un jugador que sabe elegir o una política: una función de una observación y una máscara.
envs-opponent-not-in-arrays = «{ $name }» piensa demasiado tiempo para jugar en arrays. Con Gymnasium juega, partida a partida (vectorization_mode=«sync»).
envs-opponents-in-arrays = En los arrays un rival es el nombre de un jugador, o varios nombres con sus pesos, no «{ $given }». Con Gymnasium juegan también otros, partida a partida (vectorization_mode=«sync»).
envs-not-in-arrays = Las partidas en arrays no admiten «{ $option }». Las de Gymnasium sí, de una en una (vectorization_mode=«sync»).
envs-opponents-count = Una lista tiene que nombrar un rival para cada uno de los otros sitios: { $needed }, no { $given }.
envs-policy-size = Esta política lee { $size } números, pero con { $players } jugadores este juego tiene { $needed }: se entrenó para otro juego, otro número de jugadores u otra versión.
envs-no-cuda = Aquí no hay ningún dispositivo CUDA que Numba pueda usar. Quita «device» para jugar en el procesador, o instala el extra «gpu» donde haya uno.
envs-cuda-memory = El dispositivo CUDA no tiene memoria suficiente para { $count } partidas. Pide menos.
