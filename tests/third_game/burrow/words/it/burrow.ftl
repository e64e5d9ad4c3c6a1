burrow-name = Burrow
burrow-about = Mostra carte per vincere la loro specie, o seppelliscile per un punto sicuro ciascuna.

burrow-kind-fox = Volpe
burrow-kind-hare = Lepre
burrow-kind-owl = Gufo

burrow-do-show = Mostra { CARD("burrow-kind", $card) }
burrow-do-bury = Seppellisci { CARD("burrow-kind", $card) }

burrow-told-show = { $seat } mostra { CARD("burrow-kind", $card) }.
    .you = Mostri { CARD("burrow-kind", $card) }.
burrow-told-bury = { $seat } seppellisce { CARD("burrow-kind", $card) }.
    .you = Seppellisci { CARD("burrow-kind", $card) }.
burrow-told-bury-hidden = { $seat } seppellisce una carta.

burrow-deal-unreadable = La distribuzione deve avere «hands» di quattro carte e «pile», con ciascuna delle 30 carte una volta.

burrow-fact-hand = Mano
burrow-fact-shown = Mostrate
burrow-fact-buried = Sepolte
burrow-fact-pile = Carte nel mazzo
burrow-fact-turn = Turno
burrow-fact-seats = Giocatori
