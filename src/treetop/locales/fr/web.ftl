# Le client pour le navigateur.

web-without-scripts = Treetop a besoin de JavaScript pour jouer. Activez-le pour cette page.
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
web-failed = Cela n’a pas marché. Réessayez.
web-load-again = Recharger
web-rule = Règle { $rule }
web-copied = Lien copié.
web-to-home = Retour à l’accueil
web-lost-title = Rien ne pousse ici
web-lost = Il n’y a aucune page à cette adresse.

## Games

web-game-arboretum = Arboretum
web-game-arboretum-about = Plantez des allées d’arbres et gardez les cartes qui permettent de les compter.
web-game-tree-society = Tree Society
web-game-tree-society-about = Vendez des fruits, bâtissez des maisons dans les arbres, réunissez les guildes.
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
web-table-abandoned = Abandonnée
web-table-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-table-lost-title = Cette table n’est pas là
web-table-lost = Le lien est peut-être incomplet, ou la table n’admet pas de spectateurs.

## Waiting for people

web-seat-open = Place libre
web-seat-again = { $name } { $number }
web-seat-you = (vous)
web-seat-take = S’asseoir ici
web-seat-offline = hors ligne
web-lobby-title = Une table pour { $game }
web-lobby-invite = Invitez qui vous voulez
web-lobby-invite-how = Toute personne qui ouvre ce lien peut s’asseoir. La partie commence quand toutes les places sont prises.
web-lobby-link = Lien vers la table
web-lobby-share-link = Partager le lien
web-lobby-share-title = Une partie sur Treetop
web-lobby-share = Viens jouer à { $game } avec moi
web-lobby-qr = Code QR du lien vers la table
web-lobby-fill-with = Joueur pour les places libres
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
web-command = Saisir une action
web-command-do = Exécuter
web-clock = Temps restant
web-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-connection-lost = Pas de connexion. Nouvel essai automatique…
web-abandon = Proposer d’arrêter sans résultat
web-abandon-asked = Les autres voient votre proposition. La partie s’arrête quand tout le monde est d’accord.
web-leave = Quitter la partie
web-take-back = Annuler
web-taken-back = Annulé.
web-commit = Finir le tour

## Arboretum: cards and places

