# The command line and the terminal game.

tree-society-cli-upper-row = Marché des guildes, rangée du haut : 1 pièce de plus
tree-society-cli-lower-row = Marché des guildes, rangée du bas
tree-society-cli-fruit-market = Marché aux fruits, avec les prix
tree-society-cli-in-deck = { $count } dans la pioche
tree-society-cli-moment = { $last ->
    [0] Manche { $round }. { $phase }
   *[other] Manche { $round } (dernière manche : { $last }). { $phase }
}
tree-society-cli-waiting = Ensuite : { LOWER($effect) }
tree-society-cli-purse = bourse { $pouch }, coffre { $chest }, symboles { $symbols }, vendus { $sold }
tree-society-cli-completed = Achevées : { $cards }
tree-society-cli-sold = Vendus : { $fruit }
tree-society-cli-score-number = Ligne { $line } : « { $text } » devrait être un nombre.
tree-society-cli-score-pairs = Ligne { $line } : indiquez chaque chose avec son nombre, par exemple « apple 3 grape 1 ».
tree-society-cli-score-fruit = Ligne { $line } : le fruit « { $text } » n’existe pas. Disponibles : { $known }.
tree-society-cli-score-house-unknown = { $player } : le paquet n’a pas de carte « { $card } ».
tree-society-cli-score-house-twice = « { $card } » figure deux fois, alors que chaque carte est unique.
tree-society-cli-score-house-level = { $player } : l’arbre de « { $card } » peut être au niveau 1 ou 2, pas { $level }. Au niveau 3, la carte est achevée.
tree-society-cli-score-houses-most = { $player } a { $count } cartes en chantier ; au plus { $most } sont possibles.
tree-society-cli-tie = Égalité de points : la victoire va à la personne la plus loin dans l’ordre du tour.
