# La ligne de commande et le jeu dans le terminal.

cli-title = Treetop
cli-help = Treetop : jouez à Arboretum et à Tree Society, comptez les points d’une partie jouée avec de vraies cartes, consultez des enregistrements, mesurez le moteur. Non officiel. Langue : --language en, it, uk, es ou fr, ou la variable TREETOP_LANGUAGE.
cli-group-commands = Commandes
cli-group-arguments = Arguments
cli-group-options = Options
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-help-play = Jouer dans le terminal : des personnes au même clavier, et des bots.
cli-help-simulate = Jouer beaucoup de parties au hasard ; afficher un résumé ou écrire les enregistrements.
cli-help-score = Compter les points d’une partie jouée avec de vraies cartes, à partir d’un petit fichier texte.
cli-help-show = Montrer une position d’un enregistrement.
cli-help-replay = Parcourir un enregistrement pas à pas.
cli-help-verify = Vérifier tout ce qu’affirme un enregistrement, ou tous ceux d’un fichier qui en contient un par ligne.
cli-help-review = Montrer où s’est jouée une partie terminée et quelles décisions ont coûté le plus.
cli-help-deck = Vérifier, montrer, imprimer ou ajouter des paquets de Tree Society.
cli-help-deck-check = Vérifier le fichier d’un paquet et expliquer chaque erreur.
cli-help-deck-show = Montrer un paquet en liste, ou en pages à imprimer et à découper.
cli-help-deck-add = Ajouter le fichier d’un paquet, pour pouvoir le choisir en jouant.
cli-help-deck-file = Le fichier d’un paquet, en TOML ; docs/tree-society-deck.md le décrit.
cli-help-deck-svg = Écrire les pages en SVG dans ce dossier.
cli-help-deck-pdf = Écrire les pages en un seul fichier PDF.
cli-help-bench = Mesurer la vitesse du moteur.
cli-help-warm = Compiler les règles maintenant, pour que personne n’attende plus tard.
cli-help-game = Le nom du jeu.
cli-help-people = Les noms des personnes, séparés par des virgules.
cli-help-bots = Les bots, séparés par des virgules.
cli-help-hex-seed = Distribuer à partir de cette graine : au moins 32 chiffres hexadécimaux.
cli-help-save = Écrire l’enregistrement de la partie terminée dans ce fichier.
cli-help-players = Le nombre de joueurs.
cli-help-games = Le nombre de parties.
cli-help-seed = Un nombre ; le même nombre donne les mêmes parties.
cli-help-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée.
cli-help-jsonl = Écrire un enregistrement par ligne dans ce fichier ; « - » est la sortie standard.
cli-help-score-file = Le fichier ; « - » est l’entrée standard. Le format est décrit dans docs/score-file.md.
cli-help-json = Afficher un seul objet JSON.
cli-help-record = Un enregistrement (un fichier JSON), ou un fichier avec un enregistrement par ligne ; « - » est l’entrée standard.
cli-help-game-number = Quel enregistrement utiliser dans un fichier qui en contient plusieurs, à partir de 1.
cli-help-turn = Montrer le début de ce tour, compté à partir de 1, au lieu de la fin.
cli-help-seat = Montrer ce que voit cette place, comptée à partir de 1.
cli-help-threads = Le nombre de fils d’exécution.
cli-help-seconds = La durée approximative, en secondes.

