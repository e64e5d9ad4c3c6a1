# Клієнт для браузера.

web-without-scripts = Для Treetop потрібен JavaScript. Увімкніть його для цієї сторінки.
web-unofficial = Treetop — неофіційний аматорський проєкт із власними текстами й малюнками. «Арборетум» і Tree Society належать їхнім авторам і видавцям.

## Everywhere

web-skip = Перейти до вмісту
web-ways = Головна навігація
web-way-play = Грати
web-settings = Налаштування
web-language = Мова
web-menu = Меню
web-close = Закрити
web-loading = Завантаження
web-offline = Сервер не відповідає. Перевірте з’єднання та спробуйте ще раз.
web-works-offline = Працює без з’єднання
web-failed = Не вийшло. Спробуйте ще раз.
web-load-again = Завантажити знову
web-rule = Правило { $rule }
web-copied = Посилання скопійовано.
web-to-home = На головну
web-lost-title = Тут нічого не росте
web-lost = За цією адресою немає сторінки.

## Games

web-game-players = { $least }–{ $most } гравці

## Home

web-home-title = Сідайте в затінку дерев
web-home-subtitle = Дві карткові гри про дерева — проти ботів або з друзями. Без реєстрації.
web-home-quick = Грати зараз
web-home-which-game = Яка гра?
web-home-opponent = Суперник
web-home-play = Грати зараз
web-home-invite = Запросити друга
web-home-more = Усі параметри
web-home-my-tables = Ваші столи
web-home-open-tables = Відкриті столи

## Tables in a list

web-table-your-turn = Ваш хід
web-table-abandoned = Партію припинено
web-table-open-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
web-table-missing-title = Такого столу немає
web-table-missing = Можливо, посилання неповне або столу вже немає.
web-table-forbidden-title = Цей стіл закритий
web-table-forbidden = Партію бачать лише ті, хто сидить за столом.

## Waiting for people

web-seat-open = Вільне місце
web-seat-again = { $name } { $number }
web-seat-you = (ви)
web-seat-take = Сісти тут
web-seat-offline = не в мережі
web-lobby-title = Стіл: { $game }
web-lobby-invite = Запросіть друзів
web-lobby-invite-how = Сісти може кожен, хто має це посилання. Партія почнеться, щойно всі місця буде зайнято.
web-lobby-link = Посилання на цей стіл
web-lobby-share-link = Поділитися посиланням
web-lobby-share-title = Партія на Treetop
web-lobby-share = Зіграймо разом: { $game }
web-lobby-qr = QR-код із посиланням на цей стіл
web-lobby-fill-with = Бот для вільних місць
web-lobby-fill = Почати з ботами
web-lobby-leave = Вийти з-за столу

## At the table

web-talk = Журнал і чат
web-talk-new = Журнал і чат: нові повідомлення
web-log = Журнал
web-chat = Чат
web-chat-empty = Ще ніхто нічого не сказав.
web-chat-write = Напишіть повідомлення
web-chat-send = Надіслати
web-chat-waiting = чекає на з’єднання
web-chat-refused = Не надіслано: { $reason }
web-chat-again = Надіслати знову
web-command = Введіть дію
web-command-do = Виконати
web-clock = Залишилося часу
web-clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
web-connection-lost = З’єднання втрачено. Відновлюємо…
web-connection-stopping = Сервер перезапускається. Партія за мить продовжиться.
web-connection-busy = Забагато з’єднань. Спробуємо знову за кілька секунд.
web-connection-try = Спробувати зараз
web-sent-later = Немає з’єднання. Буде надіслано, щойно воно відновиться.
web-abandon = Запропонувати закінчити без результату
web-abandon-asked = Інші бачать вашу пропозицію. Якщо всі погодяться, партія закінчиться без результату.
web-leave = Вийти з партії
web-take-back = Скасувати
web-taken-back = Скасовано.
web-commit = Завершити хід

## Cards and places

web-mine = Ваш бік
web-others = Інші гравці

## Whose turn it is and what is expected

web-turn-other = Ходить { $name }
web-turn-commit = Завершіть хід або скасуйте його
web-turn-over = Партію закінчено
web-turn-abandoned = Партію припинено без результату.
web-turn-away = За вас грає бот
web-finish-not-yet = Ваш хід ще не завершено.
web-guide = Перші кроки
web-guide-next = Зрозуміло
web-guide-skip = Пропустити вступ
web-table-rules = Правила й позначки
web-table-rules-all = Усі правила
web-watching = Ви глядач

## Settings

web-setting-theme = Кольори
web-setting-theme-system = Як на пристрої
web-setting-theme-light = Світлі
web-setting-theme-dark = Темні
web-setting-cards = Карти
web-setting-cards-small = Малі
web-setting-cards-medium = Середні
web-setting-cards-large = Великі
web-setting-motion = Анімація
web-setting-motion-system = Як на пристрої
web-setting-motion-reduced = Менше анімації
web-setting-patterns = Візерунки на картах
web-setting-sounds = Звуки
web-setting-left-handed = Розкладка для шульги
web-setting-on-device = Грати проти ботів на цьому пристрої, без сервера

