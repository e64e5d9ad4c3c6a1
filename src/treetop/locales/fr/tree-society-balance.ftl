# Tree Society : l’équilibre du paquet, qu’aucun navigateur ne montre.

tree-society-balance-title = Tree Society : l’équilibre du paquet
tree-society-balance-by = { $player ->
    [forecast] un joueur qui choisit l’action au meilleur pronostic
    [forecast-1] une version antérieure du joueur qui choisit l’action au meilleur pronostic, qui a appris des parties avec Canopy
    [search] la recherche, qui simule les tours suivants
   *[planner] le Castor, qui regarde jusqu’à la fin de son tour
}
tree-society-balance-what = { $games } parties pour chaque nombre de joueurs : { $players } ; à toutes les places joue { tree-society-balance-by }. Une partie sur deux utilise les quatre guildes de la première partie ; pour les autres, quatre sont tirées au sort. Paquet { $hash }. Entre parenthèses : intervalles à 95 %.
tree-society-balance-guilds = Guildes
tree-society-balance-combinations = Combinaisons de guildes
tree-society-balance-combinations-what = De combien de points de pourcentage le premier et le dernier joueur gagnent plus que leur juste part.
tree-society-balance-cards = Cartes
tree-society-balance-starters = Symboles des cartes commencées
tree-society-balance-starters-what = Les victoires de qui commence des cartes avec autant de symboles, et de qui n’en commence aucune, par rapport à une part équitable (100 %).
tree-society-balance-with-symbols = { $count ->
    [one] Cartes à { $count } symbole
   *[other] Cartes à { $count } symboles
}
tree-society-balance-ideas = Stratégies à idée unique
tree-society-balance-ideas-what = Chaque donne est jouée une seconde fois avec un joueur qui suit une seule idée, parmi d’autres qui ne le font pas.
tree-society-balance-idea-small = Ne commence aucune carte à 3 symboles
tree-society-balance-idea-rush = Achève des cartes dès que possible
tree-society-balance-idea-slow = Ne déclenche jamais la fin
tree-society-balance-idea-hoard = Prend des fruits dès que possible
tree-society-balance-idea-type = Prend un seul type de fruit dès que possible
tree-society-balance-idea-guild = Commence des cartes d’une seule guilde dès que possible, d’autres seulement à défaut
tree-society-balance-kept = Cartes de départ achevées
tree-society-balance-dominated = Cartes dominées
tree-society-balance-dominated-what = La seconde carte ne coûte davantage à aucun niveau et n’est moins bonne en rien ; tous les types de fruits se valent.
tree-society-balance-none-dominated = Aucune : aucune carte n’est dépassée ni égalée en tout par une autre.
tree-society-balance-effects = Effets utilisés
tree-society-balance-effect-coins = Pièces dans la bourse
tree-society-balance-effect-chest = Pièces dans le coffre
tree-society-balance-effect-sale = Vente supplémentaire
tree-society-balance-effect-take = Prendre des fruits au marché
tree-society-balance-effect-row = Défausser une rangée
tree-society-balance-effect-discard = Défausser une carte de guilde
tree-society-balance-effect-give = Sacrifier des fruits
tree-society-balance-effect-build = Construire un niveau à coût réduit
tree-society-balance-effect-reveal-fruit = Révéler des fruits
tree-society-balance-effect-reveal-guilds = Révéler des cartes de guilde
tree-society-balance-effect-reduce = Continu : niveaux à coût réduit
tree-society-balance-effect-on-sale = Continu : pièces à chaque vente
tree-society-balance-effect-on-build = Continu : pièces à chaque niveau construit
tree-society-balance-effect-on-complete = Continu : pièces à chaque carte de guilde achevée
tree-society-balance-effect-on-take = Continu : pièces à chaque fruit pris
tree-society-balance-effect-on-rest = Continu : pièces à chaque repos
tree-society-balance-shift-what = De combien de points de pourcentage on gagne plus souvent quand on l’a achevée, à nombre de symboles égal.
tree-society-balance-column-symbols = Finies par symboles (T21)
tree-society-balance-column-times = Achevée
tree-society-balance-column-often = Pour 100 parties en jeu
tree-society-balance-column-leads = Changements de tête
tree-society-balance-column-trigger = Gagnées par qui déclenche la fin
tree-society-balance-column-kept = Cartes de départ achevées
tree-society-balance-column-started = Commencées
tree-society-balance-column-done = Dont achevées
tree-society-balance-column-with = Victoires avec
tree-society-balance-column-without = Victoires sans
tree-society-balance-column-other = Pas moins bonne
tree-society-balance-column-wins = Victoires
tree-society-balance-column-fair = Par rapport à une part équitable
