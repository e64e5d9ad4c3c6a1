players-random-name = Ardilla
players-random-description = Elige cualquier jugada legal, como una ardilla cualquier nuez.
players-novice-name = Retoño
players-novice-description = Todavía aprende: casi siempre juega con sensatez y comete los errores de cualquiera.
players-builder-name = Jardinero
players-builder-description = Cuida un hermoso jardín propio y apenas mira por encima de la valla.
players-denier-name = Urraca
players-denier-description = Se guarda lo que los demás necesitan y les deja poco que puntuar.
players-strategist-name = Búho
players-strategist-description = Cuenta cada carta, sopesa cada posibilidad, y planta y acapara a la vez.
players-greedy-name = Zorro
players-greedy-description = Toma lo que más rinde en este momento.
players-planner-name = Castor
players-planner-description = Trabaja para el final de la partida, paso a paso.
players-search-name = Viejo Roble
players-search-description = Antes de cada jugada sigue la partida mentalmente, miles de veces.
# Plays at the reader's own level, $level on the ladder of bots.
players-like-name = Sinsonte
players-like-description = Juega a tu nivel, que tus últimas partidas analizadas sitúan en { $level }: unas veces algo por encima y otras algo por debajo.
players-like-choice = Como yo
players-like-unknown = Cuando hayas analizado una partida tuya, un bot podrá jugar a tu nivel.
players-program-not-started = No se pudo iniciar «{ $command }»: { $problem }
players-program-late = «{ $command }» no respondió a tiempo.
players-program-ended = { $code ->
    [none] «{ $command }» ha cerrado su salida.
   *[other] «{ $command }» ha terminado con el código de salida { $code }.
}{ $error ->
    [none] { "" }
   *[other] { " " }Sus últimas palabras: «{ $error }».
}
players-program-deaf = «{ $command }» no lee su entrada.
players-program-unreadable = Esta no es una respuesta válida: «{ $answer }».

players-review-title = Dónde se decidió
players-review-how = La probabilidad de ganar de cada cual tras cada turno, si a partir de ahí se hubiera jugado a buen nivel.
players-review-none = Ningún turno decidió la partida por sí solo.
players-review-swing = Turno de { $actor }: { $winner } { $before } → { $after }
# $loss is the share of the wins that $action gave away against $best.
players-decisions-title = Las decisiones que más costaron
players-decisions-how = Cada decisión se juzga por lo que el jugador sabía en ese momento; las diferencias que podrían deberse al azar no se cuentan.
players-decisions-line = { $actor }, paso { $step }: { $action }. Era mejor ({ $loss } más): { $best }.
players-decisions-none = Ninguna decisión fue claramente un error.

players-account-title = Habilidad y suerte
players-account-how = De qué se compone la probabilidad de ganar de cada jugador, desde el principio de la partida hasta el final. Lo que los errores no explican es suerte: las cartas que salieron y dónde estaban las ocultas.
players-account-part = Probabilidad de ganar
players-account-start = Al principio
players-account-errors = Errores propios
players-account-others-errors = Errores ajenos
players-account-luck = Suerte
players-account-result = Al final
players-account-without-luck = Sin la suerte
players-account-error = Cedido por decisión
players-account-level = Nivel de juego
players-account-turn = Suerte en este turno: { $luck }.
players-account-level-played = { $level } ({ $word })
players-unknown = No hay ningún jugador «{ $name }». Disponibles: { $known }.
players-level = { $word }.
players-level-rated = { $word }, nivel { $rating }.
players-level-0 = Al azar
players-level-1 = Principiante
players-level-2 = Fácil
players-level-3 = Medio
players-level-4 = Fuerte
players-level-5 = Experto
