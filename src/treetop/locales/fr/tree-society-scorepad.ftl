# The score pad.

tree-society-scorepad-houses = Cartes de guilde
tree-society-scorepad-search = Chercher une carte
tree-society-scorepad-search-example = Nom ou guilde
tree-society-scorepad-search-none = Il ne reste aucune carte de ce genre.
tree-society-scorepad-level-of = { $card } : niveau
tree-society-scorepad-level = Niveau { $level }
tree-society-scorepad-level-done = Achevée
tree-society-scorepad-house-remove = Retirer « { $card } »
tree-society-scorepad-fruit-sold = Fruits vendus
tree-society-scorepad-fruit-unsold = Fruits invendus
tree-society-scorepad-coins = Pièces restantes, bourse et coffre
tree-society-scorepad-market-types = Types de fruits au marché
tree-society-scorepad-text-house = · { $card } : { $points } ({ $why })
tree-society-scorepad-turn-order = Saisissez les joueurs dans l’ordre du tour : il départage les égalités.
tree-society-scorepad-deck = Paquet
tree-society-scorepad-deck-shipped = { $name }, le paquet de Treetop
tree-society-scorepad-deck-own = Vous avez le jeu imprimé ? Saisissez ses cartes une fois pour toutes dans un fichier : celui de notre paquet sert d’exemple. Le fichier est vérifié, puis ses cartes restent sur cet appareil.
tree-society-scorepad-deck-example = Télécharger le fichier de notre paquet
tree-society-scorepad-deck-open = Ouvrir le fichier d’un paquet
tree-society-scorepad-deck-forget = Retirer le paquet { $name }
tree-society-scorepad-deck-faulty = { $count ->
    [one] Ce paquet n’est pas encore utilisable : il contient une erreur.
   *[other] Ce paquet n’est pas encore utilisable : il contient { $count } erreurs.
}
tree-society-scorepad-deck-missing = Cette partie s’est jouée avec le paquet « { $name } », qui n’est pas sur cet appareil. Ouvrez son fichier pour voir les scores.
tree-society-scorepad-deck-other = C’est un autre paquet : { $name }.
