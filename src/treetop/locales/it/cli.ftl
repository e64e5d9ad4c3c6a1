# La riga di comando e il gioco nel terminale.

cli-title = Treetop
cli-help = Treetop: gioca ad Arboretum e Tree Society, calcola i punti di una partita fatta con le carte vere, guarda le registrazioni, misura il motore. Non ufficiale. Scegli la lingua con --language en, it, uk, es o fr, oppure con TREETOP_LANGUAGE.
cli-group-commands = Comandi
cli-group-arguments = Argomenti
cli-group-options = Opzioni
cli-help-help = Mostra questo aiuto.
cli-help-version = Mostra la versione.
cli-help-play = Gioca nel terminale: persone alla stessa tastiera, e bot.
cli-help-simulate = Gioca molte partite casuali; stampa un riepilogo o scrive le registrazioni.
cli-help-score = Calcola i punti di una partita giocata con le carte vere, da un piccolo file di testo.
cli-help-show = Mostra una posizione di una registrazione.
cli-help-replay = Scorre una registrazione passo per passo.
cli-help-verify = Controlla tutto ciò che una registrazione afferma, o tutte le registrazioni di un file che ne ha una per riga.
cli-help-review = Mostra dove si è decisa una partita finita e quali decisioni sono costate di più.
cli-help-deck = Controlla, mostra, stampa o aggiunge mazzi di Tree Society.
cli-help-deck-check = Controlla il file di un mazzo e spiega ogni errore.
cli-help-deck-show = Mostra un mazzo come elenco, o come pagine da stampare e ritagliare.
cli-help-deck-add = Aggiunge il file di un mazzo, per poterlo scegliere quando giochi.
cli-help-deck-file = Il file di un mazzo, in TOML; lo descrive docs/tree-society-deck.md.
cli-help-deck-svg = Scrive le pagine come SVG in questa cartella.
cli-help-deck-pdf = Scrive le pagine in un solo file PDF.
cli-help-bench = Misura quanto è veloce il motore.
cli-help-warm = Compila subito le regole, così poi nessuno deve aspettare.
cli-help-game = Il nome del gioco.
cli-help-people = I nomi delle persone, separati da virgole.
cli-help-bots = I bot, separati da virgole.
cli-help-hex-seed = Distribuisce le carte da questo seed: almeno 32 cifre esadecimali.
cli-help-save = Scrive in questo file la registrazione della partita finita.
cli-help-players = Numero di giocatori.
cli-help-games = Numero di partite.
cli-help-seed = Un numero; lo stesso numero dà le stesse partite.
cli-help-option = Un’opzione del gioco, come nome=valore; si può ripetere.
cli-help-jsonl = Scrive una registrazione per riga in questo file; «-» è lo standard output.
cli-help-score-file = Il file; «-» è lo standard input. Il formato è descritto in docs/score-file.md.
cli-help-json = Stampa un solo oggetto JSON.
cli-help-record = Una registrazione (un file JSON), oppure un file con una registrazione per riga; «-» è lo standard input.
cli-help-game-number = Quale registrazione usare in un file che ne ha più d’una, contando da 1.
cli-help-turn = Mostra l’inizio di questo turno, contando da 1, invece della fine.
cli-help-seat = Mostra ciò che vede questo posto, contando da 1.
cli-help-threads = Numero di thread.
cli-help-seconds = Durata approssimativa, in secondi.

cli-usage = { $problem } Scrivi «{ $command } --help» per sapere che cosa puoi digitare.
cli-usage-missing = Manca «{ $name }».
cli-usage-value = «{ $given }» qui non è valido.
cli-usage-least = «{ $name }» dev’essere almeno { $limit }, non { $given }.
cli-usage-most = «{ $name }» può essere al massimo { $limit }, non { $given }.
cli-usage-option = L’opzione «{ $given }» non esiste.
cli-usage-twice = { $name }: indicato due volte.
cli-option-unreadable = «{ $option }» non è un’opzione: scrivi nome=valore.
cli-usage-command = Il comando «{ $given }» non esiste.
cli-usage-surplus = «{ $given }» è un argomento di troppo.
cli-language-unknown = La lingua «{ $given }» non esiste. Disponibili: { $known }.
cli-by-rule = { $problem } (Regola { $rule })
cli-file = { $file }: { $problem }.
cli-usage-line = Uso: { $command }
cli-place-command = COMANDO
cli-place-options = [OPZIONI]
cli-place-arguments = [ARGOMENTI]
cli-place-more-arguments = [ARGOMENTI…]
cli-kind-text = TESTO
cli-kind-number = NUMERO
cli-kind-path = PERCORSO
cli-required = Obbligatorio.
cli-default = Predefinito: { $value }.
cli-file-missing = file o cartella inesistente
cli-file-forbidden = permesso negato
cli-file-read-only = il file system è in sola lettura
cli-file-is-a-folder = è una cartella, non un file
cli-file-is-no-folder = è un file, non una cartella
cli-file-not-text = non è un testo in UTF-8; salvalo in UTF-8
cli-file-no-room = il disco è pieno
cli-bot-unknown = Il bot «{ $name }» non esiste. Disponibili: { $known }.
cli-players = Questo gioco è per { $least }–{ $most } giocatori, non per { $given }.
cli-no-terminal = Serve un terminale interattivo, ma qui input o output sono reindirizzati. Senza terminale puoi usare «treetop simulate» o «treetop arena».
cli-no-such-seat = Il posto { $seat } non esiste: si gioca in { $players }.
cli-records-many = Questo file contiene { $count } registrazioni. Scegline una con --game, da 1 a { $count }.
cli-no-such-record = La registrazione { $game } non esiste: il file ne contiene { $count }.
cli-no-such-turn = Il turno { $turn } non esiste: la partita ha { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}.

