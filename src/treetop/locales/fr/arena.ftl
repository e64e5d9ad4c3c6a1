# Tournois entre joueurs : la commande `treetop arena` et ses rapports.

arena-help = Organiser un tournoi entre des joueurs et mesurer qui est le plus fort.
arena-help-game = Le jeu.
arena-help-entrants = Les joueurs, chacun avec ses réglages si vous voulez : search:iterations=2000,budget=0.5
arena-help-format = round-robin : tous contre tous. challenge : le premier contre les autres. together : une seule tablée.
arena-help-seats = Combien de joueurs à une table.
arena-help-deals = Combien de donnes joue chaque tablée. Chaque donne est jouée une fois depuis chaque place.
arena-help-budget = Secondes par décision.
arena-help-seed = La même graine donne les mêmes donnes.
arena-help-out = Le dossier des parties et du rapport ; s’il manque, un dossier dans « arena » qui porte le nom du tournoi. Si le tournoi y a commencé, il continue.
arena-help-workers = Combien de parties à la fois ; tous les cœurs par défaut.
arena-help-ray = L’adresse d’une grappe Ray sur laquelle jouer.

arena-preparing = Préparation (les règles nouvelles sont d’abord compilées)
arena-playing = Parties
arena-written = Écrit : { $file }
arena-stopped = Arrêté. La même commande reprend d’ici.
arena-failed = { $entrant } n’a pas décidé (partie { $fixture }, action { $action }) : { $reason }

