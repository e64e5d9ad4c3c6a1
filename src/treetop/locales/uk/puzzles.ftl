puzzles-help = Задачі для обох ігор.
puzzles-help-mine = Знайти задачі в партіях між ботами.
puzzles-help-games = Скільки партій ботів переглянути.
puzzles-help-first = Номер першої партії; однакові номери дають однакові задачі.
puzzles-help-out = Файл для задач; якщо не вказано — ГРА-puzzles.tsv.
puzzles-help-grade = Лише задачі цієї складності, від 1; якщо не вказано — спершу задача дня.
puzzles-none = Для цієї гри немає задач.
puzzles-no-grade = Задач такої складності немає. Доступні: { $known }.
puzzles-mined = Рівень { $grade }: { $count ->
    [one] { $count } задача
    [few] { $count } задачі
   *[other] { $count } задач
}
puzzles-unreadable = Це не задача: «{ $text }».

puzzles-title = Задачі
puzzles-lead = Позиції з партій ботів, у яких одна дія явно найкраща. Знайдіть її: зараховується лише перша спроба.
puzzles-all = Усі задачі
puzzles-streak = Розв’язано поспіль: { $streak } (рекорд: { $best })
puzzles-days = Задач дня поспіль: { $days }
puzzles-rating = Ваш рейтинг: { $rating }
puzzles-day = Задача дня
puzzles-day-solved = Сьогодні розв’язано.
puzzles-day-missed = Сьогодні не вдалося. Завтра буде нова.
puzzles-grades = За складністю
puzzles-grade = Чого не бачить { $name }
puzzles-progress = Спробувано { $done } з { $count }
puzzles-ask = Ваш хід. Що тут найкраще? { $name } цього не бачить.
puzzles-solved = Саме так!
puzzles-missed = Є краща дія.
puzzles-told = Ось відповідь.
puzzles-best = Найкраще: { $action }. Будь-яка інша дія коштує щонайменше { $gap } перемог.
puzzles-lure = { $name } обирає: { $action }. Це коштує { $loss }.
puzzles-hint = Підказка
puzzles-hint-not = Не це: { $action }. Це коштує { $loss } перемог.
puzzles-hint-few = Одне з цього: { $actions }.
puzzles-show = Показати відповідь
puzzles-next = Наступна задача
puzzles-deal = Роздача дня
puzzles-deal-about = Однакові карти й ті самі три боти для всіх. У вас одна спроба.
puzzles-deal-play = Зіграти
puzzles-deal-look = Ваша партія
puzzles-deal-oak = Подивитися, як грає { $name }
puzzles-deal-result = Очки: { $points }, місце { $place } з { $players }
puzzles-deal-given-up = Ви здалися
puzzles-deal-share = Treetop, роздача дня, { $game }, { $day }: очки { $points }, місце { $place } з { $players }
puzzles-share = Поділитися
puzzles-day-share = Treetop, задача дня, { $game }, { $day }: { $solved ->
    [true] розв’язано з першої спроби
   *[other] не з першої спроби
}
puzzles-table = Таблиця дня
puzzles-table-send = Надіслати мій результат
puzzles-table-about = Сервер отримає ваше ім’я та ваші дії, відтворить роздачу й покаже ваші очки всім, хто теж її зіграв. Тоді ви побачите їхні.
puzzles-table-first = Спершу зіграйте роздачу дня; тоді зможете побачити, як упоралися інші.
puzzles-table-rank = Ви на { $rank }-му місці з { $count }.
puzzles-table-name = Ім’я
puzzles-table-points = Очки
puzzles-table-place = Позиція за столом
puzzles-table-number = №
puzzles-picture = Картинка
puzzles-picture-saved = Картинку збережено.
puzzles-picture-day = { $solved ->
    [true] Розв’язано з першої спроби
   *[other] Не з першої спроби
}
