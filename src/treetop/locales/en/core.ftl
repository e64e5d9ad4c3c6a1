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

core-seed-malformed = “{ $seed }” is not a seed: at least 32 hexadecimal digits in lower case, an even number of them.
core-option-unknown = There is no option “{ $option }”. There are: { $known }.
core-option-value = “{ $value }” is not a choice for “{ $option }”. Choose from: { $choices }.
core-players-between = This game is for { $least } to { $most } players, not { $given }.
core-code-unknown = No action has the number { $code }.
core-code-illegal = The action with the number { $code } is not legal here.
core-seat-unknown = There is no seat “{ $seat }”: seats are numbered from 0 to { $last }.
core-not-to-act = This is not the view of the seat that is to act.
core-game-unknown = There is no game “{ $name }”. There are: { $known }.
core-game-broken = The game “{ $name }” couldn’t be loaded: { $reason }
