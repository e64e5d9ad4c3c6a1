# Le client pour le navigateur.

web-without-scripts = Treetop a besoin de JavaScript. Activez-le pour cette page.
web-unofficial = Treetop est un projet d’amateurs, non officiel, avec ses propres textes et dessins. Arboretum et Tree Society appartiennent à leurs auteurs et éditeurs.

## Everywhere

web-skip = Aller au contenu
web-ways = Navigation principale
web-way-play = Jouer
web-settings = Réglages
web-language = Langue
web-menu = Menu
web-close = Fermer
web-loading = Chargement
web-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-works-offline = Fonctionne sans connexion
web-failed = Cela n’a pas marché. Réessayez.
web-load-again = Recharger
web-rule = Règle { $rule }
web-copied = Lien copié.
web-to-home = Retour à l’accueil
web-lost-title = Rien ne pousse ici
web-lost = Il n’y a pas de page à cette adresse.

## Games

web-game-players = { $least }–{ $most } joueurs

## Home

web-home-title = Prenez place sous les arbres
web-home-subtitle = Deux jeux de cartes sur les arbres, contre des bots ou entre amis. Sans compte.
web-home-quick = Jouer tout de suite
web-home-which-game = Quel jeu ?
web-home-opponent = Jouer contre
web-home-play = Jouer
web-home-invite = Inviter quelqu’un
web-home-more = Toutes les options
web-home-my-tables = Vos tables
web-home-open-tables = Tables ouvertes

## Tables in a list

web-table-your-turn = À vous de jouer
web-table-abandoned = Arrêtée
web-table-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-table-missing-title = Cette table n’existe pas
web-table-missing = Le lien est peut-être incomplet, ou la table n’existe plus.
web-table-forbidden-title = Cette table est privée
web-table-forbidden = Seules les personnes assises à la table peuvent voir la partie.

## Waiting for people

web-seat-open = Place libre
web-seat-again = { $name } { $number }
web-seat-you = (vous)
web-seat-take = S’asseoir ici
web-seat-offline = hors ligne
web-lobby-title = Table { DE($game) }
web-lobby-invite = Invitez vos amis
web-lobby-invite-how = Toute personne qui a ce lien peut s’asseoir. La partie commence quand toutes les places sont prises.
web-lobby-link = Lien vers la table
web-lobby-share-link = Partager le lien
web-lobby-share-title = Une partie sur Treetop
web-lobby-share = Viens jouer à { $game } avec moi
web-lobby-qr = Code QR avec le lien vers cette table
web-lobby-fill-with = Bot pour les places libres
web-lobby-fill = Commencer avec des bots
web-lobby-leave = Quitter la table

## At the table

web-talk = Journal et discussion
web-talk-new = Journal et discussion : nouveaux messages
web-log = Journal
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écrivez un message
web-chat-send = Envoyer
web-chat-waiting = en attente de connexion
web-chat-refused = Non envoyé : { $reason }
web-chat-again = Renvoyer
web-command = Saisir une action
web-command-do = Exécuter
web-clock = Temps restant
web-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-connection-lost = Connexion perdue. Reconnexion en cours…
web-abandon = Proposer d’arrêter la partie
web-abandon-asked = Les autres voient votre proposition. La partie s’arrête, sans résultat, si tout le monde est d’accord.
web-connection-stopping = Le serveur redémarre. La partie reprend dans un instant.
web-connection-busy = Trop de connexions sont ouvertes. Nouvel essai dans quelques secondes.
web-connection-try = Réessayer maintenant
web-sent-later = Vous êtes hors ligne. L’envoi se fera dès le retour de la connexion.
web-leave = Quitter la partie
web-take-back = Annuler
web-taken-back = Annulé.
web-commit = Terminer le tour

## Cards and places

web-mine = Votre côté
web-others = Les autres joueurs

## Whose turn it is and what is expected

web-turn-other = { $name } joue
web-turn-commit = Terminez votre tour, ou annulez
web-turn-over = La partie est finie
web-turn-abandoned = La partie a été arrêtée, sans résultat.
web-turn-away = Un bot joue à votre place
web-finish-not-yet = Votre tour n’est pas encore complet.
web-guide = Premiers pas
web-guide-next = Compris
web-guide-skip = Passer le guide
web-table-rules = Règles et signes
web-table-rules-all = Toutes les règles
web-watching = Vous regardez

## Settings

web-setting-theme = Couleurs
web-setting-theme-system = Comme l’appareil
web-setting-theme-light = Claires
web-setting-theme-dark = Sombres
web-setting-cards = Cartes
web-setting-cards-small = Petites
web-setting-cards-medium = Moyennes
web-setting-cards-large = Grandes
web-setting-motion = Animations
web-setting-motion-system = Comme l’appareil
web-setting-motion-reduced = Réduites
web-setting-patterns = Motifs sur les cartes
web-setting-sounds = Sons
web-setting-left-handed = Mode gaucher
web-setting-on-device = Jouer contre les bots sur cet appareil, sans le serveur

