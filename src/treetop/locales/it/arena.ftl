# Tornei fra giocatori: il comando `treetop arena` e i suoi resoconti.

arena-help = Organizza un torneo fra giocatori e misura chi è più forte.
arena-help-game = Il gioco.
arena-help-entrants = I giocatori, con le impostazioni che vuoi: search:iterations=2000,budget=0.5
arena-help-format = round-robin: tutti contro tutti. challenge: il primo contro gli altri. together: tutti a un tavolo.
arena-help-seats = Giocatori per tavolo.
arena-help-deals = Distribuzioni per formazione. Ogni distribuzione si gioca una volta da ciascun posto.
arena-help-budget = Secondi per decisione.
arena-help-seed = Lo stesso seed dà le stesse distribuzioni.
arena-help-out = La cartella per le partite e il resoconto; se non indicata, una cartella dentro «arena» con il nome del torneo. Un torneo già iniziato lì riprende.
arena-help-workers = Numero di partite giocate insieme; se non indicato, una per core.
arena-help-ray = L’indirizzo di un cluster Ray su cui giocare.

arena-preparing = Preparazione (le regole nuove vengono prima compilate)
arena-playing = Partite
arena-written = Scritto: { $file }
arena-stopped = Interrotto. Ripeti lo stesso comando per riprendere.
arena-failed = { $entrant } non ha deciso (partita { $fixture }, azione { $action }): { $reason }

arena-title = Arena: { $game }
arena-what = { $format ->
    [challenge] Una sfida
    [together] Una sola formazione
   *[round-robin] Un girone all’italiana
} a tavoli da { $seats }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} su { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}, ognuna giocata una volta da ogni posto, con { $budget } s per decisione.
arena-standings = Classifica
arena-how-sure = Gli intervalli sono al 95%. Quelli delle vittorie sono di Wilson, per il numero di partite indipendenti a cui equivalgono le distribuzioni speculari. Una vittoria condivisa si divide. I rating sono di openskill (Plackett–Luce); tutti partono da 25.
arena-meetings = Chi finisce davanti a chi
arena-pictures = Figure
arena-failures = Mancate decisioni
arena-failures-what = { $count ->
    [one] C’è stata { $count } mancata decisione.
   *[other] Ci sono state { $count } mancate decisioni.
} Al posto di ciascuna è stata giocata una mossa valida scelta a caso. Ogni tipo è elencato una volta, dal più frequente.

arena-column-entrant = giocatore
arena-column-against = contro
arena-column-games = partite
arena-column-wins = vittorie
arena-column-share = % vittorie
arena-column-ahead = davanti
arena-column-interval = 95%
arena-column-rating = rating
arena-column-points = punti
arena-column-seconds = s/decisione
arena-column-slowest = più lenta
arena-column-late = in ritardo
arena-column-failures = mancate
arena-column-fixture = partita
arena-column-action = azione
arena-column-reason = che cosa è successo

arena-plot-matrix = Quante volte chi è in riga finisce davanti a chi è in colonna, %
arena-plot-ratings = Rating, con il suo intervallo al 95%
arena-plot-points = Punti per partita: metà centrale e 95% delle partite
arena-plot-thinking = Secondi per decisione, in media su una partita

