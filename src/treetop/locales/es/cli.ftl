# La línea de órdenes y el juego en el terminal.

cli-title = Treetop
cli-help = Treetop: juega a Arboretum y Tree Society, cuenta una partida jugada con cartas de papel, mira registros, mide el motor. No oficial. Elige el idioma con --language en, it, uk, es o fr, o con TREETOP_LANGUAGE.
cli-group-commands = Órdenes
cli-group-arguments = Argumentos
cli-group-options = Opciones
cli-help-help = Muestra esta ayuda.
cli-help-version = Muestra la versión.
cli-help-play = Juega en el terminal: personas ante un mismo teclado, y bots.
cli-help-simulate = Juega muchas partidas al azar; muestra un resumen o escribe los registros.
cli-help-score = Cuenta los puntos de una mesa terminada con cartas de papel, desde un pequeño archivo de texto.
cli-help-show = Muestra una posición de un registro.
cli-help-replay = Recorre un registro paso a paso.
cli-help-verify = Comprueba todo lo que afirma un registro, o todos los de un archivo con uno por línea.
cli-help-review = Dónde se decidió una partida terminada: las probabilidades tras cada turno.
cli-help-deck = Mazos de Tree Society: comprobar, mostrar, imprimir, añadir.
cli-help-deck-check = Comprueba un archivo de mazo y explica cada error.
cli-help-deck-show = Muestra un mazo como lista, o como páginas para imprimir y recortar.
cli-help-deck-add = Guarda un archivo de mazo para poder elegirlo al jugar.
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
cli-help-players = Cuántos juegan.
cli-help-games = Cuántas partidas.
cli-help-seed = Un número; el mismo número da las mismas partidas.
cli-help-option = Una opción del juego, como nombre=valor; puede repetirse.
cli-help-jsonl = Escribe un registro por línea en este archivo; «-» es la salida estándar.
cli-help-score-file = El archivo; «-» es la entrada estándar. El formato está en docs/score-file.md.
cli-help-json = Muestra un solo objeto JSON.
cli-help-record = Un registro, un archivo JSON, o un archivo con uno en cada línea; «-» es la entrada estándar.
cli-help-game-number = Qué registro de un archivo con varios, contando desde 1.
cli-help-turn = Muestra el comienzo de este turno, contando desde 1, en vez del final.
cli-help-seat = Muestra lo que ve este sitio, contando desde 1.
cli-help-threads = Cuántos hilos.
cli-help-seconds = Cuánto tiempo, más o menos.

