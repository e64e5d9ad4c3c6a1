# Il servizio dei tavoli: che cosa risponde, che cosa scrive nella cronaca, frasi pronte.

tables-failure = Qualcosa è andato storto da parte nostra. Niente è andato perso: riprova.
tables-missing = Qui non c’è nulla che tu possa vedere.
tables-stranger = Prima dicci come ti chiami.
tables-unreadable = Non si riesce a leggere.
tables-not-json = Serve JSON.
tables-wrong-origin = Questa richiesta non viene da una delle nostre pagine.
tables-too-many = Troppe richieste in una volta. Riprova fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.

tables-guest-name = Ospite { $number }
tables-name-length = Un nome ha da 1 a { $most } caratteri.
tables-name-taken = Il nome { $name } è già di qualcun altro.
tables-account-name-fixed = Il nome di un account non cambia. Puoi cambiarne solo maiuscole e spazi.
tables-not-a-guest = Hai già un account.
tables-accounts-only = Per questo serve un account.
tables-password-length = Una password ha da { $least } a { $most } caratteri.
tables-wrong-password = Nome e password non corrispondono.
tables-bots-most = Un account può avere al massimo { $most } programmi.

tables-no-such-bot = Per questo gioco non c’è nessun bot chiamato { $name }.
tables-no-such-eyes = Guarda con gli occhi di un posto, da spettatore, oppure a carte scoperte.
tables-no-such-phrase = Questa frase non esiste.
tables-no-such-promise = Questa promessa di una distribuzione equa è sconosciuta o già usata. Chiedine una nuova.
tables-seat-count = A questo gioco si gioca in { $least }–{ $most }.
tables-seat-me = Prendi esattamente un posto per te.
tables-seat-taken = Qualcun altro ha preso questo posto.
tables-already-started = La partita è già cominciata.
tables-host-only = Può farlo solo chi ha aperto il tavolo.
tables-not-seated = Non siedi a questo tavolo.
tables-not-playing = Questa partita non è in corso.
tables-not-ended = Si potrà vedere a partita finita.
tables-never-started = Questa partita non è mai cominciata.
tables-salt-not-hex = Il sale è fatto di al massimo 64 cifre esadecimali.

tables-stale = La partita è andata avanti. Guarda di nuovo e decidi.
tables-out-of-time = Il tuo tempo è scaduto.
tables-not-your-turn = Non è il tuo turno.
tables-seat-away = In questo momento un bot gioca per te. Prima torna al tuo posto.
tables-preview-reveals = Questo passo ti mostrerebbe qualcosa di nascosto, quindi non si può provare. Confermalo, oppure pianifica senza.
tables-no-hints = A questo tavolo non ci sono suggerimenti.
tables-no-advice = Al momento nessun consiglio è disponibile.
tables-no-review = Al momento l’analisi non riesce. Riprova tra un minuto.

tables-vote-no-person = Di’ a quale altra persona ti riferisci.
tables-vote-already-away = In questo posto gioca già un bot.
tables-vote-too-early = Non manca da abbastanza tempo. Aspetta un po’.

tables-line-empty = Scrivi qualcosa o scegli una frase.
tables-line-length = Una riga ha al massimo { $most } caratteri.

tables-fairness-promise = Il server ha fissato la sua parte della distribuzione. Sarà rivelata a fine partita.
tables-fairness-kept = Questa distribuzione era fissata prima che aggiungessi il tuo sale.

tables-log-join = { $name } si siede al tavolo.
    .you = Ti siedi al tavolo.
tables-log-leave = { $name } lascia il tavolo.
    .you = Lasci il tavolo.
tables-log-fill = Un bot si siede al tavolo.
tables-log-start = La partita comincia.
tables-log-vote-abandon = { $agree ->
    [true] { $name } propone di abbandonare la partita.
   *[other] { $name } vuole continuare a giocare.
}
    .you = { $agree ->
        [true] Proponi di abbandonare la partita.
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
tables-log-bot = Un bot gioca per { $name }.
    .you = Un bot gioca al posto tuo.
tables-log-return = { $name } è di nuovo al tavolo.
    .you = Sei di nuovo al tavolo.
tables-log-time = { $name } ha esaurito il tempo.
    .you = Hai esaurito il tempo.
tables-log-abandon = La partita è abbandonata.
tables-log-finish = La partita è finita.

tables-phrase-hello = Ciao!
tables-phrase-good-luck = Buona fortuna!
tables-phrase-well-played = Bella mossa!
tables-phrase-thanks = Grazie!
tables-phrase-sorry = Scusa!
tables-phrase-thinking = Fammi pensare…
tables-phrase-oops = Ops!
tables-phrase-close-one = Per un pelo!
tables-phrase-beautiful-trees = Che begli alberi!
tables-phrase-good-game = Bella partita!
tables-phrase-again = Ne facciamo un’altra?
tables-phrase-bye = A presto!

tables-not-a-backup = { $file } non è una copia integra di Treetop.
tables-nothing-to-back-up = In { $folder } non c’è nessuna base di dati.
tables-backup-postgres = Le partite sono in PostgreSQL: usa pg_dump e pg_restore.
tables-folder-in-use = Un server sta usando { $folder }. Prima fermalo.
tables-setting-unknown = Non esiste nessuna impostazione { $name }. Quelle che esistono sono: { $known }.
tables-setting-value = { $name } non può valere «{ $value }». Valori ammessi: { $known }.
tables-limits-unreadable = Impossibile leggere TREETOP_LIMITS: { $error }
