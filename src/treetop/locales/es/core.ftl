# Lo que comparten todas las áreas.

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

core-seed-malformed = «{ $seed }» no es una semilla: hace falta un número par de cifras hexadecimales en minúscula, al menos 32.
core-option-unknown = No existe la opción «{ $option }». Disponibles: { $known }.
core-option-value = «{ $option }» no puede ser «{ $value }». Disponibles: { $choices }.
core-players-between = Este juego es para { $least } a { $most } jugadores, no para { $given }.
core-code-unknown = Ninguna acción tiene el número { $code }.
core-code-illegal = La acción con el número { $code } no está permitida aquí.
core-seat-unknown = El sitio «{ $seat }» no existe: los sitios se numeran de 0 a { $last }.
core-not-to-act = No le toca jugar a este sitio.
core-action-illegal = Aquí no se puede hacer «{ $action }».
core-do = { $action }
core-told = { $seat }: { $action }
core-game-unknown = No existe el juego «{ $name }». Disponibles: { $known }.
core-game-broken = No se pudo cargar el juego «{ $name }»: { $reason }
core-state-unreadable = Esto no es una posición guardada.
core-state-version = Esta posición la guardó otra versión del juego.
core-state-setup = Esta posición es de una partida con otro número de jugadores.
core-position-unreadable = «{ $text }» no es una posición.