web-card-back = Une carte cachée
web-card-at = { $card }, ligne { $row }, colonne { $column }
web-card-tentative = { $name }, pas encore définitive
web-place-at = Emplacement libre, ligne { $row }, colonne { $column }
web-plant-here = Planter { $card } ici, ligne { $row }, colonne { $column }
web-hand = Votre main
web-mine = Votre côté
web-others = Les autres
web-other-look = Regarder l’arboretum { DE($name) }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-arboretum-mine = Votre arboretum
web-arboretum-of = Arboretum { DE($name) }
web-garden-view = Vue
web-garden-closer = Plus près
web-garden-further = Plus loin
web-garden-recentre = Tout montrer
web-paths = Vos meilleures allées
web-path-of = { $species } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-piles = Piles
web-pile-draw = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-pile-name = Pioche
web-pile-mine = La vôtre
web-pile-discard = Défausse : { $name }. Au-dessus : { $card }. { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-pile-discard-empty = Défausse : { $name }. Vide
web-pile-look = Parcourir la défausse
web-pile-discards-of = Défausse { DE($name) }
web-pile-nothing = Il n’y a rien ici.

## Arboretum: whose turn it is and what is expected

web-turn-draw = À vous : piochez une carte ({ $number } sur 2)
web-turn-plant = Plantez une carte : choisissez-la dans votre main
web-turn-place = { $card } : choisissez sa place
web-turn-discard = Défaussez une carte de votre main
web-turn-commit = Finissez votre tour, ou annulez
web-turn-over = La partie est finie
web-watching = Vous regardez
web-turn-other-draw = { $name } pioche
web-turn-other-plant = { $name } plante
web-turn-other-discard = { $name } se défausse
web-do-draw = Piocher
web-do-draw-discard = Choisissez une défausse
web-do-plant = Choisissez une carte
web-do-place = Choisissez une place
web-do-discard = Choisissez la défausse

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
web-setting-left-handed = Disposition pour la main gauche

## The end

web-final-count = Le décompte
web-final-rematch = Rejouer
web-final-replay = Revoir
web-final-look-back = Revoir où tout s’est joué
web-final-share-button = Partager
web-final-share = { $names } : { $scores }
web-final-again = Revoir le décompte
web-winner = Victoire { DE($name) } !
web-winners = { $names } se partagent la victoire
web-sheet = Feuille de score
web-sheet-species = Essence
web-sheet-no-right = pas le droit de compter
web-sheet-total = Total
web-sheet-varieties = Essences différentes
web-sheet-tie-broken = Égalité de points : la victoire va à qui a cultivé le plus d’essences différentes.
web-sheet-shared = Toujours à égalité ! Plantez aujourd’hui un arbre par personne : dans cinq ans, le plus grand décidera.
web-reveal-page = { $page } sur { $pages }
web-reveal-next = Essence suivante
web-reveal-back = Retour
web-reveal-skip = Passer à la feuille
web-reveal-sheet = Vers la feuille de score
web-reveal-nobody = Personne ne tient cette essence : tout le monde peut la compter.
web-reveal-value = Valeur de la main
web-reveal-cancelled = Le 8 ne compte pas : { $name } tient le 1.
web-reveal-cancelled-card = { $card }, ne compte pas
web-reveal-no-right = Pas le droit de compter
web-reveal-no-path = Le droit de compter, mais aucune allée
web-reveal-total = { $count ->
    [one] { $count } point jusqu’ici
   *[other] { $count } points jusqu’ici
}
web-points-cards = { $count } pour les cartes
web-points-same = { $count } pour une seule essence
web-points-one = { $count } pour un début par un 1
web-points-eight = { $count } pour une fin par un 8

## A new table

web-new-title = Nouvelle table
web-new-seats = Joueurs
web-new-you = Vous
web-new-seat = Place { $number }
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
web-new-clock-bank-minutes = minutes par personne
web-new-clock-bank-increment = secondes ajoutées après chaque tour
web-new-clock-days-days = jours par tour
web-new-zero = Quand le temps est écoulé
web-new-zero-bot = Un bot continue
web-new-zero-abandon = La partie s’arrête sans résultat
web-new-order = Qui commence
web-new-order-lot = Tirage au sort
web-new-order-seated = Vous, puis par place
web-new-spectators = Spectateurs
web-new-spectators-yes = Admis
web-new-spectators-delayed = Trois minutes plus tard
web-new-spectators-no = Aucun
web-new-public = Montrer la table dans la liste publique
web-new-hints = Permettre les conseils (la partie ne compte alors pas pour le classement)
web-new-open = Ouvrir la table
web-new-begin = Commencer
web-rules = Règles de cette table
web-rules-usual = Celles d’usage, sans horloge.
web-rules-chosen = { $rule } : { $choice }
web-rules-without = Sans : { $rule }
web-rules-guilds = Guildes : { $names }
web-rules-species = Espèces : { $names }
web-rules-hints = Les indices sont permis ; la partie n’est pas classée
web-rules-clock-move = { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
}
web-rules-clock-bank = { $minutes ->
    [one] { $minutes } minute par personne, plus { $increment } s après chaque tour
   *[other] { $minutes } minutes par personne, plus { $increment } s après chaque tour
}
web-rules-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-option-random = Au hasard
web-option-chosen = Je choisis
web-option-several = { $count } sur { $needed } choisies
web-option-arboretum-edition = Édition (noms et couleurs)
web-option-arboretum-edition-renegade = Renegade 2018
web-option-arboretum-edition-zman = Z-Man 2014
web-option-arboretum-species = Essences
web-option-arboretum-discards = Défausses
web-option-arboretum-discards-open = On peut les parcourir
web-option-arboretum-discards-top = Seulement la carte du dessus
web-option-arboretum-opening-discard = Tout le monde sauf le premier joueur commence avec une carte défaussée visible

## Ladder and people

web-way-learn = Apprendre
web-way-learn-about = De courtes leçons, des règles à essayer, et là où les livrets divergent.
web-way-scorepad = Carnet
web-way-scorepad-about = Pour une partie avec de vraies cartes : saisir, compter, se souvenir. Marche hors ligne.
web-way-ladder = Classement
web-ladder-about = Les parties finies sans conseils comptent : ouvrez une telle table avec « { web-home-more } », car « { web-home-play } » les permet contre les bots. Le ± dit à quel point la cote est sûre.
web-ladder-empty = Personne n’a encore joué trois parties de ce genre. Lancez-vous !
web-ladder-place = Rang
web-ladder-name = Nom
web-ladder-rating = Cote
web-ladder-games = Parties
web-person-since = Ici depuis le { $date }.
web-person-results = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
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
web-account = Retrouver vos parties sur plusieurs appareils
web-account-about = Avec un nom et un mot de passe, vous retrouvez vos parties sur tout appareil. Celles déjà jouées vous suivent.
web-account-name = Nom
web-account-password = Mot de passe (au moins 8 caractères)
web-account-create = Créer un compte
web-account-login = Se connecter
web-account-logout = Se déconnecter
web-account-logout-everywhere = Se déconnecter partout
web-account-welcome = Bienvenue, { $name } !

## Replay

web-replay-eyes = Vue
web-replay-open = Toutes les cartes visibles
web-replay-from = Avec les yeux { DE($name) }
web-replay-spectator = Avec les yeux du public
web-replay-link = Partager ce moment
web-replay-download = Télécharger la partie
web-replay-start = Les cartes sont distribuées.
web-replay-first = Au début
web-replay-previous = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-step = Étape
web-replay-at = Étape { $step } sur { $steps }
web-replay-turn-back = Tour précédent
web-replay-turn-on = Tour suivant
web-review-working = Calcul en cours…
web-review-plot = Chances de victoire de { $names }, de la donne à la fin

## Tree Society

web-turn-other = { $name } joue
web-market = Marché
web-market-upper = Rangée du haut (1 pièce de plus)
web-market-lower = Rangée du bas
web-market-fruit = Marché aux fruits
web-market-decks = Restent : { $guild } cartes de guilde, { $fruit } fruits
web-fruit = { $fruit }, vaut { $price } maintenant, { $precious ->
    [true] fruit précieux, { $action }
   *[other] { $action }
}
web-fruit-offer = { $fruit }. { $offer }
web-fruit-unsold = Vos fruits
web-fruit-none = Aucun fruit
web-fruit-sold = Vendus : { $count }
web-guild-card = { $name }, { $guild } × { $symbols }, { $level ->
    [0] pas encore bâtie
   *[other] bâtie jusqu’au niveau { $level }
}{ $price ->
    [none] { "" }
   *[other] , à bâtir pour { $price }
}
web-guild-level = Niveau { $level }
web-guild-cost = Coût : { $count }
web-guild-ongoing = Maisons en chantier
web-points = { $count ->
    [one] point
   *[other] points
}
web-pouch = Bourse : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
web-chest = Coffre : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
web-symbols = Symboles de guilde : { $count } sur { $needed }
web-board-look = Regarder le plateau { DE($name) }
web-board-of = Plateau { DE($name) }
web-prompt = À choisir maintenant
web-prompt-left = (encore { $count } à choisir)
web-prompt-waiting = Ensuite, { $card } continue : { $text }
web-society-tie = Égalité de points : la place la plus tardive l’emporte.
web-option-tree-society-guilds = Guildes (choisissez-en quatre)
web-option-tree-society-starting-cards = Tout le monde commence avec une maison
web-option-tree-society-draft = Choisir les premiers fruits à tour de rôle
web-option-tree-society-end-symbols = Symboles de guilde qui terminent la partie
web-option-tree-society-end-symbols-6 = Six
web-option-tree-society-end-symbols-7 = Sept
web-option-tree-society-open-memory = Tout le monde peut voir les fruits vendus
web-option-tree-society-half-cost = Moitié prix
web-option-tree-society-half-cost-up = Arrondir vers le haut
web-option-tree-society-half-cost-down = Arrondir vers le bas
web-option-tree-society-deck = Paquet
web-option-tree-society-deck-canopy = Celui de Treetop

## Knowledge, hints, votes, fairness

web-knowledge = Où sont les cartes
web-knowledge-place = { $card } : { $words }
web-knowledge-unseen = { $count ->
    [one] { $count } carte jamais vue (?) : dans une main ou dans la pioche.
   *[other] { $count } cartes jamais vues (?) : dans les mains ou dans la pioche.
}
web-knowledge-nowhere = jamais vue
web-knowledge-planted = plantée par { $name }
web-knowledge-discarded = dans la défausse { DE($name) }
web-knowledge-mine = dans votre main
web-knowledge-held = dans la main { DE($name) }
web-hint = Conseil
web-hint-share = Ainsi, vous gagnez { $share } des parties imaginées à partir d’ici.
web-hint-points = On peut attendre environ { $points } points.
web-hint-visits = { $count ->
    [one] { $count } partie imaginée.
   *[other] { $count } parties imaginées.
}
web-hint-next = Deuxième choix : { $action } ({ $share }).
web-hint-clear = C’est nettement mieux.
web-hint-close = Presque aucune différence : suivez votre goût.
web-hint-only = Il n’y a qu’une façon de continuer.
web-hint-thinking = Réflexion…
web-hint-best = { $action }{ $share ->
    [none] { "" }
   *[other] { " " }({ $share })
}
web-act-take = Prendre dans la défausse de la place { $number }
web-act-discard = Défausser { $card }
web-rematch-waits = Une revanche vous attend.
web-rematch-join = S’asseoir
web-away-me = Un bot joue à votre place.
web-away-return = Revenir
web-abandon-offered = { $name } propose d’arrêter sans résultat.
web-abandon-agree = Accepter
web-away-other = { $name } est hors ligne.
web-away-bot = Laisser un bot jouer
web-fairness = La donne est-elle honnête ?
web-fairness-commitment = Ce que le serveur a promis avant la donne
web-fairness-seed = La graine du serveur
web-home-live-tables = Parties à regarder
