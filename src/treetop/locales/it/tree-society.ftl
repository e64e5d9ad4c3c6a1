# Tree Society: i testi delle carte nascono dai dati del mazzo; ogni argomento di un effetto è un numero o una parola semplice.

tree-society-name = Tree Society
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
    .unsold = mela invenduta
    .some-unsold = mele invendute
tree-society-fruit-cherry = Ciliegia
    .one = ciliegia
    .a = una ciliegia
    .some = ciliegie
    .unsold = ciliegia invenduta
    .some-unsold = ciliegie invendute
tree-society-fruit-grape = Uva
    .one = grappolo d’uva
    .a = un grappolo d’uva
    .some = grappoli d’uva
    .unsold = grappolo d’uva invenduto
    .some-unsold = grappoli d’uva invenduti
tree-society-fruit-blueberry = Mirtillo
    .one = mirtillo
    .a = un mirtillo
    .some = mirtilli
    .unsold = mirtillo invenduto
    .some-unsold = mirtilli invenduti
tree-society-fruit-orange = Arancia
    .one = arancia
    .a = un’arancia
    .some = arance
    .unsold = arancia invenduta
    .some-unsold = arance invendute

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
tree-society-kind-continuous = Finché è qui
tree-society-kind-mandatory = Obbligatorio
tree-society-effect = { $kind }: { $text }

tree-society-phase-draft = Prendi un frutto dal mercato
tree-society-phase-sell = Vendi un frutto
tree-society-phase-build = Costruisci, o chiudi il turno
tree-society-phase-effect = Usa l’effetto
tree-society-phase-rest = Prendi un frutto per chiudere il turno
tree-society-phase-over = La partita è finita

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
        [1] per ogni gilda completata
       *[other] ogni { $every } gilde completate
    }
    [symbols] { $of ->
        [none] { $every ->
            [1] per ogni simbolo di gilda completata
           *[other] ogni { $every } simboli di gilde completate
        }
       *[other] { $every ->
            [1] per ogni simbolo { WORD("tree-society-guild", $of, form: "of") }
           *[other] ogni { $every } simboli { WORD("tree-society-guild", $of, form: "of") }
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
        [1] per ogni carta in corso
       *[other] ogni { $every } carte in corso
    }
    [guild-cards] { $every ->
        [1] per ogni carta gilda, in corso o completata
       *[other] ogni { $every } carte gilda, in corso o completate
    }
    [unsold] { $of ->
        [none] { $every ->
            [1] per ogni frutto invenduto
           *[other] ogni { $every } frutti invenduti
        }
       *[other] { $every ->
            [1] per ogni { WORD("tree-society-fruit", $of, form: "unsold") }
           *[other] ogni { $every } { WORD("tree-society-fruit", $of, form: "some-unsold") }
        }
    }
    [sold] { $of ->
        [none] { $every ->
            [1] per ogni frutto nella tua pila dei venduti
           *[other] ogni { $every } frutti nella tua pila dei venduti
        }
       *[other] { $every ->
            [1] per ogni { WORD("tree-society-fruit", $of, form: "one") } nella tua pila dei venduti
           *[other] ogni { $every } { WORD("tree-society-fruit", $of, form: "some") } nella tua pila dei venduti
        }
    }
    [fruit] { $every ->
        [1] per ogni frutto, invenduto o nella tua pila dei venduti
       *[other] ogni { $every } frutti, invenduti o nella tua pila dei venduti
    }
    [unsold-types] { $every ->
        [1] per ogni tipo fra i tuoi frutti invenduti
       *[other] ogni { $every } tipi fra i tuoi frutti invenduti
    }
    [sold-types] { $every ->
        [1] per ogni tipo nella tua pila dei venduti
       *[other] ogni { $every } tipi nella tua pila dei venduti
    }
    [most-sold] { $every ->
        [1] per ogni frutto del tipo più presente nella tua pila dei venduti
       *[other] ogni { $every } frutti del tipo più presente nella tua pila dei venduti
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
    [ongoing] Scarta un’altra gilda in corso.
    [completed] Scarta un’altra gilda completata.
   *[any] Scarta un’altra gilda.
}
tree-society-step-give = { $amount ->
    [one] Metti un frutto invenduto sulla pila dei venduti, senza monete.
   *[other] Metti { $amount } frutti invenduti sulla pila dei venduti, senza monete.
}
tree-society-cheaper = { $how ->
    [half] a metà costo
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
        [0] Ogni livello { WORD("tree-society-guild", $guild, form: "of") } costa { $amount } in meno.
       *[other] Ogni livello { $level } { WORD("tree-society-guild", $guild, form: "of") } costa { $amount } in meno.
    }
}
tree-society-into = { $to ->
    [chest] nel forziere
   *[pouch] nel sacchetto
}
tree-society-step-on-sale = A ogni tua vendita: { tree-society-amount } { tree-society-into }.
tree-society-step-on-build = A ogni livello che costruisci: { tree-society-amount } { tree-society-into }.
tree-society-step-on-complete = A ogni gilda che completi: { tree-society-amount } { tree-society-into }.
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
tree-society-told-sell = { $seat } vende { WORD("tree-society-fruit", $fruit, form: "a") } per { tree-society-coins }.
    .you = Vendi { WORD("tree-society-fruit", $fruit, form: "a") } per { tree-society-coins }.
