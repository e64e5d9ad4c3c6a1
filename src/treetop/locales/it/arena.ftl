# Tornei fra giocatori: il comando `treetop arena` e i suoi resoconti.

arena-help = Fa incontrare i giocatori in un torneo e misura chi è più forte.
arena-help-game = Il gioco.
arena-help-entrants = I giocatori, ciascuno con le impostazioni che vuoi: search:iterations=2000,budget=0.5
arena-help-format = round-robin: tutti contro tutti. challenge: il primo contro gli altri. together: una sola formazione.
arena-help-seats = Quanti siedono a un tavolo.
arena-help-deals = Quante distribuzioni gioca ogni formazione. Ogni distribuzione si gioca una volta da ciascun posto.
arena-help-budget = Secondi per decisione.
arena-help-seed = Lo stesso seme dà le stesse distribuzioni.
arena-help-out = La cartella per partite e resoconto; se manca, una cartella dentro «arena» che prende il nome dal torneo. Se il torneo vi è già iniziato, prosegue.
arena-help-workers = Quante partite si giocano insieme; se manca, tutti i core.
arena-help-ray = L’indirizzo di un cluster Ray su cui giocare.

arena-preparing = Preparazione (le regole nuove vengono prima compilate)
arena-playing = Partite
arena-written = Scritto: { $file }
arena-stopped = Interrotto. Lo stesso comando riprende da qui.
arena-failed = { $entrant } non ha deciso (partita { $fixture }, azione { $action }): { $reason }

arena-title = Arena: { $game }
arena-what = { $format ->
    [challenge] Una sfida
    [together] Una sola formazione
   *[round-robin] Un girone all’italiana
} a tavoli da { $seats }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} da { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}, ognuna giocata una volta da ogni posto, con { $budget } s per decisione.
arena-standings = Classifica
arena-how-sure = Gli intervalli sono al 95%. Quelli delle vittorie sono di Wilson, per quante partite indipendenti valgono le distribuzioni speculari. Una vittoria condivisa si divide. I punteggi di forza sono di openskill (Plackett–Luce); tutti partono da 25.
arena-meetings = Chi finisce davanti a chi
arena-pictures = Figure
arena-failures = Mancate decisioni
arena-failures-what = { $count ->
    [one] C’è stato { $count } errore.
   *[other] Ci sono stati { $count } errori.
} Ogni decisione mancata è stata sostituita da una lecita a caso. { $shown ->
    [one] Qui ne è elencata una.
   *[other] Qui ne sono elencate { $shown }.
}

arena-column-entrant = giocatore
arena-column-against = contro
arena-column-games = partite
arena-column-wins = vittorie
arena-column-share = quota
arena-column-ahead = davanti
arena-column-interval = 95%
arena-column-rating = forza
arena-column-points = punti
arena-column-seconds = s/decisione
arena-column-slowest = più lenta
arena-column-late = in ritardo
arena-column-failures = mancate
arena-column-fixture = partita
arena-column-action = azione
arena-column-reason = che cosa è successo

arena-plot-matrix = Finisce davanti al giocatore della colonna, %
arena-plot-ratings = Forza, con il suo intervallo al 95%
arena-plot-points = Punti in una partita: metà centrale e 95% delle partite
arena-plot-thinking = Secondi per decisione, in media su una partita

