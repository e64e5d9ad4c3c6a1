# The command line and the terminal game.

arboretum-cli-corner-nobody-holds = Une essence que personne n’a en main
arboretum-cli-corner-cancelled = Un 8 annulé par le 1 d’un adversaire
arboretum-cli-corner-one-and-eight = Le 1 et le 8 dans la même main
arboretum-cli-corner-tie-for-right = Égalité pour une essence que quelqu’un a en main
arboretum-cli-corner-equal-points = Égalité de points à la première place
arboretum-cli-corner-shared = Victoire partagée
arboretum-cli-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
arboretum-cli-hand = Main
arboretum-cli-discards = Défausse
arboretum-cli-species = Essence
arboretum-cli-species-name = { WORD("arboretum-tree", $species) }
arboretum-cli-total = Total
arboretum-cli-right = a le droit de marquer
arboretum-cli-right-of-all = tout le monde a le droit de marquer
arboretum-cli-no-path = aucune allée
arboretum-cli-cancelled = le 8 vaut 0 : { $player } a le 1
arboretum-cli-tie-broken = Égalité de points : le nombre d’essences dans l’arboretum départage ({ $species }).
arboretum-cli-shared = { $winners } se partagent la victoire. Plantez chacun un arbre : dans cinq ans, le plus haut l’emporte.
arboretum-cli-score-in-hand = dans la main { DE($player) } (ligne { $line })
arboretum-cli-score-in-arboretum = dans l’arboretum { DE($player) } (ligne { $line })
arboretum-cli-score-not-a-card = « { $text } », { $where }, n’est pas une carte. Une carte, c’est deux lettres et une valeur de 1 à 8, par exemple oa3.
arboretum-cli-score-card-twice = { CARD("arboretum-tree", $card) } figure deux fois : { $first } et { $second }.
arboretum-cli-score-not-in-play = { CARD("arboretum-tree", $card) }, { $where } : cette essence n’est pas en jeu.
arboretum-cli-score-same-place = Ligne { $line } : { CARD("arboretum-tree", $card) } et { CARD("arboretum-tree", $other) } sont à la même position, { $place }, dans l’arboretum { DE($player) }.
arboretum-cli-score-gap = Il y a un trou dans l’arboretum { DE($player) } : la carte { CARD("arboretum-tree", $card) } en { $place } (ligne { $line }) n’est pas reliée aux autres.
arboretum-cli-score-place = Ligne { $line } : « { $card } » doit être suivi d’une position comme 0,1, pas « { $place } ».
arboretum-cli-score-edition = Ligne { $line } : l’édition « { $given } » n’existe pas. Disponibles : { $known }.
arboretum-cli-score-species-unknown = Ligne { $line } : « { $code } » n’est pas le code d’une essence.
arboretum-cli-score-species-twice = Ligne { $line } : { WORD("arboretum-tree", $species) } figure deux fois.
arboretum-cli-score-species-edition = { WORD("arboretum-tree", $species) } n’est pas une essence de l’édition { $edition }.
arboretum-cli-score-species-count = À { $players } joueurs, il faut { $needed } essences ; le fichier en a { $given }.
arboretum-cli-score-mixed-editions = Aucune édition ne les a toutes : { WORD("arboretum-tree", $species) }.
arboretum-cli-score-players = Arboretum se joue de 2 à 4 joueurs ; le fichier en compte { $count }.
arboretum-cli-score-hand-too-large = { $player } a { $count } cartes en main ; en fin de partie, il en faut 7.
arboretum-cli-score-hand-short = { $player } n’a que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main ; en fin de partie, il en faut 7. Points comptés tels quels.
arboretum-cli-score-arboretum-too-large = { $player } a planté { $count } cartes ; au plus { $most } sont possibles.
arboretum-cli-turn-draw = { $name } : piochez une carte ({ $number } sur 2).
arboretum-cli-turn-plant = { $name } : plantez une carte.
arboretum-cli-turn-discard = { $name } : défaussez une carte.
arboretum-cli-piles = Piles
arboretum-cli-draw-pile = Pioche
arboretum-cli-path = { WORD("arboretum-tree", $species) } : { $points }
arboretum-cli-paths-now = Vos meilleures allées : { $paths }
arboretum-cli-key-choose = Choisir
arboretum-cli-key-move = Déplacer
arboretum-cli-key-next-card = Carte suivante
