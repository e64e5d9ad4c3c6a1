# Species may be asked for in a form: { WORD("arboretum-tree", $species, form: "a") }.

arboretum-name = Arboretum
arboretum-about = Plant paths of trees, and keep the cards that let you score them.
arboretum-tree-bs = Blue Spruce
    .a = a Blue Spruce
arboretum-tree-ca = Cassia
    .a = a Cassia
arboretum-tree-ch = Cherry Blossom
    .a = a Cherry Blossom
arboretum-tree-do = Dogwood
    .a = a Dogwood
arboretum-tree-ja = Jacaranda
    .a = a Jacaranda
arboretum-tree-li = Lilac
    .a = a Lilac
arboretum-tree-ma = Maple
    .a = a Maple
arboretum-tree-mg = Magnolia
    .a = a Magnolia
arboretum-tree-oa = Oak
    .a = an Oak
arboretum-tree-ol = Olive
    .a = an Olive
arboretum-tree-po = Poinciana
    .a = a Poinciana
arboretum-tree-rp = Royal Poinciana
    .a = a Royal Poinciana
arboretum-tree-tp = Tulip Poplar
    .a = a Tulip Poplar
arboretum-tree-wi = Willow
    .a = a Willow

arboretum-card-species-unknown = “{ $card }” isn’t a card: it has to start with a species’ two letters, for example “oa3”.
arboretum-card-rank-unknown = “{ $card }” isn’t a card: after the species comes a rank from 1 to 8.
arboretum-action-unreadable = “{ $action }” isn’t an action. Try “draw pile”, “draw discard 2”, “plant oa3 0,1” or “discard ma7”, for example.
arboretum-card-not-in-play = { CARD("arboretum-tree", $card) } isn’t in this game. In play: { $species }.
arboretum-species-list = Name each species once, as a list of codes, or write “random”.
arboretum-species-unknown = This edition has no species “{ $species }”. Available: { $known }.
arboretum-species-count = { $players } players need { $needed } species; you named { $given }.
arboretum-deal-unreadable = The deal needs “hands”, “pile” and “discards”, each made of cards.
arboretum-hackaranda-table = Programs from the Hackaranda tournament play Arboretum, and only with two players.
arboretum-deal-sizes = Each hand needs 7 cards, and the discard piles have to start as the options say.
arboretum-card-twice = { CARD("arboretum-tree", $card) } appears twice, but there’s only one of each card.
arboretum-card-missing = { CARD("arboretum-tree", $card) } is missing from the deal.
arboretum-game-over = The game is over: there’s nothing left to do.
arboretum-not-now =
    { $phase ->
        [draw] Not yet: draw your two cards first.
        [plant] Not now: plant one card from your hand.
        *[discard] Not now: discard one card from your hand.
    }
arboretum-pile-empty = The draw pile is empty: take the top card of a discard pile.
arboretum-no-such-seat = There’s no seat { $seat } in this game.
arboretum-discards-empty = Player { $seat }’s discard pile is empty: draw from somewhere else.
arboretum-not-in-hand = You don’t have { CARD("arboretum-tree", $card) } in your hand.
arboretum-not-adjacent = That space doesn’t touch any of your trees: plant beside, above or below one of them.
arboretum-occupied = There’s already a tree there, and trees are never moved or covered.
arboretum-told-draw = { $seat } draws from the draw pile.
    .you = You draw from the draw pile.
arboretum-told-draw-own = { $seat } draws { CARD("arboretum-tree", $card) } from the draw pile.
    .you = You draw { CARD("arboretum-tree", $card) } from the draw pile.
arboretum-told-take = { $seat } takes { CARD("arboretum-tree", $card) } from { $owner ->
    [the-reader] your discard pile.
   *[other] { $owner }’s discard pile.
}
    .you = You take { CARD("arboretum-tree", $card) } from { $owner ->
        [the-reader] your discard pile.
       *[other] { $owner }’s discard pile.
    }
