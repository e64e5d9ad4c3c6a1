# Per chi ospita un sito: controlli, amministrazione e ciò che il sito dice alle persone.

hosting-help-doctor = Controlla questa macchina (database, Redis, impostazioni, disco, orologio, limiti) e, con --url, il sito come lo trovano i visitatori.
hosting-help-doctor-url = L’indirizzo pubblico del sito, per esempio https://play.example.org.
hosting-doctor-line = { $what }: { $finding }
hosting-doctor-good = a posto
hosting-doctor-problems = { $count ->
    [one] C’è { $count } cosa da sistemare.
   *[other] Ci sono { $count } cose da sistemare.
}
hosting-doctor-folder = Cartella { $folder }
hosting-doctor-disk = Disco
hosting-doctor-database = Database
hosting-doctor-database-to-come = Database (lo crea il primo avvio)
hosting-doctor-redis = Redis
hosting-doctor-mail = E-mail
hosting-doctor-origins = Origini
hosting-doctor-files = File aperti
hosting-doctor-clock = Orologio
hosting-doctor-cache = Codice macchina
hosting-doctor-client = Client web
hosting-doctor-site = Sito
hosting-doctor-https = https
hosting-doctor-proxy = Indirizzi dei visitatori
hosting-doctor-sockets = WebSocket
hosting-doctor-folder-closed = non si può scrivere in { $folder }: { $problem }. Assegna la cartella all’utente che esegue il server o scegline un’altra con --data.
hosting-doctor-disk-full = dove si trova { $folder } restano solo { $free } MB; dovrebbero essere { $least }. Libera spazio o sposta la cartella su un disco più grande.
hosting-doctor-no-database = non è raggiungibile: { $problem }. Controlla TREETOP_DATABASE e se PostgreSQL è in funzione e fa entrare questo utente.
hosting-doctor-database-closed = impossibile aprire { $file }: { $problem }. Assegna l’intera cartella all’utente che esegue il server.
hosting-database-newer = Una versione più recente di Treetop ha modificato questo database. La versione { $version } non può usarlo: installa quella più recente o ripristina una copia.
hosting-doctor-clocks-differ = due orologi differiscono di { $seconds } secondi, quindi anche i tempi dei giocatori sono sbagliati. Attiva la sincronizzazione dell’ora su ogni macchina, per esempio con «timedatectl set-ntp true».
hosting-doctor-no-redis = non risponde: { $problem }. Controlla TREETOP_REDIS; fino ad allora i processi si accorgono delle mosse altrui mezzo secondo dopo.
hosting-doctor-no-mail = non si possono spedire e-mail: { $problem }. Controlla TREETOP_SMTP: host, porta, utente e password.
hosting-doctor-bad-origin = «{ $origin }» in TREETOP_ORIGINS non è un’origine. Scrivi solo schema e host, per esempio https://play.example.org.
hosting-doctor-few-files = se ne possono aprire solo { $limit } insieme, e ne serve uno per giocatore; dovrebbero essere almeno { $least }. Alza il limite: LimitNOFILE=65536 nell’unità di systemd, ulimits in compose.yaml.
hosting-doctor-cache-closed = non si può conservare in { $folder }: { $problem }. Così viene ricompilato a ogni avvio e le mosse devono aspettarlo. Assegna la cartella all’utente che esegue il server o scegline un’altra con TREETOP_CACHE.
hosting-doctor-bad-url = «{ $url }» non è l’indirizzo di un sito. Scrivi solo lo schema e l’host, per esempio https://play.example.org.
hosting-doctor-no-site = { $url } non risponde come dovrebbe: { $problem }. Controlla se il server è in funzione, se il proxy gli inoltra le richieste e se nome e certificato sono giusti.
hosting-doctor-no-https = chiunque si trovi in mezzo può leggere cookie e password. Metti davanti un proxy https (deploy/Caddyfile, deploy/nginx.conf) e imposta TREETOP_SECURE=1.
hosting-doctor-not-secure = i cookie viaggerebbero anche su http. Imposta TREETOP_SECURE=1.
hosting-doctor-scheme-lost = il server non sa che i visitatori usano https. Fa’ impostare X-Forwarded-Proto al proxy e definisci TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = i visitatori possono dichiarare qualsiasi indirizzo, quindi limiti e blocchi non valgono. Fa’ sostituire X-Forwarded-For al proxy e imposta TREETOP_TRUST_PROXY al numero dei tuoi proxy.
hosting-doctor-address-lost = il server prende { $address } per l’indirizzo di tutti, quindi tutti condividono un limite. Fa’ impostare X-Forwarded-For al proxy e definisci TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = non passano: { $problem }. Fa’ inoltrare al proxy Upgrade, Connection, Host e Origin (deploy/nginx.conf).
hosting-help-admin = Modera un server, anche mentre è in funzione: mostra, silenzia, esclude, chiude, cancella. Ogni azione resta in un registro.
hosting-help-people = Elenca le 100 persone più recenti.
hosting-help-find = Solo chi ha questo nel nome.
hosting-help-tables = Elenca i 100 tavoli più recenti.
hosting-help-state = Quali: open, playing, finished o abandoned.
hosting-help-reports = Elenca le segnalazioni dei giocatori ancora da esaminare.
hosting-help-bans = Elenca chi è escluso o silenziato, da quando, fino a quando e perché.
hosting-help-journal = Mostra che cosa hanno fatto gli amministratori.
hosting-help-log = Mostra il diario di un tavolo così com’è salvato, carte nascoste comprese.
hosting-help-chat = Mostra che cosa si è detto a un tavolo, con i numeri di riga.
hosting-help-close = Ferma la partita a un tavolo; non vince nessuno.
hosting-help-delete-chat = Cancella la chat di un tavolo.
hosting-help-lines = I numeri delle righe; tutte se non ne indichi.
hosting-help-ban = Esclude una persona o un intervallo di indirizzi.
hosting-help-unban = Revoca un’esclusione.
hosting-help-mute = Impedisce a una persona di scrivere in qualsiasi chat.
hosting-help-unmute = Permette di nuovo a una persona di scrivere.
hosting-help-done = Toglie una segnalazione dall’elenco.
hosting-help-report-number = Il numero della segnalazione.
hosting-help-merge = Assegna a un account tutto ciò che appartiene a un ospite.
hosting-help-guest = L’id dell’ospite.
hosting-help-account = Il nome o l’id dell’account.
hosting-help-new-password = Assegna a un account una nuova password e la stampa.
hosting-help-reason = Perché, per il registro.
hosting-help-sanction-reason = Perché, per il registro. Può leggerlo anche l’interessato: è nei dati che scarica.
hosting-help-days = Per quanti giorni; se non indicati, fino alla revoca.
hosting-help-whom = L’id di una persona, il nome di un account o (per escludere) indirizzi come 203.0.113.0/24.
hosting-help-table = L’id del tavolo, dal suo indirizzo.
hosting-admin-done = Fatto. È nel registro.
hosting-admin-done-to = Fatto, per { $about }. È nel registro.
hosting-admin-deleted = { $count ->
    [one] { $count } riga cancellata.
   *[other] { $count } righe cancellate.
}
hosting-nobody = Non c’è nessuno che si chiami «{ $name }». Indica un id o il nome di un account; «treetop admin people» li elenca.
hosting-no-account = «{ $name }» non è un account, quindi non ha password.
hosting-no-ban = { $about } non è tra gli esclusi.
hosting-no-mute = { $about } non è tra i silenziati.
hosting-no-table = Il tavolo «{ $table }» non esiste; «treetop admin tables» li elenca.
hosting-table-over = La partita al tavolo «{ $table }» è già finita.
hosting-no-report = Non c’è nessuna segnalazione aperta con il numero { $number }; «treetop admin reports» le elenca.
hosting-no-games = In { $folder } non ci sono partite. Indica la cartella del server con --data o TREETOP_DATA.
hosting-merge-kinds = Si può unire solo un ospite, e solo a un account.
hosting-banned = Chi gestisce questo sito ti ha escluso.
hosting-muted = Chi gestisce questo sito ti ha tolto la possibilità di scrivere nelle chat.
hosting-stored-event = Il diario di ogni partita: che cosa è successo, quando, e i nomi di chi si è seduto. Resta, perché la partita si possa rivedere e verificare.
hosting-stored-match = Un elenco dei tavoli: gioco, stato, orari e chi vi siede.
hosting-stored-sitting = Quale persona siede a quale tavolo, quando è stata connessa l’ultima volta e se è stata avvisata del suo turno.
hosting-stored-person = Le persone: nome, lingua, quando sono arrivate. Per gli account, un hash della password, mai la password stessa.
hosting-stored-line = Che cosa si è detto ai tavoli, e chi l’ha detto.
hosting-stored-mute = Le persone di cui hai silenziato i messaggi.
hosting-stored-result = I risultati: chi ha giocato, quanti punti, chi ha vinto.
hosting-stored-rating = I rating.
hosting-stored-unrated = Le partite i cui rating sono ancora da calcolare.
hosting-stored-promise = I seed promessi dal server, per un giorno.
hosting-stored-ended-cookie = I cookie annullati uscendo dall’account, fino alla loro scadenza.
hosting-stored-note = Le note e le chiavi del server; nulla sulle persone.
hosting-stored-deed = Che cosa ha fatto chi gestisce questo sito, e a chi; e quali account sono stati eliminati, senza i loro nomi.
hosting-stored-sanction = Chi è escluso o silenziato, fino a quando e perché, e gli intervalli di indirizzi esclusi.
hosting-stored-report = Che cosa i giocatori hanno segnalato su altri.
hosting-stored-contact = Come vuoi sapere che tocca a te, e il tuo indirizzo e-mail se l’hai dato.
hosting-stored-subscription = I browser in cui hai attivato le notifiche.
hosting-stored-reset = Gli hash dei link e dei codici per una password dimenticata.
hosting-no-metrics = Le metriche non possono stare a TREETOP_METRICS={ $given }: l’indirizzo non è di questo computer, oppure la porta è occupata, vietata o inesistente.
hosting-no-database = Il database non è utilizzabile: { $problem }. Controlla TREETOP_DATABASE e --data; «treetop doctor» ne dice di più.
hosting-stored-seek = Chi sta aspettando uno sconosciuto con cui giocare.
hosting-stored-friend = Chi è amico di chi.
hosting-stored-invitation = Chi è invitato a quale tavolo, finché non risponde.
hosting-stored-deal-result = I risultati che hai inviato per le partite del giorno, per 30 giorni.
hosting-stored-duplicate = Chi ha giocato quale distribuzione di una partita duplicata.
hosting-stored-review = Ciò che i bot hanno trovato analizzando le partite finite: probabilità e mosse migliori, senza nomi.
hosting-stored-erasure = Chi ha eliminato il proprio account, finché il nome non è cancellato da ogni diario: identificativi, nessun nome.
