# El cliente para el navegador.

web-without-scripts = Treetop necesita JavaScript. Actívalo para esta página.
web-unofficial = Treetop es un proyecto de aficionados, no oficial, con textos y dibujos propios. Arboretum y Tree Society pertenecen a sus autores y editoriales.

## Everywhere

web-skip = Ir al contenido
web-ways = Navegación principal
web-way-play = Jugar
web-settings = Ajustes
web-language = Idioma
web-menu = Menú
web-close = Cerrar
web-loading = Cargando
web-offline = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
web-works-offline = Funciona sin conexión
web-failed = No ha funcionado. Inténtalo de nuevo.
web-load-again = Cargar de nuevo
web-rule = Regla { $rule }
web-copied = Enlace copiado.
web-to-home = Volver al inicio
web-lost-title = Aquí no crece nada
web-lost = No hay ninguna página en esta dirección.

## Games

web-game-players = { $least }–{ $most } jugadores

## Home

web-home-title = Siéntate bajo los árboles
web-home-subtitle = Dos juegos de cartas sobre árboles, contra bots o con amigos. Sin cuenta.
web-home-quick = Jugar ahora
web-home-which-game = ¿Qué juego?
web-home-opponent = Jugar contra
web-home-play = Jugar ahora
web-home-invite = Invitar a alguien
web-home-more = Todas las opciones
web-home-my-tables = Tus mesas
web-home-open-tables = Mesas abiertas

## Tables in a list

web-table-your-turn = Te toca
web-table-abandoned = Anulada
web-table-open-seats = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
web-table-missing-title = Esta mesa no existe
web-table-missing = Puede que el enlace esté incompleto o que la mesa ya no exista.
web-table-forbidden-title = Esta mesa es privada
web-table-forbidden = Solo pueden ver la partida quienes están sentados.

## Waiting for people

web-seat-open = Sitio libre
web-seat-again = { $name } { $number }
web-seat-you = (tú)
web-seat-take = Sentarme aquí
web-seat-offline = sin conexión
web-lobby-title = Mesa de { $game }
web-lobby-invite = Invita a tus amigos
web-lobby-invite-how = Quien abra este enlace puede sentarse. La partida empieza cuando todos los sitios están ocupados.
web-lobby-link = Enlace a esta mesa
web-lobby-share-link = Compartir el enlace
web-lobby-share-title = Una partida en Treetop
web-lobby-share = Ven a jugar a { $game } conmigo
web-lobby-qr = Código QR con el enlace a esta mesa
web-lobby-fill-with = Bot para los sitios libres
web-lobby-fill = Empezar con bots
web-lobby-leave = Dejar la mesa

## At the table

web-talk = Historial y chat
web-talk-new = Historial y chat: mensajes nuevos
web-log = Historial
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-write = Escribe un mensaje
web-chat-send = Enviar
web-chat-waiting = esperando la conexión
web-chat-refused = No enviado: { $reason }
web-chat-again = Enviar otra vez
web-command = Escribe una acción
web-command-do = Hacerlo
web-clock = Tiempo restante
web-clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
web-connection-lost = Se ha perdido la conexión. Reconectando…
web-abandon = Proponer anular la partida
web-abandon-asked = Los demás ven tu propuesta. La partida se anula si todos están de acuerdo.
web-leave = Abandonar la partida
web-connection-stopping = El servidor se está reiniciando. La partida sigue enseguida.
web-connection-busy = Hay demasiadas conexiones abiertas. Nuevo intento en unos segundos.
web-connection-try = Intentar ahora
web-sent-later = Sin conexión. Se enviará en cuanto vuelva.
web-take-back = Deshacer
web-taken-back = Deshecho.
web-commit = Terminar el turno

## Cards and places

web-mine = Tu lado
web-others = Los demás

## Whose turn it is and what is expected

web-turn-other = Juega { $name }
web-turn-commit = Termina tu turno o deshazlo
web-turn-over = La partida ha terminado
web-turn-abandoned = La partida se anuló, sin resultado.
web-turn-away = Un bot juega por ti
web-finish-not-yet = Tu turno aún no está completo.
web-guide = Primeros pasos
web-guide-next = Entendido
web-guide-skip = Saltar la guía
web-table-rules = Reglas y signos
web-table-rules-all = Todas las reglas
web-watching = Estás mirando

## Settings

web-setting-theme = Colores
web-setting-theme-system = Como el dispositivo
web-setting-theme-light = Claros
web-setting-theme-dark = Oscuros
web-setting-cards = Cartas
web-setting-cards-small = Pequeñas
web-setting-cards-medium = Medianas
web-setting-cards-large = Grandes
web-setting-motion = Animaciones
web-setting-motion-system = Como el dispositivo
web-setting-motion-reduced = Reducidas
web-setting-patterns = Motivos en las cartas
web-setting-sounds = Sonidos
web-setting-left-handed = Modo zurdo
web-setting-on-device = Jugar contra bots en este dispositivo, sin el servidor

