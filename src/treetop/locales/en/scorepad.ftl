scorepad-page = Score pad
scorepad-lead = Playing with real cards? Enter the hands and the arboretums: the pad adds up the points, explains them and remembers the game. It works offline, and everything stays on this device.
scorepad-new-arboretum = Score Arboretum
scorepad-game-arboretum = Arboretum
scorepad-history = Games on this device
scorepad-unfinished = Not complete yet
scorepad-forget = Delete the game from { $date }
scorepad-forgotten = The game from { $date } has been deleted.
scorepad-not-here = This game isn’t on this device, or the link is incomplete.
scorepad-unable = This browser can’t work out the points: it’s missing WebAssembly or module workers. What you enter is kept, and its link shows the points in any other browser.
scorepad-statistics = Player statistics
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
        [one] Choose the { $needed } species you played with: one to go.
       *[other] Choose the { $needed } species you played with: { $count } to go.
    }
scorepad-species-complete = You’ve chosen all { $needed } species.
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
scorepad-hand-full = The hand is complete. Tap a card to remove it.
scorepad-prompt-plant = Tap a species and a rank, then a space; or the space first.
scorepad-prompt-cell = Where does { CARD("arboretum-tree", $card) } go? Tap its space.
scorepad-prompt-card = Which card is here? Tap its species and rank.
scorepad-prompt-move = Tap another space to move this card there, or another card to swap the two.
scorepad-taken-hand = { $card }: in { $name }’s hand
scorepad-taken-planted = { $card }: in { $name }’s arboretum
scorepad-remove = Remove { $card } from the hand
scorepad-take-off = Remove
scorepad-cell-card = { $card }, row { $row }, column { $column }
scorepad-cell-empty = Empty, row { $row }, column { $column }
scorepad-apart = Not connected to the rest: { CARD("arboretum-tree", $cards) }. Every card has to touch another one.
scorepad-shift = Move the whole arboretum
scorepad-shift-left = Move everything left
scorepad-shift-right = Move everything right
scorepad-shift-up = Move everything up
scorepad-shift-down = Move everything down

scorepad-counting = Scoring…
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
        [one] { $names } are tied on points. { $name } has more species: { $count }.
       *[other] { $names } are tied on points. { $name } has more species: { $count }.
    }
scorepad-plant-a-tree = Tied on points, tied on species. So { $names } each plant a tree: in five years, the tallest one wins.
scorepad-sheet = Score sheet
scorepad-sheet-legend = Small: hand value. Large: points. Crossed out: a path without the right to score it, or an 8 cancelled by a 1. Tap a species to see why.
scorepad-total = Total
scorepad-hand-value = Hand { $value }
scorepad-no-right = No right to score
scorepad-paths = Best paths
scorepad-arboretum-of = { $name }’s arboretum
scorepad-path-of =
    { $count ->
        [one] Path { CARD("arboretum-tree", $cards) }: { $count } point
       *[other] Path { CARD("arboretum-tree", $cards) }: { $count } points
    }
scorepad-right-alone = { WORD("arboretum-tree", $species) }: only { $name } may score, with the highest total, { $value }.
scorepad-right-tie = { WORD("arboretum-tree", $species) }: { $names } tie for the highest total, { $value }, so all of them may score.
scorepad-right-everybody = { WORD("arboretum-tree", $species) }: nobody holds any, so everybody may score.
scorepad-holds = In hand: { CARD("arboretum-tree", $cards) }. Worth { $value }.
scorepad-holds-none = No { WORD("arboretum-tree", $species) } in hand.
scorepad-cancelled = { $name }’s 8 counts as 0, because { $other } holds the 1.
scorepad-no-path = No { WORD("arboretum-tree", $species) } path.
scorepad-by-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
scorepad-by-same = { $count } for all { WORD("arboretum-tree", $species) }
scorepad-by-one = { $count } for the 1 at the start
scorepad-by-eight = { $count } for the 8 at the end
scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } point
       *[other] { $parts } = { $count } points
    }
scorepad-lost =
    { $count ->
        [one] Without the right to score, this { $count } point is lost.
       *[other] Without the right to score, these { $count } points are lost.
    }

scorepad-what-if = What if…?
scorepad-what-if-on = You’re just trying things out: take cards away, add some, and watch the points change. The real game stays as it is.
scorepad-what-if-back = Back to the real game
scorepad-what-if-keep = Keep the changes
scorepad-live = { $name }: { $before } → { $now }

scorepad-share-picture = Picture
scorepad-share-text = Text
scorepad-share-link = Link
scorepad-picture-saved = Picture saved.
scorepad-copied = Copied.
scorepad-text-title = Arboretum, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-new-tree-society = Score Tree Society
scorepad-game-tree-society = Tree Society
scorepad-houses = Guild cards
scorepad-search = Find a card
scorepad-search-example = Name or guild
scorepad-search-none = No card like that is left.
scorepad-level-of = { $card }: level
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
scorepad-turn-order = Enter the players in turn order: it breaks ties.
scorepad-deck = Deck
scorepad-deck-shipped = { $name }, Treetop’s own deck
scorepad-deck-own = Do you own the printed game? Type its cards into a deck file once; our own deck’s file shows you how. We check the file, then its cards stay on this device.
scorepad-deck-example = Download our deck’s file
scorepad-deck-open = Open a deck file
scorepad-deck-forget = Remove the deck { $name }
scorepad-deck-faulty = { $count ->
    [one] You can’t use this deck yet: it has one error.
   *[other] You can’t use this deck yet: it has { $count } errors.
}
scorepad-deck-missing = This game was played with the deck “{ $name }”, which isn’t on this device. Open its file to see the scores.
scorepad-deck-other = That’s a different deck: { $name }.