## The end

web-final-count = Підрахунок
web-final-rematch = Зіграти ще
web-final-replay = Переглянути партію
web-final-look-back = Переглянути, коли вирішилася доля партії
web-final-share-button = Поділитися
web-final-share = { $names }: { $scores }
web-final-again = Показати підрахунок ще раз
web-winner = Перемога: { $name }!
web-winners = Спільна перемога: { $names }

## A new table

web-new-title = Новий стіл
web-new-seats = Гравці
web-new-you = Ви
web-new-seat = Місце { $number }
web-new-friend = Хтось із друзів (за посиланням)
web-new-bot = Бот: { $name }
web-new-rules = Правила
web-new-table = Стіл
web-new-clock = Обмеження часу
web-new-clock-none = Без обмеження
web-new-clock-move = На хід
web-new-clock-bank = На всю партію
web-new-clock-days = На кілька днів
web-new-clock-move-seconds = секунд на хід
web-new-clock-bank-minutes = хвилин на гравця
web-new-clock-bank-increment = секунд додається після ходу
web-new-clock-days-days = днів на хід
web-new-zero = Коли час вийде
web-new-zero-bot = Далі грає бот
web-new-zero-abandon = Партія закінчується без результату
web-new-order = Хто починає
web-new-order-lot = Випадково
web-new-order-seated = Ви, далі за місцями
web-new-spectators = Глядачі
web-new-spectators-yes = Дозволено
web-new-spectators-delayed = Із затримкою три хвилини
web-new-spectators-no = Без глядачів
web-new-public = Показувати стіл у загальному списку
web-new-hints = Дозволити підказки (партія не впливатиме на рейтинг)
web-new-open = Відкрити стіл
web-new-begin = Почати
web-rules = Правила цього столу
web-rules-usual = Звичайні правила, без обмеження часу.
web-rules-chosen = { $rule }: { $choice }
web-rules-without = Без правила: { $rule }
web-rules-hints = Підказки дозволено; партія не впливає на рейтинг
web-rules-clock-move = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
   *[other] { $seconds } секунд на хід
}
web-rules-clock-bank = { $minutes ->
    [one] { $minutes } хвилина на гравця, після ходу додається { $increment } с
    [few] { $minutes } хвилини на гравця, після ходу додається { $increment } с
   *[other] { $minutes } хвилин на гравця, після ходу додається { $increment } с
}
web-rules-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
web-option-several = Обрано { $count } з { $needed }

## Ladder and people

web-way-learn = Навчання
web-way-learn-about = Короткі уроки, правила, які можна спробувати, і де видання розходяться.
web-way-scorepad = Підрахунок
web-way-scorepad-about = Граєте справжніми картами? Внесіть їх, дізнайтеся рахунок, збережіть історію. Працює без інтернету.
web-way-record = Записи партій
web-way-record-about = Перегляньте партію з файлу крок за кроком.
web-way-puzzles = Задачі
web-way-puzzles-about = Одна дія найкраща. Знайдете її? Щодня нова, також без інтернету.
web-way-ladder = Рейтинг
web-ladder-about = Враховуються лише рейтингові партії: позначте «{ web-home-rated }», перш ніж грати. Знак ± показує похибку.
web-ladder-empty = Ще ніхто не зіграв трьох таких партій. Будьте першими!
web-ladder-place = Місце
web-ladder-name = Ім’я
web-ladder-rating = Рейтинг
web-ladder-games = Партії
web-person-since = Перший візит — { $date }
web-person-results = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}, { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
}
web-person-public = { $games ->
    [one] { $games } публічна партія
    [few] { $games } публічні партії
    [many] { $games } публічних партій
   *[other] { $games } публічної партії
}, { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
}
web-person-name = Ваше ім’я
web-person-opponents = Суперники
web-person-games = Партії
web-person-no-games = Закінчених партій ще немає.
web-save = Зберегти
web-rating-of = { $game }, { $players }
web-rating-plot = { $label }: від { $first } до { $last }
web-trend = Ваші помилки від партії до партії
web-trend-about = Скільки в середньому коштувало кожне рішення, у частках перемоги. Враховано лише розібрані партії; розбори залишаються на цьому пристрої.
web-trend-count = Розібрано партій: { $reviewed } з { $games }.
web-trend-rest = Розібрати решту
web-trend-game = Партія
web-trend-all = Усе
web-trend-together = Разом
web-trend-plot = { $label }: втрачено за одне рішення, від { $first } до { $last }
web-account-login = Увійти
web-account-register = Реєстрація

## Replay

