# Форми назв видів: genitive (дуба), accusative (вербу), instrumental (вербою), gender.

arboretum-name = Арборетум
arboretum-about = Садіть алеї дерев і бережіть карти, що дають право отримати за них очки.
arboretum-tree-bs = Ялина колюча
    .genitive = ялини колючої
    .accusative = ялину колючу
    .instrumental = ялиною колючою
    .gender = f
arboretum-tree-ca = Кассія
    .genitive = кассії
    .accusative = кассію
    .instrumental = кассією
    .gender = f
arboretum-tree-ch = Сакура
    .genitive = сакури
    .accusative = сакуру
    .instrumental = сакурою
    .gender = f
arboretum-tree-do = Дерен
    .genitive = дерену
    .accusative = дерен
    .instrumental = дереном
    .gender = m
arboretum-tree-ja = Жакаранда
    .genitive = жакаранди
    .accusative = жакаранду
    .instrumental = жакарандою
    .gender = f
arboretum-tree-li = Бузок
    .genitive = бузку
    .accusative = бузок
    .instrumental = бузком
    .gender = m
arboretum-tree-ma = Клен
    .genitive = клена
    .accusative = клен
    .instrumental = кленом
    .gender = m
arboretum-tree-mg = Магнолія
    .genitive = магнолії
    .accusative = магнолію
    .instrumental = магнолією
    .gender = f
arboretum-tree-oa = Дуб
    .genitive = дуба
    .accusative = дуб
    .instrumental = дубом
    .gender = m
arboretum-tree-ol = Олива
    .genitive = оливи
    .accusative = оливу
    .instrumental = оливою
    .gender = f
arboretum-tree-po = Пуанціана
    .genitive = пуанціани
    .accusative = пуанціану
    .instrumental = пуанціаною
    .gender = f
arboretum-tree-rp = Вогняне дерево
    .genitive = вогняного дерева
    .accusative = вогняне дерево
    .instrumental = вогняним деревом
    .gender = n
arboretum-tree-tp = Тюльпанове дерево
    .genitive = тюльпанового дерева
    .accusative = тюльпанове дерево
    .instrumental = тюльпановим деревом
    .gender = n
arboretum-tree-wi = Верба
    .genitive = верби
    .accusative = вербу
    .instrumental = вербою
    .gender = f

arboretum-card-species-unknown = «{ $card }» — не карта: на початку мають бути дві літери виду, наприклад «oa3».
arboretum-card-rank-unknown = «{ $card }» — не карта: після виду має стояти одне число від 1 до 8.
arboretum-action-unreadable = «{ $action }» — не дія. Напишіть, наприклад, «draw pile», «draw discard 2», «plant oa3 0,1» або «discard ma7».
arboretum-card-not-in-play = Карти { CARD("arboretum-tree", $card) } немає в цій партії. У грі: { $species }.
arboretum-species-list = Назвіть кожен вид один раз, списком кодів, або напишіть «random».
arboretum-species-unknown = У цьому виданні немає виду «{ $species }». Доступні: { $known }.
arboretum-species-count = Гравців: { $players }, потрібно видів: { $needed }; названо: { $given }.
arboretum-deal-unreadable = Роздача має містити «hands», «pile» і «discards», і в кожному — карти.
arboretum-hackaranda-table = Програми турніру Hackaranda грають лише в «Арборетум» і лише вдвох.
arboretum-deal-sizes = На кожній руці має бути 7 карт, а скиди мають починатися так, як указано в параметрах.
arboretum-card-twice = { CARD("arboretum-tree", $card) } трапляється двічі, а кожна карта існує лише в одному примірнику.
arboretum-card-missing = У роздачі бракує карти { CARD("arboretum-tree", $card) }.
arboretum-game-over = Партію закінчено: більше нічого зробити не можна.
arboretum-not-now =
    { $phase ->
        [draw] Ще ні: спершу візьміть дві карти.
        [plant] Не зараз: посадіть одну карту з руки.
        *[discard] Не зараз: скиньте одну карту з руки.
    }
arboretum-pile-empty = Колода порожня: візьміть верхню карту зі скиду.
arboretum-no-such-seat = Місця { $seat } у цій партії немає.
arboretum-discards-empty = Скид гравця { $seat } порожній: візьміть карту з іншого місця.
arboretum-not-in-hand = Карти { CARD("arboretum-tree", $card) } немає у вас на руці.
arboretum-not-adjacent = Це місце не межує з жодним вашим деревом: садіть поруч, над ним або під ним.
arboretum-occupied = Там уже росте дерево, а дерев ніколи не пересувають і не накривають.
arboretum-told-draw = { $seat } бере карту з колоди.
    .you = Ви берете карту з колоди.
arboretum-told-draw-own = { $seat } бере з колоди { CARD("arboretum-tree", $card, form: "accusative") }.
    .you = Ви берете з колоди { CARD("arboretum-tree", $card, form: "accusative") }.
