# The tables service: what it answers, what it writes into the log, quick phrases.

tables-failure = Something went wrong on our side. Nothing’s lost; please try again.
tables-missing = There’s nothing here for you to see.
tables-stranger = Tell us your name first.
tables-unreadable = We couldn’t read this.
tables-not-json = Send JSON, please.
tables-wrong-origin = This request didn’t come from one of our own pages.
tables-too-many = That was a lot at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

tables-guest-name = Guest { $number }
tables-name-length = A name can have 1 to { $most } characters.
tables-name-taken = Somebody else already has the name { $name }.
tables-account-name-fixed = You can’t change your account’s name, only its capitals and spaces.
tables-not-a-guest = You already have an account.
tables-accounts-only = You need an account for this.
tables-password-length = A password needs { $least } to { $most } characters.
tables-wrong-password = Wrong name or password.
tables-bots-most = An account can have at most { $most } programs.

tables-no-such-bot = There’s no bot called { $name } for this game.
tables-no-such-eyes = Choose a seat’s view, a spectator’s or all cards face up.
tables-no-such-phrase = There’s no such phrase.
tables-no-such-promise = This promise of a fair deal is unknown, or it’s been used. Ask for a new one.
tables-seat-count = This game has { $least } to { $most } seats.
tables-seat-me = Take exactly one seat yourself.
tables-seat-taken = Somebody else has this seat.
tables-already-started = The game has already started.
tables-host-only = Only the host can do this.
tables-not-seated = You’re not sitting at this table.
tables-not-playing = This game isn’t being played right now.
tables-not-ended = You can see this once the game is over.
tables-never-started = This game never started.
tables-salt-not-hex = A salt is at most 64 hexadecimal digits.

tables-stale = The game has moved on. Take another look before you decide.
tables-out-of-time = Your time is up.
tables-not-your-turn = It’s not your turn.
tables-seat-away = A bot is playing for you right now. Take your seat back first.
tables-preview-reveals = This would show you something hidden, so you can’t try it out. Do it for real, or plan without it.
tables-no-hints = This table doesn’t allow hints.
tables-no-advice = No hint is available right now.
tables-review-waking = The bots are still waking up. Try again in a minute.
tables-no-review = We couldn’t work out the review just now. Please try again in a minute.

tables-vote-no-person = Name the other player you mean.
tables-vote-already-away = A bot is already playing this seat.
tables-vote-too-early = They haven’t been away long enough. Wait a little.

tables-line-empty = Write something, or choose a phrase.
tables-line-length = A message can have at most { $most } characters.
tables-no-chat-here = There’s nobody to chat with at a table on this device.

tables-fairness-promise = The server has fixed its part of the deal and will reveal it at the end of the game.
tables-fairness-kept = This deal was fixed before your device added its own random number.

tables-log-join = { $name } sits down.
    .you = You sit down.
tables-log-decline = Somebody who was invited can’t play now.
tables-log-leave = { $name } leaves the table.
    .you = You leave the table.
tables-log-fill = A bot sits down.
tables-log-start = The game starts.
tables-log-vote-abandon = { $agree ->
    [true] { $name } offers to end without a result.
   *[other] { $name } wants to play on.
}
    .you = { $agree ->
        [true] You offer to end without a result.
       *[other] You want to play on.
    }
tables-log-vote-bot = { $agree ->
    [true] { $name } wants a bot to play for { $of }.
   *[other] { $name } wants to wait for { $of }.
}
    .you = { $agree ->
        [true] You want a bot to play for { $of }.
       *[other] You want to wait for { $of }.
    }
tables-log-bot = A bot is playing for { $name }.
    .you = A bot is playing for you.
tables-log-return = { $name } is back.
    .you = You’re back.
tables-log-time = { $name } has run out of time.
    .you = You’ve run out of time.
tables-log-abandon = The game was abandoned.
tables-log-finish = The game is over.

tables-phrase-hello = Hello!
tables-phrase-good-luck = Good luck!
tables-phrase-well-played = Well played!
tables-phrase-thanks = Thank you!
tables-phrase-sorry = Sorry!
tables-phrase-thinking = Let me think…
tables-phrase-oops = Oops!
tables-phrase-close-one = That was close!
tables-phrase-beautiful-trees = What beautiful trees!
tables-phrase-good-game = Good game!
tables-phrase-again = Shall we play again?
tables-phrase-bye = Bye!

tables-not-a-backup = { $file } isn’t a valid Treetop backup.
tables-not-a-database = { $file } isn’t a valid Treetop database.
tables-nothing-to-back-up = There’s no database in { $folder }.
tables-backup-postgres = The games are in PostgreSQL; use pg_dump and pg_restore instead.
tables-folder-in-use = A server is using { $folder }. Stop it first.
tables-setting-unknown = There’s no setting called { $name }. Available: { $known }.
tables-setting-value = { $name } can’t be “{ $value }”. Available: { $known }.
tables-setting-unreadable = { $name } can’t be read: { $error }
tables-setting-site-missing = TREETOP_SMTP needs TREETOP_SITE, the site’s public address, for the links in e-mails.
tables-setting-smtp-ascii = TREETOP_SMTP: the user and the password may have letters without accents, digits and signs only (ASCII).
tables-report = Report somebody
tables-report-whom = Who?
tables-report-why = What happened?
tables-report-send = Send to the people who run this site
tables-report-sent = Thank you. Your report has been sent.
tables-rated-hints = A rated game has no hints.
tables-rated-abandon = A rated game can’t end without a result when time runs out.
tables-rated-like = Mockingbird has no rating, so a game with it can’t be rated.
tables-abandon-rated = A rated game against bots can’t end without a result. Resign instead.
tables-resigned = You’ve lost this game. You can watch it to the end.
tables-delete-people = Other people sit at this table. Only games with bots can be deleted.
tables-delete-rated = A rated game can’t be deleted.
tables-log-forfeit-resigned = { $name } resigns.
    .you = You resign.
tables-log-forfeit-left = { $name } leaves the game and loses it.
    .you = You leave the game and lose it.
tables-log-forfeit-time = { $name } loses on time.
    .you = You lose on time.
tables-log-forfeit-away = { $name } stays away too long and loses.
    .you = You stay away too long and lose.
tables-elsewhere = This table has just moved to a newer version of the server. Try again.
tables-day-closed = Only deals of the last seven days can be sent.
tables-day-unplayable = This game couldn’t be played again as it was sent. Reload the page and try once more.
tables-day-later = We couldn’t check your game just now. Please try again in a minute.
tables-duplicate-bots = In a duplicate game, everybody plays against bots only.
tables-duplicate-full = At most { $most } people can play the same deal.
tables-delete-duplicate = An attempt at a duplicate game can’t be deleted.
