# The command line and the terminal game.

cli-title = Treetop
cli-help = Treetop: play Arboretum and Tree Society, score a game played with real cards, look at records, measure the engine. Unofficial. Choose a language with --language en, it, uk, es or fr, or set TREETOP_LANGUAGE.
cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-options = Options
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-play = Play in the terminal: people sharing one keyboard, and bots.
cli-help-simulate = Play many random games; print a summary or write records.
cli-help-score = Score a finished game played with real cards, from a small text file.
cli-help-show = Show one position of a record.
cli-help-replay = Step through a record.
cli-help-verify = Check everything a record claims, or all records in a file with one per line.
cli-help-review = See where a finished game was won, and which decisions gave away most.
cli-help-deck = Check, show, print or add Tree Society decks.
cli-help-deck-check = Check a deck file and explain every error.
cli-help-deck-show = Show a deck as a list, or as pages to print and cut out.
cli-help-deck-add = Add a deck file, so that you can choose it for a game.
cli-help-deck-file = A deck file in TOML; docs/tree-society-deck.md describes it.
cli-help-deck-svg = Write the pages as SVG into this folder.
cli-help-deck-pdf = Write the pages as one PDF file.
cli-help-bench = Measure how fast the engine plays.
cli-help-warm = Compile the rules now, so that nobody has to wait later.
cli-help-game = The name of the game.
cli-help-people = People’s names, separated by commas.
cli-help-bots = Bots, separated by commas.
cli-help-hex-seed = Deal from this seed: at least 32 hexadecimal digits.
cli-help-save = Write the record of the finished game to this file.
cli-help-players = Number of players.
cli-help-games = Number of games.
cli-help-seed = A number; the same number gives the same games.
cli-help-option = A game option as name=value; can be repeated.
cli-help-jsonl = Write one record per line to this file; “-” is standard output.
cli-help-score-file = The file; “-” is standard input. docs/score-file.md describes its format.
cli-help-json = Print one JSON object.
cli-help-record = A record (a JSON file), or a file with one record per line; “-” is standard input.
cli-help-game-number = Which record to use in a file with several, counting from 1.
cli-help-turn = Show the start of this turn, counting from 1, instead of the end.
cli-help-seat = Show what this seat sees, counting from 1.
cli-help-threads = Number of threads.
cli-help-seconds = Roughly how long to run, in seconds.

