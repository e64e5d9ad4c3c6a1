# The score pad.

arboretum-scorepad-species = Especies
arboretum-scorepad-edition-renegade = Renegade, 2018
arboretum-scorepad-edition-zman = Z-Man, 2014
arboretum-scorepad-species-missing =
    { $count ->
        [one] Elige las { $needed } especies con las que habéis jugado: falta una.
       *[other] Elige las { $needed } especies con las que habéis jugado: faltan { $count }.
    }
arboretum-scorepad-species-complete = Ya están las { $needed } especies.
arboretum-scorepad-where = Adónde van las cartas
arboretum-scorepad-where-hand = Mano
arboretum-scorepad-where-planted = Arboreto
arboretum-scorepad-hand = Mano
arboretum-scorepad-arboretum = Arboreto
arboretum-scorepad-picker = Elige una carta
arboretum-scorepad-prompt-hand =
    { $count ->
        [one] Toca una especie y luego un valor. Falta una carta.
       *[other] Toca una especie y luego un valor. Faltan { $count } cartas.
    }
arboretum-scorepad-hand-full = La mano está completa. Toca una carta para quitarla.
arboretum-scorepad-prompt-plant = Toca una especie y un valor y luego la casilla; o primero la casilla.
arboretum-scorepad-prompt-cell = ¿Dónde está { CARD("arboretum-tree", $card, form: "the") }? Toca su casilla.
arboretum-scorepad-prompt-card = ¿Qué carta hay aquí? Toca su especie y su valor.
arboretum-scorepad-prompt-move = Toca otra casilla para mover la carta, u otra carta para intercambiarlas.
arboretum-scorepad-taken-hand = { $card }: en la mano de { $name }
arboretum-scorepad-taken-planted = { $card }: en el arboreto de { $name }
arboretum-scorepad-remove = Quitar { $card } de la mano
arboretum-scorepad-take-off = Quitar
arboretum-scorepad-cell-card = { $card }, fila { $row }, columna { $column }
arboretum-scorepad-cell-empty = Vacía, fila { $row }, columna { $column }
arboretum-scorepad-apart = Sin conexión con el resto: { CARD("arboretum-tree", $cards) }. Cada carta tiene que tocar otra.
arboretum-scorepad-shift = Mover todo el arboreto
arboretum-scorepad-shift-left = Mover todo a la izquierda
arboretum-scorepad-shift-right = Mover todo a la derecha
arboretum-scorepad-shift-up = Mover todo hacia arriba
arboretum-scorepad-shift-down = Mover todo hacia abajo
arboretum-scorepad-winner =
    { $count ->
        [one] Gana { $name } con { $count } punto.
       *[other] Gana { $name } con { $count } puntos.
    }
arboretum-scorepad-shared =
    { $count ->
        [one] { $names } comparten la victoria con { $count } punto.
       *[other] { $names } comparten la victoria con { $count } puntos.
    }
arboretum-scorepad-tie-broken =
    { $count ->
        [one] { $names } empatan a puntos. { $name } tiene más especies en su arboreto: { $count }.
       *[other] { $names } empatan a puntos. { $name } tiene más especies en su arboreto: { $count }.
    }
arboretum-scorepad-plant-a-tree = Los mismos puntos y las mismas especies. Toca plantar un árbol por persona ({ $names }): dentro de cinco años gana el más alto.
arboretum-scorepad-sheet = Hoja de puntos
arboretum-scorepad-sheet-legend = Pequeño: suma en la mano. Grande: puntos. Tachado: un camino sin derecho a puntuar, o un 8 anulado por un 1. Toca una especie para ver por qué.
arboretum-scorepad-total = Total
arboretum-scorepad-hand-value = Mano { $value }
arboretum-scorepad-no-right = Sin derecho a puntuar
arboretum-scorepad-paths = Mejores caminos
arboretum-scorepad-arboretum-of = El arboreto de { $name }
arboretum-scorepad-path-of =
    { $count ->
        [one] Camino { CARD("arboretum-tree", $cards) }: { $count } punto
       *[other] Camino { CARD("arboretum-tree", $cards) }: { $count } puntos
    }
arboretum-scorepad-right-alone = { WORD("arboretum-tree", $species) }: solo puede puntuar { $name }, que tiene la suma más alta, { $value }.
arboretum-scorepad-right-tie = { WORD("arboretum-tree", $species) }: { $names } empatan con la suma más alta, { $value }, así que todos pueden puntuar.
arboretum-scorepad-right-everybody = { WORD("arboretum-tree", $species) }: nadie la tiene en la mano, así que puntúan todos.
arboretum-scorepad-holds = En la mano: { CARD("arboretum-tree", $cards) }. Valor: { $value }.
arboretum-scorepad-holds-none = Ninguna carta { WORD("arboretum-tree", $species, form: "of") } en la mano.
arboretum-scorepad-cancelled = El 8 de { $name } vale 0 porque { $other } tiene el 1.
arboretum-scorepad-no-path = Ningún camino { WORD("arboretum-tree", $species, form: "of") }.
arboretum-scorepad-by-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
arboretum-scorepad-by-same = { $count } porque todo el camino es { WORD("arboretum-tree", $species, form: "of") }
arboretum-scorepad-by-one = { $count } por el 1 del principio
arboretum-scorepad-by-eight = { $count } por el 8 del final
arboretum-scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } punto
       *[other] { $parts } = { $count } puntos
    }
arboretum-scorepad-lost =
    { $count ->
        [one] Sin derecho a puntuar, este punto se pierde.
       *[other] Sin derecho a puntuar, estos { $count } puntos se pierden.
    }
