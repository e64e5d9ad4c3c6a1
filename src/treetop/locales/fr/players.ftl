players-random-name = Écureuil
players-random-description = Joue n’importe quel coup permis, comme un écureuil ramasse des noisettes.
players-novice-name = Jeune Pousse
players-novice-description = Apprend encore : joue le plus souvent avec bon sens, et fait les erreurs que tout le monde fait.
players-builder-name = Jardinier
players-builder-description = Soigne son beau jardin et regarde rarement par-dessus la haie.
players-denier-name = Pie
players-denier-description = Garde ce dont les autres ont besoin et leur laisse peu à marquer.
players-strategist-name = Hibou
players-strategist-description = Compte chaque carte, pèse chaque possibilité, plante et amasse à la fois.
players-greedy-name = Renard
players-greedy-description = Prend ce qui rapporte le plus tout de suite.
players-planner-name = Castor
players-planner-description = Prépare la fin de la partie, pas à pas.
players-search-name = Vieux Chêne
players-search-description = Avant chaque coup, joue la suite de la partie dans sa tête, des milliers de fois.
# Plays at the reader's own level, $level on the ladder of bots.
players-like-name = Moqueur
players-like-description = Joue à votre niveau, estimé à { $level } d’après vos dernières parties analysées : tantôt un peu au-dessus, tantôt un peu en dessous.
players-like-choice = Comme moi
players-like-unknown = Dès que vous aurez analysé une de vos parties, un bot pourra jouer à votre niveau.
players-program-not-started = Impossible de lancer « { $command } » : { $problem }
players-program-late = « { $command } » n’a pas répondu à temps.
players-program-ended = { $code ->
    [none] « { $command } » a fermé sa sortie.
   *[other] « { $command } » s’est arrêté avec le code de sortie { $code }.
}{ $error ->
    [none] { "" }
   *[other] { " " }Ses derniers mots : « { $error } ».
}
players-program-deaf = « { $command } » ne lit pas son entrée.
players-program-unreadable = Cette réponse n’est pas valable : « { $answer } ».

players-review-title = Où tout s’est joué
players-review-how = Les chances de victoire de chacun après chaque tour, si de bons joueurs avaient pris la suite.
players-review-none = Aucun tour n’a décidé de la partie à lui seul.
players-review-swing = Tour { DE($actor) } : { $winner } { $before } → { $after }
# $loss is the share of the wins that $action gave away against $best.
players-decisions-title = Les décisions les plus coûteuses
players-decisions-how = Chaque décision est jugée d’après ce que le joueur savait alors ; les écarts qui peuvent tenir au hasard sont laissés de côté.
players-decisions-line = { $actor }, étape { $step } : { $action }. Mieux valait ({ $loss } de plus) : { $best }.
players-decisions-none = Aucune décision n’était clairement une erreur.

players-account-title = Maîtrise et hasard
players-account-how = De quoi se composent les chances de victoire de chacun, du début à la fin de la partie. Ce que les erreurs n’expliquent pas relève du hasard : les cartes sorties, et l’endroit où se trouvaient celles qui étaient cachées.
players-account-part = Chances de victoire
players-account-start = Au début
players-account-errors = Ses propres erreurs
players-account-others-errors = Erreurs des autres
players-account-luck = Hasard
players-account-result = À la fin
players-account-without-luck = Sans le hasard
players-account-error = Perdu par décision
players-account-level = Niveau de jeu
players-account-turn = Part du hasard à ce tour : { $luck }.
players-account-level-played = { $level } ({ $word })
players-unknown = Le joueur « { $name } » n’existe pas. Disponibles : { $known }.
players-level = { $word }.
players-level-rated = { $word }, cote { $rating }.
players-level-0 = Au hasard
players-level-1 = Débutant
players-level-2 = Facile
players-level-3 = Moyen
players-level-4 = Fort
players-level-5 = Expert
