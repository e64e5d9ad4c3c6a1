players-random-name = Squirrel
players-random-description = Picks any legal move, like a squirrel any nut.
players-novice-name = Sapling
players-novice-description = Still learning: plays sensibly most of the time, and makes the mistakes that people make.
players-builder-name = Gardener
players-builder-description = Cares for a fine garden of its own and hardly looks over the fence.
players-denier-name = Magpie
players-denier-description = Keeps what others need, and leaves them little to score.
players-strategist-name = Owl
players-strategist-description = Counts every card, weighs every chance, and plants and hoards at once.
players-greedy-name = Fox
players-greedy-description = Takes whatever brings the most right now.
players-planner-name = Beaver
players-planner-description = Works towards the end of the game, one step after another.
players-search-name = Old Oak
players-search-description = Plays on in its head, thousands of times, before each move.
players-program-not-started = “{ $command }” could not be started: { $problem }
players-program-late = “{ $command }” did not answer in time.
players-program-ended = “{ $command }” has ended.
players-program-unreadable = This is not an answer: “{ $answer }”.

# Where a finished game was won. $actor did the turn; $winner won in the end.
players-review-title = Where it was won
players-review-how = Each player’s chance to win after every turn, if strong players had gone on from there.
players-review-none = No single turn decided it.
players-review-swing = { $actor }’s turn: { $winner } { $before } → { $after }
players-unknown = There is no player “{ $name }”. There are: { $known }.
