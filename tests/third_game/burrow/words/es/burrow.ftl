burrow-name = Burrow
burrow-about = Muestra cartas para ganar su especie o entiérralas por un punto seguro cada una.

burrow-kind-fox = Zorro
burrow-kind-hare = Liebre
burrow-kind-owl = Búho

burrow-do-show = Mostrar { CARD("burrow-kind", $card) }
burrow-do-bury = Enterrar { CARD("burrow-kind", $card) }

burrow-told-show = { $seat } muestra { CARD("burrow-kind", $card) }.
    .you = Muestras { CARD("burrow-kind", $card) }.
burrow-told-bury = { $seat } entierra { CARD("burrow-kind", $card) }.
    .you = Entierras { CARD("burrow-kind", $card) }.
burrow-told-bury-hidden = { $seat } entierra una carta.

burrow-deal-unreadable = El reparto debe tener «hands» de cuatro cartas y «pile», con cada una de las 30 cartas una vez.

burrow-fact-hand = Mano
burrow-fact-shown = Mostradas
burrow-fact-buried = Enterradas
burrow-fact-pile = Cartas en el mazo
burrow-fact-turn = Turno
burrow-fact-seats = Jugadores
