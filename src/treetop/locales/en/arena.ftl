# Tournaments between players: the command `treetop arena` and its reports.

arena-help = Run a tournament between players and see who’s stronger.
arena-help-game = The game.
arena-help-entrants = The players, with settings if you like: search:iterations=2000,budget=0.5
arena-help-format = round-robin: everybody plays everybody. challenge: the first plays the others. together: all at one table.
arena-help-seats = Players per table.
arena-help-deals = Deals per line-up. Each deal is played once from every seat.
arena-help-budget = Seconds per decision.
arena-help-seed = The same seed gives the same deals.
arena-help-out = The folder for games and report; by default, one under “arena” named after the tournament. A tournament already started there is resumed.
arena-help-workers = Number of games played at once; by default, one per core.
arena-help-ray = The address of a Ray cluster to run on.

arena-preparing = Getting ready (new rules are compiled first)
arena-playing = Games
arena-written = Written: { $file }
arena-stopped = Stopped. Run the same command to resume.
arena-failed = { $entrant } didn’t decide (game { $fixture }, action { $action }): { $reason }

arena-title = Arena: { $game }
arena-what = { $format ->
    [challenge] A challenge
    [together] One line-up
   *[round-robin] A round robin
} at tables of { $seats }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each played once from every seat, at { $budget } s per decision.
arena-standings = Standings
arena-how-sure = Intervals are 95%. Those for wins are Wilson intervals, for as many independent games as the mirrored deals are worth. A shared victory is split. Ratings come from openskill (Plackett–Luce); everybody starts at 25.
arena-meetings = Who finishes ahead of whom
arena-pictures = Pictures
arena-failures = Failures
arena-failures-what = { $count ->
    [one] There was { $count } failure.
   *[other] There were { $count } failures.
} A decision that wasn’t made was replaced by a random legal one. Each kind is listed once, the most frequent first.

arena-column-entrant = player
arena-column-against = against
arena-column-games = games
arena-column-wins = wins
arena-column-share = share
arena-column-ahead = ahead
arena-column-interval = 95%
arena-column-rating = rating
arena-column-points = points
arena-column-seconds = s/decision
arena-column-slowest = slowest
arena-column-late = late
arena-column-failures = failures
arena-column-fixture = game
arena-column-action = action
arena-column-reason = what happened

arena-plot-matrix = How often a row’s player finishes ahead of a column’s, %
arena-plot-ratings = Rating, with its 95% interval
arena-plot-points = Points per game: middle half, and 95% of games
arena-plot-thinking = Seconds per decision, averaged over a game

arena-player-unknown = There’s no player “{ $name }”. Available: { $known }. You can also name a Python class or a file: package.module.Class, ./my_bot.py.
arena-player-is-a-command = “{ $command }” is a command, not a player. If it’s a program that plays, write “treetop.players.Program:command={ $command }”.
arena-player-not-importable = “{ $name }” can’t be imported: { $problem }
arena-player-not-made = “{ $name }” can’t take a seat: { $problem }
arena-not-a-player = “{ $name }” isn’t a player: it has no method choose(view, seed, budget).
arena-file-players = { $count ->
    [0] { $file } has no class with a method choose(view, seed, budget). If it’s a program of its own, write “treetop.players.Program:command=python3 { $file }”.
   *[other] { $file } has several players: { $found }. Name one of them: module.Class.
}
arena-setting-unreadable = The settings of “{ $player }” aren’t readable. Write name:setting=value,setting=value; “command=” comes last.
arena-setting-unknown = { $player } has no setting “{ $setting }”. Available: { $known }.
arena-setting-value = { $kind ->
    [int] { $player }’s setting “{ $setting }” must be a whole number, not “{ $given }”.
    [float] { $player }’s setting “{ $setting }” must be a number, not “{ $given }”.
    [bool] { $player }’s setting “{ $setting }” must be true or false, not “{ $given }”.
   *[other] { $player }’s setting “{ $setting }” can’t be “{ $given }”.
}
arena-program-unnamed = “{ $player }” has to name a program: { $player }:command=python3 my_bot.py
arena-program-missing = There’s no program “{ $program }” here.
arena-budget = “{ $given }” isn’t a time per decision: it has to be a number of seconds greater than 0.
arena-seats = This game isn’t for { $given } players. Available: { LIST($possible, type: "or") }.
arena-format = There’s no format “{ $given }”. Available: { $known }.
arena-deals = You need at least one deal.
arena-entrants = Name at least two players, each once. Two of the same kind need different settings.
arena-together = “together” needs one player for each seat: { $seats }, not { $given }.
arena-folder-differs = A different tournament was started in { $folder }: its “{ $setting }” is { $there }, not { $here }. Choose another folder with --out, or leave it out: then each tournament gets its own.
arena-folder-busy = A tournament is being played in { $folder } right now.
arena-workers-die = The worker processes keep exiting before a game is finished. If your own script started them, put its code under { $guard } so that they don’t run it again; otherwise, something outside is stopping them. Games already played are kept; run the same command to resume.
arena-no-ray = Ray isn’t installed: pip install ray

# treetop balance

arena-balance-help = Play many bot games and report how fair a game is.
arena-balance-help-games = Games for each number of players.
arena-balance-help-players = Only games with this many players; can be repeated. Default: every number the game allows.
arena-balance-help-seed = The same number gives the same games.
arena-balance-help-player = Who plays every seat: forecast, forecast-1, search or planner.
arena-balance-player-unknown = There’s no player “{ $player }” for this report. Available: { $known }.
arena-balance-help-out = The folder for the report.
arena-balance-help-workers = Number of processes; by default, one per core.
arena-balance-playing = Games
arena-balance-random-title = { $game }: random games
arena-balance-random-what = { $games } games each with { $players } players, every action chosen at random. In brackets: 95% intervals.
arena-balance-games = Games
arena-balance-rounds = Rounds
arena-balance-decisions = Decisions
arena-balance-actions = Actions chosen per game
arena-balance-scores = Points
arena-balance-seats = Share of wins by turn order
arena-balance-shift = Change in share of wins, in percentage points
arena-balance-column-players = Players
arena-balance-column-number = Games
arena-balance-column-decisions = Decisions
arena-balance-column-rounds = Rounds
arena-balance-column-scores = Points
arena-balance-column-first = First player
arena-balance-column-last = Last player
arena-balance-column-what = What
arena-balance-column-shift = Change
arena-balance-column-uses = Times per game
