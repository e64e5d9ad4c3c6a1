# The command line and the terminal game.

arboretum-cli-corner-nobody-holds = Nobody holds a species
arboretum-cli-corner-cancelled = An 8 is cancelled by an opponent’s 1
arboretum-cli-corner-one-and-eight = The 1 and the 8 in one hand
arboretum-cli-corner-tie-for-right = A tie for a species somebody holds
arboretum-cli-corner-equal-points = A tie on points for first place
arboretum-cli-corner-shared = A shared victory
arboretum-cli-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
arboretum-cli-hand = Hand
arboretum-cli-discards = Discard pile
arboretum-cli-species = Species
arboretum-cli-species-name = { WORD("arboretum-tree", $species) }
arboretum-cli-total = Total
arboretum-cli-right = may score
arboretum-cli-right-of-all = everybody may score
arboretum-cli-no-path = no path
arboretum-cli-cancelled = the 8 counts as 0: { $player } holds the 1
arboretum-cli-tie-broken = Tied on points; { $species ->
    [one] { $species } species in the arboretum decides it
   *[other] { $species } different species in the arboretum decide it
}.
arboretum-cli-shared = { $winners } share the victory. Each of them plants a tree: in five years, the tallest one wins.
arboretum-cli-score-in-hand = in { $player }’s hand (line { $line })
arboretum-cli-score-in-arboretum = in { $player }’s arboretum (line { $line })
arboretum-cli-score-not-a-card = “{ $text }”, { $where }, isn’t a card. A card is two letters and a rank from 1 to 8, for example oa3.
arboretum-cli-score-card-twice = { CARD("arboretum-tree", $card) } appears twice: { $first } and { $second }.
arboretum-cli-score-not-in-play = { CARD("arboretum-tree", $card) }, { $where }, belongs to a species that isn’t in play.
arboretum-cli-score-same-place = Line { $line }: { CARD("arboretum-tree", $card) } and { CARD("arboretum-tree", $other) } are in the same position, { $place }, in { $player }’s arboretum.
arboretum-cli-score-gap = There’s a gap in { $player }’s arboretum: { CARD("arboretum-tree", $card) } at { $place } (line { $line }) isn’t connected to the other cards.
arboretum-cli-score-place = Line { $line }: “{ $card }” should be followed by a position such as 0,1, not “{ $place }”.
arboretum-cli-score-edition = Line { $line }: there’s no edition “{ $given }”. Available: { $known }.
arboretum-cli-score-species-unknown = Line { $line }: “{ $code }” isn’t a species code.
arboretum-cli-score-species-twice = Line { $line }: { WORD("arboretum-tree", $species) } is named twice.
arboretum-cli-score-species-edition = { WORD("arboretum-tree", $species) } isn’t a species in the { $edition } edition.
arboretum-cli-score-species-count = { $players } players use { $needed } species; the file has { $given }.
arboretum-cli-score-mixed-editions = No edition has all of these: { WORD("arboretum-tree", $species) }.
arboretum-cli-score-players = Arboretum is for 2 to 4 players; the file has { $count }.
arboretum-cli-score-hand-too-large = { $player } has { $count } cards in hand; at the end of a game it should be 7.
arboretum-cli-score-hand-short = { $player } has only { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand; at the end of a game it should be 7. Scored as it is.
arboretum-cli-score-arboretum-too-large = { $player } has planted { $count } cards; at most { $most } are possible.
arboretum-cli-turn-draw = { $name }: draw a card ({ $number } of 2).
arboretum-cli-turn-plant = { $name }: plant one card.
arboretum-cli-turn-discard = { $name }: discard one card.
arboretum-cli-piles = Piles
arboretum-cli-draw-pile = Draw pile
arboretum-cli-path = { WORD("arboretum-tree", $species) } { $points }
arboretum-cli-paths-now = Your best paths now: { $paths }
arboretum-cli-key-choose = Choose
arboretum-cli-key-move = Move
arboretum-cli-key-next-card = Next card
