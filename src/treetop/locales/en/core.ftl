# What all areas share. Species names may be asked for in a form: { SPECIES($species, form: "a") }.

core-species-bs = Blue Spruce
    .a = a Blue Spruce
core-species-ca = Cassia
    .a = a Cassia
core-species-ch = Cherry Blossom
    .a = a Cherry Blossom
core-species-do = Dogwood
    .a = a Dogwood
core-species-ja = Jacaranda
    .a = a Jacaranda
core-species-li = Lilac
    .a = a Lilac
core-species-ma = Maple
    .a = a Maple
core-species-mg = Magnolia
    .a = a Magnolia
core-species-oa = Oak
    .a = an Oak
core-species-ol = Olive
    .a = an Olive
core-species-po = Poinciana
    .a = a Poinciana
core-species-rp = Royal Poinciana
    .a = a Royal Poinciana
core-species-tp = Tulip Poplar
    .a = a Tulip Poplar
core-species-wi = Willow
    .a = a Willow

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
