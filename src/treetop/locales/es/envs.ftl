envs-no-arrays = No hay arrays para «{ $game }». Gymnasium y PettingZoo lo juegan partida a partida.
envs-count = El número de partidas tiene que ser un entero a partir de 1, no «{ $count }».
envs-players-mixed = Todas las partidas de un grupo de arrays tienen el mismo número de jugadores. Crea un grupo para cada número.
envs-opponent-weight = El peso de «{ $name }» tiene que ser un número a partir de 0, no «{ $weight }».
envs-opponents-none = Al menos un rival necesita un peso mayor que 0.
envs-opponent-not-in-arrays = «{ $name }» piensa demasiado tiempo para jugar en arrays. Usa Gymnasium.
envs-opponents-count = Una lista tiene que nombrar un rival para cada uno de los otros sitios: { $needed }, no { $given }.
envs-policy-size = Esta política lee { $size } números, pero con { $players } jugadores este juego tiene { $needed }: se entrenó para otro juego, otro número de jugadores u otra versión.
envs-no-cuda = Aquí no hay ningún dispositivo CUDA que Numba pueda usar. Quita `device="cuda"` para jugar en el procesador, o instala el extra `gpu` donde haya uno.
envs-cuda-memory = El dispositivo CUDA no tiene memoria suficiente para { $count } partidas. Pide menos.
