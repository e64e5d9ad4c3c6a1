# The score pad.

arboretum-scorepad-species = Види
arboretum-scorepad-edition-renegade = Renegade, 2018
arboretum-scorepad-edition-zman = Z-Man, 2014
arboretum-scorepad-species-missing = Оберіть { $needed } видів, якими ви грали. Залишилося: { $count }.
arboretum-scorepad-species-complete = Обрано всі види: { $needed }.
arboretum-scorepad-where = Куди йдуть карти
arboretum-scorepad-where-hand = Рука
arboretum-scorepad-where-planted = Арборетум
arboretum-scorepad-hand = Рука
arboretum-scorepad-arboretum = Арборетум
arboretum-scorepad-picker = Оберіть карту
arboretum-scorepad-prompt-hand =
    { $count ->
        [one] Торкніться виду, потім числа. Лишилася { $count } карта.
        [few] Торкніться виду, потім числа. Лишилося { $count } карти.
       *[other] Торкніться виду, потім числа. Лишилося { $count } карт.
    }
arboretum-scorepad-hand-full = Рука повна. Торкніться карти, щоб її прибрати.
arboretum-scorepad-prompt-plant = Торкніться виду й числа, потім місця; або спершу місця.
arboretum-scorepad-prompt-cell = Де лежить { CARD("arboretum-tree", $card) }? Торкніться цього місця.
arboretum-scorepad-prompt-card = Яка карта тут лежить? Торкніться виду й числа.
arboretum-scorepad-prompt-move = Торкніться іншого місця, щоб перенести карту, або іншої карти, щоб поміняти їх місцями.
arboretum-scorepad-taken-hand = { $card }: на руці гравця { $name }
arboretum-scorepad-taken-planted = { $card }: в арборетумі гравця { $name }
arboretum-scorepad-remove = Прибрати з руки: { $card }
arboretum-scorepad-take-off = Прибрати
arboretum-scorepad-cell-card = { $card }, рядок { $row }, стовпчик { $column }
arboretum-scorepad-cell-empty = Порожньо, рядок { $row }, стовпчик { $column }
arboretum-scorepad-apart = Окремо від решти: { CARD("arboretum-tree", $cards) }. Кожна карта має торкатися іншої.
arboretum-scorepad-shift = Посунути весь арборетум
arboretum-scorepad-shift-left = Посунути все ліворуч
arboretum-scorepad-shift-right = Посунути все праворуч
arboretum-scorepad-shift-up = Посунути все вгору
arboretum-scorepad-shift-down = Посунути все вниз
arboretum-scorepad-winner =
    { $count ->
        [one] Перемагає { $name }: { $count } очко.
        [few] Перемагає { $name }: { $count } очки.
       *[other] Перемагає { $name }: { $count } очок.
    }
arboretum-scorepad-shared =
    { $count ->
        [one] { $names } ділять перемогу: по { $count } очку.
        [few] { $names } ділять перемогу: по { $count } очки.
       *[other] { $names } ділять перемогу: по { $count } очок.
    }
arboretum-scorepad-tie-broken =
    { $count ->
        [one] Порівну очок: { $names }. Більше видів в арборетумі має { $name }: { $count }.
       *[other] Порівну очок: { $names }. Більше видів в арборетумі має { $name }: { $count }.
    }
arboretum-scorepad-plant-a-tree = І очок порівну, і видів. Тож { $names } садять по дереву: за п’ять років переможе найвище.
arboretum-scorepad-sheet = Таблиця очок
arboretum-scorepad-sheet-legend = Малі цифри: сума на руці. Великі: очки. Закреслено: алея без права на очки або вісімка, яку скасувала одиниця. Торкніться виду, щоб дізнатися чому.
arboretum-scorepad-total = Разом
arboretum-scorepad-hand-value = На руці { $value }
arboretum-scorepad-no-right = Без права на очки
arboretum-scorepad-paths = Найкращі алеї
arboretum-scorepad-arboretum-of = Арборетум: { $name }
arboretum-scorepad-path-of =
    { $count ->
        [one] Алея { CARD("arboretum-tree", $cards) }: { $count } очко
        [few] Алея { CARD("arboretum-tree", $cards) }: { $count } очки
       *[other] Алея { CARD("arboretum-tree", $cards) }: { $count } очок
    }
arboretum-scorepad-right-alone = { WORD("arboretum-tree", $species) }: право на очки має лише { $name }, із найбільшою сумою на руці — { $value }.
arboretum-scorepad-right-tie = { WORD("arboretum-tree", $species) }: найбільша сума, { $value }, у кількох: { $names }. Усі вони мають право на очки.
arboretum-scorepad-right-everybody = { WORD("arboretum-tree", $species) }: немає ні в кого на руці, тож право на очки мають усі.
arboretum-scorepad-holds = На руці: { CARD("arboretum-tree", $cards) }. Разом { $value }.
arboretum-scorepad-holds-none = На руці немає { WORD("arboretum-tree", $species, form: "genitive") }.
arboretum-scorepad-cancelled = Вісімка гравця { $name } рахується як 0, бо одиницю має { $other }.
arboretum-scorepad-no-path = { WORD("arboretum-tree", $species) }: алеї немає.
arboretum-scorepad-by-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
arboretum-scorepad-by-same = { $count } за алею одного виду ({ WORD("arboretum-tree", $species) })
arboretum-scorepad-by-one = { $count } за одиницю на початку
arboretum-scorepad-by-eight = { $count } за вісімку в кінці
arboretum-scorepad-by-rule =
    { $count ->
        [one] { $parts } = { $count } очко
        [few] { $parts } = { $count } очки
       *[other] { $parts } = { $count } очок
    }
arboretum-scorepad-lost =
    { $count ->
        [one] Без права на очки це { $count } очко втрачено.
        [few] Без права на очки ці { $count } очки втрачено.
       *[other] Без права на очки ці { $count } очок втрачено.
    }
