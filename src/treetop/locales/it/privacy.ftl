# Che cosa si salva sulle persone.

privacy-title = Privacy
privacy-about = Questo è tutto ciò che il server salva, ricavato dalla descrizione del database stesso. Usa un solo cookie, che dice chi sei; non carica nulla da altri siti e qui nessuno conta le tue visite né ti traccia.
privacy-yours = Nelle impostazioni puoi scaricare tutto ciò che ti riguarda o eliminare il tuo account.
privacy-kept = Per quanto tempo lo conserviamo
privacy-kept-open-tables = Tavoli a cui non è iniziata nessuna partita: { $days ->
    [0] per sempre
    [one] { $days } giorno
   *[other] { $days } giorni
}
privacy-kept-guests = Ospiti senza partite finite: { $days ->
    [0] per sempre
    [one] { $days } giorno
   *[other] { $days } giorni
}
privacy-kept-chat = Chat: { $days ->
    [0] per sempre
    [one] { $days } giorno
   *[other] { $days } giorni
}
privacy-kept-reports = Segnalazioni esaminate: { $days ->
    [0] per sempre
    [one] { $days } giorno
   *[other] { $days } giorni
}
