records-not-json = Non è una registrazione: non è JSON.
records-not-an-object = Una registrazione è un solo oggetto JSON.
records-key-missing = Nella registrazione manca «{ $key }».
records-key-type = «{ $key }» dev’essere del tipo { $kind }.
records-format = Il formato è «{ $given }»; questo programma legge «{ $known }».
records-not-a-start = Una partita registrata comincia dalla distribuzione, ma questa posizione è di metà partita oppure le sue carte coperte sono inventate.
records-broken = L’azione { $number }, «{ $action }», non è possibile. { $reason }
records-actions-legal =
    { $count ->
        [one] La sua unica azione è valida.
       *[other] Tutte le { $count } azioni sono valide.
    }
records-deal-from-seed = La distribuzione viene dal seme.
records-deal-was-fixed = Questa distribuzione era fissata prima che aggiungessi il tuo sale: il seme del server è quello che aveva promesso.
records-result-true = Il risultato è giusto.
records-unfinished = La partita non è finita.
records-not-over = La registrazione riporta un risultato, ma la partita non è finita.
records-deal-false = La distribuzione non viene da questo seme e da queste opzioni.
records-result-false = Il risultato indicato è sbagliato. I punteggi sono { $scores }; posti vincenti: { $winners }.
records-fairness-unreadable = «fairness» deve avere «commitment», «server_seed» e «salts».
records-commitment-false = Il seme del server non è quello che aveva promesso.
records-seed-false = Il seme della partita non viene dal seme del server e dai sali.
