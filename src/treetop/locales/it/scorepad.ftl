scorepad-page = Segnapunti
scorepad-lead = Giocate con le carte vere? Inserite le mani e gli arboreti: il segnapunti calcola i punti, li spiega e ricorda la partita. Funziona anche senza connessione, e tutto resta su questo dispositivo.
scorepad-new-arboretum = Segna i punti di una partita di Arboretum
scorepad-game-arboretum = Arboretum
scorepad-history = Partite su questo dispositivo
scorepad-unfinished = Incompleta
scorepad-forget = Elimina la partita: { $date }
scorepad-forgotten = Partita eliminata: { $date }
scorepad-not-here = Questa partita non è su questo dispositivo, oppure il link è incompleto.
scorepad-unable = Questo browser non può calcolare i punti: gli mancano WebAssembly o i worker a moduli. Quello che inserisci resta salvato, e il link aperto in un altro browser mostra i punti.
scorepad-statistics = Statistiche dei giocatori
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
        [one] Scegli le { $needed } specie con cui avete giocato: ne manca una.
       *[other] Scegli le { $needed } specie con cui avete giocato: ne mancano { $count }.
    }
scorepad-species-complete = Hai scelto tutte e { $needed } le specie.
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
scorepad-prompt-plant = Tocca una specie e un valore, poi una casella; oppure prima la casella.
scorepad-prompt-cell = Dove va { CARD("arboretum-tree", $card, form: "the") }? Tocca la casella.
scorepad-prompt-card = Che carta c’è qui? Tocca la specie e il valore.
scorepad-prompt-move = Tocca un’altra casella per spostarci questa carta, o un’altra carta per scambiarle.
scorepad-taken-hand = { $card }: in mano { AD($name) }
scorepad-taken-planted = { $card }: nell’arboreto di { $name }
scorepad-remove = Togli dalla mano: { $card }
scorepad-take-off = Togli
scorepad-cell-card = { $card }, riga { $row }, colonna { $column }
scorepad-cell-empty = Vuota, riga { $row }, colonna { $column }
scorepad-apart = Non tocca il resto dell’arboreto: { CARD("arboretum-tree", $cards) }. Ogni carta deve toccarne un’altra.
scorepad-shift = Sposta tutto l’arboreto
scorepad-shift-left = Sposta tutto a sinistra
scorepad-shift-right = Sposta tutto a destra
scorepad-shift-up = Sposta tutto in alto
scorepad-shift-down = Sposta tutto in basso

scorepad-counting = Calcolo dei punti…
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
        [one] Parità di punti: { $names }. { $name } ha più specie nell’arboreto: { $count }.
       *[other] Parità di punti: { $names }. { $name } ha più specie nell’arboreto: { $count }.
    }
scorepad-plant-a-tree = Parità di punti e di specie. Allora { $names } piantano un albero a testa: fra cinque anni vince il più alto.
scorepad-sheet = Foglio segnapunti
scorepad-sheet-legend = In piccolo: somma in mano. In grande: punti. Barrato: un sentiero senza il diritto di fare punti, o un 8 annullato da un 1. Tocca una specie per sapere perché.
scorepad-total = Totale
scorepad-hand-value = Mano { $value }
scorepad-no-right = Non fa punti
scorepad-paths = Sentieri migliori
scorepad-arboretum-of = Arboreto di { $name }
scorepad-path-of =
    { $count ->
        [one] Sentiero { CARD("arboretum-tree", $cards) }: { $count } punto
       *[other] Sentiero { CARD("arboretum-tree", $cards) }: { $count } punti
    }
scorepad-right-alone = { WORD("arboretum-tree", $species) }: fa punti solo { $name }, con la somma più alta, { $value }.
scorepad-right-tie = { WORD("arboretum-tree", $species) }: a pari merito con la somma più alta, { $value }, fanno punti { $names }.
scorepad-right-everybody = { WORD("arboretum-tree", $species) }: nessuno ne ha in mano, quindi fanno punti tutti.
scorepad-holds = In mano: { CARD("arboretum-tree", $cards) }. Valore { $value }.
scorepad-holds-none = { WORD("arboretum-tree", $species) }: nessuna carta in mano.
scorepad-cancelled = L’8 di { $name } vale 0, perché { $other } ha in mano l’1.
scorepad-no-path = Nessun sentiero { WORD("arboretum-tree", $species, form: "of") }.
scorepad-by-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
scorepad-by-same = { $count } per il sentiero tutto { WORD("arboretum-tree", $species, form: "of") }
scorepad-by-one = { $count } per l’1 all’inizio
scorepad-by-eight = { $count } per l’8 alla fine
scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } punto
       *[other] { $parts } = { $count } punti
    }
scorepad-lost =
    { $count ->
        [one] Senza il diritto di fare punti, questo punto è perso.
       *[other] Senza il diritto di fare punti, questi { $count } punti sono persi.
    }

scorepad-what-if = E se…?
scorepad-what-if-on = È solo una prova: togli carte, aggiungine e guarda come cambiano i punti. La partita vera resta com’è.
scorepad-what-if-back = Torna alla partita vera
scorepad-what-if-keep = Tieni le modifiche
scorepad-live = { $name }: { $before } → { $now }

scorepad-share-picture = Immagine
scorepad-share-text = Testo
scorepad-share-link = Link
scorepad-picture-saved = Immagine salvata.
scorepad-copied = Copiato.
scorepad-text-title = Arboretum, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-new-tree-society = Segna i punti di una partita di Tree Society
scorepad-game-tree-society = Tree Society
scorepad-houses = Carte gilda
scorepad-search = Cerca una carta
scorepad-search-example = Nome o gilda
scorepad-search-none = Non è rimasta nessuna carta così.
scorepad-level-of = { $card }: livello
scorepad-level = Livello { $level }
scorepad-level-done = Completata
scorepad-house-remove = Togli «{ $card }»
scorepad-fruit-sold = Frutta venduta
scorepad-fruit-unsold = Frutta invenduta
scorepad-coins = Monete rimaste, sacchetto e forziere
scorepad-market-types = Tipi di frutta nel mercato
scorepad-less = Meno: { $what }
scorepad-more = Più: { $what }
scorepad-society-text-title = Tree Society, { $date }
scorepad-text-house = · { $card }: { $points } ({ $why })
scorepad-turn-order = Inserisci i giocatori in ordine di turno: serve in caso di parità.
scorepad-deck = Mazzo
scorepad-deck-shipped = { $name }, il mazzo di Treetop
scorepad-deck-own = Hai il gioco in scatola? Scrivi le sue carte in un file una volta per tutte: quello del nostro mazzo fa da esempio. Il file viene controllato, poi le carte restano su questo dispositivo.
scorepad-deck-example = Scarica il file del nostro mazzo
scorepad-deck-open = Apri il file di un mazzo
scorepad-deck-forget = Togli il mazzo { $name }
scorepad-deck-faulty = { $count ->
    [one] Non puoi ancora usare questo mazzo: contiene un errore.
   *[other] Non puoi ancora usare questo mazzo: contiene { $count } errori.
}
scorepad-deck-missing = Questa partita è stata giocata con il mazzo «{ $name }», che non è su questo dispositivo. Apri il suo file per vedere i punti.
scorepad-deck-other = È un altro mazzo: { $name }.
