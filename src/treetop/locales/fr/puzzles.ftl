puzzles-help = Problèmes pour les deux jeux.
puzzles-help-mine = Trouver des problèmes dans des parties entre bots.
puzzles-help-games = Parties de bots à examiner.
puzzles-help-first = Le numéro de la première partie ; les mêmes numéros donnent les mêmes problèmes.
puzzles-help-out = Le fichier des problèmes ; par défaut, JEU-puzzles.tsv.
puzzles-help-grade = Seulement les problèmes de cette difficulté, à partir de 1 ; par défaut, le premier est le problème du jour.
puzzles-none = Il n’y a pas de problème pour ce jeu.
puzzles-no-grade = Il n’y a pas de problème de cette difficulté. Disponibles : { $known }.
puzzles-mined = Niveau { $grade } : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-unreadable = Ceci n’est pas un problème : « { $text } ».

puzzles-title = Problèmes
puzzles-lead = Des positions de parties entre bots où une action est nettement la meilleure. Trouvez-la : seul le premier essai compte.
puzzles-all = Tous les problèmes
puzzles-streak = Résolus d’affilée : { $streak } (record : { $best })
puzzles-days = Problèmes du jour d’affilée : { $days }
puzzles-rating = Votre cote : { $rating }
puzzles-day = Problème du jour
puzzles-day-solved = Résolu aujourd’hui.
puzzles-day-missed = Raté aujourd’hui. Un nouveau vous attend demain.
puzzles-grades = Par difficulté
puzzles-grade = { $name } ne les voit pas
puzzles-progress = { $done } sur { $count } essayés
puzzles-ask = À vous de jouer. Quelle est la meilleure action ? { $name } ne la voit pas.
puzzles-solved = C’est ça !
puzzles-missed = Il y a mieux.
puzzles-told = Voici la réponse.
puzzles-best = Le mieux : { $action }. Toute autre action coûte au moins { $gap } des victoires.
puzzles-lure = { $name } a choisi : { $action }. Cela coûte { $loss }.
puzzles-hint = Conseil
puzzles-hint-not = Pas celle-ci : { $action }. Cela coûte { $loss } des victoires.
puzzles-hint-few = L’une de celles-ci : { $actions }.
puzzles-show = Montrer la réponse
puzzles-next = Problème suivant
puzzles-deal = Donne du jour
puzzles-deal-about = Les mêmes cartes et les trois mêmes bots pour tout le monde. Vous avez un seul essai.
puzzles-deal-play = Jouer
puzzles-deal-look = Votre partie
puzzles-deal-oak = Voir jouer { $name }
puzzles-deal-result = Points : { $points }, rang { $place } sur { $players }
puzzles-deal-given-up = Vous avez déclaré forfait
puzzles-deal-share = Treetop, donne du jour, { $game }, { $day } : points { $points }, rang { $place } sur { $players }
puzzles-share = Partager
puzzles-day-share = Treetop, problème du jour, { $game }, { $day } : { $solved ->
    [true] résolu au premier essai
   *[other] pas au premier essai
}
puzzles-table = Classement du jour
puzzles-table-send = Envoyer mon résultat
puzzles-table-about = Le serveur reçoit votre nom et vos actions, rejoue la donne et montre vos points à toutes les personnes qui l’ont jouée. Vous verrez ensuite les leurs.
puzzles-table-first = Jouez d’abord la donne du jour ; vous verrez ensuite comment les autres s’en sont tirés.
puzzles-table-rank = Votre rang : { $rank } sur { $count }.
puzzles-table-name = Nom
puzzles-table-points = Points
puzzles-table-place = Rang à la table
puzzles-table-number = N°
puzzles-picture = Image
puzzles-picture-saved = Image enregistrée.
puzzles-picture-day = { $solved ->
    [true] Résolu au premier essai
   *[other] Pas au premier essai
}
