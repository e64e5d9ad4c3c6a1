# Tree Society: тексти карт складаються з даних колоди; кожен аргумент ефекту — число або просте слово.

tree-society-name = Tree Society
tree-society-about = Продавайте плоди, будуйте будинки на деревах, збирайте гільдії.
tree-society-own-name = { $name }

tree-society-guild-architects = Архітектори
    .of = Архітекторів
tree-society-guild-bankers = Банкіри
    .of = Банкірів
tree-society-guild-merchants = Купці
    .of = Купців
tree-society-guild-writers = Письменники
    .of = Письменників
tree-society-guild-botanists = Ботаніки
    .of = Ботаніків
tree-society-guild-explorers = Дослідники
    .of = Дослідників

tree-society-fruit-apple = Яблуко
    .a = яблуко
    .each = кожне яблуко
    .few = яблука
    .many = яблук
tree-society-fruit-cherry = Вишня
    .a = вишню
    .each = кожну вишню
    .few = вишні
    .many = вишень
tree-society-fruit-grape = Виноград
    .a = виноград
    .each = кожне ґроно винограду
    .few = ґрона винограду
    .many = ґрон винограду
tree-society-fruit-blueberry = Чорниця
    .a = чорницю
    .each = кожну чорницю
    .few = чорниці
    .many = чорниць
tree-society-fruit-orange = Апельсин
    .a = апельсин
    .each = кожен апельсин
    .few = апельсини
    .many = апельсинів

tree-society-action-sell = Ще продаж
tree-society-action-row = Новий ряд
tree-society-action-take = Взяти плід
tree-society-action-chest = Скриня +{ $coins }
tree-society-action-reduce = Ціна −2
tree-society-action-sell-text = Продайте ще один плід того виду, якого цього ходу ще не продавали.
tree-society-action-row-text = Скиньте один ряд ринку гільдій і поповніть його.
tree-society-action-take-text = Візьміть плід із ринку.
tree-society-action-chest-text = Покладіть { tree-society-coins } до скрині.
tree-society-action-reduce-text = Один рівень коштує на 2 монети менше.

tree-society-kind-none = Без ефекту
tree-society-kind-standard = Після побудови
tree-society-kind-continuous = Тривалий
tree-society-kind-mandatory = Обов’язковий
tree-society-effect = { $kind }: { LOWER($text) }
tree-society-steps = { $first } { $later }

tree-society-phase-draft = Візьміть плід із ринку
tree-society-phase-sell = Продайте один плід
tree-society-phase-build = Будуйте або завершіть хід
tree-society-phase-effect = Використайте ефект
tree-society-phase-rest = Візьміть плід, щоб завершити хід
tree-society-phase-over = Партію закінчено