cli-warming-begins = Compilazione di regole e bot (serve solo dopo un aggiornamento): circa { $seconds } s
cli-warming = Compilazione di { $what }, { $done } funzioni su { $functions }: ancora circa { $seconds } s
cli-warm = Le regole sono compilate.
cli-warm-killed = Il compilatore è stato interrotto prima della fine, forse perché mancava memoria. Riprova: quello che aveva compilato resta.
cli-simulating = Simulazione
cli-seat = Posto
cli-mean-points = Media punti
cli-least-points = minimo
cli-most-points = massimo
cli-wins = Vittorie
cli-games = Partite
cli-mean-turns = Turni per partita, in media
cli-mean-decisions = Decisioni per partita, in media
cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

cli-winner = Vince { $winner } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
cli-shared = { $winners } condividono la vittoria.

cli-score-line-unreadable = La riga { $line } non è leggibile: «{ $text }».
cli-score-no-player-yet = Riga { $line }: «{ $key }:» viene prima del primo «player:».

cli-who-plays = { $game }. Chi gioca?
cli-person = Una persona
cli-nobody = Nessuno
cli-seat-number = Posto { $number }
cli-hand-over = { $name }, tocca a te.
cli-hand-over-hint = Premi Invio quando nessun altro vede lo schermo.
cli-turn-choose = { $name }: scegli che cosa fare.
cli-turn-end = { $name }: premi Invio per terminare il turno, U per annullare.
cli-turn-bot = { $name } sta pensando…
cli-turn-waking = { $name } si sta svegliando…
cli-action-number = Azione { $number } di { $count }
cli-key-take-back = Annulla
cli-key-end = Termina il turno
cli-key-down = Giù
cli-key-up = Su
cli-key-ready = Eccomi
cli-key-start = Inizia
cli-key-new-game = Nuova partita
cli-key-quit = Esci
cli-key-forward = Avanti
cli-key-back = Indietro
cli-key-first = All’inizio
cli-key-last = Alla fine

cli-help-serve = Avvia il server dei tavoli e delle pagine web.
cli-help-site = Scrive il client web come file per qualsiasi hosting: giocare, imparare e segnare i punti senza server.
cli-help-site-folder = La cartella in cui scrivere: nuova, vuota o già scritta da «treetop site».
cli-help-site-base = Dove si troverà il sito sul suo hosting, per esempio /treetop/.
cli-help-host = L’indirizzo su cui ascoltare.
cli-help-port = La porta su cui ascoltare; 0 ne sceglie una libera.
cli-help-data = La cartella delle partite; se non indicata, una cartella personale.
cli-help-bot-workers = Numero di processi in cui i bot possono pensare.
cli-help-workers = Numero di processi del server; con più di uno ci vuole PostgreSQL.
cli-help-browser = Apre il browser.
cli-help-backup = Copia tutte le partite in un file, anche mentre il server è in funzione.
cli-help-restore = Ripristina una copia. Il server dev’essere fermo.
cli-help-backup-file = Il file della copia.
cli-help-rotate-keys = Firma i cookie con una nuova chiave dal prossimo avvio del server.
cli-help-forget-keys = Non accetta più le vecchie chiavi: tutti devono rifare l’accesso e gli ospiti perdono le loro partite.
cli-keys-rotated = Dal prossimo avvio del server una nuova chiave firma i cookie. Chiavi accettate: { $count }.
cli-record-line = Riga { $line }: { $problem }
cli-records-true = { $count ->
    [one] La registrazione è corretta.
   *[other] Tutte le { $count } registrazioni sono corrette.
}
cli-serving = Treetop è in funzione su { $url }
cli-no-web-client = Qui manca il client web, quindi possono giocare solo programmi: all’installazione di Treetop npm non ha potuto scaricare le librerie del browser. Reinstalla Treetop con una connessione; in un clone basta «npm ci».
cli-site-written = Il sito è in { $folder } ({ $size } MB). Carica questi file su un hosting web, in modo che si trovino in { $base }.
cli-site-base = «{ $given }» non può essere l’indirizzo di un sito: deve cominciare e finire con una barra, come / o /treetop/.
cli-site-folder-taken = { $folder } contiene altri file. Scegli una cartella nuova, vuota o già scritta da «treetop site».
cli-port-taken = Un altro programma usa la porta { $port } su { $host }. Scegline un’altra con --port; «--port 0» ne sceglie una libera.
cli-port-forbidden = Non hai il permesso di usare la porta { $port }. Scegline una più alta con --port, per esempio «--port 8000».
cli-port-number = La porta { $port } non esiste. Le porte vanno da 1 a { $most }; «--port 0» ne sceglie una libera.
cli-host-unknown = «{ $host }» non è un indirizzo di questo computer. «--host 127.0.0.1» serve solo questo computer, «--host 0.0.0.0» tutta la sua rete.
cli-workers-need-postgres = Per più processi ci vuole PostgreSQL: imposta TREETOP_DATABASE.
cli-backed-up = { $file } contiene una copia di tutte le partite ({ $size } kB).
cli-restored = Le partite di { $file } sono state ripristinate.

cli-review-turn = Turno
cli-review-player = Giocatore
cli-review-unfinished = La partita non è finita: potrai analizzarla quando lo sarà.

cli-extra-missing = Serve il pacchetto «{ $package }», che non è installato. Si installa con: pip install 'treetop-games[{ $extra }]'
cli-score-no-file = Per «{ $game }» non si possono calcolare i punti da un file.
cli-no-game-with = Nessun gioco installato offre questo: { $part }.
