# The browser client.

web-without-scripts = Treetop needs JavaScript. Please turn it on for this page.
web-unofficial = Treetop is an unofficial fan project with its own words and drawings. Arboretum and Tree Society belong to their authors and publishers.

## Everywhere

web-skip = Skip to content
web-ways = Main navigation
web-way-play = Play
web-settings = Settings
web-language = Language
web-menu = Menu
web-close = Close
web-loading = Loading
web-offline = We can’t reach the server. Check your connection and try again.
web-works-offline = Works without a connection
web-failed = That didn’t work. Please try again.
web-load-again = Reload
web-rule = Rule { $rule }
web-copied = Link copied.
web-to-home = Back to the home page
web-lost-title = Nothing grows here
web-lost = There’s no page at this address.

## Games

web-game-players = { $least }–{ $most } players

## Home

web-home-title = Take a seat under the trees
web-home-subtitle = Two card games about trees, against bots or with friends. No account needed.
web-home-quick = Play now
web-home-which-game = Which game?
web-home-opponent = Play against
web-home-play = Play now
web-home-invite = Invite a friend
web-home-more = All options
web-home-my-tables = Your tables
web-home-open-tables = Open tables

## Tables in a list

web-table-your-turn = Your turn
web-table-abandoned = Abandoned
web-table-open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-table-missing-title = This table isn’t here
web-table-missing = The link may be incomplete, or the table is gone.
web-table-forbidden-title = This table is private
web-table-forbidden = Only the people who sit at it can see the game.

## Waiting for people

web-seat-open = Free seat
web-seat-again = { $name } { $number }
web-seat-you = (you)
web-seat-take = Sit here
web-seat-offline = offline
web-lobby-title = { $game } table
web-lobby-invite = Invite your friends
web-lobby-invite-how = Anyone with this link can sit down. The game starts once every seat is taken.
web-lobby-link = Link to this table
web-lobby-share-link = Share the link
web-lobby-share-title = A game on Treetop
web-lobby-share = Come and play { $game } with me
web-lobby-qr = QR code with the link to this table
web-lobby-fill-with = Bot for the free seats
web-lobby-fill = Start with bots
web-lobby-leave = Leave the table

## At the table

web-talk = Log and chat
web-talk-new = Log and chat: new messages
web-log = Log
web-chat = Chat
web-chat-empty = Nobody’s said anything yet.
web-chat-write = Write a message
web-chat-send = Send
web-chat-waiting = waiting for the connection
web-chat-refused = Not sent: { $reason }
web-chat-again = Send again
web-command = Type an action
web-command-do = Do it
web-clock = Time left
web-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-connection-lost = Connection lost. Reconnecting…
web-connection-stopping = The server is restarting. The game goes on in a moment.
web-connection-busy = Too many connections are open. Trying again in a few seconds.
web-connection-try = Try now
web-sent-later = You’re offline. This will be sent as soon as the connection is back.
web-abandon = Offer to end without a result
web-abandon-asked = The others can see your offer. The game ends if everybody agrees.
web-leave = Leave the game
web-take-back = Take back
web-taken-back = Taken back.
web-commit = End turn

## Cards and places

web-mine = Your side
web-others = Other players

## Whose turn it is and what is expected

web-turn-other = { $name } is playing
web-turn-commit = End your turn, or take it back
web-turn-over = The game is over
web-turn-abandoned = The game was stopped. There’s no result.
web-turn-away = A bot is playing for you
web-finish-not-yet = Your turn isn’t complete yet.
web-guide = First steps
web-guide-next = Got it
web-guide-skip = Skip the guide
web-table-rules = Rules and signs
web-table-rules-all = All the rules
web-watching = You’re watching

## Settings

web-setting-theme = Colours
web-setting-theme-system = Same as device
web-setting-theme-light = Light
web-setting-theme-dark = Dark
web-setting-cards = Cards
web-setting-cards-small = Small
web-setting-cards-medium = Medium
web-setting-cards-large = Large
web-setting-motion = Motion
web-setting-motion-system = Same as device
web-setting-motion-reduced = Reduced
web-setting-patterns = Patterns on the cards
web-setting-sounds = Sounds
web-setting-left-handed = Left-handed layout
web-setting-on-device = Play against bots on this device, without the server

