# Formas de las especies: the (el roble), of (de roble), of-the (del roble), gender.

arboretum-name = Arboretum
arboretum-about = Planta caminos de árboles y guarda las cartas que te permiten puntuarlos.
arboretum-tree-bs = Pícea azul
    .the = la pícea azul
    .of = de píceas azules
    .of-the = de la pícea azul
    .gender = f
arboretum-tree-ca = Casia
    .the = la casia
    .of = de casias
    .of-the = de la casia
    .gender = f
arboretum-tree-ch = Cerezo en flor
    .the = el cerezo en flor
    .of = de cerezos en flor
    .of-the = del cerezo en flor
    .gender = m
arboretum-tree-do = Cornejo
    .the = el cornejo
    .of = de cornejos
    .of-the = del cornejo
    .gender = m
arboretum-tree-ja = Jacaranda
    .the = la jacaranda
    .of = de jacarandas
    .of-the = de la jacaranda
    .gender = f
arboretum-tree-li = Lila
    .the = la lila
    .of = de lilas
    .of-the = de la lila
    .gender = f
arboretum-tree-ma = Arce
    .the = el arce
    .of = de arces
    .of-the = del arce
    .gender = m
arboretum-tree-mg = Magnolio
    .the = el magnolio
    .of = de magnolios
    .of-the = del magnolio
    .gender = m
arboretum-tree-oa = Roble
    .the = el roble
    .of = de robles
    .of-the = del roble
    .gender = m
arboretum-tree-ol = Olivo
    .the = el olivo
    .of = de olivos
    .of-the = del olivo
    .gender = m
arboretum-tree-po = Poinciana
    .the = la poinciana
    .of = de poincianas
    .of-the = de la poinciana
    .gender = f
arboretum-tree-rp = Flamboyán
    .the = el flamboyán
    .of = de flamboyanes
    .of-the = del flamboyán
    .gender = m
arboretum-tree-tp = Tulípero
    .the = el tulípero
    .of = de tulíperos
    .of-the = del tulípero
    .gender = m
arboretum-tree-wi = Sauce
    .the = el sauce
    .of = de sauces
    .of-the = del sauce
    .gender = m

arboretum-card-species-unknown = «{ $card }» no es una carta: debe empezar por las dos letras de una especie, por ejemplo «oa3».
arboretum-card-rank-unknown = «{ $card }» no es una carta: tras la especie va un valor del 1 al 8.
arboretum-action-unreadable = «{ $action }» no es una acción. Escribe, por ejemplo, «draw pile», «draw discard 2», «plant oa3 0,1» o «discard ma7».
arboretum-card-not-in-play = { CARD("arboretum-tree", $card) } no está en esta partida. En juego: { $species }.
arboretum-species-list = Nombra cada especie una sola vez, como lista de códigos, o escribe «random».
arboretum-species-unknown = Esta edición no tiene la especie «{ $species }». Disponibles: { $known }.
arboretum-species-count = Con { $players } jugadores hacen falta { $needed } especies; has nombrado { $given }.
arboretum-deal-unreadable = El reparto necesita «hands», «pile» y «discards», formados por cartas.
arboretum-hackaranda-table = Los programas del torneo Hackaranda juegan a Arboretum, y solo entre dos.
arboretum-deal-sizes = Cada mano debe tener 7 cartas y las pilas de descartes deben empezar como indican las opciones.
arboretum-card-twice = { CARD("arboretum-tree", $card, form: "the") } aparece dos veces, pero solo hay una carta de cada.
arboretum-card-missing = En el reparto falta { CARD("arboretum-tree", $card, form: "the") }.
arboretum-game-over = La partida ha terminado: ya no se puede hacer nada.
arboretum-not-now =
    { $phase ->
        [draw] Todavía no: primero roba tus dos cartas.
        [plant] Ahora no: planta una carta de tu mano.
        *[discard] Ahora no: descarta una carta de tu mano.
    }
arboretum-pile-empty = El mazo está vacío: toma la carta superior de una pila de descartes.
arboretum-no-such-seat = En esta partida no existe el sitio { $seat }.
arboretum-discards-empty = La pila de descartes del jugador { $seat } está vacía: roba de otra parte.
arboretum-not-in-hand = No tienes { CARD("arboretum-tree", $card, form: "the") } en la mano.
arboretum-not-adjacent = Esa casilla no toca ninguno de tus árboles: planta al lado, encima o debajo de uno.
arboretum-occupied = Ahí ya hay un árbol, y los árboles no se mueven ni se cubren nunca.
arboretum-told-draw = { $seat } roba del mazo.
    .you = Robas del mazo.
arboretum-told-draw-own = { $seat } roba { CARD("arboretum-tree", $card, form: "the") } del mazo.
    .you = Robas { CARD("arboretum-tree", $card, form: "the") } del mazo.
