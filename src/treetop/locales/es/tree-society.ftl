# Tree Society: los textos de las cartas salen de los datos del mazo; cada argumento de un efecto es un número o una palabra simple.

tree-society-name = Tree Society
tree-society-about = Vende fruta, construye casas en los árboles y reúne a los gremios.
tree-society-own-name = { $name }

tree-society-guild-architects = Arquitectos
    .of = de los Arquitectos
tree-society-guild-bankers = Banqueros
    .of = de los Banqueros
tree-society-guild-merchants = Mercaderes
    .of = de los Mercaderes
tree-society-guild-writers = Escritores
    .of = de los Escritores
tree-society-guild-botanists = Botánicos
    .of = de los Botánicos
tree-society-guild-explorers = Exploradores
    .of = de los Exploradores

tree-society-fruit-apple = Manzana
    .one = manzana
    .a = una manzana
    .some = manzanas
tree-society-fruit-cherry = Cereza
    .one = cereza
    .a = una cereza
    .some = cerezas
tree-society-fruit-grape = Uva
    .one = racimo de uvas
    .a = un racimo de uvas
    .some = racimos de uvas
tree-society-fruit-blueberry = Arándano
    .one = arándano
    .a = un arándano
    .some = arándanos
tree-society-fruit-orange = Naranja
    .one = naranja
    .a = una naranja
    .some = naranjas

tree-society-action-sell = Vende otra vez
tree-society-action-row = Descarta una fila
tree-society-action-take = Toma una fruta
tree-society-action-chest = Cofre +{ $coins }
tree-society-action-reduce = Coste −2
tree-society-action-sell-text = Vende otra fruta, de un tipo que no hayas vendido este turno.
tree-society-action-row-text = Descarta una fila del mercado de gremios y repónlo.
tree-society-action-take-text = Toma una fruta del mercado.
tree-society-action-chest-text = Pon { tree-society-coins } en tu cofre.
tree-society-action-reduce-text = Un nivel cuesta 2 monedas menos.

tree-society-kind-none = Sin efecto
tree-society-kind-standard = Al construir
tree-society-kind-continuous = Continuo
tree-society-kind-mandatory = Obligatorio
tree-society-effect = { $kind }: { LOWER($text) }
tree-society-steps = { $first } { $later }

tree-society-phase-draft = Toma una fruta del mercado
tree-society-phase-sell = Vende una fruta
tree-society-phase-build = Construye o termina tu turno
tree-society-phase-effect = Usa el efecto
tree-society-phase-rest = Toma una fruta para terminar tu turno
tree-society-phase-over = La partida ha terminado

