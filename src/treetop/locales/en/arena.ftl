# Tournaments between players: the command `treetop arena` and its reports.

arena-help = Let players meet in a tournament and measure who is stronger.
arena-help-game = The game.
arena-help-entrants = The players, each with settings if you like: search:iterations=2000,budget=0.5
arena-help-format = round-robin: everybody meets everybody. challenge: the first against the others. together: one line-up.
arena-help-seats = How many sit at a table.
arena-help-deals = How many deals each line-up plays. Every deal is played once from each seat.
arena-help-budget = Seconds per decision.
arena-help-seed = The same seed gives the same deals.
arena-help-out = The folder for games and report; if not given, a folder under “arena” named after the tournament. If the tournament was begun there, it goes on.
arena-help-workers = How many games are played at once; all cores if not given.
arena-help-ray = The address of a Ray cluster to play on.

arena-preparing = Getting ready (new rules are compiled first)
arena-playing = Games
arena-written = Written: { $file }
arena-stopped = Stopped. The same command goes on from here.
arena-failed = { $entrant } did not decide (game { $fixture }, action { $action }): { $reason }

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
}, each played once from every seat, with { $budget ->
    [one] { $budget } second
   *[other] { $budget } seconds
} for a decision.
arena-standings = Standings
arena-how-sure = Intervals are 95%. Those of wins are Wilson’s, for as many independent games as the mirrored deals are worth. A shared victory is divided. Ratings are openskill’s (Plackett–Luce); everybody begins with 25.
arena-meetings = Who finishes ahead of whom
arena-pictures = Pictures
arena-failures = Failures
arena-failures-what = { $count ->
    [one] { $count } decision was not made and was replaced by a random legal one.
   *[other] { $count } decisions were not made and were replaced by random legal ones.
} { $shown ->
    [one] One is listed.
   *[other] { $shown } are listed.
}

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

arena-plot-matrix = Finishes ahead of the player of the column, %
arena-plot-ratings = Rating, with its 95% interval
arena-plot-points = Points in a game: middle half, and 95% of games
arena-plot-thinking = Seconds for a decision, averaged over a game

arena-player-unknown = There is no player “{ $name }”. There are: { $known }; or name a Python class or a file: package.module.Class, ./my_bot.py.
arena-player-not-importable = “{ $name }” cannot be imported: { $problem }
arena-player-not-made = “{ $name }” cannot sit down: { $problem }
arena-not-a-player = “{ $name }” is not a player: it has no method choose(view, seed, budget).
arena-file-players = { $count ->
    [0] { $file } holds no class with a method choose(view, seed, budget).
   *[other] { $file } holds several players: { $found }. Name one of them: module.Class.
}
arena-setting-unreadable = The settings of “{ $player }” cannot be read. Write name:setting=value,setting=value; “command=” comes last.
arena-setting-unknown = { $player } has no setting “{ $setting }”. It has: { $known }.
arena-setting-value = { $kind ->
    [int] The setting “{ $setting }” of { $player } is a whole number, not “{ $given }”.
    [float] The setting “{ $setting }” of { $player } is a number, not “{ $given }”.
    [bool] The setting “{ $setting }” of { $player } is true or false, not “{ $given }”.
   *[other] The setting “{ $setting }” of { $player } cannot be “{ $given }”.
}
arena-program-unnamed = “{ $player }” has to say which program plays: { $player }:command=python3 my_bot.py
arena-program-missing = There is no program “{ $program }” here.
arena-budget = “{ $given }” is not a time for a decision: a number of seconds greater than 0.
arena-seats = This game is not played by { $given }. Possible: { LIST($possible, type: "or") }.
arena-format = There is no format “{ $given }”. There is: { $known }.
arena-deals = At least one deal has to be played.
arena-entrants = Name at least two players, each once. Two of a kind need different settings.
arena-together = “together” needs one player for each seat: { $seats }, not { $given }.
arena-folder-differs = Another tournament was begun in { $folder }: its “{ $setting }” is { $there }, not { $here }. Choose another folder with --out, or none: then each tournament gets its own.
arena-folder-busy = A tournament is being played in { $folder } right now.
arena-workers-die = The processes that play keep ending before a game is finished. If a script of yours has started them, put what it does under { $guard } so that they do not repeat it; otherwise something stops them from outside. What was played is kept; the same command goes on.
arena-no-ray = Ray is not installed: pip install ray

# treetop balance

arena-balance-help = Play bot games of Tree Society and report how fair the deck is.
arena-balance-help-games = How many games for each number of players.
arena-balance-help-players = Only games with so many players; it can be given several times. If not given: 2, 3 and 4.
arena-balance-help-seed = The same number gives the same games.
arena-balance-help-deck = A deck file; the shipped deck if not given.
arena-balance-help-out = The folder for the report.
arena-balance-help-workers = How many processes play; all cores if not given.
arena-balance-playing = Games
arena-balance-title = Tree Society: the balance of the deck
arena-balance-what = { $games } games each with { $players } players, all seats played by the planner, which looks to the end of its turn. Every second game has the guilds of the first game, the others four by lot. Deck { $hash }. In brackets: 95% intervals.
arena-balance-games = Games
arena-balance-rounds = Rounds
arena-balance-scores = Points
arena-balance-seats = Share of wins by seat
arena-balance-guilds = Guilds
arena-balance-combinations = Combinations of guilds
arena-balance-combinations-what = By how many percentage points the first and the last seat win more often than their fair share.
arena-balance-cards = Cards
arena-balance-effects = Effects used
arena-balance-effect-coins = Coins into the pouch
arena-balance-effect-chest = Coins into the chest
arena-balance-effect-sale = Additional sale
arena-balance-effect-take = Taking fruit from the market
arena-balance-effect-row = Discarding a row
arena-balance-effect-discard = Discarding a guild
arena-balance-effect-give = Giving up fruit
arena-balance-effect-build = Building a level more cheaply
arena-balance-effect-reveal-fruit = Revealing fruit
arena-balance-effect-reveal-guilds = Revealing guild cards
arena-balance-effect-reduce = Lasting: levels cost less
arena-balance-effect-on-sale = Lasting: coins for each sale
arena-balance-effect-on-build = Lasting: coins for each level built
arena-balance-effect-on-complete = Lasting: coins for each guild completed
arena-balance-effect-on-take = Lasting: coins for each fruit taken
arena-balance-effect-on-rest = Lasting: coins for each rest
arena-balance-shift = Change of the share of wins, in percentage points
arena-balance-shift-what = How much more often those who completed it win than others with as many symbols, in percentage points.
arena-balance-column-players = Players
arena-balance-column-number = Games
arena-balance-column-rounds = Rounds
arena-balance-column-symbols = Ended by symbols (T21)
arena-balance-column-scores = Points
arena-balance-column-first = First seat
arena-balance-column-last = Last seat
arena-balance-column-what = What
arena-balance-column-times = Completed
arena-balance-column-shift = Change
arena-balance-column-uses = Times a game
