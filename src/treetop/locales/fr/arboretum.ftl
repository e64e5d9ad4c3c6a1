# Formes des essences : the (le chêne), of (de chêne), of-the (du chêne), gender.

arboretum-name = Arboretum
arboretum-about = Plantez des allées d’arbres, et gardez les cartes qui vous donnent le droit de les marquer.
arboretum-tree-bs = Épinette bleue
    .the = l’épinette bleue
    .of = d’épinettes bleues
    .of-the = de l’épinette bleue
    .gender = f
arboretum-tree-ca = Cassia
    .the = le cassia
    .of = de cassias
    .of-the = du cassia
    .gender = m
arboretum-tree-ch = Cerisier en fleur
    .the = le cerisier en fleur
    .of = de cerisiers en fleur
    .of-the = du cerisier en fleur
    .gender = m
arboretum-tree-do = Cornouiller
    .the = le cornouiller
    .of = de cornouillers
    .of-the = du cornouiller
    .gender = m
arboretum-tree-ja = Jacaranda
    .the = le jacaranda
    .of = de jacarandas
    .of-the = du jacaranda
    .gender = m
arboretum-tree-li = Lilas
    .the = le lilas
    .of = de lilas
    .of-the = du lilas
    .gender = m
arboretum-tree-ma = Érable
    .the = l’érable
    .of = d’érables
    .of-the = de l’érable
    .gender = m
arboretum-tree-mg = Magnolia
    .the = le magnolia
    .of = de magnolias
    .of-the = du magnolia
    .gender = m
arboretum-tree-oa = Chêne
    .the = le chêne
    .of = de chênes
    .of-the = du chêne
    .gender = m
arboretum-tree-ol = Olivier
    .the = l’olivier
    .of = d’oliviers
    .of-the = de l’olivier
    .gender = m
arboretum-tree-po = Poinciana
    .the = le poinciana
    .of = de poincianas
    .of-the = du poinciana
    .gender = m
arboretum-tree-rp = Flamboyant
    .the = le flamboyant
    .of = de flamboyants
    .of-the = du flamboyant
    .gender = m
arboretum-tree-tp = Tulipier de Virginie
    .the = le tulipier de Virginie
    .of = de tulipiers de Virginie
    .of-the = du tulipier de Virginie
    .gender = m
arboretum-tree-wi = Saule pleureur
    .the = le saule pleureur
    .of = de saules pleureurs
    .of-the = du saule pleureur
    .gender = m

arboretum-card-species-unknown = « { $card } » n’est pas une carte : elle doit commencer par les deux lettres d’une essence, par exemple « oa3 ».
arboretum-card-rank-unknown = « { $card } » n’est pas une carte : après l’essence vient une valeur de 1 à 8.
arboretum-action-unreadable = « { $action } » n’est pas une action. Écrivez par exemple « draw pile », « draw discard 2 », « plant oa3 0,1 » ou « discard ma7 ».
arboretum-card-not-in-play = Cette carte n’est pas dans la partie : { CARD("arboretum-tree", $card) }. En jeu : { $species }.
arboretum-species-list = Nommez chaque essence une seule fois, dans une liste de codes, ou écrivez « random ».
arboretum-species-unknown = Cette édition n’a pas d’essence « { $species } ». Disponibles : { $known }.
arboretum-species-count = À { $players } joueurs, il faut { $needed } essences ; vous en avez nommé { $given }.
arboretum-deal-unreadable = La donne doit contenir « hands », « pile » et « discards », composés de cartes.
arboretum-hackaranda-table = Les programmes du tournoi Hackaranda jouent à Arboretum, et seulement à deux.
arboretum-deal-sizes = Chaque main doit avoir 7 cartes, et les défausses doivent commencer comme le veulent les options.
arboretum-card-twice = { CARD("arboretum-tree", $card) } : cette carte figure deux fois, alors qu’elle est unique.
arboretum-card-missing = Il manque { CARD("arboretum-tree", $card, form: "the") } dans la donne.
arboretum-game-over = La partie est finie : il n’y a plus rien à faire.
arboretum-not-now =
    { $phase ->
        [draw] Pas encore : piochez d’abord vos deux cartes.
        [plant] Pas maintenant : plantez une carte de votre main.
        *[discard] Pas maintenant : défaussez une carte de votre main.
    }
arboretum-pile-empty = La pioche est vide : prenez la carte du dessus d’une défausse.
arboretum-no-such-seat = Il n’y a pas de place { $seat } dans cette partie.
arboretum-discards-empty = La défausse du joueur { $seat } est vide : piochez ailleurs.
arboretum-not-in-hand = Vous n’avez pas en main { CARD("arboretum-tree", $card, form: "the") }.
arboretum-not-adjacent = Cet emplacement ne touche aucun de vos arbres : plantez à côté, au-dessus ou au-dessous de l’un d’eux.
arboretum-occupied = Un arbre s’y trouve déjà, et on ne déplace ni ne recouvre un arbre.
arboretum-told-draw = { $seat } pioche.
    .you = Vous piochez.
