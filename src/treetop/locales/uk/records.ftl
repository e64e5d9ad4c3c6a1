records-not-json = Це не запис партії: це не JSON.
records-not-an-object = Запис партії — це один об’єкт JSON.
records-key-missing = У записі немає «{ $key }».
records-key-type = «{ $key }» має бути типу { $kind }.
records-format = Формат — «{ $given }»; ця програма читає «{ $known }».
records-not-a-start = Запис починається з роздачі, а ця позиція — із середини партії, або її приховані карти вигадані.
records-broken = Дію { $number }, «{ $action }», виконати не можна. { $reason }
records-actions-legal =
    { $count ->
        [one] Перевірено { $count } дію: усе за правилами.
        [few] Перевірено { $count } дії: усе за правилами.
        [many] Перевірено { $count } дій: усе за правилами.
       *[other] Перевірено { $count } дії: усе за правилами.
    }
records-deal-from-seed = Роздача справді походить із зерна.
records-deal-was-fixed = Цю роздачу було визначено ще до того, як ваш пристрій додав власне випадкове число: зерно сервера саме те, яке він зафіксував.
records-result-true = Результат правильний.
records-unfinished = Партію не закінчено.
records-not-over = У записі вказано результат, але партію не закінчено.
records-deal-false = Роздача не відповідає цьому зерну й цим параметрам.
records-result-false = Результат неправильний. Рахунок має бути { $scores }; місця переможців: { $winners }.
records-fairness-unreadable = «fairness» має містити «commitment», «server_seed» і «salts».
records-commitment-false = Зерно сервера не те, яке він зафіксував.
records-seed-false = Зерно партії не походить із зерна сервера й солей.
records-forfeit = Партія вирішилася до кінця: хтось здався, вийшов або не встиг за часом.
