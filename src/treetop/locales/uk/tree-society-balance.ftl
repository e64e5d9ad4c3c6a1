# Tree Society: баланс колоди; жоден браузер цього не показує.

tree-society-balance-title = Tree Society: баланс колоди
tree-society-balance-by = { $player ->
    [forecast] той, хто обирає дію з найкращим прогнозом
    [forecast-1] попередня версія того, хто обирає дію з найкращим прогнозом: вона вчилася на партіях із Canopy
    [search] той, хто прораховує наступні ходи
   *[planner] планувальник, який прораховує свій хід до кінця
}
tree-society-balance-what = Партій для кожної кількості гравців ({ $players }): { $games }; за всіх грає { tree-society-balance-by }. У кожній другій партії — чотири гільдії для початківців, у решті — чотири випадкові. Колода { $hash }. У дужках — 95-відсоткові інтервали.
tree-society-balance-guilds = Гільдії
tree-society-balance-combinations = Поєднання гільдій
tree-society-balance-combinations-what = На скільки відсоткових пунктів перший і останній гравці виграють більше за свою справедливу частку.
tree-society-balance-cards = Карти
tree-society-balance-starters = Символи на початих картах
tree-society-balance-starters-what = Перемоги тих, хто починає карти зі стількома символами, і тих, хто не починає жодної, відносно справедливої частки (100%).
tree-society-balance-with-symbols = { $count ->
    [one] Карти з { $count } символом
    [few] Карти з { $count } символами
    [many] Карти з { $count } символами
   *[other] Карти з { $count } символами
}
tree-society-balance-ideas = Стратегії однієї ідеї
tree-society-balance-ideas-what = Кожну роздачу грають удруге: один гравець тримається однієї ідеї, інші — ні.
tree-society-balance-idea-small = Не починає карт із 3 символами
tree-society-balance-idea-rush = Завершує карти за першої нагоди
tree-society-balance-idea-slow = Ніколи не запускає кінець
tree-society-balance-idea-hoard = Бере плоди за кожної нагоди
tree-society-balance-idea-type = Бере плоди одного виду за кожної нагоди
tree-society-balance-idea-guild = Починає карти однієї гільдії, щойно може, а інші — лише коли не може
tree-society-balance-kept = Завершені початкові карти
tree-society-balance-dominated = Слабші карти
tree-society-balance-dominated-what = Друга карта на жодному рівні не дорожча й нічим не гірша; усі види плодів вважаємо рівними.
tree-society-balance-none-dominated = Немає: жодну карту інша не перевершує й не повторює в усьому.
tree-society-balance-effects = Використані ефекти
tree-society-balance-effect-coins = Монети до гаманця
tree-society-balance-effect-chest = Монети до скрині
tree-society-balance-effect-sale = Додатковий продаж
tree-society-balance-effect-take = Узяття плодів із ринку
tree-society-balance-effect-row = Скидання ряду
tree-society-balance-effect-discard = Скидання карти гільдії
tree-society-balance-effect-give = Пожертва плодів
tree-society-balance-effect-build = Дешевша побудова рівня
tree-society-balance-effect-reveal-fruit = Відкривання плодів
tree-society-balance-effect-reveal-guilds = Відкривання карт гільдій
tree-society-balance-effect-reduce = Тривалий: дешевші рівні
tree-society-balance-effect-on-sale = Тривалий: монети за кожен продаж
tree-society-balance-effect-on-build = Тривалий: монети за кожен збудований рівень
tree-society-balance-effect-on-complete = Тривалий: монети за кожну завершену карту гільдії
tree-society-balance-effect-on-take = Тривалий: монети за кожен узятий плід
tree-society-balance-effect-on-rest = Тривалий: монети за кожен відпочинок
tree-society-balance-shift-what = Наскільки частіше перемагають ті, хто її завершив, ніж інші зі стількома ж символами, у відсоткових пунктах.
tree-society-balance-column-symbols = Кінець за символами (T21)
tree-society-balance-column-times = Завершено
tree-society-balance-column-often = На 100 партій у грі
tree-society-balance-column-leads = Зміни лідера
tree-society-balance-column-trigger = Перемоги того, хто запустив кінець
tree-society-balance-column-kept = Завершені початкові карти
tree-society-balance-column-started = Розпочато
tree-society-balance-column-done = З них завершено
tree-society-balance-column-with = Перемоги з ними
tree-society-balance-column-without = Перемоги без них
tree-society-balance-column-other = Не гірша
tree-society-balance-column-wins = Перемоги
tree-society-balance-column-fair = Відносно справедливої частки
