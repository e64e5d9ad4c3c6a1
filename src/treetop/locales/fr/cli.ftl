# La ligne de commande et le jeu dans le terminal.

cli-title = Treetop
cli-help = Treetop : jouez à Arboretum et à Tree Society, comptez une partie jouée avec des cartes en papier, relisez des parties, mesurez le moteur. Non officiel. Langue : --language en, it, uk, es ou fr, ou la variable TREETOP_LANGUAGE.
cli-group-commands = Commandes
cli-group-arguments = Arguments
cli-group-options = Options
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-help-play = Jouer dans le terminal : des personnes au même clavier, et des bots.
cli-help-simulate = Jouer beaucoup de parties au hasard ; afficher un résumé ou écrire les enregistrements.
cli-help-score = Compter une table terminée de cartes en papier à partir d’un petit fichier texte.
cli-help-show = Montrer une position d’un enregistrement.
cli-help-replay = Parcourir un enregistrement pas à pas.
cli-help-verify = Vérifier tout ce qu’affirme un enregistrement, ou tous ceux d’un fichier qui en a un par ligne.
cli-help-review = Où s’est jouée une partie terminée : les chances après chaque tour.
cli-help-deck = Paquets de Tree Society : vérifier, montrer, imprimer, ajouter.
cli-help-deck-check = Vérifier un fichier de paquet et expliquer chaque erreur.
cli-help-deck-show = Montrer un paquet en liste, ou en pages à imprimer et à découper.
cli-help-deck-add = Garder un fichier de paquet, pour pouvoir jouer avec.
cli-help-deck-file = Un fichier de paquet en TOML ; docs/tree-society-deck.md le décrit.
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
cli-help-record = Un enregistrement, un fichier JSON, ou un fichier avec un par ligne ; « - » est l’entrée standard.
cli-help-game-number = Quel enregistrement d’un fichier qui en contient plusieurs, à partir de 1.
cli-help-turn = Montrer le début de ce tour, compté à partir de 1, au lieu de la fin.
cli-help-seat = Montrer ce que voit cette place, comptée à partir de 1.
cli-help-threads = Le nombre de fils d’exécution.
cli-help-seconds = La durée, à peu près.

