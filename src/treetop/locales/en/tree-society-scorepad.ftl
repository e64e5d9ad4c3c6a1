# The score pad.

tree-society-scorepad-houses = Guild cards
tree-society-scorepad-search = Find a card
tree-society-scorepad-search-example = Name or guild
tree-society-scorepad-search-none = No card like that is left.
tree-society-scorepad-level-of = { $card }: level
tree-society-scorepad-level = Level { $level }
tree-society-scorepad-level-done = Completed
tree-society-scorepad-house-remove = Remove { $card }
tree-society-scorepad-fruit-sold = Fruit sold
tree-society-scorepad-fruit-unsold = Fruit not sold
tree-society-scorepad-coins = Coins left, pouch and chest
tree-society-scorepad-market-types = Types of fruit in the market
tree-society-scorepad-text-house = · { $card }: { $points } ({ $why })
tree-society-scorepad-turn-order = Enter the players in turn order: it breaks ties.
tree-society-scorepad-deck = Deck
tree-society-scorepad-deck-shipped = { $name }, Treetop’s own deck
tree-society-scorepad-deck-own = Do you own the printed game? Type its cards into a deck file once; our own deck’s file shows you how. We check the file, then its cards stay on this device.
tree-society-scorepad-deck-example = Download our deck’s file
tree-society-scorepad-deck-open = Open a deck file
tree-society-scorepad-deck-forget = Remove the deck { $name }
tree-society-scorepad-deck-faulty = { $count ->
    [one] You can’t use this deck yet: it has one error.
   *[other] You can’t use this deck yet: it has { $count } errors.
}
tree-society-scorepad-deck-missing = This game was played with the deck “{ $name }”, which isn’t on this device. Open its file to see the scores.
tree-society-scorepad-deck-other = That’s a different deck: { $name }.
