# Il client per il browser.

web-without-scripts = Per giocare su Treetop serve JavaScript. Attivalo per questa pagina.
web-unofficial = Treetop è un progetto amatoriale non ufficiale, con parole e disegni propri. Arboretum e Tree Society appartengono ai loro autori ed editori.

## Everywhere

web-skip = Vai al contenuto
web-ways = Navigazione principale
web-way-play = Gioca
web-settings = Impostazioni
web-language = Lingua
web-menu = Menu
web-close = Chiudi
web-loading = Caricamento
web-offline = Il server non risponde. Controlla la connessione e riprova.
web-works-offline = Funziona senza connessione
web-failed = Non ha funzionato. Riprova.
web-load-again = Ricarica
web-rule = Regola { $rule }
web-copied = Link copiato.
web-to-home = Torna alla pagina iniziale
web-lost-title = Qui non cresce nulla
web-lost = A questo indirizzo non c’è nessuna pagina.

## Games

web-game-arboretum = Arboretum
web-game-arboretum-about = Pianta sentieri di alberi e tieni le carte che ti permettono di farci punti.
web-game-tree-society = Tree Society
web-game-tree-society-about = Vendi frutta, costruisci case sugli alberi e riunisci le gilde.
web-game-players = { $least }–{ $most } giocatori

## Home

web-home-title = Siediti all’ombra degli alberi
web-home-subtitle = Due giochi di carte sugli alberi, contro i bot o con gli amici. Non serve un account.
web-home-quick = Gioca subito
web-home-which-game = Quale gioco?
web-home-opponent = Gioca contro
web-home-play = Gioca subito
web-home-invite = Invita qualcuno
web-home-more = Tutte le opzioni
web-home-my-tables = I tuoi tavoli
web-home-open-tables = Tavoli aperti

## Tables in a list

web-table-your-turn = Tocca a te
web-table-abandoned = Interrotta
web-table-open-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-table-missing-title = Questo tavolo non c’è
web-table-missing = Forse il link è incompleto, o il tavolo non c’è più.
web-table-forbidden-title = Questo tavolo è privato
web-table-forbidden = Solo chi è seduto al tavolo può vedere la partita.

## Waiting for people

web-seat-open = Posto libero
web-seat-again = { $name } { $number }
web-seat-you = (tu)
web-seat-take = Siediti qui
web-seat-offline = non in linea
web-lobby-title = Tavolo di { $game }
web-lobby-invite = Invita chi vuoi
web-lobby-invite-how = Chiunque abbia questo link può sedersi. Si comincia quando tutti i posti sono occupati.
web-lobby-link = Link al tavolo
web-lobby-share-link = Condividi il link
web-lobby-share-title = Una partita su Treetop
web-lobby-share = Vieni a giocare { AD($game) } con me
web-lobby-qr = Codice QR con il link al tavolo
web-lobby-fill-with = Bot per i posti liberi
web-lobby-fill = Comincia con i bot
web-lobby-leave = Lascia il tavolo

## At the table

web-talk = Diario e chat
web-talk-new = Diario e chat: nuovi messaggi
web-log = Diario
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-write = Scrivi un messaggio
web-chat-send = Invia
web-chat-waiting = in attesa della connessione
web-chat-refused = Non inviato: { $reason }
web-chat-again = Invia di nuovo
web-command = Scrivi un’azione
web-command-do = Esegui
web-clock = Tempo rimasto
web-clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-connection-lost = Connessione persa. Riconnessione in corso…
web-abandon = Proponi di interrompere la partita
web-abandon-asked = Gli altri vedono la tua proposta. Se tutti accettano, la partita finisce senza risultato.
web-connection-stopping = Il server si sta riavviando. La partita riprende tra un attimo.
web-connection-busy = Troppe connessioni aperte. Nuovo tentativo tra qualche secondo.
web-connection-try = Riprova subito
web-sent-later = Sei senza connessione. L’invio avverrà appena torna.
web-leave = Lascia la partita
web-take-back = Annulla
web-taken-back = Annullato.
web-commit = Termina il turno

