# Служба столів: що вона відповідає, що пише в літопис, швидкі фрази.

tables-failure = У нас щось пішло не так. Нічого не втрачено, спробуйте ще раз.
tables-missing = Тут немає нічого, що ви могли б побачити.
tables-stranger = Спершу скажіть, як вас звати.
tables-unreadable = Це не вдалося прочитати.
tables-not-json = Надішліть, будь ласка, JSON.
tables-wrong-origin = Цей запит надійшов не з нашої сторінки.
tables-too-many = Забагато за раз. Спробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.

tables-guest-name = Гість { $number }
tables-name-length = Ім’я має містити від 1 до { $most } символів.
tables-name-taken = Ім’я { $name } вже належить комусь іншому.
tables-account-name-fixed = Імені облікового запису змінити не можна — лише великі літери та пробіли.
tables-not-a-guest = Ви вже маєте обліковий запис.
tables-accounts-only = Для цього потрібен обліковий запис.
tables-password-length = Пароль має містити від { $least } до { $most } символів.
tables-wrong-password = Неправильне ім’я або пароль.
tables-bots-most = Програм на один обліковий запис може бути щонайбільше { $most }.

tables-no-such-bot = Для цієї гри немає бота на ім’я { $name }.
tables-no-such-eyes = Оберіть погляд одного з місць, погляд глядача або всі карти відкритими.
tables-no-such-phrase = Такої фрази немає.
tables-no-such-promise = Ця обіцянка чесної роздачі невідома або вже використана. Попросіть нову.
tables-seat-count = У цій грі від { $least } до { $most } місць.
tables-seat-me = Самі займіть рівно одне місце.
tables-seat-taken = Це місце вже зайняли.
tables-already-started = Партія вже почалася.
tables-host-only = Це може зробити лише господар столу.
tables-not-seated = Ви не сидите за цим столом.
tables-not-playing = Ця партія зараз не триває.
tables-not-ended = Це можна побачити, коли партія закінчиться.
tables-never-started = Ця партія так і не почалася.
tables-salt-not-hex = Сіль складається щонайбільше з 64 шістнадцяткових цифр.

tables-stale = Партія пішла далі. Погляньте ще раз і вирішіть заново.
tables-out-of-time = Ваш час вийшов.
tables-not-your-turn = Зараз не ваш хід.
tables-seat-away = Наразі за вас грає бот. Спершу поверніться на своє місце.
tables-preview-reveals = Це показало б вам щось приховане, тож переглянути наперед не можна. Зробіть це насправді або плануйте інакше.
tables-no-hints = За цим столом підказки не дозволено.
tables-no-advice = Підказка зараз недоступна.
tables-review-waking = Боти ще прокидаються. Спробуйте за хвилину.
tables-no-review = Зараз не вдалося зробити розбір. Спробуйте ще раз за хвилину.

tables-vote-no-person = Скажіть, кого саме ви маєте на увазі.
tables-vote-already-away = На цьому місці вже грає бот.
tables-vote-too-early = Минуло ще замало часу. Зачекайте трохи.

tables-line-empty = Напишіть щось або оберіть фразу.
tables-line-length = Повідомлення може містити не більше ніж { $most } символів.
tables-no-chat-here = За столом на цьому пристрої немає з ким переписуватися.

tables-fairness-promise = Сервер уже зафіксував свою частину роздачі й розкриє її наприкінці партії.
tables-fairness-kept = Цю роздачу було зафіксовано до того, як ваш пристрій додав власне випадкове число.

tables-log-join = { $name } сідає за стіл.
    .you = Ви сідаєте за стіл.
tables-log-decline = Хтось із запрошених зараз не може грати.
tables-log-leave = { $name } встає з-за столу.
    .you = Ви встаєте з-за столу.
tables-log-fill = За стіл сідає бот.
tables-log-start = Партія починається.
tables-log-vote-abandon = { $agree ->
    [true] { $name } пропонує закінчити партію без результату.
   *[other] { $name } хоче грати далі.
}
    .you = { $agree ->
        [true] Ви пропонуєте закінчити партію без результату.
       *[other] Ви хочете грати далі.
    }
