# Forme delle specie: the (la quercia), of (di quercia), of-the (della quercia), gender.

arboretum-name = Arboretum
arboretum-about = Pianta sentieri di alberi e tieni le carte che ti permettono di farci punti.
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
arboretum-do-plant = Pianta { CARD("arboretum-tree", $card, form: "the") } nella riga { $y }, colonna { $x }
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
arboretum-sign-fresh-text = È piantata solo per prova: puoi ancora riprenderla.
arboretum-sign-last = Contorno arancione
arboretum-sign-last-text = L’ultima carta piantata da questo giocatore.
arboretum-sign-planted = Carte con un numero
arboretum-sign-planted-text = Quanti alberi ci sono in questo arboreto.
arboretum-sign-pile = Numero sotto una pila
arboretum-sign-pile-text = Quante carte contiene. Quando il mazzo finisce, la partita termina con quel turno.
arboretum-sign-best = Numero accanto a un albero
arboretum-sign-best-text = Quanto vale ora il tuo sentiero migliore di questa specie. Toccalo per vederlo. Un segno più mostra che cosa aggiunge la carta di prova.
arboretum-sign-path = Linea con le frecce
arboretum-sign-path-text = Un sentiero, dalla carta più bassa alla più alta. Il cartellino dice quanto vale.
arboretum-sign-knowledge = Occhio
arboretum-sign-knowledge-text = Dove sono le carte, per quanto puoi saperne. Solo ai tavoli con suggerimenti.
arboretum-sign-cancelled = Carta barrata
arboretum-sign-cancelled-text = Un 8 che vale 0 perché un avversario ha in mano l’1 della sua specie.
arboretum-sign-no-right = Trattino nel punteggio
arboretum-sign-no-right-text = Nessun diritto di fare punti: la mano di qualcun altro valeva di più in questa specie.

## At the table
arboretum-table-card-back = Una carta coperta
arboretum-table-card-at = { $card }, riga { $row }, colonna { $column }
arboretum-table-card-tentative = { $name }, non ancora definitiva
arboretum-table-card-last = { $name }, piantata per ultima
arboretum-table-card-drawn = { $name }, appena pescata
arboretum-table-place-at = Casella libera, riga { $row }, colonna { $column }
arboretum-table-hand = La tua mano
arboretum-table-other-look = Guarda l’arboreto di { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
arboretum-table-arboretum-mine = Il tuo arboreto
arboretum-table-arboretum-of = Arboreto di { $name }
arboretum-table-garden-view = Vista
arboretum-table-garden-closer = Ingrandisci
arboretum-table-garden-further = Riduci
arboretum-table-garden-recentre = Mostra tutto
arboretum-table-paths = I tuoi sentieri migliori
arboretum-table-path-of = { $species }: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
arboretum-table-piles = Mazzo e scarti
arboretum-table-pile-draw = Mazzo di pesca, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
arboretum-table-pile-name = Mazzo
arboretum-table-pile-mine = I tuoi
arboretum-table-pile-discard = Scarti: { $name }. In cima: { $card }. { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
arboretum-table-pile-discard-empty = Scarti: { $name }. Nessuna carta
arboretum-table-pile-look = Sfoglia la pila degli scarti
arboretum-table-pile-discards-of = Scarti di { $name }
arboretum-table-pile-nothing = Qui non c’è nulla.
arboretum-table-turn-draw = Tocca a te: pesca una carta ({ $number } di 2)
arboretum-table-turn-plant = Pianta una carta della tua mano
arboretum-table-turn-place = { $card }: scegli una casella
arboretum-table-turn-discard = Scarta una carta della tua mano
arboretum-table-turn-other-draw = { $name } sta pescando
arboretum-table-turn-other-plant = { $name } sta piantando
arboretum-table-turn-other-discard = { $name } sta scartando
arboretum-table-do-draw = Pesca dal mazzo
arboretum-table-do-draw-discard = Pesca da una pila degli scarti
arboretum-table-do-plant = Scegli una carta
arboretum-table-do-place = Scegli una casella
arboretum-table-do-discard = Scegli la carta da scartare
arboretum-table-sheet = Foglio segnapunti
arboretum-table-sheet-species = Specie
arboretum-table-sheet-no-right = non fa punti
arboretum-table-sheet-total = Totale
arboretum-table-sheet-varieties = Specie diverse
arboretum-table-sheet-tie-broken = Parità di punti: vince l’arboreto con più specie diverse.
arboretum-table-sheet-shared = Ancora pari! Oggi piantate un albero a testa: fra cinque anni vince il più alto.
arboretum-table-reveal-page = { $page } di { $pages }
arboretum-table-reveal-next = Prossima specie
arboretum-table-reveal-back = Indietro
arboretum-table-reveal-skip = Vai al foglio segnapunti
arboretum-table-reveal-sheet = Al foglio segnapunti
arboretum-table-reveal-nobody = Nessuno ha in mano questa specie: fanno punti tutti.
arboretum-table-reveal-value = Somma in mano
arboretum-table-reveal-cancelled = L’8 non vale nulla: l’1 è in mano { AD($name) }.
arboretum-table-reveal-cancelled-card = { $card }, non vale nulla
arboretum-table-reveal-no-right = Non fa punti
arboretum-table-reveal-no-path = Ha il diritto di fare punti, ma nessun sentiero
arboretum-table-reveal-total = { $count ->
    [one] { $count } punto finora
   *[other] { $count } punti finora
}
arboretum-table-points-cards = { $count } per le carte
arboretum-table-points-same = { $count } per la specie unica
arboretum-table-points-one = { $count } per l’1 all’inizio
arboretum-table-points-eight = { $count } per l’8 alla fine
arboretum-table-rules-species = Specie: { $names }
arboretum-table-option-random = A caso
arboretum-table-option-chosen = Scelgo io
arboretum-table-knowledge = Dove sono le carte
arboretum-table-knowledge-place = { $card }: { $words }
arboretum-table-knowledge-unseen = { $count ->
    [one] { $count } carta mai vista (?): è in una mano o nel mazzo di pesca.
   *[other] { $count } carte mai viste (?): sono nelle mani o nel mazzo di pesca.
}
arboretum-table-knowledge-nowhere = mai vista
arboretum-table-knowledge-planted = piantata da { $name }
arboretum-table-knowledge-discarded = negli scarti di { $name }
arboretum-table-knowledge-mine = nella tua mano
arboretum-table-knowledge-held = in mano { AD($name) }
arboretum-table-act-take = { $owner ->
    [the-reader] Prendi dai tuoi scarti
   *[other] Prendi dagli scarti di { $owner }
}

## Options
arboretum-option-edition = Edizione (nomi e colori)
arboretum-option-edition-renegade = Renegade 2018
arboretum-option-edition-zman = Z-Man 2014
arboretum-option-species = Specie
arboretum-option-discards = Pile degli scarti
arboretum-option-discards-open = Tutti possono sfogliarle
arboretum-option-discards-top = Si vede solo la carta in cima
arboretum-option-opening-discard = Tutti tranne il primo giocatore cominciano con una carta sulla pila degli scarti

## Phases of a turn, where mistakes are counted

arboretum-deciding-draw = Pescare
arboretum-deciding-plant = Piantare
arboretum-deciding-discard = Scartare
