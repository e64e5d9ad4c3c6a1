players-random-name = Écureuil
players-random-description = Joue n’importe quel coup permis, comme un écureuil prend n’importe quelle noisette.
players-novice-name = Jeune Pousse
players-novice-description = Apprend encore : joue le plus souvent avec bon sens et fait les erreurs de tout le monde.
players-builder-name = Jardinier
players-builder-description = Soigne son beau jardin et regarde à peine par-dessus la haie.
players-denier-name = Pie
players-denier-description = Garde ce dont les autres ont besoin et leur laisse peu à marquer.
players-strategist-name = Hibou
players-strategist-description = Compte chaque carte, pèse chaque chance, plante et amasse à la fois.
players-greedy-name = Renard
players-greedy-description = Prend ce qui rapporte le plus tout de suite.
players-planner-name = Castor
players-planner-description = Travaille pour la fin de la partie, pas à pas.
players-search-name = Vieux Chêne
players-search-description = Avant chaque coup, poursuit la partie de tête, des milliers de fois.
players-program-not-started = Impossible de lancer « { $command } » : { $problem }
players-program-late = « { $command } » n’a pas répondu à temps.
players-program-ended = { $code ->
    [none] « { $command } » a fermé sa sortie.
   *[other] « { $command } » s’est arrêté avec le code de sortie { $code }.
}{ $error ->
    [none] { "" }
   *[other] { " " }Ses derniers mots : « { $error } ».
}
players-program-deaf = « { $command } » ne lit pas ce qu’on lui dit.
players-program-unreadable = Ceci n’est pas une réponse : « { $answer } ».

players-review-title = Où tout s’est joué
players-review-how = Les chances de victoire de chacun après chaque tour, si la partie s’était poursuivie à haut niveau.
players-review-none = Aucun tour n’a décidé la partie à lui seul.
players-review-swing = { $actor } joue : { $winner } { $before } → { $after }
players-unknown = Il n’y a pas de joueur « { $name } ». Il y a : { $known }.
