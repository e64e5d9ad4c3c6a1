# Tree Society: el equilibrio del mazo, que ningún navegador muestra.

tree-society-balance-title = Tree Society: equilibrio del mazo
tree-society-balance-by = { $player ->
    [forecast] quien elige la acción con mejor pronóstico
    [forecast-1] una versión anterior de quien elige la acción con mejor pronóstico, que aprendió de las partidas con Canopy
    [search] la búsqueda, que simula los turnos siguientes
   *[planner] el planificador, que mira hasta el final de su turno
}
tree-society-balance-what = { $games } partidas por cada número de jugadores: { $players }; en todos los sitios juega { tree-society-balance-by }. Una de cada dos partidas usa los gremios aconsejados para la primera; las demás, cuatro por sorteo. Mazo { $hash }. Entre paréntesis: intervalos del 95 %.
tree-society-balance-guilds = Gremios
tree-society-balance-combinations = Combinaciones de gremios
tree-society-balance-combinations-what = Cuánto más de lo que les correspondería ganan el primer y el último jugador, en puntos porcentuales.
tree-society-balance-cards = Cartas
tree-society-balance-starters = Símbolos de las cartas empezadas
tree-society-balance-starters-what = Cuánto gana quien empieza cartas con ese número de símbolos, y quien no empieza ninguna, respecto a la parte justa (100 %).
tree-society-balance-with-symbols = { $count ->
    [one] Cartas con { $count } símbolo
   *[other] Cartas con { $count } símbolos
}
tree-society-balance-ideas = Estrategias de una sola idea
tree-society-balance-ideas-what = Cada reparto se juega por segunda vez con un jugador que sigue una sola idea, entre otros que no lo hacen.
tree-society-balance-idea-small = No empieza cartas con 3 símbolos
tree-society-balance-idea-rush = Completa cartas en cuanto puede
tree-society-balance-idea-slow = Nunca desencadena el final
tree-society-balance-idea-hoard = Toma fruta siempre que puede
tree-society-balance-idea-type = Toma un solo tipo de fruta siempre que puede
tree-society-balance-idea-guild = Empieza cartas de un gremio siempre que puede; otras, solo si no puede
tree-society-balance-kept = Cartas iniciales completadas
tree-society-balance-dominated = Cartas dominadas
tree-society-balance-dominated-what = La segunda carta no cuesta más en ningún nivel y no es peor en nada; todos los tipos de fruta cuentan igual.
tree-society-balance-none-dominated = Ninguna: ninguna carta queda superada ni igualada en todo por otra.
tree-society-balance-effects = Efectos usados
tree-society-balance-effect-coins = Monedas en la bolsa
tree-society-balance-effect-chest = Monedas en el cofre
tree-society-balance-effect-sale = Venta adicional
tree-society-balance-effect-take = Tomar fruta del mercado
tree-society-balance-effect-row = Descartar una fila
tree-society-balance-effect-discard = Descartar una carta de gremio
tree-society-balance-effect-give = Renunciar a una fruta
tree-society-balance-effect-build = Construir un nivel más barato
tree-society-balance-effect-reveal-fruit = Revelar fruta
tree-society-balance-effect-reveal-guilds = Revelar cartas de gremio
tree-society-balance-effect-reduce = Continuo: niveles más baratos
tree-society-balance-effect-on-sale = Continuo: monedas por cada venta
tree-society-balance-effect-on-build = Continuo: monedas por cada nivel construido
tree-society-balance-effect-on-complete = Continuo: monedas por cada carta de gremio completada
tree-society-balance-effect-on-take = Continuo: monedas por cada fruta tomada
tree-society-balance-effect-on-rest = Continuo: monedas por cada descanso
tree-society-balance-shift-what = Cuánto más a menudo gana quien la completó que otros con los mismos símbolos, en puntos porcentuales.
tree-society-balance-column-symbols = Terminadas por símbolos (T21)
tree-society-balance-column-times = Completada
tree-society-balance-column-often = Por cada 100 partidas en juego
tree-society-balance-column-leads = Cambios de líder
tree-society-balance-column-trigger = Ganadas por quien provoca el final
tree-society-balance-column-kept = Cartas iniciales completadas
tree-society-balance-column-started = Empezadas
tree-society-balance-column-done = De ellas, completadas
tree-society-balance-column-with = Victorias con ellas
tree-society-balance-column-without = Victorias sin ellas
tree-society-balance-column-other = No es peor
tree-society-balance-column-wins = Victorias
tree-society-balance-column-fair = Respecto a la parte justa
