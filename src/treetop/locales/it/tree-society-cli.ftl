# The command line and the terminal game.

tree-society-cli-upper-row = Mercato delle gilde, fila in alto: 1 moneta in più
tree-society-cli-lower-row = Mercato delle gilde, fila in basso
tree-society-cli-fruit-market = Mercato della frutta, con i prezzi
tree-society-cli-in-deck = { $count } nel mazzo
tree-society-cli-moment = { $last ->
    [0] Round { $round }. { $phase }
   *[other] Round { $round } (ultimo round: { $last }). { $phase }
}
tree-society-cli-waiting = Poi: { LOWER($effect) }
tree-society-cli-purse = sacchetto { $pouch }, forziere { $chest }, simboli { $symbols }, venduti { $sold }
tree-society-cli-completed = Completate: { $cards }
tree-society-cli-sold = Venduti: { $fruit }
tree-society-cli-score-number = Riga { $line }: «{ $text }» dovrebbe essere un numero.
tree-society-cli-score-pairs = Riga { $line }: indica ogni cosa con il suo numero, per esempio «apple 3 grape 1».
tree-society-cli-score-fruit = Riga { $line }: il frutto «{ $text }» non esiste. Disponibili: { $known }.
tree-society-cli-score-house-unknown = { $player }: nel mazzo la carta «{ $card }» non esiste.
tree-society-cli-score-house-twice = «{ $card }» compare due volte, ma ogni carta è unica.
tree-society-cli-score-house-level = { $player }: il segnalino albero di «{ $card }» può stare sul livello 1 o 2, non { $level }. Al livello 3 la carta è completata.
tree-society-cli-score-houses-most = { $player } ha { $count } carte in costruzione; al massimo possono essere { $most }.
tree-society-cli-tie = Parità di punti: vince chi viene dopo nell’ordine di turno.
