scorepad-page = Segnapunti
scorepad-lead = Avete giocato con le carte vere? Inserite le mani e gli arboreti: il segnapunti conta, spiega e ricorda. Funziona anche senza connessione, e tutto resta su questo dispositivo.
scorepad-new-arboretum = Conta una partita di Arboretum
scorepad-game-arboretum = Arboretum
scorepad-history = Partite su questo dispositivo
scorepad-unfinished = Mancano ancora delle carte
scorepad-forget = Elimina la partita: { $date }
scorepad-not-here = Questa partita non è su questo dispositivo, oppure il link è incompleto.
scorepad-statistics = Come è andata finora
scorepad-column-name = Nome
scorepad-column-games = Partite
scorepad-column-wins = Vinte
scorepad-column-average = Media
scorepad-column-best = Record

scorepad-players = Giocatori
scorepad-name = Nome
scorepad-species = Specie
scorepad-edition-renegade = Renegade, 2018
scorepad-edition-zman = Z-Man, 2014
scorepad-species-missing =
    { $count ->
        [one] Scegli ancora una delle { $needed } specie con cui avete giocato.
       *[other] Scegli ancora { $count } delle { $needed } specie con cui avete giocato.
    }
scorepad-species-complete = Le { $needed } specie ci sono tutte.
scorepad-start = Inserisci le carte

scorepad-back = Torna al segnapunti
scorepad-tabs = Giocatori e risultato
scorepad-result = Risultato
scorepad-undo = Annulla
scorepad-where = Dove vanno le carte
scorepad-where-hand = Mano
scorepad-where-planted = Arboreto
scorepad-hand = Mano
scorepad-arboretum = Arboreto
scorepad-picker = Scegli una carta
scorepad-prompt-hand =
    { $count ->
        [one] Tocca una specie, poi un valore. Manca una carta.
       *[other] Tocca una specie, poi un valore. Mancano { $count } carte.
    }
scorepad-hand-full = La mano è completa. Tocca una carta per toglierla.
scorepad-prompt-plant = Tocca specie e valore, poi la casella; oppure prima la casella.
scorepad-prompt-cell = Dove si trova { CARD("arboretum-tree", $card) }? Tocca la sua casella.
scorepad-prompt-card = Che carta c’è qui? Tocca la specie e il valore.
scorepad-prompt-move = Tocca un’altra casella per spostare la carta, o un’altra carta per scambiarle.
scorepad-taken-hand = { $card }: in mano a { $name }
scorepad-taken-planted = { $card }: nell’arboreto di { $name }
scorepad-remove = Togli { $card } dalla mano
scorepad-take-off = Togli
scorepad-cell-card = { $card }, riga { $row }, colonna { $column }
scorepad-cell-empty = Vuota, riga { $row }, colonna { $column }
scorepad-apart = Staccate dal resto: { CARD("arboretum-tree", $cards) }. Ogni carta deve toccarne un’altra.
scorepad-shift = Sposta tutto l’arboreto
scorepad-shift-left = Sposta tutto a sinistra
scorepad-shift-right = Sposta tutto a destra
scorepad-shift-up = Sposta tutto in alto
scorepad-shift-down = Sposta tutto in basso

scorepad-counting = Sto contando…
scorepad-winner =
    { $count ->
        [one] Vince { $name } con { $count } punto.
       *[other] Vince { $name } con { $count } punti.
    }
scorepad-shared =
    { $count ->
        [one] { $names } condividono la vittoria con { $count } punto a testa.
       *[other] { $names } condividono la vittoria con { $count } punti a testa.
    }
scorepad-tie-broken =
    { $count ->
        [one] { $names } hanno gli stessi punti. { $name } ha più specie nell’arboreto: { $count }.
       *[other] { $names } hanno gli stessi punti. { $name } ha più specie nell’arboreto: { $count }.
    }
