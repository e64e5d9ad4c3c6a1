# What all areas share.

core-language-en = English
core-language-it = Italiano
core-language-uk = Українська
core-language-es = Español
core-language-fr = Français

core-card = { $name } { $rank }
core-player = Player { $seat }
core-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
core-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

core-seed-malformed = “{ $seed }” isn’t a seed. It needs an even number of hexadecimal digits in lower case, at least 32.
core-option-unknown = There’s no option “{ $option }”. Available: { $known }.
core-option-value = “{ $option }” can’t be “{ $value }”. Available: { $choices }.
core-players-between = This game is for { $least } to { $most } players, not { $given }.
core-code-unknown = No action has the number { $code }.
core-code-illegal = Action number { $code } isn’t legal here.
core-seat-unknown = There’s no seat “{ $seat }”: seats are numbered from 0 to { $last }.
core-not-to-act = It isn’t this seat’s turn to act.
core-game-unknown = There’s no game “{ $name }”. Available: { $known }.
core-game-broken = The game “{ $name }” couldn’t be loaded: { $reason }
core-action-illegal = “{ $action }” isn’t possible here.
core-do = { $action }
core-told = { $seat }: { $action }
core-state-unreadable = This isn’t a stored position.
core-state-version = This position was stored by another version of the game.
core-state-setup = This position is from a game with a different number of players.
core-position-unreadable = “{ $text }” isn’t a position.
