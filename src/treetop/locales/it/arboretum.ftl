# Forme delle specie: the (la quercia), of (di quercia), of-the (della quercia), gender.

arboretum-name = Arboretum
arboretum-tree-bs = Abete
    .the = l’abete
    .of = di abeti
    .of-the = dell’abete
    .gender = m
arboretum-tree-ca = Cassia
    .the = la cassia
    .of = di cassie
    .of-the = della cassia
    .gender = f
arboretum-tree-ch = Ciliegio
    .the = il ciliegio
    .of = di ciliegi
    .of-the = del ciliegio
    .gender = m
arboretum-tree-do = Corniolo
    .the = il corniolo
    .of = di cornioli
    .of-the = del corniolo
    .gender = m
arboretum-tree-ja = Jacaranda
    .the = la jacaranda
    .of = di jacarande
    .of-the = della jacaranda
    .gender = f
arboretum-tree-li = Lillà
    .the = il lillà
    .of = di lillà
    .of-the = del lillà
    .gender = m
arboretum-tree-ma = Acero
    .the = l’acero
    .of = di aceri
    .of-the = dell’acero
    .gender = m
arboretum-tree-mg = Magnolia
    .the = la magnolia
    .of = di magnolie
    .of-the = della magnolia
    .gender = f
arboretum-tree-oa = Quercia
    .the = la quercia
    .of = di querce
    .of-the = della quercia
    .gender = f
arboretum-tree-ol = Olivo
    .the = l’olivo
    .of = di olivi
    .of-the = dell’olivo
    .gender = m
arboretum-tree-po = Poinciana
    .the = la poinciana
    .of = di poinciane
    .of-the = della poinciana
    .gender = f
arboretum-tree-rp = Poinciana Regia
    .the = la poinciana regia
    .of = di poinciane regie
    .of-the = della poinciana regia
    .gender = f
arboretum-tree-tp = Tulipifero
    .the = il tulipifero
    .of = di tulipiferi
    .of-the = del tulipifero
    .gender = m
arboretum-tree-wi = Salice
    .the = il salice
    .of = di salici
    .of-the = del salice
    .gender = m

arboretum-card-species-unknown = «{ $card }» non è una carta: deve cominciare con le due lettere di una specie, per esempio «oa3».
arboretum-card-rank-unknown = «{ $card }» non è una carta: dopo la specie va un valore da 1 a 8.
arboretum-action-unreadable = «{ $action }» non è un’azione. Scrivi per esempio «draw pile», «draw discard 2», «plant oa3 0,1» o «discard ma7».
arboretum-card-not-in-play = In questa partita non c’è { CARD("arboretum-tree", $card, form: "the") }. In gioco: { $species }.
arboretum-species-list = Indica ogni specie una volta sola, in un elenco di sigle, oppure scrivi «random».
arboretum-species-unknown = In questa edizione la specie «{ $species }» non esiste. Disponibili: { $known }.
arboretum-species-count = Per { $players } giocatori servono { $needed } specie; ne sono state indicate { $given }.
arboretum-deal-unreadable = La distribuzione deve contenere «hands», «pile» e «discards», ognuno con le sue carte.
arboretum-hackaranda-table = I programmi del torneo Hackaranda giocano ad Arboretum, e solo in due.
arboretum-deal-sizes = Ogni mano deve avere 7 carte e le pile degli scarti devono cominciare come indicato dalle opzioni.
arboretum-card-twice = { CARD("arboretum-tree", $card) }: compare due volte, ma ogni carta è unica.
arboretum-card-missing = Nella distribuzione manca { CARD("arboretum-tree", $card, form: "the") }.
arboretum-game-over = La partita è finita: non c’è altro da fare.
arboretum-not-now =
    { $phase ->
        [draw] Non ancora: prima pesca le tue due carte.
        [plant] Non ora: pianta una carta della tua mano.
        *[discard] Non ora: scarta una carta della tua mano.
    }
arboretum-pile-empty = Il mazzo di pesca è vuoto: prendi la carta in cima a una pila degli scarti.
arboretum-no-such-seat = In questa partita il posto { $seat } non esiste.
arboretum-discards-empty = La pila degli scarti del giocatore { $seat } è vuota: pesca altrove.
arboretum-not-in-hand = Non hai in mano { CARD("arboretum-tree", $card, form: "the") }.
arboretum-not-adjacent = Quella casella non tocca nessuno dei tuoi alberi: pianta accanto, sopra o sotto uno di essi.
arboretum-occupied = Lì c’è già un albero, e gli alberi non si spostano né si coprono.
arboretum-told-draw = { $seat } ha pescato dal mazzo.
    .you = Hai pescato dal mazzo.
