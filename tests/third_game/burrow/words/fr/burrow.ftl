burrow-name = Burrow
burrow-about = Montrez des cartes pour gagner leur espèce, ou enterrez-les pour un point sûr chacune.

burrow-kind-fox = Renard
burrow-kind-hare = Lièvre
burrow-kind-owl = Hibou

burrow-do-show = Montrer { CARD("burrow-kind", $card) }
burrow-do-bury = Enterrer { CARD("burrow-kind", $card) }

burrow-told-show = { $seat } montre { CARD("burrow-kind", $card) }.
    .you = Vous montrez { CARD("burrow-kind", $card) }.
burrow-told-bury = { $seat } enterre { CARD("burrow-kind", $card) }.
    .you = Vous enterrez { CARD("burrow-kind", $card) }.
burrow-told-bury-hidden = { $seat } enterre une carte.

burrow-deal-unreadable = La donne doit avoir « hands » de quatre cartes et « pile », chacune des 30 cartes une fois.

burrow-fact-hand = Main
burrow-fact-shown = Montrées
burrow-fact-buried = Enterrées
burrow-fact-pile = Cartes dans la pioche
burrow-fact-turn = Tour
burrow-fact-seats = Joueurs
