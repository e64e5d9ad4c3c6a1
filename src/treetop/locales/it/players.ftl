players-random-name = Scoiattolo
players-random-description = Fa una mossa qualsiasi, come uno scoiattolo raccoglie noci.
players-novice-name = Alberello
players-novice-description = Sta ancora imparando: di solito gioca con buon senso e fa gli errori che fanno tutti.
players-builder-name = Giardiniere
players-builder-description = Cura un bel giardino tutto suo, e oltre la siepe guarda di rado.
players-denier-name = Gazza
players-denier-description = Si tiene ciò che serve agli altri e lascia loro ben pochi punti.
players-strategist-name = Gufo
players-strategist-description = Conta ogni carta, valuta ogni possibilità, e intanto pianta e mette da parte.
players-greedy-name = Volpe
players-greedy-description = Prende quello che rende di più, subito.
players-planner-name = Castoro
players-planner-description = Lavora in vista della fine della partita, un passo alla volta.
players-search-name = Vecchia Quercia
players-search-description = Prima di ogni mossa gioca a mente il resto della partita, migliaia di volte.
# Plays at the reader's own level, $level on the ladder of bots.
players-like-name = Mimo
players-like-description = Gioca al tuo livello, che le tue ultime partite analizzate stimano a { $level }: ora poco sopra, ora poco sotto.
players-like-choice = Come me
players-like-unknown = Quando avrai analizzato una tua partita, un bot potrà giocare al tuo livello.
players-program-not-started = Non è stato possibile avviare «{ $command }»: { $problem }
players-program-late = «{ $command }» non ha risposto in tempo.
players-program-ended = { $code ->
    [none] «{ $command }» ha chiuso il suo output.
   *[other] «{ $command }» è terminato con codice di uscita { $code }.
}{ $error ->
    [none] { "" }
   *[other] { " " }Le sue ultime parole: «{ $error }».
}
players-program-deaf = «{ $command }» non legge il suo input.
players-program-unreadable = Questa risposta non è valida: «{ $answer }».

players-review-title = Dove si è decisa la partita
players-review-how = Le probabilità di vittoria di ciascuno dopo ogni turno, se da lì in poi avessero giocato giocatori forti.
players-review-none = Nessun turno, da solo, ha deciso la partita.
players-review-swing = Turno di { $actor }: { $winner } { $before } → { $after }
# $loss is the share of the wins that $action gave away against $best.
players-decisions-title = Le decisioni costate di più
players-decisions-how = Ogni decisione è giudicata in base a ciò che il giocatore sapeva in quel momento; le differenze che possono essere casuali non contano.
players-decisions-line = { $actor }, passo { $step }: { $action }. Era meglio ({ $loss } in più): { $best }.
players-decisions-none = Nessuna decisione è stata chiaramente un errore.

players-account-title = Abilità e fortuna
players-account-how = Come si compone la probabilità di vittoria di ciascuno, dall’inizio alla fine della partita. Ciò che gli errori non spiegano è fortuna: le carte uscite e dove si trovavano quelle nascoste.
players-account-part = Probabilità di vittoria
players-account-start = All’inizio
players-account-errors = Errori propri
players-account-others-errors = Errori altrui
players-account-luck = Fortuna
players-account-result = Alla fine
players-account-without-luck = Senza la fortuna
players-account-error = Perso per ogni decisione
players-account-level = Livello di gioco
players-account-turn = Fortuna in questo turno: { $luck }.
players-account-level-played = { $level } ({ $word })
players-unknown = Il giocatore «{ $name }» non esiste. Disponibili: { $known }.
players-level = { $word }.
players-level-rated = { $word }, rating { $rating }.
players-level-0 = A caso
players-level-1 = Principiante
players-level-2 = Facile
players-level-3 = Medio
players-level-4 = Forte
players-level-5 = Esperto
