# Tree Society: i testi delle carte nascono dai dati del mazzo; ogni argomento di un effetto è un numero o una parola semplice.

tree-society-name = Tree Society
tree-society-about = Vendi frutta, costruisci case sugli alberi e riunisci le gilde.
tree-society-own-name = { $name }

tree-society-guild-architects = Architetti
    .of = degli Architetti
tree-society-guild-bankers = Banchieri
    .of = dei Banchieri
tree-society-guild-merchants = Mercanti
    .of = dei Mercanti
tree-society-guild-writers = Scrittori
    .of = degli Scrittori
tree-society-guild-botanists = Botanici
    .of = dei Botanici
tree-society-guild-explorers = Esploratori
    .of = degli Esploratori

tree-society-fruit-apple = Mela
    .one = mela
    .a = una mela
    .some = mele
    .unsold = tua mela invenduta
    .some-unsold = tue mele invendute
tree-society-fruit-cherry = Ciliegia
    .one = ciliegia
    .a = una ciliegia
    .some = ciliegie
    .unsold = tua ciliegia invenduta
    .some-unsold = tue ciliegie invendute
tree-society-fruit-grape = Uva
    .one = grappolo d’uva
    .a = un grappolo d’uva
    .some = grappoli d’uva
    .unsold = tuo grappolo d’uva invenduto
    .some-unsold = tuoi grappoli d’uva invenduti
tree-society-fruit-blueberry = Mirtillo
    .one = mirtillo
    .a = un mirtillo
    .some = mirtilli
    .unsold = tuo mirtillo invenduto
    .some-unsold = tuoi mirtilli invenduti
tree-society-fruit-orange = Arancia
    .one = arancia
    .a = un’arancia
    .some = arance
    .unsold = tua arancia invenduta
    .some-unsold = tue arance invendute

tree-society-action-sell = Vendi ancora
tree-society-action-row = Scarta una fila
tree-society-action-take = Prendi un frutto
tree-society-action-chest = Forziere +{ $coins }
tree-society-action-reduce = Costo −2
tree-society-action-sell-text = Vendi un altro frutto, di un tipo non ancora venduto in questo turno.
tree-society-action-row-text = Scarta una fila del mercato delle gilde e riforniscilo.
tree-society-action-take-text = Prendi un frutto dal mercato.
tree-society-action-chest-text = Metti { tree-society-coins } nel forziere.
tree-society-action-reduce-text = Un livello costa 2 monete in meno.

tree-society-kind-none = Nessun effetto
tree-society-kind-standard = Alla costruzione
tree-society-kind-continuous = Continuativo
tree-society-kind-mandatory = Obbligatorio
tree-society-effect = { $kind }: { LOWER($text) }
tree-society-steps = { $first } { $later }

tree-society-phase-draft = Prendi un frutto dal mercato
tree-society-phase-sell = Vendi un frutto
tree-society-phase-build = Costruisci, o termina il turno
tree-society-phase-effect = Usa l’effetto
tree-society-phase-rest = Prendi un frutto per terminare il turno
tree-society-phase-over = La partita è finita