arena-player-unknown = Il giocatore «{ $name }» non esiste. Disponibili: { $known }. Puoi anche indicare una classe Python o un file: package.module.Class, ./my_bot.py.
arena-player-is-a-command = «{ $command }» è un comando, non un giocatore. Se è un programma che gioca, scrivi: «treetop.players.Program:command={ $command }».
arena-player-not-importable = Impossibile importare «{ $name }»: { $problem }
arena-player-not-made = «{ $name }» non può sedersi al tavolo: { $problem }
arena-not-a-player = «{ $name }» non è un giocatore: non ha il metodo choose(view, seed, budget).
arena-file-players = { $count ->
    [0] { $file } non contiene nessuna classe con il metodo choose(view, seed, budget). Se è un programma a sé, scrivi: «treetop.players.Program:command=python3 { $file }».
   *[other] { $file } contiene più giocatori: { $found }. Indicane uno: module.Class.
}
arena-setting-unreadable = Le impostazioni di «{ $player }» non sono leggibili. Scrivi nome:impostazione=valore,impostazione=valore; «command=» va per ultimo.
arena-setting-unknown = { $player } non ha l’impostazione «{ $setting }». Disponibili: { $known }.
arena-setting-value = { $kind ->
    [int] L’impostazione «{ $setting }» di { $player } dev’essere un numero intero, non «{ $given }».
    [float] L’impostazione «{ $setting }» di { $player } dev’essere un numero, non «{ $given }».
    [bool] L’impostazione «{ $setting }» di { $player } dev’essere true o false, non «{ $given }».
   *[other] L’impostazione «{ $setting }» di { $player } non può essere «{ $given }».
}
arena-program-unnamed = «{ $player }» deve indicare un programma: { $player }:command=python3 my_bot.py
arena-program-missing = Qui il programma «{ $program }» non esiste.
arena-budget = «{ $given }» non è un tempo per decisione: serve un numero di secondi maggiore di 0.
arena-seats = Questo gioco non è per { $given } giocatori. Disponibili: { LIST($possible, type: "or") }.
arena-format = Il formato «{ $given }» non esiste. Disponibili: { $known }.
arena-deals = Serve almeno una distribuzione.
arena-entrants = Indica almeno due giocatori, ognuno una volta. Due dello stesso tipo devono avere impostazioni diverse.
arena-together = «together» vuole un giocatore per posto: { $seats }, non { $given }.
arena-folder-differs = In { $folder } è iniziato un altro torneo: lì «{ $setting }» è { $there }, non { $here }. Scegli un’altra cartella con --out, o non indicarla: allora ogni torneo ha la sua.
arena-folder-busy = In { $folder } si sta giocando un torneo proprio ora.
arena-workers-die = I processi che giocano terminano sempre prima della fine di una partita. Se li ha avviati un tuo script, metti il suo codice sotto { $guard }, così non lo ripetono; altrimenti qualcosa li ferma dall’esterno. Le partite già giocate restano; ripeti lo stesso comando per riprendere.
arena-no-ray = Ray non è installato: pip install ray

# treetop balance

arena-balance-help = Fa giocare i bot e valuta quanto è equilibrato un gioco.
arena-balance-help-games = Partite per ogni numero di giocatori.
arena-balance-help-players = Solo partite con questo numero di giocatori; si può ripetere. Predefinito: tutti i numeri che il gioco permette.
arena-balance-help-seed = Lo stesso numero dà le stesse partite.
arena-balance-help-player = Chi gioca a tutti i posti: forecast, forecast-1, search o planner.
arena-balance-player-unknown = Per questo resoconto il giocatore «{ $player }» non esiste. Disponibili: { $known }.
arena-balance-help-out = La cartella per il resoconto.
arena-balance-help-workers = Numero di processi; se non indicato, uno per core.
arena-balance-playing = Partite
arena-balance-random-title = { $game }: partite casuali
arena-balance-random-what = { $games } partite per ogni numero di giocatori: { $players }; ogni azione è scelta a caso. Tra parentesi: intervalli al 95%.
arena-balance-games = Partite
arena-balance-rounds = Round
arena-balance-decisions = Decisioni
arena-balance-actions = Azioni scelte per partita
arena-balance-scores = Punti
arena-balance-seats = Percentuale di vittorie per ordine di turno
arena-balance-shift = Variazione della percentuale di vittorie, in punti
arena-balance-column-players = Giocatori
arena-balance-column-number = Partite
arena-balance-column-decisions = Decisioni
arena-balance-column-rounds = Round
arena-balance-column-scores = Punti
arena-balance-column-first = Primo di turno
arena-balance-column-last = Ultimo di turno
arena-balance-column-what = Che cosa
arena-balance-column-shift = Variazione
arena-balance-column-uses = Volte per partita