## The end

web-final-count = Décompte
web-final-rematch = Rejouer
web-final-replay = Revoir
web-final-look-back = Revoir où tout s’est joué
web-final-share-button = Partager
web-final-share = { $names } : { $scores }
web-final-again = Revoir le décompte
web-winner = Victoire { DE($name) } !
web-winners = { $names } se partagent la victoire

## A new table

web-new-title = Nouvelle table
web-new-seats = Joueurs
web-new-you = Vous
web-new-seat = Place { $number }
web-new-friend = Une personne invitée (par lien)
web-new-bot = Bot : { $name }
web-new-rules = Règles
web-new-table = Table
web-new-clock = Pendule
web-new-clock-none = Aucune
web-new-clock-move = Par tour
web-new-clock-bank = Pour toute la partie
web-new-clock-days = Plusieurs jours
web-new-clock-move-seconds = secondes par tour
web-new-clock-bank-minutes = minutes par joueur
web-new-clock-bank-increment = secondes ajoutées après chaque tour
web-new-clock-days-days = jours par tour
web-new-zero = Quand le temps est écoulé
web-new-zero-bot = Un bot prend la suite
web-new-zero-abandon = La partie s’arrête sans résultat
web-new-order = Qui commence
web-new-order-lot = Par tirage au sort
web-new-order-seated = Vous, puis dans l’ordre des places
web-new-spectators = Spectateurs
web-new-spectators-yes = Bienvenus
web-new-spectators-delayed = Avec trois minutes de retard
web-new-spectators-no = Aucun
web-new-public = Afficher la table dans la liste publique
web-new-hints = Permettre les conseils (la partie ne compte pas pour le classement)
web-new-open = Ouvrir la table
web-new-begin = Commencer
web-rules = Règles de cette table
web-rules-usual = Les règles habituelles, sans pendule.
web-rules-chosen = { $rule } : { $choice }
web-rules-without = Désactivé : { $rule }
web-rules-hints = Conseils permis ; la partie ne compte pas pour le classement
web-rules-clock-move = { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
}
web-rules-clock-bank = { $minutes ->
    [one] { $minutes } minute par joueur, plus { $increment } s après chaque tour
   *[other] { $minutes } minutes par joueur, plus { $increment } s après chaque tour
}
web-rules-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-option-several = { $count } sur { $needed } choisies

## Ladder and people

