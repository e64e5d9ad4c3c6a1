records-not-json = Ce n’est pas un enregistrement : ce n’est pas du JSON.
records-not-an-object = Un enregistrement est un seul objet JSON.
records-key-missing = Il manque « { $key } » dans l’enregistrement.
records-key-type = « { $key } » doit être du type { $kind }.
records-format = Le format est « { $given } » ; ce programme lit « { $known } ».
records-broken = L’action { $number }, « { $action } », est impossible. { $reason }
records-actions-legal =
    { $count ->
        [one] Son unique action est permise.
       *[other] Les { $count } actions sont permises.
    }
records-deal-from-seed = La donne vient bien de la graine.
records-deal-was-fixed = Cette donne était fixée avant que vous n’ajoutiez votre sel : la graine du serveur est celle sur laquelle il s’était engagé.
records-result-true = Le résultat est juste.
records-unfinished = La partie n’est pas terminée.
records-not-over = L’enregistrement donne un résultat, mais la partie n’est pas finie.
records-deal-false = La donne ne vient pas de cette graine et de ces options.
records-result-false = Le résultat indiqué est faux. Les scores sont { $scores } ; places gagnantes : { $winners }.
records-fairness-unreadable = « fairness » doit avoir « commitment », « server_seed » et « salts ».
records-commitment-false = La graine du serveur n’est pas celle sur laquelle il s’était engagé.
records-seed-false = La graine de la partie ne vient pas de celle du serveur et des sels.
records-not-a-start = Un enregistrement commence par la donne, mais cette position vient du milieu d’une partie, ou ses cartes cachées ont été inventées.
