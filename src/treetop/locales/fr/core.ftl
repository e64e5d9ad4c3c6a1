# Ce que toutes les parties partagent.

core-language-en = English
core-language-it = Italiano
core-language-uk = Українська
core-language-es = Español
core-language-fr = Français

core-card = { $name } { $rank }
core-player = Joueur { $seat }
core-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
core-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

core-seed-malformed = « { $seed } » n’est pas une graine : il faut au moins 32 chiffres hexadécimaux en minuscules, en nombre pair.
core-option-unknown = L’option « { $option } » n’existe pas. Disponibles : { $known }.
core-option-value = « { $option } » ne peut pas valoir « { $value } ». Disponibles : { $choices }.
core-players-between = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $given }.
core-code-unknown = Aucune action ne porte le numéro { $code }.
core-code-illegal = L’action numéro { $code } n’est pas permise ici.
core-seat-unknown = La place « { $seat } » n’existe pas : les places sont numérotées de 0 à { $last }.
core-not-to-act = Ce n’est pas à cette place de jouer.
core-action-illegal = Ici, « { $action } » n’est pas possible.
core-do = { $action }
core-told = { $seat } : { $action }
core-game-unknown = Le jeu « { $name } » n’existe pas. Disponibles : { $known }.
core-game-broken = Le jeu « { $name } » n’a pas pu être chargé : { $reason }
core-state-unreadable = Ceci n’est pas une position enregistrée.
core-state-version = Cette position a été enregistrée par une autre version du jeu.
core-state-setup = Cette position vient d’une partie avec un autre nombre de joueurs.
core-position-unreadable = « { $text } » n’est pas une position.