tables-log-vote-bot = { $agree ->
    [true] { $name } хоче, щоб за гравця { $of } грав бот.
   *[other] { $name } хоче зачекати на гравця { $of }.
}
    .you = { $agree ->
        [true] Ви хочете, щоб за гравця { $of } грав бот.
       *[other] Ви хочете зачекати на гравця { $of }.
    }
tables-log-bot = За гравця { $name } грає бот.
    .you = За вас грає бот.
tables-log-return = { $name } знову за столом.
    .you = Ви знову за столом.
tables-log-time = У гравця { $name } вийшов час.
    .you = У вас вийшов час.
tables-log-abandon = Партію припинено.
tables-log-finish = Партію закінчено.

tables-phrase-hello = Вітаю!
tables-phrase-good-luck = Щасти!
tables-phrase-well-played = Гарно зіграно!
tables-phrase-thanks = Дякую!
tables-phrase-sorry = Перепрошую!
tables-phrase-thinking = Дайте подумати…
tables-phrase-oops = Ой!
tables-phrase-close-one = Ледь-ледь!
tables-phrase-beautiful-trees = Які гарні дерева!
tables-phrase-good-game = Гарна партія!
tables-phrase-again = Зіграємо ще?
tables-phrase-bye = Бувайте!

tables-not-a-backup = { $file } — не чинна резервна копія Treetop.
tables-not-a-database = { $file } — не чинна база даних Treetop.
tables-nothing-to-back-up = У теці { $folder } немає бази даних.
tables-backup-postgres = Партії зберігаються в PostgreSQL: скористайтеся pg_dump і pg_restore.
tables-folder-in-use = Теку { $folder } використовує сервер. Спершу зупиніть його.
tables-setting-unknown = Налаштування { $name } не існує. Доступні: { $known }.
tables-setting-value = { $name } не може мати значення «{ $value }». Можливі: { $known }.
tables-setting-unreadable = Не вдалося прочитати { $name }: { $error }
tables-setting-site-missing = TREETOP_SMTP потребує TREETOP_SITE — публічної адреси сайту для посилань у листах.
tables-setting-smtp-ascii = TREETOP_SMTP: ім’я користувача і пароль можуть мати лише латинські літери без діакритичних знаків, цифри та знаки (ASCII).
tables-report = Поскаржитися на когось
tables-report-whom = На кого?
tables-report-why = Що сталося?
tables-report-send = Надіслати власникам сайту
tables-report-sent = Дякуємо. Скаргу надіслано.
tables-rated-hints = У рейтинговій партії немає підказок.
tables-rated-abandon = Рейтингова партія не може закінчитися без результату, коли вийде час.
tables-rated-like = Пересмішник не має рейтингу, тож партія з ним не може бути рейтинговою.
tables-abandon-rated = Рейтингова партія з ботами не може закінчитися без результату. Можна здатися.
tables-resigned = Ви програли цю партію. Можете подивитися її до кінця.
tables-delete-people = За цим столом сидять інші люди. Видалити можна лише партії з ботами.
tables-delete-rated = Рейтингову партію не можна видалити.
tables-log-forfeit-resigned = { $name } здається.
    .you = Ви здаєтеся.
tables-log-forfeit-left = { $name } виходить з партії і програє.
    .you = Ви виходите з партії і програєте.
tables-log-forfeit-time = { $name } програє за часом.
    .you = Ви програєте за часом.
tables-log-forfeit-away = { $name } надто довго не повертається і програє.
    .you = Ви надто довго не повертаєтеся і програєте.
tables-elsewhere = Цей стіл щойно перейшов на новішу версію сервера. Спробуйте ще раз.
tables-day-closed = Надіслати можна лише роздачі за останні сім днів.
tables-day-unplayable = Цю партію не вдалося відтворити так, як її надіслано. Оновіть сторінку й спробуйте ще раз.
tables-day-later = Зараз не вдалося перевірити вашу партію. Спробуйте ще раз за хвилину.
tables-duplicate-bots = У дуплікатній партії кожен грає лише проти ботів.
tables-duplicate-full = Найбільша кількість гравців на одну роздачу: { $most }.
tables-delete-duplicate = Спробу дуплікатної партії не можна видалити.
