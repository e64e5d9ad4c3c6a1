arboretum-card-species-unknown = «{ $card }» no es una carta: debe empezar por las dos letras de una especie, por ejemplo «oa3».
arboretum-card-rank-unknown = «{ $card }» no es una carta: tras la especie va un valor del 1 al 8.
arboretum-action-unreadable = «{ $action }» no es una acción. Escribe, por ejemplo, «draw pile», «draw discard 2», «plant oa3 0,1» o «discard ma7».
arboretum-card-not-in-play = { CARD($card) } no está en esta partida. En juego: { $species }.
arboretum-species-list = Nombra cada especie una sola vez, como lista de códigos, o escribe «random».
arboretum-species-unknown = Esta edición no tiene la especie «{ $species }». Tiene: { $known }.
arboretum-species-count = Con { $players } jugadores hacen falta { $needed } especies; se han nombrado { $given }.
arboretum-deal-unreadable = El reparto debe tener «hands», «pile» y «discards», hechos de cartas.
arboretum-deal-sizes = Cada mano debe tener 7 cartas y los descartes deben empezar como dicen las opciones.
arboretum-card-twice = { CARD($card) } aparece dos veces; cada carta existe una sola vez.
arboretum-card-missing = En el reparto falta { CARD($card) }.
arboretum-game-over = La partida ha terminado: ya no se puede hacer nada.
arboretum-not-now =
    { $phase ->
        [draw] Todavía no: primero roba tus dos cartas.
        [plant] Ahora no: planta una carta de tu mano.
        *[discard] Ahora no: descarta una carta de tu mano.
    }
arboretum-pile-empty = El mazo está vacío: toma la carta superior de una pila de descartes.
arboretum-no-such-seat = No hay nadie en el sitio { $seat }.
arboretum-discards-empty = La pila de descartes del jugador { $seat } está vacía: roba de otro sitio.
arboretum-not-in-hand = { CARD($card) } no está en tu mano.
arboretum-not-adjacent = Ese lugar no toca ninguno de tus árboles: planta al lado, encima o debajo de uno.
arboretum-occupied = Ahí ya hay un árbol, y los árboles no se mueven ni se cubren.
arboretum-told-draw = { $seat } roba del mazo.
    .you = Robas del mazo.
arboretum-told-draw-own = { $seat } roba { CARD($card) } del mazo.
    .you = Robas { CARD($card) } del mazo.
arboretum-told-take = { $seat } toma { CARD($card) } { $owner ->
    [the-reader] de tus descartes.
   *[other] de los descartes de { $owner }.
}
    .you = Tomas { CARD($card) } { $owner ->
        [the-reader] de tus descartes.
       *[other] de los descartes de { $owner }.
    }
arboretum-told-plant = { $seat } planta { CARD($card) }.
    .you = Plantas { CARD($card) }.
arboretum-told-discard = { $seat } descarta { CARD($card) }.
    .you = Descartas { CARD($card) }.
