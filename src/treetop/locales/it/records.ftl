records-not-json = Non è una registrazione: non è JSON.
records-not-an-object = Una registrazione è un unico oggetto JSON.
records-key-missing = Nella registrazione manca «{ $key }».
records-key-type = «{ $key }» dev’essere di tipo { $kind }.
records-format = Il formato è «{ $given }», ma questo programma legge «{ $known }».
records-not-a-start = Una partita registrata comincia dalla distribuzione, ma questa posizione è di metà partita oppure le sue carte coperte sono inventate.
records-broken = L’azione { $number }, «{ $action }», non è possibile. { $reason }
records-actions-legal =
    { $count ->
        [one] La sua unica azione è valida.
       *[other] Tutte le { $count } azioni sono valide.
    }
records-deal-from-seed = La distribuzione deriva dal seed.
records-deal-was-fixed = Questa distribuzione era già fissata prima che il tuo dispositivo aggiungesse il suo numero casuale: il seed del server è quello promesso.
records-result-true = Il risultato è corretto.
records-unfinished = La partita non è finita.
records-not-over = La registrazione riporta un risultato, ma la partita non è finita.
records-deal-false = La distribuzione non deriva da questo seed e da queste opzioni.
records-result-false = Il risultato è sbagliato. I punteggi giusti sono { $scores }; posti vincenti: { $winners }.
records-fairness-unreadable = «fairness» deve contenere «commitment», «server_seed» e «salts».
records-commitment-false = Il seed del server non è quello promesso.
records-seed-false = Il seed della partita non deriva dal seed del server e dai valori «salts».
records-forfeit = La partita si è decisa prima della fine: qualcuno si è arreso, è uscito o ha finito il tempo.