cli-usage = { $problem } Tapez « { $command } --help » pour voir ce que vous pouvez écrire.
cli-usage-missing = Il manque « { $name } ».
cli-usage-value = « { $given } » n’est pas valable ici.
cli-usage-least = « { $name } » doit valoir au moins { $limit }, pas { $given }.
cli-usage-most = « { $name } » peut valoir au plus { $limit }, pas { $given }.
cli-usage-option = L’option « { $given } » n’existe pas.
cli-usage-twice = { $name } : indiqué deux fois.
cli-option-unreadable = « { $option } » n’est pas une option : écrivez nom=valeur.
cli-usage-command = La commande « { $given } » n’existe pas.
cli-usage-surplus = « { $given } » est un argument de trop.
cli-language-unknown = La langue « { $given } » n’existe pas. Disponibles : { $known }.
cli-by-rule = { $problem } (Règle { $rule })
cli-file = { $file } : { $problem }.
cli-usage-line = Utilisation : { $command }
cli-place-command = COMMANDE
cli-place-options = [OPTIONS]
cli-place-arguments = [ARGUMENTS]
cli-place-more-arguments = [ARGUMENTS…]
cli-kind-text = TEXTE
cli-kind-number = NOMBRE
cli-kind-path = CHEMIN
cli-required = Obligatoire.
cli-default = Par défaut : { $value }.
cli-file-missing = fichier ou dossier introuvable
cli-file-forbidden = permission refusée
cli-file-read-only = le système de fichiers est en lecture seule
cli-file-is-a-folder = c’est un dossier, pas un fichier
cli-file-is-no-folder = c’est un fichier, pas un dossier
cli-file-not-text = ce n’est pas du texte en UTF-8 ; enregistrez-le en UTF-8
cli-file-no-room = le disque est plein
cli-bot-unknown = Le bot « { $name } » n’existe pas. Disponibles : { $known }.
cli-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $given }.
cli-no-terminal = Ce jeu a besoin d’un terminal interactif, mais l’entrée ou la sortie est redirigée ici. Sans terminal, essayez « treetop simulate » ou « treetop arena ».
cli-no-such-seat = La place { $seat } n’existe pas : on joue à { $players }.
cli-records-many = Ce fichier contient { $count } enregistrements. Choisissez-en un avec --game, de 1 à { $count }.
cli-no-such-record = L’enregistrement { $game } n’existe pas : le fichier en contient { $count }.
cli-no-such-turn = Le tour { $turn } n’existe pas : la partie compte { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.

cli-warming-begins = Compilation des règles et des bots (seulement après une mise à jour) : environ { $seconds } s
cli-warming = Compilation de { $what }, { $done } fonctions sur { $functions } : encore { $seconds } s environ
cli-warm = Les règles sont compilées.
cli-warm-killed = Le compilateur a été interrompu avant la fin, peut-être faute de mémoire. Réessayez : ce qu’il avait compilé est conservé.
cli-simulating = Simulation
cli-seat = Place
cli-mean-points = Points en moyenne
cli-least-points = minimum
cli-most-points = maximum
cli-wins = Victoires
cli-games = Parties
cli-mean-turns = Tours par partie, en moyenne
cli-mean-decisions = Décisions par partie, en moyenne
cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

cli-winner = { $winner } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-shared = { $winners } se partagent la victoire.

cli-score-line-unreadable = La ligne { $line } est illisible : « { $text } ».
cli-score-no-player-yet = Ligne { $line } : « { $key }: » vient avant le premier « player: ».

cli-who-plays = { $game }. Qui joue ?
cli-person = Une personne
cli-nobody = Personne
cli-seat-number = Place { $number }
cli-hand-over = { $name }, à vous de jouer.
cli-hand-over-hint = Appuyez sur Entrée quand personne d’autre ne regarde l’écran.
cli-turn-choose = { $name } : choisissez quoi faire.
cli-turn-end = { $name } : appuyez sur Entrée pour terminer votre tour, sur U pour l’annuler.
cli-turn-bot = { $name } réfléchit…
cli-turn-waking = { $name } se réveille…
cli-action-number = Action { $number } sur { $count }
cli-key-take-back = Annuler
cli-key-end = Terminer le tour
cli-key-down = Descendre
cli-key-up = Monter
cli-key-ready = C’est parti
cli-key-start = Commencer
cli-key-new-game = Nouvelle partie
cli-key-quit = Quitter
cli-key-forward = Avancer
cli-key-back = Reculer
cli-key-first = Au début
cli-key-last = À la fin

cli-help-serve = Lancer le serveur des tables et des pages web.
cli-help-site = Écrire le client web sous forme de fichiers pour n’importe quel hébergeur : jouer, apprendre et compter les points sans serveur.
cli-help-site-folder = Le dossier où écrire : nouveau, vide ou déjà écrit par « treetop site ».
cli-help-site-base = L’emplacement du site chez son hébergeur, par exemple /treetop/.
cli-help-host = L’adresse d’écoute.
cli-help-port = Le port d’écoute ; 0 choisit n’importe quel port libre.
cli-help-data = Le dossier des parties ; par défaut, un dossier personnel.
cli-help-bot-workers = Nombre de processus où les bots peuvent réfléchir.
cli-help-workers = Nombre de processus du serveur ; au-delà d’un, il faut PostgreSQL.
cli-help-browser = Ouvrir le navigateur.
cli-help-backup = Copier toutes les parties dans un fichier, même pendant que le serveur tourne.
cli-help-restore = Restaurer une sauvegarde. Le serveur doit être arrêté.
cli-help-backup-file = Le fichier de la sauvegarde.
cli-help-rotate-keys = Signer les cookies avec une nouvelle clé dès le prochain démarrage du serveur.
cli-help-forget-keys = Ne plus accepter les anciennes clés : tout le monde doit se reconnecter et les invités perdent leurs parties.
cli-keys-rotated = Au prochain démarrage du serveur, une nouvelle clé signera les cookies. Clés acceptées : { $count }.
cli-record-line = Ligne { $line } : { $problem }
cli-records-true = { $count ->
    [one] L’enregistrement est exact.
   *[other] Les { $count } enregistrements sont exacts.
}
cli-serving = Treetop tourne à l’adresse { $url }
cli-no-web-client = Le client web n’est pas installé : seuls des programmes peuvent donc jouer. À l’installation de Treetop, npm n’a pas pu télécharger les bibliothèques du navigateur. Réinstallez Treetop avec une connexion ; dans un clone, « npm ci » suffit.
cli-site-written = Le site est dans { $folder } ({ $size } Mo). Mettez ces fichiers chez un hébergeur web, pour qu’ils se trouvent à l’adresse { $base }.
cli-site-base = « { $given } » ne peut pas être l’adresse d’un site : elle doit commencer et finir par une barre oblique, comme / ou /treetop/.
cli-site-folder-taken = { $folder } contient d’autres fichiers. Choisissez un dossier nouveau, vide ou déjà écrit par « treetop site ».
cli-port-taken = Un autre programme utilise le port { $port } sur { $host }. Choisissez-en un autre avec --port ; « --port 0 » en choisit un libre.
cli-port-forbidden = Vous n’avez pas l’autorisation d’utiliser le port { $port }. Choisissez-en un plus élevé avec --port, par exemple « --port 8000 ».
cli-port-number = Le port { $port } n’existe pas. Les ports vont de 1 à { $most } ; « --port 0 » en choisit un libre.
cli-host-unknown = « { $host } » n’est pas une adresse de cet ordinateur. « --host 127.0.0.1 » sert cet ordinateur seul, « --host 0.0.0.0 » tout son réseau.
cli-workers-need-postgres = Il faut PostgreSQL pour plusieurs processus : définissez TREETOP_DATABASE.
cli-backed-up = Toutes les parties sont sauvegardées dans { $file } ({ $size } ko).
cli-restored = Les parties de { $file } sont restaurées.

cli-review-turn = Tour
cli-review-player = Joueur
cli-review-unfinished = La partie n’est pas finie : vous pourrez l’analyser quand elle le sera.

cli-extra-missing = Il faut le paquet « { $package } », qui n’est pas installé. Pour l’installer : pip install 'treetop-games[{ $extra }]'
cli-score-no-file = Les points de « { $game } » ne peuvent pas être comptés à partir d’un fichier.
cli-no-game-with = Aucun jeu installé ne propose ceci : { $part }.
