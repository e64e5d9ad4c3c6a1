# Il servizio dei tavoli: che cosa risponde, che cosa scrive nella cronaca, frasi pronte.

tables-failure = Qualcosa è andato storto da parte nostra. Non si è perso nulla: riprova.
tables-missing = Qui non c’è nulla che tu possa vedere.
tables-stranger = Prima dicci come ti chiami.
tables-unreadable = Impossibile leggere la richiesta.
tables-not-json = Invia JSON.
tables-wrong-origin = Questa richiesta non viene da una delle nostre pagine.
tables-too-many = Troppe richieste in una volta. Riprova fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.

tables-guest-name = Ospite { $number }
tables-name-length = Un nome può avere da 1 a { $most } caratteri.
tables-name-taken = Il nome { $name } è già di un’altra persona.
tables-account-name-fixed = Il nome di un account non si può cambiare, tranne maiuscole e spazi.
tables-not-a-guest = Hai già un account.
tables-accounts-only = Per questo serve un account.
tables-password-length = La password deve avere da { $least } a { $most } caratteri.
tables-wrong-password = Nome o password errati.
tables-bots-most = Un account può avere al massimo { $most } programmi.

tables-no-such-bot = Per questo gioco il bot { $name } non esiste.
tables-no-such-eyes = Scegli un punto di vista: un posto, uno spettatore o a carte scoperte.
tables-no-such-phrase = Questa frase non esiste.
tables-no-such-promise = Questa promessa di distribuzione equa è sconosciuta o già usata. Chiedine una nuova.
tables-seat-count = A questo gioco si gioca in { $least }–{ $most }.
tables-seat-me = Prendi esattamente un posto per te.
tables-seat-taken = Questo posto è già occupato.
tables-already-started = La partita è già cominciata.
tables-host-only = Può farlo solo chi ha aperto il tavolo.
tables-not-seated = Non siedi a questo tavolo.
tables-not-playing = Questa partita non è in corso.
tables-not-ended = Potrai vederlo a partita finita.
tables-never-started = Questa partita non è mai cominciata.
tables-salt-not-hex = Il valore «salt» può avere al massimo 64 cifre esadecimali.

tables-stale = La partita è andata avanti. Guarda di nuovo prima di decidere.
tables-out-of-time = Il tuo tempo è scaduto.
tables-not-your-turn = Non è il tuo turno.
tables-seat-away = In questo momento un bot gioca per te. Prima riprendi il tuo posto.
tables-preview-reveals = Così vedresti qualcosa di nascosto, quindi non si può provare. Fallo davvero, oppure pianifica senza.
tables-no-hints = Questo tavolo non ammette suggerimenti.
tables-no-advice = Al momento non ci sono suggerimenti.
tables-review-waking = I bot si stanno ancora svegliando. Riprova tra un minuto.
tables-no-review = Al momento l’analisi non è disponibile. Riprova fra un minuto.

tables-vote-no-person = Indica di quale altro giocatore si tratta.
tables-vote-already-away = Per questo posto gioca già un bot.
tables-vote-too-early = L’assenza è ancora troppo breve. Aspetta un po’.

tables-line-empty = Scrivi qualcosa o scegli una frase.
tables-line-length = Un messaggio può avere al massimo { $most } caratteri.
tables-no-chat-here = A un tavolo su questo dispositivo non c’è nessuno con cui chattare.

tables-fairness-promise = Il server ha fissato la sua parte della distribuzione e la rivelerà a fine partita.
tables-fairness-kept = Questa distribuzione era già fissata prima che il tuo dispositivo aggiungesse il suo numero casuale.

tables-log-join = { $name } ha preso posto.
    .you = Hai preso posto.
tables-log-decline = Una persona invitata ora non può giocare.
tables-log-leave = { $name } ha lasciato il tavolo.
    .you = Hai lasciato il tavolo.
tables-log-fill = Un bot ha preso posto.
tables-log-start = La partita è cominciata.
tables-log-vote-abandon = { $agree ->
    [true] { $name } ha proposto di interrompere la partita senza risultato.
   *[other] { $name } vuole continuare a giocare.
}
    .you = { $agree ->
        [true] Hai proposto di interrompere la partita senza risultato.
       *[other] Vuoi continuare a giocare.
    }
