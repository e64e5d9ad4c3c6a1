# The command line and the terminal game.

tree-society-cli-upper-row = Guild market, upper row: 1 coin more
tree-society-cli-lower-row = Guild market, lower row
tree-society-cli-fruit-market = Fruit market, with prices
tree-society-cli-in-deck = { $count } in the deck
tree-society-cli-moment = { $last ->
    [0] Round { $round }. { $phase }
   *[other] Round { $round } (last round: { $last }). { $phase }
}
tree-society-cli-waiting = Then: { $effect }
tree-society-cli-purse = pouch { $pouch }, chest { $chest }, symbols { $symbols }, sold { $sold }
tree-society-cli-completed = Completed: { $cards }
tree-society-cli-sold = Sold: { $fruit }
tree-society-cli-score-number = Line { $line }: “{ $text }” should be a number.
tree-society-cli-score-pairs = Line { $line }: give each item with its number, for example “apple 3 grape 1”.
tree-society-cli-score-fruit = Line { $line }: there’s no fruit “{ $text }”. Available: { $known }.
tree-society-cli-score-house-unknown = { $player }: the deck has no card “{ $card }”.
tree-society-cli-score-house-twice = “{ $card }” appears twice, but there’s only one of each card.
tree-society-cli-score-house-level = { $player }: the tree token on “{ $card }” can be on level 1 or 2, not { $level }. With level 3, the card is completed.
tree-society-cli-score-houses-most = { $player } has { $count } ongoing cards; at most { $most } are possible.
tree-society-cli-tie = Tied on points: whoever comes later in turn order wins.
