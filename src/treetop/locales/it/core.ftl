# Ciò che tutte le aree condividono.

core-language-en = English
core-language-it = Italiano
core-language-uk = Українська
core-language-es = Español
core-language-fr = Français

core-card = { $name } { $rank }
core-player = Giocatore { $seat }
core-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
core-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

core-seed-malformed = «{ $seed }» non è un seed valido: servono almeno 32 cifre esadecimali minuscole, in numero pari.
core-option-unknown = L’opzione «{ $option }» non esiste. Disponibili: { $known }.
core-option-value = «{ $option }» non può valere «{ $value }». Disponibili: { $choices }.
core-players-between = Questo gioco è per { $least }–{ $most } giocatori, non per { $given }.
core-code-unknown = Nessuna azione ha il numero { $code }.
core-code-illegal = L’azione numero { $code } qui non è valida.
core-seat-unknown = Il posto «{ $seat }» non esiste: i posti sono numerati da 0 a { $last }.
core-not-to-act = Non è il turno di questo posto.
core-action-illegal = Qui «{ $action }» non è possibile.
core-do = { $action }
core-told = { $seat }: { $action }
core-game-unknown = Il gioco «{ $name }» non esiste. Disponibili: { $known }.
core-game-broken = Non è stato possibile caricare il gioco «{ $name }»: { $reason }
core-state-unreadable = Questa non è una posizione salvata.
core-state-version = Questa posizione è stata salvata da un’altra versione del gioco.
core-state-setup = Questa posizione viene da una partita con un altro numero di giocatori.
core-position-unreadable = «{ $text }» non è una posizione.