cli-usage = { $problem } «{ $command } --help» explica qué se puede escribir.
cli-usage-missing = Falta «{ $name }».
cli-usage-value = «{ $given }» no vale aquí.
cli-usage-least = «{ $name }» tiene que ser al menos { $limit }, no { $given }.
cli-usage-most = «{ $name }» puede ser como mucho { $limit }, no { $given }.
cli-usage-option = No existe la opción «{ $given }».
cli-usage-twice = { $name } aparece dos veces.
cli-option-unreadable = «{ $option }» no es una opción: escribe nombre=valor.
cli-usage-command = No existe la orden «{ $given }».
cli-usage-surplus = Esto sobra: «{ $given }».
cli-language-unknown = No hay ningún idioma «{ $given }». Hay: { $known }.
cli-by-rule = { $problem } (Regla { $rule })
cli-file = { $file }: { $problem }.
cli-usage-line = Se escribe: { $command }
cli-place-command = ORDEN
cli-place-options = [OPCIONES]
cli-place-arguments = [ARGUMENTOS]
cli-place-more-arguments = [ARGUMENTOS…]
cli-kind-text = TEXTO
cli-kind-number = NÚMERO
cli-kind-path = RUTA
cli-required = Hay que indicarlo.
cli-default = Si falta: { $value }.
cli-file-missing = no existe ese archivo o carpeta
cli-file-forbidden = no tienes permiso
cli-file-is-a-folder = es una carpeta, no un archivo
cli-file-not-text = no es un texto en UTF-8, guárdalo de nuevo con esta codificación
cli-file-no-room = el disco está lleno
cli-bot-unknown = No existe el bot «{ $name }». Hay: { $known }.
cli-players = A este juego juegan de { $least } a { $most } personas, no { $given }.
cli-no-terminal = Este juego se dibuja en un terminal y lee su teclado; aquí la entrada o la salida van a otra parte. Sin terminal están «treetop simulate» y «treetop arena».
cli-no-such-seat = No existe el sitio { $seat }: juegan { $players }.
cli-records-many = Este archivo contiene { $count } registros. Elige uno con --game, de 1 a { $count }.
cli-no-such-record = No hay ningún registro { $game }: el archivo contiene { $count ->
    [one] { $count } registro
   *[other] { $count } registros
}.
cli-no-such-turn = No existe el turno { $turn }: la partida tiene { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.

cli-warming = Compilando las reglas (solo tras una actualización)
cli-warm = Las reglas están compiladas.
cli-simulating = Jugando
cli-seat = Sitio
cli-mean-points = Puntos, media
cli-least-points = mínimo
cli-most-points = máximo
cli-wins = Victorias
cli-games = Partidas
cli-mean-turns = Turnos por partida, media
cli-mean-decisions = Decisiones por partida, media
cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-corner-nobody-holds = Nadie tiene cierta especie en la mano
cli-corner-cancelled = Un 8 anulado por el 1 de un rival
cli-corner-one-and-eight = El 1 y el 8 en la misma mano
cli-corner-tie-for-right = Empate por una especie que alguien tiene
cli-corner-equal-points = Empate a puntos en cabeza
cli-corner-shared = Victoria compartida

cli-pile = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cli-hand = Mano
cli-discards = Descartes
cli-species = Especie
cli-species-name = { WORD("arboretum-tree", $species) }
cli-total = Total
cli-right = puede puntuar
cli-right-of-all = puede puntuar todo el mundo
cli-no-path = sin camino
cli-cancelled = el 8 vale 0: { $player } tiene el 1
cli-winner = Gana { $winner } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
cli-tie-broken = Empate a puntos; { $species ->
    [one] decide { $species } especie en el arboreto
   *[other] deciden { $species } especies distintas en el arboreto
}.
cli-shared = { $winners } comparten la victoria. Que cada cual plante un árbol: dentro de cinco años gana el más alto.

cli-score-in-hand = en la mano de { $player } (línea { $line })
cli-score-in-arboretum = en el arboreto de { $player } (línea { $line })
cli-score-not-a-card = «{ $text }», { $where }, no es una carta. Una carta son dos letras y un valor del 1 al 8, por ejemplo oa3.
cli-score-card-twice = { CARD("arboretum-tree", $card) } aparece dos veces: { $first } y { $second }.
cli-score-not-in-play = { CARD("arboretum-tree", $card) }, { $where }, es de una especie que no está en juego.
cli-score-same-place = Línea { $line }: { CARD("arboretum-tree", $card) } y { CARD("arboretum-tree", $other) } están en el mismo sitio, { $place }, en el arboreto de { $player }.
cli-score-gap = Hay un hueco en el arboreto de { $player }: { CARD("arboretum-tree", $card) } en { $place } (línea { $line }) no toca nada que lleve a las demás cartas.
cli-score-place = Línea { $line }: tras «{ $card }» hace falta un sitio como 0,1, no «{ $place }».
cli-score-line-unreadable = No se puede leer la línea { $line }: «{ $text }».
cli-score-no-player-yet = Línea { $line }: «{ $key }:» aparece antes del primer «player:».
cli-score-edition = Línea { $line }: no existe la edición «{ $given }». Hay: { $known }.
cli-score-species-unknown = Línea { $line }: «{ $code }» no es el código de una especie.
cli-score-species-twice = Línea { $line }: { WORD("arboretum-tree", $species) } aparece dos veces.
cli-score-species-edition = { WORD("arboretum-tree", $species) } no es una especie de la edición { $edition }.
cli-score-species-count = Con { $players } jugadores se usan { $needed } especies; aquí hay { $given }.
cli-score-mixed-editions = Ninguna edición las tiene todas: { WORD("arboretum-tree", $species) }.
cli-score-players = A Arboretum juegan de 2 a 4 personas; el archivo tiene { $count }.
cli-score-hand-too-large = { $player } tiene { $count } cartas en la mano; al final de la partida son 7.
cli-score-hand-short = { $player } solo tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en la mano; al final de la partida son 7. Se cuenta tal cual.
cli-score-arboretum-too-large = { $player } ha plantado { $count } cartas; no pueden ser más de { $most }.

cli-who-plays = { $game }. ¿Quién juega?
cli-person = Una persona
cli-nobody = Nadie
cli-seat-number = Sitio { $number }
cli-hand-over = { $name }, te toca.
cli-hand-over-hint = Pulsa Intro cuando solo tú mires la pantalla.
cli-turn-draw = { $name }: roba una carta ({ $number } de 2).
cli-turn-plant = { $name }: planta una carta.
cli-turn-discard = { $name }: descarta una carta.
cli-turn-choose = { $name }: elige qué hacer.
cli-turn-end = { $name }: Intro termina tu turno, U lo deshace.
cli-turn-bot = { $name } está pensando…
cli-piles = Montones
cli-draw-pile = Mazo
cli-path = { WORD("arboretum-tree", $species) } { $points }
cli-paths-now = Tus mejores caminos ahora: { $paths }
cli-action-number = Acción { $number } de { $count }
cli-key-choose = Elegir
cli-key-move = Mover
cli-key-next-card = Otra carta
cli-key-take-back = Deshacer
cli-key-end = Terminar turno
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

cli-help-serve = Abre el servidor de mesas y de páginas web.
cli-help-host = La dirección en la que escuchar.
cli-help-port = El puerto en el que escuchar; 0 es cualquiera que esté libre.
cli-help-data = La carpeta de las partidas; si no se indica, la tuya.
cli-help-bot-workers = En cuántos procesos pueden pensar los bots.
cli-help-workers = Cuántos procesos atienden; para más de uno hace falta PostgreSQL.
cli-help-browser = Abre el navegador.
cli-help-backup = Copia todas las partidas en un archivo, también con el servidor en marcha.
cli-help-restore = Recupera una copia. El servidor tiene que estar parado.
cli-help-backup-file = El archivo de la copia.
cli-help-rotate-keys = Firma las cookies con una clave nueva desde el próximo arranque del servidor.
cli-help-forget-keys = Deja de aceptar las claves antiguas: todo el mundo tiene que volver a entrar y los invitados pierden sus partidas.
cli-keys-rotated = Tras el próximo arranque del servidor, una clave nueva firma las cookies. Claves aceptadas: { $count }.
cli-record-line = Línea { $line }: { $problem }
cli-records-true = { $count ->
    [one] El registro es correcto.
   *[other] Los { $count } registros son correctos.
}
cli-serving = Treetop está en { $url }
cli-no-web-client = Aquí falta el cliente web, así que solo pueden jugar programas: al instalar Treetop, npm no pudo descargar las bibliotecas del navegador. Instala Treetop de nuevo con conexión; en un clon basta «npm ci».
cli-port-taken = El puerto { $port } de { $host } lo ocupa otro programa. Elige otro con --port; «--port 0» toma uno libre.
cli-port-forbidden = No tienes permiso para el puerto { $port }. Elige uno más alto con --port, por ejemplo «--port 8000».
cli-port-number = No hay puerto { $port }. Los puertos van de 1 a { $most }; «--port 0» toma uno libre.
cli-host-unknown = «{ $host }» no es una dirección de este ordenador. «--host 127.0.0.1» sirve solo a este ordenador, «--host 0.0.0.0» a toda su red.
cli-workers-need-postgres = Para varios procesos hace falta PostgreSQL: define TREETOP_DATABASE.
cli-backed-up = { $file } contiene una copia de todas las partidas ({ $size } KB).
cli-restored = Las partidas de { $file } vuelven a estar en su sitio.

cli-upper-row = Mercado de gremios, fila superior: 1 moneda más
cli-lower-row = Mercado de gremios, fila inferior
cli-fruit-market = Mercado de fruta, con precios
cli-in-deck = { $count } en el mazo
cli-society-moment = { $last ->
    [0] Ronda { $round }. { $phase }
   *[other] Ronda { $round }, la última será la { $last }. { $phase }
}
cli-society-waiting = Después: { $effect }
cli-purse = bolsa { $pouch }, cofre { $chest }, símbolos { $symbols }, vendidas { $sold }
cli-completed = Completados: { $cards }
cli-sold = Vendidas: { $fruit }
cli-score-number = Línea { $line }: «{ $text }» debería ser un número.
cli-score-pairs = Línea { $line }: escribe cada cosa con su número, por ejemplo «apple 3 grape 1».
cli-score-fruit = Línea { $line }: no existe la fruta «{ $text }». Hay: { $known }.
cli-score-house-unknown = { $player }: el mazo no tiene la carta «{ $card }».
cli-score-house-twice = «{ $card }» aparece dos veces; cada carta existe una sola vez.
cli-score-house-level = { $player }: el árbol de «{ $card }» está en el nivel 1 o 2, no en el { $level }. En el nivel 3 la carta está completada.
cli-score-houses-most = { $player } tiene { $count } casas en obra; como mucho pueden ser { $most }.
cli-society-tie = Empate a puntos: gana quien juega más tarde.

cli-review-turn = Turno
cli-review-player = Jugador
cli-review-unfinished = La partida no ha terminado: el análisis necesita el final.

cli-extra-missing = Hace falta el paquete «{ $package }», que no está instalado. Se instala con: pip install 'treetop-games[{ $extra }]'
cli-score-no-file = «{ $game }» no se puede puntuar desde un archivo.
cli-no-game-with = Ningún juego instalado ofrece esto: { $part }.