arboretum-told-take = { $seat } toma { CARD("arboretum-tree", $card, form: "the") } { $owner ->
    [the-reader] de tus descartes.
   *[other] de los descartes de { $owner }.
}
    .you = Tomas { CARD("arboretum-tree", $card, form: "the") } { $owner ->
        [the-reader] de tus descartes.
       *[other] de los descartes de { $owner }.
    }
arboretum-told-plant = { $seat } planta { CARD("arboretum-tree", $card, form: "the") }.
    .you = Plantas { CARD("arboretum-tree", $card, form: "the") }.
arboretum-told-discard = { $seat } descarta { CARD("arboretum-tree", $card, form: "the") }.
    .you = Descartas { CARD("arboretum-tree", $card, form: "the") }.
arboretum-do-draw = Robar del mazo
arboretum-do-take = Tomar { CARD("arboretum-tree", $card, form: "the") } de una pila de descartes
arboretum-do-plant = Plantar { CARD("arboretum-tree", $card, form: "the") } en la fila { $y }, columna { $x }
arboretum-do-discard = Descartar { CARD("arboretum-tree", $card, form: "the") }
# Why an action was better than the one that was done.
arboretum-why-path = { WORD("arboretum-tree", $species) }: con la mejor acción, el camino vale { $better ->
    [one] un punto
   *[other] { $better } puntos
} en lugar de { $worse }.
arboretum-why-right = Convenía guardar { CARD("arboretum-tree", $card, form: "the") } en la mano, por el derecho a puntuar.
arboretum-why-feeds = Justo lo que cultiva { $seat }: { CARD("arboretum-tree", $card) }.

## First steps at the table
arboretum-guide-goal = Gana quien tiene más puntos. Puntúas con caminos de árboles cuyos valores crecen, pero solo en las especies en que tu suma en la mano sea la mayor al final.
arboretum-guide-draw = Roba dos cartas, del mazo o de lo alto de cualquier pila de descartes.
arboretum-guide-plant = Planta una carta junto a otra ya plantada. Un camino empieza y acaba con la misma especie y sus valores crecen.
arboretum-guide-discard = Descarta una carta; los demás pueden tomarla. Guarda cartas altas de las especies que quieras puntuar.

## Signs on the table
arboretum-sign-choosable = Contorno verde
arboretum-sign-choosable-text = Ahora puedes elegir esta carta o esta pila.
arboretum-sign-drawn = Hoja en una carta
arboretum-sign-drawn-text = Has robado esta carta en este turno.
arboretum-sign-place = Casilla de borde discontinuo
arboretum-sign-place-text = Aquí puedes plantar la carta que has elegido.
arboretum-sign-fresh = Contorno discontinuo
arboretum-sign-fresh-text = Plantada solo a prueba: aún puedes retirarla.
arboretum-sign-last = Contorno naranja
arboretum-sign-last-text = La última carta que ha plantado este jugador.
arboretum-sign-planted = Cartas con un número
arboretum-sign-planted-text = Cuántos árboles hay en este arboreto.
arboretum-sign-pile = Número bajo una pila
arboretum-sign-pile-text = Cuántas cartas contiene. Cuando el mazo se agota, la partida acaba con ese turno.
arboretum-sign-best = Número junto a un árbol
arboretum-sign-best-text = Lo que vale ahora tu mejor camino de esta especie. Tócalo para verlo. Un signo más muestra lo que añade la carta a prueba.
arboretum-sign-path = Línea con flechas
arboretum-sign-path-text = Un camino, de su carta más baja a la más alta. La etiqueta dice cuánto vale.
arboretum-sign-knowledge = Ojo
arboretum-sign-knowledge-text = Dónde están las cartas, hasta donde puedes saberlo. Solo en mesas con consejos.
arboretum-sign-cancelled = Carta tachada
arboretum-sign-cancelled-text = Un 8 que vale 0 porque un rival tiene en la mano el 1 de su especie.
arboretum-sign-no-right = Guion en el recuento
arboretum-sign-no-right-text = Sin derecho a puntuar: la mano de otra persona valía más en esta especie.