## The end

web-final-count = Recuento
web-final-rematch = Jugar otra vez
web-final-replay = Ver de nuevo
web-final-look-back = Ver de nuevo: dónde se decidió
web-final-share-button = Compartir
web-final-share = { $names }: { $scores }
web-final-again = Ver el recuento otra vez
web-winner = ¡Gana { $name }!
web-winners = { $names } comparten la victoria

## A new table

web-new-title = Mesa nueva
web-new-seats = Jugadores
web-new-you = Tú
web-new-seat = Sitio { $number }
web-new-friend = Una persona invitada (por enlace)
web-new-bot = Bot: { $name }
web-new-rules = Reglas
web-new-table = Mesa
web-new-clock = Límite de tiempo
web-new-clock-none = Ninguno
web-new-clock-move = Por turno
web-new-clock-bank = Para toda la partida
web-new-clock-days = Varios días
web-new-clock-move-seconds = segundos por turno
web-new-clock-bank-minutes = minutos por persona
web-new-clock-bank-increment = segundos más tras cada turno
web-new-clock-days-days = días por turno
web-new-zero = Si se acaba el tiempo
web-new-zero-bot = Un bot toma el relevo
web-new-zero-abandon = La partida termina sin resultado
web-new-order = Quién empieza
web-new-order-lot = Al azar
web-new-order-seated = Tú, y luego por orden de sitio
web-new-spectators = Público
web-new-spectators-yes = Bienvenido
web-new-spectators-delayed = Con tres minutos de retraso
web-new-spectators-no = Sin público
web-new-public = Mostrar la mesa en la lista pública
web-new-hints = Permitir consejos (la partida no contará para el nivel)
web-new-open = Abrir la mesa
web-new-begin = Empezar
web-rules = Reglas de esta mesa
web-rules-usual = Las reglas habituales, sin límite de tiempo.
web-rules-chosen = { $rule }: { $choice }
web-rules-without = Desactivado: { $rule }
web-rules-hints = Se permiten consejos; la partida no cuenta para el nivel
web-rules-clock-move = { $seconds ->
    [one] { $seconds } segundo por turno
   *[other] { $seconds } segundos por turno
}
web-rules-clock-bank = { $minutes ->
    [one] { $minutes } minuto por persona, más { $increment } s tras cada turno
   *[other] { $minutes } minutos por persona, más { $increment } s tras cada turno
}
web-rules-clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
web-option-several = Has elegido { $count } de { $needed }

## Ladder and people

