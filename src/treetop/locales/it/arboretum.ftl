arboretum-card-species-unknown = «{ $card }» non è una carta: deve cominciare con le due lettere di una specie, per esempio «oa3».
arboretum-card-rank-unknown = «{ $card }» non è una carta: dopo la specie va un valore da 1 a 8.
arboretum-action-unreadable = «{ $action }» non è un’azione. Scrivi per esempio «draw pile», «draw discard 2», «plant oa3 0,1» o «discard ma7».
arboretum-card-not-in-play = { CARD($card) } non è in questa partita. In gioco: { $species }.
arboretum-species-list = Indica ogni specie una sola volta, in un elenco di sigle, oppure scrivi «random».
arboretum-species-unknown = In questa edizione non c’è la specie «{ $species }». Ci sono: { $known }.
arboretum-species-count = Per { $players } giocatori servono { $needed } specie; ne sono state indicate { $given }.
arboretum-deal-unreadable = La distribuzione deve avere «hands», «pile» e «discards», con dentro carte.
arboretum-deal-sizes = Ogni mano deve avere 7 carte e gli scarti devono cominciare come dicono le opzioni.
arboretum-card-twice = { CARD($card) } compare due volte; ogni carta esiste una volta sola.
arboretum-card-missing = Nella distribuzione manca { CARD($card) }.
arboretum-game-over = La partita è finita: non si può fare altro.
arboretum-not-now =
    { $phase ->
        [draw] Non ancora: prima pesca le tue due carte.
        [plant] Non ora: pianta una carta della tua mano.
        *[discard] Non ora: scarta una carta della tua mano.
    }
arboretum-pile-empty = Il mazzo è vuoto: prendi la prima carta di una pila degli scarti.
arboretum-no-such-seat = Al posto { $seat } non siede nessuno.
arboretum-discards-empty = La pila degli scarti del giocatore { $seat } è vuota: pesca altrove.
arboretum-not-in-hand = { CARD($card) } non è nella tua mano.
arboretum-not-adjacent = Quel posto non tocca nessuno dei tuoi alberi: pianta accanto, sopra o sotto uno di essi.
arboretum-occupied = Lì c’è già un albero, e gli alberi non si spostano né si coprono.
arboretum-told-draw = { $seat } pesca dal mazzo.
    .you = Peschi dal mazzo.
arboretum-told-draw-own = { $seat } pesca { CARD($card) } dal mazzo.
    .you = Peschi { CARD($card) } dal mazzo.
arboretum-told-take = { $seat } prende { CARD($card) } { $owner ->
    [the-reader] dai tuoi scarti.
   *[other] dagli scarti di { $owner }.
}
    .you = Prendi { CARD($card) } { $owner ->
        [the-reader] dai tuoi scarti.
       *[other] dagli scarti di { $owner }.
    }
arboretum-told-plant = { $seat } pianta { CARD($card) }.
    .you = Pianti { CARD($card) }.
arboretum-told-discard = { $seat } scarta { CARD($card) }.
    .you = Scarti { CARD($card) }.
