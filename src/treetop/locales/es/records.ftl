records-not-json = Esto no es un registro: no es JSON.
records-not-an-object = Un registro es un solo objeto JSON.
records-key-missing = Al registro le falta «{ $key }».
records-key-type = «{ $key }» debe ser del tipo { $kind }.
records-format = El formato es «{ $given }»; este programa lee «{ $known }».
records-not-a-start = Un registro empieza con el reparto, pero esta posición es de mitad de partida o sus cartas ocultas son inventadas.
records-broken = La acción { $number }, «{ $action }», no es posible. { $reason }
records-actions-legal =
    { $count ->
        [one] Su única acción es legal.
       *[other] Las { $count } acciones son legales.
    }
records-deal-from-seed = El reparto procede de la semilla.
records-deal-was-fixed = Este reparto quedó fijado antes de que tu dispositivo añadiera su propio número al azar: la semilla del servidor es la que había prometido.
records-result-true = El resultado es correcto.
records-unfinished = La partida no ha terminado.
records-not-over = El registro indica un resultado, pero la partida no ha terminado.
records-deal-false = El reparto no procede de esta semilla y estas opciones.
records-result-false = El resultado es incorrecto. Las puntuaciones deberían ser { $scores }; los sitios ganadores: { $winners }.
records-fairness-unreadable = «fairness» debe tener «commitment», «server_seed» y «salts».
records-commitment-false = La semilla del servidor no es la que había prometido.
records-seed-false = La semilla de la partida no procede de la del servidor y de las sales.
records-forfeit = La partida se decidió antes del final: alguien se rindió, se fue o se quedó sin tiempo.
