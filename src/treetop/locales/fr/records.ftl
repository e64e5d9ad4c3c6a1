records-not-json = Ce n’est pas un enregistrement : ce n’est pas du JSON.
records-not-an-object = Un enregistrement est un seul objet JSON.
records-key-missing = Il manque « { $key } » dans l’enregistrement.
records-key-type = « { $key } » doit être du type { $kind }.
records-format = Le format est « { $given } », mais ce programme lit « { $known } ».
records-broken = L’action { $number }, « { $action } », est impossible. { $reason }
records-actions-legal =
    { $count ->
        [one] Son unique action est permise.
       *[other] Les { $count } actions sont permises.
    }
records-deal-from-seed = La donne vient bien de la graine.
records-deal-was-fixed = Cette donne était fixée avant que votre appareil n’ajoute son propre nombre aléatoire : la graine du serveur est celle qu’il avait promise.
records-result-true = Le résultat est juste.
records-unfinished = La partie n’est pas terminée.
records-not-over = L’enregistrement donne un résultat, mais la partie n’est pas finie.
records-deal-false = La donne ne vient pas de cette graine et de ces options.
records-result-false = Le résultat est faux. Les scores devraient être { $scores } ; places gagnantes : { $winners }.
records-fairness-unreadable = « fairness » doit contenir « commitment », « server_seed » et « salts ».
records-commitment-false = La graine du serveur n’est pas celle qu’il avait promise.
records-seed-false = La graine de la partie ne vient pas de celle du serveur et des valeurs « salts ».
records-not-a-start = Un enregistrement commence par la donne, mais cette position vient du milieu d’une partie, ou ses cartes cachées ont été inventées.
records-forfeit = La partie s’est décidée avant la fin : forfait, départ ou temps écoulé.