tables-log-vote-bot = { $agree ->
    [true] { $name } vuole che un bot giochi per { $of }.
   *[other] { $name } vuole aspettare { $of }.
}
    .you = { $agree ->
        [true] Vuoi che un bot giochi per { $of }.
       *[other] Vuoi aspettare { $of }.
    }
tables-log-bot = Un bot gioca al posto di { $name }.
    .you = Un bot gioca al posto tuo.
tables-log-return = { $name } è di nuovo al tavolo.
    .you = Sei di nuovo al tavolo.
tables-log-time = { $name } ha esaurito il tempo.
    .you = Hai esaurito il tempo.
tables-log-abandon = Partita interrotta.
tables-log-finish = La partita è finita.

tables-phrase-hello = Ciao!
tables-phrase-good-luck = Buona fortuna!
tables-phrase-well-played = Ben giocato!
tables-phrase-thanks = Grazie!
tables-phrase-sorry = Scusa!
tables-phrase-thinking = Fammi pensare…
tables-phrase-oops = Ops!
tables-phrase-close-one = C’è mancato poco!
tables-phrase-beautiful-trees = Che begli alberi!
tables-phrase-good-game = Bella partita!
tables-phrase-again = Ne facciamo un’altra?
tables-phrase-bye = A presto!

tables-not-a-backup = { $file } non è una copia di Treetop valida.
tables-not-a-database = { $file } non è un database di Treetop valido.
tables-nothing-to-back-up = In { $folder } non c’è nessun database.
tables-backup-postgres = Le partite sono in PostgreSQL: usa pg_dump e pg_restore.
tables-folder-in-use = Un server sta usando { $folder }. Prima fermalo.
tables-setting-unknown = L’impostazione { $name } non esiste. Disponibili: { $known }.
tables-setting-value = { $name } non può valere «{ $value }». Disponibili: { $known }.
tables-setting-unreadable = Impossibile leggere { $name }: { $error }
tables-setting-site-missing = TREETOP_SMTP richiede TREETOP_SITE, l’indirizzo pubblico del sito, per i link nelle e-mail.
tables-setting-smtp-ascii = TREETOP_SMTP: utente e password possono avere solo lettere senza accenti, cifre e segni (ASCII).
tables-report = Segnala qualcuno
tables-report-whom = Chi?
tables-report-why = Che cosa è successo?
tables-report-send = Invia a chi gestisce questo sito
tables-report-sent = Grazie. La segnalazione è stata inviata.
tables-rated-hints = In una partita che vale per il rating non ci sono suggerimenti.
tables-rated-abandon = Una partita che vale per il rating non può finire senza risultato allo scadere del tempo.
tables-rated-like = Mimo non ha un rating, quindi una partita con lui non può valere per il rating.
tables-abandon-rated = Una partita contro i bot che vale per il rating non può finire senza risultato. Puoi arrenderti.
tables-resigned = Hai perso questa partita. Puoi guardarla fino alla fine.
tables-delete-people = A questo tavolo siedono altre persone. Si possono eliminare solo le partite con i bot.
tables-delete-rated = Una partita che vale per il rating non si può eliminare.
tables-log-forfeit-resigned = { $name } ha dichiarato la resa.
    .you = Hai dichiarato la resa.
tables-log-forfeit-left = { $name } ha lasciato la partita e l’ha persa.
    .you = Hai lasciato la partita e l’hai persa.
tables-log-forfeit-time = { $name } ha perso per il tempo.
    .you = Hai perso per il tempo.
tables-log-forfeit-away = { $name } non ha fatto ritorno in tempo e ha perso.
    .you = Non hai fatto ritorno in tempo e hai perso.
tables-elsewhere = Questo tavolo è appena passato a una versione più recente del server. Riprova.
tables-day-closed = Si possono inviare solo le partite degli ultimi sette giorni.
tables-day-unplayable = Non è stato possibile rigiocare questa partita così com’è stata inviata. Ricarica la pagina e riprova.
tables-day-later = Al momento non è possibile verificare la tua partita. Riprova fra un minuto.
tables-duplicate-bots = In una partita duplicata ciascuno gioca solo contro i bot.
tables-duplicate-full = La stessa distribuzione può essere giocata al massimo da { $most } persone.
tables-delete-duplicate = Un tentativo in una partita duplicata non si può eliminare.
