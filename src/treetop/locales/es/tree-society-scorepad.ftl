# The score pad.

tree-society-scorepad-houses = Cartas de gremio
tree-society-scorepad-search = Buscar una carta
tree-society-scorepad-search-example = Nombre o gremio
tree-society-scorepad-search-none = Ya no queda ninguna carta así.
tree-society-scorepad-level-of = Nivel de «{ $card }»
tree-society-scorepad-level = Nivel { $level }
tree-society-scorepad-level-done = Completada
tree-society-scorepad-house-remove = Quitar «{ $card }»
tree-society-scorepad-fruit-sold = Fruta vendida
tree-society-scorepad-fruit-unsold = Fruta sin vender
tree-society-scorepad-coins = Monedas que quedan, bolsa y cofre
tree-society-scorepad-market-types = Tipos de fruta en el mercado
tree-society-scorepad-text-house = · { $card }: { $points } ({ $why })
tree-society-scorepad-turn-order = Escribe los jugadores en orden de turno: es lo que decide los empates.
tree-society-scorepad-deck = Mazo
tree-society-scorepad-deck-shipped = { $name }, el mazo propio de Treetop
tree-society-scorepad-deck-own = ¿Tienes el juego impreso? Escribe una vez sus cartas en un archivo de mazo; el de nuestro mazo te sirve de ejemplo. El archivo se comprueba y sus cartas se quedan en este dispositivo.
tree-society-scorepad-deck-example = Descargar el archivo de nuestro mazo
tree-society-scorepad-deck-open = Abrir el archivo de un mazo
tree-society-scorepad-deck-forget = Quitar el mazo { $name }
tree-society-scorepad-deck-faulty = { $count ->
    [one] Este mazo aún no se puede usar: tiene un error.
   *[other] Este mazo aún no se puede usar: tiene { $count } errores.
}
tree-society-scorepad-deck-missing = Esta partida se jugó con el mazo «{ $name }», que no está en este dispositivo. Abre su archivo para ver los puntos.
tree-society-scorepad-deck-other = Ese es otro mazo: { $name }.
