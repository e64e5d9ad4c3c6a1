arboretum-card-species-unknown = « { $card } » n’est pas une carte : elle doit commencer par les deux lettres d’une essence, par exemple « oa3 ».
arboretum-card-rank-unknown = « { $card } » n’est pas une carte : après l’essence vient une valeur de 1 à 8.
arboretum-action-unreadable = « { $action } » n’est pas une action. Écrivez par exemple « draw pile », « draw discard 2 », « plant oa3 0,1 » ou « discard ma7 ».
arboretum-card-not-in-play = { CARD($card) } n’est pas dans cette partie. En jeu : { $species }.
arboretum-species-list = Nommez chaque essence une seule fois, sous forme de liste de codes, ou écrivez « random ».
arboretum-species-unknown = Cette édition n’a pas d’essence « { $species } ». Elle a : { $known }.
arboretum-species-count = À { $players }, il faut { $needed } essences ; { $given } ont été nommées.
arboretum-deal-unreadable = La donne doit avoir « hands », « pile » et « discards », composés de cartes.
arboretum-deal-sizes = Chaque main doit avoir 7 cartes, et les défausses commencer comme le disent les options.
arboretum-card-twice = { CARD($card) } apparaît deux fois ; chaque carte n’existe qu’une fois.
arboretum-card-missing = Il manque { CARD($card) } dans la donne.
arboretum-game-over = La partie est finie : il n’y a plus rien à faire.
arboretum-not-now =
    { $phase ->
        [draw] Pas encore : piochez d’abord vos deux cartes.
        [plant] Pas maintenant : plantez une carte de votre main.
        *[discard] Pas maintenant : défaussez une carte de votre main.
    }
arboretum-pile-empty = La pioche est vide : prenez la carte du dessus d’une défausse.
arboretum-no-such-seat = Personne n’occupe la place { $seat }.
arboretum-discards-empty = La défausse du joueur { $seat } est vide : piochez ailleurs.
arboretum-not-in-hand = { CARD($card) } n’est pas dans votre main.
arboretum-not-adjacent = Cet endroit ne touche aucun de vos arbres : plantez à côté, au-dessus ou au-dessous de l’un d’eux.
arboretum-occupied = Un arbre s’y trouve déjà, et on ne déplace ni ne recouvre un arbre.
arboretum-told-draw = { $seat } pioche.
    .you = Vous piochez.
arboretum-told-draw-own = { $seat } pioche { CARD($card) }.
    .you = Vous piochez { CARD($card) }.
arboretum-told-take = { $seat } prend { CARD($card) } dans { $owner ->
    [the-reader] votre défausse.
   *[other] la défausse { DE($owner) }.
}
    .you = Vous prenez { CARD($card) } dans { $owner ->
        [the-reader] votre défausse.
       *[other] la défausse { DE($owner) }.
    }
arboretum-told-plant = { $seat } plante { CARD($card) }.
    .you = Vous plantez { CARD($card) }.
arboretum-told-discard = { $seat } défausse { CARD($card) }.
    .you = Vous défaussez { CARD($card) }.
