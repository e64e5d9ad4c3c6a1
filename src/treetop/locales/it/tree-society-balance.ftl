# Tree Society: l’equilibrio del mazzo, che nessun browser mostra.

tree-society-balance-title = Tree Society: l’equilibrio del mazzo
tree-society-balance-by = { $player ->
    [forecast] chi sceglie l’azione con la previsione migliore
    [forecast-1] una versione precedente di chi sceglie l’azione con la previsione migliore, che ha imparato dalle partite di Canopy
    [search] la ricerca, che simula i turni successivi
   *[planner] il Castoro, che guarda fino alla fine del suo turno
}
tree-society-balance-what = { $games } partite per ogni numero di giocatori: { $players }; a tutti i posti gioca { tree-society-balance-by }. Una partita su due usa le quattro gilde per la prima partita; nelle altre sono sorteggiate. Mazzo { $hash }. Tra parentesi: intervalli al 95%.
tree-society-balance-guilds = Gilde
tree-society-balance-combinations = Combinazioni di gilde
tree-society-balance-combinations-what = Di quanti punti percentuali chi gioca per primo e chi per ultimo vincono più della loro giusta quota.
tree-society-balance-cards = Carte
tree-society-balance-starters = Simboli sulle carte cominciate
tree-society-balance-starters-what = Quanto vince chi comincia carte con quel numero di simboli, e chi non ne comincia, rispetto alla quota equa (100%).
tree-society-balance-with-symbols = { $count ->
    [one] Carte con { $count } simbolo
   *[other] Carte con { $count } simboli
}
tree-society-balance-ideas = Strategie a idea unica
tree-society-balance-ideas-what = Ogni distribuzione viene giocata una seconda volta con un giocatore che segue una sola idea, contro altri che non lo fanno.
tree-society-balance-idea-small = Non inizia carte con 3 simboli
tree-society-balance-idea-rush = Completa carte appena può
tree-society-balance-idea-slow = Non innesca mai la fine
tree-society-balance-idea-hoard = Prende frutti ogni volta che può
tree-society-balance-idea-type = Prende un solo tipo di frutto ogni volta che può
tree-society-balance-idea-guild = Inizia carte di una gilda ogni volta che può, altre solo se non può
tree-society-balance-kept = Carte di partenza completate
tree-society-balance-dominated = Carte dominate
tree-society-balance-dominated-what = La seconda carta non costa di più a nessun livello e non è peggiore in nulla; tutti i tipi di frutta contano allo stesso modo.
tree-society-balance-none-dominated = Nessuna: nessuna carta è superata o eguagliata in tutto da un’altra.
tree-society-balance-effects = Effetti usati
tree-society-balance-effect-coins = Monete nel sacchetto
tree-society-balance-effect-chest = Monete nel forziere
tree-society-balance-effect-sale = Vendita aggiuntiva
tree-society-balance-effect-take = Prendere frutti dal mercato
tree-society-balance-effect-row = Scartare una fila
tree-society-balance-effect-discard = Scartare una carta gilda
tree-society-balance-effect-give = Sacrificare frutti
tree-society-balance-effect-build = Costruire un livello a costo ridotto
tree-society-balance-effect-reveal-fruit = Rivelare frutti
tree-society-balance-effect-reveal-guilds = Rivelare carte gilda
tree-society-balance-effect-reduce = Continuativo: livelli a costo ridotto
tree-society-balance-effect-on-sale = Continuativo: monete a ogni vendita
tree-society-balance-effect-on-build = Continuativo: monete a ogni livello costruito
tree-society-balance-effect-on-complete = Continuativo: monete a ogni carta gilda completata
tree-society-balance-effect-on-take = Continuativo: monete a ogni frutto preso
tree-society-balance-effect-on-rest = Continuativo: monete a ogni riposo
tree-society-balance-shift-what = Quanto più spesso vince chi l’ha completata rispetto ad altri con altrettanti simboli, in punti percentuali.
tree-society-balance-column-symbols = Finite per simboli (T21)
tree-society-balance-column-times = Completata
tree-society-balance-column-often = Ogni 100 partite in gioco
tree-society-balance-column-leads = Cambi in testa
tree-society-balance-column-trigger = Vinte da chi innesca la fine
tree-society-balance-column-kept = Carte di partenza completate
tree-society-balance-column-started = Cominciate
tree-society-balance-column-done = Di cui completate
tree-society-balance-column-with = Vittorie con
tree-society-balance-column-without = Vittorie senza
tree-society-balance-column-other = Non peggiore
tree-society-balance-column-wins = Vittorie
tree-society-balance-column-fair = Rispetto alla quota equa
