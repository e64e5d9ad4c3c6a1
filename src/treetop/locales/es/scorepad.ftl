scorepad-page = Libreta de puntos
scorepad-lead = ¿Jugáis con cartas de verdad? Anotad las manos y los arboretos: la libreta suma los puntos, los explica y recuerda la partida. Funciona sin conexión y todo se queda en este dispositivo.
scorepad-new-arboretum = Contar los puntos de Arboretum
scorepad-game-arboretum = Arboretum
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
scorepad-species = Especies
scorepad-edition-renegade = Renegade, 2018
scorepad-edition-zman = Z-Man, 2014
scorepad-species-missing =
    { $count ->
        [one] Elige las { $needed } especies con las que habéis jugado: falta una.
       *[other] Elige las { $needed } especies con las que habéis jugado: faltan { $count }.
    }
scorepad-species-complete = Ya están las { $needed } especies.
scorepad-start = Anotar las cartas

scorepad-back = Volver a la libreta
scorepad-tabs = Jugadores y resultado
scorepad-result = Resultado
scorepad-undo = Deshacer
scorepad-where = Adónde van las cartas
scorepad-where-hand = Mano
scorepad-where-planted = Arboreto
scorepad-hand = Mano
scorepad-arboretum = Arboreto
scorepad-picker = Elige una carta
scorepad-prompt-hand =
    { $count ->
        [one] Toca una especie y luego un valor. Falta una carta.
       *[other] Toca una especie y luego un valor. Faltan { $count } cartas.
    }
scorepad-hand-full = La mano está completa. Toca una carta para quitarla.
scorepad-prompt-plant = Toca una especie y un valor y luego la casilla; o primero la casilla.
scorepad-prompt-cell = ¿Dónde está { CARD("arboretum-tree", $card, form: "the") }? Toca su casilla.
scorepad-prompt-card = ¿Qué carta hay aquí? Toca su especie y su valor.
scorepad-prompt-move = Toca otra casilla para mover la carta, u otra carta para intercambiarlas.
scorepad-taken-hand = { $card }: en la mano de { $name }
scorepad-taken-planted = { $card }: en el arboreto de { $name }
scorepad-remove = Quitar { $card } de la mano
scorepad-take-off = Quitar
scorepad-cell-card = { $card }, fila { $row }, columna { $column }
scorepad-cell-empty = Vacía, fila { $row }, columna { $column }
scorepad-apart = Sin conexión con el resto: { CARD("arboretum-tree", $cards) }. Cada carta tiene que tocar otra.
scorepad-shift = Mover todo el arboreto
scorepad-shift-left = Mover todo a la izquierda
scorepad-shift-right = Mover todo a la derecha
scorepad-shift-up = Mover todo hacia arriba
scorepad-shift-down = Mover todo hacia abajo

scorepad-counting = Contando…
scorepad-winner =
    { $count ->
        [one] Gana { $name } con { $count } punto.
       *[other] Gana { $name } con { $count } puntos.
    }
scorepad-shared =
    { $count ->
        [one] { $names } comparten la victoria con { $count } punto.
       *[other] { $names } comparten la victoria con { $count } puntos.
    }
scorepad-tie-broken =
    { $count ->
        [one] { $names } empatan a puntos. { $name } tiene más especies en su arboreto: { $count }.
       *[other] { $names } empatan a puntos. { $name } tiene más especies en su arboreto: { $count }.
    }
scorepad-plant-a-tree = Los mismos puntos y las mismas especies. Toca plantar un árbol por persona ({ $names }): dentro de cinco años gana el más alto.
scorepad-sheet = Hoja de puntos
scorepad-sheet-legend = Pequeño: suma en la mano. Grande: puntos. Tachado: un camino sin derecho a puntuar, o un 8 anulado por un 1. Toca una especie para ver por qué.
scorepad-total = Total
scorepad-hand-value = Mano { $value }
scorepad-no-right = Sin derecho a puntuar
scorepad-paths = Mejores caminos
scorepad-arboretum-of = El arboreto de { $name }
scorepad-path-of =
    { $count ->
        [one] Camino { CARD("arboretum-tree", $cards) }: { $count } punto
       *[other] Camino { CARD("arboretum-tree", $cards) }: { $count } puntos
    }
scorepad-right-alone = { WORD("arboretum-tree", $species) }: solo puede puntuar { $name }, que tiene la suma más alta, { $value }.
scorepad-right-tie = { WORD("arboretum-tree", $species) }: { $names } empatan con la suma más alta, { $value }, así que todos pueden puntuar.
scorepad-right-everybody = { WORD("arboretum-tree", $species) }: nadie la tiene en la mano, así que puntúan todos.
scorepad-holds = En la mano: { CARD("arboretum-tree", $cards) }. Valor: { $value }.
scorepad-holds-none = Ninguna carta { WORD("arboretum-tree", $species, form: "of") } en la mano.
scorepad-cancelled = El 8 de { $name } vale 0 porque { $other } tiene el 1.
scorepad-no-path = Ningún camino { WORD("arboretum-tree", $species, form: "of") }.
scorepad-by-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
scorepad-by-same = { $count } porque todo el camino es { WORD("arboretum-tree", $species, form: "of") }
scorepad-by-one = { $count } por el 1 del principio
scorepad-by-eight = { $count } por el 8 del final
scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } punto
       *[other] { $parts } = { $count } puntos
    }
scorepad-lost =
    { $count ->
        [one] Sin derecho a puntuar, este punto se pierde.
       *[other] Sin derecho a puntuar, estos { $count } puntos se pierden.
    }

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
scorepad-text-title = Arboretum, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-new-tree-society = Contar los puntos de Tree Society
scorepad-game-tree-society = Tree Society
scorepad-houses = Cartas de gremio
scorepad-search = Buscar una carta
scorepad-search-example = Nombre o gremio
scorepad-search-none = Ya no queda ninguna carta así.
scorepad-level-of = Nivel de «{ $card }»
scorepad-level = Nivel { $level }
scorepad-level-done = Completada
scorepad-house-remove = Quitar «{ $card }»
scorepad-fruit-sold = Fruta vendida
scorepad-fruit-unsold = Fruta sin vender
scorepad-coins = Monedas que quedan, bolsa y cofre
scorepad-market-types = Tipos de fruta en el mercado
scorepad-less = Menos: { $what }
scorepad-more = Más: { $what }
scorepad-society-text-title = Tree Society, { $date }
scorepad-text-house = · { $card }: { $points } ({ $why })
scorepad-turn-order = Escribe los jugadores en orden de turno: es lo que decide los empates.
scorepad-deck = Mazo
scorepad-deck-shipped = { $name }, el mazo propio de Treetop
scorepad-deck-own = ¿Tienes el juego impreso? Escribe una vez sus cartas en un archivo de mazo; el de nuestro mazo te sirve de ejemplo. El archivo se comprueba y sus cartas se quedan en este dispositivo.
scorepad-deck-example = Descargar el archivo de nuestro mazo
scorepad-deck-open = Abrir el archivo de un mazo
scorepad-deck-forget = Quitar el mazo { $name }
scorepad-deck-faulty = { $count ->
    [one] Este mazo aún no se puede usar: tiene un error.
   *[other] Este mazo aún no se puede usar: tiene { $count } errores.
}
scorepad-deck-missing = Esta partida se jugó con el mazo «{ $name }», que no está en este dispositivo. Abre su archivo para ver los puntos.
scorepad-deck-other = Ese es otro mazo: { $name }.
