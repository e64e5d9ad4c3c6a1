scorepad-page = Libreta de puntos
scorepad-lead = ¿Jugáis con cartas de verdad? Anotad las cartas de cada cual: la libreta suma los puntos, los explica y recuerda la partida. Funciona sin conexión y todo se queda en este dispositivo.
scorepad-new = Contar los puntos de { $game }
scorepad-history = Partidas en este dispositivo
scorepad-unfinished = Aún faltan cartas
scorepad-forget = Borrar la partida: { $date }
scorepad-forgotten = Partida borrada: { $date }
scorepad-not-here = Esta partida no está en este dispositivo, o el enlace está incompleto.
scorepad-unable = Este navegador no puede contar los puntos: le faltan WebAssembly o los workers de módulo. Lo que anotes se guarda, y su enlace muestra los puntos en cualquier otro navegador.
scorepad-statistics = Estadísticas de los jugadores
scorepad-column-name = Nombre
scorepad-column-games = Partidas
scorepad-column-wins = Ganadas
scorepad-column-average = Media
scorepad-column-best = Récord

scorepad-players = Jugadores
scorepad-name = Nombre
scorepad-start = Anotar las cartas

scorepad-back = Volver a la libreta
scorepad-tabs = Jugadores y resultado
scorepad-result = Resultado
scorepad-undo = Deshacer

scorepad-counting = Contando…

scorepad-what-if = ¿Y si…?
scorepad-what-if-on = Solo estás probando: quita cartas, añade otras y mira cómo cambian los puntos. La partida de verdad no cambia.
scorepad-what-if-back = Volver a la partida de verdad
scorepad-what-if-keep = Conservar los cambios
scorepad-live = { $name }: { $before } → { $now }

scorepad-share-picture = Imagen
scorepad-share-text = Texto
scorepad-share-link = Enlace
scorepad-picture-saved = Se ha guardado la imagen.
scorepad-copied = Copiado.
scorepad-text-title = { $game }, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-less = Menos: { $what }
scorepad-more = Más: { $what }
