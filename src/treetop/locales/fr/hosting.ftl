# Pour qui héberge un site : vérifications, administration et ce que le site dit aux gens.

hosting-help-doctor = Vérifier cette machine (base de données, Redis, réglages, disque, heure, limites) et, avec --url, le site tel que le trouvent ses visiteurs.
hosting-help-doctor-url = L’adresse publique du site, par exemple https://play.example.org.
hosting-doctor-line = { $what } : { $finding }
hosting-doctor-good = en ordre
hosting-doctor-problems = { $count ->
    [one] { $count } problème à corriger.
   *[other] { $count } problèmes à corriger.
}
hosting-doctor-folder = Dossier { $folder }
hosting-doctor-disk = Disque
hosting-doctor-database = Base de données
hosting-doctor-database-to-come = Base de données (créée au premier démarrage)
hosting-doctor-redis = Redis
hosting-doctor-mail = E-mail
hosting-doctor-origins = Origines
hosting-doctor-files = Fichiers ouverts
hosting-doctor-clock = Heure
hosting-doctor-cache = Code machine
hosting-doctor-client = Client web
hosting-doctor-site = Site
hosting-doctor-https = https
hosting-doctor-proxy = Adresses des visiteurs
hosting-doctor-sockets = WebSockets
hosting-doctor-folder-closed = impossible d’écrire dans { $folder } : { $problem }. Donnez ce dossier à l’utilisateur qui fait tourner le serveur, ou choisissez-en un autre avec --data.
hosting-doctor-disk-full = il ne reste que { $free } Mo là où se trouve { $folder } ; il en faudrait { $least }. Faites de la place ou déplacez le dossier sur un plus grand disque.
hosting-doctor-no-database = elle est inaccessible : { $problem }. Vérifiez TREETOP_DATABASE, et si PostgreSQL tourne et laisse entrer cet utilisateur.
hosting-doctor-database-closed = impossible d’ouvrir { $file } : { $problem }. Donnez tout le dossier à l’utilisateur qui fait tourner le serveur.
hosting-database-newer = Une version plus récente de Treetop a modifié cette base de données. La version { $version } ne peut pas l’utiliser : installez la plus récente ou restaurez une sauvegarde.
hosting-doctor-clocks-differ = les heures de deux machines diffèrent de { $seconds } secondes, les pendules des joueurs sont donc fausses aussi. Activez la synchronisation de l’heure sur chaque machine, par exemple avec « timedatectl set-ntp true ».
hosting-doctor-no-redis = il ne répond pas : { $problem }. Vérifiez TREETOP_REDIS ; en attendant, les processus voient les coups des autres une demi-seconde plus tard.
hosting-doctor-no-mail = les e-mails ne partent pas : { $problem }. Vérifiez TREETOP_SMTP : hôte, port, utilisateur et mot de passe.
hosting-doctor-bad-origin = « { $origin } » dans TREETOP_ORIGINS n’est pas une origine. N’écrivez que le schéma et l’hôte, par exemple https://play.example.org.
hosting-doctor-few-files = seuls { $limit } peuvent être ouverts à la fois, et il en faut un par joueur ; il en faudrait au moins { $least }. Relevez la limite : LimitNOFILE=65536 dans l’unité systemd, ulimits dans compose.yaml.
hosting-doctor-cache-closed = impossible de le conserver dans { $folder } : { $problem }. Il est donc recompilé à chaque démarrage, et les coups doivent l’attendre. Donnez ce dossier à l’utilisateur qui fait tourner le serveur, ou choisissez-en un autre avec TREETOP_CACHE.
hosting-doctor-bad-url = « { $url } » n’est pas l’adresse d’un site. N’écrivez que le schéma et l’hôte, par exemple https://play.example.org.
hosting-doctor-no-site = { $url } ne répond pas comme il faut : { $problem }. Vérifiez si le serveur tourne, si le proxy lui transmet les requêtes, et si le nom et le certificat sont bons.
hosting-doctor-no-https = n’importe qui sur le chemin peut lire cookies et mots de passe. Placez devant un proxy https (deploy/Caddyfile, deploy/nginx.conf) et définissez TREETOP_SECURE=1.
hosting-doctor-not-secure = les cookies passeraient aussi par http. Définissez TREETOP_SECURE=1.
hosting-doctor-scheme-lost = le serveur ne sait pas que ses visiteurs utilisent https. Faites envoyer X-Forwarded-Proto par le proxy et définissez TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = les visiteurs peuvent prétendre à n’importe quelle adresse, donc limites et exclusions ne valent rien. Faites remplacer X-Forwarded-For par le proxy et donnez à TREETOP_TRUST_PROXY le nombre de vos proxys.
hosting-doctor-address-lost = le serveur prend { $address } pour l’adresse de tout le monde, donc tous partagent une limite. Faites envoyer X-Forwarded-For par le proxy et définissez TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = ils ne passent pas : { $problem }. Faites transmettre Upgrade, Connection, Host et Origin par le proxy (deploy/nginx.conf).
hosting-help-admin = Modérer un serveur, même en marche : regarder, faire taire, exclure, fermer, effacer. Chaque action est consignée.
hosting-help-people = Lister les 100 personnes les plus récentes.
hosting-help-find = Seulement celles dont le nom contient ceci.
hosting-help-tables = Lister les 100 tables les plus récentes.
hosting-help-state = Lesquelles : open, playing, finished ou abandoned.
hosting-help-reports = Lister les signalements des joueurs que personne n’a encore examinés.
hosting-help-bans = Lister qui est exclu ou réduit au silence, depuis quand, jusqu’à quand et pourquoi.
hosting-help-journal = Montrer ce qu’ont fait les administrateurs.
hosting-help-log = Montrer le journal d’une table tel qu’il est enregistré, cartes cachées comprises.
hosting-help-chat = Montrer ce qui s’est dit à une table, avec les numéros de ligne.
hosting-help-close = Arrêter la partie d’une table ; personne ne gagne.
hosting-help-delete-chat = Effacer la discussion d’une table.
hosting-help-lines = Les numéros des lignes ; toutes si aucun n’est donné.
hosting-help-ban = Exclure une personne ou une plage d’adresses.
hosting-help-unban = Lever une exclusion.
hosting-help-mute = Empêcher une personne d’écrire dans toute discussion.
hosting-help-unmute = Laisser de nouveau une personne écrire.
hosting-help-done = Retirer un signalement de la liste.
hosting-help-report-number = Le numéro du signalement.
hosting-help-merge = Donner à un compte tout ce qui appartient à un invité.
hosting-help-guest = L’identifiant de l’invité.
hosting-help-account = Le nom ou l’identifiant du compte.
hosting-help-new-password = Donner à un compte un nouveau mot de passe, et l’afficher.
hosting-help-reason = Pourquoi, pour le registre.
hosting-help-sanction-reason = Pourquoi, pour le registre. L’intéressé peut le lire aussi : c’est dans les données qu’il télécharge.
hosting-help-days = Nombre de jours ; par défaut, jusqu’à la levée.
hosting-help-whom = L’identifiant d’une personne, le nom d’un compte ou (pour exclure) des adresses comme 203.0.113.0/24.
hosting-help-table = L’identifiant de la table, tiré de son adresse.
hosting-admin-done = C’est fait, et consigné.
hosting-admin-done-to = C’est fait pour { $about }, et consigné.
hosting-admin-deleted = { $count ->
    [one] { $count } ligne effacée.
   *[other] { $count } lignes effacées.
}
hosting-nobody = Personne ne s’appelle « { $name } ». Donnez un identifiant ou le nom d’un compte ; « treetop admin people » les liste.
hosting-no-account = « { $name } » n’est pas un compte et n’a donc pas de mot de passe.
hosting-no-ban = { $about } ne fait l’objet d’aucune exclusion.
hosting-no-mute = { $about } n’est pas réduit au silence.
hosting-no-table = La table « { $table } » n’existe pas ; « treetop admin tables » les liste.
hosting-table-over = La partie à la table « { $table } » est déjà terminée.
hosting-no-report = Il n’y a pas de signalement ouvert portant le numéro { $number } ; « treetop admin reports » les liste.
hosting-no-games = Il n’y a pas de parties dans { $folder }. Indiquez le dossier du serveur avec --data ou TREETOP_DATA.
hosting-merge-kinds = On ne peut fusionner qu’un invité, et seulement avec un compte.
hosting-banned = Les responsables de ce site vous ont fermé l’accès.
hosting-muted = Les responsables de ce site vous ont retiré le droit d’écrire dans les discussions.
hosting-stored-event = Le journal de chaque partie : ce qui s’est passé, quand, et les noms de ceux qui s’y sont assis. Il reste, pour qu’on puisse la revoir et la vérifier.
hosting-stored-match = Une liste des tables : jeu, état, heures et qui y est assis.
hosting-stored-sitting = Qui est assis à quelle table, sa dernière connexion, et si son tour lui a été annoncé.
hosting-stored-person = Les personnes : nom, langue, arrivée. Pour les comptes, une empreinte du mot de passe, jamais le mot de passe.
hosting-stored-line = Ce qui s’est dit aux tables, et par qui.
hosting-stored-mute = Les personnes dont vous avez masqué les messages.
hosting-stored-result = Les résultats : qui a joué, combien de points, qui a gagné.
hosting-stored-rating = Les cotes.
hosting-stored-unrated = Les parties dont les cotes restent à calculer.
hosting-stored-promise = Les graines promises par le serveur, pendant un jour.
hosting-stored-ended-cookie = Les cookies annulés à la déconnexion, jusqu’à leur date d’expiration.
hosting-stored-note = Les notes et clés du serveur ; rien sur les personnes.
hosting-stored-deed = Ce qu’ont fait les responsables de ce site, et à qui ; et quels comptes ont été supprimés, sans leurs noms.
hosting-stored-sanction = Qui est exclu ou réduit au silence, jusqu’à quand et pourquoi, et les plages d’adresses exclues.
hosting-stored-report = Ce que des joueurs ont signalé à propos d’autres.
hosting-stored-contact = Comment vous voulez savoir que c’est à vous, et votre adresse e-mail si vous l’avez donnée.
hosting-stored-subscription = Les navigateurs où vous avez activé les notifications.
hosting-stored-reset = Les empreintes des liens et codes pour un mot de passe oublié.
hosting-no-metrics = Les métriques ne peuvent pas être servies à TREETOP_METRICS={ $given } : l’adresse n’est pas de cet ordinateur, ou le port est pris, interdit ou n’existe pas.
hosting-no-database = La base de données est inutilisable : { $problem }. Vérifiez TREETOP_DATABASE et --data ; « treetop doctor » en dit plus.
hosting-stored-seek = Qui attend de jouer avec un inconnu.
hosting-stored-friend = Qui est ami avec qui.
hosting-stored-invitation = Qui est invité à quelle table, jusqu’à sa réponse.
hosting-stored-deal-result = Les résultats que vous avez envoyés pour les donnes du jour, pendant 30 jours.
hosting-stored-duplicate = Qui a joué quelle donne d’une partie en duplicate.
hosting-stored-review = Ce que les bots ont trouvé en analysant des parties terminées : chances et meilleurs coups, sans noms.
hosting-stored-erasure = Qui a supprimé son compte, jusqu’à ce que le nom soit effacé de tous les journaux : des identifiants, aucun nom.
