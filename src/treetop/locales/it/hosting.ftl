# Per chi ospita un sito: controlli, amministrazione e ciò che il sito dice alle persone.

hosting-help-doctor = Controlla questa macchina (database, Redis, impostazioni, disco, orologio, limiti) e, con --url, il sito come lo trovano i visitatori.
hosting-help-doctor-url = L’indirizzo pubblico del sito, per esempio https://play.example.org.
hosting-doctor-good = a posto
hosting-doctor-problems = { $count ->
    [one] C’è { $count } cosa da sistemare.
   *[other] Ci sono { $count } cose da sistemare.
}
hosting-doctor-folder = Cartella
hosting-doctor-disk = Disco
hosting-doctor-database = Database
hosting-doctor-redis = Redis
hosting-doctor-origins = Origini
hosting-doctor-files = File aperti
hosting-doctor-clock = Orologio
hosting-doctor-client = Client web
hosting-doctor-site = Sito
hosting-doctor-https = https
hosting-doctor-proxy = Indirizzi dei visitatori
hosting-doctor-sockets = WebSocket
hosting-doctor-folder-closed = { $folder } non si può scrivere: { $problem }. Assegnala all’utente che esegue il server o scegline un’altra con --data.
hosting-doctor-disk-full = dove si trova { $folder } restano solo { $free } MB; dovrebbero essere { $least }. Libera spazio o sposta la cartella su un disco più grande.
hosting-doctor-no-database = non è raggiungibile: { $problem }. Controlla TREETOP_DATABASE e se PostgreSQL è in funzione e fa entrare questo utente.
hosting-database-newer = Una versione più recente di Treetop ha modificato questo database. La versione { $version } non può usarlo: installa quella più recente o ripristina una copia.
hosting-doctor-clocks-differ = due orologi differiscono di { $seconds } secondi, e con loro gli orologi dei giocatori. Attiva la sincronizzazione dell’ora su ogni macchina, per esempio con «timedatectl set-ntp true».
hosting-doctor-no-redis = non risponde: { $problem }. Controlla TREETOP_REDIS; fino ad allora i processi si accorgono delle mosse altrui mezzo secondo dopo.
hosting-doctor-bad-origin = «{ $origin }» in TREETOP_ORIGINS non lo è. Scrivi solo schema e host, per esempio https://play.example.org.
hosting-doctor-few-files = solo { $limit } possono essere aperti insieme, e ne serve uno per giocatore; dovrebbero essere { $least }. Alza il limite: LimitNOFILE=65536 nell’unità di systemd, ulimits in compose.yaml.
hosting-doctor-no-site = { $url } non risponde come dovrebbe: { $problem }. Controlla se il server è in funzione, se il proxy gli inoltra le richieste e se nome e certificato sono giusti.
hosting-doctor-no-https = chiunque si trovi in mezzo può leggere cookie e password. Metti davanti un proxy https (deploy/Caddyfile, deploy/nginx.conf) e imposta TREETOP_SECURE=1.
hosting-doctor-not-secure = i cookie viaggerebbero anche su http. Imposta TREETOP_SECURE=1.
hosting-doctor-scheme-lost = il server non sa che i visitatori lo usano. Fa’ impostare X-Forwarded-Proto al proxy e definisci TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = i visitatori possono dichiarare qualsiasi indirizzo, quindi limiti e blocchi non valgono. Fa’ sostituire X-Forwarded-For al proxy e imposta TREETOP_TRUST_PROXY al numero dei tuoi proxy.
hosting-doctor-address-lost = il server prende { $address } per l’indirizzo di tutti, quindi tutti condividono un limite. Fa’ impostare X-Forwarded-For al proxy e definisci TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = non passano: { $problem }. Fa’ inoltrare al proxy Upgrade, Connection, Host e Origin (deploy/nginx.conf).
