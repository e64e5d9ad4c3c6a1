scorepad-page = Carnet de scores
scorepad-lead = Vous jouez avec de vraies cartes ? Saisissez les mains et les arboretums : le carnet additionne les points, les explique et garde la partie. Il fonctionne hors ligne, et tout reste sur cet appareil.
scorepad-new-arboretum = Compter les points d’Arboretum
scorepad-game-arboretum = Arboretum
scorepad-history = Parties sur cet appareil
scorepad-unfinished = Incomplète
scorepad-forget = Supprimer la partie : { $date }
scorepad-forgotten = Partie supprimée : { $date }
scorepad-not-here = Cette partie n’est pas sur cet appareil, ou le lien est incomplet.
scorepad-unable = Ce navigateur ne peut pas calculer les points : il lui manque WebAssembly ou les workers de type module. Ce que vous saisissez est gardé, et son lien montre les points dans tout autre navigateur.
scorepad-statistics = Statistiques des joueurs
scorepad-column-name = Nom
scorepad-column-games = Parties
scorepad-column-wins = Gagnées
scorepad-column-average = Moyenne
scorepad-column-best = Record

scorepad-players = Joueurs
scorepad-name = Nom
scorepad-species = Essences
scorepad-edition-renegade = Renegade, 2018
scorepad-edition-zman = Z-Man, 2014
scorepad-species-missing =
    { $count ->
        [one] Choisissez les { $needed } essences avec lesquelles vous avez joué : il en manque une.
       *[other] Choisissez les { $needed } essences avec lesquelles vous avez joué : il en manque { $count }.
    }
scorepad-species-complete = Vous avez choisi les { $needed } essences.
scorepad-start = Saisir les cartes

scorepad-back = Retour au carnet
scorepad-tabs = Joueurs et résultat
scorepad-result = Résultat
scorepad-undo = Annuler
scorepad-where = Où vont les cartes
scorepad-where-hand = Main
scorepad-where-planted = Arboretum
scorepad-hand = Main
scorepad-arboretum = Arboretum
scorepad-picker = Choisissez une carte
scorepad-prompt-hand =
    { $count ->
        [one] Touchez une essence, puis une valeur. Plus qu’une carte.
       *[other] Touchez une essence, puis une valeur. Encore { $count } cartes.
    }
scorepad-hand-full = La main est complète. Touchez une carte pour la retirer.
scorepad-prompt-plant = Touchez une essence et une valeur, puis un emplacement ; ou d’abord l’emplacement.
scorepad-prompt-cell = Où va { CARD("arboretum-tree", $card, form: "the") } ? Touchez son emplacement.
scorepad-prompt-card = Quelle carte est ici ? Touchez son essence et sa valeur.
scorepad-prompt-move = Touchez un autre emplacement pour y déplacer cette carte, ou une autre carte pour les échanger.
scorepad-taken-hand = { $card } : dans la main { DE($name) }
scorepad-taken-planted = { $card } : dans l’arboretum { DE($name) }
scorepad-remove = Retirer de la main : { $card }
scorepad-take-off = Retirer
scorepad-cell-card = { $card }, ligne { $row }, colonne { $column }
scorepad-cell-empty = Vide, ligne { $row }, colonne { $column }
scorepad-apart = Sans contact avec le reste de l’arboretum : { CARD("arboretum-tree", $cards) }. Chaque carte doit en toucher une autre.
scorepad-shift = Déplacer tout l’arboretum
scorepad-shift-left = Tout déplacer à gauche
scorepad-shift-right = Tout déplacer à droite
scorepad-shift-up = Tout déplacer vers le haut
scorepad-shift-down = Tout déplacer vers le bas

scorepad-counting = Calcul des points…
scorepad-winner =
    { $count ->
        [one] { $name } gagne avec { $count } point.
       *[other] { $name } gagne avec { $count } points.
    }
scorepad-shared =
    { $count ->
        [one] { $names } se partagent la victoire, à { $count } point.
       *[other] { $names } se partagent la victoire, à { $count } points.
    }
scorepad-tie-broken =
    { $count ->
        [one] { $names } sont à égalité de points. { $name } a plus d’essences dans son arboretum : { $count }.
       *[other] { $names } sont à égalité de points. { $name } a plus d’essences dans son arboretum : { $count }.
    }
