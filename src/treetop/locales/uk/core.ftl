# Спільне для всіх розділів. Форми назв видів: genitive (дуба), accusative (вербу), instrumental (вербою), gender.

core-species-bs = Ялина колюча
    .genitive = ялини колючої
    .accusative = ялину колючу
    .instrumental = ялиною колючою
    .gender = f
core-species-ca = Кассія
    .genitive = кассії
    .accusative = кассію
    .instrumental = кассією
    .gender = f
core-species-ch = Сакура
    .genitive = сакури
    .accusative = сакуру
    .instrumental = сакурою
    .gender = f
core-species-do = Дерен
    .genitive = дерену
    .accusative = дерен
    .instrumental = дереном
    .gender = m
core-species-ja = Жакаранда
    .genitive = жакаранди
    .accusative = жакаранду
    .instrumental = жакарандою
    .gender = f
core-species-li = Бузок
    .genitive = бузку
    .accusative = бузок
    .instrumental = бузком
    .gender = m
core-species-ma = Клен
    .genitive = клена
    .accusative = клен
    .instrumental = кленом
    .gender = m
core-species-mg = Магнолія
    .genitive = магнолії
    .accusative = магнолію
    .instrumental = магнолією
    .gender = f
core-species-oa = Дуб
    .genitive = дуба
    .accusative = дуб
    .instrumental = дубом
    .gender = m
core-species-ol = Олива
    .genitive = оливи
    .accusative = оливу
    .instrumental = оливою
    .gender = f
core-species-po = Пуанціана
    .genitive = пуанціани
    .accusative = пуанціану
    .instrumental = пуанціаною
    .gender = f
core-species-rp = Вогняне дерево
    .genitive = вогняного дерева
    .accusative = вогняне дерево
    .instrumental = вогняним деревом
    .gender = n
core-species-tp = Тюльпанове дерево
    .genitive = тюльпанового дерева
    .accusative = тюльпанове дерево
    .instrumental = тюльпановим деревом
    .gender = n
core-species-wi = Верба
    .genitive = верби
    .accusative = вербу
    .instrumental = вербою
    .gender = f

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

core-seed-malformed = «{ $seed }» — не зерно: потрібно щонайменше 32 шістнадцяткові цифри малими літерами, парна кількість.
core-option-unknown = Параметра «{ $option }» немає. Є: { $known }.
core-option-value = «{ $value }» не підходить для «{ $option }». Можливо: { $choices }.
core-players-between = У цю гру грають від { $least } до { $most } гравців, а не { $given }.
core-code-unknown = Дії з номером { $code } не існує.
core-code-illegal = Дія з номером { $code } тут заборонена правилами.
core-seat-unknown = Місця «{ $seat }» немає: місця пронумеровано від 0 до { $last }.
core-not-to-act = Це не вигляд гравця, чия зараз черга.
core-game-unknown = Гри «{ $name }» немає. Є: { $known }.
