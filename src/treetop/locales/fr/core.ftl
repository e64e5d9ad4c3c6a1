# Ce que toutes les parties partagent. Formes des essences : the (le chêne), of (de chêne), of-the (du chêne), gender.

core-species-bs = Épinette bleue
    .the = l’épinette bleue
    .of = d’épinette bleue
    .of-the = de l’épinette bleue
    .gender = f
core-species-ca = Cassia
    .the = le cassia
    .of = de cassia
    .of-the = du cassia
    .gender = m
core-species-ch = Cerisier en fleur
    .the = le cerisier en fleur
    .of = de cerisier en fleur
    .of-the = du cerisier en fleur
    .gender = m
core-species-do = Cornouiller
    .the = le cornouiller
    .of = de cornouiller
    .of-the = du cornouiller
    .gender = m
core-species-ja = Jacaranda
    .the = le jacaranda
    .of = de jacaranda
    .of-the = du jacaranda
    .gender = m
core-species-li = Lilas
    .the = le lilas
    .of = de lilas
    .of-the = du lilas
    .gender = m
core-species-ma = Érable
    .the = l’érable
    .of = d’érable
    .of-the = de l’érable
    .gender = m
core-species-mg = Magnolia
    .the = le magnolia
    .of = de magnolia
    .of-the = du magnolia
    .gender = m
core-species-oa = Chêne
    .the = le chêne
    .of = de chêne
    .of-the = du chêne
    .gender = m
core-species-ol = Olivier
    .the = l’olivier
    .of = d’olivier
    .of-the = de l’olivier
    .gender = m
core-species-po = Poinciana
    .the = le poinciana
    .of = de poinciana
    .of-the = du poinciana
    .gender = m
core-species-rp = Flamboyant
    .the = le flamboyant
    .of = de flamboyant
    .of-the = du flamboyant
    .gender = m
core-species-tp = Tulipier de Virginie
    .the = le tulipier de Virginie
    .of = de tulipier de Virginie
    .of-the = du tulipier de Virginie
    .gender = m
core-species-wi = Saule pleureur
    .the = le saule pleureur
    .of = de saule pleureur
    .of-the = du saule pleureur
    .gender = m

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
core-option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
core-option-value = « { $value } » n’est pas un choix pour « { $option } ». Choisissez parmi : { $choices }.
core-players-between = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $given }.
core-code-unknown = Aucune action ne porte le numéro { $code }.
core-code-illegal = L’action numéro { $code } n’est pas permise ici.
core-seat-unknown = La place « { $seat } » n’existe pas : les places sont numérotées de 0 à { $last }.
core-not-to-act = Ce n’est pas la vue de la place dont c’est le tour.
core-game-unknown = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