arboretum-told-plant = { $seat } plants { CARD("arboretum-tree", $card) }.
    .you = You plant { CARD("arboretum-tree", $card) }.
arboretum-told-discard = { $seat } discards { CARD("arboretum-tree", $card) }.
    .you = You discard { CARD("arboretum-tree", $card) }.
arboretum-do-draw = Draw from the draw pile
arboretum-do-take = Take { CARD("arboretum-tree", $card) } from a discard pile
arboretum-do-plant = Plant { CARD("arboretum-tree", $card) } in row { $y }, column { $x }
arboretum-do-discard = Discard { CARD("arboretum-tree", $card) }
# Why an action was better than the one that was done.
arboretum-why-path = { WORD("arboretum-tree", $species) }: the better action makes the path worth { $better ->
    [one] one point
   *[other] { $better } points
} instead of { $worse }.
arboretum-why-right = { CARD("arboretum-tree", $card) } was worth keeping in hand, for the right to score.
arboretum-why-feeds = { CARD("arboretum-tree", $card) } is just what { $seat } is growing.

## First steps at the table
arboretum-guide-goal = Most points win. You score paths of trees whose numbers rise, but only in species where your hand is worth the most at the end.
arboretum-guide-draw = Draw two cards, from the draw pile or from the top of any discard pile.
arboretum-guide-plant = Plant one card next to one you’ve already planted. A path starts and ends with the same species, and its numbers rise.
arboretum-guide-discard = Discard one card; others may take it. Keep high cards of the species you want to score.

## Signs on the table
arboretum-sign-choosable = Green outline
arboretum-sign-choosable-text = You can choose this card or pile now.
arboretum-sign-drawn = Leaf on a card
arboretum-sign-drawn-text = You’ve drawn this card this turn.
arboretum-sign-place = Dashed space
arboretum-sign-place-text = You can plant the card you’ve chosen here.
arboretum-sign-fresh = Dashed outline
arboretum-sign-fresh-text = Planted only in your plan: you can still take it back.
arboretum-sign-last = Orange outline
arboretum-sign-last-text = The card this player planted last.
arboretum-sign-planted = Cards with a number
arboretum-sign-planted-text = How many trees stand in this arboretum.
arboretum-sign-pile = Number under a pile
arboretum-sign-pile-text = How many cards are in it. When the draw pile runs out, the game ends with that turn.
arboretum-sign-best = Number beside a tree
arboretum-sign-best-text = What your best path of this species is worth as it stands. Tap it to see the path. A plus shows what your plan adds.
arboretum-sign-path = Line with arrows
arboretum-sign-path-text = A path, from its lowest card to its highest. The tag says what it’s worth.
arboretum-sign-knowledge = Eye
arboretum-sign-knowledge-text = Where the cards are, as far as you can know. Only at tables with hints.
arboretum-sign-cancelled = Card struck through
arboretum-sign-cancelled-text = An 8 that counts as 0 because an opponent holds the 1 of its species.
arboretum-sign-no-right = Dash in the scoring
arboretum-sign-no-right-text = No right to score: somebody else’s hand was worth more in this species.

