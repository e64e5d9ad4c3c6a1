# The score pad.

tree-society-scorepad-houses = Carte gilda
tree-society-scorepad-search = Cerca una carta
tree-society-scorepad-search-example = Nome o gilda
tree-society-scorepad-search-none = Non è rimasta nessuna carta così.
tree-society-scorepad-level-of = { $card }: livello
tree-society-scorepad-level = Livello { $level }
tree-society-scorepad-level-done = Completata
tree-society-scorepad-house-remove = Togli «{ $card }»
tree-society-scorepad-fruit-sold = Frutta venduta
tree-society-scorepad-fruit-unsold = Frutta invenduta
tree-society-scorepad-coins = Monete rimaste, sacchetto e forziere
tree-society-scorepad-market-types = Tipi di frutta nel mercato
tree-society-scorepad-text-house = · { $card }: { $points } ({ $why })
tree-society-scorepad-turn-order = Inserisci i giocatori in ordine di turno: serve in caso di parità.
tree-society-scorepad-deck = Mazzo
tree-society-scorepad-deck-shipped = { $name }, il mazzo di Treetop
tree-society-scorepad-deck-own = Hai il gioco in scatola? Scrivi le sue carte in un file una volta per tutte: quello del nostro mazzo fa da esempio. Il file viene controllato, poi le carte restano su questo dispositivo.
tree-society-scorepad-deck-example = Scarica il file del nostro mazzo
tree-society-scorepad-deck-open = Apri il file di un mazzo
tree-society-scorepad-deck-forget = Togli il mazzo { $name }
tree-society-scorepad-deck-faulty = { $count ->
    [one] Non puoi ancora usare questo mazzo: contiene un errore.
   *[other] Non puoi ancora usare questo mazzo: contiene { $count } errori.
}
tree-society-scorepad-deck-missing = Questa partita è stata giocata con il mazzo «{ $name }», che non è su questo dispositivo. Apri il suo file per vedere i punti.
tree-society-scorepad-deck-other = È un altro mazzo: { $name }.
