# The score pad.

arboretum-scorepad-species = Essences
arboretum-scorepad-edition-renegade = Renegade, 2018
arboretum-scorepad-edition-zman = Z-Man, 2014
arboretum-scorepad-species-missing =
    { $count ->
        [one] Choisissez les { $needed } essences avec lesquelles vous avez joué : il en manque une.
       *[other] Choisissez les { $needed } essences avec lesquelles vous avez joué : il en manque { $count }.
    }
arboretum-scorepad-species-complete = Vous avez choisi les { $needed } essences.
arboretum-scorepad-where = Où vont les cartes
arboretum-scorepad-where-hand = Main
arboretum-scorepad-where-planted = Arboretum
arboretum-scorepad-hand = Main
arboretum-scorepad-arboretum = Arboretum
arboretum-scorepad-picker = Choisissez une carte
arboretum-scorepad-prompt-hand =
    { $count ->
        [one] Touchez une essence, puis une valeur. Plus qu’une carte.
       *[other] Touchez une essence, puis une valeur. Encore { $count } cartes.
    }
arboretum-scorepad-hand-full = La main est complète. Touchez une carte pour la retirer.
arboretum-scorepad-prompt-plant = Touchez une essence et une valeur, puis un emplacement ; ou d’abord l’emplacement.
arboretum-scorepad-prompt-cell = Où va { CARD("arboretum-tree", $card, form: "the") } ? Touchez son emplacement.
arboretum-scorepad-prompt-card = Quelle carte est ici ? Touchez son essence et sa valeur.
arboretum-scorepad-prompt-move = Touchez un autre emplacement pour y déplacer cette carte, ou une autre carte pour les échanger.
arboretum-scorepad-taken-hand = { $card } : dans la main { DE($name) }
arboretum-scorepad-taken-planted = { $card } : dans l’arboretum { DE($name) }
arboretum-scorepad-remove = Retirer de la main : { $card }
arboretum-scorepad-take-off = Retirer
arboretum-scorepad-cell-card = { $card }, ligne { $row }, colonne { $column }
arboretum-scorepad-cell-empty = Vide, ligne { $row }, colonne { $column }
arboretum-scorepad-apart = Sans contact avec le reste de l’arboretum : { CARD("arboretum-tree", $cards) }. Chaque carte doit en toucher une autre.
arboretum-scorepad-shift = Déplacer tout l’arboretum
arboretum-scorepad-shift-left = Tout déplacer à gauche
arboretum-scorepad-shift-right = Tout déplacer à droite
arboretum-scorepad-shift-up = Tout déplacer vers le haut
arboretum-scorepad-shift-down = Tout déplacer vers le bas
arboretum-scorepad-winner =
    { $count ->
        [one] { $name } gagne avec { $count } point.
       *[other] { $name } gagne avec { $count } points.
    }
arboretum-scorepad-shared =
    { $count ->
        [one] { $names } se partagent la victoire, à { $count } point.
       *[other] { $names } se partagent la victoire, à { $count } points.
    }
arboretum-scorepad-tie-broken =
    { $count ->
        [one] { $names } sont à égalité de points. { $name } a plus d’essences dans son arboretum : { $count }.
       *[other] { $names } sont à égalité de points. { $name } a plus d’essences dans son arboretum : { $count }.
    }
arboretum-scorepad-plant-a-tree = Égalité de points, égalité d’essences. Plantez donc un arbre par personne ({ $names }) : dans cinq ans, le plus haut l’emporte.
arboretum-scorepad-sheet = Feuille de score
arboretum-scorepad-sheet-legend = En petit : somme en main. En grand : points. Barré : une allée sans le droit de la marquer, ou un 8 annulé par un 1. Touchez une essence pour savoir pourquoi.
arboretum-scorepad-total = Total
arboretum-scorepad-hand-value = Main { $value }
arboretum-scorepad-no-right = Pas le droit de marquer
arboretum-scorepad-paths = Meilleures allées
arboretum-scorepad-arboretum-of = Arboretum { DE($name) }
arboretum-scorepad-path-of =
    { $count ->
        [one] Allée { CARD("arboretum-tree", $cards) } : { $count } point
       *[other] Allée { CARD("arboretum-tree", $cards) } : { $count } points
    }
arboretum-scorepad-right-alone = { WORD("arboretum-tree", $species) } : { $name } a la plus forte somme, { $value } ; personne d’autre ne marque.
arboretum-scorepad-right-tie = { WORD("arboretum-tree", $species) } : { $names } sont à égalité pour la plus forte somme, { $value }, et ont donc le droit de marquer.
arboretum-scorepad-right-everybody = { WORD("arboretum-tree", $species) } : personne n’en a en main, donc tout le monde marque.
arboretum-scorepad-holds = En main : { CARD("arboretum-tree", $cards) }. Valeur { $value }.
arboretum-scorepad-holds-none = Pas { WORD("arboretum-tree", $species, form: "of") } en main.
arboretum-scorepad-cancelled = Le 8 { DE($name) } vaut 0, car { $other } a le 1.
arboretum-scorepad-no-path = Pas d’allée { WORD("arboretum-tree", $species, form: "of") }.
arboretum-scorepad-by-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
arboretum-scorepad-by-same = { $count } pour une allée uniquement { WORD("arboretum-tree", $species, form: "of") }
arboretum-scorepad-by-one = { $count } pour le 1 au début
arboretum-scorepad-by-eight = { $count } pour le 8 à la fin
arboretum-scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } point
       *[other] { $parts } = { $count } points
    }
arboretum-scorepad-lost =
    { $count ->
        [one] Sans le droit de marquer, ce point est perdu.
       *[other] Sans le droit de marquer, ces { $count } points sont perdus.
    }
