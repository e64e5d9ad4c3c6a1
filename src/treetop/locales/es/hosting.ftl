# Para quien aloja un sitio: comprobaciones, administración y lo que el sitio dice a la gente.

hosting-help-doctor = Comprueba esta máquina (base de datos, Redis, ajustes, disco, reloj, límites) y, con --url, el sitio tal como lo encuentran las visitas.
hosting-help-doctor-url = La dirección pública del sitio, por ejemplo https://play.example.org.
hosting-doctor-good = correcto
hosting-doctor-problems = { $count ->
    [one] Hay { $count } cosa que arreglar.
   *[other] Hay { $count } cosas que arreglar.
}
hosting-doctor-folder = Carpeta
hosting-doctor-disk = Disco
hosting-doctor-database = Base de datos
hosting-doctor-redis = Redis
hosting-doctor-origins = Orígenes
hosting-doctor-files = Archivos abiertos
hosting-doctor-clock = Reloj
hosting-doctor-client = Cliente web
hosting-doctor-site = Sitio
hosting-doctor-https = https
hosting-doctor-proxy = Direcciones de las visitas
hosting-doctor-sockets = WebSockets
hosting-doctor-folder-closed = No se puede escribir en { $folder }: { $problem }. Asígnala al usuario que ejecuta el servidor o elige otra con --data.
hosting-doctor-disk-full = donde está { $folder } solo quedan { $free } MB; debería haber { $least }. Libera espacio o mueve la carpeta a un disco mayor.
hosting-doctor-no-database = no se puede acceder a ella: { $problem }. Comprueba TREETOP_DATABASE y si PostgreSQL está en marcha y deja entrar a este usuario.
hosting-database-newer = Una versión más reciente de Treetop ha cambiado esta base de datos. La versión { $version } no puede usarla: instala la más reciente o restaura una copia.
hosting-doctor-clocks-differ = dos relojes difieren en { $seconds } segundos, y con ellos los relojes de los jugadores. Activa la sincronización horaria en cada máquina, por ejemplo con «timedatectl set-ntp true».
hosting-doctor-no-redis = no responde: { $problem }. Comprueba TREETOP_REDIS; hasta entonces, los procesos ven las jugadas de los demás medio segundo más tarde.
hosting-doctor-bad-origin = «{ $origin }» en TREETOP_ORIGINS no lo es. Escribe solo el esquema y el host, por ejemplo https://play.example.org.
hosting-doctor-few-files = solo { $limit } pueden estar abiertos a la vez, y cada jugador necesita uno; deberían permitirse { $least }. Sube el límite: LimitNOFILE=65536 en la unidad de systemd, ulimits en compose.yaml.
hosting-doctor-no-site = { $url } no responde como debería: { $problem }. Comprueba si el servidor está en marcha, si el proxy le pasa las peticiones y si el nombre y el certificado son correctos.
hosting-doctor-no-https = cualquiera en el camino puede leer cookies y contraseñas. Pon delante un proxy https (deploy/Caddyfile, deploy/nginx.conf) y define TREETOP_SECURE=1.
hosting-doctor-not-secure = las cookies viajarían también por http. Define TREETOP_SECURE=1.
hosting-doctor-scheme-lost = el servidor no sabe que sus visitas lo usan. Haz que el proxy envíe X-Forwarded-Proto y define TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = las visitas pueden declarar cualquier dirección, así que límites y bloqueos no sirven. Haz que el proxy sustituya X-Forwarded-For y define TREETOP_TRUST_PROXY con el número de tus proxies.
hosting-doctor-address-lost = el servidor toma { $address } por la dirección de todos, así que todos comparten un límite. Haz que el proxy envíe X-Forwarded-For y define TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = no pasan: { $problem }. Haz que el proxy transmita Upgrade, Connection, Host y Origin (deploy/nginx.conf).
