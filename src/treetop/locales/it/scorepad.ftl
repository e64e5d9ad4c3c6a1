scorepad-page = Segnapunti
scorepad-lead = Giocate con le carte vere? Inserite le carte di ciascuno: il segnapunti calcola i punti, li spiega e ricorda la partita. Funziona anche senza connessione, e tutto resta su questo dispositivo.
scorepad-new = Segna i punti di una partita di { $game }
scorepad-history = Partite su questo dispositivo
scorepad-unfinished = Incompleta
scorepad-forget = Elimina la partita: { $date }
scorepad-forgotten = Partita eliminata: { $date }
scorepad-not-here = Questa partita non è su questo dispositivo, oppure il link è incompleto.
scorepad-unable = Questo browser non può calcolare i punti: gli mancano WebAssembly o i worker a moduli. Quello che inserisci resta salvato, e il link aperto in un altro browser mostra i punti.
scorepad-statistics = Statistiche dei giocatori
scorepad-column-name = Nome
scorepad-column-games = Partite
scorepad-column-wins = Vinte
scorepad-column-average = Media
scorepad-column-best = Record

scorepad-players = Giocatori
scorepad-name = Nome
scorepad-start = Inserisci le carte

scorepad-back = Torna al segnapunti
scorepad-tabs = Giocatori e risultato
scorepad-result = Risultato
scorepad-undo = Annulla

scorepad-counting = Calcolo dei punti…

scorepad-what-if = E se…?
scorepad-what-if-on = È solo una prova: togli carte, aggiungine e guarda come cambiano i punti. La partita vera resta com’è.
scorepad-what-if-back = Torna alla partita vera
scorepad-what-if-keep = Tieni le modifiche
scorepad-live = { $name }: { $before } → { $now }

scorepad-share-picture = Immagine
scorepad-share-text = Testo
scorepad-share-link = Link
scorepad-picture-saved = Immagine salvata.
scorepad-copied = Copiato.
scorepad-text-title = { $game }, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-less = Meno: { $what }
scorepad-more = Più: { $what }
