# Ce qui est enregistré sur les personnes.

privacy-title = Confidentialité
privacy-about = Voici tout ce que le serveur enregistre, d’après la description même de sa base de données. Il pose un seul cookie, qui dit qui vous êtes ; il ne charge rien d’autres sites, et personne ici ne mesure vos visites ni ne vous piste.
privacy-yours = Dans les réglages, vous pouvez télécharger tout ce qui vous concerne ou supprimer votre compte.
privacy-kept = Durée de conservation
privacy-kept-open-tables = Tables où aucune partie n’a commencé : { $days ->
    [0] pour toujours
    [one] { $days } jour
   *[other] { $days } jours
}
privacy-kept-guests = Invités sans partie terminée : { $days ->
    [0] pour toujours
    [one] { $days } jour
   *[other] { $days } jours
}
privacy-kept-chat = Discussions : { $days ->
    [0] pour toujours
    [one] { $days } jour
   *[other] { $days } jours
}
privacy-kept-reports = Signalements examinés : { $days ->
    [0] pour toujours
    [one] { $days } jour
   *[other] { $days } jours
}
