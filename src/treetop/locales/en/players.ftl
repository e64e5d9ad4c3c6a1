players-random-name = Squirrel
players-random-description = Picks any legal move, the way a squirrel picks nuts.
players-novice-name = Sapling
players-novice-description = Still learning: mostly plays sensibly, and makes the mistakes people make.
players-builder-name = Gardener
players-builder-description = Tends a fine garden of its own and rarely looks over the fence.
players-denier-name = Magpie
players-denier-description = Keeps what others need and leaves them little to score.
players-strategist-name = Owl
players-strategist-description = Counts every card, weighs every chance, and plants and hoards at the same time.
players-greedy-name = Fox
players-greedy-description = Takes whatever brings the most right now.
players-planner-name = Beaver
players-planner-description = Works towards the end of the game, one step at a time.
players-search-name = Old Oak
players-search-description = Plays the game on in its head, thousands of times, before each move.
# Plays at the reader's own level, $level on the ladder of bots.
players-like-name = Mockingbird
players-like-description = Plays at your own level, which your last reviewed games put at { $level }: a little above and a little below it, by turns.
players-like-choice = Like me
players-like-unknown = Once you’ve reviewed one of your games, a bot can play at your own level.
players-program-not-started = “{ $command }” couldn’t be started: { $problem }
players-program-late = “{ $command }” didn’t answer in time.
players-program-ended = { $code ->
    [none] “{ $command }” has closed its output.
   *[other] “{ $command }” has exited with code { $code }.
}{ $error ->
    [none] { "" }
   *[other] { " " }Its last words: “{ $error }”.
}
players-program-deaf = “{ $command }” doesn’t read its input.
players-program-unreadable = This isn’t a valid answer: “{ $answer }”.

# Where a finished game was won. $actor did the turn; $winner won in the end.
players-review-title = Where it was won
players-review-how = Each player’s chance of winning after every turn, if strong players had taken over from there.
players-review-none = No single turn decided it.
players-review-swing = { $actor }’s turn: { $winner } { $before } → { $after }
# $loss is the share of the wins that $action gave away against $best.
players-decisions-title = Costliest decisions
players-decisions-how = Each decision is judged by what the player knew at the time; differences that could be chance are left out.
players-decisions-line = { $actor }, step { $step }: { $action }. Better by { $loss }: { $best }.
players-decisions-none = No decision was clearly a mistake.

players-account-title = Skill and luck
players-account-how = What each player’s chance of winning was made of, from the start of the game to its end. Whatever mistakes don’t explain is luck: the cards that turned up, and where the hidden ones were.
players-account-part = Chance of winning
players-account-start = At the start
players-account-errors = Own mistakes
players-account-others-errors = Others’ mistakes
players-account-luck = Luck
players-account-result = At the end
players-account-without-luck = Without luck
players-account-error = Given away per decision
players-account-level = Level played
players-account-turn = Luck in this turn: { $luck }.
players-account-level-played = { $level } ({ $word })
players-unknown = There’s no player “{ $name }”. Available: { $known }.
players-level = { $word }.
players-level-rated = { $word }, rated { $rating }.
players-level-0 = Random
players-level-1 = Beginner
players-level-2 = Easy
players-level-3 = Medium
players-level-4 = Strong
players-level-5 = Expert
