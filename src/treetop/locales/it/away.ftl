# Notizie per chi è via e modi per rientrare in un account.

away-your-turn = Tocca a te.
away-letter-subject = Una nuova password per Treetop
away-letter = Ciao { $name }, qualcuno, probabilmente tu, ha dimenticato la password di questo account. Questo link ne imposta una nuova; vale una volta sola, entro un’ora: { $link } Se la richiesta non è tua, ignora questa e-mail.
away-letter-why = Ricevi questa e-mail perché l’hai attivata nelle Impostazioni; lì puoi anche disattivarla.
away-wrong-code = Questo codice non corrisponde a questo nome, oppure non è più valido.
away-no-address = «{ $email }» non è un indirizzo e-mail.
away-title = Quando tocca a te
away-about = Se non sei al tavolo quando tocca a te, possiamo avvisarti. Il messaggio dice solo che tocca a te.
away-push = Avvisami in questo browser
away-push-denied = Il browser non lo permette. Puoi consentirlo nelle sue impostazioni per questo sito.
away-email = Indirizzo e-mail
away-by-email = Avvisami per e-mail quando tocca a me
away-save = Salva
away-saved = Salvato.
away-codes = Nuovi codici di recupero
away-codes-about = { $count ->
    [0] Se dimentichi la password, un codice di recupero ti fa rientrare. Non ne hai ancora.
    [one] { $count } codice di recupero è ancora valido.
   *[other] { $count } codici di recupero sono ancora validi.
}
away-codes-once = Annotali: vengono mostrati solo ora e ciascuno vale una volta. I codici precedenti non valgono più.
away-forgotten = Hai dimenticato la password?
away-forgotten-about = Inserisci il tuo nome e un codice di recupero, o quello della nostra e-mail, e scegli una nuova password.
away-name = Nome
away-code = Codice
away-new-password = Nuova password
away-reset = Imposta la nuova password
away-send = Inviami un codice via e-mail
away-sent = Se questo account ha un indirizzo e-mail e il sito invia e-mail, un codice è in arrivo.
