# Torneos entre jugadores: la orden `treetop arena` y sus informes.

arena-help = Enfrenta a varios jugadores en un torneo y descubre quién es más fuerte.
arena-help-game = El juego.
arena-help-entrants = Los jugadores, con sus ajustes si quieres: search:iterations=2000,budget=0.5
arena-help-format = round-robin: todos contra todos. challenge: el primero contra los demás. together: todos en una misma mesa.
arena-help-seats = Jugadores por mesa.
arena-help-deals = Repartos por alineación. Cada reparto se juega una vez desde cada sitio.
arena-help-budget = Segundos por decisión.
arena-help-seed = La misma semilla da los mismos repartos.
arena-help-out = La carpeta para las partidas y el informe; por defecto, una dentro de «arena» con el nombre del torneo. Si ya hay un torneo empezado ahí, se retoma.
arena-help-workers = Partidas que se juegan a la vez; por defecto, una por núcleo.
arena-help-ray = La dirección del clúster de Ray en el que jugar.

arena-preparing = Preparando (primero se compilan las reglas nuevas)
arena-playing = Partidas
arena-written = Guardado: { $file }
arena-stopped = Detenido. Repite la misma orden para continuar.
arena-failed = { $entrant } no decidió (partida { $fixture }, acción { $action }): { $reason }

arena-title = Arena: { $game }
arena-what = { $format ->
    [challenge] Un desafío
    [together] Una sola mesa
   *[round-robin] Una liga
} en mesas de { $seats }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}, cada uno jugado una vez desde cada sitio, con { $budget } s por decisión.
arena-standings = Clasificación
arena-how-sure = Los intervalos son del 95 %. Los de las victorias son de Wilson, para tantas partidas independientes como valen los repartos en espejo. Una victoria compartida se divide. El nivel lo calcula openskill (Plackett–Luce); todos empiezan con 25.
arena-meetings = Quién acaba por delante de quién
arena-pictures = Figuras
arena-failures = Fallos
arena-failures-what = { $count ->
    [one] Hubo { $count } fallo.
   *[other] Hubo { $count } fallos.
} Cada decisión que no se tomó se sustituyó por una legal al azar. Cada tipo figura una vez, empezando por el más frecuente.

arena-column-entrant = jugador
arena-column-against = contra
arena-column-games = partidas
arena-column-wins = victorias
arena-column-share = porcentaje
arena-column-ahead = por delante
arena-column-interval = 95 %
arena-column-rating = nivel
arena-column-points = puntos
arena-column-seconds = s/decisión
arena-column-slowest = más lenta
arena-column-late = tarde
arena-column-failures = fallos
arena-column-fixture = partida
arena-column-action = acción
arena-column-reason = qué pasó

arena-plot-matrix = Cada cuánto acaba el jugador de la fila por delante del de la columna, %
arena-plot-ratings = Nivel, con su intervalo del 95 %
arena-plot-points = Puntos por partida: la mitad central y el 95 % de las partidas
arena-plot-thinking = Segundos por decisión, promedio por partida

arena-player-unknown = No hay ningún jugador «{ $name }». Disponibles: { $known }. También puedes indicar una clase de Python o un archivo: package.module.Class, ./my_bot.py.
arena-player-is-a-command = «{ $command }» es una orden, no un jugador. Si es un programa que juega, escribe: «treetop.players.Program:command={ $command }».
arena-player-not-importable = «{ $name }» no se puede importar: { $problem }
arena-player-not-made = «{ $name }» no puede sentarse a la mesa: { $problem }
arena-not-a-player = «{ $name }» no es un jugador: no tiene el método choose(view, seed, budget).
arena-file-players = { $count ->
    [0] { $file } no contiene ninguna clase con el método choose(view, seed, budget). Si es un programa aparte, escribe: «treetop.players.Program:command=python3 { $file }».
   *[other] { $file } contiene varios jugadores: { $found }. Nombra uno: module.Class.
}
arena-setting-unreadable = No se entienden los ajustes de «{ $player }». Escribe nombre:ajuste=valor,ajuste=valor; «command=» va al final.
arena-setting-unknown = { $player } no tiene el ajuste «{ $setting }». Disponibles: { $known }.
arena-setting-value = { $kind ->
    [int] El ajuste «{ $setting }» de { $player } es un número entero, no «{ $given }».
    [float] El ajuste «{ $setting }» de { $player } es un número, no «{ $given }».
    [bool] El ajuste «{ $setting }» de { $player } es true o false, no «{ $given }».
   *[other] El ajuste «{ $setting }» de { $player } no puede ser «{ $given }».
}
arena-program-unnamed = «{ $player }» tiene que indicar un programa: { $player }:command=python3 my_bot.py
arena-program-missing = Aquí no hay ningún programa «{ $program }».
arena-budget = «{ $given }» no es un tiempo por decisión: hace falta un número de segundos mayor que 0.
arena-seats = Este juego no es para { $given }. Número de jugadores: { LIST($possible, type: "or") }.
arena-format = No existe el formato «{ $given }». Disponibles: { $known }.
arena-deals = Hay que jugar al menos un reparto.
arena-entrants = Nombra al menos dos jugadores, cada uno una sola vez. Dos del mismo tipo necesitan ajustes distintos.
arena-together = «together» necesita un jugador por sitio: { $seats }, no { $given }.
arena-folder-differs = En { $folder } se empezó otro torneo: su «{ $setting }» es { $there }, no { $here }. Elige otra carpeta con --out, o no indiques ninguna: así cada torneo tiene la suya.
arena-folder-busy = En { $folder } se está jugando un torneo ahora mismo.
arena-workers-die = Los procesos que juegan se cierran una y otra vez antes de acabar una partida. Si los inició un script tuyo, pon su código bajo { $guard } para que no lo vuelvan a ejecutar; si no, algo los detiene desde fuera. Las partidas ya jugadas se conservan; repite la misma orden para continuar.
arena-no-ray = Ray no está instalado: pip install ray

# treetop balance

arena-balance-help = Juega partidas entre bots e informa de lo equilibrado que está un juego.
arena-balance-help-games = Partidas por cada número de jugadores.
arena-balance-help-players = Solo partidas con este número de jugadores; puede repetirse. Por defecto: todos los que admite el juego.
arena-balance-help-seed = El mismo número da las mismas partidas.
arena-balance-help-player = Quién juega en todos los sitios: forecast, forecast-1, search o planner.
arena-balance-player-unknown = Para este informe no hay ningún jugador «{ $player }». Disponibles: { $known }.
arena-balance-help-out = La carpeta para el informe.
arena-balance-help-workers = Número de procesos; por defecto, uno por núcleo.
arena-balance-playing = Partidas
arena-balance-random-title = { $game }: partidas al azar
arena-balance-random-what = { $games } partidas por cada número de jugadores: { $players }; cada acción se elige al azar. Entre paréntesis: intervalos del 95 %.
arena-balance-games = Partidas
arena-balance-rounds = Rondas
arena-balance-decisions = Decisiones
arena-balance-actions = Acciones elegidas por partida
arena-balance-scores = Puntos
arena-balance-seats = Porcentaje de victorias según el orden de turno
arena-balance-shift = Cambio en el porcentaje de victorias, en puntos porcentuales
arena-balance-column-players = Jugadores
arena-balance-column-number = Partidas
arena-balance-column-decisions = Decisiones
arena-balance-column-rounds = Rondas
arena-balance-column-scores = Puntos
arena-balance-column-first = Primer jugador
arena-balance-column-last = Último jugador
arena-balance-column-what = Qué
arena-balance-column-shift = Cambio
arena-balance-column-uses = Veces por partida
