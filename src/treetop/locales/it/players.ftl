players-random-name = Scoiattolo
players-random-description = Sceglie una mossa qualsiasi, come uno scoiattolo una noce.
players-novice-name = Alberello
players-novice-description = Sta ancora imparando: di solito gioca con buon senso, e commette gli errori di tutti.
players-builder-name = Giardiniere
players-builder-description = Cura un bel giardino tutto suo e guarda appena oltre la siepe.
players-denier-name = Gazza
players-denier-description = Si tiene ciò che serve agli altri e lascia loro ben poco da contare.
players-strategist-name = Gufo
players-strategist-description = Conta ogni carta, pesa ogni probabilità, e intanto pianta e mette da parte.
players-greedy-name = Volpe
players-greedy-description = Prende ciò che rende di più, subito.
players-planner-name = Castoro
players-planner-description = Lavora per la fine della partita, un passo dopo l’altro.
players-search-name = Vecchia Quercia
players-search-description = Prima di ogni mossa continua la partita a mente, migliaia di volte.
players-program-not-started = Non è stato possibile avviare «{ $command }»: { $problem }
players-program-late = «{ $command }» non ha risposto in tempo.
players-program-ended = { $code ->
    [none] «{ $command }» ha chiuso il suo output.
   *[other] «{ $command }» è terminato con codice di uscita { $code }.
}{ $error ->
    [none] { "" }
   *[other] { " " }Le sue ultime parole: «{ $error }».
}
players-program-deaf = «{ $command }» non legge ciò che gli viene detto.
players-program-unreadable = Questa non è una risposta: «{ $answer }».

players-review-title = Dove si è decisa
players-review-how = La probabilità di vittoria di ciascuno dopo ogni turno, se da lì si fosse continuato a giocare ad alto livello.
players-review-none = Nessun turno, da solo, ha deciso la partita.
players-review-swing = Turno di { $actor }: { $winner } { $before } → { $after }
players-unknown = Non c’è nessun giocatore «{ $name }». Ci sono: { $known }.
