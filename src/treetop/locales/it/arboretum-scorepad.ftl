# The score pad.

arboretum-scorepad-species = Specie
arboretum-scorepad-edition-renegade = Renegade, 2018
arboretum-scorepad-edition-zman = Z-Man, 2014
arboretum-scorepad-species-missing =
    { $count ->
        [one] Scegli le { $needed } specie con cui avete giocato: ne manca una.
       *[other] Scegli le { $needed } specie con cui avete giocato: ne mancano { $count }.
    }
arboretum-scorepad-species-complete = Hai scelto tutte e { $needed } le specie.
arboretum-scorepad-where = Dove vanno le carte
arboretum-scorepad-where-hand = Mano
arboretum-scorepad-where-planted = Arboreto
arboretum-scorepad-hand = Mano
arboretum-scorepad-arboretum = Arboreto
arboretum-scorepad-picker = Scegli una carta
arboretum-scorepad-prompt-hand =
    { $count ->
        [one] Tocca una specie, poi un valore. Manca una carta.
       *[other] Tocca una specie, poi un valore. Mancano { $count } carte.
    }
arboretum-scorepad-hand-full = La mano è completa. Tocca una carta per toglierla.
arboretum-scorepad-prompt-plant = Tocca una specie e un valore, poi una casella; oppure prima la casella.
arboretum-scorepad-prompt-cell = Dove va { CARD("arboretum-tree", $card, form: "the") }? Tocca la casella.
arboretum-scorepad-prompt-card = Che carta c’è qui? Tocca la specie e il valore.
arboretum-scorepad-prompt-move = Tocca un’altra casella per spostarci questa carta, o un’altra carta per scambiarle.
arboretum-scorepad-taken-hand = { $card }: in mano { AD($name) }
arboretum-scorepad-taken-planted = { $card }: nell’arboreto di { $name }
arboretum-scorepad-remove = Togli dalla mano: { $card }
arboretum-scorepad-take-off = Togli
arboretum-scorepad-cell-card = { $card }, riga { $row }, colonna { $column }
arboretum-scorepad-cell-empty = Vuota, riga { $row }, colonna { $column }
arboretum-scorepad-apart = Non tocca il resto dell’arboreto: { CARD("arboretum-tree", $cards) }. Ogni carta deve toccarne un’altra.
arboretum-scorepad-shift = Sposta tutto l’arboreto
arboretum-scorepad-shift-left = Sposta tutto a sinistra
arboretum-scorepad-shift-right = Sposta tutto a destra
arboretum-scorepad-shift-up = Sposta tutto in alto
arboretum-scorepad-shift-down = Sposta tutto in basso
arboretum-scorepad-winner =
    { $count ->
        [one] Vince { $name } con { $count } punto.
       *[other] Vince { $name } con { $count } punti.
    }
arboretum-scorepad-shared =
    { $count ->
        [one] { $names } condividono la vittoria con { $count } punto a testa.
       *[other] { $names } condividono la vittoria con { $count } punti a testa.
    }
arboretum-scorepad-tie-broken =
    { $count ->
        [one] Parità di punti: { $names }. { $name } ha più specie nell’arboreto: { $count }.
       *[other] Parità di punti: { $names }. { $name } ha più specie nell’arboreto: { $count }.
    }
arboretum-scorepad-plant-a-tree = Parità di punti e di specie. Allora { $names } piantano un albero a testa: fra cinque anni vince il più alto.
arboretum-scorepad-sheet = Foglio segnapunti
arboretum-scorepad-sheet-legend = In piccolo: somma in mano. In grande: punti. Barrato: un sentiero senza il diritto di fare punti, o un 8 annullato da un 1. Tocca una specie per sapere perché.
arboretum-scorepad-total = Totale
arboretum-scorepad-hand-value = Mano { $value }
arboretum-scorepad-no-right = Non fa punti
arboretum-scorepad-paths = Sentieri migliori
arboretum-scorepad-arboretum-of = Arboreto di { $name }
arboretum-scorepad-path-of =
    { $count ->
        [one] Sentiero { CARD("arboretum-tree", $cards) }: { $count } punto
       *[other] Sentiero { CARD("arboretum-tree", $cards) }: { $count } punti
    }
arboretum-scorepad-right-alone = { WORD("arboretum-tree", $species) }: fa punti solo { $name }, con la somma più alta, { $value }.
arboretum-scorepad-right-tie = { WORD("arboretum-tree", $species) }: a pari merito con la somma più alta, { $value }, fanno punti { $names }.
arboretum-scorepad-right-everybody = { WORD("arboretum-tree", $species) }: nessuno ne ha in mano, quindi fanno punti tutti.
arboretum-scorepad-holds = In mano: { CARD("arboretum-tree", $cards) }. Valore { $value }.
arboretum-scorepad-holds-none = { WORD("arboretum-tree", $species) }: nessuna carta in mano.
arboretum-scorepad-cancelled = L’8 di { $name } vale 0, perché { $other } ha in mano l’1.
arboretum-scorepad-no-path = Nessun sentiero { WORD("arboretum-tree", $species, form: "of") }.
arboretum-scorepad-by-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
arboretum-scorepad-by-same = { $count } per il sentiero tutto { WORD("arboretum-tree", $species, form: "of") }
arboretum-scorepad-by-one = { $count } per l’1 all’inizio
arboretum-scorepad-by-eight = { $count } per l’8 alla fine
arboretum-scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } punto
       *[other] { $parts } = { $count } punti
    }
arboretum-scorepad-lost =
    { $count ->
        [one] Senza il diritto di fare punti, questo punto è perso.
       *[other] Senza il diritto di fare punti, questi { $count } punti sono persi.
    }