## The end

web-final-count = Scoring
web-final-rematch = Play again
web-final-replay = Replay
web-final-look-back = Replay: where it was won
web-final-share-button = Share
web-final-share = { $names }: { $scores }
web-final-again = Show the scoring again
web-winner = { $name } wins!
web-winners = { $names } share the victory

## A new table

web-new-title = New table
web-new-seats = Players
web-new-you = You
web-new-seat = Seat { $number }
web-new-friend = A friend (by link)
web-new-bot = Bot: { $name }
web-new-rules = Rules
web-new-table = Table
web-new-clock = Time limit
web-new-clock-none = None
web-new-clock-move = Per turn
web-new-clock-bank = For the whole game
web-new-clock-days = Several days
web-new-clock-move-seconds = seconds per turn
web-new-clock-bank-minutes = minutes per player
web-new-clock-bank-increment = seconds added after each turn
web-new-clock-days-days = days per turn
web-new-zero = When time runs out
web-new-zero-bot = A bot takes over
web-new-zero-abandon = The game ends without a result
web-new-order = Who goes first
web-new-order-lot = Chosen at random
web-new-order-seated = You, then around the table
web-new-spectators = Spectators
web-new-spectators-yes = Welcome
web-new-spectators-delayed = With a three-minute delay
web-new-spectators-no = None
web-new-public = List this table publicly
web-new-hints = Allow hints (the game won’t be rated)
web-new-open = Open the table
web-new-begin = Start
web-rules = This table’s rules
web-rules-usual = The standard rules, with no time limit.
web-rules-chosen = { $rule }: { $choice }
web-rules-without = Off: { $rule }
web-rules-hints = Hints are allowed; the game isn’t rated
web-rules-clock-move = { $seconds ->
    [one] { $seconds } second per turn
   *[other] { $seconds } seconds per turn
}
web-rules-clock-bank = { $minutes ->
    [one] { $minutes } minute per player, plus { $increment } s after each turn
   *[other] { $minutes } minutes per player, plus { $increment } s after each turn
}
web-rules-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
web-option-several = { $count } of { $needed } chosen

## Ladder and people

