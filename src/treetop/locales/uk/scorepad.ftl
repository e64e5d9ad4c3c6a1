scorepad-page = Блокнот для підрахунку очок
scorepad-lead = Граєте справжніми картами? Внесіть карти кожного гравця: блокнот підрахує очки, пояснить їх і запам’ятає партію. Він працює без інтернету, і все лишається на цьому пристрої.
scorepad-new = Підрахувати очки: { $game }
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
scorepad-start = Вносити карти

scorepad-back = Назад до блокнота
scorepad-tabs = Гравці й результат
scorepad-result = Результат
scorepad-undo = Скасувати

scorepad-counting = Підраховуємо…

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
scorepad-text-title = { $game }, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-less = Менше: { $what }
scorepad-more = Більше: { $what }