arboretum-told-take = { $seat } бере { CARD("arboretum-tree", $card, form: "accusative") } { $owner ->
    [the-reader] з вашого скиду.
   *[other] зі скиду гравця { $owner }.
}
    .you = Ви берете { CARD("arboretum-tree", $card, form: "accusative") } { $owner ->
        [the-reader] з вашого скиду.
       *[other] зі скиду гравця { $owner }.
    }
arboretum-told-plant = { $seat } садить { CARD("arboretum-tree", $card, form: "accusative") }.
    .you = Ви садите { CARD("arboretum-tree", $card, form: "accusative") }.
arboretum-told-discard = { $seat } скидає { CARD("arboretum-tree", $card, form: "accusative") }.
    .you = Ви скидаєте { CARD("arboretum-tree", $card, form: "accusative") }.
arboretum-do-draw = Взяти карту з колоди
arboretum-do-take = Взяти { CARD("arboretum-tree", $card, form: "accusative") } зі скиду
arboretum-do-plant = Посадити { CARD("arboretum-tree", $card, form: "accusative") } в рядку { $y }, стовпчику { $x }
arboretum-do-discard = Скинути { CARD("arboretum-tree", $card, form: "accusative") }
# Why an action was better than the one that was done.
arboretum-why-path = { WORD("arboretum-tree", $species) }: із кращою дією алея дає { $better ->
    [one] { $better } очко
    [few] { $better } очки
   *[many] { $better } очок
} замість { $worse }.
arboretum-why-right = { CARD("arboretum-tree", $card, form: "accusative") } варто було лишити на руці заради права на очки.
arboretum-why-feeds = { CARD("arboretum-tree", $card) } — саме те, що вирощує { $seat }.

## First steps at the table
arboretum-guide-goal = Перемагає той, у кого більше очок. Очки дають алеї з дерев, числа яких зростають, але лише тих видів, де наприкінці ваша сума на руці найбільша.
arboretum-guide-draw = Візьміть дві карти: з колоди або з верху будь-якого скиду.
arboretum-guide-plant = Посадіть одну карту поруч із уже посадженою. Алея починається й закінчується тим самим видом, а її числа зростають.
arboretum-guide-discard = Скиньте одну карту; її можуть узяти інші. Залишайте високі карти тих видів, за які хочете отримати очки.

## Signs on the table
arboretum-sign-choosable = Зелений контур
arboretum-sign-choosable-text = Цю карту чи стос зараз можна обрати.
arboretum-sign-drawn = Листок на карті
arboretum-sign-drawn-text = Цю карту ви взяли цього ходу.
arboretum-sign-place = Пунктирне місце
arboretum-sign-place-text = Сюди можна посадити обрану карту.
arboretum-sign-fresh = Пунктирний контур
arboretum-sign-fresh-text = Посаджено ще не остаточно: це можна скасувати.
arboretum-sign-last = Помаранчевий контур
arboretum-sign-last-text = Карта, яку цей гравець посадив останньою.
arboretum-sign-planted = Карти з числом
arboretum-sign-planted-text = Скільки дерев росте в цьому арборетумі.
arboretum-sign-pile = Число під стосом
arboretum-sign-pile-text = Скільки в ньому карт. Коли колода вичерпається, партія закінчиться разом із цим ходом.
arboretum-sign-best = Число біля дерева
arboretum-sign-best-text = Скільки зараз варта ваша найкраща алея цього виду. Торкніться, щоб її побачити. Плюс показує, що додає ще не остаточно посаджена карта.
arboretum-sign-path = Лінія зі стрілками
arboretum-sign-path-text = Алея від найменшої карти до найбільшої. На табличці вказано, скільки вона варта.
arboretum-sign-knowledge = Око
arboretum-sign-knowledge-text = Де які карти, наскільки це можна знати. Лише за столами з підказками.
arboretum-sign-cancelled = Перекреслена карта
arboretum-sign-cancelled-text = Вісімка, що рахується як 0, бо суперник має на руці одиницю цього виду.
arboretum-sign-no-right = Риска в підрахунку
arboretum-sign-no-right-text = Немає права на очки: чиясь сума на руці в цьому виді була більшою.