## At the table in the browser
tree-society-turn-draft = Te toca: toma una fruta del mercado
tree-society-turn-sell = Te toca: vende una fruta
tree-society-turn-build = Te toca: construye o deja de construir
tree-society-turn-effect = Te toca: usa «{ $card }»
tree-society-turn-rest = Te toca: toma una fruta para terminar
tree-society-turn-over = La partida ha terminado
tree-society-turn-held = Confirma o deshaz
tree-society-other-draft = { $name } toma una fruta
tree-society-other-sell = { $name } vende una fruta
tree-society-other-build = { $name } construye
tree-society-other-effect = { $name } usa un efecto
tree-society-other-rest = { $name } toma una fruta
tree-society-effect-of = { $name } usa «{ $card }»: { LOWER($text) }
tree-society-fruit-action = Acción de fruta, una vez este turno: { LOWER($text) }
tree-society-fruit-action-of = { $name } puede usar una acción de fruta: { LOWER($action) }
tree-society-take-last = Tomar { WORD("tree-society-fruit", $fruit, form: "a") } y terminar el turno
tree-society-take-now = Confirmar: tomar { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-fruit-worth = { $precious ->
    [true] Ahora da { $price }: hay { $visible } de este tipo a la vista y la hoja suma 1.
   *[other] Ahora da { $price }: hay { $visible } de este tipo a la vista.
}
tree-society-fruit-when = Puedes usar su acción una vez, en el turno en que la vendes.

tree-society-short-coins = { $term ->
    [once] +{ $amount }
   *[other] +{ $amount } por cada { tree-society-things }
}
tree-society-short-chest = { tree-society-short-coins }
tree-society-short-sale = { $amount ->
    [one] Venta adicional
   *[other] { $amount } ventas adicionales
}
tree-society-short-take = { $amount ->
    [one] Toma una fruta
   *[other] Toma { $amount } frutas
}
tree-society-short-row = { tree-society-action-row }
tree-society-short-give = { $amount ->
    [one] Renuncia a { $amount } fruta
   *[other] Renuncia a { $amount } frutas
}
tree-society-short-build = { $what ->
    [new] Carta nueva { tree-society-cheaper }
    [another] Otra carta { tree-society-cheaper }
   *[any] Un nivel { tree-society-cheaper }
}
tree-society-short-reveal-guilds = Revela { $amount }, construye una { tree-society-cheaper }
tree-society-short-on-sale = +{ $amount } por venta
tree-society-short-on-build = +{ $amount } por nivel construido
tree-society-short-on-complete = +{ $amount } por carta completada
tree-society-short-on-take = +{ $amount } por fruta tomada
tree-society-short-on-rest = +{ $amount } al descansar

tree-society-sign-pouch = Bolsa
tree-society-sign-pouch-text = Las monedas que puedes gastar ahora. Al descansar conservas 2 como máximo.
tree-society-sign-chest = Cofre
tree-society-sign-chest-text = Monedas que pasan a tu bolsa al descansar: las gastas en el turno siguiente.
tree-society-sign-price = Etiqueta
tree-society-sign-price-text = Lo que da la fruta si se vende ahora: 1 moneda por cada fruta de su tipo a la vista, esté donde esté.
tree-society-sign-precious = Hoja
tree-society-sign-precious-text = Una fruta preciada: al venderla da 1 moneda más.
tree-society-sign-sold = Pila de vendidas
tree-society-sign-sold-text = La fruta que has vendido, boca abajo. Algunas cartas la puntúan al final.
tree-society-sign-cost = Moneda en un nivel
tree-society-sign-cost-text = Lo que cuesta el nivel. Se paga con la bolsa.
tree-society-sign-upper = Fila superior
tree-society-sign-upper-text = Estas cartas cuestan 1 moneda más, y nada te ahorra nunca esa moneda.
tree-society-sign-lower = Fila inferior
tree-society-sign-lower-text = Estas cartas cuestan lo que llevan impreso. Las de la fila superior bajan a los huecos que quedan.
tree-society-sign-tree = Ficha de árbol
tree-society-sign-tree-text = Muestra hasta dónde está construida una carta. Tienes tres, así que puedes tener tres cartas en curso.
tree-society-sign-symbols = Anillos
tree-society-sign-symbols-text = Uno por cada símbolo de tus cartas completadas. Cuando alguien los llena todos, se termina la ronda y se juega una más.
tree-society-sign-points = Número en una hoja
tree-society-sign-points-text = Puntos al final de la partida. En cada carta solo cuenta el nivel más alto construido.
tree-society-sign-formula = Estrella
tree-society-sign-formula-text = Puntos que dependen de lo que tengas al final; la carta dice cómo.
tree-society-sign-mandatory = Signo de exclamación
tree-society-sign-mandatory-text = Obligatorio: hay que hacerlo antes de poder construir el nivel.
tree-society-sign-continuous = Signo de infinito
tree-society-sign-continuous-text = Continuo: vale mientras la ficha de árbol está justo en este nivel.

tree-society-guide-goal = Gana quien tiene más puntos. Vende fruta, gasta las monedas en cartas de gremio y constrúyelas nivel a nivel. Cuando alguien llene todos sus anillos, el final estará cerca.
tree-society-guide-sell = Vende una fruta. La etiqueta muestra las monedas que da ahora: cuantas más de su tipo haya a la vista, mejor. Este turno puedes usar su acción.
tree-society-guide-build = Gasta las monedas de tu bolsa. Las cartas que brillan se pueden construir; toca una para leerla. Construye cuanto puedas pagar, o nada.
tree-society-guide-effect = El efecto de un nivel ocurre al momento. Elige entre lo que brilla o renuncia al efecto si puedes.
tree-society-guide-rest = Toma una fruta para terminar tu turno. En la bolsa solo quedan 2 monedas; luego el cofre se vacía en ella.

tree-society-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
tree-society-chest-coins = { $chest ->
    [one] { $chest } moneda
   *[other] { $chest } monedas
}
tree-society-gains = { $chest ->
    [0] { tree-society-coins }
   *[other] { $coins ->
        [0] { tree-society-chest-coins } en el cofre
       *[other] { tree-society-coins }, y { tree-society-chest-coins } en el cofre
    }
}
tree-society-amount = { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}
tree-society-things = { $term ->
    [completed] { $every ->
        [1] carta de gremio que hayas completado
       *[other] { $every } cartas de gremio que hayas completado
    }
    [symbols] { $of ->
        [none] { $every ->
            [1] símbolo en tus cartas completadas
           *[other] { $every } símbolos en tus cartas completadas
        }
       *[other] { $every ->
            [1] símbolo { WORD("tree-society-guild", $of, form: "of") } en tus cartas completadas
           *[other] { $every } símbolos { WORD("tree-society-guild", $of, form: "of") } en tus cartas completadas
        }
    }
    [different-guilds] { $every ->
        [1] gremio distinto entre tus símbolos
       *[other] { $every } gremios distintos entre tus símbolos
    }
    [most-guild] { $every ->
        [1] símbolo del gremio del que más símbolos tienes
       *[other] { $every } símbolos del gremio del que más símbolos tienes
    }
    [ongoing] { $every ->
        [1] carta en curso que tengas
       *[other] { $every } cartas en curso que tengas
    }
    [guild-cards] { $every ->
        [1] carta de gremio que tengas, en curso o completada
       *[other] { $every } cartas de gremio que tengas, en curso o completadas
    }
    [unsold] { $of ->
        [none] { $every ->
            [1] fruta sin vender que tengas
           *[other] { $every } frutas sin vender que tengas
        }
       *[other] { $every ->
            [1] { WORD("tree-society-fruit", $of, form: "one") } sin vender que tengas
           *[other] { $every } { WORD("tree-society-fruit", $of, form: "some") } sin vender que tengas
        }
    }
    [sold] { $of ->
        [none] { $every ->
            [1] fruta en tu pila de vendidas
           *[other] { $every } frutas en tu pila de vendidas
        }
       *[other] { $every ->
            [1] { WORD("tree-society-fruit", $of, form: "one") } en tu pila de vendidas
           *[other] { $every } { WORD("tree-society-fruit", $of, form: "some") } en tu pila de vendidas
        }
    }
    [fruit] { $every ->
        [1] fruta, sin vender o en tu pila de vendidas
       *[other] { $every } frutas, sin vender o en tu pila de vendidas
    }
    [unsold-types] { $every ->
        [1] tipo entre tus frutas sin vender
       *[other] { $every } tipos entre tus frutas sin vender
    }
    [sold-types] { $every ->
        [1] tipo en tu pila de vendidas
       *[other] { $every } tipos en tu pila de vendidas
    }
    [most-sold] { $every ->
        [1] fruta del tipo que más has vendido
       *[other] { $every } frutas del tipo que más has vendido
    }
    [coins] { $every ->
        [1] moneda que te quede
       *[other] { $every } monedas que te queden
    }
   *[market-types] { $every ->
        [1] tipo en el mercado de fruta
       *[other] { $every } tipos en el mercado de fruta
    }
}

tree-society-step-coins = { $term ->
    [once] Gana { tree-society-amount }.
   *[other] Gana { tree-society-amount } por cada { tree-society-things }.
}
tree-society-step-chest = { $term ->
    [once] Pon { tree-society-amount } en tu cofre.
   *[other] Pon en tu cofre { tree-society-amount } por cada { tree-society-things }.
}
tree-society-step-sale = { $amount ->
    [one] Haz una venta adicional.
   *[other] Haz { $amount } ventas adicionales.
}
tree-society-step-take = { $amount ->
    [one] Toma una fruta del mercado.
   *[other] Toma { $amount } frutas del mercado.
}
tree-society-step-row = Descarta una fila del mercado de gremios.
tree-society-step-discard = { $what ->
    [ongoing] Descarta otra de tus cartas en curso.
    [completed] Descarta otra de tus cartas completadas.
    [own] Descarta una de tus cartas de gremio; puede ser esta.
   *[any] Descarta otra de tus cartas de gremio.
}
tree-society-step-give = { $amount ->
    [one] Pon una fruta sin vender en tu pila de vendidas sin recibir monedas.
   *[other] Pon { $amount } frutas sin vender en tu pila de vendidas sin recibir monedas.
}
tree-society-cheaper = { $how ->
    [half] a mitad de precio
    [free] gratis
   *[less] con { $less } de descuento
}
tree-society-step-build = { $what ->
    [new] Construye una carta nueva { tree-society-cheaper }.
    [another] Construye cualquier nivel de otra carta { tree-society-cheaper }.
   *[any] Construye cualquier nivel { tree-society-cheaper }.
}
tree-society-step-reveal-fruit = Revela { $amount } frutas y quédate con { $keep }.
tree-society-step-reveal-guilds = Revela { $amount } cartas de gremio; puedes construir una { tree-society-cheaper }.
tree-society-step-reduce = { $guild ->
    [any] { $level ->
        [0] Cada nivel cuesta { $amount } menos.
       *[other] Cada nivel { $level } cuesta { $amount } menos.
    }
   *[other] { $level ->
        [0] Cada nivel { WORD("tree-society-guild", $guild, form: "of") } cuesta { $amount } menos.
       *[other] Cada nivel { $level } { WORD("tree-society-guild", $guild, form: "of") } cuesta { $amount } menos.
    }
}
tree-society-into = { $to ->
    [chest] en tu cofre
   *[pouch] en tu bolsa
}
tree-society-step-on-sale = Cada vez que vendes: { tree-society-amount } { tree-society-into }.
tree-society-step-on-build = Cada vez que construyes un nivel: { tree-society-amount } { tree-society-into }.
tree-society-step-on-complete = Cada vez que completas una carta de gremio: { tree-society-amount } { tree-society-into }.
tree-society-step-on-take = Cada vez que tomas una fruta del mercado: { tree-society-amount } { tree-society-into }.
tree-society-step-on-rest = { $to ->
    [chest] Al descansar, pon { tree-society-amount } en tu cofre antes de vaciarlo.
   *[pouch] Al descansar, pon { tree-society-amount } en tu bolsa antes de reducirla a 2.
}

tree-society-each-points = { $each ->
    [one] { $each } punto
   *[other] { $each } puntos
}
tree-society-points-formula = { $base ->
    [0] { tree-society-each-points } por cada { tree-society-things }
   *[other] { $base } + { tree-society-each-points } por cada { tree-society-things }
}
tree-society-scored-fixed = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tree-society-scored-formula = { $base ->
    [0] { tree-society-each-points } por cada { tree-society-things }: hay { $counted }, en total { $points }
   *[other] { $base } + { tree-society-each-points } por cada { tree-society-things }: hay { $counted }, en total { $points }
}

tree-society-priced = { $way ->
    [fruit] { tree-society-coins } (acción de fruta)
    [effect] { tree-society-coins } (efecto)
   *[plain] { tree-society-coins }
}
tree-society-told-sell = { $seat } vende { WORD("tree-society-fruit", $fruit, form: "a") } por { tree-society-coins }.
    .you = Vendes { WORD("tree-society-fruit", $fruit, form: "a") } por { tree-society-coins }.
tree-society-told-take = { $seat } toma { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Tomas { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-keep = { $seat } se queda con { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Te quedas con { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-give = { $seat } renuncia a { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Renuncias a { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-build = { $seat } construye «{ $card }», nivel { $level }, por { tree-society-priced }.
    .you = Construyes «{ $card }», nivel { $level }, por { tree-society-priced }.
tree-society-told-discard-guild = { $seat } descarta «{ $card }».
    .you = Descartas «{ $card }».
tree-society-told-discard-row = { $row ->
    [upper] { $seat } descarta la fila superior.
   *[lower] { $seat } descarta la fila inferior.
}
    .you = { $row ->
        [upper] Descartas la fila superior.
       *[lower] Descartas la fila inferior.
    }
tree-society-told-chest = { $seat } pone { tree-society-coins } en el cofre.
    .you = Pones { tree-society-coins } en el cofre.
tree-society-told-use = { $seat } usa el efecto: { tree-society-gains }.
    .you = Usas el efecto: { tree-society-gains }.
tree-society-told-reveal = { $seat } revela cartas.
    .you = Revelas cartas.
tree-society-told-skip = { $seat } renuncia al efecto: { LOWER($effect) }
    .you = Renuncias al efecto: { LOWER($effect) }
tree-society-told-paid = { $seat } recibe { tree-society-gains } de sus cartas de gremio.
    .you = Tus cartas de gremio te pagan { tree-society-gains }.
tree-society-told-passed = «{ $card }», nivel { $level }, omite lo que no se puede hacer: { LOWER($effect) }
tree-society-told-rest = { $seat } deja de construir.
    .you = Dejas de construir.
tree-society-do-sell = Vender { WORD("tree-society-fruit", $fruit, form: "a") } por { tree-society-coins }
tree-society-do-take = Tomar { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-keep = Quedarse con { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-give = Renunciar a { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-build = Construir «{ $card }», nivel { $level }, por { tree-society-priced }
tree-society-do-discard-guild = Descartar «{ $card }»
tree-society-do-discard-row = { $row ->
    [upper] Descartar la fila superior
   *[lower] Descartar la fila inferior
}
tree-society-do-chest = Poner { tree-society-coins } en el cofre
tree-society-do-use = Usar el efecto: { tree-society-gains }
tree-society-do-reveal = Revelar cartas
tree-society-do-skip = Renunciar al efecto: { LOWER($effect) }
tree-society-do-paid = { $action }; tus cartas de gremio te pagan { tree-society-gains }
tree-society-do-rest = Dejar de construir
# Why an action was better than the one that was done.
tree-society-why-sale = La mejor venta da { $better ->
    [one] una moneda
   *[other] { $better } monedas
} en lugar de { $worse }.
tree-society-why-price = La mejor acción cuesta { $better } en lugar de { $worse }.
tree-society-why-completes = La mejor acción completa «{ $card }».

tree-society-action-unreadable = «{ $action }» no es una acción. Escribe por ejemplo «sell apple-07», «build inkwell 2 for 3», «take orange-03» o «rest».
tree-society-unknown-card = En este mazo no hay ninguna carta «{ $card }».
tree-society-wrong-level = El siguiente nivel de «{ $card }» es el nivel { $level }.
tree-society-wrong-price = El precio está mal. Escribe «{ $action }».
tree-society-game-over = La partida ha terminado: ya no se puede hacer nada.
tree-society-not-now = { $phase ->
    [draft] Ahora no: toma una fruta del mercado.
    [sell] Todavía no: primero vende una de tus frutas.
    [build] Ahora no: construye, usa tu acción de fruta o descansa.
    [effect] Ahora no: termina antes el efecto.
   *[rest] Ahora no: toma una fruta del mercado.
}
tree-society-not-your-fruit = No es una de tus frutas boca arriba.
tree-society-type-already-sold = Este turno ya has vendido { WORD("tree-society-fruit", $fruit, form: "a") }: una venta adicional debe ser de otro tipo.
tree-society-no-such-fruit-action = La fruta que vendiste no da esta acción, o ya la has usado.
tree-society-fruit-not-in-market = Esta fruta no está en el mercado.
tree-society-not-revealed = Esta carta no está entre las reveladas.
tree-society-unavailable-card = «{ $card }» no está ni en el mercado ni entre tus cartas en curso.
tree-society-no-free-place = Ya tienes tres cartas en curso: antes completa o descarta una.
tree-society-too-expensive = «{ $card }» cuesta { $price }; tienes { $pouch } en la bolsa.
tree-society-no-reduction = No tienes ninguna acción de fruta que abarate «{ $card }».
tree-society-effect-does-not-fit = El efecto no permite construir «{ $card }».
tree-society-cannot-fulfil = No puedes cumplir el efecto obligatorio de este nivel de «{ $card }».
tree-society-not-your-card = La carta «{ $card }» no es tuya.
tree-society-empty-row = Esta fila está vacía.
tree-society-must-be-used = Este efecto es obligatorio.
tree-society-discard-does-not-fit = El efecto no permite descartar «{ $card }».
tree-society-effect-in-progress = El efecto de «{ $card }» aún no ha terminado.

tree-society-guilds = Elige exactamente cuatro gremios distintos entre: { $known }.
tree-society-deal-unreadable = El reparto debe tener «fruit_market», «fruit», «fruit_deck», «guild_market», «starting», «guild_deck» y «chance».
tree-society-deal-market = El mercado de fruta debe tener las cartas que corresponden a este número de jugadores, todas de tipos distintos.
tree-society-deal-guild-market = El mercado de gremios debe tener dos filas de tres cartas.
tree-society-deal-sizes = Cada jugador empieza con tres frutas (con ninguna si se eligen por turnos).
tree-society-deal-starting = Cada jugador empieza con una carta inicial de los Arquitectos, o no la tiene nadie.
tree-society-doubled-card = «{ $card }» aparece dos veces, pero solo hay una carta de cada.
tree-society-misplaced-card = «{ $card }» falta o no pertenece a esta partida.

tree-society-deck-unknown = Aquí no hay ningún mazo «{ $deck }». Añade su archivo con «treetop deck add».
tree-society-deck-name-taken = «{ $name }» es el nombre del mazo que viene con Treetop. Cambia el nombre de tu archivo, por ejemplo a my-{ $name }.toml, y añádelo otra vez.
tree-society-deck-lost = Esta partida se jugó con el mazo de hash { $hash }, que no está aquí. Añade su archivo con «treetop deck add».
tree-society-deck-problem = { $card } · { $field }: { $reason }
tree-society-deck-not-toml = Esto no es un archivo TOML: { $error }
tree-society-deck-too-deep = Ninguna línea de un archivo de mazo necesita más de { $most } puntos.
tree-society-deck-not-utf8 = Esto no es texto en UTF-8 (línea { $line }): guarda el archivo como UTF-8.
tree-society-deck-needs-text = Aquí hace falta un texto.
tree-society-deck-needs-table = Aquí hace falta una tabla.
tree-society-deck-needs-tables = Aquí hace falta una lista de tablas.
tree-society-deck-four-numbers = Hacen falta cuatro números de 0 a 99, uno por cada jugador en orden de turno.
tree-society-deck-key = Una clave tiene minúsculas, cifras y guiones sueltos, por ejemplo «lantern-hall».
tree-society-deck-three-levels = Una carta de gremio tiene tres niveles; aquí hay { $given }.
tree-society-deck-unknown-field = Ese campo no existe. Disponibles: { $known }.
tree-society-deck-only-with = Este campo solo vale con { $other } = «{ $value }».
tree-society-deck-word = Aquí no puede ir «{ $given }». Disponibles: { $known }.
tree-society-deck-number = Hace falta un número entero de { $least } a { $most }.
tree-society-deck-flag = Debe ser true o false.
tree-society-deck-most-steps = Un efecto puede tener como mucho tres pasos.
tree-society-deck-continuous-alone = Un efecto continuo tiene que ser el único de su nivel.
tree-society-deck-waiting = En un mazo, como máximo { $most } niveles pueden hacer algo más después de construir: este sobra (T16).
tree-society-deck-must = Un efecto obligatorio tiene que empezar con una venta, con tomar una fruta, con descartar una fila o una carta de gremio, o con renunciar a una fruta.
tree-society-deck-twice = Esta clave ya es de otra carta.
tree-society-deck-guild-size = { WORD("tree-society-guild", $guild) }: hacen falta { $wanted } cartas, hay { $given } (T1).
tree-society-deck-starting-guild = Solo las cartas de los Arquitectos pueden ser cartas iniciales (T1).
tree-society-deck-starting-cards = Hacen falta al menos cuatro cartas iniciales (T1).
tree-society-deck-fruit-size = Hacen falta { $wanted }, hay { $given } (T3).
tree-society-deck-fruit-types = Con dos jugadores hacen falta los cinco tipos de fruta (T7).

tree-society-deck-in-file = { $file }: { $problem }
tree-society-deck-summary = { $name }: { $guilds } cartas de gremio, { $fruit } cartas de fruta, sin errores. Hash { $hash }.
tree-society-deck-pages = { $count ->
    [one] { $count } página escrita.
   *[other] { $count } páginas escritas.
}
tree-society-deck-kept = Añadido. Juega con --option deck={ $name }, o elígelo entre las opciones de una mesa nueva en el navegador.
tree-society-deck-starting = { $name } (inicial)
tree-society-deck-column-name = Carta
tree-society-deck-column-symbols = Símbolos
tree-society-deck-column-level = Nivel
tree-society-deck-column-cost = Coste
tree-society-deck-column-effect = Efecto
tree-society-deck-column-points = Puntos
tree-society-deck-column-fruit = Fruta
tree-society-deck-column-action = Acción
tree-society-deck-column-leaf = Hoja
tree-society-deck-column-crowd = Jugadores

tree-society-card-foundation-stone = Primera piedra
tree-society-card-scaffolding = Andamio
tree-society-card-tool-shed = Cobertizo de herramientas
tree-society-card-apprentice-hut = Cabaña de aprendices
tree-society-card-pulley = Polea
tree-society-card-dovetail-joint = Cola de milano
tree-society-card-footbridge = Pasarela
tree-society-card-scale-model = Maqueta
tree-society-card-sawmill = Aserradero
tree-society-card-living-bridge = Puente vivo
tree-society-card-builders-camp = Campamento de obra
tree-society-card-vaulted-hall = Sala abovedada
tree-society-card-tree-cathedral = Catedral de ramas
tree-society-card-money-box = Hucha
tree-society-card-acorn-bank = Banco de bellotas
tree-society-card-tithe-barn = Granero del diezmo
tree-society-card-pawnshop = Casa de empeños
tree-society-card-ledger-room = Sala de cuentas
tree-society-card-toll-gate = Pagaduría
tree-society-card-gilders-loft = Taller del dorador
tree-society-card-insurance-office = Oficina de seguros
tree-society-card-money-changer = Casa de cambio
tree-society-card-dividend-house = Casa de dividendos
tree-society-card-golden-bough = Rama dorada
tree-society-card-grand-treasury = Gran tesorería
tree-society-card-apple-barrow = Carretilla de manzanas
tree-society-card-cherry-booth = Escaparate de cerezas
tree-society-card-grape-press = Lagar
tree-society-card-blueberry-boat = Barca de arándanos
tree-society-card-orange-crate = Caja de naranjas
tree-society-card-weighhouse = Casa de la báscula
tree-society-card-tasting-bench = Mesa de degustación
tree-society-card-night-market = Mercado nocturno
tree-society-card-fruit-exchange = Lonja de fruta
tree-society-card-ferry-landing = Embarcadero
tree-society-card-caravan-yard = Patio de caravanas
tree-society-card-great-bazaar = Gran bazar
tree-society-card-quill-nook = Rincón de la pluma
tree-society-card-sonnet-bench = Banco de sonetos
tree-society-card-gazette = Gaceta
tree-society-card-recipe-book = Recetario
tree-society-card-family-tree = Árbol genealógico
tree-society-card-memoir = Memorias
tree-society-card-prompters-box = Concha del apuntador
tree-society-card-phrasebook = Guía de frases
tree-society-card-annals = Anales
tree-society-card-open-air-stage = Teatro al aire libre
tree-society-card-lending-library = Biblioteca pública
tree-society-card-hall-of-tales = Salón de los cuentos
tree-society-card-budding-knife = Cuchillo de yemas
tree-society-card-coppice = Monte bajo
tree-society-card-leaf-mould = Mantillo de hojas
tree-society-card-seed-bank = Banco de semillas
tree-society-card-hothouse = Invernadero caliente
tree-society-card-espalier = Árbol en abanico
tree-society-card-bonsai-shelf = Estante de bonsáis
tree-society-card-bee-meadow = Prado de abejas
tree-society-card-vine-gate = Portal de parras
tree-society-card-grafted-grove = Arboleda aclarada
tree-society-card-mother-tree = Árbol madre
tree-society-card-elder-oak = Roble anciano
tree-society-card-spyglass = Catalejo
tree-society-card-rope-ladder = Escala de cuerda
tree-society-card-foragers-basket = Cesta del recolector
tree-society-card-sketch-map = Croquis del terreno
tree-society-card-signal-fire = Hoguera de señales
tree-society-card-supply-cache = Depósito de víveres
tree-society-card-weathervane = Veleta
tree-society-card-glider = Planeador
tree-society-card-observatory = Observatorio
tree-society-card-balloon-mast = Mástil del globo
tree-society-card-trail-lodge = Refugio del sendero
tree-society-card-expedition-hall = Sala de expediciones
tree-society-card-first-beam = Primera viga
tree-society-card-plumb-line = Plomada
tree-society-card-ladder-yard = Patio de escaleras
tree-society-card-drawing-board = Mesa de dibujo
tree-society-card-spiral-stair = Escalera de caracol
tree-society-card-bough-arch = Arco de ramas
tree-society-card-rope-bridge = Puente de cuerdas
tree-society-card-carpenters-loft = Desván de carpinteros
tree-society-card-crown-terrace = Terraza de la copa
tree-society-card-great-frame = Gran armazón
tree-society-card-master-plan = Plan maestro
tree-society-card-keystone = Clave de bóveda
tree-society-card-treetop-crane = Grúa de las copas
tree-society-card-coin-cellar = Bodega de monedas
tree-society-card-acorn-mint = Ceca de bellotas
tree-society-card-hollow-purse = Bolsa en el tronco
tree-society-card-counting-branch = Rama de cuentas
tree-society-card-strongroom = Cámara acorazada
tree-society-card-resin-seal = Sello de resina
tree-society-card-lending-window = Ventanilla de préstamos
tree-society-card-savings-nest = Nido de ahorros
tree-society-card-treasury-trunk = Tronco del tesoro
tree-society-card-leaf-exchange = Lonja de hojas
tree-society-card-golden-root = Raíz dorada
tree-society-card-annuity-oak = Roble de la renta
tree-society-card-fruit-stall = Puesto de fruta
tree-society-card-cherry-cart = Carro de cerezas
tree-society-card-cider-press = Lagar de sidra
tree-society-card-orangery = Naranjal
tree-society-card-market-hall = Mercado cubierto
tree-society-card-barter-post = Rincón del trueque
tree-society-card-auction-block = Tarima de subastas
tree-society-card-grape-vat = Tina de uvas
tree-society-card-wholesale-deck = Muelle mayorista
tree-society-card-berry-barge = Barcaza de bayas
tree-society-card-canopy-harbour = Puerto de las copas
tree-society-card-caravan-perch = Posada de caravanas
tree-society-card-inkwell = Tintero
tree-society-card-copy-room = Sala de copistas
tree-society-card-chronicle = Crónica
tree-society-card-harvest-almanac = Almanaque de cosechas
tree-society-card-poets-perch = Rama de los poetas
tree-society-card-hanging-library = Biblioteca colgante
tree-society-card-family-saga = Saga familiar
tree-society-card-rumour-board = Tablón de rumores
tree-society-card-heralds-gong = Gong del heraldo
tree-society-card-letter-press = Imprenta
tree-society-card-playhouse = Teatro
tree-society-card-fruit-ballad = Balada de la fruta
tree-society-card-grafting-knife = Navaja de injertar
tree-society-card-pruning-hook = Podadera
tree-society-card-compost-heap = Montón de compost
tree-society-card-seed-vault = Arca de semillas
tree-society-card-glasshouse = Invernadero
tree-society-card-nursery = Vivero
tree-society-card-root-cellar = Sótano de raíces
tree-society-card-trellis = Espaldera
tree-society-card-bonsai-yard = Patio de bonsáis
tree-society-card-sky-orchard = Huerto del cielo
tree-society-card-great-oak = Gran roble
tree-society-card-wild-meadow = Prado silvestre
tree-society-card-lookout = Vigía
tree-society-card-lantern-hall = Sala de faroles
tree-society-card-rope-team = Cordada
tree-society-card-crows-nest = Cofa
tree-society-card-field-kitchen = Cocina de campaña
tree-society-card-compass-rose = Rosa de los vientos
tree-society-card-base-camp = Campamento base
tree-society-card-map-room = Sala de mapas
tree-society-card-star-deck = Mirador de estrellas
tree-society-card-trail-mark = Señal del sendero
tree-society-card-long-expedition = Larga expedición
tree-society-card-balloon-ferry = Globo transbordador

## At the table
tree-society-table-rules-guilds = Gremios: { $names }
tree-society-table-market = Mercado
tree-society-table-market-upper = Fila superior (+1 moneda)
tree-society-table-market-lower = Fila inferior
tree-society-table-market-fruit = Mercado de fruta
tree-society-table-market-decks = Quedan: { $guild } cartas de gremio, { $fruit } frutas
tree-society-table-fruit = { $fruit }, ahora vale { $price }, { $precious ->
    [true] fruta preciada, { $action }
   *[other] { $action }
}
tree-society-table-fruit-offer = { $fruit }. { $offer }
tree-society-table-fruit-unsold = Tu fruta
tree-society-table-fruit-none = Sin fruta
tree-society-table-fruit-sold = Vendidas: { $count }
tree-society-table-guild-card = { $name }, { $guild } × { $symbols }, { $level ->
    [0] sin construir
   *[other] construida hasta el nivel { $level }
}{ $price ->
    [none] { "" }
   *[other] , se puede construir por { $price }
}
tree-society-table-guild-level = Nivel { $level }
tree-society-table-guild-cost = Coste: { $count }
tree-society-table-guild-ongoing = Cartas en curso
tree-society-table-points = { $count ->
    [one] punto
   *[other] puntos
}
tree-society-table-pouch = Bolsa: { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
tree-society-table-chest = Cofre: { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
tree-society-table-symbols = Símbolos de gremio: { $count } de { $needed }
tree-society-table-board-look = Mirar el tablero de { $name }
tree-society-table-board-of = Tablero de { $name }
tree-society-table-prompt = Elige ahora
tree-society-table-prompt-left = (faltan { $count } por elegir)
tree-society-table-prompt-waiting = Después sigue «{ $card }»: { LOWER($text) }
tree-society-table-tie = Empate a puntos: gana quien juega más tarde en el orden de turno.

## Options
tree-society-option-guilds = Gremios (elige cuatro)
tree-society-option-starting-cards = Todos empiezan con una carta de gremio
tree-society-option-draft = Elegir por turnos las frutas iniciales
tree-society-option-end-symbols = Símbolos de gremio que ponen fin a la partida
tree-society-option-end-symbols-6 = Seis
tree-society-option-end-symbols-7 = Siete
tree-society-option-open-memory = Todos pueden ver toda la fruta vendida
tree-society-option-half-cost = Mitad de precio
tree-society-option-half-cost-up = Redondear hacia arriba
tree-society-option-half-cost-down = Redondear hacia abajo
tree-society-option-deck = Mazo
tree-society-option-deck-heartwood = Heartwood (el de Treetop)
tree-society-option-deck-canopy = Canopy (el primero de Treetop)

## Phases of a turn, where mistakes are counted

tree-society-deciding-draft = Elección inicial
tree-society-deciding-sell = Vender
tree-society-deciding-build = Construir
tree-society-deciding-effect = Efectos
tree-society-deciding-rest = Tomar fruta