web-replay-eyes = Чиїми очима
web-replay-open = Усі карти відкриті
web-replay-from = Очима гравця: { $name }
web-replay-spectator = Очима глядача
web-replay-link = Поділитися цією миттю
web-replay-download = Завантажити запис
web-replay-start = Карти роздано.
web-replay-first = На початок
web-replay-previous = Крок назад
web-replay-next = Крок уперед
web-replay-last = У кінець
web-replay-step = Крок
web-replay-at = Крок { $step } з { $steps }
web-replay-turn-back = Попередній хід
web-replay-turn-on = Наступний хід
web-replay-mistakes = Помилки
web-replay-mistake-back = Попередня помилка
web-replay-mistake-on = Наступна помилка
web-replay-played = Зіграно
web-replay-better = Краще
web-replay-gave-away = { $name }: втрачено { $loss } перемог.
web-replay-try = Спробувати звідси
web-replay-try-about = Грайте далі проти ботів, знаючи те, що знав цей гравець. Приховані карти роздаються заново.
web-trial-of = { $game }: спроба
web-trial-about = Пробна партія з перегляду. Приховані карти роздано заново, і результат не зараховується.
web-trial-back = Назад до перегляду
web-review-working = Обчислюємо…
web-review-plot = Шанси на перемогу від роздачі до кінця: { $names }

## Knowledge, hints, votes, fairness

web-hint = Підказка
web-hint-share = Після цього ходу ви виграєте { $share } партій, прорахованих із цієї позиції.
web-hint-points = Очікувані очки: { $points }.
web-hint-visits = { $count ->
    [one] Прораховано { $count } партію.
    [few] Прораховано { $count } партії.
   *[other] Прораховано { $count } партій.
}
web-hint-next = Другий за силою хід: { $action } ({ $share }).
web-hint-clear = Цей хід явно найкращий.
web-hint-close = Різниці майже немає: обирайте на свій смак.
web-hint-only = Тут можна зробити лише одне.
web-hint-thinking = Обмірковуємо…
web-hint-best = { $action }{ $share ->
    [none] { "" }
   *[other] { " " }({ $share })
}
web-rematch-waits = На вас чекає реванш.
web-rematch-join = Сісти
web-away-me = За вас грає бот.
web-waking = { $name } прокидається (код компілюється; близько хвилини, лише після оновлення).
web-away-return = Повернутися
web-abandon-offered = { $name } пропонує закінчити без результату.
web-abandon-agree = Погодитися
web-away-other = { $name } не в мережі.
web-away-bot = Нехай грає бот
web-fairness = Чи чесна роздача?
web-fairness-commitment = Що сервер зафіксував до роздачі
web-fairness-seed = Зерно сервера
web-home-live-tables = Партії, які можна подивитися
web-general-view = Що ви бачите
web-general-actions = Що ви можете зробити
web-fact-none = нічого
web-fact-hidden = приховано
web-fact-yes = так
web-fact-no = ні

## Ways out of a game

web-resign = Здатися
web-resign-about = Ви програєте цю партію. Скасувати це не можна.
web-resign-rated = Ви програєте цю партію, і це вплине на ваш рейтинг. Скасувати це не можна.
web-leave-rated = Вийти з рейтингової партії означає програти її. Щоб продовжити пізніше, просто закрийте сторінку.
web-leave-people = Інші зможуть дозволити боту грати за вас. Ви зможете повернутися, поки партія триває.
web-leave-bots = Партія закінчиться перемогою ботів. Щоб продовжити пізніше, просто закрийте сторінку.
web-delete-table = Видалити цей стіл
web-delete-table-about = Партія і її запис зникнуть назавжди.
web-play-on = Грати далі
web-resigned-me = Ви програли цю партію. За вас до кінця грає бот.
web-away-bot-soon = { $name } не в мережі. Дозволити грати боту можна буде через { $time }.
web-away-claim-soon = { $name } не в мережі. Зарахувати собі перемогу можна буде через { $time }.
web-away-claim = Зарахувати перемогу
web-away-asked = За гравця { $name } гратиме бот, щойно погодяться інші.
web-new-zero-lose = Гравець, чий час вийшов, програє
web-new-rated = Рейтингова партія (хто виходить, той програє)
web-rules-lose = Хто не встигає за часом, той програє
web-rules-rated = Партія рейтингова; хто виходить, той програє
web-home-rated = Рейтингова партія, без підказок
web-home-stranger = Грати з людьми
web-person-games-search = Пошук і експорт усіх партій
web-name-question = Як вас називати?
web-new-duplicate = Дуплікат: друзі грають ту саму роздачу
web-duplicate = Дуплікатна партія
web-duplicate-about = Усі мають ті самі карти, те саме місце й тих самих ботів і лише одну спробу. Очки інших ви побачите, коли дограєте.
web-duplicate-invite = Запросити друзів
web-duplicate-play = Зіграти цю роздачу
web-duplicate-go-on = Грати далі
web-duplicate-look = Ваша партія
web-duplicate-compare = Порівняти очки
web-duplicate-name = Ім’я
web-duplicate-points = Очки
web-duplicate-place = Позиція за столом
web-duplicate-playing = Ще грає
web-duplicate-done = Партію зіграно
web-duplicate-given-up = Партію здано
