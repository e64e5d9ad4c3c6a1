players-random-name = Білка
players-random-description = Обирає будь-який дозволений хід, як білка — будь-який горіх.
players-novice-name = Саджанець
players-novice-description = Ще вчиться: здебільшого грає розумно й припускається людських помилок.
players-builder-name = Садівник
players-builder-description = Дбає про власний гарний сад і майже не зазирає за паркан.
players-denier-name = Сорока
players-denier-description = Тримає те, що потрібно іншим, і мало що лишає їм для підрахунку.
players-strategist-name = Сова
players-strategist-description = Рахує кожну карту, зважує кожен шанс, садить і запасає водночас.
players-greedy-name = Лис
players-greedy-description = Бере те, що просто зараз дає найбільше.
players-planner-name = Бобер
players-planner-description = Крок за кроком працює на кінець гри.
players-search-name = Старий Дуб
players-search-description = Перед кожним ходом тисячі разів подумки грає далі.
players-program-not-started = Не вдалося запустити «{ $command }»: { $problem }
players-program-late = «{ $command }» не відповідає вчасно.
players-program-ended = { $code ->
    [none] Програма «{ $command }» нічого більше не виводить.
   *[other] Програму «{ $command }» завершено з кодом { $code }.
}{ $error ->
    [none] { "" }
   *[other] { " " }Останні слова: «{ $error }».
}
players-program-deaf = «{ $command }» не читає того, що їй надсилають.
players-program-unreadable = Це не відповідь: «{ $answer }».

players-review-title = Де вирішилася гра
players-review-how = Імовірність перемоги кожного гравця після кожного ходу, якби далі грали сильні гравці.
players-review-none = Жоден хід сам по собі не вирішив гри.
players-review-swing = Ходить { $actor }: { $winner } { $before } → { $after }
players-unknown = Гравця «{ $name }» немає. Є: { $known }.
