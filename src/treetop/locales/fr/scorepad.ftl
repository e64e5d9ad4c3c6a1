scorepad-page = Carnet de scores
scorepad-lead = Vous jouez avec de vraies cartes ? Saisissez les cartes de chacun : le carnet additionne les points, les explique et garde la partie. Il fonctionne hors ligne, et tout reste sur cet appareil.
scorepad-new = Compter les points { DE($game) }
scorepad-history = Parties sur cet appareil
scorepad-unfinished = Incomplète
scorepad-forget = Supprimer la partie : { $date }
scorepad-forgotten = Partie supprimée : { $date }
scorepad-not-here = Cette partie n’est pas sur cet appareil, ou le lien est incomplet.
scorepad-unable = Ce navigateur ne peut pas calculer les points : il lui manque WebAssembly ou les workers de type module. Ce que vous saisissez est gardé, et son lien montre les points dans tout autre navigateur.
scorepad-statistics = Statistiques des joueurs
scorepad-column-name = Nom
scorepad-column-games = Parties
scorepad-column-wins = Gagnées
scorepad-column-average = Moyenne
scorepad-column-best = Record

scorepad-players = Joueurs
scorepad-name = Nom
scorepad-start = Saisir les cartes

scorepad-back = Retour au carnet
scorepad-tabs = Joueurs et résultat
scorepad-result = Résultat
scorepad-undo = Annuler

scorepad-counting = Calcul des points…

scorepad-what-if = Et si… ?
scorepad-what-if-on = Ce n’est qu’un essai : retirez des cartes, ajoutez-en et regardez les points changer. La vraie partie ne change pas.
scorepad-what-if-back = Revenir à la vraie partie
scorepad-what-if-keep = Garder les changements
scorepad-live = { $name } : { $before } → { $now }

scorepad-share-picture = Image
scorepad-share-text = Texte
scorepad-share-link = Lien
scorepad-picture-saved = Image enregistrée.
scorepad-copied = Copié.
scorepad-text-title = { $game }, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-less = Moins : { $what }
scorepad-more = Plus : { $what }
