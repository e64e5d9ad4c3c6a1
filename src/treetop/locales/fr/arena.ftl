# Tournois entre joueurs : la commande `treetop arena` et ses rapports.

arena-help = Organiser un tournoi entre des joueurs et mesurer qui est le plus fort.
arena-help-game = Le jeu.
arena-help-entrants = Les joueurs, avec des réglages si vous voulez : search:iterations=2000,budget=0.5
arena-help-format = round-robin : tous contre tous. challenge : le premier contre les autres. together : tous à une table.
arena-help-seats = Joueurs par table.
arena-help-deals = Donnes par tablée. Chaque donne est jouée une fois depuis chaque place.
arena-help-budget = Secondes par décision.
arena-help-seed = La même graine donne les mêmes donnes.
arena-help-out = Le dossier des parties et du rapport ; par défaut, un dossier dans « arena » au nom du tournoi. Un tournoi qui y a déjà commencé reprend.
arena-help-workers = Nombre de parties jouées à la fois ; par défaut, une par cœur.
arena-help-ray = L’adresse d’une grappe Ray sur laquelle jouer.

arena-preparing = Préparation (les règles nouvelles sont d’abord compilées)
arena-playing = Parties
arena-written = Écrit : { $file }
arena-stopped = Arrêté. Relancez la même commande pour reprendre.
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
arena-how-sure = Les intervalles sont à 95 %. Ceux des victoires sont de Wilson, pour le nombre de parties indépendantes que valent les donnes en miroir. Une victoire partagée se divise. Les cotes sont celles d’openskill (Plackett–Luce) ; chacun commence à 25.
arena-meetings = Qui finit devant qui
arena-pictures = Figures
arena-failures = Défaillances
arena-failures-what = { $count ->
    [one] Il y a eu { $count } défaillance.
   *[other] Il y a eu { $count } défaillances.
} Chaque décision qui n’a pas été prise a été remplacée par un coup permis au hasard. Chaque type figure une fois, en commençant par le plus fréquent.

arena-column-entrant = joueur
arena-column-against = contre
arena-column-games = parties
arena-column-wins = victoires
arena-column-share = % de victoires
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

arena-plot-matrix = Combien de fois le joueur de la ligne finit devant celui de la colonne, %
arena-plot-ratings = Cote, avec son intervalle à 95 %
arena-plot-points = Points par partie : moitié centrale et 95 % des parties
arena-plot-thinking = Secondes par décision, en moyenne sur une partie

arena-player-unknown = Le joueur « { $name } » n’existe pas. Disponibles : { $known }. Vous pouvez aussi nommer une classe Python ou un fichier : package.module.Class, ./my_bot.py.
arena-player-is-a-command = « { $command } » est une commande, pas un joueur. Si c’est un programme qui joue, écrivez « treetop.players.Program:command={ $command } ».
arena-player-not-importable = Impossible d’importer « { $name } » : { $problem }
arena-player-not-made = « { $name } » ne peut pas prendre place : { $problem }
arena-not-a-player = « { $name } » n’est pas un joueur : la méthode choose(view, seed, budget) lui manque.
arena-file-players = { $count ->
    [0] { $file } ne contient aucune classe avec la méthode choose(view, seed, budget). Si c’est un programme à part, écrivez « treetop.players.Program:command=python3 { $file } ».
   *[other] { $file } contient plusieurs joueurs : { $found }. Nommez-en un : module.Class.
}
arena-setting-unreadable = Les réglages de « { $player } » sont illisibles. Écrivez nom:réglage=valeur,réglage=valeur ; « command= » vient en dernier.
arena-setting-unknown = { $player } n’a pas de réglage « { $setting } ». Disponibles : { $known }.
arena-setting-value = { $kind ->
    [int] Le réglage « { $setting } » du joueur { $player } doit être un nombre entier, pas « { $given } ».
    [float] Le réglage « { $setting } » du joueur { $player } doit être un nombre, pas « { $given } ».
    [bool] Le réglage « { $setting } » du joueur { $player } doit être true ou false, pas « { $given } ».
   *[other] Le réglage « { $setting } » du joueur { $player } ne peut pas être « { $given } ».
}
arena-program-unnamed = « { $player } » doit nommer un programme : { $player }:command=python3 my_bot.py
arena-program-missing = Le programme « { $program } » n’est pas ici.
arena-budget = « { $given } » n’est pas un temps par décision : il faut un nombre de secondes supérieur à 0.
arena-seats = Ce jeu ne se joue pas à { $given }. Disponibles : { LIST($possible, type: "or") }.
arena-format = Le format « { $given } » n’existe pas. Disponibles : { $known }.
arena-deals = Il faut au moins une donne.
arena-entrants = Nommez au moins deux joueurs, chacun une fois. Deux du même type doivent avoir des réglages différents.
arena-together = « together » veut un joueur par place : { $seats }, pas { $given }.
arena-folder-differs = Un autre tournoi a commencé dans { $folder } : là-bas, « { $setting } » vaut { $there }, pas { $here }. Choisissez un autre dossier avec --out, ou n’en indiquez pas : chaque tournoi a alors le sien.
arena-folder-busy = Un tournoi se joue en ce moment dans { $folder }.
arena-workers-die = Les processus qui jouent s’arrêtent toujours avant la fin d’une partie. Si votre propre script les a lancés, placez son code sous { $guard } pour qu’ils ne le répètent pas ; sinon, quelque chose les arrête de l’extérieur. Les parties déjà jouées sont gardées ; relancez la même commande pour reprendre.
arena-no-ray = Ray n’est pas installé : pip install ray

# treetop balance

arena-balance-help = Faire jouer des bots et évaluer l’équilibre d’un jeu.
arena-balance-help-games = Parties pour chaque nombre de joueurs.
arena-balance-help-players = Seulement des parties à ce nombre de joueurs ; peut être répété. Par défaut : tous ceux que le jeu permet.
arena-balance-help-seed = Le même nombre donne les mêmes parties.
arena-balance-help-player = Qui joue à toutes les places : forecast, forecast-1, search ou planner.
arena-balance-player-unknown = Ce rapport n’a pas de joueur « { $player } ». Disponibles : { $known }.
arena-balance-help-out = Le dossier du rapport.
arena-balance-help-workers = Nombre de processus ; par défaut, un par cœur.
arena-balance-playing = Parties
arena-balance-random-title = { $game } : parties au hasard
arena-balance-random-what = { $games } parties pour chaque nombre de joueurs : { $players } ; chaque action est choisie au hasard. Entre parenthèses : intervalles à 95 %.
arena-balance-games = Parties
arena-balance-rounds = Manches
arena-balance-decisions = Décisions
arena-balance-actions = Actions choisies par partie
arena-balance-scores = Points
arena-balance-seats = Part de victoires selon l’ordre du tour
arena-balance-shift = Variation de la part de victoires, en points de pourcentage
arena-balance-column-players = Joueurs
arena-balance-column-number = Parties
arena-balance-column-decisions = Décisions
arena-balance-column-rounds = Manches
arena-balance-column-scores = Points
arena-balance-column-first = Premier joueur
arena-balance-column-last = Dernier joueur
arena-balance-column-what = Quoi
arena-balance-column-shift = Variation
arena-balance-column-uses = Fois par partie