## At the table in the browser
tree-society-turn-draft = Tocca a te: prendi un frutto dal mercato
tree-society-turn-sell = Tocca a te: vendi un frutto
tree-society-turn-build = Tocca a te: costruisci o smetti di costruire
tree-society-turn-effect = Tocca a te: usa «{ $card }»
tree-society-turn-rest = Tocca a te: prendi un frutto per finire
tree-society-turn-over = La partita è finita
tree-society-turn-held = Conferma o annulla
tree-society-other-draft = { $name } prende un frutto
tree-society-other-sell = { $name } vende un frutto
tree-society-other-build = { $name } costruisce
tree-society-other-effect = { $name } usa un effetto
tree-society-other-rest = { $name } prende un frutto
tree-society-effect-of = { $name } usa «{ $card }»: { LOWER($text) }
tree-society-fruit-action = Azione frutta, una volta in questo turno: { LOWER($text) }
tree-society-fruit-action-of = { $name } può usare un’azione frutta: { LOWER($action) }
tree-society-take-last = Prendi { WORD("tree-society-fruit", $fruit, form: "a") } e finisci il turno
tree-society-take-now = Conferma: prendi { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-fruit-worth = Ora rende { $price }: { $visible ->
    [one] { $visible } frutto di questo tipo è scoperto
   *[other] { $visible } frutti di questo tipo sono scoperti
}{ $precious ->
    [true] { " " }e la foglia aggiunge 1.
   *[other] .
}
tree-society-fruit-when = Puoi usare la sua azione una volta, nel turno in cui lo vendi.

tree-society-short-coins = { $term ->
    [once] +{ $amount }
   *[other] +{ $amount } { tree-society-things }
}
tree-society-short-chest = { tree-society-short-coins }
tree-society-short-sale = { $amount ->
    [one] Vendita aggiuntiva
   *[other] { $amount } vendite aggiuntive
}
tree-society-short-take = { $amount ->
    [one] Prendi un frutto
   *[other] Prendi { $amount } frutti
}
tree-society-short-row = { tree-society-action-row }
tree-society-short-give = { $amount ->
    [one] Sacrifica { $amount } frutto
   *[other] Sacrifica { $amount } frutti
}
tree-society-short-build = { $what ->
    [new] Nuova carta { tree-society-cheaper }
    [another] Un’altra carta { tree-society-cheaper }
   *[any] Un livello { tree-society-cheaper }
}
tree-society-short-reveal-guilds = Rivelane { $amount }, costruiscine una { tree-society-cheaper }
tree-society-short-on-sale = +{ $amount } per vendita
tree-society-short-on-build = +{ $amount } per livello costruito
tree-society-short-on-complete = +{ $amount } per carta completata
tree-society-short-on-take = +{ $amount } per frutto preso
tree-society-short-on-rest = +{ $amount } quando riposi

tree-society-sign-pouch = Sacchetto
tree-society-sign-pouch-text = Le monete che puoi spendere ora. Quando riposi ne tieni al massimo 2.
tree-society-sign-chest = Forziere
tree-society-sign-chest-text = Monete che passano nel sacchetto quando riposi: le spendi nel turno dopo.
tree-society-sign-price = Cartellino
tree-society-sign-price-text = Quanto rende il frutto se viene venduto ora: 1 moneta per ogni frutto scoperto del suo tipo, ovunque sia.
tree-society-sign-precious = Foglia
tree-society-sign-precious-text = Un frutto prezioso: rende 1 moneta in più quando viene venduto.
tree-society-sign-sold = Sezione vendite
tree-society-sign-sold-text = I frutti che hai venduto, coperti. Alcune carte li contano alla fine.
tree-society-sign-cost = Moneta su un livello
tree-society-sign-cost-text = Quanto costa il livello. Paghi dal sacchetto.
tree-society-sign-upper = Fila in alto
tree-society-sign-upper-text = Queste carte costano 1 moneta in più, e nulla ti fa mai risparmiare quella moneta.
tree-society-sign-lower = Fila in basso
tree-society-sign-lower-text = Queste carte costano quanto è stampato. Le carte della fila in alto scendono nelle caselle che si liberano.
tree-society-sign-tree = Segnalino albero
tree-society-sign-tree-text = Mostra fin dove è costruita una carta. Ne hai tre, quindi puoi avere tre carte in costruzione.
tree-society-sign-symbols = Cerchi
tree-society-sign-symbols-text = Uno per ogni simbolo sulle tue carte completate. Quando qualcuno li riempie tutti, si finisce il round e se ne gioca un altro.
tree-society-sign-points = Numero su una foglia
tree-society-sign-points-text = Punti a fine partita. Di ogni carta conta solo il livello più alto costruito.
tree-society-sign-formula = Stella
tree-society-sign-formula-text = Punti che dipendono da ciò che hai alla fine; la carta dice come.
tree-society-sign-mandatory = Punto esclamativo
tree-society-sign-mandatory-text = Obbligatorio: devi farlo prima di poter costruire il livello.
tree-society-sign-continuous = Segno dell’infinito
tree-society-sign-continuous-text = Continuativo: vale finché il segnalino albero sta proprio su questo livello.

tree-society-guide-goal = Vince chi ha più punti. Vendi frutti, spendi le monete in carte gilda e costruiscile livello per livello. Quando qualcuno riempie tutti i suoi cerchi, la fine è vicina.
tree-society-guide-sell = Vendi un frutto. Il cartellino mostra le monete che rende ora: più ce ne sono scoperti del suo tipo, meglio è. In questo turno puoi usare la sua azione.
tree-society-guide-build = Spendi le monete del sacchetto. Le carte che brillano si possono costruire; toccane una per leggerla. Costruisci quanto puoi pagare, o niente.
tree-society-guide-effect = L’effetto di un livello avviene subito. Scegli tra ciò che brilla, o rinuncia all’effetto se puoi.
tree-society-guide-rest = Prendi un frutto per finire il turno. Nel sacchetto restano solo 2 monete; poi il forziere si svuota nel sacchetto.

tree-society-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
tree-society-chest-coins = { $chest ->
    [one] { $chest } moneta
   *[other] { $chest } monete
}
tree-society-gains = { $chest ->
    [0] { tree-society-coins }
   *[other] { $coins ->
        [0] { tree-society-chest-coins } nel forziere
       *[other] { tree-society-coins }, e { tree-society-chest-coins } nel forziere
    }
}
tree-society-amount = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}
tree-society-things = { $term ->
    [completed] { $every ->
        [1] per ogni tua carta gilda completata
       *[other] ogni { $every } tue carte gilda completate
    }
    [symbols] { $of ->
        [none] { $every ->
            [1] per ogni simbolo sulle tue carte completate
           *[other] ogni { $every } simboli sulle tue carte completate
        }
       *[other] { $every ->
            [1] per ogni simbolo { WORD("tree-society-guild", $of, form: "of") } sulle tue carte completate
           *[other] ogni { $every } simboli { WORD("tree-society-guild", $of, form: "of") } sulle tue carte completate
        }
    }
    [different-guilds] { $every ->
        [1] per ogni gilda diversa fra i tuoi simboli
       *[other] ogni { $every } gilde diverse fra i tuoi simboli
    }
    [most-guild] { $every ->
        [1] per ogni simbolo della gilda di cui hai più simboli
       *[other] ogni { $every } simboli della gilda di cui hai più simboli
    }
    [ongoing] { $every ->
        [1] per ogni tua carta in costruzione
       *[other] ogni { $every } tue carte in costruzione
    }
    [guild-cards] { $every ->
        [1] per ogni tua carta gilda, in costruzione o completata
       *[other] ogni { $every } tue carte gilda, in costruzione o completate
    }
    [unsold] { $of ->
        [none] { $every ->
            [1] per ogni tuo frutto invenduto
           *[other] ogni { $every } tuoi frutti invenduti
        }
       *[other] { $every ->
            [1] per ogni { WORD("tree-society-fruit", $of, form: "unsold") }
           *[other] ogni { $every } { WORD("tree-society-fruit", $of, form: "some-unsold") }
        }
    }
    [sold] { $of ->
        [none] { $every ->
            [1] per ogni frutto nella sezione vendite
           *[other] ogni { $every } frutti nella sezione vendite
        }
       *[other] { $every ->
            [1] per ogni { WORD("tree-society-fruit", $of, form: "one") } nella sezione vendite
           *[other] ogni { $every } { WORD("tree-society-fruit", $of, form: "some") } nella sezione vendite
        }
    }
    [fruit] { $every ->
        [1] per ogni frutto, invenduto o nella sezione vendite
       *[other] ogni { $every } frutti, invenduti o nella sezione vendite
    }
    [unsold-types] { $every ->
        [1] per ogni tipo fra i tuoi frutti invenduti
       *[other] ogni { $every } tipi fra i tuoi frutti invenduti
    }
    [sold-types] { $every ->
        [1] per ogni tipo nella sezione vendite
       *[other] ogni { $every } tipi nella sezione vendite
    }
    [most-sold] { $every ->
        [1] per ogni frutto del tipo che hai venduto di più
       *[other] ogni { $every } frutti del tipo che hai venduto di più
    }
    [coins] { $every ->
        [1] per ogni moneta rimasta
       *[other] ogni { $every } monete rimaste
    }
   *[market-types] { $every ->
        [1] per ogni tipo nel mercato della frutta
       *[other] ogni { $every } tipi nel mercato della frutta
    }
}

