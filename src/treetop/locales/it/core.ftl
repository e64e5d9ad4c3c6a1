# Ciò che tutte le aree condividono. Forme delle specie: the (la quercia), of (di quercia), of-the (della quercia), gender.

core-species-bs = Abete
    .the = l’abete
    .of = d’abete
    .of-the = dell’abete
    .gender = m
core-species-ca = Cassia
    .the = la cassia
    .of = di cassia
    .of-the = della cassia
    .gender = f
core-species-ch = Ciliegio
    .the = il ciliegio
    .of = di ciliegio
    .of-the = del ciliegio
    .gender = m
core-species-do = Corniolo
    .the = il corniolo
    .of = di corniolo
    .of-the = del corniolo
    .gender = m
core-species-ja = Jacaranda
    .the = la jacaranda
    .of = di jacaranda
    .of-the = della jacaranda
    .gender = f
core-species-li = Lillà
    .the = il lillà
    .of = di lillà
    .of-the = del lillà
    .gender = m
core-species-ma = Acero
    .the = l’acero
    .of = d’acero
    .of-the = dell’acero
    .gender = m
core-species-mg = Magnolia
    .the = la magnolia
    .of = di magnolia
    .of-the = della magnolia
    .gender = f
core-species-oa = Quercia
    .the = la quercia
    .of = di quercia
    .of-the = della quercia
    .gender = f
core-species-ol = Olivo
    .the = l’olivo
    .of = d’olivo
    .of-the = dell’olivo
    .gender = m
core-species-po = Poinciana
    .the = la poinciana
    .of = di poinciana
    .of-the = della poinciana
    .gender = f
core-species-rp = Poinciana Regia
    .the = la poinciana regia
    .of = di poinciana regia
    .of-the = della poinciana regia
    .gender = f
core-species-tp = Tulipifero
    .the = il tulipifero
    .of = di tulipifero
    .of-the = del tulipifero
    .gender = m
core-species-wi = Salice
    .the = il salice
    .of = di salice
    .of-the = del salice
    .gender = m

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

core-seed-malformed = «{ $seed }» non è un seme: servono almeno 32 cifre esadecimali minuscole, in numero pari.
core-option-unknown = Non esiste l’opzione «{ $option }». Ci sono: { $known }.
core-option-value = «{ $value }» non è una scelta per «{ $option }». Scegli tra: { $choices }.
core-players-between = Questo gioco è per { $least }–{ $most } giocatori, non per { $given }.
core-code-unknown = Nessuna azione ha il numero { $code }.
core-code-illegal = L’azione con il numero { $code } qui non è consentita.
core-seat-unknown = Il posto «{ $seat }» non esiste: i posti sono numerati da 0 a { $last }.
core-not-to-act = Questa non è la vista del posto a cui tocca agire.
core-game-unknown = Il gioco «{ $name }» non esiste. Ci sono: { $known }.