## At the table in the browser
tree-society-turn-draft = Ваш хід: візьміть плід із ринку
tree-society-turn-sell = Ваш хід: продайте один плід
tree-society-turn-build = Ваш хід: будуйте або закінчіть
tree-society-turn-effect = Ваш хід: «{ $card }»
tree-society-turn-rest = Ваш хід: візьміть плід, щоб завершити
tree-society-turn-over = Партію закінчено
tree-society-turn-held = Підтвердьте або скасуйте
tree-society-other-draft = { $name } бере плід
tree-society-other-sell = { $name } продає плід
tree-society-other-build = { $name } будує
tree-society-other-effect = { $name } використовує ефект
tree-society-other-rest = { $name } бере плід
tree-society-effect-of = { $name }, «{ $card }»: { LOWER($text) }
tree-society-fruit-action = Дія плоду, раз за цей хід: { LOWER($text) }
tree-society-fruit-action-of = { $name } може використати дію плоду: { LOWER($action) }
tree-society-take-last = Взяти { WORD("tree-society-fruit", $fruit, form: "a") } й завершити хід
tree-society-take-now = Підтвердити: взяти { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-fruit-worth = { $precious ->
    [true] Зараз дає { $price }: відкритих плодів цього виду — { $visible }, а листок додає 1.
   *[other] Зараз дає { $price }: відкритих плодів цього виду — { $visible }.
}
tree-society-fruit-when = Його дію можна використати один раз, у той хід, коли ви його продаєте.

tree-society-short-coins = { $term ->
    [once] +{ $amount }
   *[other] +{ $amount } за { tree-society-things }
}
tree-society-short-chest = { tree-society-short-coins }
tree-society-short-sale = { $amount ->
    [1] Додатковий продаж
    [one] { $amount } додатковий продаж
    [few] { $amount } додаткові продажі
    [many] { $amount } додаткових продажів
   *[other] { $amount } додаткового продажу
}
tree-society-short-take = { $amount ->
    [1] Взяти плід
    [one] Взяти { $amount } плід
    [few] Взяти { $amount } плоди
    [many] Взяти { $amount } плодів
   *[other] Взяти { $amount } плоду
}
tree-society-short-row = { tree-society-action-row }
tree-society-short-give = { $amount ->
    [one] Пожертвувати { $amount } плід
    [few] Пожертвувати { $amount } плоди
    [many] Пожертвувати { $amount } плодів
   *[other] Пожертвувати { $amount } плоду
}
tree-society-short-build = { $what ->
    [new] Нова карта { tree-society-cheaper }
    [another] Інша карта { tree-society-cheaper }
   *[any] Будь-який рівень { tree-society-cheaper }
}
tree-society-short-reveal-guilds = Відкрити { $amount }, одну збудувати { tree-society-cheaper }
tree-society-short-on-sale = +{ $amount } за продаж
tree-society-short-on-build = +{ $amount } за збудований рівень
tree-society-short-on-complete = +{ $amount } за завершену карту
tree-society-short-on-take = +{ $amount } за взятий плід
tree-society-short-on-rest = +{ $amount } під час відпочинку

tree-society-sign-pouch = Гаманець
tree-society-sign-pouch-text = Монети, які можна витратити зараз. Під час відпочинку лишається щонайбільше 2.
tree-society-sign-chest = Скриня
tree-society-sign-chest-text = Монети, які під час відпочинку переходять до гаманця: їх можна витратити наступного ходу.
tree-society-sign-price = Цінник
tree-society-sign-price-text = Скільки дасть плід, якщо продати його зараз: 1 монета за кожен плід такого виду, що лежить горілиць, хоч би де він був.
tree-society-sign-precious = Листок
tree-society-sign-precious-text = Коштовний плід: під час продажу дає на 1 монету більше.
tree-society-sign-sold = Стос проданих
tree-society-sign-sold-text = Плоди, які ви продали, долілиць. Деякі карти дають за них очки наприкінці.
tree-society-sign-cost = Монета на рівні
tree-society-sign-cost-text = Вартість рівня. Платять із гаманця.
tree-society-sign-upper = Верхній ряд
tree-society-sign-upper-text = Ці карти коштують на 1 монету більше, і заощадити цю монету не можна ніяк.
tree-society-sign-lower = Нижній ряд
tree-society-sign-lower-text = Ці карти коштують стільки, скільки на них написано. На звільнені місця опускаються карти з верхнього ряду.
tree-society-sign-tree = Дерево
tree-society-sign-tree-text = Показує, до якого рівня збудовано карту. Дерев три, тож незавершених карт може бути три.
tree-society-sign-symbols = Кільця
tree-society-sign-symbols-text = По одному на кожен символ ваших завершених карт. Коли хтось заповнить усі, дограйте раунд і зіграйте ще один.
tree-society-sign-points = Число на листку
tree-society-sign-points-text = Очки наприкінці партії. На кожній карті враховується лише найвищий збудований рівень.
tree-society-sign-formula = Зірка
tree-society-sign-formula-text = Очки залежать від того, що ви маєте наприкінці; як саме, сказано на карті.
tree-society-sign-mandatory = Знак оклику
tree-society-sign-mandatory-text = Обов’язковий ефект: його треба виконати, перш ніж збудувати рівень.
tree-society-sign-continuous = Знак нескінченності
tree-society-sign-continuous-text = Тривалий ефект: діє, поки дерево стоїть саме на цьому рівні.

tree-society-guide-goal = Перемагає той, у кого більше очок. Продавайте плоди, витрачайте монети на карти гільдій і будуйте їх рівень за рівнем. Коли хтось заповнить усі свої кільця, кінець близько.
tree-society-guide-sell = Продайте один плід. Цінник показує, скільки монет він дає зараз: що більше таких плодів лежить горілиць, то краще. Цього ходу можна використати його дію.
tree-society-guide-build = Витрачайте монети з гаманця. Карти, що світяться, можна збудувати; торкніться карти, щоб прочитати її. Будуйте скільки можете оплатити або нічого.
tree-society-guide-effect = Ефект рівня діє одразу. Оберіть те, що світиться, або пропустіть ефект, якщо можна.
tree-society-guide-rest = Візьміть плід, щоб завершити хід. У гаманці лишаються тільки 2 монети; потім до нього переходить усе зі скрині.

tree-society-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
tree-society-chest-coins = { $chest ->
    [one] { $chest } монету
    [few] { $chest } монети
    [many] { $chest } монет
   *[other] { $chest } монети
}
tree-society-gains = { $chest ->
    [0] { tree-society-coins }
   *[other] { $coins ->
        [0] { tree-society-chest-coins } до скрині
       *[other] { tree-society-coins } і { tree-society-chest-coins } до скрині
    }
}
tree-society-amount = { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}
tree-society-things = { $term ->
    [completed] { $every ->
        [1] кожну вашу завершену карту гільдії
        [few] кожні { $every } ваші завершені карти гільдій
       *[other] кожні { $every } ваших завершених карт гільдій
    }
    [symbols] { $of ->
        [none] { $every ->
            [1] кожен символ на ваших завершених картах
            [few] кожні { $every } символи на ваших завершених картах
           *[other] кожні { $every } символів на ваших завершених картах
        }
       *[other] { $every ->
            [1] кожен символ { WORD("tree-society-guild", $of, form: "of") } на ваших завершених картах
            [few] кожні { $every } символи { WORD("tree-society-guild", $of, form: "of") } на ваших завершених картах
           *[other] кожні { $every } символів { WORD("tree-society-guild", $of, form: "of") } на ваших завершених картах
        }
    }
    [different-guilds] { $every ->
        [1] кожну гільдію серед ваших символів
        [few] кожні { $every } різні гільдії серед ваших символів
       *[other] кожні { $every } різних гільдій серед ваших символів
    }
    [most-guild] { $every ->
        [1] кожен символ гільдії, чиїх символів у вас найбільше
        [few] кожні { $every } символи гільдії, чиїх символів у вас найбільше
       *[other] кожні { $every } символів гільдії, чиїх символів у вас найбільше
    }
    [ongoing] { $every ->
        [1] кожну вашу незавершену карту
        [few] кожні { $every } ваші незавершені карти
       *[other] кожні { $every } ваших незавершених карт
    }
    [guild-cards] { $every ->
        [1] кожну вашу карту гільдії, завершену чи ні
        [few] кожні { $every } ваші карти гільдій, завершені чи ні
       *[other] кожні { $every } ваших карт гільдій, завершених чи ні
    }
    [unsold] { $of ->
        [none] { $every ->
            [1] кожен ваш непроданий плід
            [few] кожні { $every } ваші непродані плоди
           *[other] кожні { $every } ваших непроданих плодів
        }
       *[other] { $every ->
            [1] { WORD("tree-society-fruit", $of, form: "each") } серед ваших непроданих плодів
            [few] кожні { $every } { WORD("tree-society-fruit", $of, form: "few") } серед ваших непроданих плодів
           *[other] кожні { $every } { WORD("tree-society-fruit", $of, form: "many") } серед ваших непроданих плодів
        }
    }
    [sold] { $of ->
        [none] { $every ->
            [1] кожен плід у вашому стосі проданих
            [few] кожні { $every } плоди у вашому стосі проданих
           *[other] кожні { $every } плодів у вашому стосі проданих
        }
       *[other] { $every ->
            [1] { WORD("tree-society-fruit", $of, form: "each") } у вашому стосі проданих
            [few] кожні { $every } { WORD("tree-society-fruit", $of, form: "few") } у вашому стосі проданих
           *[other] кожні { $every } { WORD("tree-society-fruit", $of, form: "many") } у вашому стосі проданих
        }
    }
    [fruit] { $every ->
        [1] кожен ваш плід, проданий чи ні
        [few] кожні { $every } ваші плоди, продані чи ні
       *[other] кожні { $every } ваших плодів, проданих чи ні
    }
    [unsold-types] { $every ->
        [1] кожен вид серед ваших непроданих плодів
        [few] кожні { $every } види серед ваших непроданих плодів
       *[other] кожні { $every } видів серед ваших непроданих плодів
    }
    [sold-types] { $every ->
        [1] кожен вид у вашому стосі проданих
        [few] кожні { $every } види у вашому стосі проданих
       *[other] кожні { $every } видів у вашому стосі проданих
    }
    [most-sold] { $every ->
        [1] кожен плід того виду, якого ви продали найбільше
        [few] кожні { $every } плоди того виду, якого ви продали найбільше
       *[other] кожні { $every } плодів того виду, якого ви продали найбільше
    }
    [coins] { $every ->
        [1] кожну монету, що лишилася
        [few] кожні { $every } монети, що лишилися
       *[other] кожні { $every } монет, що лишилися
    }
   *[market-types] { $every ->
        [1] кожен вид на ринку плодів
        [few] кожні { $every } види на ринку плодів
       *[other] кожні { $every } видів на ринку плодів
    }
}

tree-society-step-coins = { $term ->
    [once] Отримайте { tree-society-amount }.
   *[other] Отримайте { tree-society-amount } за { tree-society-things }.
}
tree-society-step-chest = { $term ->
    [once] Покладіть { tree-society-amount } до скрині.
   *[other] Покладіть до скрині { tree-society-amount } за { tree-society-things }.
}
tree-society-step-sale = { $amount ->
    [1] Зробіть додатковий продаж.
    [one] Зробіть { $amount } додатковий продаж.
    [few] Зробіть { $amount } додаткові продажі.
    [many] Зробіть { $amount } додаткових продажів.
   *[other] Зробіть { $amount } додаткового продажу.
}
tree-society-step-take = { $amount ->
    [1] Візьміть плід із ринку.
    [one] Візьміть { $amount } плід із ринку.
    [few] Візьміть { $amount } плоди з ринку.
    [many] Візьміть { $amount } плодів із ринку.
   *[other] Візьміть { $amount } плоду з ринку.
}
tree-society-step-row = Скиньте ряд ринку гільдій.
tree-society-step-discard = { $what ->
    [ongoing] Скиньте іншу зі своїх незавершених карт.
    [completed] Скиньте іншу зі своїх завершених карт.
    [own] Скиньте одну зі своїх карт гільдій, можна й цю.
   *[any] Скиньте іншу зі своїх карт гільдій.
}
tree-society-step-give = { $amount ->
    [1] Покладіть непроданий плід на стос проданих, не отримуючи монет.
    [one] Покладіть { $amount } непроданий плід на стос проданих, не отримуючи монет.
    [few] Покладіть { $amount } непродані плоди на стос проданих, не отримуючи монет.
    [many] Покладіть { $amount } непроданих плодів на стос проданих, не отримуючи монет.
   *[other] Покладіть { $amount } непроданого плоду на стос проданих, не отримуючи монет.
}
tree-society-cheaper = { $how ->
    [half] за пів ціни
    [free] безкоштовно
   *[less] на { $less } дешевше
}
tree-society-step-build = { $what ->
    [new] Збудуйте нову карту { tree-society-cheaper }.
    [another] Збудуйте будь-який рівень іншої карти { tree-society-cheaper }.
   *[any] Збудуйте будь-який рівень { tree-society-cheaper }.
}
tree-society-step-reveal-fruit = { $amount ->
    [one] Відкрийте { $amount } плід, залиште собі { $keep }.
    [few] Відкрийте { $amount } плоди, залиште собі { $keep }.
   *[other] Відкрийте { $amount } плодів, залиште собі { $keep }.
}
tree-society-step-reveal-guilds = { $amount ->
    [one] Відкрийте { $amount } карту гільдії; можете збудувати її { tree-society-cheaper }.
    [few] Відкрийте { $amount } карти гільдій; можете збудувати одну { tree-society-cheaper }.
   *[other] Відкрийте { $amount } карт гільдій; можете збудувати одну { tree-society-cheaper }.
}
tree-society-step-reduce = { $guild ->
    [any] { $level ->
        [0] Кожен рівень коштує на { $amount } менше.
       *[other] Рівень { $level } кожної карти коштує на { $amount } менше.
    }
   *[other] { $level ->
        [0] Кожен рівень { WORD("tree-society-guild", $guild, form: "of") } коштує на { $amount } менше.
       *[other] Рівень { $level } кожної карти { WORD("tree-society-guild", $guild, form: "of") } коштує на { $amount } менше.
    }
}
tree-society-into = { $to ->
    [chest] до скрині
   *[pouch] до гаманця
}
tree-society-step-on-sale = Щоразу, як продаєте: { tree-society-amount } { tree-society-into }.
tree-society-step-on-build = Щоразу, як будуєте рівень: { tree-society-amount } { tree-society-into }.
tree-society-step-on-complete = Щоразу, як завершуєте карту гільдії: { tree-society-amount } { tree-society-into }.
tree-society-step-on-take = Щоразу, як берете плід із ринку: { tree-society-amount } { tree-society-into }.
tree-society-step-on-rest = { $to ->
    [chest] Коли відпочиваєте, покладіть { tree-society-amount } до скрині, перш ніж її спорожнити.
   *[pouch] Коли відпочиваєте, покладіть { tree-society-amount } до гаманця, перш ніж лишити в ньому 2.
}

tree-society-each-points = { $each ->
    [one] { $each } очко
    [few] { $each } очки
    [many] { $each } очок
   *[other] { $each } очка
}
tree-society-points-formula = { $base ->
    [0] { tree-society-each-points } за { tree-society-things }
   *[other] { $base } + { tree-society-each-points } за { tree-society-things }
}
tree-society-scored-fixed = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
tree-society-scored-formula = { $base ->
    [0] { tree-society-each-points } за { tree-society-things }: налічено { $counted }, разом { $points }
   *[other] { $base } + { tree-society-each-points } за { tree-society-things }: налічено { $counted }, разом { $points }
}

tree-society-priced = { $way ->
    [fruit] { tree-society-coins } (дія плоду)
    [effect] { tree-society-coins } (ефект)
   *[plain] { tree-society-coins }
}
tree-society-told-sell = { $seat } продає { WORD("tree-society-fruit", $fruit, form: "a") } за { tree-society-coins }.
    .you = Ви продаєте { WORD("tree-society-fruit", $fruit, form: "a") } за { tree-society-coins }.
tree-society-told-take = { $seat } бере { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Ви берете { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-keep = { $seat } залишає собі { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Ви залишаєте собі { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-give = { $seat } жертвує { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = Ви жертвуєте { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-build = { $seat } будує карту «{ $card }», рівень { $level }, за { tree-society-priced }.
    .you = Ви будуєте карту «{ $card }», рівень { $level }, за { tree-society-priced }.
tree-society-told-discard-guild = { $seat } скидає карту «{ $card }».
    .you = Ви скидаєте карту «{ $card }».
tree-society-told-discard-row = { $row ->
    [upper] { $seat } скидає верхній ряд.
   *[lower] { $seat } скидає нижній ряд.
}
    .you = { $row ->
        [upper] Ви скидаєте верхній ряд.
       *[lower] Ви скидаєте нижній ряд.
    }
tree-society-told-chest = { $seat } кладе { tree-society-coins } до скрині.
    .you = Ви кладете { tree-society-coins } до скрині.
tree-society-told-use = { $seat } використовує ефект і отримує { tree-society-gains }.
    .you = Ви використовуєте ефект і отримуєте { tree-society-gains }.
tree-society-told-reveal = { $seat } відкриває карти.
    .you = Ви відкриваєте карти.
tree-society-told-skip = { $seat } пропускає ефект: { LOWER($effect) }
    .you = Ви пропускаєте ефект: { LOWER($effect) }
tree-society-told-paid = { $seat } отримує від карт гільдій { tree-society-gains }.
    .you = Ви отримуєте від карт гільдій { tree-society-gains }.
tree-society-told-passed = Неможливу частину ефекту карти «{ $card }», рівень { $level }, пропущено: { LOWER($effect) }
tree-society-told-rest = { $seat } закінчує будувати.
    .you = Ви закінчуєте будувати.
tree-society-do-sell = Продати { WORD("tree-society-fruit", $fruit, form: "a") } за { tree-society-coins }
tree-society-do-take = Взяти { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-keep = Залишити { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-give = Пожертвувати { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-build = Збудувати карту «{ $card }», рівень { $level }, за { tree-society-priced }
tree-society-do-discard-guild = Скинути карту «{ $card }»
tree-society-do-discard-row = { $row ->
    [upper] Скинути верхній ряд
   *[lower] Скинути нижній ряд
}
tree-society-do-chest = Покласти { tree-society-coins } до скрині
tree-society-do-use = Отримати { tree-society-gains }
tree-society-do-reveal = Відкрити карти
tree-society-do-skip = Пропустити ефект: { LOWER($effect) }
tree-society-do-paid = { $action }; карти гільдій приносять { tree-society-gains }
tree-society-do-rest = Закінчити будівництво
# Why an action was better than the one that was done.
tree-society-why-sale = Кращий продаж дає { $better ->
    [one] { $better } монету
    [few] { $better } монети
   *[many] { $better } монет
} замість { $worse }.
tree-society-why-price = Краща дія коштує { $better } замість { $worse }.
tree-society-why-completes = Краща дія завершує карту «{ $card }».

tree-society-action-unreadable = «{ $action }» — не дія. Напишіть, наприклад, «sell apple-07», «build inkwell 2 for 3», «take orange-03» або «rest».
tree-society-unknown-card = У цій колоді немає карти «{ $card }».
tree-society-wrong-level = Наступний рівень карти «{ $card }» — { $level }.
tree-society-wrong-price = Ціна неправильна. Має бути «{ $action }».
tree-society-game-over = Партію закінчено: більше нічого зробити не можна.
tree-society-not-now = { $phase ->
    [draft] Не зараз: візьміть плід із ринку.
    [sell] Ще ні: спершу продайте один зі своїх плодів.
    [build] Не зараз: будуйте, використайте дію плоду або відпочиньте.
    [effect] Не зараз: спершу завершіть ефект.
   *[rest] Не зараз: візьміть плід із ринку.
}
tree-society-not-your-fruit = Це не один із ваших відкритих плодів.
tree-society-type-already-sold = Цього ходу ви вже продали { WORD("tree-society-fruit", $fruit, form: "a") }: додатковий продаж має бути іншого виду.
tree-society-no-such-fruit-action = Проданий плід не дає такої дії, або ви її вже використали.
tree-society-fruit-not-in-market = Цього плоду немає на ринку.
tree-society-not-revealed = Цієї карти немає серед відкритих.
tree-society-unavailable-card = Карти «{ $card }» немає ні на ринку, ні серед ваших незавершених.
tree-society-no-free-place = У вас уже три незавершені карти: спершу завершіть або скиньте одну.
tree-society-too-expensive = «{ $card }» коштує { $price }; у вашому гаманці { $pouch }.
tree-society-no-reduction = У вас немає дії плоду, що здешевила б карту «{ $card }».
tree-society-effect-does-not-fit = Цей ефект не дає збудувати карту «{ $card }».
tree-society-cannot-fulfil = Ви не можете виконати обов’язковий ефект цього рівня карти «{ $card }».
tree-society-not-your-card = Карта «{ $card }» не ваша.
tree-society-empty-row = Цей ряд порожній.
tree-society-must-be-used = Цей ефект обов’язковий.
tree-society-discard-does-not-fit = Цей ефект не дає скинути карту «{ $card }».
tree-society-effect-in-progress = Ефект карти «{ $card }» ще не завершено.

tree-society-guilds = Оберіть рівно чотири різні гільдії з таких: { $known }.
tree-society-deal-unreadable = Роздача повинна мати «fruit_market», «fruit», «fruit_deck», «guild_market», «starting», «guild_deck» і «chance».
tree-society-deal-market = На ринку плодів має бути стільки карт, скільки вимагає кількість гравців, і всі різних видів.
tree-society-deal-guild-market = На ринку гільдій мають бути два ряди по три карти.
tree-society-deal-sizes = Кожен починає з трьома плодами (якщо їх обирають по черзі — без жодного).
tree-society-deal-starting = Або кожен починає з однією початковою картою Архітекторів, або ніхто.
tree-society-doubled-card = «{ $card }» трапляється двічі, а кожна карта існує лише в одному примірнику.
tree-society-misplaced-card = Карти «{ $card }» бракує, або вона не належить до цієї партії.

tree-society-deck-unknown = Тут немає колоди «{ $deck }». Додайте її файл командою «treetop deck add».
tree-society-deck-name-taken = «{ $name }» — це назва колоди, що йде з Treetop. Перейменуйте свій файл, наприклад на my-{ $name }.toml, і додайте його ще раз.
tree-society-deck-lost = Цю партію зіграно колодою з хешем { $hash }, якої тут немає. Додайте її файл командою «treetop deck add».
tree-society-deck-problem = { $card } · { $field }: { $reason }
tree-society-deck-not-toml = Це не файл TOML: { $error }
tree-society-deck-too-deep = У рядку файлу колоди не може бути більше ніж { $most } крапок.
tree-society-deck-not-utf8 = Це не текст у кодуванні UTF-8 (рядок { $line }): збережіть файл наново в цьому кодуванні.
tree-society-deck-needs-text = Тут потрібен текст.
tree-society-deck-needs-table = Тут потрібна таблиця.
tree-society-deck-needs-tables = Тут потрібен список таблиць.
tree-society-deck-four-numbers = Потрібні чотири числа від 0 до 99, по одному на гравця в порядку ходів.
tree-society-deck-key = Ключ складається з малих латинських літер, цифр і поодиноких дефісів, наприклад «lantern-hall».
tree-society-deck-three-levels = Карта гільдії має три рівні; тут їх { $given }.
tree-society-deck-unknown-field = Такого поля немає. Доступні: { $known }.
tree-society-deck-only-with = Це поле буває тільки тоді, коли { $other } = «{ $value }».
tree-society-deck-word = Тут не може бути «{ $given }». Доступні: { $known }.
tree-society-deck-number = Потрібне ціле число від { $least } до { $most }.
tree-society-deck-flag = Має бути true або false.
tree-society-deck-most-steps = Ефект може мати щонайбільше три кроки.
tree-society-deck-continuous-alone = Тривалий ефект має бути єдиним на своєму рівні.
tree-society-deck-waiting = У колоді щонайбільше { $most } рівнів можуть робити щось іще після побудови: цей зайвий (T16).
tree-society-deck-must = Першим кроком обов’язкового ефекту має бути продаж, узяття плоду, скидання ряду чи карти гільдії або пожертва плоду.
tree-society-deck-twice = Цей ключ уже має інша карта.
tree-society-deck-guild-size = { WORD("tree-society-guild", $guild) }: потрібно карт { $wanted }, є { $given } (T1).
tree-society-deck-starting-guild = Початковими можуть бути лише карти Архітекторів (T1).
tree-society-deck-starting-cards = Потрібно щонайменше чотири початкові карти (T1).
tree-society-deck-fruit-size = Потрібно { $wanted }, є { $given } (T3).
tree-society-deck-fruit-types = Для двох гравців потрібні всі п’ять видів плодів (T7).

tree-society-deck-in-file = { $file }: { $problem }
tree-society-deck-summary = { $name }: карт гільдій { $guilds }, карт плодів { $fruit }, помилок немає. Хеш { $hash }.
tree-society-deck-pages = { $count ->
    [one] Записано { $count } сторінку.
    [few] Записано { $count } сторінки.
    [many] Записано { $count } сторінок.
   *[other] Записано { $count } сторінки.
}
tree-society-deck-kept = Додано. Грайте нею з --option deck={ $name } або оберіть її серед параметрів нового столу в браузері.
tree-society-deck-starting = { $name } (початкова)
tree-society-deck-column-name = Карта
tree-society-deck-column-symbols = Символи
tree-society-deck-column-level = Рівень
tree-society-deck-column-cost = Вартість
tree-society-deck-column-effect = Ефект
tree-society-deck-column-points = Очки
tree-society-deck-column-fruit = Плід
tree-society-deck-column-action = Дія
tree-society-deck-column-leaf = Листок
tree-society-deck-column-crowd = Гравці

tree-society-card-foundation-stone = Наріжний камінь
tree-society-card-scaffolding = Риштування
tree-society-card-tool-shed = Комора інструментів
tree-society-card-apprentice-hut = Хатинка учнів
tree-society-card-pulley = Підіймальний блок
tree-society-card-dovetail-joint = Ластівчин хвіст
tree-society-card-footbridge = Місток
tree-society-card-scale-model = Макет
tree-society-card-sawmill = Лісопилка
tree-society-card-living-bridge = Живий міст
tree-society-card-builders-camp = Табір будівельників
tree-society-card-vaulted-hall = Склепінчаста зала
tree-society-card-tree-cathedral = Собор із гілля
tree-society-card-money-box = Карнавка
tree-society-card-acorn-bank = Жолудевий банк
tree-society-card-tithe-barn = Десятинна комора
tree-society-card-pawnshop = Ломбард
tree-society-card-ledger-room = Кімната обліку
tree-society-card-toll-gate = Виплатна каса
tree-society-card-gilders-loft = Майстерня позолотника
tree-society-card-insurance-office = Страхова контора
tree-society-card-money-changer = Міняльна лавка
tree-society-card-dividend-house = Дім дивідендів
tree-society-card-golden-bough = Золота гілка
tree-society-card-grand-treasury = Велика скарбниця
tree-society-card-apple-barrow = Візок яблук
tree-society-card-cherry-booth = Вишнева вітрина
tree-society-card-grape-press = Давильня винограду
tree-society-card-blueberry-boat = Човен із чорницею
tree-society-card-orange-crate = Ящик апельсинів
tree-society-card-weighhouse = Міська вага
tree-society-card-tasting-bench = Дегустаційна лава
tree-society-card-night-market = Нічний ринок
tree-society-card-fruit-exchange = Плодова біржа
tree-society-card-ferry-landing = Поромна пристань
tree-society-card-caravan-yard = Караванний двір
tree-society-card-great-bazaar = Великий базар
tree-society-card-quill-nook = Куточок із пером
tree-society-card-sonnet-bench = Лавка сонетів
tree-society-card-gazette = Газета
tree-society-card-recipe-book = Книга рецептів
tree-society-card-family-tree = Родовід
tree-society-card-memoir = Спогади
tree-society-card-prompters-box = Суфлерська будка
tree-society-card-phrasebook = Розмовник
tree-society-card-annals = Аннали
tree-society-card-open-air-stage = Літня сцена
tree-society-card-lending-library = Книгозбірня
tree-society-card-hall-of-tales = Зала оповідей
tree-society-card-budding-knife = Щепний ніж
tree-society-card-coppice = Зруб
tree-society-card-leaf-mould = Листяний перегній
tree-society-card-seed-bank = Банк насіння
tree-society-card-hothouse = Теплиця
tree-society-card-espalier = Пристінне дерево
tree-society-card-bonsai-shelf = Полиця бонсаїв
tree-society-card-bee-meadow = Бджолина лука
tree-society-card-vine-gate = Виноградна брама
tree-society-card-grafted-grove = Проріджений гай
tree-society-card-mother-tree = Материнське дерево
tree-society-card-elder-oak = Прадавній дуб
tree-society-card-spyglass = Підзорна труба
tree-society-card-rope-ladder = Мотузкова драбина
tree-society-card-foragers-basket = Кошик збирача
tree-society-card-sketch-map = Чернетка мапи
tree-society-card-signal-fire = Сигнальне вогнище
tree-society-card-supply-cache = Схованка припасів
tree-society-card-weathervane = Флюгер
tree-society-card-glider = Планер
tree-society-card-observatory = Обсерваторія
tree-society-card-balloon-mast = Щогла повітряної кулі
tree-society-card-trail-lodge = Притулок на стежці
tree-society-card-expedition-hall = Зала експедицій
tree-society-card-first-beam = Перша балка
tree-society-card-plumb-line = Висок
tree-society-card-ladder-yard = Драбинний двір
tree-society-card-drawing-board = Креслярський стіл
tree-society-card-spiral-stair = Гвинтові сходи
tree-society-card-bough-arch = Арка з гілок
tree-society-card-rope-bridge = Мотузяний міст
tree-society-card-carpenters-loft = Горище теслярів
tree-society-card-crown-terrace = Тераса в кроні
tree-society-card-great-frame = Великий каркас
tree-society-card-master-plan = Генеральний план
tree-society-card-keystone = Замковий камінь
tree-society-card-treetop-crane = Кран на верхівках
tree-society-card-coin-cellar = Монетний льох
tree-society-card-acorn-mint = Жолудева карбівня
tree-society-card-hollow-purse = Гаманець у дуплі
tree-society-card-counting-branch = Лічильна гілка
tree-society-card-strongroom = Сейф
tree-society-card-resin-seal = Смоляна печатка
tree-society-card-lending-window = Віконце позик
tree-society-card-savings-nest = Гніздо заощаджень
tree-society-card-treasury-trunk = Скарбовий стовбур
tree-society-card-leaf-exchange = Листяна біржа
tree-society-card-golden-root = Золотий корінь
tree-society-card-annuity-oak = Рентний дуб
tree-society-card-fruit-stall = Фруктова ятка
tree-society-card-cherry-cart = Вишневий візок
tree-society-card-cider-press = Прес для сидру
tree-society-card-orangery = Оранжерея
tree-society-card-market-hall = Критий ринок
tree-society-card-barter-post = Мінова лавка
tree-society-card-auction-block = Аукціонний поміст
tree-society-card-grape-vat = Виноградна діжка
tree-society-card-wholesale-deck = Гуртова пристань
tree-society-card-berry-barge = Ягідна баржа
tree-society-card-canopy-harbour = Гавань у кронах
tree-society-card-caravan-perch = Караванне сідало
tree-society-card-inkwell = Чорнильниця
tree-society-card-copy-room = Кімната переписувачів
tree-society-card-chronicle = Літопис
tree-society-card-harvest-almanac = Альманах урожаю
tree-society-card-poets-perch = Гілка поетів
tree-society-card-hanging-library = Підвісна бібліотека
tree-society-card-family-saga = Родинна сага
tree-society-card-rumour-board = Дошка чуток
tree-society-card-heralds-gong = Гонг вісника
tree-society-card-letter-press = Друкарня
tree-society-card-playhouse = Театр
tree-society-card-fruit-ballad = Балада про плоди
tree-society-card-grafting-knife = Щепильний ніж
tree-society-card-pruning-hook = Садовий серп
tree-society-card-compost-heap = Компостна купа
tree-society-card-seed-vault = Сховище насіння
tree-society-card-glasshouse = Скляна теплиця
tree-society-card-nursery = Розсадник
tree-society-card-root-cellar = Кореневий льох
tree-society-card-trellis = Шпалера
tree-society-card-bonsai-yard = Двір бонсаїв
tree-society-card-sky-orchard = Небесний сад
tree-society-card-great-oak = Великий дуб
tree-society-card-wild-meadow = Дикий луг
tree-society-card-lookout = Дозорний майданчик
tree-society-card-lantern-hall = Зала ліхтарів
tree-society-card-rope-team = Зв’язка
tree-society-card-crows-nest = Вороняче гніздо
tree-society-card-field-kitchen = Польова кухня
tree-society-card-compass-rose = Роза вітрів
tree-society-card-base-camp = Базовий табір
tree-society-card-map-room = Кімната мап
tree-society-card-star-deck = Зоряна палуба
tree-society-card-trail-mark = Мітка на стежці
tree-society-card-long-expedition = Далека експедиція
tree-society-card-balloon-ferry = Повітряний пором

## At the table
tree-society-table-rules-guilds = Гільдії: { $names }
tree-society-table-market = Ринок
tree-society-table-market-upper = Верхній ряд (+1 монета)
tree-society-table-market-lower = Нижній ряд
tree-society-table-market-fruit = Ринок плодів
tree-society-table-market-decks = Лишилося карт: гільдій — { $guild }, плодів — { $fruit }
tree-society-table-fruit = { $fruit }, зараз коштує { $price }, { $precious ->
    [true] коштовний плід, { $action }
   *[other] { $action }
}
tree-society-table-fruit-offer = { $fruit }. { $offer }
tree-society-table-fruit-unsold = Ваші плоди
tree-society-table-fruit-none = Плодів немає
tree-society-table-fruit-sold = Продано: { $count }
tree-society-table-guild-card = { $name }, { $guild } × { $symbols }, { $level ->
    [0] не збудовано
   *[other] збудовано до рівня { $level }
}{ $price ->
    [none] { "" }
   *[other] , можна збудувати за { $price }
}
tree-society-table-guild-level = Рівень { $level }
tree-society-table-guild-cost = Вартість: { $count }
tree-society-table-guild-ongoing = Незавершені карти
tree-society-table-points = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
tree-society-table-pouch = Гаманець: { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
tree-society-table-chest = Скриня: { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
tree-society-table-symbols = Символи гільдій: { $count } з { $needed }
tree-society-table-board-look = Роздивитися планшет: { $name }
tree-society-table-board-of = Планшет: { $name }
tree-society-table-prompt = Ваш вибір
tree-society-table-prompt-left = (лишилося обрати: { $count })
tree-society-table-prompt-waiting = Далі триває «{ $card }»: { LOWER($text) }
tree-society-table-tie = Очок порівну: перемагає той, хто ходить пізніше в порядку ходів.

## Options
tree-society-option-guilds = Гільдії (оберіть чотири)
tree-society-option-starting-cards = Усі починають з однією картою гільдії
tree-society-option-draft = Початкові плоди обирають по черзі
tree-society-option-end-symbols = Скільки символів гільдій запускають кінець партії
tree-society-option-end-symbols-6 = Шість
tree-society-option-end-symbols-7 = Сім
tree-society-option-open-memory = Продані плоди бачать усі
tree-society-option-half-cost = Половина вартості
tree-society-option-half-cost-up = Округлювати вгору
tree-society-option-half-cost-down = Округлювати вниз
tree-society-option-deck = Колода
tree-society-option-deck-heartwood = Heartwood (колода Treetop)
tree-society-option-deck-canopy = Canopy (перша колода Treetop)

## Phases of a turn, where mistakes are counted

tree-society-deciding-draft = Початковий вибір
tree-society-deciding-sell = Продаж
tree-society-deciding-build = Будівництво
tree-society-deciding-effect = Ефекти
tree-society-deciding-rest = Взяття плоду
