# Командний рядок і гра в терміналі.

cli-title = Treetop
cli-help = Treetop: грайте в «Арборетум» і Tree Society, підраховуйте партії, зіграні справжніми картами, переглядайте записи, вимірюйте рушій. Неофіційний проєкт. Мова: --language en, it, uk, es або fr, чи змінна TREETOP_LANGUAGE.
cli-group-commands = Команди
cli-group-arguments = Аргументи
cli-group-options = Параметри
cli-help-help = Показати цю довідку.
cli-help-version = Показати версію.
cli-help-play = Грати в терміналі: люди за однією клавіатурою та боти.
cli-help-simulate = Зіграти багато випадкових партій; вивести підсумок або зберегти записи.
cli-help-score = Підрахувати очки партії, зіграної справжніми картами, за невеликим текстовим файлом.
cli-help-show = Показати одну позицію із запису.
cli-help-replay = Переглянути запис крок за кроком.
cli-help-verify = Перевірити все, що вказано в записі, або всі записи у файлі, по одному на рядок.
cli-help-review = Дізнатися, коли вирішилася доля закінченої партії та які рішення коштували найбільше.
cli-help-deck = Перевірити, показати, надрукувати або додати колоди Tree Society.
cli-help-deck-check = Перевірити файл колоди й пояснити кожну помилку.
cli-help-deck-show = Показати колоду списком або сторінками для друку й вирізання.
cli-help-deck-add = Додати файл колоди, щоб її можна було обрати для партії.
cli-help-deck-file = Файл колоди у TOML; його описує docs/tree-society-deck.md.
cli-help-deck-svg = Записати сторінки як SVG до цієї теки.
cli-help-deck-pdf = Записати сторінки одним файлом PDF.
cli-help-bench = Виміряти швидкість рушія.
cli-help-warm = Скомпілювати правила зараз, щоб потім ніхто не чекав.
cli-help-game = Назва гри.
cli-help-people = Імена людей через кому.
cli-help-bots = Боти через кому.
cli-help-hex-seed = Роздати карти з цього зерна: щонайменше 32 шістнадцяткові цифри.
cli-help-save = Зберегти запис завершеної партії в цей файл.
cli-help-players = Кількість гравців.
cli-help-games = Кількість партій.
cli-help-seed = Число; те саме число дає ті самі партії.
cli-help-option = Параметр гри у вигляді назва=значення; можна вказати кілька разів.
cli-help-jsonl = Писати по одному запису в рядок у цей файл; «-» — стандартний вивід.
cli-help-score-file = Файл; «-» — стандартний ввід. Формат описано в docs/score-file.md.
cli-help-json = Вивести один об’єкт JSON.
cli-help-record = Запис (файл JSON) або файл, де кожен рядок — окремий запис; «-» — стандартний ввід.
cli-help-game-number = Який запис узяти з файлу, де їх кілька, рахуючи від 1.
cli-help-turn = Показати початок цього ходу, рахуючи від 1, а не кінець.
cli-help-seat = Показати те, що видно з цього місця, рахуючи від 1.
cli-help-threads = Кількість потоків.
cli-help-seconds = Приблизна тривалість у секундах.

cli-usage = { $problem } Що можна ввести, підкаже «{ $command } --help».
cli-usage-missing = Бракує «{ $name }».
cli-usage-value = «{ $given }» сюди не підходить.
cli-usage-least = «{ $name }» має бути щонайменше { $limit }, а не { $given }.
cli-usage-most = «{ $name }» може бути щонайбільше { $limit }, а не { $given }.
cli-usage-option = Параметра «{ $given }» немає.
cli-usage-twice = { $name } указано двічі.
cli-option-unreadable = «{ $option }» — не параметр: пишіть назва=значення.
cli-usage-command = Команди «{ $given }» немає.
cli-usage-surplus = Зайвий аргумент: «{ $given }».
cli-language-unknown = Мови «{ $given }» немає. Доступні: { $known }.
cli-by-rule = { $problem } (Правило { $rule })
cli-file = { $file }: { $problem }.
cli-usage-line = Використання: { $command }
cli-place-command = КОМАНДА
cli-place-options = [ПАРАМЕТРИ]
cli-place-arguments = [АРГУМЕНТИ]
cli-place-more-arguments = [АРГУМЕНТИ…]
cli-kind-text = ТЕКСТ
cli-kind-number = ЧИСЛО
cli-kind-path = ШЛЯХ
cli-required = Обов’язково.
cli-default = Типово: { $value }.
cli-file-missing = такого файлу чи теки немає
cli-file-forbidden = немає дозволу
cli-file-read-only = файлова система лише для читання
cli-file-is-a-folder = це тека, а не файл
cli-file-is-no-folder = це файл, а не тека
cli-file-not-text = це не текст у UTF-8; збережіть його в цьому кодуванні
cli-file-no-room = на диску немає місця
cli-bot-unknown = Бота «{ $name }» немає. Доступні: { $known }.
cli-players = У цю гру грають від { $least } до { $most } гравців, а не { $given }.
cli-no-terminal = Ця гра працює лише в інтерактивному терміналі, а тут ввід або вивід перенаправлено. Без термінала спробуйте «treetop simulate» або «treetop arena».
cli-no-such-seat = Місця { $seat } немає: у цій партії гравців — { $players }.
cli-records-many = Записів у цьому файлі: { $count }. Оберіть один за допомогою --game, від 1 до { $count }.
cli-no-such-record = Запису { $game } немає: у файлі { $count ->
    [one] { $count } запис
    [few] { $count } записи
   *[many] { $count } записів
}.
cli-no-such-turn = Ходу { $turn } немає: у партії { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
}.

