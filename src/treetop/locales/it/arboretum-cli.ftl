# The command line and the terminal game.

arboretum-cli-corner-nobody-holds = Una specie che nessuno ha in mano
arboretum-cli-corner-cancelled = Un 8 annullato dall’1 di un avversario
arboretum-cli-corner-one-and-eight = L’1 e l’8 nella stessa mano
arboretum-cli-corner-tie-for-right = Parità per una specie che qualcuno ha in mano
arboretum-cli-corner-equal-points = Parità di punti al primo posto
arboretum-cli-corner-shared = Vittoria condivisa
arboretum-cli-pile = Mazzo di pesca: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
arboretum-cli-hand = Mano
arboretum-cli-discards = Scarti
arboretum-cli-species = Specie
arboretum-cli-species-name = { WORD("arboretum-tree", $species) }
arboretum-cli-total = Totale
arboretum-cli-right = può fare punti
arboretum-cli-right-of-all = tutti possono fare punti
arboretum-cli-no-path = nessun sentiero
arboretum-cli-cancelled = l’8 vale 0: l’1 è in mano { AD($player) }
arboretum-cli-tie-broken = Parità di punti: decide il numero di specie nell’arboreto ({ $species }).
arboretum-cli-shared = { $winners } condividono la vittoria. Piantate un albero a testa: fra cinque anni vince il più alto.
arboretum-cli-score-in-hand = in mano { AD($player) } (riga { $line })
arboretum-cli-score-in-arboretum = nell’arboreto di { $player } (riga { $line })
arboretum-cli-score-not-a-card = «{ $text }», { $where }, non è una carta. Una carta è composta da due lettere e un valore da 1 a 8, per esempio oa3.
arboretum-cli-score-card-twice = { CARD("arboretum-tree", $card) }: compare due volte, { $first } e { $second }.
arboretum-cli-score-not-in-play = { CARD("arboretum-tree", $card) }, { $where }: questa specie non è in gioco.
arboretum-cli-score-same-place = Riga { $line }: { CARD("arboretum-tree", $card) } e { CARD("arboretum-tree", $other) } sono nella stessa posizione, { $place }, nell’arboreto di { $player }.
arboretum-cli-score-gap = C’è un vuoto nell’arboreto di { $player }: la carta { CARD("arboretum-tree", $card) } in { $place } (riga { $line }) non è collegata alle altre.
arboretum-cli-score-place = Riga { $line }: dopo «{ $card }» serve una posizione come 0,1, non «{ $place }».
arboretum-cli-score-edition = Riga { $line }: l’edizione «{ $given }» non esiste. Disponibili: { $known }.
arboretum-cli-score-species-unknown = Riga { $line }: «{ $code }» non è la sigla di una specie.
arboretum-cli-score-species-twice = Riga { $line }: specie indicata due volte: { WORD("arboretum-tree", $species) }.
arboretum-cli-score-species-edition = { WORD("arboretum-tree", $species) } non è una specie dell’edizione { $edition }.
arboretum-cli-score-species-count = In { $players } si usano { $needed } specie; nel file ce ne sono { $given }.
arboretum-cli-score-mixed-editions = Nessuna edizione le ha tutte: { WORD("arboretum-tree", $species) }.
arboretum-cli-score-players = Arboretum è per 2–4 giocatori; il file ne ha { $count }.
arboretum-cli-score-hand-too-large = { $player } ha { $count } carte in mano; a fine partita devono essere 7.
arboretum-cli-score-hand-short = { $player } ha in mano solo { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; a fine partita devono essere 7. Punteggio calcolato comunque.
arboretum-cli-score-arboretum-too-large = { $player } ha piantato { $count } carte; al massimo possono essere { $most }.
arboretum-cli-turn-draw = { $name }: pesca una carta ({ $number } di 2).
arboretum-cli-turn-plant = { $name }: pianta una carta.
arboretum-cli-turn-discard = { $name }: scarta una carta.
arboretum-cli-piles = Pile
arboretum-cli-draw-pile = Mazzo di pesca
arboretum-cli-path = { WORD("arboretum-tree", $species) }: { $points }
arboretum-cli-paths-now = I tuoi sentieri migliori: { $paths }
arboretum-cli-key-choose = Scegli
arboretum-cli-key-move = Sposta
arboretum-cli-key-next-card = Prossima carta
