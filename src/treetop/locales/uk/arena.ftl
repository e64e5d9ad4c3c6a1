# Турніри між гравцями: команда `treetop arena` та її звіти.

arena-help = Провести турнір між гравцями й дізнатися, хто сильніший.
arena-help-game = Гра.
arena-help-entrants = Гравці, за бажанням з налаштуваннями: search:iterations=2000,budget=0.5
arena-help-format = round-robin: кожен із кожним. challenge: перший проти решти. together: усі за одним столом.
arena-help-seats = Скільки гравців за столом.
arena-help-deals = Скільки роздач грає кожен склад. Кожну роздачу грають по разу з кожного місця.
arena-help-budget = Секунд на рішення.
arena-help-seed = Те саме зерно дає ті самі роздачі.
arena-help-out = Тека для партій і звіту; якщо не вказано — тека в «arena», названа за турніром. Турнір, який там уже почато, буде продовжено.
arena-help-workers = Скільки партій грати одночасно; якщо не вказано — по одній на ядро.
arena-help-ray = Адреса кластера Ray, на якому грати.

arena-preparing = Підготовка (спершу компілюються нові правила)
arena-playing = Партії
arena-written = Записано: { $file }
arena-stopped = Зупинено. Щоб продовжити, введіть ту саму команду.
arena-failed = { $entrant }: рішення немає (партія { $fixture }, дія { $action }): { $reason }

arena-title = Арена: { $game }
arena-what = { $format ->
    [challenge] Виклик
    [together] Один склад
   *[round-robin] Коловий турнір
}, місць за столом — { $seats }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
} з { $deals ->
    [one] { $deals } роздачі
    [few] { $deals } роздач
    [many] { $deals } роздач
   *[other] { $deals } роздачі
}, кожну зіграно по разу з кожного місця; на рішення { $budget } с.
arena-standings = Турнірна таблиця
arena-how-sure = Інтервали — 95%. Для перемог це інтервали Вілсона за такою кількістю незалежних партій, якої варті дзеркальні роздачі. Спільну перемогу ділять. Рейтинги — openskill (Плакетт — Люс); усі починають з 25.
arena-meetings = Хто кого випереджає
arena-pictures = Малюнки
arena-failures = Збої
arena-failures-what = { $count ->
    [one] Стався { $count } збій.
    [few] Сталися { $count } збої.
    [many] Сталося { $count } збоїв.
   *[other] Сталося { $count } збою.
} Кожне неприйняте рішення замінено випадковим дозволеним. Кожен вид наведено один раз, від найчастішого.

arena-column-entrant = гравець
arena-column-against = проти
arena-column-games = партій
arena-column-wins = перемог
arena-column-share = частка
arena-column-ahead = попереду
arena-column-interval = 95%
arena-column-rating = рейтинг
arena-column-points = очки
arena-column-seconds = с/рішення
arena-column-slowest = найдовше
arena-column-late = запізно
arena-column-failures = збоїв
arena-column-fixture = партія
arena-column-action = дія
arena-column-reason = що сталося

arena-plot-matrix = Як часто гравець із рядка випереджає гравця зі стовпчика, %
arena-plot-ratings = Рейтинг із 95-відсотковим інтервалом
arena-plot-points = Очки за партію: середня половина та 95% партій
arena-plot-thinking = Секунд на рішення, у середньому за партію

