scorepad-page = Score pad
scorepad-lead = Played with real cards? Enter the hands and the arboretums, and the pad counts, explains and remembers. It works without a connection, and everything stays on this device.
scorepad-new-arboretum = Score Arboretum
scorepad-game-arboretum = Arboretum
scorepad-history = Games on this device
scorepad-unfinished = Not all entered yet
scorepad-forget = Delete the game of { $date }
scorepad-not-here = This game is not on this device, or the link is incomplete.
scorepad-statistics = Who played how well
scorepad-column-name = Name
scorepad-column-games = Games
scorepad-column-wins = Won
scorepad-column-average = Average
scorepad-column-best = Best

scorepad-players = Players
scorepad-name = Name
scorepad-species = Species
scorepad-edition-renegade = Renegade, 2018
scorepad-edition-zman = Z-Man, 2014
scorepad-species-missing =
    { $count ->
        [one] Choose one more of the { $needed } species you played with.
       *[other] Choose { $count } more of the { $needed } species you played with.
    }
scorepad-species-complete = All { $needed } species are chosen.
scorepad-start = Enter the cards

scorepad-back = Back to the score pad
scorepad-tabs = Players and result
scorepad-result = Result
scorepad-undo = Undo
scorepad-where = Where the cards go
scorepad-where-hand = Hand
scorepad-where-planted = Arboretum
scorepad-hand = Hand
scorepad-arboretum = Arboretum
scorepad-picker = Choose a card
scorepad-prompt-hand =
    { $count ->
        [one] Tap a species, then a rank. One more card to go.
       *[other] Tap a species, then a rank. { $count } more cards to go.
    }
scorepad-hand-full = The hand is complete. Tap a card to take it out.
scorepad-prompt-plant = Tap a species and a rank, then the cell; or the cell first.
scorepad-prompt-cell = Where does { CARD("arboretum-tree", $card) } stand? Tap its cell.
scorepad-prompt-card = Which card stands here? Tap its species and rank.
scorepad-prompt-move = Tap another cell to move this card there, or another card to swap the two.
scorepad-taken-hand = { $card }: in { $name }’s hand
scorepad-taken-planted = { $card }: in { $name }’s arboretum
scorepad-remove = Take { $card } out of the hand
scorepad-take-off = Remove
scorepad-cell-card = { $card }, row { $row }, column { $column }
scorepad-cell-empty = Empty, row { $row }, column { $column }
scorepad-apart = Not connected to the rest: { CARD("arboretum-tree", $cards) }. Every card touches another one.
scorepad-shift = Move the whole arboretum
scorepad-shift-left = Move everything left
scorepad-shift-right = Move everything right
scorepad-shift-up = Move everything up
scorepad-shift-down = Move everything down

scorepad-counting = Counting…
scorepad-winner =
    { $count ->
        [one] { $name } wins with { $count } point.
       *[other] { $name } wins with { $count } points.
    }
scorepad-shared =
    { $count ->
        [one] { $names } share the victory with { $count } point each.
       *[other] { $names } share the victory with { $count } points each.
    }
scorepad-tie-broken =
    { $count ->
        [one] { $names } have equally many points. { $name } grows more species: { $count }.
       *[other] { $names } have equally many points. { $name } grows more species: { $count }.
    }
scorepad-plant-a-tree = As many points, as many species. So { $names } each plant a tree: in five years, the tallest wins.
scorepad-sheet = Score sheet
scorepad-sheet-legend = Small: hand value. Large: points. Crossed out: a path without the right to score it, or an 8 cancelled by a 1. Tap a species to see why.
scorepad-total = Total
scorepad-hand-value = Hand { $value }
scorepad-no-right = No right to score
scorepad-paths = Best paths
scorepad-arboretum-of = The arboretum of { $name }
scorepad-path-of =
    { $count ->
        [one] Path { CARD("arboretum-tree", $cards) }: { $count } point
       *[other] Path { CARD("arboretum-tree", $cards) }: { $count } points
    }
scorepad-right-alone = { WORD("arboretum-tree", $species) }: { $name } holds the most, { $value }, and alone may score.
scorepad-right-tie = { WORD("arboretum-tree", $species) }: { $names } hold { $value } each and may all score.
scorepad-right-everybody = { WORD("arboretum-tree", $species) }: nobody holds any, so everybody may score.
scorepad-holds = In hand: { CARD("arboretum-tree", $cards) }. Worth { $value }.
scorepad-holds-none = No { WORD("arboretum-tree", $species) } in hand.
scorepad-cancelled = { $name }’s 8 counts 0, because { $other } holds the 1.
scorepad-no-path = No { WORD("arboretum-tree", $species) } path.
scorepad-by-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
scorepad-by-same = { $count } for all { WORD("arboretum-tree", $species) }
scorepad-by-one = { $count } for the 1 at its start
scorepad-by-eight = { $count } for the 8 at its end
scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } point
       *[other] { $parts } = { $count } points
    }
scorepad-lost =
    { $count ->
        [one] Without the right, this { $count } point is lost.
       *[other] Without the right, these { $count } points are lost.
    }

scorepad-what-if = What if…?
scorepad-what-if-on = You are trying things out: take cards away, add some, and watch the points. The real game stays as it is.
scorepad-what-if-back = Back to the real game
scorepad-what-if-keep = Keep the change
scorepad-live = { $name }: { $before } → { $now }

scorepad-share-picture = Picture
scorepad-share-text = Text
scorepad-share-link = Link
scorepad-picture-saved = The picture has been saved.
scorepad-copied = Copied.
scorepad-text-title = Arboretum, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-new-tree-society = Score Tree Society
scorepad-game-tree-society = Tree Society
scorepad-houses = Houses
scorepad-search = Find a card
scorepad-search-example = Name or guild
scorepad-search-none = No card like that is left.
scorepad-level-of = Level of { $card }
scorepad-level = Level { $level }
scorepad-level-done = Completed
scorepad-house-remove = Remove { $card }
scorepad-fruit-sold = Fruit sold
scorepad-fruit-unsold = Fruit not sold
scorepad-coins = Coins left, pouch and chest
scorepad-market-types = Types of fruit in the market
scorepad-less = Fewer: { $what }
scorepad-more = More: { $what }
scorepad-society-text-title = Tree Society, { $date }
scorepad-text-house = · { $card }: { $points } ({ $why })
scorepad-turn-order = Name the players in turn order: it decides ties.
scorepad-deck = Deck
scorepad-deck-shipped = { $name }, the project’s own deck
scorepad-deck-own = You own the printed game? Write its cards into a deck file once; docs/tree-society-deck.md says how. The file is checked, then its cards stay on this device.
scorepad-deck-open = Open a deck file
scorepad-deck-forget = Remove the deck { $name }
scorepad-deck-faulty = { $count ->
    [one] The deck cannot be used yet: there is one error.
   *[other] The deck cannot be used yet: there are { $count } errors.
}
scorepad-deck-missing = This game was played with the deck “{ $name }”, which is not on this device. Open its file to see the count.
scorepad-deck-other = That was another deck: { $name }.
