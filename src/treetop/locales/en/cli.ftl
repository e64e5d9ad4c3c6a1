# The command line and the terminal game.

cli-title = Treetop
cli-help = Treetop: play Arboretum and Tree Society, count a game of paper cards, look at records, measure the engine. Unofficial. Say --language en, it, uk, es or fr, or set TREETOP_LANGUAGE.
cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-options = Options
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-play = Play in the terminal: people at one keyboard, and bots.
cli-help-simulate = Play many random games; print a summary or write records.
cli-help-score = Count a finished table of paper cards from a small text file.
cli-help-show = Show one position of a record.
cli-help-replay = Step through a record.
cli-help-verify = Check everything that a record claims, or all records in a file with one on each line.
cli-help-review = Where a finished game was won: the chances after every turn.
cli-help-bench = Measure how fast the engine plays.
cli-help-warm = Compile the rules now, so that nobody waits for it later.
cli-help-game = The name of the game.
cli-help-people = The names of the people, with commas between them.
cli-help-bots = The bots, with commas between them.
cli-help-hex-seed = Deal from this seed: at least 32 hexadecimal digits.
cli-help-save = Write the record of the finished game to this file.
cli-help-players = How many play.
cli-help-games = How many games.
cli-help-seed = A number; the same number gives the same games.
cli-help-option = An option of the game, as name=value; may be given several times.
cli-help-jsonl = Write one record per line to this file; “-” is standard output.
cli-help-score-file = The file; “-” is standard input. Its format is in docs/score-file.md.
cli-help-json = Print one JSON object.
cli-help-record = A record, a JSON file, or a file with one on each line; “-” is standard input.
cli-help-game-number = Which record of a file with several, counted from 1.
cli-help-turn = Show the beginning of this turn, counted from 1, instead of the end.
cli-help-seat = Show what this seat sees, counted from 1.
cli-help-threads = How many threads.
cli-help-seconds = About how long.

