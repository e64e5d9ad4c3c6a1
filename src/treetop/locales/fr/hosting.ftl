# Pour qui héberge un site : vérifications, administration et ce que le site dit aux gens.

hosting-help-doctor = Vérifier cette machine (base de données, Redis, réglages, disque, heure, limites) et, avec --url, le site tel que le trouvent ses visiteurs.
hosting-help-doctor-url = L’adresse publique du site, par exemple https://play.example.org.
hosting-doctor-good = en ordre
hosting-doctor-problems = { $count ->
    [one] Il y a { $count } chose à réparer.
   *[other] Il y a { $count } choses à réparer.
}
hosting-doctor-folder = Dossier
hosting-doctor-disk = Disque
hosting-doctor-database = Base de données
hosting-doctor-redis = Redis
hosting-doctor-origins = Origines
hosting-doctor-files = Fichiers ouverts
hosting-doctor-clock = Heure
hosting-doctor-client = Client web
hosting-doctor-site = Site
hosting-doctor-https = https
hosting-doctor-proxy = Adresses des visiteurs
hosting-doctor-sockets = WebSockets
hosting-doctor-folder-closed = Impossible d’écrire dans { $folder } : { $problem }. Donnez-le à l’utilisateur qui fait tourner le serveur ou choisissez-en un autre avec --data.
hosting-doctor-disk-full = il ne reste que { $free } Mo là où se trouve { $folder } ; il en faudrait { $least }. Faites de la place ou déplacez le dossier sur un plus grand disque.
hosting-doctor-no-database = elle est inaccessible : { $problem }. Vérifiez TREETOP_DATABASE, et si PostgreSQL tourne et laisse entrer cet utilisateur.
hosting-database-newer = Une version plus récente de Treetop a modifié cette base de données. La version { $version } ne peut pas l’utiliser : installez la plus récente ou restaurez une sauvegarde.
hosting-doctor-clocks-differ = les heures de deux machines diffèrent de { $seconds } secondes, et les pendules des joueurs avec elles. Activez la synchronisation de l’heure sur chaque machine, par exemple avec « timedatectl set-ntp true ».
hosting-doctor-no-redis = il ne répond pas : { $problem }. Vérifiez TREETOP_REDIS ; en attendant, les processus voient les coups des autres une demi-seconde plus tard.
hosting-doctor-bad-origin = « { $origin } » dans TREETOP_ORIGINS n’en est pas une. N’écrivez que le schéma et l’hôte, par exemple https://play.example.org.
hosting-doctor-few-files = seuls { $limit } peuvent être ouverts à la fois, et il en faut un par joueur ; il en faudrait { $least }. Relevez la limite : LimitNOFILE=65536 dans l’unité systemd, ulimits dans compose.yaml.
hosting-doctor-no-site = { $url } ne répond pas comme il faut : { $problem }. Vérifiez si le serveur tourne, si le proxy lui transmet les requêtes, et si le nom et le certificat sont bons.
hosting-doctor-no-https = n’importe qui sur le chemin peut lire cookies et mots de passe. Placez devant un proxy https (deploy/Caddyfile, deploy/nginx.conf) et définissez TREETOP_SECURE=1.
hosting-doctor-not-secure = les cookies passeraient aussi par http. Définissez TREETOP_SECURE=1.
hosting-doctor-scheme-lost = le serveur ne sait pas que ses visiteurs l’utilisent. Faites envoyer X-Forwarded-Proto par le proxy et définissez TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = les visiteurs peuvent prétendre à n’importe quelle adresse, donc limites et exclusions ne valent rien. Faites remplacer X-Forwarded-For par le proxy et donnez à TREETOP_TRUST_PROXY le nombre de vos proxys.
hosting-doctor-address-lost = le serveur prend { $address } pour l’adresse de tout le monde, donc tous partagent une limite. Faites envoyer X-Forwarded-For par le proxy et définissez TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = ils ne passent pas : { $problem }. Faites transmettre Upgrade, Connection, Host et Origin par le proxy (deploy/nginx.conf).