tree-society-told-take = { $seat } prende { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Prendi { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-keep = { $seat } tiene { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Tieni { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-give = { $seat } cede { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Cedi { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-build = { $seat } costruisce { $card }, livello { $level }, per { tree-society-priced }.
    .you = Costruisci { $card }, livello { $level }, per { tree-society-priced }.
tree-society-told-discard-guild = { $seat } scarta { $card }.
    .you = Scarti { $card }.
tree-society-told-discard-row = { $row ->
    [upper] { $seat } scarta la fila in alto.
   *[lower] { $seat } scarta la fila in basso.
}
    .you = { $row ->
        [upper] Scarti la fila in alto.
       *[lower] Scarti la fila in basso.
    }
tree-society-told-chest = { $seat } mette { tree-society-coins } nel forziere.
    .you = Metti { tree-society-coins } nel forziere.
tree-society-told-use = { $seat } usa l’effetto: { tree-society-gains }.
    .you = Usi l’effetto: { tree-society-gains }.
tree-society-told-reveal = { $seat } rivela delle carte.
    .you = Riveli delle carte.
tree-society-told-skip = { $seat } rinuncia all’effetto.
    .you = Rinunci all’effetto.
tree-society-told-rest = { $seat } ha finito di costruire.
    .you = Hai finito di costruire.
tree-society-do-sell = Vendi { WORD("tree-society-fruit", $fruit, form: "a") } per { tree-society-coins }
tree-society-do-take = Prendi { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-keep = Tieni { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-give = Cedi { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-build = Costruisci { $card }, livello { $level }, per { tree-society-priced }
tree-society-do-discard-guild = Scarta { $card }
tree-society-do-discard-row = { $row ->
    [upper] Scarta la fila in alto
   *[lower] Scarta la fila in basso
}
tree-society-do-chest = Metti { tree-society-coins } nel forziere
tree-society-do-use = Usa: { tree-society-gains }
tree-society-do-reveal = Rivela le carte
tree-society-do-skip = Rinuncia
tree-society-do-rest = Finisci di costruire

tree-society-action-unreadable = «{ $action }» non è un’azione. Scrivi per esempio «sell apple-07», «build inkwell 2 for 3», «take orange-03» o «rest».
tree-society-unknown-card = In questo mazzo non c’è la carta «{ $card }».
tree-society-wrong-level = Il prossimo livello di «{ $card }» è il livello { $level }.
tree-society-wrong-price = Il prezzo è sbagliato. Scrivi «{ $action }».
tree-society-game-over = La partita è finita: non si può fare più nulla.
tree-society-not-now = { $phase ->
    [draft] Non ora: prendi un frutto dal mercato.
    [sell] Non ancora: prima vendi uno dei tuoi frutti.
    [build] Non ora: costruisci, usa l’azione frutta o riposa.
    [effect] Non ora: prima finisci l’effetto.
   *[rest] Non ora: prendi un frutto dal mercato.
}
tree-society-not-your-fruit = Questo frutto non è scoperto davanti a te.
tree-society-type-already-sold = In questo turno hai già venduto { WORD("tree-society-fruit", $fruit, form: "a") }: una vendita aggiuntiva deve essere di un altro tipo.
tree-society-no-such-fruit-action = Il frutto venduto non dà questa azione, o l’hai già usata.
tree-society-fruit-not-in-market = Questo frutto non è nel mercato.
tree-society-not-revealed = Questa carta non è tra quelle rivelate.
tree-society-unavailable-card = { $card } non è nel mercato né tra le tue carte in corso.
tree-society-no-free-place = I tuoi tre posti sono occupati: prima completa o scarta una gilda.
tree-society-too-expensive = { $card } costa { $price }; nel sacchetto hai { $pouch }.
tree-society-no-reduction = Non hai un’azione frutta che renda { $card } meno cara.
tree-society-effect-does-not-fit = L’effetto non costruisce { $card }.
tree-society-cannot-fulfil = Non puoi dare ciò che questo livello di «{ $card }» richiede.
tree-society-not-your-card = { $card } non è tua.
tree-society-empty-row = Questa fila è vuota.
tree-society-must-be-used = Questo effetto va eseguito.
tree-society-discard-does-not-fit = L’effetto non accetta { $card }.
tree-society-effect-in-progress = L’effetto di «{ $card }» non è ancora finito.

tree-society-guilds = Scegli esattamente quattro gilde diverse tra: { $known }.
tree-society-deal-unreadable = La distribuzione deve avere «fruit_market», «fruit», «fruit_deck», «guild_market», «starting», «guild_deck» e «chance».
tree-society-deal-market = Il mercato della frutta deve mostrare tanti tipi quanti ne chiede il numero di giocatori, tutti diversi.
tree-society-deal-guild-market = Il mercato delle gilde deve avere due file di tre carte.
tree-society-deal-sizes = Ognuno comincia con tre frutti (nessuno con il draft).
tree-society-deal-starting = Ognuno comincia con una carta di partenza degli Architetti, oppure nessuno.
tree-society-doubled-card = «{ $card }» c’è due volte; ogni carta esiste una volta sola.
tree-society-misplaced-card = «{ $card }» manca, o non fa parte di questa partita.

tree-society-deck-unknown = Qui non c’è il mazzo «{ $deck }». Aggiungi il suo file con «treetop deck add».
tree-society-deck-name-taken = «{ $name }» è il nome del mazzo che viene con Treetop. Rinomina il tuo file, per esempio in my-{ $name }.toml, e aggiungilo di nuovo.
tree-society-deck-lost = La partita è stata giocata con il mazzo dall’hash { $hash }, e qui non c’è. Aggiungi il suo file con «treetop deck add».
tree-society-deck-problem = { $card } · { $field }: { $reason }
tree-society-deck-not-toml = Questo non è un file TOML: { $error }
tree-society-deck-too-deep = Nessuna riga di un mazzo ha bisogno di più di { $most } punti.
tree-society-deck-not-utf8 = Questo non è un testo in UTF-8 (riga { $line }): salva di nuovo il file in questa codifica.
tree-society-deck-needs-text = Qui serve un testo.
tree-society-deck-needs-table = Qui serve una tabella.
tree-society-deck-needs-tables = Qui serve un elenco di tabelle.
tree-society-deck-four-numbers = Servono quattro numeri da 0 a 99, uno per ogni posto in ordine di turno.
tree-society-deck-key = Una chiave ha lettere minuscole, cifre e trattini singoli, per esempio «lantern-hall».
tree-society-deck-three-levels = Una carta gilda ha tre livelli; qui sono { $given }.
tree-society-deck-unknown-field = Questo campo non esiste. Ci sono: { $known }.
tree-society-deck-only-with = Questo campo vale solo con { $other } = «{ $value }».
tree-society-deck-word = «{ $given }» qui non è noto. Scegli tra: { $known }.
tree-society-deck-number = Serve un numero intero da { $least } a { $most }.
tree-society-deck-flag = Deve essere true o false.
tree-society-deck-most-steps = Un effetto ha al massimo tre passi.
tree-society-deck-continuous-alone = Un effetto continuativo sta da solo sul suo livello.
tree-society-deck-waiting = In un mazzo al massimo { $most } livelli possono fare altro dopo aver costruito: questo è di troppo (T16).
tree-society-deck-must = Un effetto obbligatorio comincia con una vendita, una presa, una fila, uno scarto o un frutto ceduto.
tree-society-deck-twice = Questa chiave è già di un’altra carta.
tree-society-deck-guild-size = { WORD("tree-society-guild", $guild) }: servono { $wanted } carte, ce ne sono { $given } (T1).
tree-society-deck-starting-guild = Solo gli Architetti possono essere carte di partenza (T1).
tree-society-deck-starting-cards = Servono almeno quattro carte di partenza (T1).
tree-society-deck-fruit-size = Ne servono { $wanted }, ce ne sono { $given } (T3).
tree-society-deck-fruit-types = In due servono tutti e cinque i tipi di frutta (T7).

tree-society-deck-in-file = { $file }: { $problem }
tree-society-deck-summary = { $name }: { $guilds } carte gilda, { $fruit } carte frutta, nessun errore. Hash { $hash }.
tree-society-deck-pages = { $count ->
    [one] { $count } pagina scritta.
   *[other] { $count } pagine scritte.
}
tree-society-deck-kept = Conservato. Giocalo con --option deck={ $name }, oppure sceglilo tra le opzioni di un nuovo tavolo nel browser.
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
