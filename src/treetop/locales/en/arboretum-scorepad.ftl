# The score pad.

arboretum-scorepad-species = Species
arboretum-scorepad-edition-renegade = Renegade, 2018
arboretum-scorepad-edition-zman = Z-Man, 2014
arboretum-scorepad-species-missing =
    { $count ->
        [one] Choose the { $needed } species you played with: one to go.
       *[other] Choose the { $needed } species you played with: { $count } to go.
    }
arboretum-scorepad-species-complete = You’ve chosen all { $needed } species.
arboretum-scorepad-where = Where the cards go
arboretum-scorepad-where-hand = Hand
arboretum-scorepad-where-planted = Arboretum
arboretum-scorepad-hand = Hand
arboretum-scorepad-arboretum = Arboretum
arboretum-scorepad-picker = Choose a card
arboretum-scorepad-prompt-hand =
    { $count ->
        [one] Tap a species, then a rank. One more card to go.
       *[other] Tap a species, then a rank. { $count } more cards to go.
    }
arboretum-scorepad-hand-full = The hand is complete. Tap a card to remove it.
arboretum-scorepad-prompt-plant = Tap a species and a rank, then a space; or the space first.
arboretum-scorepad-prompt-cell = Where does { CARD("arboretum-tree", $card) } go? Tap its space.
arboretum-scorepad-prompt-card = Which card is here? Tap its species and rank.
arboretum-scorepad-prompt-move = Tap another space to move this card there, or another card to swap the two.
arboretum-scorepad-taken-hand = { $card }: in { $name }’s hand
arboretum-scorepad-taken-planted = { $card }: in { $name }’s arboretum
arboretum-scorepad-remove = Remove { $card } from the hand
arboretum-scorepad-take-off = Remove
arboretum-scorepad-cell-card = { $card }, row { $row }, column { $column }
arboretum-scorepad-cell-empty = Empty, row { $row }, column { $column }
arboretum-scorepad-apart = Not connected to the rest: { CARD("arboretum-tree", $cards) }. Every card has to touch another one.
arboretum-scorepad-shift = Move the whole arboretum
arboretum-scorepad-shift-left = Move everything left
arboretum-scorepad-shift-right = Move everything right
arboretum-scorepad-shift-up = Move everything up
arboretum-scorepad-shift-down = Move everything down
arboretum-scorepad-winner =
    { $count ->
        [one] { $name } wins with { $count } point.
       *[other] { $name } wins with { $count } points.
    }
arboretum-scorepad-shared =
    { $count ->
        [one] { $names } share the victory with { $count } point each.
       *[other] { $names } share the victory with { $count } points each.
    }
arboretum-scorepad-tie-broken =
    { $count ->
        [one] { $names } are tied on points. { $name } has more species: { $count }.
       *[other] { $names } are tied on points. { $name } has more species: { $count }.
    }
arboretum-scorepad-plant-a-tree = Tied on points, tied on species. So { $names } each plant a tree: in five years, the tallest one wins.
arboretum-scorepad-sheet = Score sheet
arboretum-scorepad-sheet-legend = Small: hand value. Large: points. Crossed out: a path without the right to score it, or an 8 cancelled by a 1. Tap a species to see why.
arboretum-scorepad-total = Total
arboretum-scorepad-hand-value = Hand { $value }
arboretum-scorepad-no-right = No right to score
arboretum-scorepad-paths = Best paths
arboretum-scorepad-arboretum-of = { $name }’s arboretum
arboretum-scorepad-path-of =
    { $count ->
        [one] Path { CARD("arboretum-tree", $cards) }: { $count } point
       *[other] Path { CARD("arboretum-tree", $cards) }: { $count } points
    }
arboretum-scorepad-right-alone = { WORD("arboretum-tree", $species) }: only { $name } may score, with the highest total, { $value }.
arboretum-scorepad-right-tie = { WORD("arboretum-tree", $species) }: { $names } tie for the highest total, { $value }, so all of them may score.
arboretum-scorepad-right-everybody = { WORD("arboretum-tree", $species) }: nobody holds any, so everybody may score.
arboretum-scorepad-holds = In hand: { CARD("arboretum-tree", $cards) }. Worth { $value }.
arboretum-scorepad-holds-none = No { WORD("arboretum-tree", $species) } in hand.
arboretum-scorepad-cancelled = { $name }’s 8 counts as 0, because { $other } holds the 1.
arboretum-scorepad-no-path = No { WORD("arboretum-tree", $species) } path.
arboretum-scorepad-by-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
arboretum-scorepad-by-same = { $count } for all { WORD("arboretum-tree", $species) }
arboretum-scorepad-by-one = { $count } for the 1 at the start
arboretum-scorepad-by-eight = { $count } for the 8 at the end
arboretum-scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } point
       *[other] { $parts } = { $count } points
    }
arboretum-scorepad-lost =
    { $count ->
        [one] Without the right to score, this { $count } point is lost.
       *[other] Without the right to score, these { $count } points are lost.
    }
