# Tree Society : les textes des cartes viennent des données du paquet ; chaque argument d’un effet est un nombre ou un mot simple.

tree-society-name = Tree Society
tree-society-about = Vendez des fruits, construisez des maisons dans les arbres et réunissez les guildes.
tree-society-own-name = { $name }

tree-society-guild-architects = Architectes
    .of = des Architectes
tree-society-guild-bankers = Banquiers
    .of = des Banquiers
tree-society-guild-merchants = Marchands
    .of = des Marchands
tree-society-guild-writers = Écrivains
    .of = des Écrivains
tree-society-guild-botanists = Botanistes
    .of = des Botanistes
tree-society-guild-explorers = Explorateurs
    .of = des Explorateurs

tree-society-fruit-apple = Pomme
    .one = pomme
    .a = une pomme
    .some = pommes
tree-society-fruit-cherry = Cerise
    .one = cerise
    .a = une cerise
    .some = cerises
tree-society-fruit-grape = Raisin
    .one = grappe de raisin
    .a = une grappe de raisin
    .some = grappes de raisin
tree-society-fruit-blueberry = Myrtille
    .one = myrtille
    .a = une myrtille
    .some = myrtilles
tree-society-fruit-orange = Orange
    .one = orange
    .a = une orange
    .some = oranges

tree-society-action-sell = Vendre encore
tree-society-action-row = Vider une rangée
tree-society-action-take = Prendre un fruit
tree-society-action-chest = Coffre +{ $coins }
tree-society-action-reduce = Coût −2
tree-society-action-sell-text = Vendez un autre fruit, d’un type que vous n’avez pas vendu ce tour-ci.
tree-society-action-row-text = Défaussez une rangée du marché des guildes et complétez-le.
tree-society-action-take-text = Prenez un fruit au marché.
tree-society-action-chest-text = Mettez { tree-society-coins } dans votre coffre.
tree-society-action-reduce-text = Un niveau coûte 2 pièces de moins.

tree-society-kind-none = Sans effet
tree-society-kind-standard = À la construction
tree-society-kind-continuous = Continu
tree-society-kind-mandatory = Obligatoire
tree-society-effect = { $kind } : { LOWER($text) }
tree-society-steps = { $first } { $later }

tree-society-phase-draft = Prenez un fruit au marché
tree-society-phase-sell = Vendez un fruit
tree-society-phase-build = Construisez, ou terminez votre tour
tree-society-phase-effect = Utilisez l’effet
tree-society-phase-rest = Prenez un fruit pour terminer votre tour
tree-society-phase-over = La partie est finie