arena-title = Arène : { $game }
arena-what = { $format ->
    [challenge] Un défi
    [together] Une seule tablée
   *[round-robin] Un tournoi toutes rondes
} à des tables de { $seats } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} pour { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, chacune jouée une fois depuis chaque place, avec { $budget } s par décision.
arena-standings = Classement
arena-how-sure = Les intervalles sont à 95 %. Ceux des victoires sont de Wilson, pour autant de parties indépendantes que valent les donnes en miroir. Une victoire partagée se divise. Les cotes sont celles d’openskill (Plackett–Luce) ; chacun commence à 25.
arena-meetings = Qui finit devant qui
arena-pictures = Figures
arena-failures = Défaillances
arena-failures-what = { $count ->
    [one] Il y a eu { $count } échec.
   *[other] Il y a eu { $count } échecs.
} Chaque décision qui n’a pas été prise a été remplacée par une décision permise au hasard. { $shown ->
    [one] En voici une.
   *[other] En voici { $shown }.
}

arena-column-entrant = joueur
arena-column-against = contre
arena-column-games = parties
arena-column-wins = victoires
arena-column-share = part
arena-column-ahead = devant
arena-column-interval = 95 %
arena-column-rating = cote
arena-column-points = points
arena-column-seconds = s/décision
arena-column-slowest = la plus lente
arena-column-late = en retard
arena-column-failures = défaillances
arena-column-fixture = partie
arena-column-action = action
arena-column-reason = ce qui s’est passé

arena-plot-matrix = Finit devant le joueur de la colonne, %
arena-plot-ratings = Cote, avec son intervalle à 95 %
arena-plot-points = Points par partie : moitié centrale et 95 % des parties
arena-plot-thinking = Secondes par décision, en moyenne sur une partie

arena-player-unknown = Il n’y a pas de joueur « { $name } ». Il y a : { $known } ; ou nommez une classe Python ou un fichier : package.module.Class, ./my_bot.py.
arena-player-is-a-command = « { $command } » est une commande, pas un joueur. Si c’est un programme qui joue, écrivez « treetop.players.Program:command={ $command } ».
arena-player-not-importable = « { $name } » ne peut pas être importé : { $problem }
arena-player-not-made = « { $name } » ne peut pas prendre place : { $problem }
arena-not-a-player = « { $name } » n’est pas un joueur : la méthode choose(view, seed, budget) lui manque.
arena-file-players = { $count ->
    [0] { $file } ne contient aucune classe avec la méthode choose(view, seed, budget). Si c’est un programme à part, écrivez « treetop.players.Program:command=python3 { $file } ».
   *[other] { $file } contient plusieurs joueurs : { $found }. Nommez-en un : module.Class.
}
arena-setting-unreadable = Les réglages de « { $player } » sont illisibles. Écrivez nom:réglage=valeur,réglage=valeur ; « command= » vient en dernier.
arena-setting-unknown = { $player } n’a pas de réglage « { $setting } ». Il a : { $known }.
arena-setting-value = { $kind ->
    [int] Le réglage « { $setting } » du joueur { $player } est un nombre entier, pas « { $given } ».
    [float] Le réglage « { $setting } » du joueur { $player } est un nombre, pas « { $given } ».
    [bool] Le réglage « { $setting } » du joueur { $player } est true ou false, pas « { $given } ».
   *[other] Le réglage « { $setting } » du joueur { $player } ne peut pas être « { $given } ».
}
arena-program-unnamed = « { $player } » doit dire quel programme joue : { $player }:command=python3 my_bot.py
arena-program-missing = Il n’y a pas de programme « { $program } » ici.
arena-budget = « { $given } » n’est pas un temps par décision : il faut un nombre de secondes supérieur à 0.
arena-seats = Ce jeu ne se joue pas à { $given }. Possible : { LIST($possible, type: "or") }.
arena-format = Il n’y a pas de format « { $given } ». Il y a : { $known }.
arena-deals = Il faut jouer au moins une donne.
arena-entrants = Nommez au moins deux joueurs, chacun une fois. Deux pareils doivent avoir des réglages différents.
arena-together = « together » veut un joueur par place : { $seats }, pas { $given }.
arena-folder-differs = Un autre tournoi a commencé dans { $folder } : là-bas « { $setting } » vaut { $there }, pas { $here }. Choisissez un autre dossier avec --out, ou aucun : chaque tournoi a alors le sien.
arena-folder-busy = Un tournoi se joue en ce moment dans { $folder }.
arena-workers-die = Les processus qui jouent s’arrêtent toujours avant la fin d’une partie. Si un script à vous les a lancés, placez ce qu’il fait sous { $guard } pour qu’ils ne le répètent pas ; sinon, quelque chose les arrête de l’extérieur. Ce qui a été joué est gardé ; la même commande continue.
arena-no-ray = Ray n’est pas installé : pip install ray

# treetop balance

arena-balance-help = Jouer des parties de bots à Tree Society et dire si le paquet est équitable.
arena-balance-help-games = Combien de parties pour chaque nombre de joueurs.
arena-balance-help-players = Seulement des parties à ce nombre de joueurs ; peut être répété. Sinon 2, 3 et 4.
arena-balance-help-seed = Le même nombre donne les mêmes parties.
arena-balance-help-deck = Un fichier de paquet ; sinon le paquet du projet.
arena-balance-help-out = Le dossier du rapport.
arena-balance-help-workers = Combien de processus jouent ; tous les cœurs par défaut.
arena-balance-playing = Parties
arena-balance-title = Tree Society : l’équilibre du paquet
arena-balance-what = { $games } parties pour chaque nombre de joueurs : { $players } ; à toutes les places joue le planificateur, qui regarde jusqu’à la fin de son tour. Une partie sur deux a les guildes conseillées pour débuter, les autres quatre tirées au sort. Paquet { $hash }. Entre parenthèses : intervalles à 95 %.
arena-balance-games = Parties
arena-balance-rounds = Manches
arena-balance-scores = Points
arena-balance-seats = Part de victoires par place
arena-balance-guilds = Guildes
arena-balance-combinations = Combinaisons de guildes
arena-balance-combinations-what = De combien la première et la dernière place gagnent plus que leur juste part, en points de pourcentage.
arena-balance-cards = Cartes
arena-balance-effects = Effets utilisés
arena-balance-effect-coins = Pièces dans la bourse
arena-balance-effect-chest = Pièces dans le coffre
arena-balance-effect-sale = Vente supplémentaire
arena-balance-effect-take = Prendre des fruits au marché
arena-balance-effect-row = Défausser une rangée
arena-balance-effect-discard = Défausser une guilde
arena-balance-effect-give = Céder des fruits
arena-balance-effect-build = Construire un niveau moins cher
arena-balance-effect-reveal-fruit = Révéler des fruits
arena-balance-effect-reveal-guilds = Révéler des cartes de guilde
arena-balance-effect-reduce = Continu : niveaux moins chers
arena-balance-effect-on-sale = Continu : pièces à chaque vente
arena-balance-effect-on-build = Continu : pièces à chaque niveau construit
arena-balance-effect-on-complete = Continu : pièces à chaque guilde achevée
arena-balance-effect-on-take = Continu : pièces à chaque fruit pris
arena-balance-effect-on-rest = Continu : pièces à chaque repos
arena-balance-shift = Variation de la part de victoires, en points de pourcentage
arena-balance-shift-what = De combien de points de pourcentage on gagne plus souvent quand on l’a achevée, à nombre de symboles égal.
arena-balance-column-players = Joueurs
arena-balance-column-number = Parties
arena-balance-column-rounds = Manches
arena-balance-column-symbols = Finies par symboles (T21)
arena-balance-column-scores = Points
arena-balance-column-first = Première place
arena-balance-column-last = Dernière place
arena-balance-column-what = Quoi
arena-balance-column-times = Achevée
arena-balance-column-shift = Variation
arena-balance-column-uses = Fois par partie