arboretum-told-draw-own = { $seat } ha pescato { CARD("arboretum-tree", $card, form: "the") } dal mazzo.
    .you = Hai pescato { CARD("arboretum-tree", $card, form: "the") } dal mazzo.
arboretum-told-take = { $seat } ha preso { CARD("arboretum-tree", $card, form: "the") } { $owner ->
    [the-reader] dai tuoi scarti.
   *[other] dagli scarti di { $owner }.
}
    .you = Hai preso { CARD("arboretum-tree", $card, form: "the") } { $owner ->
        [the-reader] dai tuoi scarti.
       *[other] dagli scarti di { $owner }.
    }
arboretum-told-plant = { $seat } ha piantato { CARD("arboretum-tree", $card, form: "the") }.
    .you = Hai piantato { CARD("arboretum-tree", $card, form: "the") }.
arboretum-told-discard = { $seat } ha scartato { CARD("arboretum-tree", $card, form: "the") }.
    .you = Hai scartato { CARD("arboretum-tree", $card, form: "the") }.
arboretum-do-draw = Pesca dal mazzo
arboretum-do-take = Prendi { CARD("arboretum-tree", $card, form: "the") } dagli scarti
arboretum-do-plant = Pianta { CARD("arboretum-tree", $card, form: "the") } in { $x },{ $y }
arboretum-plant-here = Pianta { CARD("arboretum-tree", $card, form: "the") } nella riga { $row }, colonna { $column }
arboretum-do-discard = Scarta { CARD("arboretum-tree", $card, form: "the") }
# Why an action was better than the one that was done.
arboretum-why-path = { WORD("arboretum-tree", $species) }: con l’azione migliore il sentiero vale { $better ->
    [one] un punto
   *[other] { $better } punti
} invece di { $worse }.
arboretum-why-right = Conveniva tenere in mano { CARD("arboretum-tree", $card, form: "the") }, per il diritto di fare punti.
arboretum-why-feeds = { CARD("arboretum-tree", $card) }: è proprio ciò che { $seat } sta coltivando.

## First steps at the table
arboretum-guide-goal = Vince chi ha più punti. Fai punti con sentieri di alberi dai valori crescenti, ma solo nelle specie in cui alla fine hai in mano la somma più alta.
arboretum-guide-draw = Pesca due carte, dal mazzo di pesca o dalla cima di una pila degli scarti qualsiasi.
arboretum-guide-plant = Pianta una carta accanto a una già piantata. Un sentiero comincia e finisce con la stessa specie e i suoi valori crescono.
arboretum-guide-discard = Scarta una carta; gli altri possono prenderla. Tieni le carte alte delle specie in cui vuoi fare punti.

## Signs on the table
arboretum-sign-choosable = Contorno verde
arboretum-sign-choosable-text = Ora puoi scegliere questa carta o questa pila.
arboretum-sign-drawn = Foglia su una carta
arboretum-sign-drawn-text = Hai pescato questa carta in questo turno.
arboretum-sign-place = Casella tratteggiata
arboretum-sign-place-text = Qui puoi piantare la carta che hai scelto.
arboretum-sign-fresh = Contorno tratteggiato
arboretum-sign-fresh-text = È piantata solo nel tuo piano: puoi ancora riprenderla.
arboretum-sign-last = Contorno arancione
arboretum-sign-last-text = L’ultima carta piantata da questo giocatore.
arboretum-sign-planted = Carte con un numero
arboretum-sign-planted-text = Quanti alberi ci sono in questo arboreto.
arboretum-sign-pile = Numero sotto una pila
arboretum-sign-pile-text = Quante carte contiene. Quando il mazzo finisce, la partita termina con quel turno.
arboretum-sign-best = Numero accanto a un albero
arboretum-sign-best-text = Quanto vale ora il tuo sentiero migliore di questa specie. Toccalo per vederlo. Un segno più mostra che cosa aggiunge il tuo piano.
arboretum-sign-path = Linea con le frecce
arboretum-sign-path-text = Un sentiero, dalla carta più bassa alla più alta. Il cartellino dice quanto vale.
arboretum-sign-knowledge = Occhio
arboretum-sign-knowledge-text = Dove sono le carte, per quanto puoi saperne. Solo ai tavoli con suggerimenti.
arboretum-sign-cancelled = Carta barrata
arboretum-sign-cancelled-text = Un 8 che vale 0 perché un avversario ha in mano l’1 della sua specie.
arboretum-sign-no-right = Trattino nel punteggio
arboretum-sign-no-right-text = Nessun diritto di fare punti: la mano di qualcun altro valeva di più in questa specie.
