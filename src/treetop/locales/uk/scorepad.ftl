scorepad-page = Блокнот для підрахунку очок
scorepad-lead = Граєте справжніми картами? Внесіть карти з рук і з арборетумів: блокнот підрахує очки, пояснить їх і запам’ятає партію. Він працює без інтернету, і все лишається на цьому пристрої.
scorepad-new-arboretum = Підрахувати очки: «Арборетум»
scorepad-game-arboretum = Арборетум
scorepad-history = Партії на цьому пристрої
scorepad-unfinished = Внесено ще не все
scorepad-forget = Видалити партію від { $date }
scorepad-forgotten = Партію від { $date } видалено.
scorepad-not-here = Цієї партії немає на пристрої, або посилання неповне.
scorepad-unable = Цей браузер не може підрахувати очки: йому бракує WebAssembly або модульних воркерів. Усе внесене збережеться, а за посиланням очки покаже будь-який інший браузер.
scorepad-statistics = Статистика гравців
scorepad-column-name = Ім’я
scorepad-column-games = Партії
scorepad-column-wins = Перемоги
scorepad-column-average = Середнє
scorepad-column-best = Рекорд

scorepad-players = Гравці
scorepad-name = Ім’я
scorepad-species = Види
scorepad-edition-renegade = Renegade, 2018
scorepad-edition-zman = Z-Man, 2014
scorepad-species-missing = Оберіть { $needed } видів, якими ви грали. Залишилося: { $count }.
scorepad-species-complete = Обрано всі види: { $needed }.
scorepad-start = Вносити карти

scorepad-back = Назад до блокнота
scorepad-tabs = Гравці й результат
scorepad-result = Результат
scorepad-undo = Скасувати
scorepad-where = Куди йдуть карти
scorepad-where-hand = Рука
scorepad-where-planted = Арборетум
scorepad-hand = Рука
scorepad-arboretum = Арборетум
scorepad-picker = Оберіть карту
scorepad-prompt-hand =
    { $count ->
        [one] Торкніться виду, потім числа. Лишилася { $count } карта.
        [few] Торкніться виду, потім числа. Лишилося { $count } карти.
       *[other] Торкніться виду, потім числа. Лишилося { $count } карт.
    }
scorepad-hand-full = Рука повна. Торкніться карти, щоб її прибрати.
scorepad-prompt-plant = Торкніться виду й числа, потім місця; або спершу місця.
scorepad-prompt-cell = Де лежить { CARD("arboretum-tree", $card) }? Торкніться цього місця.
scorepad-prompt-card = Яка карта тут лежить? Торкніться виду й числа.
scorepad-prompt-move = Торкніться іншого місця, щоб перенести карту, або іншої карти, щоб поміняти їх місцями.
scorepad-taken-hand = { $card }: на руці гравця { $name }
scorepad-taken-planted = { $card }: в арборетумі гравця { $name }
scorepad-remove = Прибрати з руки: { $card }
scorepad-take-off = Прибрати
scorepad-cell-card = { $card }, рядок { $row }, стовпчик { $column }
scorepad-cell-empty = Порожньо, рядок { $row }, стовпчик { $column }
scorepad-apart = Окремо від решти: { CARD("arboretum-tree", $cards) }. Кожна карта має торкатися іншої.
scorepad-shift = Посунути весь арборетум
scorepad-shift-left = Посунути все ліворуч
scorepad-shift-right = Посунути все праворуч
scorepad-shift-up = Посунути все вгору
scorepad-shift-down = Посунути все вниз

scorepad-counting = Підраховуємо…
scorepad-winner =
    { $count ->
        [one] Перемагає { $name }: { $count } очко.
        [few] Перемагає { $name }: { $count } очки.
       *[other] Перемагає { $name }: { $count } очок.
    }
scorepad-shared =
    { $count ->
        [one] { $names } ділять перемогу: по { $count } очку.
        [few] { $names } ділять перемогу: по { $count } очки.
       *[other] { $names } ділять перемогу: по { $count } очок.
    }
scorepad-tie-broken =
    { $count ->
        [one] Порівну очок: { $names }. Більше видів в арборетумі має { $name }: { $count }.
       *[other] Порівну очок: { $names }. Більше видів в арборетумі має { $name }: { $count }.
    }