## At the table
arboretum-table-card-back = Прихована карта
arboretum-table-card-at = { $card }, рядок { $row }, стовпчик { $column }
arboretum-table-card-tentative = { $name }, ще не остаточно
arboretum-table-card-last = { $name }, посаджено останньою
arboretum-table-card-drawn = { $name }, щойно взято
arboretum-table-place-at = Вільне місце, рядок { $row }, стовпчик { $column }
arboretum-table-hand = Ваша рука
arboretum-table-other-look = Роздивитися арборетум: { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
arboretum-table-arboretum-mine = Ваш арборетум
arboretum-table-arboretum-of = Арборетум: { $name }
arboretum-table-garden-view = Вигляд
arboretum-table-garden-closer = Наблизити
arboretum-table-garden-further = Віддалити
arboretum-table-garden-recentre = Показати все
arboretum-table-paths = Ваші найкращі алеї
arboretum-table-path-of = { $species }: { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
arboretum-table-piles = Стоси
arboretum-table-pile-draw = Колода, { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
arboretum-table-pile-name = Колода
arboretum-table-pile-mine = Ваш
arboretum-table-pile-discard = Скид: { $name }. Зверху: { $card }. { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
arboretum-table-pile-discard-empty = Скид: { $name }. Порожньо
arboretum-table-pile-look = Переглянути скид
arboretum-table-pile-discards-of = Скид: { $name }
arboretum-table-pile-nothing = Тут нічого немає.
arboretum-table-turn-draw = Ваш хід: візьміть карту ({ $number } з 2)
arboretum-table-turn-plant = Посадіть одну карту з руки
arboretum-table-turn-place = { $card }: оберіть місце
arboretum-table-turn-discard = Скиньте одну карту з руки
arboretum-table-turn-other-draw = { $name } бере карту
arboretum-table-turn-other-plant = { $name } садить
arboretum-table-turn-other-discard = { $name } скидає карту
arboretum-table-do-draw = Взяти з колоди
arboretum-table-do-draw-discard = Оберіть скид
arboretum-table-do-plant = Оберіть карту
arboretum-table-do-place = Оберіть місце
arboretum-table-do-discard = Оберіть карту, яку скинути
arboretum-table-sheet = Таблиця очок
arboretum-table-sheet-species = Вид
arboretum-table-sheet-no-right = без права на очки
arboretum-table-sheet-total = Разом
arboretum-table-sheet-varieties = Різних видів
arboretum-table-sheet-tie-broken = Очок порівну: перемагає арборетум, де більше різних видів.
arboretum-table-sheet-shared = І знову порівну! Кожен садить сьогодні по дереву: за п’ять років переможе найвище.
arboretum-table-reveal-page = { $page } з { $pages }
arboretum-table-reveal-next = Наступний вид
arboretum-table-reveal-back = Назад
arboretum-table-reveal-skip = Одразу до таблиці очок
arboretum-table-reveal-sheet = До таблиці очок
arboretum-table-reveal-nobody = Цього виду немає ні в кого на руці, тож право на очки мають усі.
arboretum-table-reveal-value = Сума на руці
arboretum-table-reveal-cancelled = Вісімка рахується як 0: одиницю має { $name }.
arboretum-table-reveal-cancelled-card = { $card }, рахується як 0
arboretum-table-reveal-no-right = Без права на очки
arboretum-table-reveal-no-path = Право на очки є, а алеї немає
arboretum-table-reveal-total = { $count ->
    [one] поки що { $count } очко
    [few] поки що { $count } очки
    [many] поки що { $count } очок
   *[other] поки що { $count } очка
}
arboretum-table-points-cards = { $count } за карти
arboretum-table-points-same = { $count } за один вид
arboretum-table-points-one = { $count } за початок з одиниці
arboretum-table-points-eight = { $count } за вісімку в кінці
arboretum-table-rules-species = Види: { $names }
arboretum-table-option-random = Випадково
arboretum-table-option-chosen = На мій вибір
arboretum-table-knowledge = Де які карти
arboretum-table-knowledge-place = { $card }: { $words }
arboretum-table-knowledge-unseen = { $count ->
    [1] { $count } карту ще не видно (?): вона в когось на руці або в колоді.
    [one] { $count } карту ще не видно (?): вони на руках або в колоді.
    [few] { $count } карти ще не видно (?): вони на руках або в колоді.
    [many] { $count } карт ще не видно (?): вони на руках або в колоді.
   *[other] { $count } карти ще не видно (?): вони на руках або в колоді.
}
arboretum-table-knowledge-nowhere = ще не видно
arboretum-table-knowledge-planted = посаджено: { $name }
arboretum-table-knowledge-discarded = у скиді гравця { $name }
arboretum-table-knowledge-mine = у вас на руці
arboretum-table-knowledge-held = на руці гравця { $name }
arboretum-table-act-take = { $owner ->
    [the-reader] Взяти зі свого скиду
   *[other] Взяти зі скиду гравця { $owner }
}

## Options
arboretum-option-edition = Видання (назви й кольори)
arboretum-option-edition-renegade = Renegade 2018
arboretum-option-edition-zman = Z-Man 2014
arboretum-option-species = Види
arboretum-option-discards = Скиди
arboretum-option-discards-open = Може переглядати будь-хто
arboretum-option-discards-top = Видно лише верхню карту
arboretum-option-opening-discard = Усі, крім першого гравця, починають з однією відкритою картою в скиді

## Phases of a turn, where mistakes are counted

arboretum-deciding-draw = Взяття карт
arboretum-deciding-plant = Садіння
arboretum-deciding-discard = Скидання