arena-player-unknown = Гравця «{ $name }» немає. Доступні: { $known }. Можна також назвати клас Python або файл: package.module.Class, ./my_bot.py.
arena-player-is-a-command = «{ $command }» — команда, а не гравець. Якщо це програма, що грає, напишіть: «treetop.players.Program:command={ $command }».
arena-player-not-importable = «{ $name }» не вдалося імпортувати: { $problem }
arena-player-not-made = «{ $name }» не може сісти за стіл: { $problem }
arena-not-a-player = «{ $name }» — не гравець: у нього немає методу choose(view, seed, budget).
arena-file-players = { $count ->
    [0] У { $file } немає класу з методом choose(view, seed, budget). Якщо це окрема програма, напишіть: «treetop.players.Program:command=python3 { $file }».
   *[other] У { $file } кілька гравців: { $found }. Назвіть одного: module.Class.
}
arena-setting-unreadable = Налаштування «{ $player }» не вдалося прочитати. Пишіть так: назва:налаштування=значення,налаштування=значення; «command=» стоїть останнім.
arena-setting-unknown = { $player } не має налаштування «{ $setting }». Доступні: { $known }.
arena-setting-value = { $kind ->
    [int] Налаштування «{ $setting }» гравця { $player } — ціле число, а не «{ $given }».
    [float] Налаштування «{ $setting }» гравця { $player } — число, а не «{ $given }».
    [bool] Налаштування «{ $setting }» гравця { $player } — true або false, а не «{ $given }».
   *[other] Налаштування «{ $setting }» гравця { $player } не може бути «{ $given }».
}
arena-program-unnamed = Для «{ $player }» треба вказати програму: { $player }:command=python3 my_bot.py
arena-program-missing = Програми «{ $program }» тут немає.
arena-budget = «{ $given }» — не час на рішення: потрібна кількість секунд, більша за 0.
arena-seats = Для цієї гри кількість гравців { $given } не підходить. Можливо: { LIST($possible, type: "or") }.
arena-format = Формату «{ $given }» немає. Доступні: { $known }.
arena-deals = Потрібна щонайменше одна роздача.
arena-entrants = Назвіть щонайменше двох гравців, кожного по разу. Двом однаковим потрібні різні налаштування.
arena-together = Для «together» потрібен один гравець на місце: { $seats }, а не { $given }.
arena-folder-differs = У теці { $folder } почато інший турнір: там «{ $setting }» — { $there }, а не { $here }. Оберіть іншу теку за допомогою --out або не вказуйте жодної: тоді в кожного турніру буде своя.
arena-folder-busy = У теці { $folder } саме зараз грають турнір.
arena-workers-die = Процеси, що грають, раз у раз завершуються до кінця партії. Якщо їх запустив ваш скрипт, помістіть його код під { $guard }, щоб вони не виконували його знову; інакше їх щось зупиняє ззовні. Зіграні партії збережено; щоб продовжити, введіть ту саму команду.
arena-no-ray = Ray не встановлено: pip install ray

# treetop balance

arena-balance-help = Зіграти багато партій ботів і показати, наскільки збалансована гра.
arena-balance-help-games = Скільки партій на кожну кількість гравців.
arena-balance-help-players = Лише партії з такою кількістю гравців; можна вказати кілька разів. Якщо не вказано — усі кількості, які дозволяє гра.
arena-balance-help-seed = Те саме число дає ті самі партії.
arena-balance-help-player = Хто грає за всіх: forecast, forecast-1, search або planner.
arena-balance-player-unknown = Для цього звіту немає гравця «{ $player }». Доступні: { $known }.
arena-balance-help-out = Тека для звіту.
arena-balance-help-workers = Кількість процесів; якщо не вказано — по одному на ядро.
arena-balance-playing = Партії
arena-balance-random-title = { $game }: випадкові партії
arena-balance-random-what = Партій для кожної кількості гравців ({ $players }): { $games }; кожну дію обрано навмання. У дужках — 95-відсоткові інтервали.
arena-balance-games = Партії
arena-balance-rounds = Раунди
arena-balance-decisions = Рішення
arena-balance-actions = Обрані дії за партію
arena-balance-scores = Очки
arena-balance-seats = Частка перемог за порядком ходів
arena-balance-shift = Зміна частки перемог, у відсоткових пунктах
arena-balance-column-players = Гравці
arena-balance-column-number = Партії
arena-balance-column-decisions = Рішення
arena-balance-column-rounds = Раунди
arena-balance-column-scores = Очки
arena-balance-column-first = Перший гравець
arena-balance-column-last = Останній гравець
arena-balance-column-what = Що
arena-balance-column-shift = Зміна
arena-balance-column-uses = Разів за партію
