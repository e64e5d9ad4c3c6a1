# The tables service: what it answers, what it writes into the log, quick phrases.

tables-failure = Something went wrong on our side. Nothing was lost; please try again.
tables-missing = There is nothing here that you may see.
tables-stranger = Tell us your name first.
tables-unreadable = This could not be read.
tables-not-json = Send JSON, please.
tables-wrong-origin = This request did not come from one of our own pages.
tables-too-many = That was a lot at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

tables-guest-name = Guest { $number }
tables-name-length = A name has 1 to { $most } characters.
tables-name-taken = The name { $name } belongs to somebody else already.
tables-account-name-fixed = The name of an account stays. You may change its capitals and spaces.
tables-not-a-guest = You have an account already.
tables-accounts-only = This needs an account.
tables-password-length = A password has { $least } to { $most } characters.
tables-wrong-password = Name and password do not go together.
tables-bots-most = An account has at most { $most } programs.

tables-no-such-game = There is no game called { $name } here.
tables-no-such-bot = There is no bot called { $name } for this game.
tables-no-such-eyes = Look with the eyes of a seat, of a spectator, or with all cards open.
tables-no-such-phrase = There is no such phrase.
tables-no-such-promise = This promise of a fair deal is unknown or was used already. Ask for a new one.
tables-seat-count = This game has { $least } to { $most } seats.
tables-seat-me = Take exactly one seat yourself.
tables-seat-taken = Somebody else has taken this seat.
tables-already-started = The match has begun already.
tables-host-only = Only the host may do this.
tables-not-seated = You do not sit at this table.
tables-not-playing = This match is not being played.
tables-not-ended = This is shown when the match is over.
tables-never-started = This match never began.
tables-salt-not-hex = Salt consists of up to 64 hexadecimal digits.

tables-stale = The match has moved on. Look again and decide anew.
tables-not-your-turn = It is not your turn.
tables-seat-away = A bot plays for you at the moment. Come back to your seat first.
tables-preview-reveals = This step would show you something hidden, so it cannot be tried out. Commit it, or plan without it.
tables-no-hints = There are no hints at this table.
tables-no-advice = No advice can be had at the moment.
tables-no-review = The review could not be worked out just now. Please try again in a minute.

tables-vote-no-person = Say which other person you mean.
tables-vote-already-away = A bot plays this seat already.
tables-vote-too-early = They have not been away long enough. Wait a little.

tables-line-empty = Write something, or choose a phrase.
tables-line-length = A line has at most { $most } characters.

tables-fairness-promise = The server has fixed its part of the deal. It will be revealed at the end of the match.
tables-fairness-kept = This deal was fixed before you added your salt.

tables-log-join = { $name } sits down.
    .you = You sit down.
tables-log-leave = { $name } leaves the table.
    .you = You leave the table.
tables-log-fill = A bot sits down.
tables-log-start = The match begins.
tables-log-vote-abandon = { $agree ->
    [true] { $name } proposes to abandon the match.
   *[other] { $name } wants to play on.
}
    .you = { $agree ->
        [true] You propose to abandon the match.
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
tables-log-bot = A bot plays for { $name }.
    .you = A bot plays for you.
tables-log-return = { $name } is back.
    .you = You are back.
tables-log-time = { $name } has run out of time.
    .you = You have run out of time.
tables-log-abandon = The match is abandoned.
tables-log-finish = The match is over.

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

tables-not-a-backup = { $file } is no sound backup of Treetop.
tables-nothing-to-back-up = There is no database in { $folder }.
tables-backup-postgres = The games are in PostgreSQL; use pg_dump and pg_restore for it.
tables-folder-in-use = A server is using { $folder }. Stop it first.