scorepad-plant-a-tree = І очок порівну, і видів. Тож { $names } садять по дереву: за п’ять років переможе найвище.
scorepad-sheet = Таблиця очок
scorepad-sheet-legend = Малі цифри: сума на руці. Великі: очки. Закреслено: алея без права на очки або вісімка, яку скасувала одиниця. Торкніться виду, щоб дізнатися чому.
scorepad-total = Разом
scorepad-hand-value = На руці { $value }
scorepad-no-right = Без права на очки
scorepad-paths = Найкращі алеї
scorepad-arboretum-of = Арборетум: { $name }
scorepad-path-of =
    { $count ->
        [one] Алея { CARD("arboretum-tree", $cards) }: { $count } очко
        [few] Алея { CARD("arboretum-tree", $cards) }: { $count } очки
       *[other] Алея { CARD("arboretum-tree", $cards) }: { $count } очок
    }
scorepad-right-alone = { WORD("arboretum-tree", $species) }: право на очки має лише { $name }, із найбільшою сумою на руці — { $value }.
scorepad-right-tie = { WORD("arboretum-tree", $species) }: найбільша сума, { $value }, у кількох: { $names }. Усі вони мають право на очки.
scorepad-right-everybody = { WORD("arboretum-tree", $species) }: немає ні в кого на руці, тож право на очки мають усі.
scorepad-holds = На руці: { CARD("arboretum-tree", $cards) }. Разом { $value }.
scorepad-holds-none = На руці немає { WORD("arboretum-tree", $species, form: "genitive") }.
scorepad-cancelled = Вісімка гравця { $name } рахується як 0, бо одиницю має { $other }.
scorepad-no-path = { WORD("arboretum-tree", $species) }: алеї немає.
scorepad-by-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
scorepad-by-same = { $count } за алею одного виду ({ WORD("arboretum-tree", $species) })
scorepad-by-one = { $count } за одиницю на початку
scorepad-by-eight = { $count } за вісімку в кінці
scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } очко
        [few] { $parts } = { $count } очки
       *[other] { $parts } = { $count } очок
    }
scorepad-lost =
    { $count ->
        [one] Без права на очки це { $count } очко втрачено.
        [few] Без права на очки ці { $count } очки втрачено.
       *[other] Без права на очки ці { $count } очок втрачено.
    }

scorepad-what-if = А якби…?
scorepad-what-if-on = Це лише спроба: прибирайте карти, додавайте й дивіться, як змінюються очки. Справжня партія не зміниться.
scorepad-what-if-back = До справжньої партії
scorepad-what-if-keep = Лишити зміни
scorepad-live = { $name }: { $before } → { $now }

scorepad-share-picture = Картинка
scorepad-share-text = Текст
scorepad-share-link = Посилання
scorepad-picture-saved = Картинку збережено.
scorepad-copied = Скопійовано.
scorepad-text-title = Арборетум, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-new-tree-society = Підрахувати очки: Tree Society
scorepad-game-tree-society = Tree Society
scorepad-houses = Карти гільдій
scorepad-search = Знайти карту
scorepad-search-example = Назва або гільдія
scorepad-search-none = Таких карт більше немає.
scorepad-level-of = Рівень: { $card }
scorepad-level = Рівень { $level }
scorepad-level-done = Завершено
scorepad-house-remove = Прибрати: { $card }
scorepad-fruit-sold = Продані плоди
scorepad-fruit-unsold = Непродані плоди
scorepad-coins = Монети, гаманець і скриня
scorepad-market-types = Види плодів на ринку
scorepad-less = Менше: { $what }
scorepad-more = Більше: { $what }
scorepad-society-text-title = Tree Society, { $date }
scorepad-text-house = · { $card }: { $points } ({ $why })
scorepad-turn-order = Впишіть гравців у порядку ходів: за рівності очок вирішує він.
scorepad-deck = Колода
scorepad-deck-shipped = { $name }, власна колода Treetop
scorepad-deck-own = Маєте коробкове видання гри? Перепишіть один раз її карти у файл колоди: за приклад править файл нашої колоди. Ми перевіримо файл, а його карти залишаться на цьому пристрої.
scorepad-deck-example = Завантажити файл нашої колоди
scorepad-deck-open = Відкрити файл колоди
scorepad-deck-forget = Прибрати колоду { $name }
scorepad-deck-faulty = { $count ->
    [one] Цією колодою ще не можна користуватися: { $count } помилка.
    [few] Цією колодою ще не можна користуватися: { $count } помилки.
   *[other] Цією колодою ще не можна користуватися: { $count } помилок.
}
scorepad-deck-missing = Цю партію зіграно колодою «{ $name }», якої немає на цьому пристрої. Відкрийте її файл, щоб побачити очки.
scorepad-deck-other = Це інша колода: { $name }.