## Arboretum: cards and places

web-card-back = Una carta coperta
web-card-at = { $card }, riga { $row }, colonna { $column }
web-card-tentative = { $name }, non ancora definitiva
web-card-last = { $name }, piantata per ultima
web-card-drawn = { $name }, appena pescata
web-place-at = Casella libera, riga { $row }, colonna { $column }
web-hand = La tua mano
web-mine = La tua parte
web-others = Gli altri giocatori
web-other-look = Guarda l’arboreto di { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-arboretum-mine = Il tuo arboreto
web-arboretum-of = Arboreto di { $name }
web-garden-view = Vista
web-garden-closer = Ingrandisci
web-garden-further = Riduci
web-garden-recentre = Mostra tutto
web-paths = I tuoi sentieri migliori
web-path-of = { $species }: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-piles = Mazzo e scarti
web-pile-draw = Mazzo di pesca, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-pile-name = Mazzo
web-pile-mine = I tuoi
web-pile-discard = Scarti: { $name }. In cima: { $card }. { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-pile-discard-empty = Scarti: { $name }. Nessuna carta
web-pile-look = Sfoglia la pila degli scarti
web-pile-discards-of = Scarti di { $name }
web-pile-nothing = Qui non c’è nulla.

## Arboretum: whose turn it is and what is expected

web-turn-draw = Tocca a te: pesca una carta ({ $number } di 2)
web-turn-plant = Pianta una carta della tua mano
web-turn-place = { $card }: scegli dove piantarla
web-turn-discard = Scarta una carta della tua mano
web-turn-commit = Termina il turno, oppure annulla
web-turn-over = La partita è finita
web-turn-abandoned = La partita è stata interrotta, senza risultato.
web-turn-away = Un bot gioca per te
web-finish-not-yet = Il tuo turno non è ancora completo.
web-guide = Primi passi
web-guide-next = Capito
web-guide-skip = Salta la guida
web-table-rules = Regole e segni
web-table-rules-all = Tutte le regole
web-watching = Stai guardando
web-turn-other-draw = { $name } sta pescando
web-turn-other-plant = { $name } sta piantando
web-turn-other-discard = { $name } sta scartando
web-do-draw = Pesca dal mazzo
web-do-draw-discard = Pesca da una pila degli scarti
web-do-plant = Scegli una carta
web-do-place = Scegli una casella
web-do-discard = Scegli la carta da scartare

## Settings

web-setting-theme = Colori
web-setting-theme-system = Come il dispositivo
web-setting-theme-light = Chiari
web-setting-theme-dark = Scuri
web-setting-cards = Carte
web-setting-cards-small = Piccole
web-setting-cards-medium = Medie
web-setting-cards-large = Grandi
web-setting-motion = Animazioni
web-setting-motion-system = Come il dispositivo
web-setting-motion-reduced = Ridotte
web-setting-patterns = Motivi sulle carte
web-setting-sounds = Suoni
web-setting-left-handed = Per mancini
web-setting-on-device = Gioca contro i bot su questo dispositivo, senza server

## The end

web-final-count = Punteggio
web-final-rematch = Gioca ancora
web-final-replay = Rivedi
web-final-look-back = Rivedi dove si è decisa
web-final-share-button = Condividi
web-final-share = { $names }: { $scores }
web-final-again = Rivedi il punteggio
web-winner = Vince { $name }!
web-winners = { $names } condividono la vittoria
web-sheet = Foglio segnapunti
web-sheet-species = Specie
web-sheet-no-right = non fa punti
web-sheet-total = Totale
web-sheet-varieties = Specie diverse
web-sheet-tie-broken = Parità di punti: vince l’arboreto con più specie diverse.
web-sheet-shared = Ancora pari! Oggi piantate un albero a testa: fra cinque anni vince il più alto.
web-reveal-page = { $page } di { $pages }
web-reveal-next = Prossima specie
web-reveal-back = Indietro
web-reveal-skip = Vai al foglio segnapunti
web-reveal-sheet = Al foglio segnapunti
web-reveal-nobody = Nessuno ha in mano questa specie: fanno punti tutti.
web-reveal-value = Somma in mano
web-reveal-cancelled = L’8 non vale nulla: l’1 è in mano { AD($name) }.
web-reveal-cancelled-card = { $card }, non vale nulla
web-reveal-no-right = Non fa punti
web-reveal-no-path = Ha il diritto di fare punti, ma nessun sentiero
web-reveal-total = { $count ->
    [one] { $count } punto finora
   *[other] { $count } punti finora
}
web-points-cards = { $count } per le carte
web-points-same = { $count } per la specie unica
web-points-one = { $count } per l’1 all’inizio
web-points-eight = { $count } per l’8 alla fine

## A new table

web-new-title = Nuovo tavolo
web-new-seats = Giocatori
web-new-you = Tu
web-new-seat = Posto { $number }
web-new-friend = Una persona invitata (con il link)
web-new-bot = Bot: { $name }
web-new-rules = Regole
web-new-table = Tavolo
web-new-clock = Tempo
web-new-clock-none = Senza limite
web-new-clock-move = Per turno
web-new-clock-bank = Per tutta la partita
web-new-clock-days = Più giorni
web-new-clock-move-seconds = secondi per turno
web-new-clock-bank-minutes = minuti a testa
web-new-clock-bank-increment = secondi in più dopo ogni turno
web-new-clock-days-days = giorni per turno
web-new-zero = Quando il tempo scade
web-new-zero-bot = Subentra un bot
web-new-zero-abandon = La partita finisce senza risultato
web-new-order = Chi comincia
web-new-order-lot = Si sorteggia
web-new-order-seated = Tu, poi in ordine di posto
web-new-spectators = Spettatori
web-new-spectators-yes = Ammessi
web-new-spectators-delayed = Con tre minuti di ritardo
web-new-spectators-no = Non ammessi
web-new-public = Mostra il tavolo nell’elenco pubblico
web-new-hints = Consenti i suggerimenti (la partita non vale per il rating)
web-new-open = Apri il tavolo
web-new-begin = Comincia
web-rules = Regole di questo tavolo
web-rules-usual = Quelle standard, senza limite di tempo.
web-rules-chosen = { $rule }: { $choice }
web-rules-without = Disattivato: { $rule }
web-rules-guilds = Gilde: { $names }
web-rules-species = Specie: { $names }
web-rules-hints = I suggerimenti sono ammessi; la partita non vale per il rating
web-rules-clock-move = { $seconds ->
    [one] { $seconds } secondo per turno
   *[other] { $seconds } secondi per turno
}
web-rules-clock-bank = { $minutes ->
    [one] { $minutes } minuto a testa, più { $increment } s dopo ogni turno
   *[other] { $minutes } minuti a testa, più { $increment } s dopo ogni turno
}
web-rules-clock-days = { $days ->
    [one] { $days } giorno per turno
   *[other] { $days } giorni per turno
}
web-option-random = A caso
web-option-chosen = Scelgo io
web-option-several = { $count } su { $needed } scelte
web-option-arboretum-edition = Edizione (nomi e colori)
web-option-arboretum-edition-renegade = Renegade 2018
web-option-arboretum-edition-zman = Z-Man 2014
web-option-arboretum-species = Specie
web-option-arboretum-discards = Pile degli scarti
web-option-arboretum-discards-open = Tutti possono sfogliarle
web-option-arboretum-discards-top = Si vede solo la carta in cima
web-option-arboretum-opening-discard = Tutti tranne il primo giocatore cominciano con una carta sulla pila degli scarti

## Ladder and people

web-way-learn = Impara
web-way-learn-about = Brevi lezioni, regole da provare, e dove i regolamenti non coincidono.
web-way-scorepad = Segnapunti
web-way-scorepad-about = Giocate con le carte vere? Inseritele, calcolate i punti, conservate le partite. Anche senza connessione.
web-way-record = Registrazioni
web-way-record-about = Rivedi passo per passo una partita da un file.
web-way-puzzles = Enigmi
web-way-puzzles-about = Un’azione è la migliore: la trovi? Uno nuovo ogni giorno, anche senza connessione.
web-way-ladder = Classifica
web-ladder-about = Contano solo le partite che valgono per il rating: scegli «{ web-home-rated }» prima di giocare. Il ± indica il margine di errore.
web-ladder-empty = Nessuno ha ancora giocato tre partite così. Comincia tu!
web-ladder-place = Posizione
web-ladder-name = Nome
web-ladder-rating = Rating
web-ladder-games = Partite
web-person-since = Prima visita: { $date }.
web-person-results = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
web-person-public = { $games ->
    [one] { $games } partita pubblica
   *[other] { $games } partite pubbliche
}, { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
web-person-name = Il tuo nome
web-person-opponents = Avversari
web-person-games = Partite
web-person-no-games = Ancora nessuna partita finita.
web-save = Salva
web-rating-of = { $game }, { $players }
web-rating-plot = { $label }: da { $first } a { $last }
web-account-login = Accedi
web-account-register = Registrati

## Replay

web-replay-eyes = Punto di vista
web-replay-open = Tutte le carte scoperte
web-replay-from = Dal punto di vista di { $name }
web-replay-spectator = Dal punto di vista di uno spettatore
web-replay-link = Condividi questo momento
web-replay-download = Scarica la registrazione
web-replay-start = Le carte sono state distribuite.
web-replay-first = All’inizio
web-replay-previous = Un passo indietro
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-step = Passo
web-replay-at = Passo { $step } di { $steps }
web-replay-turn-back = Turno precedente
web-replay-turn-on = Turno successivo
web-review-working = Calcolo in corso…
web-review-plot = Probabilità di vittoria: { $names }, dalla distribuzione alla fine

## Tree Society

web-turn-other = Gioca { $name }
web-market = Mercato
web-market-upper = Fila in alto (1 moneta in più)
web-market-lower = Fila in basso
web-market-fruit = Mercato della frutta
web-market-decks = Carte rimaste: { $guild } gilda, { $fruit } frutta
web-fruit = { $fruit }, ora vale { $price }, { $precious ->
    [true] frutto prezioso, { $action }
   *[other] { $action }
}
web-fruit-offer = { $fruit }. { $offer }
web-fruit-unsold = La tua frutta
web-fruit-none = Nessun frutto
web-fruit-sold = Venduti: { $count }
web-guild-card = { $name }, { $guild } × { $symbols }, { $level ->
    [0] non costruita
   *[other] costruita fino al livello { $level }
}{ $price ->
    [none] { "" }
   *[other] , costruibile per { $price }
}
web-guild-level = Livello { $level }
web-guild-cost = Costo: { $count }
web-guild-ongoing = Carte in costruzione
web-points = { $count ->
    [one] punto
   *[other] punti
}
web-pouch = Sacchetto: { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
web-chest = Forziere: { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
web-symbols = Simboli di gilda: { $count } su { $needed }
web-board-look = Guarda la plancia di { $name }
web-board-of = Plancia di { $name }
web-prompt = Scegli
web-prompt-left = (ancora da scegliere: { $count })
web-prompt-waiting = Poi continua «{ $card }»: { $text }
web-society-tie = Parità di punti: vince chi viene dopo nell’ordine di turno.
web-option-tree-society-guilds = Gilde (scegline quattro)
web-option-tree-society-starting-cards = Tutti cominciano con una carta gilda
web-option-tree-society-draft = La frutta iniziale si sceglie a turno
web-option-tree-society-end-symbols = Simboli di gilda che innescano la fine
web-option-tree-society-end-symbols-6 = Sei
web-option-tree-society-end-symbols-7 = Sette
web-option-tree-society-open-memory = Tutti possono vedere tutta la frutta venduta
web-option-tree-society-half-cost = Metà del costo
web-option-tree-society-half-cost-up = Arrotonda per eccesso
web-option-tree-society-half-cost-down = Arrotonda per difetto
web-option-tree-society-deck = Mazzo
web-option-tree-society-deck-heartwood = Heartwood (di Treetop)
web-option-tree-society-deck-canopy = Canopy (il primo di Treetop)

## Knowledge, hints, votes, fairness

web-knowledge = Dove sono le carte
web-knowledge-place = { $card }: { $words }
web-knowledge-unseen = { $count ->
    [one] { $count } carta mai vista (?): è in una mano o nel mazzo di pesca.
   *[other] { $count } carte mai viste (?): sono nelle mani o nel mazzo di pesca.
}
web-knowledge-nowhere = mai vista
web-knowledge-planted = piantata da { $name }
web-knowledge-discarded = negli scarti di { $name }
web-knowledge-mine = nella tua mano
web-knowledge-held = in mano { AD($name) }
web-hint = Suggerimento
web-hint-share = Vittorie nelle partite simulate da qui: { $share }.
web-hint-points = Si prevedono circa { $points } punti.
web-hint-visits = { $count ->
    [one] { $count } partita simulata.
   *[other] { $count } partite simulate.
}
web-hint-next = Seconda scelta: { $action } ({ $share }).
web-hint-clear = È nettamente la migliore.
web-hint-close = Le mosse quasi si equivalgono: scegli tu.
web-hint-only = C’è una sola mossa possibile.
web-hint-thinking = Calcolo in corso…
web-hint-best = { $action }{ $share ->
    [none] { "" }
   *[other] { " " }({ $share })
}
web-act-take = { $owner ->
    [the-reader] Prendi dai tuoi scarti
   *[other] Prendi dagli scarti di { $owner }
}
web-rematch-waits = Una rivincita ti aspetta.
web-rematch-join = Siediti
web-away-me = Un bot gioca al posto tuo.
web-waking = { $name } si sta svegliando (il suo codice viene compilato; circa un minuto, solo dopo un aggiornamento).
web-away-return = Riprendi il tuo posto
web-abandon-offered = { $name } propone di interrompere la partita senza risultato.
web-abandon-agree = Accetta
web-away-other = { $name } non è in linea.
web-away-bot = Fai giocare un bot
web-fairness = La distribuzione è equa?
web-fairness-commitment = Ciò che il server ha promesso prima di distribuire
web-fairness-seed = Il seed del server
web-home-live-tables = Partite da guardare

## Games without a table of their own

web-general-view = Che cosa vedi
web-general-actions = Che cosa puoi fare
web-fact-none = niente
web-fact-hidden = nascosto
web-fact-yes = sì
web-fact-no = no

## Ways out of a game

web-resign = Arrenditi
web-resign-about = Perdi questa partita. Non si può annullare.
web-resign-rated = Perdi questa partita, e conta per il tuo rating. Non si può annullare.
web-leave-rated = Lasciare una partita che vale per il rating significa perderla. Per continuare più tardi basta chiudere la pagina.
web-leave-people = Gli altri possono far giocare un bot al posto tuo. Puoi tornare finché la partita continua.
web-leave-bots = La partita finisce e vincono i bot. Per continuare più tardi basta chiudere la pagina.
web-delete-table = Elimina questo tavolo
web-delete-table-about = La partita e la sua registrazione spariscono per sempre.
web-play-on = Continua a giocare
web-resigned-me = Hai perso questa partita. Un bot gioca al tuo posto fino alla fine.
web-away-bot-soon = { $name } non è in linea. Potrai far giocare un bot tra { $time }.
web-away-claim-soon = { $name } non è in linea. Potrai reclamare la vittoria tra { $time }.
web-away-claim = Reclama la vittoria
web-away-asked = Un bot giocherà per { $name } quando gli altri saranno d’accordo.
web-new-zero-lose = Chi lo esaurisce perde la partita
web-new-rated = Vale per il rating (chi lascia perde)
web-rules-lose = Chi esaurisce il tempo perde
web-rules-rated = La partita vale per il rating; chi la lascia la perde
web-home-rated = Vale per il rating, senza suggerimenti
web-home-stranger = Gioca con altri
web-person-games-search = Cerca ed esporta tutte le partite
web-name-question = Come devono chiamarti gli altri?