scorepad-plant-a-tree = Égalité de points, égalité d’essences. Plantez donc un arbre par personne ({ $names }) : dans cinq ans, le plus haut l’emporte.
scorepad-sheet = Feuille de score
scorepad-sheet-legend = En petit : somme en main. En grand : points. Barré : une allée sans le droit de la marquer, ou un 8 annulé par un 1. Touchez une essence pour savoir pourquoi.
scorepad-total = Total
scorepad-hand-value = Main { $value }
scorepad-no-right = Pas le droit de marquer
scorepad-paths = Meilleures allées
scorepad-arboretum-of = Arboretum { DE($name) }
scorepad-path-of =
    { $count ->
        [one] Allée { CARD("arboretum-tree", $cards) } : { $count } point
       *[other] Allée { CARD("arboretum-tree", $cards) } : { $count } points
    }
scorepad-right-alone = { WORD("arboretum-tree", $species) } : { $name } a la plus forte somme, { $value } ; personne d’autre ne marque.
scorepad-right-tie = { WORD("arboretum-tree", $species) } : { $names } sont à égalité pour la plus forte somme, { $value }, et ont donc le droit de marquer.
scorepad-right-everybody = { WORD("arboretum-tree", $species) } : personne n’en a en main, donc tout le monde marque.
scorepad-holds = En main : { CARD("arboretum-tree", $cards) }. Valeur { $value }.
scorepad-holds-none = Pas { WORD("arboretum-tree", $species, form: "of") } en main.
scorepad-cancelled = Le 8 { DE($name) } vaut 0, car { $other } a le 1.
scorepad-no-path = Pas d’allée { WORD("arboretum-tree", $species, form: "of") }.
scorepad-by-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
scorepad-by-same = { $count } pour une allée uniquement { WORD("arboretum-tree", $species, form: "of") }
scorepad-by-one = { $count } pour le 1 au début
scorepad-by-eight = { $count } pour le 8 à la fin
scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } point
       *[other] { $parts } = { $count } points
    }
scorepad-lost =
    { $count ->
        [one] Sans le droit de marquer, ce point est perdu.
       *[other] Sans le droit de marquer, ces { $count } points sont perdus.
    }

scorepad-what-if = Et si… ?
scorepad-what-if-on = Ce n’est qu’un essai : retirez des cartes, ajoutez-en et regardez les points changer. La vraie partie ne change pas.
scorepad-what-if-back = Revenir à la vraie partie
scorepad-what-if-keep = Garder les changements
scorepad-live = { $name } : { $before } → { $now }

scorepad-share-picture = Image
scorepad-share-text = Texte
scorepad-share-link = Lien
scorepad-picture-saved = Image enregistrée.
scorepad-copied = Copié.
scorepad-text-title = Arboretum, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-new-tree-society = Compter les points de Tree Society
scorepad-game-tree-society = Tree Society
scorepad-houses = Cartes de guilde
scorepad-search = Chercher une carte
scorepad-search-example = Nom ou guilde
scorepad-search-none = Il ne reste aucune carte de ce genre.
scorepad-level-of = { $card } : niveau
scorepad-level = Niveau { $level }
scorepad-level-done = Achevée
scorepad-house-remove = Retirer « { $card } »
scorepad-fruit-sold = Fruits vendus
scorepad-fruit-unsold = Fruits invendus
scorepad-coins = Pièces restantes, bourse et coffre
scorepad-market-types = Types de fruits au marché
scorepad-less = Moins : { $what }
scorepad-more = Plus : { $what }
scorepad-society-text-title = Tree Society, { $date }
scorepad-text-house = · { $card } : { $points } ({ $why })
scorepad-turn-order = Saisissez les joueurs dans l’ordre du tour : il départage les égalités.
scorepad-deck = Paquet
scorepad-deck-shipped = { $name }, le paquet de Treetop
scorepad-deck-own = Vous avez le jeu imprimé ? Saisissez ses cartes une fois pour toutes dans un fichier : celui de notre paquet sert d’exemple. Le fichier est vérifié, puis ses cartes restent sur cet appareil.
scorepad-deck-example = Télécharger le fichier de notre paquet
scorepad-deck-open = Ouvrir le fichier d’un paquet
scorepad-deck-forget = Retirer le paquet { $name }
scorepad-deck-faulty = { $count ->
    [one] Ce paquet n’est pas encore utilisable : il contient une erreur.
   *[other] Ce paquet n’est pas encore utilisable : il contient { $count } erreurs.
}
scorepad-deck-missing = Cette partie s’est jouée avec le paquet « { $name } », qui n’est pas sur cet appareil. Ouvrez son fichier pour voir les scores.
scorepad-deck-other = C’est un autre paquet : { $name }.