cli-usage = { $problem } “{ $command } --help” says what can be said.
cli-usage-missing = “{ $name }” is missing.
cli-usage-value = “{ $given }” does not fit here.
cli-usage-least = “{ $name }” has to be at least { $limit }, not { $given }.
cli-usage-most = “{ $name }” can be at most { $limit }, not { $given }.
cli-usage-option = There is no option “{ $given }”.
cli-usage-twice = { $name } is given twice.
cli-option-unreadable = “{ $option }” is not an option: write name=value.
cli-usage-command = There is no command “{ $given }”.
cli-usage-surplus = This is too much: “{ $given }”.
cli-language-unknown = There is no language “{ $given }”. There are: { $known }.
cli-by-rule = { $problem } (Rule { $rule })
cli-file = { $file }: { $problem }.
cli-usage-line = Write: { $command }
cli-place-command = COMMAND
cli-place-options = [OPTIONS]
cli-place-arguments = [ARGUMENTS]
cli-place-more-arguments = [ARGUMENTS…]
cli-kind-text = TEXT
cli-kind-number = NUMBER
cli-kind-path = PATH
cli-required = Must be given.
cli-default = If not given: { $value }.
cli-file-missing = there is no such file or folder
cli-file-forbidden = you have no permission for it
cli-file-is-a-folder = this is a folder, not a file
cli-file-not-text = it is not a text in UTF-8, save it anew in this encoding
cli-file-no-room = the disk is full
cli-bot-unknown = There is no bot “{ $name }”. There are: { $known }.
cli-players = This game is for { $least } to { $most } players, not for { $given }.
cli-no-terminal = This game is drawn in a terminal and read from its keyboard; input or output go elsewhere here. Without a terminal there are “treetop simulate” and “treetop arena”.
cli-no-such-seat = There is no seat { $seat }: { $players } play.
cli-records-many = This file holds { $count } records. Choose one with --game, from 1 to { $count }.
cli-no-such-record = There is no record { $game }: the file holds { $count ->
    [one] { $count } record
   *[other] { $count } records
}.
cli-no-such-turn = There is no turn { $turn }: the game has { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

cli-warming = Compiling the rules (only after an update)
cli-warm = The rules are compiled.
cli-simulating = Playing
cli-seat = Seat
cli-mean-points = Points, mean
cli-least-points = least
cli-most-points = most
cli-wins = Wins
cli-games = Games
cli-mean-turns = Turns in a game, mean
cli-mean-decisions = Decisions in a game, mean
cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-corner-nobody-holds = Nobody holds a species
cli-corner-cancelled = An 8 is cancelled by an opponent’s 1
cli-corner-one-and-eight = The 1 and the 8 in one hand
cli-corner-tie-for-right = A tie for a species that is held
cli-corner-equal-points = Equal points at the top
cli-corner-shared = A shared victory

cli-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-hand = Hand
cli-discards = Discards
cli-species = Species
cli-species-name = { WORD("arboretum-tree", $species) }
cli-total = Total
cli-right = may score
cli-right-of-all = everybody may score
cli-no-path = no path
cli-cancelled = the 8 counts 0: { $player } holds the 1
cli-winner = { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-tie-broken = Equal points; { $species ->
    [one] { $species } species in the arboretum decides
   *[other] { $species } different species in the arboretum decide
}.
cli-shared = { $winners } share the victory. Let each plant a tree: whose is tallest in five years wins.

cli-score-in-hand = in the hand of { $player } (line { $line })
cli-score-in-arboretum = in the arboretum of { $player } (line { $line })
cli-score-not-a-card = “{ $text }”, { $where }, is not a card. A card is two letters and a rank from 1 to 8, for example oa3.
cli-score-card-twice = { CARD("arboretum-tree", $card) } is there twice: { $first } and { $second }.
cli-score-not-in-play = { CARD("arboretum-tree", $card) }, { $where }, is of a species that is not in play.
cli-score-same-place = Line { $line }: { CARD("arboretum-tree", $card) } and { CARD("arboretum-tree", $other) } stand in the same place, { $place }, in the arboretum of { $player }.
cli-score-gap = There is a gap in the arboretum of { $player }: { CARD("arboretum-tree", $card) } at { $place } (line { $line }) touches nothing that leads to the other cards.
cli-score-place = Line { $line }: after “{ $card }” a place such as 0,1 is expected, not “{ $place }”.
cli-score-line-unreadable = Line { $line } cannot be read: “{ $text }”.
cli-score-no-player-yet = Line { $line }: “{ $key }:” comes before the first “player:”.
cli-score-edition = Line { $line }: there is no edition “{ $given }”. There are: { $known }.
cli-score-species-unknown = Line { $line }: “{ $code }” is not the code of a species.
cli-score-species-twice = Line { $line }: { WORD("arboretum-tree", $species) } is named twice.
cli-score-species-edition = { WORD("arboretum-tree", $species) } is not a species of the { $edition } edition.
cli-score-species-count = { $players } players use { $needed } species; here there are { $given }.
cli-score-mixed-editions = No edition has all of these: { WORD("arboretum-tree", $species) }.
cli-score-players = Arboretum is for 2 to 4 players; the file has { $count }.
cli-score-hand-too-large = { $player } has { $count } cards in hand; at the end of a game it is 7.
cli-score-hand-short = { $player } has only { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand; at the end of a game it is 7. Counted as it is.
cli-score-arboretum-too-large = { $player } has planted { $count } cards; more than { $most } cannot be.

cli-who-plays-arboretum = Arboretum. Who plays?
cli-who-plays-tree-society = Tree Society. Who plays?
cli-person = A person
cli-nobody = Nobody
cli-seat-number = Seat { $number }
cli-hand-over = { $name }, it is your turn.
cli-hand-over-hint = Press Enter when nobody but you looks at the screen.
cli-turn-draw = { $name }: draw a card ({ $number } of 2).
cli-turn-plant = { $name }: plant one card.
cli-turn-discard = { $name }: discard one card.
cli-turn-choose = { $name }: choose what to do.
cli-turn-end = { $name }: Enter ends your turn, U takes it back.
cli-turn-bot = { $name } is thinking…
cli-piles = Piles
cli-draw-pile = Draw pile
cli-path = { WORD("arboretum-tree", $species) } { $points }
cli-paths-now = Your best paths now: { $paths }
cli-action-number = Action { $number } of { $count }
cli-key-choose = Choose
cli-key-move = Move
cli-key-next-card = Next card
cli-key-take-back = Take back
cli-key-end = End turn
cli-key-down = Page down
cli-key-up = Page up
cli-key-ready = Ready
cli-key-start = Start
cli-key-new-game = New game
cli-key-quit = Quit
cli-key-forward = Forward
cli-key-back = Back
cli-key-first = To the start
cli-key-last = To the end

cli-help-serve = Serve tables and the web client.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on; 0 is any free one.
cli-help-data = The folder for the games; yours by default.
cli-help-bot-workers = How many processes bots may think in.
cli-help-workers = How many processes serve; more than one needs PostgreSQL.
cli-help-browser = Open the browser.
cli-help-backup = Copy all games into one file, also while the server runs.
cli-help-restore = Put a copy back. The server must not be running.
cli-help-backup-file = The file that holds the copy.
cli-record-line = Line { $line }: { $problem }
cli-records-true = { $count ->
    [one] The record is true.
   *[other] All { $count } records are true.
}
cli-serving = Treetop is at { $url }
cli-no-web-client = There is no web client here, so only programs can play: when Treetop was installed, npm could not fetch the libraries of the browser. Install Treetop again with a connection; in a clone, “npm ci” is enough.
cli-port-taken = Port { $port } of { $host } is taken by another program. Choose another one with --port; “--port 0” takes any free one.
cli-port-forbidden = You have no permission for port { $port }. Choose a higher one with --port, for example “--port 8000”.
cli-port-number = There is no port { $port }. Ports go from 1 to { $most }; “--port 0” takes any free one.
cli-host-unknown = “{ $host }” is not an address of this computer. “--host 127.0.0.1” serves this computer alone, “--host 0.0.0.0” its whole network.
cli-workers-need-postgres = Several workers need PostgreSQL: set TREETOP_DATABASE.
cli-backed-up = { $file } holds a copy of all games ({ $size } KB).
cli-restored = The games of { $file } are back.

cli-upper-row = Guild market, upper row: 1 coin more
cli-lower-row = Guild market, lower row
cli-fruit-market = Fruit market, with prices
cli-in-deck = { $count } in the deck
cli-society-moment = { $last ->
    [0] Round { $round }. { $phase }
   *[other] Round { $round }, the last will be { $last }. { $phase }
}
cli-society-waiting = After that: { $effect }
cli-purse = pouch { $pouch }, chest { $chest }, symbols { $symbols }, sold { $sold }
cli-completed = Completed: { $cards }
cli-sold = Sold: { $fruit }
cli-score-number = Line { $line }: “{ $text }” should be a number.
cli-score-pairs = Line { $line }: write each thing with its number, for example “apple 3 grape 1”.
cli-score-fruit = Line { $line }: there is no fruit “{ $text }”. There is: { $known }.
cli-score-house-unknown = { $player }: the deck has no card “{ $card }”.
cli-score-house-twice = “{ $card }” is there twice; every card exists once.
cli-score-house-level = { $player }: the tree of “{ $card }” stands on level 1 or 2, not { $level }. Level 3 is completed.
cli-score-houses-most = { $player } has { $count } houses being built; at most { $most } are possible.
cli-society-tie = Equal points: whoever plays latest wins.

cli-review-turn = Turn
cli-review-player = Player
cli-review-unfinished = The game is not finished: a review needs its end.
