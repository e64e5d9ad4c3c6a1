# Lo que comparten todas las áreas. Formas de las especies: the (el roble), of (de roble), of-the (del roble), gender.

core-species-bs = Pícea azul
    .the = la pícea azul
    .of = de pícea azul
    .of-the = de la pícea azul
    .gender = f
core-species-ca = Casia
    .the = la casia
    .of = de casia
    .of-the = de la casia
    .gender = f
core-species-ch = Cerezo en flor
    .the = el cerezo en flor
    .of = de cerezo en flor
    .of-the = del cerezo en flor
    .gender = m
core-species-do = Cornejo
    .the = el cornejo
    .of = de cornejo
    .of-the = del cornejo
    .gender = m
core-species-ja = Jacaranda
    .the = la jacaranda
    .of = de jacaranda
    .of-the = de la jacaranda
    .gender = f
core-species-li = Lila
    .the = la lila
    .of = de lila
    .of-the = de la lila
    .gender = f
core-species-ma = Arce
    .the = el arce
    .of = de arce
    .of-the = del arce
    .gender = m
core-species-mg = Magnolio
    .the = el magnolio
    .of = de magnolio
    .of-the = del magnolio
    .gender = m
core-species-oa = Roble
    .the = el roble
    .of = de roble
    .of-the = del roble
    .gender = m
core-species-ol = Olivo
    .the = el olivo
    .of = de olivo
    .of-the = del olivo
    .gender = m
core-species-po = Poinciana
    .the = la poinciana
    .of = de poinciana
    .of-the = de la poinciana
    .gender = f
core-species-rp = Flamboyán
    .the = el flamboyán
    .of = de flamboyán
    .of-the = del flamboyán
    .gender = m
core-species-tp = Tulípero
    .the = el tulípero
    .of = de tulípero
    .of-the = del tulípero
    .gender = m
core-species-wi = Sauce
    .the = el sauce
    .of = de sauce
    .of-the = del sauce
    .gender = m

core-language-en = English
core-language-it = Italiano
core-language-uk = Українська
core-language-es = Español
core-language-fr = Français

core-card = { $name } { $rank }
core-player = Jugador { $seat }
core-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
core-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}

core-seed-malformed = «{ $seed }» no es una semilla: hacen falta al menos 32 cifras hexadecimales en minúscula, en número par.
core-option-unknown = No existe la opción «{ $option }». Hay: { $known }.
core-option-value = «{ $value }» no vale para «{ $option }». Elige entre: { $choices }.
core-players-between = Este juego es para { $least } a { $most } jugadores, no para { $given }.
core-code-unknown = Ninguna acción tiene el número { $code }.
core-code-illegal = La acción con el número { $code } no está permitida aquí.
core-seat-unknown = El sitio «{ $seat }» no existe: los sitios se numeran de 0 a { $last }.
core-not-to-act = Esta no es la vista de quien tiene el turno.
core-game-unknown = No existe el juego «{ $name }». Hay: { $known }.
