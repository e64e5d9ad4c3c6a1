# Species may be asked for in a form: { WORD("arboretum-tree", $species, form: "a") }.

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

arboretum-card-species-unknown = “{ $card }” is not a card: it must begin with the two letters of a species, for example “oa3”.
arboretum-card-rank-unknown = “{ $card }” is not a card: after the species comes one rank from 1 to 8.
arboretum-action-unreadable = “{ $action }” is not an action. Write for example “draw pile”, “draw discard 2”, “plant oa3 0,1” or “discard ma7”.
arboretum-card-not-in-play = { CARD("arboretum-tree", $card) } is not in this game. In play: { $species }.
arboretum-species-list = Name each species once, as a list of codes, or say “random”.
arboretum-species-unknown = This edition has no species “{ $species }”. It has: { $known }.
arboretum-species-count = { $players } players need { $needed } species; { $given } were named.
arboretum-deal-unreadable = The deal must have “hands”, “pile” and “discards”, each made of cards.
arboretum-deal-sizes = Each hand must have 7 cards, and the discard piles must open as the options say.
arboretum-card-twice = { CARD("arboretum-tree", $card) } is there twice; every card exists once.
arboretum-card-missing = { CARD("arboretum-tree", $card) } is missing from the deal.
arboretum-game-over = The game is over: nothing more can be done.
arboretum-not-now =
    { $phase ->
        [draw] Not yet: first draw your two cards.
        [plant] Not now: plant one card from your hand.
        *[discard] Not now: discard one card from your hand.
    }
arboretum-pile-empty = The draw pile is empty: take the top card of a discard pile.
arboretum-no-such-seat = Nobody sits at place { $seat }.
arboretum-discards-empty = The discard pile of player { $seat } is empty: draw from elsewhere.
arboretum-not-in-hand = { CARD("arboretum-tree", $card) } is not in your hand.
arboretum-not-adjacent = That place touches none of your trees: plant beside, above or below one of them.
arboretum-occupied = A tree stands there already, and trees are never moved or covered.
arboretum-told-draw = { $seat } draws from the pile.
    .you = You draw from the pile.
arboretum-told-draw-own = { $seat } draws { CARD("arboretum-tree", $card) } from the pile.
    .you = You draw { CARD("arboretum-tree", $card) } from the pile.
arboretum-told-take = { $seat } takes { CARD("arboretum-tree", $card) } from { $owner ->
    [the-reader] your discards.
   *[other] the discards of { $owner }.
}
    .you = You take { CARD("arboretum-tree", $card) } from { $owner ->
        [the-reader] your discards.
       *[other] the discards of { $owner }.
    }
arboretum-told-plant = { $seat } plants { CARD("arboretum-tree", $card) }.
    .you = You plant { CARD("arboretum-tree", $card) }.
arboretum-told-discard = { $seat } discards { CARD("arboretum-tree", $card) }.
    .you = You discard { CARD("arboretum-tree", $card) }.
