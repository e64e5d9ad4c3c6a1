# La línea de órdenes y el juego en el terminal.

cli-title = Treetop
cli-help = Treetop: juega a Arboretum y Tree Society, cuenta los puntos de una partida con cartas de verdad, consulta registros, mide el motor. No oficial. Elige el idioma con --language en, it, uk, es o fr, o con TREETOP_LANGUAGE.
cli-group-commands = Órdenes
cli-group-arguments = Argumentos
cli-group-options = Opciones
cli-help-help = Muestra esta ayuda.
cli-help-version = Muestra la versión.
cli-help-play = Juega en el terminal: varias personas con un mismo teclado, y bots.
cli-help-simulate = Juega muchas partidas al azar; muestra un resumen o escribe los registros.
cli-help-score = Cuenta los puntos de una partida jugada con cartas de verdad, a partir de un pequeño archivo de texto.
cli-help-show = Muestra una posición de un registro.
cli-help-replay = Recorre un registro paso a paso.
cli-help-verify = Comprueba todo lo que afirma un registro, o todos los de un archivo con uno por línea.
cli-help-review = Descubre dónde se decidió una partida terminada y qué decisiones costaron más.
cli-help-deck = Comprueba, muestra, imprime o añade mazos de Tree Society.
cli-help-deck-check = Comprueba un archivo de mazo y explica cada error.
cli-help-deck-show = Muestra un mazo como lista, o como páginas para imprimir y recortar.
cli-help-deck-add = Añade un archivo de mazo para poder elegirlo al jugar.
cli-help-deck-file = Un archivo de mazo en TOML; lo describe docs/tree-society-deck.md.
cli-help-deck-svg = Escribe las páginas como SVG en esta carpeta.
cli-help-deck-pdf = Escribe las páginas en un solo archivo PDF.
cli-help-bench = Mide lo rápido que juega el motor.
cli-help-warm = Compila las reglas ahora, para que nadie tenga que esperar después.
cli-help-game = El nombre del juego.
cli-help-people = Los nombres de las personas, separados por comas.
cli-help-bots = Los bots, separados por comas.
cli-help-hex-seed = Reparte con esta semilla: al menos 32 cifras hexadecimales.
cli-help-save = Escribe en este archivo el registro de la partida terminada.
cli-help-players = Número de jugadores.
cli-help-games = Número de partidas.
cli-help-seed = Un número; el mismo número da las mismas partidas.
cli-help-option = Una opción del juego, como nombre=valor; puede repetirse.
cli-help-jsonl = Escribe un registro por línea en este archivo; «-» es la salida estándar.
cli-help-score-file = El archivo; «-» es la entrada estándar. docs/score-file.md describe el formato.
cli-help-json = Muestra un solo objeto JSON.
cli-help-record = Un registro (un archivo JSON) o un archivo con un registro por línea; «-» es la entrada estándar.
cli-help-game-number = Qué registro usar si el archivo tiene varios, contando desde 1.
cli-help-turn = Muestra el comienzo de este turno, contando desde 1, en vez del final.
cli-help-seat = Muestra lo que ve este sitio, contando desde 1.
cli-help-threads = Número de hilos.
cli-help-seconds = Duración aproximada, en segundos.

