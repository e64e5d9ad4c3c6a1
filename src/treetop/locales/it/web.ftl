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

## Cards and places

web-mine = La tua area
web-others = Gli altri giocatori

## Whose turn it is and what is expected

web-turn-other = Gioca { $name }
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
web-final-look-back = Rivedi dove si è decisa la partita
web-final-share-button = Condividi
web-final-share = { $names }: { $scores }
web-final-again = Rivedi il punteggio
web-winner = Vince { $name }!
web-winners = { $names } condividono la vittoria

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
web-option-several = { $count } su { $needed } scelte

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
web-trend = I tuoi errori, partita per partita
web-trend-about = Quanto è costata in media ogni decisione, come quota di una vittoria. Contano solo le partite analizzate; le analisi restano su questo dispositivo.
web-trend-count = Partite analizzate: { $reviewed } su { $games }.
web-trend-rest = Analizza le altre
web-trend-game = Partita
web-trend-all = Tutto
web-trend-together = In totale
web-trend-plot = { $label }: costo per decisione, da { $first } a { $last }
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
web-replay-mistakes = Errori
web-replay-mistake-back = Errore precedente
web-replay-mistake-on = Errore successivo
web-replay-played = Giocato
web-replay-better = Meglio
web-replay-gave-away = { $name }: { $loss } di vittorie in meno.
web-replay-try = Prova da qui
web-replay-try-about = Continua contro i bot sapendo ciò che sapeva questo giocatore. Le carte coperte vengono ridistribuite.
web-trial-of = { $game }: una prova
web-trial-about = Una prova che parte da una partita rivista. Le carte coperte sono state ridistribuite, e la prova non conta.
web-trial-back = Torna alla partita rivista
web-review-working = Calcolo in corso…
web-review-plot = Probabilità di vittoria: { $names }, dalla distribuzione alla fine

## Knowledge, hints, votes, fairness

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
web-new-duplicate = Duplicata: gli amici giocano con le stesse carte
web-duplicate = Partita duplicata
web-duplicate-about = Tutti hanno le stesse carte, lo stesso posto e gli stessi bot, e un solo tentativo. Vedrai i punti degli altri quando avrai finito.
web-duplicate-invite = Invita gli amici
web-duplicate-play = Gioca con queste carte
web-duplicate-go-on = Continua a giocare
web-duplicate-look = La tua partita
web-duplicate-compare = Confronta i punti
web-duplicate-name = Nome
web-duplicate-points = Punti
web-duplicate-place = Posizione al tavolo
web-duplicate-playing = Sta ancora giocando
web-duplicate-done = Ha finito
web-duplicate-given-up = Resa