tree-society-step-coins = { $term ->
    [once] Ottieni { tree-society-amount }.
   *[other] Ottieni { tree-society-amount } { tree-society-things }.
}
tree-society-step-chest = { $term ->
    [once] Metti { tree-society-amount } nel forziere.
   *[other] Metti nel forziere { tree-society-amount } { tree-society-things }.
}
tree-society-step-sale = { $amount ->
    [one] Fai una vendita aggiuntiva.
   *[other] Fai { $amount } vendite aggiuntive.
}
tree-society-step-take = { $amount ->
    [one] Prendi un frutto dal mercato.
   *[other] Prendi { $amount } frutti dal mercato.
}
tree-society-step-row = Scarta una fila del mercato delle gilde.
tree-society-step-discard = { $what ->
    [ongoing] Scarta un’altra delle tue carte in costruzione.
    [completed] Scarta un’altra delle tue carte completate.
    [own] Scarta una delle tue carte gilda; può essere questa.
   *[any] Scarta un’altra delle tue carte gilda.
}
tree-society-step-give = { $amount ->
    [one] Metti un frutto invenduto nella sezione vendite senza ricavarne monete.
   *[other] Metti { $amount } frutti invenduti nella sezione vendite senza ricavarne monete.
}
tree-society-cheaper = { $how ->
    [half] a metà del costo
    [free] gratis
   *[less] pagando { $less } in meno
}
tree-society-step-build = { $what ->
    [new] Costruisci una carta nuova { tree-society-cheaper }.
    [another] Costruisci un livello qualsiasi di un’altra carta { tree-society-cheaper }.
   *[any] Costruisci un livello qualsiasi { tree-society-cheaper }.
}
tree-society-step-reveal-fruit = Rivela { $amount } frutti, tienine { $keep }.
tree-society-step-reveal-guilds = Rivela { $amount } carte gilda; puoi costruirne una { tree-society-cheaper }.
tree-society-step-reduce = { $guild ->
    [any] { $level ->
        [0] Ogni livello costa { $amount } in meno.
       *[other] Ogni livello { $level } costa { $amount } in meno.
    }
   *[other] { $level ->
        [0] Ogni livello delle carte { WORD("tree-society-guild", $guild, form: "of") } costa { $amount } in meno.
       *[other] Il livello { $level } delle carte { WORD("tree-society-guild", $guild, form: "of") } costa { $amount } in meno.
    }
}
tree-society-into = { $to ->
    [chest] nel forziere
   *[pouch] nel sacchetto
}
tree-society-step-on-sale = A ogni tua vendita: { tree-society-amount } { tree-society-into }.
tree-society-step-on-build = A ogni livello che costruisci: { tree-society-amount } { tree-society-into }.
tree-society-step-on-complete = A ogni carta gilda che completi: { tree-society-amount } { tree-society-into }.
tree-society-step-on-take = A ogni frutto che prendi dal mercato: { tree-society-amount } { tree-society-into }.
tree-society-step-on-rest = { $to ->
    [chest] Quando riposi, metti { tree-society-amount } nel forziere prima di svuotarlo.
   *[pouch] Quando riposi, metti { tree-society-amount } nel sacchetto prima di ridurlo a 2.
}