## At the table
arboretum-table-card-back = Una carta oculta
arboretum-table-card-at = { $card }, fila { $row }, columna { $column }
arboretum-table-card-tentative = { $name }, aún no definitiva
arboretum-table-card-last = { $name }, la última plantada
arboretum-table-card-drawn = { $name }, recién robada
arboretum-table-place-at = Casilla libre, fila { $row }, columna { $column }
arboretum-table-hand = Tu mano
arboretum-table-other-look = Mirar el arboreto de { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
arboretum-table-arboretum-mine = Tu arboreto
arboretum-table-arboretum-of = Arboreto de { $name }
arboretum-table-garden-view = Vista
arboretum-table-garden-closer = Acercar
arboretum-table-garden-further = Alejar
arboretum-table-garden-recentre = Mostrar todo
arboretum-table-paths = Tus mejores caminos
arboretum-table-path-of = { $species }: { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
arboretum-table-piles = Pilas
arboretum-table-pile-draw = Mazo, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
arboretum-table-pile-name = Mazo
arboretum-table-pile-mine = Los tuyos
arboretum-table-pile-discard = Descartes: { $name }. Encima: { $card }. { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
arboretum-table-pile-discard-empty = Descartes: { $name }. Sin cartas
arboretum-table-pile-look = Ver los descartes
arboretum-table-pile-discards-of = Descartes de { $name }
arboretum-table-pile-nothing = Aquí no hay nada.
arboretum-table-turn-draw = Te toca: roba una carta ({ $number } de 2)
arboretum-table-turn-plant = Planta una carta de tu mano
arboretum-table-turn-place = { $card }: elige una casilla
arboretum-table-turn-discard = Descarta una carta de tu mano
arboretum-table-turn-other-draw = { $name } está robando cartas
arboretum-table-turn-other-plant = { $name } está plantando
arboretum-table-turn-other-discard = { $name } está descartando
arboretum-table-do-draw = Robar del mazo
arboretum-table-do-draw-discard = Elige una pila de descartes
arboretum-table-do-plant = Elige una carta
arboretum-table-do-place = Elige una casilla
arboretum-table-do-discard = Elige la carta que descartas
arboretum-table-sheet = Hoja de puntos
arboretum-table-sheet-species = Especie
arboretum-table-sheet-no-right = sin derecho a puntuar
arboretum-table-sheet-total = Total
arboretum-table-sheet-varieties = Especies distintas
arboretum-table-sheet-tie-broken = Empate a puntos: gana el arboreto con más especies distintas.
arboretum-table-sheet-shared = ¡Sigue el empate! Que cada cual plante hoy un árbol: dentro de cinco años gana el más alto.
arboretum-table-reveal-page = { $page } de { $pages }
arboretum-table-reveal-next = Siguiente especie
arboretum-table-reveal-back = Atrás
arboretum-table-reveal-skip = Saltar a la hoja de puntos
arboretum-table-reveal-sheet = A la hoja de puntos
arboretum-table-reveal-nobody = Nadie tiene esta especie en la mano: todos pueden puntuarla.
arboretum-table-reveal-value = Suma en la mano
arboretum-table-reveal-cancelled = El 8 no vale nada: { $name } tiene el 1.
arboretum-table-reveal-cancelled-card = { $card }, no vale nada
arboretum-table-reveal-no-right = Sin derecho a puntuar
arboretum-table-reveal-no-path = Con derecho a puntuar, pero sin camino
arboretum-table-reveal-total = { $count ->
    [one] { $count } punto hasta ahora
   *[other] { $count } puntos hasta ahora
}
arboretum-table-points-cards = { $count } por las cartas
arboretum-table-points-same = { $count } por una sola especie
arboretum-table-points-one = { $count } por empezar con un 1
arboretum-table-points-eight = { $count } por acabar con un 8
arboretum-table-rules-species = Especies: { $names }
arboretum-table-option-random = Al azar
arboretum-table-option-chosen = Elijo yo
arboretum-table-knowledge = Dónde están las cartas
arboretum-table-knowledge-place = { $card }: { $words }
arboretum-table-knowledge-unseen = { $count ->
    [one] { $count } carta sin ver (?): en una mano o en el mazo.
   *[other] { $count } cartas sin ver (?): en las manos o en el mazo.
}
arboretum-table-knowledge-nowhere = no vista
arboretum-table-knowledge-planted = plantada por { $name }
arboretum-table-knowledge-discarded = en los descartes de { $name }
arboretum-table-knowledge-mine = en tu mano
arboretum-table-knowledge-held = en la mano de { $name }
arboretum-table-act-take = { $owner ->
    [the-reader] Tomar de tus descartes
   *[other] Tomar de los descartes de { $owner }
}

## Options
arboretum-option-edition = Edición (nombres y colores)
arboretum-option-edition-renegade = Renegade 2018
arboretum-option-edition-zman = Z-Man 2014
arboretum-option-species = Especies
arboretum-option-discards = Pilas de descartes
arboretum-option-discards-open = Cualquiera puede mirarlas
arboretum-option-discards-top = Solo se ve la carta de arriba
arboretum-option-opening-discard = Todos menos el primer jugador empiezan con una carta en su pila de descartes

## Phases of a turn, where mistakes are counted

arboretum-deciding-draw = Robar
arboretum-deciding-plant = Plantar
arboretum-deciding-discard = Descartar