cli-usage = { $problem } Con «{ $command } --help» verás qué se puede escribir.
cli-usage-missing = Falta «{ $name }».
cli-usage-value = «{ $given }» no vale aquí.
cli-usage-least = «{ $name }» tiene que ser al menos { $limit }, no { $given }.
cli-usage-most = «{ $name }» puede ser como mucho { $limit }, no { $given }.
cli-usage-option = No existe la opción «{ $given }».
cli-usage-twice = { $name } aparece dos veces.
cli-option-unreadable = «{ $option }» no es una opción: escribe nombre=valor.
cli-usage-command = No existe la orden «{ $given }».
cli-usage-surplus = Sobra un argumento: «{ $given }».
cli-language-unknown = No hay ningún idioma «{ $given }». Disponibles: { $known }.
cli-by-rule = { $problem } (Regla { $rule })
cli-file = { $file }: { $problem }.
cli-usage-line = Uso: { $command }
cli-place-command = ORDEN
cli-place-options = [OPCIONES]
cli-place-arguments = [ARGUMENTOS]
cli-place-more-arguments = [ARGUMENTOS…]
cli-kind-text = TEXTO
cli-kind-number = NÚMERO
cli-kind-path = RUTA
cli-required = Obligatorio.
cli-default = Por defecto: { $value }.
cli-file-missing = no existe ese archivo o carpeta
cli-file-forbidden = no tienes permiso
cli-file-read-only = el sistema de archivos es de solo lectura
cli-file-is-a-folder = es una carpeta, no un archivo
cli-file-is-no-folder = es un archivo, no una carpeta
cli-file-not-text = no es texto en UTF-8; guárdalo como UTF-8
cli-file-no-room = el disco está lleno
cli-bot-unknown = No existe el bot «{ $name }». Disponibles: { $known }.
cli-players = Este juego es para { $least } a { $most } jugadores, no para { $given }.
cli-no-terminal = Este juego necesita un terminal interactivo, pero aquí la entrada o la salida están redirigidas. Sin terminal, prueba «treetop simulate» o «treetop arena».
cli-no-such-seat = No existe el sitio { $seat }: en esta partida hay { $players } jugadores.
cli-records-many = Este archivo contiene { $count } registros. Elige uno con --game, de 1 a { $count }.
cli-no-such-record = No hay ningún registro { $game }: el archivo contiene { $count ->
    [one] { $count } registro
   *[other] { $count } registros
}.
cli-no-such-turn = No existe el turno { $turn }: la partida tiene { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.

cli-warming-begins = Compilando reglas y bots (solo hace falta tras una actualización): unos { $seconds } s
cli-warming = Compilando { $what }, { $done } de { $functions } funciones: quedan unos { $seconds } s
cli-warm = Las reglas están compiladas.
cli-warm-killed = El compilador se interrumpió antes de terminar, quizá por falta de memoria. Vuelve a intentarlo: lo que ya había compilado se conserva.
cli-simulating = Jugando
cli-seat = Sitio
cli-mean-points = Media de puntos
cli-least-points = mínimo
cli-most-points = máximo
cli-wins = Victorias
cli-games = Partidas
cli-mean-turns = Media de turnos por partida
cli-mean-decisions = Media de decisiones por partida
cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

cli-winner = Gana { $winner } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
cli-shared = { $winners } comparten la victoria.

cli-score-line-unreadable = No se puede leer la línea { $line }: «{ $text }».
cli-score-no-player-yet = Línea { $line }: «{ $key }:» aparece antes del primer «player:».

cli-who-plays = { $game }. ¿Quién juega?
cli-person = Una persona
cli-nobody = Nadie
cli-seat-number = Sitio { $number }
cli-hand-over = { $name }, te toca.
cli-hand-over-hint = Pulsa Intro cuando nadie más pueda ver la pantalla.
cli-turn-choose = { $name }: elige qué hacer.
cli-turn-end = { $name }: pulsa Intro para terminar tu turno o U para deshacerlo.
cli-turn-bot = { $name } está pensando…
cli-turn-waking = { $name } se está despertando…
cli-action-number = Acción { $number } de { $count }
cli-key-take-back = Deshacer
cli-key-end = Terminar el turno
cli-key-down = Bajar
cli-key-up = Subir
cli-key-ready = Ya estoy
cli-key-start = Empezar
cli-key-new-game = Nueva partida
cli-key-quit = Salir
cli-key-forward = Adelante
cli-key-back = Atrás
cli-key-first = Al principio
cli-key-last = Al final

cli-help-serve = Inicia el servidor de mesas y el cliente web.
cli-help-site = Escribe el cliente web como archivos para cualquier alojamiento: jugar, aprender y contar puntos sin servidor.
cli-help-site-folder = La carpeta en la que escribir: nueva, vacía o ya escrita por «treetop site».
cli-help-site-base = Dónde estará el sitio en su alojamiento, por ejemplo /treetop/.
cli-help-host = La dirección en la que escuchar.
cli-help-port = El puerto en el que escuchar; 0 elige uno libre.
cli-help-data = La carpeta de las partidas; por defecto, una propia del usuario.
cli-help-bot-workers = Número de procesos en los que piensan los bots.
cli-help-workers = Número de procesos del servidor; para más de uno hace falta PostgreSQL.
cli-help-browser = Abre el navegador.
cli-help-backup = Copia todas las partidas en un archivo, también con el servidor en marcha.
cli-help-restore = Restaura una copia. El servidor tiene que estar parado.
cli-help-backup-file = El archivo de la copia.
cli-help-rotate-keys = Firma las cookies con una clave nueva desde el próximo arranque del servidor.
cli-help-forget-keys = Deja de aceptar las claves antiguas: todo el mundo tiene que volver a entrar y los invitados pierden sus partidas.
cli-keys-rotated = Tras el próximo arranque del servidor, una clave nueva firma las cookies. Claves aceptadas: { $count }.
cli-record-line = Línea { $line }: { $problem }
cli-records-true = { $count ->
    [one] El registro es correcto.
   *[other] Los { $count } registros son correctos.
}
cli-serving = Treetop está funcionando en { $url }
cli-no-web-client = El cliente web no está instalado, así que solo pueden jugar programas: al instalar Treetop, npm no pudo descargar las bibliotecas del navegador. Vuelve a instalar Treetop con conexión; en un clon basta con «npm ci».
cli-site-written = El sitio está en { $folder } ({ $size } MB). Sube estos archivos a un alojamiento web de modo que estén en { $base }.
cli-site-base = «{ $given }» no puede ser la dirección de un sitio: tiene que empezar y terminar con una barra, como / o /treetop/.
cli-site-folder-taken = { $folder } contiene otros archivos. Elige una carpeta nueva, vacía o ya escrita por «treetop site».
cli-port-taken = Otro programa está usando el puerto { $port } de { $host }. Elige otro con --port; «--port 0» toma uno libre.
cli-port-forbidden = No tienes permiso para usar el puerto { $port }. Elige uno más alto con --port, por ejemplo «--port 8000».
cli-port-number = No existe el puerto { $port }. Los puertos van de 1 a { $most }; «--port 0» toma uno libre.
cli-host-unknown = «{ $host }» no es una dirección de este ordenador. «--host 127.0.0.1» sirve solo a este ordenador, «--host 0.0.0.0» a toda su red.
cli-workers-need-postgres = Para varios procesos hace falta PostgreSQL: define TREETOP_DATABASE.
cli-backed-up = { $file } contiene una copia de todas las partidas ({ $size } kB).
cli-restored = Se han restaurado las partidas de { $file }.

cli-review-turn = Turno
cli-review-player = Jugador
cli-review-unfinished = La partida no ha terminado: se podrá analizar cuando acabe.

cli-extra-missing = Esto necesita el paquete «{ $package }», que no está instalado. Instálalo con: pip install 'treetop-games[{ $extra }]'
cli-score-no-file = No se pueden contar los puntos de «{ $game }» a partir de un archivo.
cli-no-game-with = Ningún juego instalado ofrece esto: { $part }.