tree-society-each-points = { $each ->
    [one] { $each } punto
   *[other] { $each } punti
}
tree-society-points-formula = { $base ->
    [0] { tree-society-each-points } { tree-society-things }
   *[other] { $base } + { tree-society-each-points } { tree-society-things }
}
tree-society-scored-fixed = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tree-society-scored-formula = { $base ->
    [0] { tree-society-each-points } { tree-society-things }: conteggio { $counted }, totale { $points }
   *[other] { $base } + { tree-society-each-points } { tree-society-things }: conteggio { $counted }, totale { $points }
}

tree-society-priced = { $way ->
    [fruit] { tree-society-coins } (azione frutta)
    [effect] { tree-society-coins } (effetto)
   *[plain] { tree-society-coins }
}
tree-society-told-sell = { $seat } ha venduto { WORD("tree-society-fruit", $fruit, form: "a") } per { tree-society-coins }.
    .you = Hai venduto { WORD("tree-society-fruit", $fruit, form: "a") } per { tree-society-coins }.
tree-society-told-take = { $seat } ha preso { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Hai preso { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-keep = { $seat } ha tenuto { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Hai tenuto { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-give = { $seat } ha sacrificato { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Hai sacrificato { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-build = { $seat } ha costruito «{ $card }», livello { $level }, per { tree-society-priced }.
    .you = Hai costruito «{ $card }», livello { $level }, per { tree-society-priced }.
tree-society-told-discard-guild = { $seat } ha scartato «{ $card }».
    .you = Hai scartato «{ $card }».
tree-society-told-discard-row = { $row ->
    [upper] { $seat } ha scartato la fila in alto.
   *[lower] { $seat } ha scartato la fila in basso.
}
    .you = { $row ->
        [upper] Hai scartato la fila in alto.
       *[lower] Hai scartato la fila in basso.
    }
tree-society-told-chest = { $seat } ha messo { tree-society-coins } nel forziere.
    .you = Hai messo { tree-society-coins } nel forziere.
tree-society-told-use = { $seat } ha usato l’effetto: { tree-society-gains }.
    .you = Hai usato l’effetto: { tree-society-gains }.
tree-society-told-reveal = { $seat } ha rivelato delle carte.
    .you = Hai rivelato delle carte.
tree-society-told-skip = { $seat } ha rinunciato all’effetto: { LOWER($effect) }
    .you = Hai rinunciato all’effetto: { LOWER($effect) }
tree-society-told-paid = { $seat } ha ricevuto { tree-society-gains } dalle sue carte gilda.
    .you = Le tue carte gilda ti hanno pagato { tree-society-gains }.
tree-society-told-passed = «{ $card }», livello { $level }, ha saltato ciò che non si può fare: { LOWER($effect) }
tree-society-told-rest = { $seat } ha smesso di costruire.
    .you = Hai smesso di costruire.
tree-society-do-sell = Vendi { WORD("tree-society-fruit", $fruit, form: "a") } per { tree-society-coins }
tree-society-do-take = Prendi { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-keep = Tieni { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-give = Sacrifica { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-build = Costruisci «{ $card }», livello { $level }, per { tree-society-priced }
tree-society-do-discard-guild = Scarta «{ $card }»
tree-society-do-discard-row = { $row ->
    [upper] Scarta la fila in alto
   *[lower] Scarta la fila in basso
}
tree-society-do-chest = Metti { tree-society-coins } nel forziere
tree-society-do-use = Ottieni { tree-society-gains }
tree-society-do-reveal = Rivela delle carte
tree-society-do-skip = Rinuncia all’effetto: { LOWER($effect) }
tree-society-do-paid = { $action }; le tue carte gilda ti pagano { tree-society-gains }
tree-society-do-rest = Smetti di costruire
# Why an action was better than the one that was done.
tree-society-why-sale = La vendita migliore rende { $better ->
    [one] una moneta
   *[other] { $better } monete
} invece di { $worse }.
tree-society-why-price = L’azione migliore costa { $better } invece di { $worse }.
tree-society-why-completes = L’azione migliore completa «{ $card }».

tree-society-action-unreadable = «{ $action }» non è un’azione. Scrivi per esempio «sell apple-07», «build inkwell 2 for 3», «take orange-03» o «rest».
tree-society-unknown-card = In questo mazzo la carta «{ $card }» non esiste.
tree-society-wrong-level = Il prossimo livello di «{ $card }» è il livello { $level }.
tree-society-wrong-price = Il prezzo è sbagliato. Quello giusto: «{ $action }».
tree-society-game-over = La partita è finita: non c’è altro da fare.
tree-society-not-now = { $phase ->
    [draft] Non ora: prendi un frutto dal mercato.
    [sell] Non ancora: prima vendi uno dei tuoi frutti.
    [build] Non ora: costruisci, usa l’azione frutta o riposa.
    [effect] Non ora: prima finisci l’effetto.
   *[rest] Non ora: prendi un frutto dal mercato.
}
tree-society-not-your-fruit = Non è uno dei tuoi frutti scoperti.
tree-society-type-already-sold = In questo turno hai già venduto { WORD("tree-society-fruit", $fruit, form: "a") }: una vendita aggiuntiva dev’essere di un altro tipo.
tree-society-no-such-fruit-action = Il frutto venduto non dà questa azione, o l’hai già usata.
tree-society-fruit-not-in-market = Questo frutto non è nel mercato.
tree-society-not-revealed = Questa carta non è tra quelle rivelate.
tree-society-unavailable-card = La carta «{ $card }» non è nel mercato né fra le tue carte in costruzione.
tree-society-no-free-place = Hai già tre carte in costruzione: prima completane o scartane una.
tree-society-too-expensive = La carta «{ $card }» costa { $price }; nel sacchetto hai { $pouch }.
tree-society-no-reduction = Non hai un’azione frutta che riduca il costo di «{ $card }».
tree-society-effect-does-not-fit = L’effetto non permette di costruire «{ $card }».
tree-society-cannot-fulfil = Non puoi eseguire l’effetto obbligatorio di questo livello di «{ $card }».
tree-society-not-your-card = Non hai la carta «{ $card }».
tree-society-empty-row = Questa fila è vuota.
tree-society-must-be-used = Questo effetto è obbligatorio.
tree-society-discard-does-not-fit = L’effetto non permette di scartare «{ $card }».
tree-society-effect-in-progress = L’effetto di «{ $card }» non è ancora finito.

tree-society-guilds = Scegli esattamente quattro gilde diverse tra: { $known }.
tree-society-deal-unreadable = La distribuzione deve contenere «fruit_market», «fruit», «fruit_deck», «guild_market», «starting», «guild_deck» e «chance».
tree-society-deal-market = Il mercato della frutta deve avere il numero di carte previsto per questi giocatori, tutte di tipo diverso.
tree-society-deal-guild-market = Il mercato delle gilde deve avere due file di tre carte.
tree-society-deal-sizes = Ognuno comincia con tre frutti (zero con il draft).
tree-society-deal-starting = Ognuno comincia con una carta di partenza degli Architetti, oppure nessuno.
tree-society-doubled-card = «{ $card }» compare due volte, ma ogni carta è unica.
tree-society-misplaced-card = «{ $card }» manca, o non fa parte di questa partita.

tree-society-deck-unknown = Qui il mazzo «{ $deck }» non esiste. Aggiungi il suo file con «treetop deck add».
tree-society-deck-name-taken = «{ $name }» è il nome del mazzo incluso in Treetop. Rinomina il tuo file, per esempio in my-{ $name }.toml, e aggiungilo di nuovo.
tree-society-deck-lost = Questa partita è stata giocata con il mazzo con hash { $hash }, che qui non c’è. Aggiungi il suo file con «treetop deck add».
tree-society-deck-problem = { $card } · { $field }: { $reason }
tree-society-deck-not-toml = Questo non è un file TOML: { $error }
tree-society-deck-too-deep = In un file di mazzo nessuna riga richiede più di { $most } punti.
tree-society-deck-not-utf8 = Il testo non è in UTF-8 (riga { $line }): salva il file in UTF-8.
tree-society-deck-needs-text = Qui serve un testo.
tree-society-deck-needs-table = Qui serve una tabella.
tree-society-deck-needs-tables = Qui serve un elenco di tabelle.
tree-society-deck-four-numbers = Servono quattro numeri da 0 a 99, uno per ogni giocatore in ordine di turno.
tree-society-deck-key = Una chiave ha lettere minuscole, cifre e trattini singoli, per esempio «lantern-hall».
tree-society-deck-three-levels = Una carta gilda ha tre livelli; questa ne ha { $given }.
tree-society-deck-unknown-field = Questo campo non esiste. Disponibili: { $known }.
tree-society-deck-only-with = Questo campo vale solo con { $other } = «{ $value }».
tree-society-deck-word = Qui non può esserci «{ $given }». Disponibili: { $known }.
tree-society-deck-number = Serve un numero intero da { $least } a { $most }.
tree-society-deck-flag = Dev’essere true o false.
tree-society-deck-most-steps = Un effetto può avere al massimo tre passi.
tree-society-deck-continuous-alone = Un effetto continuativo dev’essere l’unico del suo livello.
tree-society-deck-waiting = In un mazzo, al massimo { $most } livelli possono fare altro dopo aver costruito: questo è di troppo (T16).
tree-society-deck-must = Un effetto obbligatorio comincia con una vendita, un frutto preso, una fila o una carta gilda scartata, o un frutto sacrificato.
tree-society-deck-twice = Questa chiave è già usata da un’altra carta.
tree-society-deck-guild-size = { WORD("tree-society-guild", $guild) }: servono { $wanted } carte, ce ne sono { $given } (T1).
tree-society-deck-starting-guild = Solo le carte degli Architetti possono essere carte di partenza (T1).
tree-society-deck-starting-cards = Servono almeno quattro carte di partenza (T1).
tree-society-deck-fruit-size = Ne servono { $wanted }, ce ne sono { $given } (T3).
tree-society-deck-fruit-types = In due giocatori servono tutti e cinque i tipi di frutta (T7).

tree-society-deck-in-file = { $file }: { $problem }
tree-society-deck-summary = { $name }: { $guilds } carte gilda, { $fruit } carte frutta, nessun errore. Hash { $hash }.
tree-society-deck-pages = { $count ->
    [one] { $count } pagina scritta.
   *[other] { $count } pagine scritte.
}
tree-society-deck-kept = Aggiunto. Giocaci con --option deck={ $name }, oppure sceglilo fra le opzioni di un nuovo tavolo nel browser.
tree-society-deck-starting = { $name } (partenza)
tree-society-deck-column-name = Carta
tree-society-deck-column-symbols = Simboli
tree-society-deck-column-level = Livello
tree-society-deck-column-cost = Costo
tree-society-deck-column-effect = Effetto
tree-society-deck-column-points = Punti
tree-society-deck-column-fruit = Frutto
tree-society-deck-column-action = Azione
tree-society-deck-column-leaf = Foglia
tree-society-deck-column-crowd = Giocatori

tree-society-card-foundation-stone = Prima pietra
tree-society-card-scaffolding = Impalcatura
tree-society-card-tool-shed = Capanno degli attrezzi
tree-society-card-apprentice-hut = Casetta degli apprendisti
tree-society-card-pulley = Carrucola
tree-society-card-dovetail-joint = Incastro a coda di rondine
tree-society-card-footbridge = Passerella
tree-society-card-scale-model = Modellino
tree-society-card-sawmill = Segheria
tree-society-card-living-bridge = Ponte vivente
tree-society-card-builders-camp = Campo dei costruttori
tree-society-card-vaulted-hall = Sala a volta
tree-society-card-tree-cathedral = Cattedrale di rami
tree-society-card-money-box = Salvadanaio
tree-society-card-acorn-bank = Banca delle ghiande
tree-society-card-tithe-barn = Granaio delle decime
tree-society-card-pawnshop = Monte di pietà
tree-society-card-ledger-room = Sala dei registri
tree-society-card-toll-gate = Ufficio paghe
tree-society-card-gilders-loft = Soffitta del doratore
tree-society-card-insurance-office = Ufficio assicurazioni
tree-society-card-money-changer = Cambiavalute
tree-society-card-dividend-house = Casa dei dividendi
tree-society-card-golden-bough = Ramo d’oro
tree-society-card-grand-treasury = Gran tesoreria
tree-society-card-apple-barrow = Carretto di mele
tree-society-card-cherry-booth = Vetrina di ciliegie
tree-society-card-grape-press = Torchio
tree-society-card-blueberry-boat = Barca di mirtilli
tree-society-card-orange-crate = Cassetta di arance
tree-society-card-weighhouse = Pesa pubblica
tree-society-card-tasting-bench = Banco d’assaggio
tree-society-card-night-market = Mercato notturno
tree-society-card-fruit-exchange = Borsa della frutta
tree-society-card-ferry-landing = Imbarcadero
tree-society-card-caravan-yard = Corte delle carovane
tree-society-card-great-bazaar = Gran bazar
tree-society-card-quill-nook = Angolo della penna
tree-society-card-sonnet-bench = Panchina dei sonetti
tree-society-card-gazette = Gazzetta
tree-society-card-recipe-book = Ricettario
tree-society-card-family-tree = Albero genealogico
tree-society-card-memoir = Memorie
tree-society-card-prompters-box = Buca del suggeritore
tree-society-card-phrasebook = Frasario
tree-society-card-annals = Annali
tree-society-card-open-air-stage = Palco all’aperto
tree-society-card-lending-library = Biblioteca circolante
tree-society-card-hall-of-tales = Sala dei racconti
tree-society-card-budding-knife = Innestatoio
tree-society-card-coppice = Bosco ceduo
tree-society-card-leaf-mould = Terriccio di foglie
tree-society-card-seed-bank = Banca dei semi
tree-society-card-hothouse = Serra calda
tree-society-card-espalier = Spalliera
tree-society-card-bonsai-shelf = Mensola dei bonsai
tree-society-card-bee-meadow = Prato delle api
tree-society-card-vine-gate = Cancello di viti
tree-society-card-grafted-grove = Boschetto diradato
tree-society-card-mother-tree = Albero madre
tree-society-card-elder-oak = Quercia antica
tree-society-card-spyglass = Cannocchiale
tree-society-card-rope-ladder = Scala di corda
tree-society-card-foragers-basket = Cesto del raccoglitore
tree-society-card-sketch-map = Mappa abbozzata
tree-society-card-signal-fire = Fuoco di segnalazione
tree-society-card-supply-cache = Deposito di viveri
tree-society-card-weathervane = Banderuola
tree-society-card-glider = Aliante
tree-society-card-observatory = Osservatorio
tree-society-card-balloon-mast = Pilone del pallone
tree-society-card-trail-lodge = Rifugio sul sentiero
tree-society-card-expedition-hall = Sala delle spedizioni
tree-society-card-first-beam = Prima trave
tree-society-card-plumb-line = Filo a piombo
tree-society-card-ladder-yard = Cortile delle scale
tree-society-card-drawing-board = Tavolo da disegno
tree-society-card-spiral-stair = Scala a chiocciola
tree-society-card-bough-arch = Arco di rami
tree-society-card-rope-bridge = Ponte di corde
tree-society-card-carpenters-loft = Soffitta dei falegnami
tree-society-card-crown-terrace = Terrazza sulla chioma
tree-society-card-great-frame = Grande ossatura
tree-society-card-master-plan = Piano maestro
tree-society-card-keystone = Chiave di volta
tree-society-card-treetop-crane = Gru sulle cime
tree-society-card-coin-cellar = Cantina delle monete
tree-society-card-acorn-mint = Zecca delle ghiande
tree-society-card-hollow-purse = Borsellino nascosto
tree-society-card-counting-branch = Ramo dei conti
tree-society-card-strongroom = Camera blindata
tree-society-card-resin-seal = Sigillo di resina
tree-society-card-lending-window = Sportello dei prestiti
tree-society-card-savings-nest = Nido dei risparmi
tree-society-card-treasury-trunk = Tronco del tesoro
tree-society-card-leaf-exchange = Borsa delle foglie
tree-society-card-golden-root = Radice d’oro
tree-society-card-annuity-oak = Quercia della rendita
tree-society-card-fruit-stall = Banco della frutta
tree-society-card-cherry-cart = Carretto delle ciliegie
tree-society-card-cider-press = Torchio da sidro
tree-society-card-orangery = Aranciera
tree-society-card-market-hall = Mercato coperto
tree-society-card-barter-post = Posto di baratto
tree-society-card-auction-block = Casa d’aste
tree-society-card-grape-vat = Tino dell’uva
tree-society-card-wholesale-deck = Pontile all’ingrosso
tree-society-card-berry-barge = Chiatta dei mirtilli
tree-society-card-canopy-harbour = Porto fra le chiome
tree-society-card-caravan-perch = Posatoio delle carovane
tree-society-card-inkwell = Calamaio
tree-society-card-copy-room = Sala dei copisti
tree-society-card-chronicle = Cronaca
tree-society-card-harvest-almanac = Almanacco dei raccolti
tree-society-card-poets-perch = Trespolo dei poeti
tree-society-card-hanging-library = Biblioteca sospesa
tree-society-card-family-saga = Saga di famiglia
tree-society-card-rumour-board = Bacheca delle voci
tree-society-card-heralds-gong = Gong dell’araldo
tree-society-card-letter-press = Stamperia
tree-society-card-playhouse = Teatro
tree-society-card-fruit-ballad = Ballata dei frutti
tree-society-card-grafting-knife = Coltello da innesto
tree-society-card-pruning-hook = Roncola
tree-society-card-compost-heap = Mucchio di compost
tree-society-card-seed-vault = Arca dei semi
tree-society-card-glasshouse = Serra di vetro
tree-society-card-nursery = Vivaio
tree-society-card-root-cellar = Cantina delle radici
tree-society-card-trellis = Graticcio
tree-society-card-bonsai-yard = Cortile dei bonsai
tree-society-card-sky-orchard = Frutteto in cielo
tree-society-card-great-oak = Grande quercia
tree-society-card-wild-meadow = Prato selvatico
tree-society-card-lookout = Vedetta
tree-society-card-lantern-hall = Sala delle lanterne
tree-society-card-rope-team = Cordata
tree-society-card-crows-nest = Coffa
tree-society-card-field-kitchen = Cucina da campo
tree-society-card-compass-rose = Rosa dei venti
tree-society-card-base-camp = Campo base
tree-society-card-map-room = Sala delle mappe
tree-society-card-star-deck = Terrazza delle stelle
tree-society-card-trail-mark = Segnavia
tree-society-card-long-expedition = Lunga spedizione
tree-society-card-balloon-ferry = Traghetto volante

## At the table
tree-society-table-rules-guilds = Gilde: { $names }
tree-society-table-market = Mercato
tree-society-table-market-upper = Fila in alto (+1 moneta)
tree-society-table-market-lower = Fila in basso
tree-society-table-market-fruit = Mercato della frutta
tree-society-table-market-decks = Carte rimaste: { $guild } gilda, { $fruit } frutta
tree-society-table-fruit = { $fruit }, ora vale { $price }, { $precious ->
    [true] frutto prezioso, { $action }
   *[other] { $action }
}
tree-society-table-fruit-offer = { $fruit }. { $offer }
tree-society-table-fruit-unsold = La tua frutta
tree-society-table-fruit-none = Nessun frutto
tree-society-table-fruit-sold = Venduti: { $count }
tree-society-table-guild-card = { $name }, { $guild } × { $symbols }, { $level ->
    [0] non costruita
   *[other] costruita fino al livello { $level }
}{ $price ->
    [none] { "" }
   *[other] , costruibile per { $price }
}
tree-society-table-guild-level = Livello { $level }
tree-society-table-guild-cost = Costo: { $count }
tree-society-table-guild-ongoing = Carte in costruzione
tree-society-table-points = { $count ->
    [one] punto
   *[other] punti
}
tree-society-table-pouch = Sacchetto: { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
tree-society-table-chest = Forziere: { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
tree-society-table-symbols = Simboli di gilda: { $count } su { $needed }
tree-society-table-board-look = Guarda la plancia di { $name }
tree-society-table-board-of = Plancia di { $name }
tree-society-table-prompt = Scegli
tree-society-table-prompt-left = (ancora da scegliere: { $count })
tree-society-table-prompt-waiting = Poi continua «{ $card }»: { LOWER($text) }
tree-society-table-tie = Parità di punti: vince chi viene dopo nell’ordine di turno.

## Options
tree-society-option-guilds = Gilde (scegline quattro)
tree-society-option-starting-cards = Tutti cominciano con una carta gilda
tree-society-option-draft = La frutta di partenza si sceglie a turno
tree-society-option-end-symbols = Simboli di gilda che innescano la fine
tree-society-option-end-symbols-6 = Sei
tree-society-option-end-symbols-7 = Sette
tree-society-option-open-memory = Tutti possono vedere tutta la frutta venduta
tree-society-option-half-cost = Metà del costo
tree-society-option-half-cost-up = Arrotonda per eccesso
tree-society-option-half-cost-down = Arrotonda per difetto
tree-society-option-deck = Mazzo
tree-society-option-deck-heartwood = Heartwood (di Treetop)
tree-society-option-deck-canopy = Canopy (il primo di Treetop)

## Phases of a turn, where mistakes are counted

tree-society-deciding-draft = Scelta iniziale
tree-society-deciding-sell = Vendere
tree-society-deciding-build = Costruire
tree-society-deciding-effect = Effetti
tree-society-deciding-rest = Prendere frutta