web-way-learn = Aprender
web-way-learn-about = Lecciones cortas, reglas que puedes probar y en qué difieren los reglamentos.
web-way-scorepad = Libreta
web-way-scorepad-about = ¿Jugáis con cartas de verdad? Anotadlas, contad los puntos y guardad el historial. Funciona sin conexión.
web-way-record = Registros de partidas
web-way-record-about = Repasa paso a paso una partida desde un archivo.
web-way-puzzles = Problemas
web-way-puzzles-about = Una acción es la mejor. ¿La encuentras? Uno nuevo cada día, también sin conexión.
web-way-ladder = Clasificación
web-ladder-about = Solo cuentan las partidas marcadas para ello: elige «{ web-home-rated }» antes de jugar. El ± indica el margen de error.
web-ladder-empty = Nadie ha jugado todavía tres partidas así. ¡Empieza tú!
web-ladder-place = Puesto
web-ladder-name = Nombre
web-ladder-rating = Nivel
web-ladder-games = Partidas
web-person-since = Primera visita: { $date }.
web-person-results = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
web-person-public = { $games ->
    [one] { $games } partida pública
   *[other] { $games } partidas públicas
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
web-person-name = Tu nombre
web-person-opponents = Rivales
web-person-games = Partidas
web-person-no-games = Aún no hay partidas terminadas.
web-save = Guardar
web-rating-of = { $game }, { $players }
web-rating-plot = { $label }: de { $first } a { $last }
web-trend = Tus errores, partida a partida
web-trend-about = Lo que costó de media cada decisión, como fracción de una victoria. Solo cuentan las partidas analizadas; los análisis se quedan en este dispositivo.
web-trend-count = Partidas analizadas: { $reviewed } de { $games }.
web-trend-rest = Analizar las demás
web-trend-game = Partida
web-trend-all = Todo
web-trend-together = En conjunto
web-trend-plot = { $label }: coste por decisión, de { $first } a { $last }
web-account-login = Entrar
web-account-register = Crear cuenta

## Replay

web-replay-eyes = Vista
web-replay-open = Todas las cartas a la vista
web-replay-from = Como lo vio { $name }
web-replay-spectator = Como lo vio el público
web-replay-link = Compartir este momento
web-replay-download = Descargar el registro
web-replay-start = Las cartas están repartidas.
web-replay-first = Al principio
web-replay-previous = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-step = Paso
web-replay-at = Paso { $step } de { $steps }
web-replay-turn-back = Turno anterior
web-replay-turn-on = Turno siguiente
web-replay-mistakes = Errores
web-replay-mistake-back = Error anterior
web-replay-mistake-on = Error siguiente
web-replay-played = Jugado
web-replay-better = Mejor
web-replay-gave-away = A { $name } le costó { $loss } de las victorias.
web-replay-try = Probar desde aquí
web-replay-try-about = Sigue contra bots sabiendo lo que este jugador sabía. Las cartas ocultas se reparten de nuevo.
web-trial-of = { $game }: una prueba
web-trial-about = Una prueba que parte de una repetición. Las cartas ocultas se han repartido de nuevo, y la prueba no cuenta.
web-trial-back = Volver a la repetición
web-review-working = Calculando…
web-review-plot = Probabilidades de ganar de { $names }, desde el reparto hasta el final

## Knowledge, hints, votes, fairness

web-hint = Consejo
web-hint-share = Victorias en las partidas simuladas desde aquí: { $share }.
web-hint-points = Cabe esperar unos { $points } puntos.
web-hint-visits = { $count ->
    [one] { $count } partida simulada.
   *[other] { $count } partidas simuladas.
}
web-hint-next = Segunda opción: { $action } ({ $share }).
web-hint-clear = Es claramente lo mejor.
web-hint-close = Apenas hay diferencia: elige lo que prefieras.
web-hint-only = Solo puedes hacer una cosa.
web-hint-thinking = Pensando…
web-hint-best = { $action }{ $share ->
    [none] { "" }
   *[other] { " " }({ $share })
}
web-rematch-waits = Te espera una revancha.
web-rematch-join = Sentarme
web-away-me = Un bot juega por ti.
web-waking = { $name } se está despertando (se compila su código; alrededor de un minuto, solo tras una actualización).
web-away-return = Volver
web-abandon-offered = { $name } propone anular la partida.
web-abandon-agree = Aceptar
web-away-other = { $name } está sin conexión.
web-away-bot = Que juegue un bot
web-fairness = ¿Es limpio el reparto?
web-fairness-commitment = Lo que el servidor prometió antes de repartir
web-fairness-seed = La semilla del servidor
web-home-live-tables = Partidas para ver

## Games without a table of their own

web-general-view = Lo que ves
web-general-actions = Lo que puedes hacer
web-fact-none = nada
web-fact-hidden = oculto
web-fact-yes = sí
web-fact-no = no

## Ways out of a game

web-resign = Rendirse
web-resign-about = Pierdes esta partida. No se puede deshacer.
web-resign-rated = Pierdes esta partida y cuenta para tu nivel. No se puede deshacer.
web-leave-rated = Dejar una partida que cuenta para el nivel es perderla. Para seguir más tarde, basta con cerrar la página.
web-leave-people = Los demás pueden dejar que un bot juegue por ti. Puedes volver mientras dure la partida.
web-leave-bots = La partida termina y ganan los bots. Para seguir más tarde, basta con cerrar la página.
web-delete-table = Eliminar esta mesa
web-delete-table-about = La partida y su repetición desaparecen para siempre.
web-play-on = Seguir jugando
web-resigned-me = Has perdido esta partida. Un bot juega por ti hasta el final.
web-away-bot-soon = { $name } está sin conexión. Podrás dejar que juegue un bot en { $time }.
web-away-claim-soon = { $name } está sin conexión. Podrás reclamar la victoria en { $time }.
web-away-claim = Reclamar la victoria
web-away-asked = Un bot jugará por { $name } cuando los demás acepten.
web-new-zero-lose = Quien agote su tiempo pierde la partida
web-new-rated = Cuenta para el nivel (quien se va pierde)
web-rules-lose = Quien se queda sin tiempo pierde
web-rules-rated = La partida cuenta para el nivel; quien la deja la pierde
web-home-rated = Cuenta para el nivel, sin consejos
web-home-stranger = Jugar con otros
web-person-games-search = Buscar y exportar todas las partidas
web-name-question = ¿Cómo quieres que te llamen los demás?
web-new-duplicate = Duplicada: los amigos juegan el mismo reparto
web-duplicate = Partida duplicada
web-duplicate-about = Todo el mundo tiene las mismas cartas, el mismo sitio y los mismos bots, y un solo intento. Verás los puntos de los demás cuando hayas terminado.
web-duplicate-invite = Invitar a amigos
web-duplicate-play = Jugar este reparto
web-duplicate-go-on = Seguir jugando
web-duplicate-look = Tu partida
web-duplicate-compare = Comparar los puntos
web-duplicate-name = Nombre
web-duplicate-points = Puntos
web-duplicate-place = Puesto en la mesa
web-duplicate-playing = Sigue jugando
web-duplicate-done = Ha terminado
web-duplicate-given-up = Se ha rendido