arboretum-told-draw-own = { $seat } pioche { CARD("arboretum-tree", $card, form: "the") }.
    .you = Vous piochez { CARD("arboretum-tree", $card, form: "the") }.
arboretum-told-take = { $seat } prend { CARD("arboretum-tree", $card, form: "the") } dans { $owner ->
    [the-reader] votre défausse.
   *[other] la défausse { DE($owner) }.
}
    .you = Vous prenez { CARD("arboretum-tree", $card, form: "the") } dans { $owner ->
        [the-reader] votre défausse.
       *[other] la défausse { DE($owner) }.
    }
arboretum-told-plant = { $seat } plante { CARD("arboretum-tree", $card, form: "the") }.
    .you = Vous plantez { CARD("arboretum-tree", $card, form: "the") }.
arboretum-told-discard = { $seat } défausse { CARD("arboretum-tree", $card, form: "the") }.
    .you = Vous défaussez { CARD("arboretum-tree", $card, form: "the") }.
arboretum-do-draw = Piocher
arboretum-do-take = Prendre { CARD("arboretum-tree", $card, form: "the") } dans une défausse
arboretum-do-plant = Planter { CARD("arboretum-tree", $card, form: "the") } en ligne { $y }, colonne { $x }
arboretum-do-discard = Défausser { CARD("arboretum-tree", $card, form: "the") }
# Why an action was better than the one that was done.
arboretum-why-path = { WORD("arboretum-tree", $species) } : avec la meilleure action, l’allée vaut { $better ->
    [one] { $better } point
   *[other] { $better } points
} au lieu de { $worse }.
arboretum-why-right = Mieux vaut garder { CARD("arboretum-tree", $card, form: "the") } en main pour s’assurer le droit de marquer.
arboretum-why-feeds = C’est justement ce que cultive { $seat } : { CARD("arboretum-tree", $card) }.

## First steps at the table
arboretum-guide-goal = La personne qui a le plus de points gagne. Vous marquez avec des allées d’arbres aux valeurs croissantes, mais seulement dans les essences où votre somme en main est la plus forte à la fin.
arboretum-guide-draw = Piochez deux cartes, dans la pioche ou sur n’importe quelle défausse.
arboretum-guide-plant = Plantez une carte à côté d’une carte déjà plantée. Une allée commence et finit par la même essence, et ses valeurs croissent.
arboretum-guide-discard = Défaussez une carte ; les autres peuvent la prendre. Gardez les cartes hautes des essences que vous voulez marquer.

## Signs on the table
arboretum-sign-choosable = Contour vert
arboretum-sign-choosable-text = Vous pouvez choisir cette carte ou cette pile maintenant.
arboretum-sign-drawn = Feuille sur une carte
arboretum-sign-drawn-text = Vous avez pioché cette carte pendant ce tour.
arboretum-sign-place = Emplacement en pointillés
arboretum-sign-place-text = Vous pouvez planter ici la carte choisie.
arboretum-sign-fresh = Contour en pointillés
arboretum-sign-fresh-text = Plantée à l’essai : vous pouvez encore la reprendre.
arboretum-sign-last = Contour orange
arboretum-sign-last-text = La dernière carte que ce joueur a plantée.
arboretum-sign-planted = Cartes avec un nombre
arboretum-sign-planted-text = Combien d’arbres compte cet arboretum.
arboretum-sign-pile = Nombre sous une pile
arboretum-sign-pile-text = Combien de cartes elle contient. Quand la pioche est vide, la partie s’arrête à la fin de ce tour.
arboretum-sign-best = Nombre à côté d’un arbre
arboretum-sign-best-text = Ce que vaut votre meilleure allée de cette essence en ce moment. Touchez ce nombre pour la voir. Un signe plus montre ce qu’ajoute la carte plantée à l’essai.
arboretum-sign-path = Ligne fléchée
arboretum-sign-path-text = Une allée, de sa carte la plus basse à la plus haute. L’étiquette dit ce qu’elle vaut.
arboretum-sign-knowledge = Œil
arboretum-sign-knowledge-text = Où sont les cartes, autant que vous pouvez le savoir. Seulement aux tables avec conseils.
arboretum-sign-cancelled = Carte barrée
arboretum-sign-cancelled-text = Un 8 qui vaut 0 parce qu’un adversaire a en main le 1 de son essence.
arboretum-sign-no-right = Tiret dans le décompte
arboretum-sign-no-right-text = Aucun droit de marquer : la main de quelqu’un d’autre valait plus dans cette essence.