web-way-learn = Learn
web-way-learn-about = Short lessons, rules you can try out, and where the rulebooks differ.
web-way-scorepad = Score pad
web-way-scorepad-about = Playing with real cards? Enter them, get the scores, keep a history. Works offline.
web-way-record = Game records
web-way-record-about = Look at a game from a file, step by step.
web-way-puzzles = Puzzles
web-way-puzzles-about = One action is best. Can you find it? A new one every day, also offline.
web-way-ladder = Ladder
web-ladder-about = Only rated games count: tick “{ web-home-rated }” before you play. The ± shows how certain a rating is.
web-ladder-empty = Nobody’s played three games like that yet. Be the first!
web-ladder-place = Place
web-ladder-name = Name
web-ladder-rating = Rating
web-ladder-games = Games
web-person-since = Playing here since { $date }.
web-person-results = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
web-person-public = { $games ->
    [one] { $games } public game
   *[other] { $games } public games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
web-person-name = Your name
web-person-opponents = Opponents
web-person-games = Games
web-person-no-games = No finished games yet.
web-save = Save
web-rating-of = { $game }, { $players }
web-rating-plot = { $label }: from { $first } to { $last }
web-trend = Your mistakes, game by game
web-trend-about = What each decision gave away on average, as a share of a win. Only reviewed games count; their reviews stay on this device.
web-trend-count = { $reviewed } of { $games } games reviewed.
web-trend-rest = Review the rest
web-trend-game = Game
web-trend-all = All
web-trend-together = Overall
web-trend-plot = { $label }: given away per decision, from { $first } to { $last }
web-account-login = Log in
web-account-register = Create account

## Replay

web-replay-eyes = Point of view
web-replay-open = All cards face up
web-replay-from = As { $name } saw it
web-replay-spectator = As a spectator saw it
web-replay-link = Share this moment
web-replay-download = Download the record
web-replay-start = The cards have been dealt.
web-replay-first = To the start
web-replay-previous = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-step = Step
web-replay-at = Step { $step } of { $steps }
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-mistakes = Mistakes
web-replay-mistake-back = Previous mistake
web-replay-mistake-on = Next mistake
web-replay-played = Played
web-replay-better = Better
web-replay-gave-away = { $name } gave away { $loss } of the wins.
web-replay-try = Try it from here
web-replay-try-about = Play on against bots, knowing what this player knew. The hidden cards are dealt again.
web-trial-of = { $game }: a trial
web-trial-about = A trial from a replay. The hidden cards were dealt again, and it doesn’t count.
web-trial-back = Back to the replay
web-review-working = Working it out…
web-review-plot = Chances of winning: { $names }, from the deal to the end

## Knowledge, hints, votes, fairness

web-hint = Hint
web-hint-share = This wins { $share } of the simulated games from here.
web-hint-points = Expect about { $points } points.
web-hint-visits = { $count ->
    [one] { $count } simulated game.
   *[other] { $count } simulated games.
}
web-hint-next = Next best: { $action } ({ $share }).
web-hint-clear = It’s clearly the best.
web-hint-close = There’s hardly any difference: pick whichever you like.
web-hint-only = There’s only one thing you can do.
web-hint-thinking = Thinking…
web-hint-best = { $action }{ $share ->
    [none] { "" }
   *[other] { " " }({ $share })
}
web-rematch-waits = A rematch is waiting for you.
web-rematch-join = Sit down
web-away-me = A bot is playing for you.
web-waking = { $name } is waking up (its code is being compiled; about a minute, only after an update).
web-away-return = I’m back
web-abandon-offered = { $name } offers to end without a result.
web-abandon-agree = Agree
web-away-other = { $name } is offline.
web-away-bot = Let a bot play
web-fairness = Is the deal fair?
web-fairness-commitment = What the server promised before the deal
web-fairness-seed = The server’s seed
web-home-live-tables = Games to watch

## Games without a table of their own

web-general-view = What you can see
web-general-actions = What you can do
web-fact-none = none
web-fact-hidden = hidden
web-fact-yes = yes
web-fact-no = no

## Ways out of a game

web-resign = Resign
web-resign-about = You lose this game. You can’t take this back.
web-resign-rated = You lose this game, and it counts for your rating. You can’t take this back.
web-leave-rated = If you leave a rated game, you lose it. To go on later, just close the page.
web-leave-people = The others can let a bot play for you. You can come back as long as the game goes on.
web-leave-bots = The game ends, and the bots win. To go on later, just close the page.
web-delete-table = Delete this table
web-delete-table-about = The game and its replay disappear for good.
web-play-on = Play on
web-resigned-me = You’ve lost this game. A bot plays your seat to the end.
web-away-bot-soon = { $name } is offline. You can let a bot play in { $time }.
web-away-claim-soon = { $name } is offline. You can claim the win in { $time }.
web-away-claim = Claim the win
web-away-asked = A bot will play for { $name } once the others agree.
web-new-zero-lose = That player loses the game
web-new-rated = Rated game (if you leave, you lose)
web-rules-lose = Whoever runs out of time loses
web-rules-rated = The game is rated; whoever leaves loses
web-home-rated = Rated, without hints
web-home-stranger = Play with people
web-person-games-search = Search and export all games
web-name-question = What should the others call you?
web-new-duplicate = Duplicate: friends play the same deal
web-duplicate = Duplicate game
web-duplicate-about = Everybody gets the same cards, the same seat and the same bots, and has one attempt. You see the others’ points once you’ve finished.
web-duplicate-invite = Invite friends
web-duplicate-play = Play this deal
web-duplicate-go-on = Go on playing
web-duplicate-look = Your game
web-duplicate-compare = Compare points
web-duplicate-name = Name
web-duplicate-points = Points
web-duplicate-place = Place at the table
web-duplicate-playing = Still playing
web-duplicate-done = Finished
web-duplicate-given-up = Gave up