cli-warming-begins = Компіляція правил і ботів (потрібна лише після оновлення): близько { $seconds } с
cli-warming = Компіляція { $what }, { $done } з { $functions } функцій: ще близько { $seconds } с
cli-warm = Правила скомпільовано.
cli-warm-killed = Компілятор зупинили, перш ніж він закінчив, можливо, через брак пам’яті. Спробуйте ще раз: те, що вже скомпільовано, збережено.
cli-simulating = Триває гра
cli-seat = Місце
cli-mean-points = Середня кількість очок
cli-least-points = найменше
cli-most-points = найбільше
cli-wins = Перемоги
cli-games = Партії
cli-mean-turns = Середня кількість ходів за партію
cli-mean-decisions = Середня кількість рішень за партію
cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

cli-winner = Перемагає { $winner }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
cli-shared = Спільна перемога: { $winners }.

cli-score-line-unreadable = Рядок { $line } неможливо прочитати: «{ $text }».
cli-score-no-player-yet = Рядок { $line }: «{ $key }:» стоїть перед першим «player:».

cli-who-plays = «{ $game }». Хто грає?
cli-person = Людина
cli-nobody = Ніхто
cli-seat-number = Місце { $number }
cli-hand-over = { $name }, ваш хід.
cli-hand-over-hint = Натисніть Enter, коли екрана не бачить ніхто, крім вас.
cli-turn-choose = { $name }: оберіть, що робити.
cli-turn-end = { $name }: натисніть Enter, щоб завершити хід, або U, щоб скасувати.
cli-turn-bot = { $name } думає…
cli-turn-waking = { $name } прокидається…
cli-action-number = Дія { $number } з { $count }
cli-key-take-back = Скасувати
cli-key-end = Завершити хід
cli-key-down = Нижче
cli-key-up = Вище
cli-key-ready = Готово
cli-key-start = Почати
cli-key-new-game = Нова партія
cli-key-quit = Вийти
cli-key-forward = Вперед
cli-key-back = Назад
cli-key-first = На початок
cli-key-last = У кінець

cli-help-serve = Запустити сервер столів і вебклієнт.
cli-help-site = Записати вебклієнт як файли для будь-якого хостингу: грати, вчитися й рахувати очки без сервера.
cli-help-site-folder = Тека для запису: нова, порожня або вже записана командою «treetop site».
cli-help-site-base = Де сайт буде розміщено на хостингу, наприклад /treetop/.
cli-help-host = Адреса, на якій слухати.
cli-help-port = Порт, на якому слухати; 0 — будь-який вільний.
cli-help-data = Тека для партій; якщо не вказано — особиста тека користувача.
cli-help-bot-workers = Кількість процесів, у яких думають боти.
cli-help-workers = Кількість процесів сервера; для кількох потрібен PostgreSQL.
cli-help-browser = Відкрити браузер.
cli-help-backup = Скопіювати всі партії в один файл, навіть поки сервер працює.
cli-help-restore = Відновити партії з резервної копії. Сервер має бути зупинений.
cli-help-backup-file = Файл резервної копії.
cli-help-rotate-keys = Підписувати файли cookie новим ключем від наступного запуску сервера.
cli-help-forget-keys = Більше не приймати старі ключі: усім доведеться ввійти знову, а гості втратять свої партії.
cli-keys-rotated = Після наступного запуску сервера cookie підписуватиме новий ключ. Чинних ключів: { $count }.
cli-record-line = Рядок { $line }: { $problem }
cli-records-true = { $count ->
    [one] Перевірено { $count } запис: усе правильно.
    [few] Перевірено { $count } записи: усе правильно.
    [many] Перевірено { $count } записів: усе правильно.
   *[other] Перевірено { $count } запису: усе правильно.
}
cli-serving = Treetop працює на { $url }
cli-no-web-client = Вебклієнт не встановлено, тож грати можуть лише програми: під час встановлення Treetop npm не зміг завантажити бібліотеки для браузера. Встановіть Treetop знову, маючи з’єднання; у клоні досить «npm ci».
cli-site-written = Сайт записано в теку { $folder } ({ $size } МБ). Розмістіть ці файли на вебхостингу так, щоб вони були за адресою { $base }.
cli-site-base = «{ $given }» не може бути адресою сайту: вона має починатися й закінчуватися скісною рискою, як-от / чи /treetop/.
cli-site-folder-taken = У теці { $folder } є інші файли. Оберіть нову чи порожню теку або вже записану командою «treetop site».
cli-port-taken = Порт { $port } на { $host } зайнятий іншою програмою. Оберіть інший за допомогою --port; «--port 0» бере будь-який вільний.
cli-port-forbidden = У вас немає дозволу на порт { $port }. Оберіть вищий за допомогою --port, наприклад «--port 8000».
cli-port-number = Порту { $port } немає. Порти йдуть від 1 до { $most }; «--port 0» бере будь-який вільний.
cli-host-unknown = «{ $host }» — не адреса цього комп’ютера. «--host 127.0.0.1» обслуговує лише цей комп’ютер, «--host 0.0.0.0» — усю його мережу.
cli-workers-need-postgres = Для кількох процесів потрібен PostgreSQL: задайте TREETOP_DATABASE.
cli-backed-up = Усі партії збережено у файлі { $file } ({ $size } кБ).
cli-restored = Партії з файлу { $file } відновлено.

cli-review-turn = Хід
cli-review-player = Гравець
cli-review-unfinished = Партію не закінчено: її можна буде розібрати, коли вона завершиться.

cli-extra-missing = Потрібен пакет «{ $package }», а його не встановлено. Встановіть його так: pip install 'treetop-games[{ $extra }]'
cli-score-no-file = Гру «{ $game }» не можна підрахувати за файлом.
cli-no-game-with = Жодна встановлена гра цього не має: { $part }.
