players-random-name = Білка
players-random-description = Обирає будь-який дозволений хід, як білка — будь-який горіх.
players-novice-name = Саджанець
players-novice-description = Ще вчиться: здебільшого грає розумно й припускається людських помилок.
players-builder-name = Садівник
players-builder-description = Дбає про власний гарний сад і майже не зазирає за паркан.
players-denier-name = Сорока
players-denier-description = Тримає те, що потрібно іншим, і мало за що дає їм отримати очки.
players-strategist-name = Сова
players-strategist-description = Пам’ятає кожну карту, зважує кожен шанс, садить і запасає водночас.
players-greedy-name = Лис
players-greedy-description = Бере те, що просто зараз дає найбільше.
players-planner-name = Бобер
players-planner-description = Крок за кроком працює на кінець партії.
players-search-name = Старий Дуб
players-search-description = Перед кожним ходом тисячі разів подумки грає далі.
# Plays at the reader's own level, $level on the ladder of bots.
players-like-name = Пересмішник
players-like-description = Грає на вашому рівні, який за останніми розібраними партіями становить { $level }: то трохи вище, то трохи нижче.
players-like-choice = Як я
players-like-unknown = Коли ви розберете одну зі своїх партій, бот зможе грати на вашому рівні.
players-program-not-started = Не вдалося запустити «{ $command }»: { $problem }
players-program-late = Програма «{ $command }» не відповіла вчасно.
players-program-ended = { $code ->
    [none] Програма «{ $command }» нічого більше не виводить.
   *[other] Програму «{ $command }» завершено з кодом { $code }.
}{ $error ->
    [none] { "" }
   *[other] { " " }Останні слова: «{ $error }».
}
players-program-deaf = Програма «{ $command }» не читає того, що їй надсилають.
players-program-unreadable = Це неправильна відповідь: «{ $answer }».

players-review-title = Коли вирішилася доля партії
players-review-how = Імовірність перемоги кожного гравця після кожного ходу, якби далі грали сильні гравці.
players-review-none = Жоден окремий хід не вирішив долі партії.
players-review-swing = Ходить { $actor }: { $winner } { $before } → { $after }
# $loss is the share of the wins that $action gave away against $best.
players-decisions-title = Найдорожчі рішення
players-decisions-how = Кожне рішення оцінено за тим, що гравець знав на той момент; різницю, яка може бути випадковою, не враховано.
players-decisions-line = { $actor }, крок { $step }: { $action }. Краще було б (на { $loss }): { $best }.
players-decisions-none = Жодне рішення не було явною помилкою.

players-account-title = Майстерність і удача
players-account-how = З чого складався шанс кожного гравця на перемогу від початку партії до кінця. Усе, чого не пояснюють помилки, — це удача: які карти випали й де були приховані.
players-account-part = Шанс на перемогу
players-account-start = На початку
players-account-errors = Власні помилки
players-account-others-errors = Чужі помилки
players-account-luck = Удача
players-account-result = Наприкінці
players-account-without-luck = Без удачі
players-account-error = Втрачено за одне рішення
players-account-level = Рівень гри
players-account-turn = Удача за цей хід: { $luck }.
players-account-level-played = { $level } ({ $word })
players-unknown = Гравця «{ $name }» немає. Доступні: { $known }.
players-level = { $word }.
players-level-rated = { $word }, рейтинг { $rating }.
players-level-0 = Навмання
players-level-1 = Початковий рівень
players-level-2 = Легкий рівень
players-level-3 = Середній рівень
players-level-4 = Високий рівень
players-level-5 = Рівень майстра
