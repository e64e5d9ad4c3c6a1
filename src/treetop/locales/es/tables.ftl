# El servicio de mesas: lo que responde, lo que anota en la crónica, frases rápidas.

tables-failure = Algo ha fallado por nuestra parte. No se ha perdido nada: inténtalo otra vez.
tables-missing = Aquí no hay nada que puedas ver.
tables-stranger = Antes dinos cómo te llamas.
tables-unreadable = No hemos podido leer esto.
tables-not-json = Envía JSON, por favor.
tables-wrong-origin = Esta petición no viene de una de nuestras páginas.
tables-too-many = Demasiado de golpe. Vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.

tables-guest-name = Invitado { $number }
tables-name-length = Un nombre puede tener de 1 a { $most } caracteres.
tables-name-taken = Otra persona ya se llama { $name }.
tables-account-name-fixed = No puedes cambiar el nombre de tu cuenta; solo las mayúsculas y los espacios.
tables-not-a-guest = Ya tienes una cuenta.
tables-accounts-only = Para esto hace falta una cuenta.
tables-password-length = La contraseña debe tener de { $least } a { $most } caracteres.
tables-wrong-password = Nombre o contraseña incorrectos.
tables-bots-most = Una cuenta puede tener como máximo { $most } programas.

tables-no-such-bot = Para este juego no hay ningún bot llamado { $name }.
tables-no-such-eyes = Elige la vista de un sitio, la del público o todas las cartas a la vista.
tables-no-such-phrase = Esa frase no existe.
tables-no-such-promise = Esta promesa de un reparto limpio es desconocida o ya se usó. Pide otra.
tables-seat-count = Este juego tiene de { $least } a { $most } sitios.
tables-seat-me = Ocupa tú exactamente un sitio.
tables-seat-taken = Este sitio ya es de otra persona.
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
tables-preview-reveals = Esto te enseñaría algo oculto, así que no se puede probar. Hazlo de verdad o planea sin ello.
tables-no-hints = En esta mesa no hay consejos.
tables-no-advice = Ahora mismo no hay ningún consejo disponible.
tables-review-waking = Los bots aún se están despertando. Vuelve a intentarlo dentro de un minuto.
tables-no-review = Ahora mismo no se puede hacer el análisis. Inténtalo de nuevo en un minuto.

tables-vote-no-person = Di a qué otra persona te refieres.
tables-vote-already-away = En este sitio ya juega un bot.
tables-vote-too-early = Aún no lleva fuera el tiempo suficiente. Espera un poco.

tables-line-empty = Escribe algo o elige una frase.
tables-line-length = Un mensaje puede tener como máximo { $most } caracteres.
tables-no-chat-here = En una mesa de este dispositivo no hay nadie con quien chatear.

tables-fairness-promise = El servidor ha fijado su parte del reparto y la revelará al final de la partida.
tables-fairness-kept = Este reparto quedó fijado antes de que tu dispositivo añadiera su propio número al azar.

tables-log-join = { $name } se sienta a la mesa.
    .you = Te sientas a la mesa.
tables-log-decline = Una persona invitada no puede jugar ahora.
tables-log-leave = { $name } deja la mesa.
    .you = Dejas la mesa.
tables-log-fill = Un bot se sienta a la mesa.
tables-log-start = Empieza la partida.
tables-log-vote-abandon = { $agree ->
    [true] { $name } propone anular la partida.
   *[other] { $name } quiere seguir jugando.
}
    .you = { $agree ->
        [true] Propones anular la partida.
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
tables-log-abandon = La partida queda anulada.
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

tables-not-a-backup = { $file } no es una copia válida de Treetop.
tables-not-a-database = { $file } no es una base de datos válida de Treetop.
tables-nothing-to-back-up = En { $folder } no hay ninguna base de datos.
tables-backup-postgres = Las partidas están en PostgreSQL: usa pg_dump y pg_restore.
tables-folder-in-use = Un servidor está usando { $folder }. Detenlo antes.
tables-setting-unknown = No existe ningún ajuste llamado { $name }. Disponibles: { $known }.
tables-setting-value = { $name } no puede ser «{ $value }». Disponibles: { $known }.
tables-setting-unreadable = No se puede leer { $name }: { $error }
tables-setting-site-missing = TREETOP_SMTP necesita TREETOP_SITE, la dirección pública del sitio, para los enlaces de los correos.
tables-setting-smtp-ascii = TREETOP_SMTP: el usuario y la contraseña solo pueden tener letras sin acentos, cifras y signos (ASCII).
tables-report = Denunciar a alguien
tables-report-whom = ¿A quién?
tables-report-why = ¿Qué ha pasado?
tables-report-send = Enviar a quienes llevan este sitio
tables-report-sent = Gracias. Tu denuncia se ha enviado.
tables-rated-hints = En una partida que cuenta para el nivel no hay consejos.
tables-rated-abandon = Una partida que cuenta para el nivel no puede terminar sin resultado cuando se acaba el tiempo.
tables-rated-like = Sinsonte no tiene nivel, así que una partida con él no puede contar para el nivel.
tables-abandon-rated = Una partida contra bots que cuenta para el nivel no puede terminar sin resultado. Puedes rendirte.
tables-resigned = Has perdido esta partida. Puedes verla hasta el final.
tables-delete-people = Hay otras personas en esta mesa. Solo se pueden eliminar partidas con bots.
tables-delete-rated = Una partida que cuenta para el nivel no se puede eliminar.
tables-log-forfeit-resigned = { $name } se rinde.
    .you = Te rindes.
tables-log-forfeit-left = { $name } deja la partida y la pierde.
    .you = Dejas la partida y la pierdes.
tables-log-forfeit-time = { $name } pierde por tiempo.
    .you = Pierdes por tiempo.
tables-log-forfeit-away = { $name } se ausenta demasiado y pierde.
    .you = Te ausentas demasiado y pierdes.
tables-elsewhere = Esta mesa acaba de pasar a una versión más reciente del servidor. Inténtalo de nuevo.
tables-day-closed = Solo se pueden enviar las partidas de los últimos siete días.
tables-day-unplayable = No se ha podido repetir esta partida tal como se envió. Recarga la página e inténtalo de nuevo.
tables-day-later = Ahora mismo no se puede comprobar tu partida. Inténtalo de nuevo en un minuto.
tables-duplicate-bots = En una partida duplicada, cada cual juega solo contra bots.
tables-duplicate-full = Como máximo { $most } personas pueden jugar el mismo reparto.
tables-delete-duplicate = Un intento de una partida duplicada no se puede borrar.
