# Спільне для всіх розділів.

core-language-en = English
core-language-it = Italiano
core-language-uk = Українська
core-language-es = Español
core-language-fr = Français

core-card = { $name } { $rank }
core-player = Гравець { $seat }
core-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
core-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}

core-seed-malformed = «{ $seed }» — не зерно: потрібна парна кількість шістнадцяткових цифр малими літерами, щонайменше 32.
core-option-unknown = Параметра «{ $option }» немає. Доступні: { $known }.
core-option-value = «{ $option }» не може мати значення «{ $value }». Можливі: { $choices }.
core-players-between = У цю гру грають від { $least } до { $most } гравців, а не { $given }.
core-code-unknown = Дії з номером { $code } не існує.
core-code-illegal = Дія з номером { $code } тут заборонена правилами.
core-seat-unknown = Місця «{ $seat }» немає: місця пронумеровано від 0 до { $last }.
core-not-to-act = Зараз ходить не цей гравець.
core-action-illegal = Тут не можна зробити «{ $action }».
core-do = { $action }
core-told = { $seat }: { $action }
core-game-unknown = Гри «{ $name }» немає. Доступні: { $known }.
core-game-broken = Не вдалося завантажити гру «{ $name }»: { $reason }
core-state-unreadable = Це не збережена позиція.
core-state-version = Цю позицію зберегла інша версія гри.
core-state-setup = Ця позиція належить до партії з іншою кількістю гравців.
core-position-unreadable = «{ $text }» — це не позиція.
