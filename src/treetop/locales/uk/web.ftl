# Клієнт для браузера.

web-without-scripts = Для Treetop потрібен JavaScript. Увімкніть його для цієї сторінки.
web-unofficial = Treetop — неофіційний аматорський проєкт із власними текстами й малюнками. «Арборетум» і Tree Society належать їхнім авторам і видавцям.

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

web-game-arboretum = Арборетум
web-game-arboretum-about = Садіть алеї дерев і бережіть карти, що дають право отримати за них очки.
web-game-tree-society = Tree Society
web-game-tree-society-about = Продавайте плоди, будуйте будинки на деревах, збирайте гільдії.
web-game-players = { $least }–{ $most } гравці

## Home

web-home-title = Сідайте в затінку дерев
web-home-subtitle = Дві карткові гри про дерева — проти ботів або з друзями. Без реєстрації.
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
web-abandon-asked = Інші бачать вашу пропозицію. Партія закінчиться, якщо всі погодяться.
web-leave = Вийти з партії
web-take-back = Скасувати
web-taken-back = Скасовано.
web-commit = Завершити хід

## Arboretum: cards and places

web-card-back = Прихована карта
web-card-at = { $card }, рядок { $row }, стовпчик { $column }
web-card-tentative = { $name }, ще не остаточно
web-card-last = { $name }, посаджено останньою
web-card-drawn = { $name }, щойно взято
web-place-at = Вільне місце, рядок { $row }, стовпчик { $column }
web-hand = Ваша рука
web-mine = Ваш бік
web-others = Інші гравці
web-other-look = Роздивитися арборетум: { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
web-arboretum-mine = Ваш арборетум
web-arboretum-of = Арборетум: { $name }
web-garden-view = Вигляд
web-garden-closer = Наблизити
web-garden-further = Віддалити
web-garden-recentre = Показати все
web-paths = Ваші найкращі алеї
web-path-of = { $species }: { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
web-piles = Стоси
web-pile-draw = Колода, { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
web-pile-name = Колода
web-pile-mine = Ваш
web-pile-discard = Скид: { $name }. Зверху: { $card }. { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
web-pile-discard-empty = Скид: { $name }. Порожньо
web-pile-look = Переглянути скид
web-pile-discards-of = Скид: { $name }
web-pile-nothing = Тут нічого немає.

## Arboretum: whose turn it is and what is expected

web-turn-draw = Ваш хід: візьміть карту ({ $number } з 2)
web-turn-plant = Посадіть одну карту з руки
web-turn-place = { $card }: оберіть, де її посадити
web-turn-discard = Скиньте одну карту з руки
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
web-turn-other-draw = { $name } бере карту
web-turn-other-plant = { $name } садить
web-turn-other-discard = { $name } скидає карту
web-do-draw = Взяти з колоди
web-do-draw-discard = Оберіть скид
web-do-plant = Оберіть карту
web-do-place = Оберіть місце
web-do-discard = Оберіть карту, яку скинути

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
web-setting-left-handed = Розкладка для лівші
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
web-sheet = Таблиця очок
web-sheet-species = Вид
web-sheet-no-right = без права на очки
web-sheet-total = Разом
web-sheet-varieties = Різних видів
web-sheet-tie-broken = Очок порівну: перемагає арборетум, де більше різних видів.
web-sheet-shared = І знову порівну! Кожен садить сьогодні по дереву: за п’ять років переможе найвище.
web-reveal-page = { $page } з { $pages }
web-reveal-next = Наступний вид
web-reveal-back = Назад
web-reveal-skip = Одразу до таблиці очок
web-reveal-sheet = До таблиці очок
web-reveal-nobody = Цього виду немає ні в кого на руці, тож право на очки мають усі.
web-reveal-value = Сума на руці
web-reveal-cancelled = Вісімка рахується як 0: одиницю має { $name }.
web-reveal-cancelled-card = { $card }, рахується як 0
web-reveal-no-right = Без права на очки
web-reveal-no-path = Право на очки є, а алеї немає
web-reveal-total = { $count ->
    [one] поки що { $count } очко
    [few] поки що { $count } очки
    [many] поки що { $count } очок
   *[other] поки що { $count } очка
}
web-points-cards = { $count } за карти
web-points-same = { $count } за один вид
web-points-one = { $count } за початок з одиниці
web-points-eight = { $count } за вісімку в кінці

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
web-rules-guilds = Гільдії: { $names }
web-rules-species = Види: { $names }
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
web-option-random = Випадково
web-option-chosen = На мій вибір
web-option-several = Обрано { $count } з { $needed }
web-option-arboretum-edition = Видання (назви й кольори)
web-option-arboretum-edition-renegade = Renegade 2018
web-option-arboretum-edition-zman = Z-Man 2014
web-option-arboretum-species = Види
web-option-arboretum-discards = Скиди
web-option-arboretum-discards-open = Може переглядати будь-хто
web-option-arboretum-discards-top = Видно лише верхню карту
web-option-arboretum-opening-discard = Усі, крім першого гравця, починають з однією відкритою картою в скиді

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
web-ladder-about = Враховуються лише рейтингові партії: позначте «{ web-home-rated }», перш ніж грати. Знак ± показує, наскільки рейтинг точний.
web-ladder-empty = Ще ніхто не зіграв трьох таких партій. Будьте першими!
web-ladder-place = Місце
web-ladder-name = Ім’я
web-ladder-rating = Рейтинг
web-ladder-games = Партії
web-person-since = Перший візит — { $date }
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
web-review-working = Обчислюємо…
web-review-plot = Шанси на перемогу від роздачі до кінця: { $names }

## Tree Society

web-turn-other = Ходить { $name }
web-market = Ринок
web-market-upper = Верхній ряд (на 1 монету дорожче)
web-market-lower = Нижній ряд
web-market-fruit = Ринок плодів
web-market-decks = Лишилося карт: гільдій — { $guild }, плодів — { $fruit }
web-fruit = { $fruit }, зараз коштує { $price }, { $precious ->
    [true] коштовний плід, { $action }
   *[other] { $action }
}
web-fruit-offer = { $fruit }. { $offer }
web-fruit-unsold = Ваші плоди
web-fruit-none = Плодів немає
web-fruit-sold = Продано: { $count }
web-guild-card = { $name }, { $guild } × { $symbols }, { $level ->
    [0] не збудовано
   *[other] збудовано до рівня { $level }
}{ $price ->
    [none] { "" }
   *[other] , можна збудувати за { $price }
}
web-guild-level = Рівень { $level }
web-guild-cost = Вартість: { $count }
web-guild-ongoing = Незавершені карти
web-points = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
web-pouch = Гаманець: { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
web-chest = Скриня: { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
web-symbols = Символи гільдій: { $count } з { $needed }
web-board-look = Роздивитися планшет: { $name }
web-board-of = Планшет: { $name }
web-prompt = Ваш вибір
web-prompt-left = (лишилося обрати: { $count })
web-prompt-waiting = Далі триває «{ $card }»: { $text }
web-society-tie = Очок порівну: перемагає той, хто ходить пізніше в порядку ходів.
web-option-tree-society-guilds = Гільдії (оберіть чотири)
web-option-tree-society-starting-cards = Усі починають з однією картою гільдії
web-option-tree-society-draft = Початкові плоди обирають по черзі
web-option-tree-society-end-symbols = Скільки символів гільдій запускають кінець партії
web-option-tree-society-end-symbols-6 = Шість
web-option-tree-society-end-symbols-7 = Сім
web-option-tree-society-open-memory = Продані плоди бачать усі
web-option-tree-society-half-cost = Половина вартості
web-option-tree-society-half-cost-up = Округлювати вгору
web-option-tree-society-half-cost-down = Округлювати вниз
web-option-tree-society-deck = Колода
web-option-tree-society-deck-heartwood = Heartwood (колода Treetop)
web-option-tree-society-deck-canopy = Canopy (перша колода Treetop)

## Knowledge, hints, votes, fairness

web-knowledge = Де які карти
web-knowledge-place = { $card }: { $words }
web-knowledge-unseen = { $count ->
    [1] { $count } карту ще не видно (?): вона в когось на руці або в колоді.
    [one] { $count } карту ще не видно (?): вони на руках або в колоді.
    [few] { $count } карти ще не видно (?): вони на руках або в колоді.
    [many] { $count } карт ще не видно (?): вони на руках або в колоді.
   *[other] { $count } карти ще не видно (?): вони на руках або в колоді.
}
web-knowledge-nowhere = ще не видно
web-knowledge-planted = посаджено: { $name }
web-knowledge-discarded = у скиді гравця { $name }
web-knowledge-mine = у вас на руці
web-knowledge-held = на руці гравця { $name }
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
web-act-take = { $owner ->
    [the-reader] Взяти зі свого скиду
   *[other] Взяти зі скиду гравця { $owner }
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
web-new-zero-lose = Цей гравець програє партію
web-new-rated = Рейтингова партія (хто виходить, той програє)
web-rules-lose = Хто не встигає за часом, той програє
web-rules-rated = Партія рейтингова; хто виходить, той програє
web-home-rated = На рейтинг, без підказок
web-home-stranger = Грати з людьми
web-person-games-search = Пошук і експорт усіх партій
web-name-question = Як вас називати?