## At the table
arboretum-table-card-back = Une carte cachée
arboretum-table-card-at = { $card }, ligne { $row }, colonne { $column }
arboretum-table-card-tentative = { $name }, pas encore définitive
arboretum-table-card-last = { $name }, plantée en dernier
arboretum-table-card-drawn = { $name }, tout juste piochée
arboretum-table-place-at = Emplacement libre, ligne { $row }, colonne { $column }
arboretum-table-hand = Votre main
arboretum-table-other-look = Regarder l’arboretum { DE($name) }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
arboretum-table-arboretum-mine = Votre arboretum
arboretum-table-arboretum-of = Arboretum { DE($name) }
arboretum-table-garden-view = Vue
arboretum-table-garden-closer = Zoom avant
arboretum-table-garden-further = Zoom arrière
arboretum-table-garden-recentre = Tout afficher
arboretum-table-paths = Vos meilleures allées
arboretum-table-path-of = { $species } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
arboretum-table-piles = Piles
arboretum-table-pile-draw = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
arboretum-table-pile-name = Pioche
arboretum-table-pile-mine = La vôtre
arboretum-table-pile-discard = Défausse : { $name }. Au-dessus : { $card }. { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
arboretum-table-pile-discard-empty = Défausse : { $name }. Vide
arboretum-table-pile-look = Parcourir la défausse
arboretum-table-pile-discards-of = Défausse { DE($name) }
arboretum-table-pile-nothing = Il n’y a rien ici.
arboretum-table-turn-draw = À vous : piochez une carte ({ $number } sur 2)
arboretum-table-turn-plant = Plantez une carte de votre main
arboretum-table-turn-place = { $card } : choisissez un emplacement
arboretum-table-turn-discard = Défaussez une carte de votre main
arboretum-table-turn-other-draw = { $name } pioche
arboretum-table-turn-other-plant = { $name } plante
arboretum-table-turn-other-discard = { $name } défausse
arboretum-table-do-draw = Piocher
arboretum-table-do-draw-discard = Choisissez une défausse
arboretum-table-do-plant = Choisissez une carte
arboretum-table-do-place = Choisissez un emplacement
arboretum-table-do-discard = Choisissez la carte à défausser
arboretum-table-sheet = Feuille de score
arboretum-table-sheet-species = Essence
arboretum-table-sheet-no-right = pas le droit de marquer
arboretum-table-sheet-total = Total
arboretum-table-sheet-varieties = Essences différentes
arboretum-table-sheet-tie-broken = Égalité de points : l’arboretum qui a le plus d’essences différentes l’emporte.
arboretum-table-sheet-shared = Toujours à égalité ! Plantez chacun un arbre aujourd’hui : dans cinq ans, le plus haut l’emporte.
arboretum-table-reveal-page = { $page } sur { $pages }
arboretum-table-reveal-next = Essence suivante
arboretum-table-reveal-back = Retour
arboretum-table-reveal-skip = Passer à la feuille de score
arboretum-table-reveal-sheet = Vers la feuille de score
arboretum-table-reveal-nobody = Personne n’a cette essence en main : tout le monde a le droit de la marquer.
arboretum-table-reveal-value = Somme en main
arboretum-table-reveal-cancelled = Le 8 ne vaut rien : { $name } a le 1.
arboretum-table-reveal-cancelled-card = { $card }, ne vaut rien
arboretum-table-reveal-no-right = Pas le droit de marquer
arboretum-table-reveal-no-path = Le droit de marquer, mais pas d’allée
arboretum-table-reveal-total = { $count ->
    [one] { $count } point jusqu’ici
   *[other] { $count } points jusqu’ici
}
arboretum-table-points-cards = { $count } pour les cartes
arboretum-table-points-same = { $count } pour une seule essence
arboretum-table-points-one = { $count } pour le 1 au début
arboretum-table-points-eight = { $count } pour le 8 à la fin
arboretum-table-rules-species = Essences : { $names }
arboretum-table-option-random = Au hasard
arboretum-table-option-chosen = Je choisis
arboretum-table-knowledge = Où sont les cartes
arboretum-table-knowledge-place = { $card } : { $words }
arboretum-table-knowledge-unseen = { $count ->
    [one] { $count } carte jamais vue (?) : elle est dans une main ou dans la pioche.
   *[other] { $count } cartes jamais vues (?) : elles sont dans les mains ou dans la pioche.
}
arboretum-table-knowledge-nowhere = jamais vue
arboretum-table-knowledge-planted = plantée par { $name }
arboretum-table-knowledge-discarded = dans la défausse { DE($name) }
arboretum-table-knowledge-mine = dans votre main
arboretum-table-knowledge-held = dans la main { DE($name) }
arboretum-table-act-take = { $owner ->
    [the-reader] Prendre dans votre défausse
   *[other] Prendre dans la défausse { DE($owner) }
}

## Options
arboretum-option-edition = Édition (noms et couleurs)
arboretum-option-edition-renegade = Renegade 2018
arboretum-option-edition-zman = Z-Man 2014
arboretum-option-species = Essences
arboretum-option-discards = Défausses
arboretum-option-discards-open = Tout le monde peut les parcourir
arboretum-option-discards-top = Seule la carte du dessus est visible
arboretum-option-opening-discard = Tout le monde sauf le premier joueur commence avec une carte sur sa défausse

## Phases of a turn, where mistakes are counted

arboretum-deciding-draw = Piocher
arboretum-deciding-plant = Planter
arboretum-deciding-discard = Défausser