cli-usage = { $problem } « { $command } --help » dit ce que l’on peut écrire.
cli-usage-missing = Il manque « { $name } ».
cli-usage-value = « { $given } » ne convient pas ici.
cli-usage-least = « { $name } » doit valoir au moins { $limit }, pas { $given }.
cli-usage-most = « { $name } » peut valoir au plus { $limit }, pas { $given }.
cli-usage-option = L’option « { $given } » n’existe pas.
cli-usage-twice = { $name } est donné deux fois.
cli-option-unreadable = « { $option } » n’est pas une option : écrivez nom=valeur.
cli-usage-command = La commande « { $given } » n’existe pas.
cli-usage-surplus = Ceci est de trop : « { $given } ».
cli-language-unknown = Il n’y a pas de langue « { $given } ». Il y a : { $known }.
cli-by-rule = { $problem } (Règle { $rule })
cli-file = { $file } : { $problem }.
cli-usage-line = Écrivez : { $command }
cli-place-command = COMMANDE
cli-place-options = [OPTIONS]
cli-place-arguments = [ARGUMENTS]
cli-place-more-arguments = [ARGUMENTS…]
cli-kind-text = TEXTE
cli-kind-number = NOMBRE
cli-kind-path = CHEMIN
cli-required = À indiquer.
cli-default = Par défaut : { $value }.
cli-file-missing = fichier ou dossier introuvable
cli-file-forbidden = permission refusée
cli-file-is-a-folder = c’est un dossier, pas un fichier
cli-file-not-text = ce n’est pas un texte en UTF-8, enregistrez-le de nouveau dans cet encodage
cli-file-no-room = le disque est plein
cli-bot-unknown = Il n’y a pas de bot « { $name } ». Il y a : { $known }.
cli-players = Ce jeu se joue de { $least } à { $most }, pas à { $given }.
cli-no-terminal = Ce jeu se dessine dans un terminal et lit son clavier ; ici l’entrée ou la sortie vont ailleurs. Sans terminal, il y a « treetop simulate » et « treetop arena ».
cli-no-such-seat = Il n’y a pas de place { $seat } : on joue à { $players }.
cli-records-many = Ce fichier contient { $count } enregistrements. Choisissez-en un avec --game, de 1 à { $count }.
cli-no-such-record = Il n’y a pas d’enregistrement { $game } : le fichier contient { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
}.
cli-no-such-turn = Il n’y a pas de tour { $turn } : la partie compte { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.

cli-warming = Compilation des règles (seulement après une mise à jour)
cli-warm = Les règles sont compilées.
cli-simulating = En jeu
cli-seat = Place
cli-mean-points = Points, moyenne
cli-least-points = minimum
cli-most-points = maximum
cli-wins = Victoires
cli-games = Parties
cli-mean-turns = Tours par partie, moyenne
cli-mean-decisions = Décisions par partie, moyenne
cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-corner-nobody-holds = Personne n’a telle essence en main
cli-corner-cancelled = Un 8 annulé par le 1 d’un adversaire
cli-corner-one-and-eight = Le 1 et le 8 dans la même main
cli-corner-tie-for-right = Égalité pour une essence tenue en main
cli-corner-equal-points = Égalité de points en tête
cli-corner-shared = Victoire partagée

cli-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cli-hand = Main
cli-discards = Défausse
cli-species = Essence
cli-species-name = { WORD("arboretum-tree", $species) }
cli-total = Total
cli-right = peut compter
cli-right-of-all = tout le monde peut compter
cli-no-path = aucune allée
cli-cancelled = le 8 vaut 0 : { $player } a le 1
cli-winner = { $winner } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-tie-broken = Égalité de points ; { $species ->
    [one] { $species } essence dans l’arboretum départage
   *[other] { $species } essences différentes dans l’arboretum départagent
}.
cli-shared = { $winners } se partagent la victoire. Plantez un arbre par personne : dans cinq ans, le plus haut l’emporte.

cli-score-in-hand = dans la main { DE($player) } (ligne { $line })
cli-score-in-arboretum = dans l’arboretum { DE($player) } (ligne { $line })
cli-score-not-a-card = « { $text } », { $where }, n’est pas une carte. Une carte, c’est deux lettres et une valeur de 1 à 8, par exemple oa3.
cli-score-card-twice = { CARD("arboretum-tree", $card) } figure deux fois : { $first } et { $second }.
cli-score-not-in-play = { CARD("arboretum-tree", $card) }, { $where }, est d’une essence qui n’est pas en jeu.
cli-score-same-place = Ligne { $line } : { CARD("arboretum-tree", $card) } et { CARD("arboretum-tree", $other) } sont au même endroit, { $place }, dans l’arboretum { DE($player) }.
cli-score-gap = Il y a un trou dans l’arboretum { DE($player) } : { CARD("arboretum-tree", $card) } en { $place } (ligne { $line }) ne touche rien qui mène aux autres cartes.
cli-score-place = Ligne { $line } : après « { $card } » il faut un endroit comme 0,1, pas « { $place } ».
cli-score-line-unreadable = La ligne { $line } est illisible : « { $text } ».
cli-score-no-player-yet = Ligne { $line } : « { $key }: » vient avant le premier « player: ».
cli-score-edition = Ligne { $line } : il n’y a pas d’édition « { $given } ». Il y a : { $known }.
cli-score-species-unknown = Ligne { $line } : « { $code } » n’est pas le code d’une essence.
cli-score-species-twice = Ligne { $line } : { WORD("arboretum-tree", $species) } figure deux fois.
cli-score-species-edition = { WORD("arboretum-tree", $species) } n’est pas une essence de l’édition { $edition }.
cli-score-species-count = À { $players } joueurs il faut { $needed } essences ; ici il y en a { $given }.
cli-score-mixed-editions = Aucune édition ne les a toutes : { WORD("arboretum-tree", $species) }.
cli-score-players = Arboretum se joue de 2 à 4 ; le fichier compte { $count } joueurs.
cli-score-hand-too-large = { $player } a { $count } cartes en main ; en fin de partie, c’est 7.
cli-score-hand-short = { $player } n’a que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main ; en fin de partie, c’est 7. Compté tel quel.
cli-score-arboretum-too-large = { $player } a planté { $count } cartes ; plus de { $most }, c’est impossible.

cli-who-plays = { $game }. Qui joue ?
cli-person = Une personne
cli-nobody = Personne
cli-seat-number = Place { $number }
cli-hand-over = { $name }, à vous de jouer.
cli-hand-over-hint = Appuyez sur Entrée quand personne d’autre ne regarde l’écran.
cli-turn-draw = { $name } : piochez une carte ({ $number } sur 2).
cli-turn-plant = { $name } : plantez une carte.
cli-turn-discard = { $name } : défaussez une carte.
cli-turn-choose = { $name } : choisissez quoi faire.
cli-turn-end = { $name } : Entrée termine votre tour, U l’annule.
cli-turn-bot = { $name } réfléchit…
cli-piles = Piles
cli-draw-pile = Pioche
cli-path = { WORD("arboretum-tree", $species) } { $points }
cli-paths-now = Vos meilleures allées : { $paths }
cli-action-number = Action { $number } sur { $count }
cli-key-choose = Choisir
cli-key-move = Déplacer
cli-key-next-card = Carte suivante
cli-key-take-back = Annuler
cli-key-end = Finir le tour
cli-key-down = Descendre
cli-key-up = Monter
cli-key-ready = J’y suis
cli-key-start = Commencer
cli-key-new-game = Nouvelle partie
cli-key-quit = Quitter
cli-key-forward = Avancer
cli-key-back = Reculer
cli-key-first = Au début
cli-key-last = À la fin

cli-help-serve = Ouvrir le serveur des tables et des pages web.
cli-help-host = L’adresse d’écoute.
cli-help-port = Le port d’écoute ; 0 : n’importe quel port libre.
cli-help-data = Le dossier des parties ; le vôtre par défaut.
cli-help-bot-workers = Nombre de processus où les bots peuvent réfléchir.
cli-help-workers = Nombre de processus de service ; au-delà d’un, il faut PostgreSQL.
cli-help-browser = Ouvrir le navigateur.
cli-help-backup = Copier toutes les parties dans un fichier, même pendant que le serveur tourne.
cli-help-restore = Remettre une copie en place. Le serveur doit être arrêté.
cli-help-backup-file = Le fichier de la copie.
cli-help-rotate-keys = Signer les cookies avec une nouvelle clé dès le prochain démarrage du serveur.
cli-help-forget-keys = Ne plus accepter les anciennes clés : tout le monde doit se reconnecter et les invités perdent leurs parties.
cli-keys-rotated = Au prochain démarrage du serveur, une nouvelle clé signera les cookies. Clés acceptées : { $count }.
cli-record-line = Ligne { $line } : { $problem }
cli-records-true = { $count ->
    [one] L’enregistrement est exact.
   *[other] Les { $count } enregistrements sont exacts.
}
cli-serving = Treetop est à l’adresse { $url }
cli-no-web-client = Il n’y a pas de client web ici, seuls des programmes peuvent donc jouer : à l’installation de Treetop, npm n’a pas pu télécharger les bibliothèques du navigateur. Réinstallez Treetop avec une connexion ; dans un clone, « npm ci » suffit.
cli-port-taken = Le port { $port } de { $host } est occupé par un autre programme. Choisissez-en un autre avec --port ; « --port 0 » en prend un libre.
cli-port-forbidden = Vous n’avez pas l’autorisation pour le port { $port }. Choisissez-en un plus élevé avec --port, par exemple « --port 8000 ».
cli-port-number = Il n’y a pas de port { $port }. Les ports vont de 1 à { $most } ; « --port 0 » en prend un libre.
cli-host-unknown = « { $host } » n’est pas une adresse de cet ordinateur. « --host 127.0.0.1 » sert cet ordinateur seul, « --host 0.0.0.0 » tout son réseau.
cli-workers-need-postgres = Il faut PostgreSQL pour plusieurs processus : définissez TREETOP_DATABASE.
cli-backed-up = { $file } contient une copie de toutes les parties ({ $size } Ko).
cli-restored = Les parties de { $file } sont de nouveau en place.

cli-upper-row = Marché des guildes, rangée du haut : 1 pièce de plus
cli-lower-row = Marché des guildes, rangée du bas
cli-fruit-market = Marché aux fruits, avec les prix
cli-in-deck = { $count } dans la pioche
cli-society-moment = { $last ->
    [0] Manche { $round }. { $phase }
   *[other] Manche { $round }, la dernière sera la { $last }. { $phase }
}
cli-society-waiting = Ensuite : { $effect }
cli-purse = bourse { $pouch }, coffre { $chest }, symboles { $symbols }, vendus { $sold }
cli-completed = Achevées : { $cards }
cli-sold = Vendus : { $fruit }
cli-score-number = Ligne { $line } : « { $text } » devrait être un nombre.
cli-score-pairs = Ligne { $line } : écrivez chaque chose avec son nombre, par exemple « apple 3 grape 1 ».
cli-score-fruit = Ligne { $line } : il n’y a pas de fruit « { $text } ». Il y a : { $known }.
cli-score-house-unknown = { $player } : le paquet n’a pas de carte « { $card } ».
cli-score-house-twice = « { $card } » figure deux fois ; chaque carte n’existe qu’une fois.
cli-score-house-level = { $player } : l’arbre de « { $card } » est au niveau 1 ou 2, pas { $level }. Au niveau 3, elle est achevée.
cli-score-houses-most = { $player } a { $count } maisons en chantier ; au plus { $most } sont possibles.
cli-society-tie = Égalité de points : qui joue le plus tard l’emporte.

cli-review-turn = Tour
cli-review-player = Joueur
cli-review-unfinished = La partie n’est pas finie : l’analyse a besoin de sa fin.

cli-extra-missing = Il faut le paquet « { $package } », qui n’est pas installé. Pour l’installer : pip install 'treetop-games[{ $extra }]'
cli-score-no-file = « { $game } » ne peut pas être compté à partir d’un fichier.
cli-no-game-with = Aucun jeu installé ne propose ceci : { $part }.