## At the table
arboretum-table-card-back = A hidden card
arboretum-table-card-at = { $card }, row { $row }, column { $column }
arboretum-table-card-tentative = { $name }, not final yet
arboretum-table-card-last = { $name }, planted last
arboretum-table-card-drawn = { $name }, just drawn
arboretum-table-place-at = Empty space, row { $row }, column { $column }
arboretum-table-hand = Your hand
arboretum-table-other-look = Look at { $name }’s arboretum, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-table-arboretum-mine = Your arboretum
arboretum-table-arboretum-of = { $name }’s arboretum
arboretum-table-garden-view = View
arboretum-table-garden-closer = Zoom in
arboretum-table-garden-further = Zoom out
arboretum-table-garden-recentre = Show everything
arboretum-table-paths = Your best paths
arboretum-table-path-of = { $species }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
arboretum-table-piles = Piles
arboretum-table-pile-draw = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-table-pile-name = Pile
arboretum-table-pile-mine = Yours
arboretum-table-pile-discard = Discard pile: { $name }. On top: { $card }. { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-table-pile-discard-empty = Discard pile: { $name }. Empty
arboretum-table-pile-look = Look through the discard pile
arboretum-table-pile-discards-of = { $name }’s discard pile
arboretum-table-pile-nothing = There’s nothing here.
arboretum-table-turn-draw = Your turn: draw a card ({ $number } of 2)
arboretum-table-turn-plant = Plant one card from your hand
arboretum-table-turn-place = { $card }: choose where to plant it
arboretum-table-turn-discard = Discard one card from your hand
arboretum-table-turn-other-draw = { $name } is drawing
arboretum-table-turn-other-plant = { $name } is planting
arboretum-table-turn-other-discard = { $name } is discarding
arboretum-table-do-draw = Draw from the pile
arboretum-table-do-draw-discard = Choose a discard pile
arboretum-table-do-plant = Choose a card
arboretum-table-do-place = Choose a space
arboretum-table-do-discard = Choose a card to discard
arboretum-table-sheet = Score sheet
arboretum-table-sheet-species = Species
arboretum-table-sheet-no-right = no right to score
arboretum-table-sheet-total = Total
arboretum-table-sheet-varieties = Different species
arboretum-table-sheet-tie-broken = Tied on points: the arboretum with more different species wins.
arboretum-table-sheet-shared = Still tied! Each of you plants a tree today; in five years, the tallest one wins.
arboretum-table-reveal-page = { $page } of { $pages }
arboretum-table-reveal-next = Next species
arboretum-table-reveal-back = Back
arboretum-table-reveal-skip = Skip to the score sheet
arboretum-table-reveal-sheet = To the score sheet
arboretum-table-reveal-nobody = Nobody holds this species, so everybody may score it.
arboretum-table-reveal-value = Hand value
arboretum-table-reveal-cancelled = The 8 counts for nothing: { $name } holds the 1.
arboretum-table-reveal-cancelled-card = { $card }, counts for nothing
arboretum-table-reveal-no-right = No right to score
arboretum-table-reveal-no-path = Right to score, but no path
arboretum-table-reveal-total = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
}
arboretum-table-points-cards = { $count } for the cards
arboretum-table-points-same = { $count } for a single species
arboretum-table-points-one = { $count } for starting with a 1
arboretum-table-points-eight = { $count } for ending with an 8
arboretum-table-rules-species = Species: { $names }
arboretum-table-option-random = Random
arboretum-table-option-chosen = I’ll choose
arboretum-table-knowledge = Where the cards are
arboretum-table-knowledge-place = { $card }: { $words }
arboretum-table-knowledge-unseen = { $count ->
    [one] { $count } card is unseen (?): it’s in a hand or in the draw pile.
   *[other] { $count } cards are unseen (?): they’re in hands or in the draw pile.
}
arboretum-table-knowledge-nowhere = unseen
arboretum-table-knowledge-planted = planted by { $name }
arboretum-table-knowledge-discarded = in { $name }’s discard pile
arboretum-table-knowledge-mine = in your hand
arboretum-table-knowledge-held = in { $name }’s hand
arboretum-table-act-take = { $owner ->
    [the-reader] Take from your discard pile
   *[other] Take from { $owner }’s discard pile
}

## Options
arboretum-option-edition = Edition (names and colours)
arboretum-option-edition-renegade = Renegade 2018
arboretum-option-edition-zman = Z-Man 2014
arboretum-option-species = Species
arboretum-option-discards = Discard piles
arboretum-option-discards-open = Anyone can look through them
arboretum-option-discards-top = Only the top card shows
arboretum-option-opening-discard = Everybody but the first player starts with a card on their discard pile

## Phases of a turn, where mistakes are counted

arboretum-deciding-draw = Drawing
arboretum-deciding-plant = Planting
arboretum-deciding-discard = Discarding
