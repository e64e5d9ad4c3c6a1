# Para quien aloja un sitio: comprobaciones, administración y lo que el sitio dice a la gente.

hosting-help-doctor = Comprueba esta máquina (base de datos, Redis, ajustes, disco, reloj, límites) y, con --url, el sitio tal como lo encuentran los visitantes.
hosting-help-doctor-url = La dirección pública del sitio, por ejemplo https://play.example.org.
hosting-doctor-line = { $what }: { $finding }
hosting-doctor-good = correcto
hosting-doctor-problems = { $count ->
    [one] Hay { $count } problema por resolver.
   *[other] Hay { $count } problemas por resolver.
}
hosting-doctor-folder = Carpeta { $folder }
hosting-doctor-disk = Disco
hosting-doctor-database = Base de datos
hosting-doctor-database-to-come = Base de datos (la crea el primer arranque)
hosting-doctor-redis = Redis
hosting-doctor-mail = Correo
hosting-doctor-origins = Orígenes
hosting-doctor-files = Archivos abiertos
hosting-doctor-clock = Reloj
hosting-doctor-cache = Código máquina
hosting-doctor-client = Cliente web
hosting-doctor-site = Sitio
hosting-doctor-https = https
hosting-doctor-proxy = Direcciones de los visitantes
hosting-doctor-sockets = WebSockets
hosting-doctor-folder-closed = no se puede escribir en { $folder }: { $problem }. Asigna la carpeta al usuario que ejecuta el servidor o elige otra con --data.
hosting-doctor-disk-full = donde está { $folder } solo quedan { $free } MB; debería haber { $least }. Libera espacio o mueve la carpeta a un disco mayor.
hosting-doctor-no-database = no se puede acceder a ella: { $problem }. Comprueba TREETOP_DATABASE y si PostgreSQL está en marcha y deja entrar a este usuario.
hosting-doctor-database-closed = no se puede abrir { $file }: { $problem }. Asigna toda la carpeta al usuario que ejecuta el servidor.
hosting-database-newer = Una versión más reciente de Treetop ha cambiado esta base de datos. La versión { $version } no puede usarla: instala la más reciente o restaura una copia.
hosting-doctor-clocks-differ = dos relojes difieren en { $seconds } segundos, así que el tiempo de los jugadores tampoco es correcto. Activa la sincronización horaria en cada máquina, por ejemplo con «timedatectl set-ntp true».
hosting-doctor-no-redis = no responde: { $problem }. Comprueba TREETOP_REDIS; hasta entonces, los procesos ven las jugadas de los demás medio segundo más tarde.
hosting-doctor-no-mail = no se pueden enviar correos: { $problem }. Comprueba TREETOP_SMTP: host, puerto, usuario y contraseña.
hosting-doctor-bad-origin = «{ $origin }» en TREETOP_ORIGINS no es un origen. Escribe solo el esquema y el host, por ejemplo https://play.example.org.
hosting-doctor-few-files = solo { $limit } pueden estar abiertos a la vez, y cada jugador necesita uno; deberían ser al menos { $least }. Sube el límite: LimitNOFILE=65536 en la unidad de systemd, ulimits en compose.yaml.
hosting-doctor-cache-closed = no se puede guardar en { $folder }: { $problem }. Por eso se vuelve a compilar en cada arranque y las jugadas tienen que esperarlo. Asigna la carpeta al usuario que ejecuta el servidor o elige otra con TREETOP_CACHE.
hosting-doctor-bad-url = «{ $url }» no es la dirección de un sitio. Escribe solo el esquema y el host, por ejemplo https://play.example.org.
hosting-doctor-no-site = { $url } no responde como debería: { $problem }. Comprueba si el servidor está en marcha, si el proxy le pasa las peticiones y si el nombre y el certificado son correctos.
hosting-doctor-no-https = cualquiera en el camino puede leer cookies y contraseñas. Pon delante un proxy https (deploy/Caddyfile, deploy/nginx.conf) y define TREETOP_SECURE=1.
hosting-doctor-not-secure = las cookies viajarían también por http. Define TREETOP_SECURE=1.
hosting-doctor-scheme-lost = el servidor no sabe que sus visitantes usan https. Haz que el proxy envíe X-Forwarded-Proto y define TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = los visitantes pueden declarar cualquier dirección, así que límites y bloqueos no sirven. Haz que el proxy sustituya X-Forwarded-For y define TREETOP_TRUST_PROXY con el número de tus proxies.
hosting-doctor-address-lost = el servidor toma { $address } por la dirección de todos, así que todos comparten un límite. Haz que el proxy envíe X-Forwarded-For y define TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = no pasan: { $problem }. Haz que el proxy transmita Upgrade, Connection, Host y Origin (deploy/nginx.conf).
hosting-help-admin = Modera un servidor, también en marcha: mira, silencia, expulsa, cierra, borra. Cada acción queda anotada.
hosting-help-people = Lista las 100 personas más recientes.
hosting-help-find = Solo quienes tengan esto en el nombre.
hosting-help-tables = Lista las 100 mesas más recientes.
hosting-help-state = Cuáles: open, playing, finished o abandoned.
hosting-help-reports = Lista lo que han denunciado los jugadores y nadie ha revisado aún.
hosting-help-bans = Lista quién está expulsado o silenciado, desde cuándo, hasta cuándo y por qué.
hosting-help-journal = Muestra lo que han hecho los administradores.
hosting-help-log = Muestra el historial de una mesa tal como está guardado, cartas ocultas incluidas.
hosting-help-chat = Muestra lo que se dijo en una mesa, con números de línea.
hosting-help-close = Detiene la partida de una mesa; nadie gana.
hosting-help-delete-chat = Borra el chat de una mesa.
hosting-help-lines = Los números de las líneas; todas si no das ninguno.
hosting-help-ban = Expulsa a una persona o un bloque de direcciones.
hosting-help-unban = Levanta una expulsión.
hosting-help-mute = Impide que una persona escriba en cualquier chat.
hosting-help-unmute = Deja que una persona vuelva a escribir.
hosting-help-done = Quita una denuncia de la lista.
hosting-help-report-number = El número de la denuncia.
hosting-help-merge = Da a una cuenta todo lo que pertenece a un invitado.
hosting-help-guest = El id del invitado.
hosting-help-account = El nombre o el id de la cuenta.
hosting-help-new-password = Da a una cuenta una contraseña nueva y la muestra.
hosting-help-reason = Por qué, para el registro.
hosting-help-sanction-reason = Por qué, para el registro. También puede leerlo el afectado: está en los datos que descarga.
hosting-help-days = Número de días; por defecto, hasta que se levante.
hosting-help-whom = El id de una persona, el nombre de una cuenta o (para expulsar) direcciones como 203.0.113.0/24.
hosting-help-table = El id de la mesa, de su dirección.
hosting-admin-done = Hecho. Queda anotado.
hosting-admin-done-to = Hecho, para { $about }. Queda anotado.
hosting-admin-deleted = { $count ->
    [one] { $count } línea borrada.
   *[other] { $count } líneas borradas.
}
hosting-nobody = No hay nadie que se llame «{ $name }». Da un id o el nombre de una cuenta; «treetop admin people» los muestra.
hosting-no-account = «{ $name }» no es una cuenta, así que no tiene contraseña.
hosting-no-ban = { $about } no está en la lista de expulsados.
hosting-no-mute = { $about } no está en la lista de silenciados.
hosting-no-table = No existe la mesa «{ $table }»; «treetop admin tables» las muestra.
hosting-table-over = La partida de la mesa «{ $table }» ya ha terminado.
hosting-no-report = No hay ninguna denuncia abierta con el número { $number }; «treetop admin reports» las muestra.
hosting-no-games = En { $folder } no hay partidas. Indica la carpeta del servidor con --data o TREETOP_DATA.
hosting-merge-kinds = Solo se puede unir un invitado, y solo a una cuenta.
hosting-banned = Quienes llevan este sitio te han expulsado.
hosting-muted = Quienes llevan este sitio te han impedido escribir en los chats.
hosting-stored-event = El historial de cada partida: qué pasó, cuándo, y los nombres de quienes se sentaron. Se conserva para poder repetirla y verificarla.
hosting-stored-match = Una lista de mesas: juego, estado, horas y quién está sentado.
hosting-stored-sitting = Qué persona se sienta en qué mesa, cuándo se conectó por última vez y si se le ha avisado de que es su turno.
hosting-stored-person = Las personas: nombre, idioma y cuándo llegaron. De las cuentas, un hash de la contraseña, nunca la contraseña misma.
hosting-stored-line = Qué se dijo en las mesas y quién lo dijo.
hosting-stored-mute = Las personas cuyos mensajes has silenciado.
hosting-stored-result = Los resultados: quién jugó, cuántos puntos, quién ganó.
hosting-stored-rating = Los niveles de juego.
hosting-stored-unrated = Las partidas cuyos niveles aún están por calcular.
hosting-stored-promise = Las semillas prometidas por el servidor, durante un día.
hosting-stored-ended-cookie = Las cookies anuladas al cerrar sesión, hasta la fecha en que habrían caducado.
hosting-stored-note = Notas y claves del servidor; nada sobre personas.
hosting-stored-deed = Lo que han hecho quienes llevan este sitio, y a quién; y qué cuentas se han eliminado, sin sus nombres.
hosting-stored-sanction = Quién está expulsado o silenciado, hasta cuándo y por qué, y qué bloques de direcciones están bloqueados.
hosting-stored-report = Lo que los jugadores han denunciado de otros.
hosting-stored-contact = Cómo quieres que te avisemos cuando te toque, y tu correo si lo diste.
hosting-stored-subscription = Los navegadores en los que activaste las notificaciones.
hosting-stored-reset = Hashes de enlaces y códigos para una contraseña olvidada.
hosting-no-metrics = Las métricas no pueden servirse en TREETOP_METRICS={ $given }: la dirección no es de este ordenador, o el puerto está ocupado, prohibido o no existe.
hosting-no-database = No se puede usar la base de datos: { $problem }. Comprueba TREETOP_DATABASE y --data; «treetop doctor» dice más.
hosting-stored-seek = Quién espera para jugar con un desconocido.
hosting-stored-friend = Quién es amigo de quién.
hosting-stored-invitation = Quién está invitado a qué mesa, hasta que responde.
hosting-stored-deal-result = Los resultados que has enviado de partidas del día, durante 30 días.
hosting-stored-duplicate = Quién ha jugado qué reparto de una partida duplicada.
hosting-stored-review = Lo que los bots hallaron al analizar partidas terminadas: probabilidades y mejores jugadas, sin nombres.
hosting-stored-erasure = Quién ha eliminado su cuenta, hasta que el nombre se borre de todos los historiales: identificadores, sin nombres.
