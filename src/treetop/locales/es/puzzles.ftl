puzzles-help = Problemas para ambos juegos.
puzzles-help-mine = Encuentra problemas en partidas entre bots.
puzzles-help-games = Partidas de bots que revisar.
puzzles-help-first = El número de la primera partida; los mismos números dan los mismos problemas.
puzzles-help-out = El archivo para los problemas; por defecto, JUEGO-puzzles.tsv.
puzzles-help-grade = Solo problemas de esta dificultad, desde 1; por defecto, el primero es el problema del día.
puzzles-none = No hay problemas para este juego.
puzzles-no-grade = No hay problemas de esa dificultad. Disponibles: { $known }.
puzzles-mined = Grado { $grade }: { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzles-unreadable = Esto no es un problema: «{ $text }».

puzzles-title = Problemas
puzzles-lead = Posiciones de partidas entre bots en las que una acción es claramente la mejor. Encuéntrala: solo cuenta el primer intento.
puzzles-all = Todos los problemas
puzzles-streak = Resueltos seguidos: { $streak } (récord: { $best })
puzzles-days = Problemas del día seguidos: { $days }
puzzles-rating = Tu nivel: { $rating }
puzzles-day = Problema del día
puzzles-day-solved = Resuelto hoy.
puzzles-day-missed = Hoy no ha salido. Mañana habrá otro.
puzzles-grades = Por dificultad
puzzles-grade = Mejor que { $name }
puzzles-progress = { $done } de { $count } intentados
puzzles-ask = Te toca. ¿Qué es lo mejor aquí? { $name } no lo ve.
puzzles-solved = ¡Eso es!
puzzles-missed = Hay algo mejor.
puzzles-told = Aquí tienes la respuesta.
puzzles-best = Lo mejor: { $action }. Cualquier otra acción cuesta al menos { $gap } de las victorias.
puzzles-lure = { $name } eligió: { $action }. Eso cuesta { $loss }.
puzzles-hint = Consejo
puzzles-hint-not = Esto no: { $action }. Cuesta { $loss } de las victorias.
puzzles-hint-few = Una de estas: { $actions }.
puzzles-show = Mostrar la respuesta
puzzles-next = Siguiente problema
puzzles-deal = Partida del día
puzzles-deal-about = Las mismas cartas y los mismos tres bots para todo el mundo. Tienes un intento.
puzzles-deal-play = Jugar
puzzles-deal-look = Tu partida
puzzles-deal-oak = Ver cómo juega { $name }
puzzles-deal-result = Puntos: { $points }, puesto { $place } de { $players }
puzzles-deal-given-up = Te rendiste
puzzles-deal-share = Treetop, partida del día, { $game }, { $day }: puntos { $points }, puesto { $place } de { $players }
puzzles-share = Compartir
puzzles-day-share = Treetop, problema del día, { $game }, { $day }: { $solved ->
    [true] resuelto al primer intento
   *[other] no al primer intento
}
puzzles-table = Clasificación del día
puzzles-table-send = Enviar mi resultado
puzzles-table-about = El servidor recibe tu nombre y tus acciones, repite la partida y muestra tus puntos a quienes también la han jugado. Después verás los suyos.
puzzles-table-first = Juega primero la partida del día; después podrás ver cómo les fue a los demás.
puzzles-table-rank = Estás en el puesto { $rank } de { $count }.
puzzles-table-name = Nombre
puzzles-table-points = Puntos
puzzles-table-place = Puesto en la mesa
puzzles-table-number = N.º
puzzles-picture = Imagen
puzzles-picture-saved = Se ha guardado la imagen.
puzzles-picture-day = { $solved ->
    [true] Resuelto al primer intento
   *[other] No al primer intento
}