## At the table in the browser
tree-society-turn-draft = À vous : prenez un fruit au marché
tree-society-turn-sell = À vous : vendez un fruit
tree-society-turn-build = À vous : construisez ou arrêtez-vous là
tree-society-turn-effect = À vous : utilisez « { $card } »
tree-society-turn-rest = À vous : prenez un fruit pour finir
tree-society-turn-over = La partie est finie
tree-society-turn-held = Confirmez ou annulez
tree-society-other-draft = { $name } prend un fruit
tree-society-other-sell = { $name } vend un fruit
tree-society-other-build = { $name } construit
tree-society-other-effect = { $name } utilise un effet
tree-society-other-rest = { $name } prend un fruit
tree-society-effect-of = { $name } utilise « { $card } » : { LOWER($text) }
tree-society-fruit-action = Action du fruit, une fois ce tour-ci : { LOWER($text) }
tree-society-fruit-action-of = { $name } peut utiliser une action de fruit : { LOWER($action) }
tree-society-take-last = Prendre { WORD("tree-society-fruit", $fruit, form: "a") } et finir le tour
tree-society-take-now = Confirmer : prendre { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-fruit-worth = Rapporte { $price } maintenant : { $visible ->
    [one] { $visible } fruit de ce type est visible
   *[other] { $visible } fruits de ce type sont visibles
}{ $precious ->
    [true] , et la feuille ajoute 1.
   *[other] .
}
tree-society-fruit-when = Vous pouvez utiliser son action une fois, pendant le tour où vous le vendez.

tree-society-short-coins = { $term ->
    [once] +{ $amount }
   *[other] +{ $amount } { tree-society-things }
}
tree-society-short-chest = { tree-society-short-coins }
tree-society-short-sale = { $amount ->
    [one] Vente supplémentaire
   *[other] { $amount } ventes supplémentaires
}
tree-society-short-take = { $amount ->
    [one] Prenez un fruit
   *[other] Prenez { $amount } fruits
}
tree-society-short-row = { tree-society-action-row }
tree-society-short-give = { $amount ->
    [one] Sacrifiez { $amount } fruit
   *[other] Sacrifiez { $amount } fruits
}
tree-society-short-build = { $what ->
    [new] Nouvelle carte { tree-society-cheaper }
    [another] Une autre carte { tree-society-cheaper }
   *[any] Un niveau { tree-society-cheaper }
}
tree-society-short-reveal-guilds = Révélez-en { $amount }, construisez-en une { tree-society-cheaper }
tree-society-short-on-sale = +{ $amount } par vente
tree-society-short-on-build = +{ $amount } par niveau construit
tree-society-short-on-complete = +{ $amount } par carte achevée
tree-society-short-on-take = +{ $amount } par fruit pris
tree-society-short-on-rest = +{ $amount } au repos

tree-society-sign-pouch = Bourse
tree-society-sign-pouch-text = Les pièces à dépenser maintenant. Au repos, vous en gardez 2 au plus.
tree-society-sign-chest = Coffre
tree-society-sign-chest-text = Des pièces qui passent dans votre bourse au repos : vous les dépensez au tour suivant.
tree-society-sign-price = Étiquette
tree-society-sign-price-text = Ce que rapporte le fruit s’il est vendu maintenant : 1 pièce par fruit visible de son type, où qu’il soit.
tree-society-sign-precious = Feuille
tree-society-sign-precious-text = Un fruit précieux : il rapporte 1 pièce de plus à la vente.
tree-society-sign-sold = Pile des vendus
tree-society-sign-sold-text = Les fruits que vous avez vendus, face cachée. Certaines cartes les comptent à la fin.
tree-society-sign-cost = Pièce sur un niveau
tree-society-sign-cost-text = Le coût du niveau. Vous payez avec votre bourse.
tree-society-sign-upper = Rangée du haut
tree-society-sign-upper-text = Ces cartes coûtent 1 pièce de plus, et rien ne vous épargne jamais cette pièce.
tree-society-sign-lower = Rangée du bas
tree-society-sign-lower-text = Ces cartes coûtent le prix imprimé. Celles de la rangée du haut descendent dans les emplacements libérés.
tree-society-sign-tree = Arbre
tree-society-sign-tree-text = Il montre jusqu’où une carte est construite. Vous en avez trois, donc trois cartes en chantier au plus.
tree-society-sign-symbols = Anneaux
tree-society-sign-symbols-text = Un par symbole de vos cartes achevées. Dès que quelqu’un les remplit tous, on finit la manche et on en joue une autre.
tree-society-sign-points = Nombre sur une feuille
tree-society-sign-points-text = Des points en fin de partie. Sur chaque carte, seul le plus haut niveau construit compte.
tree-society-sign-formula = Étoile
tree-society-sign-formula-text = Des points qui dépendent de ce que vous avez à la fin ; la carte dit comment.
tree-society-sign-mandatory = Point d’exclamation
tree-society-sign-mandatory-text = Obligatoire : à faire avant de pouvoir construire le niveau.
tree-society-sign-continuous = Signe de l’infini
tree-society-sign-continuous-text = Continu : actif tant que l’arbre est exactement sur ce niveau.

tree-society-guide-goal = La personne qui a le plus de points gagne. Vendez des fruits, dépensez les pièces en cartes de guilde et construisez-les niveau par niveau. Dès que quelqu’un remplit tous ses anneaux, la fin est proche.
tree-society-guide-sell = Vendez un fruit. L’étiquette montre les pièces qu’il rapporte maintenant : plus il y en a de visibles de son type, mieux c’est. Vous pouvez utiliser son action ce tour-ci.
tree-society-guide-build = Dépensez les pièces de votre bourse. Les cartes qui brillent peuvent être construites ; touchez-en une pour la lire. Construisez autant que vous pouvez payer, ou rien.
tree-society-guide-effect = L’effet d’un niveau a lieu aussitôt. Choisissez parmi ce qui brille, ou renoncez à l’effet si vous le pouvez.
tree-society-guide-rest = Prenez un fruit pour finir votre tour. Il ne reste que 2 pièces dans la bourse ; puis le coffre s’y vide.

tree-society-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
tree-society-chest-coins = { $chest ->
    [one] { $chest } pièce
   *[other] { $chest } pièces
}
tree-society-gains = { $chest ->
    [0] { tree-society-coins }
   *[other] { $coins ->
        [0] { tree-society-chest-coins } dans le coffre
       *[other] { tree-society-coins }, et { tree-society-chest-coins } dans le coffre
    }
}
tree-society-amount = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
tree-society-things = { $term ->
    [completed] { $every ->
        [1] par carte de guilde que vous avez achevée
       *[other] par tranche de { $every } cartes de guilde que vous avez achevées
    }
    [symbols] { $of ->
        [none] { $every ->
            [1] par symbole sur vos cartes achevées
           *[other] par tranche de { $every } symboles sur vos cartes achevées
        }
       *[other] { $every ->
            [1] par symbole { WORD("tree-society-guild", $of, form: "of") } sur vos cartes achevées
           *[other] par tranche de { $every } symboles { WORD("tree-society-guild", $of, form: "of") } sur vos cartes achevées
        }
    }
    [different-guilds] { $every ->
        [1] par guilde différente parmi vos symboles
       *[other] par tranche de { $every } guildes différentes parmi vos symboles
    }
    [most-guild] { $every ->
        [1] par symbole de la guilde dont vous avez le plus de symboles
       *[other] par tranche de { $every } symboles de la guilde dont vous avez le plus de symboles
    }
    [ongoing] { $every ->
        [1] par carte que vous avez en chantier
       *[other] par tranche de { $every } cartes que vous avez en chantier
    }
    [guild-cards] { $every ->
        [1] par carte de guilde que vous avez, en chantier ou achevée
       *[other] par tranche de { $every } cartes de guilde que vous avez, en chantier ou achevées
    }
    [unsold] { $of ->
        [none] { $every ->
            [1] par fruit invendu devant vous
           *[other] par tranche de { $every } fruits invendus devant vous
        }
       *[other] { $every ->
            [1] par { WORD("tree-society-fruit", $of, form: "one") } invendue devant vous
           *[other] par tranche de { $every } { WORD("tree-society-fruit", $of, form: "some") } invendues devant vous
        }
    }
    [sold] { $of ->
        [none] { $every ->
            [1] par fruit dans votre pile des vendus
           *[other] par tranche de { $every } fruits dans votre pile des vendus
        }
       *[other] { $every ->
            [1] par { WORD("tree-society-fruit", $of, form: "one") } dans votre pile des vendus
           *[other] par tranche de { $every } { WORD("tree-society-fruit", $of, form: "some") } dans votre pile des vendus
        }
    }
    [fruit] { $every ->
        [1] par fruit, invendu ou dans votre pile des vendus
       *[other] par tranche de { $every } fruits, invendus ou dans votre pile des vendus
    }
    [unsold-types] { $every ->
        [1] par type parmi vos fruits invendus
       *[other] par tranche de { $every } types parmi vos fruits invendus
    }
    [sold-types] { $every ->
        [1] par type dans votre pile des vendus
       *[other] par tranche de { $every } types dans votre pile des vendus
    }
    [most-sold] { $every ->
        [1] par fruit du type que vous avez le plus vendu
       *[other] par tranche de { $every } fruits du type que vous avez le plus vendu
    }
    [coins] { $every ->
        [1] par pièce restante
       *[other] par tranche de { $every } pièces restantes
    }
   *[market-types] { $every ->
        [1] par type au marché aux fruits
       *[other] par tranche de { $every } types au marché aux fruits
    }
}

tree-society-step-coins = { $term ->
    [once] Gagnez { tree-society-amount }.
   *[other] Gagnez { tree-society-amount } { tree-society-things }.
}
tree-society-step-chest = { $term ->
    [once] Mettez { tree-society-amount } dans votre coffre.
   *[other] Mettez dans votre coffre { tree-society-amount } { tree-society-things }.
}
tree-society-step-sale = { $amount ->
    [one] Faites une vente supplémentaire.
   *[other] Faites { $amount } ventes supplémentaires.
}
tree-society-step-take = { $amount ->
    [one] Prenez un fruit au marché.
   *[other] Prenez { $amount } fruits au marché.
}
tree-society-step-row = Défaussez une rangée du marché des guildes.
tree-society-step-discard = { $what ->
    [ongoing] Défaussez une autre de vos cartes en chantier.
    [completed] Défaussez une autre de vos cartes achevées.
    [own] Défaussez une de vos cartes de guilde ; ce peut être celle-ci.
   *[any] Défaussez une autre de vos cartes de guilde.
}
tree-society-step-give = { $amount ->
    [one] Posez un fruit invendu sur votre pile des vendus sans toucher de pièces.
   *[other] Posez { $amount } fruits invendus sur votre pile des vendus sans toucher de pièces.
}
tree-society-cheaper = { $how ->
    [half] à moitié prix
    [free] gratuitement
   *[less] pour { $less } de moins
}
tree-society-step-build = { $what ->
    [new] Construisez une nouvelle carte { tree-society-cheaper }.
    [another] Construisez un niveau au choix d’une autre carte { tree-society-cheaper }.
   *[any] Construisez un niveau au choix { tree-society-cheaper }.
}
tree-society-step-reveal-fruit = Révélez { $amount } fruits, gardez-en { $keep }.
tree-society-step-reveal-guilds = Révélez { $amount } cartes de guilde ; vous pouvez en construire une { tree-society-cheaper }.
tree-society-step-reduce = { $guild ->
    [any] { $level ->
        [0] Chaque niveau coûte { $amount } de moins.
       *[other] Chaque niveau { $level } coûte { $amount } de moins.
    }
   *[other] { $level ->
        [0] Chaque niveau des cartes { WORD("tree-society-guild", $guild, form: "of") } coûte { $amount } de moins.
       *[other] Le niveau { $level } des cartes { WORD("tree-society-guild", $guild, form: "of") } coûte { $amount } de moins.
    }
}
tree-society-into = { $to ->
    [chest] dans votre coffre
   *[pouch] dans votre bourse
}
tree-society-step-on-sale = À chacune de vos ventes : { tree-society-amount } { tree-society-into }.
tree-society-step-on-build = À chaque niveau que vous construisez : { tree-society-amount } { tree-society-into }.
tree-society-step-on-complete = À chaque carte de guilde que vous achevez : { tree-society-amount } { tree-society-into }.
tree-society-step-on-take = À chaque fruit que vous prenez au marché : { tree-society-amount } { tree-society-into }.
tree-society-step-on-rest = { $to ->
    [chest] Au repos, mettez { tree-society-amount } dans votre coffre avant de le vider.
   *[pouch] Au repos, mettez { tree-society-amount } dans votre bourse avant de la réduire à 2.
}

tree-society-each-points = { $each ->
    [one] { $each } point
   *[other] { $each } points
}
tree-society-points-formula = { $base ->
    [0] { tree-society-each-points } { tree-society-things }
   *[other] { $base } + { tree-society-each-points } { tree-society-things }
}
tree-society-scored-fixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tree-society-scored-formula = { $base ->
    [0] { tree-society-each-points } { tree-society-things } : il y en a { $counted }, soit { $points } en tout
   *[other] { $base } + { tree-society-each-points } { tree-society-things } : il y en a { $counted }, soit { $points } en tout
}

tree-society-priced = { $way ->
    [fruit] { tree-society-coins } (action du fruit)
    [effect] { tree-society-coins } (effet)
   *[plain] { tree-society-coins }
}
tree-society-told-sell = { $seat } vend { WORD("tree-society-fruit", $fruit, form: "a") } pour { tree-society-coins }.
    .you = Vous vendez { WORD("tree-society-fruit", $fruit, form: "a") } pour { tree-society-coins }.
tree-society-told-take = { $seat } prend { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Vous prenez { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-keep = { $seat } garde { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Vous gardez { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-give = { $seat } sacrifie { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Vous sacrifiez { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-build = { $seat } construit « { $card } », niveau { $level }, pour { tree-society-priced }.
    .you = Vous construisez « { $card } », niveau { $level }, pour { tree-society-priced }.
tree-society-told-discard-guild = { $seat } défausse « { $card } ».
    .you = Vous défaussez « { $card } ».
tree-society-told-discard-row = { $row ->
    [upper] { $seat } défausse la rangée du haut.
   *[lower] { $seat } défausse la rangée du bas.
}
    .you = { $row ->
        [upper] Vous défaussez la rangée du haut.
       *[lower] Vous défaussez la rangée du bas.
    }
tree-society-told-chest = { $seat } met { tree-society-coins } dans le coffre.
    .you = Vous mettez { tree-society-coins } dans le coffre.
tree-society-told-use = { $seat } utilise l’effet : { tree-society-gains }.
    .you = Vous utilisez l’effet : { tree-society-gains }.
tree-society-told-reveal = { $seat } révèle des cartes.
    .you = Vous révélez des cartes.
tree-society-told-skip = { $seat } renonce à l’effet : { LOWER($effect) }
    .you = Vous renoncez à l’effet : { LOWER($effect) }
tree-society-told-paid = { $seat } reçoit { tree-society-gains } de ses cartes de guilde.
    .you = Vos cartes de guilde vous rapportent { tree-society-gains }.
tree-society-told-passed = « { $card } », niveau { $level }, laisse de côté ce qui est impossible : { LOWER($effect) }
tree-society-told-rest = { $seat } arrête de construire.
    .you = Vous arrêtez de construire.
tree-society-do-sell = Vendre { WORD("tree-society-fruit", $fruit, form: "a") } pour { tree-society-coins }
tree-society-do-take = Prendre { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-keep = Garder { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-give = Sacrifier { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-build = Construire « { $card } », niveau { $level }, pour { tree-society-priced }
tree-society-do-discard-guild = Défausser « { $card } »
tree-society-do-discard-row = { $row ->
    [upper] Défausser la rangée du haut
   *[lower] Défausser la rangée du bas
}
tree-society-do-chest = Mettre { tree-society-coins } dans le coffre
tree-society-do-use = Gagner { tree-society-gains }
tree-society-do-reveal = Révéler des cartes
tree-society-do-skip = Renoncer à l’effet : { LOWER($effect) }
tree-society-do-paid = { $action } ; vos cartes de guilde vous rapportent { tree-society-gains }
tree-society-do-rest = Arrêter de construire
# Why an action was better than the one that was done.
tree-society-why-sale = La meilleure vente rapporte { $better ->
    [one] { $better } pièce
   *[other] { $better } pièces
} au lieu de { $worse }.
tree-society-why-price = La meilleure action coûte { $better } au lieu de { $worse }.
tree-society-why-completes = La meilleure action achève « { $card } ».

tree-society-action-unreadable = « { $action } » n’est pas une action. Écrivez par exemple « sell apple-07 », « build inkwell 2 for 3 », « take orange-03 » ou « rest ».
tree-society-unknown-card = Ce paquet n’a pas de carte « { $card } ».
tree-society-wrong-level = Le prochain niveau de « { $card } » est le niveau { $level }.
tree-society-wrong-price = Le prix est inexact. Il faut écrire « { $action } ».
tree-society-game-over = La partie est finie : il n’y a plus rien à faire.
tree-society-not-now = { $phase ->
    [draft] Pas maintenant : prenez un fruit au marché.
    [sell] Pas encore : vendez d’abord un de vos fruits.
    [build] Pas maintenant : construisez, utilisez l’action du fruit ou reposez-vous.
    [effect] Pas maintenant : terminez d’abord l’effet.
   *[rest] Pas maintenant : prenez un fruit au marché.
}
tree-society-not-your-fruit = Ce n’est pas un de vos fruits visibles.
tree-society-type-already-sold = Vous avez déjà vendu { WORD("tree-society-fruit", $fruit, form: "a") } ce tour-ci : une vente supplémentaire doit être d’un autre type.
tree-society-no-such-fruit-action = Le fruit vendu ne donne pas cette action, ou vous l’avez déjà utilisée.
tree-society-fruit-not-in-market = Ce fruit n’est pas au marché.
tree-society-not-revealed = Cette carte n’est pas parmi les cartes révélées.
tree-society-unavailable-card = « { $card } » n’est ni au marché ni parmi vos cartes en chantier.
tree-society-no-free-place = Vous avez déjà trois cartes en chantier : achevez-en ou défaussez-en d’abord une.
tree-society-too-expensive = « { $card } » coûte { $price } ; votre bourse contient { $pouch }.
tree-society-no-reduction = Vous n’avez pas d’action de fruit qui réduise le coût de « { $card } ».
tree-society-effect-does-not-fit = L’effet ne permet pas de construire « { $card } ».
tree-society-cannot-fulfil = Vous ne pouvez pas appliquer l’effet obligatoire de ce niveau de « { $card } ».
tree-society-not-your-card = Vous n’avez pas la carte « { $card } ».
tree-society-empty-row = Cette rangée est vide.
tree-society-must-be-used = Cet effet est obligatoire.
tree-society-discard-does-not-fit = L’effet ne permet pas de défausser « { $card } ».
tree-society-effect-in-progress = L’effet de « { $card } » n’est pas encore terminé.

tree-society-guilds = Choisissez exactement quatre guildes différentes parmi : { $known }.
tree-society-deal-unreadable = La donne doit contenir « fruit_market », « fruit », « fruit_deck », « guild_market », « starting », « guild_deck » et « chance ».
tree-society-deal-market = Le marché aux fruits doit avoir le nombre de cartes prévu pour ce nombre de joueurs, toutes de types différents.
tree-society-deal-guild-market = Le marché des guildes doit avoir deux rangées de trois cartes.
tree-society-deal-sizes = Chacun commence avec trois fruits (aucun s’ils sont choisis à tour de rôle).
tree-society-deal-starting = Chacun commence avec une carte de départ des Architectes, ou personne n’en a.
tree-society-doubled-card = « { $card } » figure deux fois, alors que chaque carte est unique.
tree-society-misplaced-card = « { $card } » manque, ou n’a rien à faire dans cette partie.

tree-society-deck-unknown = Le paquet « { $deck } » n’est pas ici. Ajoutez son fichier avec « treetop deck add ».
tree-society-deck-name-taken = « { $name } » est le nom du paquet fourni avec Treetop. Renommez votre fichier, par exemple en my-{ $name }.toml, et ajoutez-le à nouveau.
tree-society-deck-lost = Cette partie a été jouée avec le paquet d’empreinte { $hash }, qui n’est pas ici. Ajoutez son fichier avec « treetop deck add ».
tree-society-deck-problem = { $card } · { $field } : { $reason }
tree-society-deck-not-toml = Ce n’est pas un fichier TOML : { $error }
tree-society-deck-too-deep = Dans le fichier d’un paquet, aucune ligne n’a besoin de plus de { $most } points.
tree-society-deck-not-utf8 = Ce n’est pas du texte en UTF-8 (ligne { $line }) : enregistrez le fichier en UTF-8.
tree-society-deck-needs-text = Il faut un texte ici.
tree-society-deck-needs-table = Il faut une table ici.
tree-society-deck-needs-tables = Il faut une liste de tables ici.
tree-society-deck-four-numbers = Il faut quatre nombres de 0 à 99, un par joueur dans l’ordre du tour.
tree-society-deck-key = Une clé a des minuscules, des chiffres et des traits d’union isolés, par exemple « lantern-hall ».
tree-society-deck-three-levels = Une carte de guilde a trois niveaux ; celle-ci en a { $given }.
tree-society-deck-unknown-field = Ce champ n’existe pas. Disponibles : { $known }.
tree-society-deck-only-with = Ce champ ne va qu’avec { $other } = « { $value } ».
tree-society-deck-word = « { $given } » ne convient pas ici. Disponibles : { $known }.
tree-society-deck-number = Il faut un nombre entier de { $least } à { $most }.
tree-society-deck-flag = Ce doit être true ou false.
tree-society-deck-most-steps = Un effet peut avoir au plus trois étapes.
tree-society-deck-continuous-alone = Un effet continu doit être le seul de son niveau.
tree-society-deck-waiting = Dans un paquet, { $most } niveaux au plus peuvent faire autre chose après avoir construit : celui-ci est de trop (T16).
tree-society-deck-must = Un effet obligatoire doit commencer par une vente, un fruit pris, une rangée ou une carte de guilde défaussée, ou un fruit sacrifié.
tree-society-deck-twice = Une autre carte a déjà cette clé.
tree-society-deck-guild-size = { WORD("tree-society-guild", $guild) } : il faut { $wanted } cartes, il y en a { $given } (T1).
tree-society-deck-starting-guild = Seules les cartes des Architectes peuvent être des cartes de départ (T1).
tree-society-deck-starting-cards = Il faut au moins quatre cartes de départ (T1).
tree-society-deck-fruit-size = Il en faut { $wanted }, il y en a { $given } (T3).
tree-society-deck-fruit-types = À deux, il faut les cinq types de fruits (T7).

tree-society-deck-in-file = { $file } : { $problem }
tree-society-deck-summary = { $name } : { $guilds } cartes de guilde, { $fruit } cartes de fruits, aucune erreur. Empreinte { $hash }.
tree-society-deck-pages = { $count ->
    [one] { $count } page écrite.
   *[other] { $count } pages écrites.
}
tree-society-deck-kept = Ajouté. Jouez avec --option deck={ $name }, ou choisissez-le parmi les options d’une nouvelle table dans le navigateur.
tree-society-deck-starting = { $name } (départ)
tree-society-deck-column-name = Carte
tree-society-deck-column-symbols = Symboles
tree-society-deck-column-level = Niveau
tree-society-deck-column-cost = Coût
tree-society-deck-column-effect = Effet
tree-society-deck-column-points = Points
tree-society-deck-column-fruit = Fruit
tree-society-deck-column-action = Action
tree-society-deck-column-leaf = Feuille
tree-society-deck-column-crowd = Joueurs

tree-society-card-foundation-stone = Première pierre
tree-society-card-scaffolding = Échafaudage
tree-society-card-tool-shed = Cabane à outils
tree-society-card-apprentice-hut = Hutte des apprentis
tree-society-card-pulley = Poulie
tree-society-card-dovetail-joint = Queue-d’aronde
tree-society-card-footbridge = Passerelle
tree-society-card-scale-model = Maquette
tree-society-card-sawmill = Scierie
tree-society-card-living-bridge = Pont vivant
tree-society-card-builders-camp = Camp des bâtisseurs
tree-society-card-vaulted-hall = Salle voûtée
tree-society-card-tree-cathedral = Cathédrale de branches
tree-society-card-money-box = Tirelire
tree-society-card-acorn-bank = Banque des glands
tree-society-card-tithe-barn = Grange dîmière
tree-society-card-pawnshop = Mont-de-piété
tree-society-card-ledger-room = Salle des comptes
tree-society-card-toll-gate = Bureau de paie
tree-society-card-gilders-loft = Atelier du doreur
tree-society-card-insurance-office = Bureau d’assurances
tree-society-card-money-changer = Bureau de change
tree-society-card-dividend-house = Maison des dividendes
tree-society-card-golden-bough = Rameau d’or
tree-society-card-grand-treasury = Grand trésor
tree-society-card-apple-barrow = Charrette de pommes
tree-society-card-cherry-booth = Étalage de cerises
tree-society-card-grape-press = Pressoir
tree-society-card-blueberry-boat = Barque à myrtilles
tree-society-card-orange-crate = Caisse d’oranges
tree-society-card-weighhouse = Poids public
tree-society-card-tasting-bench = Table de dégustation
tree-society-card-night-market = Marché de nuit
tree-society-card-fruit-exchange = Bourse aux fruits
tree-society-card-ferry-landing = Embarcadère
tree-society-card-caravan-yard = Cour des caravanes
tree-society-card-great-bazaar = Grand bazar
tree-society-card-quill-nook = Coin de la plume
tree-society-card-sonnet-bench = Banc des sonnets
tree-society-card-gazette = Gazette
tree-society-card-recipe-book = Livre de recettes
tree-society-card-family-tree = Arbre généalogique
tree-society-card-memoir = Mémoires
tree-society-card-prompters-box = Trou du souffleur
tree-society-card-phrasebook = Guide de conversation
tree-society-card-annals = Annales
tree-society-card-open-air-stage = Théâtre de verdure
tree-society-card-lending-library = Bibliothèque de prêt
tree-society-card-hall-of-tales = Salle des contes
tree-society-card-budding-knife = Écussonnoir
tree-society-card-coppice = Taillis
tree-society-card-leaf-mould = Terreau de feuilles
tree-society-card-seed-bank = Banque de graines
tree-society-card-hothouse = Serre chaude
tree-society-card-espalier = Espalier
tree-society-card-bonsai-shelf = Étagère à bonsaïs
tree-society-card-bee-meadow = Pré aux abeilles
tree-society-card-vine-gate = Portail de vigne
tree-society-card-grafted-grove = Bosquet éclairci
tree-society-card-mother-tree = Arbre mère
tree-society-card-elder-oak = Chêne vénérable
tree-society-card-spyglass = Longue-vue
tree-society-card-rope-ladder = Échelle de corde
tree-society-card-foragers-basket = Panier de cueillette
tree-society-card-sketch-map = Croquis de carte
tree-society-card-signal-fire = Feu de signal
tree-society-card-supply-cache = Cache de vivres
tree-society-card-weathervane = Girouette
tree-society-card-glider = Planeur
tree-society-card-observatory = Observatoire
tree-society-card-balloon-mast = Mât du ballon
tree-society-card-trail-lodge = Refuge du sentier
tree-society-card-expedition-hall = Salle des expéditions
tree-society-card-first-beam = Première poutre
tree-society-card-plumb-line = Fil à plomb
tree-society-card-ladder-yard = Cour aux échelles
tree-society-card-drawing-board = Table à dessin
tree-society-card-spiral-stair = Escalier en colimaçon
tree-society-card-bough-arch = Arche de branches
tree-society-card-rope-bridge = Pont de cordes
tree-society-card-carpenters-loft = Grenier des charpentiers
tree-society-card-crown-terrace = Terrasse de la cime
tree-society-card-great-frame = Grande charpente
tree-society-card-master-plan = Plan directeur
tree-society-card-keystone = Clef de voûte
tree-society-card-treetop-crane = Grue des cimes
tree-society-card-coin-cellar = Cave aux pièces
tree-society-card-acorn-mint = Monnaie des glands
tree-society-card-hollow-purse = Escarcelle creuse
tree-society-card-counting-branch = Branche aux comptes
tree-society-card-strongroom = Chambre forte
tree-society-card-resin-seal = Sceau de résine
tree-society-card-lending-window = Guichet des prêts
tree-society-card-savings-nest = Nid d’épargne
tree-society-card-treasury-trunk = Tronc du trésor
tree-society-card-leaf-exchange = Bourse aux feuilles
tree-society-card-golden-root = Racine d’or
tree-society-card-annuity-oak = Chêne de la rente
tree-society-card-fruit-stall = Étal de fruits
tree-society-card-cherry-cart = Charrette à cerises
tree-society-card-cider-press = Pressoir à cidre
tree-society-card-orangery = Orangerie
tree-society-card-market-hall = Halle du marché
tree-society-card-barter-post = Comptoir de troc
tree-society-card-auction-block = Estrade des enchères
tree-society-card-grape-vat = Cuve à raisin
tree-society-card-wholesale-deck = Ponton des grossistes
tree-society-card-berry-barge = Barge aux baies
tree-society-card-canopy-harbour = Port des cimes
tree-society-card-caravan-perch = Perchoir des caravanes
tree-society-card-inkwell = Encrier
tree-society-card-copy-room = Salle des copistes
tree-society-card-chronicle = Chronique
tree-society-card-harvest-almanac = Almanach des récoltes
tree-society-card-poets-perch = Branche des poètes
tree-society-card-hanging-library = Bibliothèque suspendue
tree-society-card-family-saga = Saga familiale
tree-society-card-rumour-board = Panneau des rumeurs
tree-society-card-heralds-gong = Gong du héraut
tree-society-card-letter-press = Imprimerie
tree-society-card-playhouse = Théâtre
tree-society-card-fruit-ballad = Ballade des fruits
tree-society-card-grafting-knife = Greffoir
tree-society-card-pruning-hook = Serpe
tree-society-card-compost-heap = Tas de compost
tree-society-card-seed-vault = Réserve de graines
tree-society-card-glasshouse = Serre vitrée
tree-society-card-nursery = Pépinière
tree-society-card-root-cellar = Cave aux racines
tree-society-card-trellis = Treillage
tree-society-card-bonsai-yard = Cour aux bonsaïs
tree-society-card-sky-orchard = Verger du ciel
tree-society-card-great-oak = Grand chêne
tree-society-card-wild-meadow = Pré sauvage
tree-society-card-lookout = Vigie
tree-society-card-lantern-hall = Salle des lanternes
tree-society-card-rope-team = Cordée
tree-society-card-crows-nest = Nid-de-pie
tree-society-card-field-kitchen = Cuisine de campagne
tree-society-card-compass-rose = Rose des vents
tree-society-card-base-camp = Camp de base
tree-society-card-map-room = Cabinet des atlas
tree-society-card-star-deck = Belvédère étoilé
tree-society-card-trail-mark = Balise
tree-society-card-long-expedition = Longue expédition
tree-society-card-balloon-ferry = Ballon passeur

## At the table
tree-society-table-rules-guilds = Guildes : { $names }
tree-society-table-market = Marché
tree-society-table-market-upper = Rangée du haut (+1 pièce)
tree-society-table-market-lower = Rangée du bas
tree-society-table-market-fruit = Marché aux fruits
tree-society-table-market-decks = Cartes restantes : { $guild } de guilde, { $fruit } de fruits
tree-society-table-fruit = { $fruit }, vaut { $price } maintenant, { $precious ->
    [true] fruit précieux, { $action }
   *[other] { $action }
}
tree-society-table-fruit-offer = { $fruit }. { $offer }
tree-society-table-fruit-unsold = Vos fruits
tree-society-table-fruit-none = Aucun fruit
tree-society-table-fruit-sold = Vendus : { $count }
tree-society-table-guild-card = { $name }, { $guild } × { $symbols }, { $level ->
    [0] pas encore construite
   *[other] construite jusqu’au niveau { $level }
}{ $price ->
    [none] { "" }
   *[other] , à construire pour { $price }
}
tree-society-table-guild-level = Niveau { $level }
tree-society-table-guild-cost = Coût : { $count }
tree-society-table-guild-ongoing = Cartes en chantier
tree-society-table-points = { $count ->
    [one] point
   *[other] points
}
tree-society-table-pouch = Bourse : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
tree-society-table-chest = Coffre : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
tree-society-table-symbols = Symboles de guilde : { $count } sur { $needed }
tree-society-table-board-look = Regarder le plateau { DE($name) }
tree-society-table-board-of = Plateau { DE($name) }
tree-society-table-prompt = À vous de choisir
tree-society-table-prompt-left = (encore { $count } à choisir)
tree-society-table-prompt-waiting = Puis « { $card } » continue : { LOWER($text) }
tree-society-table-tie = Égalité de points : la victoire va à la personne la plus loin dans l’ordre du tour.

## Options
tree-society-option-guilds = Guildes (choisissez-en quatre)
tree-society-option-starting-cards = Tout le monde commence avec une carte de guilde
tree-society-option-draft = Choisir les fruits de départ à tour de rôle
tree-society-option-end-symbols = Symboles de guilde qui déclenchent la fin
tree-society-option-end-symbols-6 = Six
tree-society-option-end-symbols-7 = Sept
tree-society-option-open-memory = Tout le monde peut voir tous les fruits vendus
tree-society-option-half-cost = Moitié du coût
tree-society-option-half-cost-up = Arrondir vers le haut
tree-society-option-half-cost-down = Arrondir vers le bas
tree-society-option-deck = Paquet
tree-society-option-deck-heartwood = Heartwood (celui de Treetop)
tree-society-option-deck-canopy = Canopy (le premier de Treetop)

## Phases of a turn, where mistakes are counted

tree-society-deciding-draft = Choix initial
tree-society-deciding-sell = Vendre
tree-society-deciding-build = Construire
tree-society-deciding-effect = Effets
tree-society-deciding-rest = Prendre un fruit
