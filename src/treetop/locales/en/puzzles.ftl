puzzles-help = Puzzles for both games.
puzzles-help-mine = Find puzzles in games between bots.
puzzles-help-games = Bot games to look through.
puzzles-help-first = The number of the first game; the same numbers give the same puzzles.
puzzles-help-out = The file for the puzzles; by default, GAME-puzzles.tsv.
puzzles-help-grade = Only puzzles of this difficulty, from 1; by default, the puzzle of the day comes first.
puzzles-none = There are no puzzles for this game.
puzzles-no-grade = There are no puzzles of that difficulty. Available: { $known }.
puzzles-mined = Grade { $grade }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-unreadable = This isn’t a puzzle: “{ $text }”.

puzzles-title = Puzzles
puzzles-lead = Positions from bot games in which one action is clearly best. Find it. Only your first try counts.
puzzles-all = All puzzles
puzzles-streak = Solved in a row: { $streak } (best: { $best })
puzzles-days = Puzzles of the day in a row: { $days }
puzzles-rating = Your rating: { $rating }
puzzles-day = Puzzle of the day
puzzles-day-solved = Solved today.
puzzles-day-missed = Missed today. There’s a new one tomorrow.
puzzles-grades = By difficulty
puzzles-grade = Better than { $name }
puzzles-progress = { $done } of { $count } tried
puzzles-ask = It’s your turn. What’s best here? { $name } misses it.
puzzles-solved = That’s it!
puzzles-missed = There’s something better.
puzzles-told = Here’s the answer.
puzzles-best = Best: { $action }. Anything else gives away at least { $gap } of the wins.
puzzles-lure = { $name } chose: { $action }. That gives away { $loss }.
puzzles-hint = Hint
puzzles-hint-not = Not this: { $action }. It gives away { $loss } of the wins.
puzzles-hint-few = One of these: { $actions }.
puzzles-show = Show the answer
puzzles-next = Next puzzle
puzzles-deal = Deal of the day
puzzles-deal-about = The same cards and the same three bots for everybody. You have one attempt.
puzzles-deal-play = Play it
puzzles-deal-look = Your game
puzzles-deal-oak = Watch { $name } play it
puzzles-deal-result = Points: { $points }, place { $place } of { $players }
puzzles-deal-given-up = Given up
puzzles-deal-share = Treetop, deal of the day, { $game }, { $day }: points { $points }, place { $place } of { $players }
puzzles-share = Share
puzzles-day-share = Treetop, puzzle of the day, { $game }, { $day }: { $solved ->
    [true] solved on the first try
   *[other] not on the first try
}
puzzles-table = Table of the day
puzzles-table-send = Send my result
puzzles-table-about = The server gets your name and your actions, replays the deal, and shows your points to everybody else who’s played it. Then you’ll see theirs.
puzzles-table-first = Play the deal of the day first; then you can see what the others made of it.
puzzles-table-rank = You’re number { $rank } of { $count }.
puzzles-table-name = Name
puzzles-table-points = Points
puzzles-table-place = Place at the table
puzzles-table-number = Rank
puzzles-picture = Picture
puzzles-picture-saved = Picture saved.
puzzles-picture-day = { $solved ->
    [true] Solved on the first try
   *[other] Not on the first try
}