scorepad-plant-a-tree = Stessi punti, stesso numero di specie. Allora { $names } piantano un albero a testa: fra cinque anni vince il più alto.
scorepad-sheet = Foglio dei punti
scorepad-sheet-legend = In piccolo: valore della mano. In grande: punti. Barrato: un sentiero senza il diritto di contarlo, o un 8 annullato da un 1. Tocca una specie per sapere perché.
scorepad-total = Totale
scorepad-hand-value = Mano { $value }
scorepad-no-right = Senza diritto
scorepad-paths = Sentieri migliori
scorepad-arboretum-of = L’arboreto di { $name }
scorepad-path-of =
    { $count ->
        [one] Sentiero { CARD("arboretum-tree", $cards) }: { $count } punto
       *[other] Sentiero { CARD("arboretum-tree", $cards) }: { $count } punti
    }
scorepad-right-alone = { WORD("arboretum-tree", $species) }: { $name } ha in mano il totale più alto, { $value }: nessun altro conta questa specie.
scorepad-right-tie = { WORD("arboretum-tree", $species) }: { $names } sono alla pari con { $value } e contano questa specie.
scorepad-right-everybody = { WORD("arboretum-tree", $species) }: in mano non ce l’ha nessuno, quindi la contano tutti.
scorepad-holds = In mano: { CARD("arboretum-tree", $cards) }. Valore { $value }.
scorepad-holds-none = In mano nessuna carta { WORD("arboretum-tree", $species, form: "of") }.
scorepad-cancelled = L’8 di { $name } vale 0, perché { $other } ha in mano l’1.
scorepad-no-path = Nessun sentiero { WORD("arboretum-tree", $species, form: "of") }.
scorepad-by-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
scorepad-by-same = { $count } perché il sentiero è tutto { WORD("arboretum-tree", $species, form: "of") }
scorepad-by-one = { $count } per l’1 all’inizio
scorepad-by-eight = { $count } per l’8 alla fine
scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } punto
       *[other] { $parts } = { $count } punti
    }
scorepad-lost =
    { $count ->
        [one] Senza il diritto, questo punto è perso.
       *[other] Senza il diritto, questi { $count } punti sono persi.
    }

scorepad-what-if = E se…?
scorepad-what-if-on = Stai facendo una prova: togli carte, aggiungine e guarda i punti. La partita vera resta com’è.
scorepad-what-if-back = Torna alla partita vera
scorepad-what-if-keep = Tieni la modifica
scorepad-live = { $name }: { $before } → { $now }

scorepad-share-picture = Immagine
scorepad-share-text = Testo
scorepad-share-link = Link
scorepad-picture-saved = L’immagine è stata salvata.
scorepad-copied = Copiato.
scorepad-text-title = Arboretum, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-new-tree-society = Conta una partita di Tree Society
scorepad-game-tree-society = Tree Society
scorepad-houses = Case
scorepad-search = Cerca una carta
scorepad-search-example = Nome o gilda
scorepad-search-none = Non c’è più nessuna carta così.
scorepad-level-of = Livello di «{ $card }»
scorepad-level = Livello { $level }
scorepad-level-done = Completata
scorepad-house-remove = Togli { $card }
scorepad-fruit-sold = Frutti venduti
scorepad-fruit-unsold = Frutti invenduti
scorepad-coins = Monete rimaste, sacchetto e forziere
scorepad-market-types = Tipi di frutta nel mercato
scorepad-less = Meno: { $what }
scorepad-more = Più: { $what }
scorepad-society-text-title = Tree Society, { $date }
scorepad-text-house = · { $card }: { $points } ({ $why })
scorepad-turn-order = Inserisci i nomi in ordine di turno: in caso di parità è l’ordine a decidere.
scorepad-deck = Mazzo
scorepad-deck-shipped = { $name }, il mazzo del progetto
scorepad-deck-own = Hai il gioco stampato? Scrivi una volta le sue carte in un file: docs/tree-society-deck.md spiega come. Il file viene controllato, poi le carte restano su questo dispositivo.
scorepad-deck-open = Apri il file di un mazzo
scorepad-deck-forget = Togli il mazzo { $name }
scorepad-deck-faulty = { $count ->
    [one] Il mazzo non si può ancora usare: c’è un errore.
   *[other] Il mazzo non si può ancora usare: ci sono { $count } errori.
}
scorepad-deck-missing = Questa partita è stata giocata con il mazzo «{ $name }», che non è su questo dispositivo. Apri il suo file per vedere il conteggio.
scorepad-deck-other = Questo è un altro mazzo: { $name }.