web-way-learn = Apprendre
web-way-learn-about = De courtes leçons, des règles à essayer, et là où les livrets divergent.
web-way-scorepad = Carnet
web-way-scorepad-about = Vous jouez avec de vraies cartes ? Saisissez-les, obtenez les scores, gardez vos parties. Fonctionne hors ligne.
web-way-record = Enregistrements
web-way-record-about = Revoyez pas à pas une partie depuis un fichier.
web-way-puzzles = Problèmes
web-way-puzzles-about = Une action est la meilleure : la trouverez-vous ? Un nouveau chaque jour, même hors ligne.
web-way-ladder = Classement
web-ladder-about = Seules les parties classées comptent : choisissez « { web-home-rated } » avant de jouer. Le ± indique la marge d’erreur.
web-ladder-empty = Personne n’a encore joué trois parties de ce genre. À vous de commencer !
web-ladder-place = Rang
web-ladder-name = Nom
web-ladder-rating = Cote
web-ladder-games = Parties
web-person-since = Première visite : { $date }.
web-person-results = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
web-person-public = { $games ->
    [one] { $games } partie publique
   *[other] { $games } parties publiques
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
web-person-name = Votre nom
web-person-opponents = Adversaires
web-person-games = Parties
web-person-no-games = Pas encore de partie finie.
web-save = Enregistrer
web-rating-of = { $game }, { $players }
web-rating-plot = { $label } : de { $first } à { $last }
web-trend = Vos erreurs, partie après partie
web-trend-about = Ce que chaque décision a coûté en moyenne, en fraction de victoire. Seules comptent les parties analysées ; les analyses restent sur cet appareil.
web-trend-count = Parties analysées : { $reviewed } sur { $games }.
web-trend-rest = Analyser les autres
web-trend-game = Partie
web-trend-all = Tout
web-trend-together = Au total
web-trend-plot = { $label } : coût par décision, de { $first } à { $last }
web-account-login = Se connecter
web-account-register = S’inscrire

## Replay

web-replay-eyes = Point de vue
web-replay-open = Toutes les cartes visibles
web-replay-from = Vu par { $name }
web-replay-spectator = Vu par le public
web-replay-link = Partager ce moment
web-replay-download = Télécharger l’enregistrement
web-replay-start = Les cartes ont été distribuées.
web-replay-first = Au début
web-replay-previous = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-step = Étape
web-replay-at = Étape { $step } sur { $steps }
web-replay-turn-back = Tour précédent
web-replay-turn-on = Tour suivant
web-replay-mistakes = Erreurs
web-replay-mistake-back = Erreur précédente
web-replay-mistake-on = Erreur suivante
web-replay-played = Joué
web-replay-better = Mieux
web-replay-gave-away = { $name } : { $loss } de victoires en moins.
web-replay-try = Essayer à partir d’ici
web-replay-try-about = Continuez contre des bots en sachant ce que savait ce joueur. Les cartes cachées sont redistribuées.
web-trial-of = { $game } : un essai
web-trial-about = Un essai à partir d’une partie revue. Les cartes cachées ont été redistribuées ; l’essai ne compte pas.
web-trial-back = Revenir à la partie revue
web-review-working = Calcul en cours…
web-review-plot = Chances de victoire ({ $names }), de la donne à la fin

## Knowledge, hints, votes, fairness

web-hint = Conseil
web-hint-share = Victoires dans les parties simulées à partir d’ici : { $share }.
web-hint-points = Comptez sur environ { $points } points.
web-hint-visits = { $count ->
    [one] { $count } partie simulée.
   *[other] { $count } parties simulées.
}
web-hint-next = Deuxième choix : { $action } ({ $share }).
web-hint-clear = C’est nettement le meilleur choix.
web-hint-close = Il n’y a presque aucune différence : choisissez ce qui vous plaît.
web-hint-only = Il n’y a qu’une seule possibilité.
web-hint-thinking = Réflexion…
web-hint-best = { $action }{ $share ->
    [none] { "" }
   *[other] { " " }({ $share })
}
web-rematch-waits = Une revanche vous attend.
web-rematch-join = S’asseoir
web-away-me = Un bot joue à votre place.
web-waking = { $name } se réveille (son code est en cours de compilation ; environ une minute, seulement après une mise à jour).
web-away-return = Me revoilà
web-abandon-offered = { $name } propose d’arrêter la partie, sans résultat.
web-abandon-agree = Accepter
web-away-other = { $name } est hors ligne.
web-away-bot = Laisser un bot jouer
web-fairness = La donne est-elle équitable ?
web-fairness-commitment = Ce que le serveur a promis avant la donne
web-fairness-seed = La graine du serveur
web-home-live-tables = Parties à regarder

## Games without a table of their own

web-general-view = Ce que vous voyez
web-general-actions = Ce que vous pouvez faire
web-fact-none = rien
web-fact-hidden = caché
web-fact-yes = oui
web-fact-no = non

## Ways out of a game

web-resign = Déclarer forfait
web-resign-about = Vous perdez cette partie. C’est définitif.
web-resign-rated = Vous perdez cette partie, et elle compte pour votre cote. C’est définitif.
web-leave-rated = Quitter une partie classée, c’est la perdre. Pour continuer plus tard, fermez simplement la page.
web-leave-people = Les autres peuvent laisser un bot jouer à votre place. Vous pouvez revenir tant que la partie dure.
web-leave-bots = La partie s’arrête et les bots gagnent. Pour continuer plus tard, fermez simplement la page.
web-delete-table = Supprimer cette table
web-delete-table-about = La partie et son enregistrement disparaissent pour de bon.
web-play-on = Continuer à jouer
web-resigned-me = Vous avez perdu cette partie. Un bot joue à votre place jusqu’au bout.
web-away-bot-soon = { $name } est hors ligne. Vous pourrez laisser un bot jouer dans { $time }.
web-away-claim-soon = { $name } est hors ligne. Vous pourrez réclamer la victoire dans { $time }.
web-away-claim = Réclamer la victoire
web-away-asked = Un bot jouera à la place { DE($name) } dès que les autres seront d’accord.
web-new-zero-lose = Le joueur à court de temps perd la partie
web-new-rated = Partie classée (la quitter, c’est la perdre)
web-rules-lose = Temps écoulé, partie perdue
web-rules-rated = La partie est classée ; la quitter, c’est la perdre
web-home-rated = Partie classée, sans conseils
web-home-stranger = Jouer avec d’autres
web-person-games-search = Chercher et exporter toutes les parties
web-name-question = Comment les autres doivent-ils vous appeler ?
web-new-duplicate = Duplicate : les amis jouent la même donne
web-duplicate = Partie en duplicate
web-duplicate-about = Tout le monde a les mêmes cartes, la même place et les mêmes bots, et un seul essai. Vous verrez les points des autres quand vous aurez terminé.
web-duplicate-invite = Inviter des amis
web-duplicate-play = Jouer cette donne
web-duplicate-go-on = Continuer la partie
web-duplicate-look = Votre partie
web-duplicate-compare = Comparer les points
web-duplicate-name = Nom
web-duplicate-points = Points
web-duplicate-place = Rang à la table
web-duplicate-playing = Joue encore
web-duplicate-done = A terminé
web-duplicate-given-up = A déclaré forfait