cli-usage = { $problem } Run “{ $command } --help” to see what you can type.
cli-usage-missing = “{ $name }” is missing.
cli-usage-value = “{ $given }” isn’t valid here.
cli-usage-least = “{ $name }” must be at least { $limit }, not { $given }.
cli-usage-most = “{ $name }” can be at most { $limit }, not { $given }.
cli-usage-option = There’s no option “{ $given }”.
cli-usage-twice = { $name } is given twice.
cli-option-unreadable = “{ $option }” isn’t an option: write name=value.
cli-usage-command = There’s no command “{ $given }”.
cli-usage-surplus = “{ $given }” is one argument too many.
cli-language-unknown = There’s no language “{ $given }”. Available: { $known }.
cli-by-rule = { $problem } (Rule { $rule })
cli-file = { $file }: { $problem }.
cli-usage-line = Usage: { $command }
cli-place-command = COMMAND
cli-place-options = [OPTIONS]
cli-place-arguments = [ARGUMENTS]
cli-place-more-arguments = [ARGUMENTS…]
cli-kind-text = TEXT
cli-kind-number = NUMBER
cli-kind-path = PATH
cli-required = Required.
cli-default = Default: { $value }.
cli-file-missing = there’s no such file or folder
cli-file-forbidden = you don’t have permission
cli-file-read-only = the file system is read-only
cli-file-is-a-folder = it’s a folder, not a file
cli-file-is-no-folder = it’s a file, not a folder
cli-file-not-text = it isn’t UTF-8 text; save it as UTF-8
cli-file-no-room = the disk is full
cli-bot-unknown = There’s no bot “{ $name }”. Available: { $known }.
cli-players = This game is for { $least } to { $most } players, not { $given }.
cli-no-terminal = This game needs an interactive terminal, but input or output is redirected here. Without one, try “treetop simulate” or “treetop arena”.
cli-no-such-seat = There’s no seat { $seat }: this game has { $players } players.
cli-records-many = This file has { $count } records. Choose one with --game, from 1 to { $count }.
cli-no-such-record = There’s no record { $game }: the file has { $count ->
    [one] { $count } record
   *[other] { $count } records
}.
cli-no-such-turn = There’s no turn { $turn }: the game has { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

cli-warming-begins = Compiling rules and bots (only needed after an update): about { $seconds } s
cli-warming = Compiling { $what }, { $done } of { $functions } functions: about { $seconds } s left
cli-warm = The rules are compiled.
cli-warm-killed = The compiler was ended before it was done, perhaps because memory ran short. Try again: what it had compiled is kept.
cli-simulating = Playing
cli-seat = Seat
cli-mean-points = Mean points
cli-least-points = fewest
cli-most-points = most
cli-wins = Wins
cli-games = Games
cli-mean-turns = Mean turns per game
cli-mean-decisions = Mean decisions per game
cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

cli-winner = { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-shared = { $winners } share the victory.

cli-score-line-unreadable = Line { $line } isn’t readable: “{ $text }”.
cli-score-no-player-yet = Line { $line }: “{ $key }:” comes before the first “player:”.

cli-who-plays = { $game }. Who’s playing?
cli-person = A person
cli-nobody = Nobody
cli-seat-number = Seat { $number }
cli-hand-over = { $name }, it’s your turn.
cli-hand-over-hint = Press Enter when nobody else can see the screen.
cli-turn-choose = { $name }: choose what to do.
cli-turn-end = { $name }: press Enter to end your turn, or U to take it back.
cli-turn-bot = { $name } is thinking…
cli-turn-waking = { $name } is waking up…
cli-action-number = Action { $number } of { $count }
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
cli-help-site = Write the web client as files for any web host: play, learn and score without a server.
cli-help-site-folder = The folder to write into: a new or empty one, or one that “treetop site” has written before.
cli-help-site-base = Where the site will be on its host, such as /treetop/.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on; 0 picks any free one.
cli-help-data = The folder for the games; by default, your personal data folder.
cli-help-bot-workers = Number of processes for the bots to think in.
cli-help-workers = Number of server processes; more than one needs PostgreSQL.
cli-help-browser = Open the browser.
cli-help-backup = Copy all games into one file, even while the server is running.
cli-help-restore = Restore a backup. The server must not be running.
cli-help-backup-file = The backup file.
cli-help-rotate-keys = Sign cookies with a new key once the server restarts.
cli-help-forget-keys = Stop accepting the old keys: everybody has to log in again, and guests lose their games.
cli-keys-rotated = A new key will sign cookies once the server restarts. Keys accepted: { $count }.
cli-record-line = Line { $line }: { $problem }
cli-records-true = { $count ->
    [one] The record is correct.
   *[other] All { $count } records are correct.
}
cli-serving = Treetop is running at { $url }
cli-no-web-client = The web client isn’t installed, so only programs can play: when Treetop was installed, npm couldn’t download the browser’s libraries. Reinstall Treetop while you’re online; in a clone, “npm ci” is enough.
cli-site-written = The site is in { $folder } ({ $size } MB). Put these files on a web host so that they’re found at { $base }.
cli-site-base = “{ $given }” can’t be the address of a site: it has to start and end with a slash, like / or /treetop/.
cli-site-folder-taken = { $folder } holds other files. Choose a new or empty folder, or one that “treetop site” has written before.
cli-port-taken = Another program is using port { $port } on { $host }. Choose another one with --port; “--port 0” picks any free one.
cli-port-forbidden = You don’t have permission to use port { $port }. Choose a higher one with --port, for example “--port 8000”.
cli-port-number = There’s no port { $port }. Ports go from 1 to { $most }; “--port 0” picks any free one.
cli-host-unknown = “{ $host }” isn’t one of this computer’s addresses. “--host 127.0.0.1” serves this computer only, “--host 0.0.0.0” its whole network.
cli-workers-need-postgres = Several workers need PostgreSQL: set TREETOP_DATABASE.
cli-backed-up = All games are backed up in { $file } ({ $size } kB).
cli-restored = The games from { $file } are restored.

cli-review-turn = Turn
cli-review-player = Player
cli-review-unfinished = The game isn’t finished: you can review it once it’s over.

cli-extra-missing = This needs the package “{ $package }”, which isn’t installed. Install it with: pip install 'treetop-games[{ $extra }]'
cli-score-no-file = “{ $game }” can’t be scored from a file.
cli-no-game-with = No installed game has this: { $part }.
