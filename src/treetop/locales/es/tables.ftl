# El servicio de mesas: lo que responde, lo que anota en la crónica, frases rápidas.

tables-failure = Algo ha fallado por nuestra parte. No se ha perdido nada: inténtalo otra vez.
tables-missing = Aquí no hay nada que puedas ver.
tables-stranger = Antes dinos cómo te llamas.
tables-unreadable = Esto no se entiende.
tables-not-json = Hace falta JSON.
tables-wrong-origin = Esta petición no viene de una de nuestras páginas.
tables-too-many = Demasiado de golpe. Vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.

tables-guest-name = Invitado { $number }
tables-name-length = Un nombre tiene de 1 a { $most } caracteres.
tables-name-taken = El nombre { $name } ya es de otra persona.
tables-account-name-fixed = El nombre de una cuenta no cambia. Solo puedes cambiar mayúsculas y espacios.
tables-not-a-guest = Ya tienes una cuenta.
tables-accounts-only = Para esto hace falta una cuenta.
tables-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
tables-wrong-password = El nombre y la contraseña no coinciden.
tables-bots-most = Una cuenta tiene como máximo { $most } programas.

tables-no-such-bot = Para este juego no hay ningún bot llamado { $name }.
tables-no-such-eyes = Mira con los ojos de un sitio, como público o con todas las cartas a la vista.
tables-no-such-phrase = Esa frase no existe.
tables-no-such-promise = Esta promesa de un reparto limpio es desconocida o ya se usó. Pide otra.
tables-seat-count = A este juego juegan de { $least } a { $most } personas.
tables-seat-me = Ocupa exactamente un sitio.
tables-seat-taken = Alguien ha ocupado ya este sitio.
tables-already-started = La partida ya ha empezado.
tables-host-only = Esto solo puede hacerlo quien abrió la mesa.
tables-not-seated = No tienes sitio en esta mesa.
tables-not-playing = Esta partida no se está jugando.
tables-not-ended = Se podrá ver cuando acabe la partida.
tables-never-started = Esta partida no llegó a empezar.
tables-salt-not-hex = La sal consta de hasta 64 cifras hexadecimales.

tables-stale = La partida ha avanzado. Mira de nuevo y decide otra vez.
tables-out-of-time = Se te acabó el tiempo.
tables-not-your-turn = No es tu turno.
tables-seat-away = Ahora mismo un bot juega por ti. Vuelve antes a tu sitio.
tables-preview-reveals = Este paso te enseñaría algo oculto, así que no se puede probar. Confírmalo o planea sin él.
tables-no-hints = En esta mesa no hay consejos.
tables-no-advice = Ahora mismo no hay consejo posible.
tables-no-review = Ahora mismo no se puede hacer el análisis. Inténtalo de nuevo en un minuto.

tables-vote-no-person = Di a qué otra persona te refieres.
tables-vote-already-away = En este sitio ya juega un bot.
tables-vote-too-early = Aún no lleva fuera el tiempo suficiente. Espera un poco.

tables-line-empty = Escribe algo o elige una frase.
tables-line-length = Una línea tiene como máximo { $most } caracteres.

tables-fairness-promise = El servidor ha fijado su parte del reparto. Se revelará al final de la partida.
tables-fairness-kept = Este reparto estaba fijado antes de que añadieras tu sal.

tables-log-join = { $name } se sienta a la mesa.
    .you = Te sientas a la mesa.
tables-log-leave = { $name } deja la mesa.
    .you = Dejas la mesa.
tables-log-fill = Un bot se sienta a la mesa.
tables-log-start = Empieza la partida.
tables-log-vote-abandon = { $agree ->
    [true] { $name } propone abandonar la partida.
   *[other] { $name } quiere seguir jugando.
}
    .you = { $agree ->
        [true] Propones abandonar la partida.
       *[other] Quieres seguir jugando.
    }
tables-log-vote-bot = { $agree ->
    [true] { $name } quiere que un bot juegue por { $of }.
   *[other] { $name } quiere esperar a { $of }.
}
    .you = { $agree ->
        [true] Quieres que un bot juegue por { $of }.
       *[other] Quieres esperar a { $of }.
    }
tables-log-bot = Un bot juega por { $name }.
    .you = Un bot juega por ti.
tables-log-return = { $name } ha vuelto.
    .you = Has vuelto.
tables-log-time = A { $name } se le ha acabado el tiempo.
    .you = Se te ha acabado el tiempo.
tables-log-abandon = La partida queda abandonada.
tables-log-finish = La partida ha terminado.

tables-phrase-hello = ¡Hola!
tables-phrase-good-luck = ¡Buena suerte!
tables-phrase-well-played = ¡Bien jugado!
tables-phrase-thanks = ¡Gracias!
tables-phrase-sorry = ¡Perdón!
tables-phrase-thinking = Déjame pensar…
tables-phrase-oops = ¡Uy!
tables-phrase-close-one = ¡Por los pelos!
tables-phrase-beautiful-trees = ¡Qué árboles tan bonitos!
tables-phrase-good-game = ¡Buena partida!
tables-phrase-again = ¿Jugamos otra?
tables-phrase-bye = ¡Hasta luego!

tables-not-a-backup = { $file } no es una copia íntegra de Treetop.
tables-nothing-to-back-up = En { $folder } no hay ninguna base de datos.
tables-backup-postgres = Las partidas están en PostgreSQL: usa pg_dump y pg_restore.
tables-folder-in-use = Un servidor está usando { $folder }. Detenlo antes.
tables-setting-unknown = No existe ningún ajuste llamado { $name }. Los que hay son: { $known }.
tables-setting-value = { $name } no puede ser «{ $value }». Valores posibles: { $known }.
tables-limits-unreadable = No se puede leer TREETOP_LIMITS: { $error }
