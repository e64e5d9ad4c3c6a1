# The command line and the terminal game.

arboretum-cli-corner-nobody-holds = Nadie tiene una especie en la mano
arboretum-cli-corner-cancelled = Un 8 anulado por el 1 de un rival
arboretum-cli-corner-one-and-eight = El 1 y el 8 en la misma mano
arboretum-cli-corner-tie-for-right = Empate por una especie que alguien tiene
arboretum-cli-corner-equal-points = Empate a puntos en cabeza
arboretum-cli-corner-shared = Victoria compartida
arboretum-cli-pile = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
arboretum-cli-hand = Mano
arboretum-cli-discards = Pila de descartes
arboretum-cli-species = Especie
arboretum-cli-species-name = { WORD("arboretum-tree", $species) }
arboretum-cli-total = Total
arboretum-cli-right = puede puntuar
arboretum-cli-right-of-all = pueden puntuar todos
arboretum-cli-no-path = sin camino
arboretum-cli-cancelled = el 8 vale 0: { $player } tiene el 1
arboretum-cli-tie-broken = Empate a puntos; { $species ->
    [one] decide { $species } especie en el arboreto
   *[other] deciden { $species } especies distintas en el arboreto
}.
arboretum-cli-shared = { $winners } comparten la victoria. Que cada cual plante un árbol: dentro de cinco años gana el más alto.
arboretum-cli-score-in-hand = en la mano de { $player } (línea { $line })
arboretum-cli-score-in-arboretum = en el arboreto de { $player } (línea { $line })
arboretum-cli-score-not-a-card = «{ $text }», { $where }, no es una carta. Una carta son dos letras y un valor del 1 al 8, por ejemplo oa3.
arboretum-cli-score-card-twice = { CARD("arboretum-tree", $card) } aparece dos veces: { $first } y { $second }.
arboretum-cli-score-not-in-play = { CARD("arboretum-tree", $card) }, { $where }, es de una especie que no está en juego.
arboretum-cli-score-same-place = Línea { $line }: { CARD("arboretum-tree", $card, form: "the") } y { CARD("arboretum-tree", $other, form: "the") } están en la misma casilla, { $place }, del arboreto de { $player }.
arboretum-cli-score-gap = Hay un hueco en el arboreto de { $player }: la carta { CARD("arboretum-tree", $card) } en { $place } (línea { $line }) no está unida a las demás.
arboretum-cli-score-place = Línea { $line }: tras «{ $card }» hace falta una casilla como 0,1, no «{ $place }».
arboretum-cli-score-edition = Línea { $line }: no existe la edición «{ $given }». Disponibles: { $known }.
arboretum-cli-score-species-unknown = Línea { $line }: «{ $code }» no es el código de una especie.
arboretum-cli-score-species-twice = Línea { $line }: { WORD("arboretum-tree", $species) } aparece dos veces.
arboretum-cli-score-species-edition = { WORD("arboretum-tree", $species) } no es una especie de la edición { $edition }.
arboretum-cli-score-species-count = Con { $players } jugadores se usan { $needed } especies; el archivo tiene { $given }.
arboretum-cli-score-mixed-editions = Ninguna edición las tiene todas: { WORD("arboretum-tree", $species) }.
arboretum-cli-score-players = Arboretum es para 2 a 4 jugadores; el archivo tiene { $count }.
arboretum-cli-score-hand-too-large = { $player } tiene { $count } cartas en la mano; al final de la partida deberían ser 7.
arboretum-cli-score-hand-short = { $player } solo tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en la mano; al final de la partida son 7. Se cuenta tal cual.
arboretum-cli-score-arboretum-too-large = { $player } ha plantado { $count } cartas; no pueden ser más de { $most }.
arboretum-cli-turn-draw = { $name }: roba una carta ({ $number } de 2).
arboretum-cli-turn-plant = { $name }: planta una carta.
arboretum-cli-turn-discard = { $name }: descarta una carta.
arboretum-cli-piles = Pilas
arboretum-cli-draw-pile = Mazo
arboretum-cli-path = { WORD("arboretum-tree", $species) } { $points }
arboretum-cli-paths-now = Tus mejores caminos ahora: { $paths }
arboretum-cli-key-choose = Elegir
arboretum-cli-key-move = Mover
arboretum-cli-key-next-card = Siguiente carta
