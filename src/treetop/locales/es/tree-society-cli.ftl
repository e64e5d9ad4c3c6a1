# The command line and the terminal game.

tree-society-cli-upper-row = Mercado de gremios, fila superior: 1 moneda más
tree-society-cli-lower-row = Mercado de gremios, fila inferior
tree-society-cli-fruit-market = Mercado de fruta, con precios
tree-society-cli-in-deck = { $count } en el mazo
tree-society-cli-moment = { $last ->
    [0] Ronda { $round }. { $phase }
   *[other] Ronda { $round } (última ronda: { $last }). { $phase }
}
tree-society-cli-waiting = Después: { LOWER($effect) }
tree-society-cli-purse = bolsa { $pouch }, cofre { $chest }, símbolos { $symbols }, vendidas { $sold }
tree-society-cli-completed = Completadas: { $cards }
tree-society-cli-sold = Vendidas: { $fruit }
tree-society-cli-score-number = Línea { $line }: «{ $text }» debería ser un número.
tree-society-cli-score-pairs = Línea { $line }: escribe cada cosa con su número, por ejemplo «apple 3 grape 1».
tree-society-cli-score-fruit = Línea { $line }: no existe la fruta «{ $text }». Disponibles: { $known }.
tree-society-cli-score-house-unknown = { $player }: el mazo no tiene la carta «{ $card }».
tree-society-cli-score-house-twice = «{ $card }» aparece dos veces, pero solo hay una carta de cada.
tree-society-cli-score-house-level = { $player }: la ficha de árbol de «{ $card }» puede estar en el nivel 1 o 2, no en el nivel { $level }. Con el nivel 3, la carta está completada.
tree-society-cli-score-houses-most = { $player } tiene { $count } cartas en curso; como mucho pueden ser { $most }.
tree-society-cli-tie = Empate a puntos: gana quien juega más tarde en el orden de turno.