arena-player-unknown = Non c’è nessun giocatore «{ $name }». Ci sono: { $known }; oppure indica una classe Python o un file: package.module.Class, ./my_bot.py.
arena-player-is-a-command = «{ $command }» è un comando, non un giocatore. Se è un programma che gioca, scrivi: «treetop.players.Program:command={ $command }».
arena-player-not-importable = «{ $name }» non si può importare: { $problem }
arena-player-not-made = «{ $name }» non può sedersi al tavolo: { $problem }
arena-not-a-player = «{ $name }» non è un giocatore: non ha il metodo choose(view, seed, budget).
arena-file-players = { $count ->
    [0] { $file } non contiene nessuna classe con il metodo choose(view, seed, budget). Se è un programma a sé, scrivi: «treetop.players.Program:command=python3 { $file }».
   *[other] { $file } contiene più giocatori: { $found }. Indicane uno: module.Class.
}
arena-setting-unreadable = Le impostazioni di «{ $player }» non si leggono. Scrivi nome:impostazione=valore,impostazione=valore; «command=» va per ultimo.
arena-setting-unknown = { $player } non ha l’impostazione «{ $setting }». Ha: { $known }.
arena-setting-value = { $kind ->
    [int] L’impostazione «{ $setting }» di { $player } è un numero intero, non «{ $given }».
    [float] L’impostazione «{ $setting }» di { $player } è un numero, non «{ $given }».
    [bool] L’impostazione «{ $setting }» di { $player } è true o false, non «{ $given }».
   *[other] L’impostazione «{ $setting }» di { $player } non può essere «{ $given }».
}
arena-program-unnamed = «{ $player }» deve dire quale programma gioca: { $player }:command=python3 my_bot.py
arena-program-missing = Qui non c’è nessun programma «{ $program }».
arena-budget = «{ $given }» non è un tempo per decisione: serve un numero di secondi maggiore di 0.
arena-seats = A questo gioco non si gioca in { $given }. Si può in { LIST($possible, type: "or") }.
arena-format = Non c’è nessun formato «{ $given }». Ci sono: { $known }.
arena-deals = Bisogna giocare almeno una distribuzione.
arena-entrants = Indica almeno due giocatori, ognuno una volta. Due uguali devono avere impostazioni diverse.
arena-together = «together» vuole un giocatore per posto: { $seats }, non { $given }.
arena-folder-differs = In { $folder } è iniziato un altro torneo: lì «{ $setting }» è { $there }, non { $here }. Scegli un’altra cartella con --out, o nessuna: allora ogni torneo ha la sua.
arena-folder-busy = In { $folder } si sta giocando un torneo proprio ora.
arena-workers-die = I processi che giocano finiscono sempre prima di una partita intera. Se li ha avviati un tuo script, metti ciò che fa sotto { $guard }, così non lo ripetono; altrimenti qualcosa li ferma dall’esterno. Ciò che è stato giocato resta; lo stesso comando prosegue.
arena-no-ray = Ray non è installato: pip install ray

# treetop balance

arena-balance-help = Gioca partite di bot a Tree Society e riferisce quanto è equo il mazzo.
arena-balance-help-games = Quante partite per ogni numero di giocatori.
arena-balance-help-players = Solo partite con tanti giocatori; si può ripetere. Se manca: 2, 3 e 4.
arena-balance-help-seed = Lo stesso numero dà le stesse partite.
arena-balance-help-deck = Un file di mazzo; senza, il mazzo del progetto.
arena-balance-help-out = La cartella per il resoconto.
arena-balance-help-workers = Quanti processi giocano; tutti i core se non indicato.
arena-balance-playing = Partite
arena-balance-title = Tree Society: l’equilibrio del mazzo
arena-balance-what = { $games } partite per ogni numero di giocatori: { $players }; a tutti i posti gioca il pianificatore, che guarda fino alla fine del suo turno. Una partita su due usa le gilde consigliate per la prima volta, le altre quattro gilde a sorte. Mazzo { $hash }. Tra parentesi: intervalli al 95%.
arena-balance-games = Partite
arena-balance-rounds = Round
arena-balance-scores = Punti
arena-balance-seats = Quota di vittorie per posto
arena-balance-guilds = Gilde
arena-balance-combinations = Combinazioni di gilde
arena-balance-combinations-what = Di quanto il primo e l’ultimo posto vincono più della loro quota equa, in punti percentuali.
arena-balance-cards = Carte
arena-balance-effects = Effetti usati
arena-balance-effect-coins = Monete nel sacchetto
arena-balance-effect-chest = Monete nel forziere
arena-balance-effect-sale = Vendita aggiuntiva
arena-balance-effect-take = Prendere frutti dal mercato
arena-balance-effect-row = Scartare una fila
arena-balance-effect-discard = Scartare una gilda
arena-balance-effect-give = Cedere frutti
arena-balance-effect-build = Costruire un livello a meno
arena-balance-effect-reveal-fruit = Rivelare frutti
arena-balance-effect-reveal-guilds = Rivelare carte gilda
arena-balance-effect-reduce = Continuativo: livelli meno cari
arena-balance-effect-on-sale = Continuativo: monete a ogni vendita
arena-balance-effect-on-build = Continuativo: monete a ogni livello costruito
arena-balance-effect-on-complete = Continuativo: monete a ogni gilda completata
arena-balance-effect-on-take = Continuativo: monete a ogni frutto preso
arena-balance-effect-on-rest = Continuativo: monete a ogni riposo
arena-balance-shift = Variazione della quota di vittorie, in punti percentuali
arena-balance-shift-what = Quanto più spesso vince chi l’ha completata rispetto ad altri con altrettanti simboli, in punti percentuali.
arena-balance-column-players = Giocatori
arena-balance-column-number = Partite
arena-balance-column-rounds = Round
arena-balance-column-symbols = Finite per simboli (T21)
arena-balance-column-scores = Punti
arena-balance-column-first = Primo posto
arena-balance-column-last = Ultimo posto
arena-balance-column-what = Che cosa
arena-balance-column-times = Completata
arena-balance-column-shift = Variazione
arena-balance-column-uses = Volte a partita
