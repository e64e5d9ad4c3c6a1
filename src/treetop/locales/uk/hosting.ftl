# Для тих, хто тримає сайт: перевірки, адміністрування і те, що сайт каже людям.

hosting-help-doctor = Перевірити цей сервер (база даних, Redis, налаштування, диск, годинник, обмеження), а з --url — і сайт таким, яким його бачать відвідувачі.
hosting-help-doctor-url = Публічна адреса сайту, наприклад https://play.example.org.
hosting-doctor-line = { $what }: { $finding }
hosting-doctor-good = гаразд
hosting-doctor-problems = { $count ->
    [one] Треба усунути { $count } проблему.
    [few] Треба усунути { $count } проблеми.
   *[other] Треба усунути { $count } проблем.
}
hosting-doctor-folder = Тека { $folder }
hosting-doctor-disk = Диск
hosting-doctor-database = База даних
hosting-doctor-database-to-come = База даних (її створить перший запуск)
hosting-doctor-redis = Redis
hosting-doctor-mail = Пошта
hosting-doctor-origins = Джерела
hosting-doctor-files = Відкриті файли
hosting-doctor-clock = Годинник
hosting-doctor-cache = Машинний код
hosting-doctor-client = Вебклієнт
hosting-doctor-site = Сайт
hosting-doctor-https = https
hosting-doctor-proxy = Адреси відвідувачів
hosting-doctor-sockets = WebSocket
hosting-doctor-folder-closed = у { $folder } не можна писати: { $problem }. Передайте теку користувачеві, від якого працює сервер, або оберіть іншу за допомогою --data.
hosting-doctor-disk-full = там, де { $folder }, вільно лише { $free } МБ, а має бути { $least }. Звільніть місце або перенесіть теку на більший диск.
hosting-doctor-no-database = вона недоступна: { $problem }. Перевірте TREETOP_DATABASE, а також чи працює PostgreSQL і чи пускає цього користувача.
hosting-doctor-database-closed = не вдається відкрити { $file }: { $problem }. Передайте всю теку користувачеві, від якого працює сервер.
hosting-database-newer = Цю базу даних змінила новіша версія Treetop. Версія { $version } не може нею користуватися: встановіть новішу або відновіть копію.
hosting-doctor-clocks-differ = два годинники розходяться на { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}, тож і час гравців рахується неправильно. Увімкніть синхронізацію часу на кожній машині, наприклад «timedatectl set-ntp true».
hosting-doctor-no-redis = він не відповідає: { $problem }. Перевірте TREETOP_REDIS; до того часу процеси помічають ходи одне одного на пів секунди пізніше.
hosting-doctor-no-mail = листи не надсилаються: { $problem }. Перевірте TREETOP_SMTP: хост, порт, користувача й пароль.
hosting-doctor-bad-origin = «{ $origin }» у TREETOP_ORIGINS — не джерело. Пишіть лише схему й хост, наприклад https://play.example.org.
hosting-doctor-few-files = одночасно може бути відкрито лише { $limit }, а кожному гравцеві потрібен один; має бути щонайменше { $least }. Підніміть обмеження: LimitNOFILE=65536 в юніті systemd, ulimits у compose.yaml.
hosting-doctor-cache-closed = його не можна зберегти у { $folder }: { $problem }. Тому після кожного запуску його компілюють знову, і ходи на це чекають. Передайте теку користувачеві, від якого працює сервер, або оберіть іншу за допомогою TREETOP_CACHE.
hosting-doctor-bad-url = «{ $url }» — не адреса сайту. Вкажіть лише схему та хост, наприклад https://play.example.org.
hosting-doctor-no-site = { $url } не відповідає як слід: { $problem }. Перевірте, чи працює сервер, чи проксі передає йому запити, чи правильні ім’я та сертифікат.
hosting-doctor-no-https = будь-хто дорогою може читати cookie й паролі. Поставте попереду https-проксі (deploy/Caddyfile, deploy/nginx.conf) і задайте TREETOP_SECURE=1.
hosting-doctor-not-secure = cookie передавалися б і через http. Задайте TREETOP_SECURE=1.
hosting-doctor-scheme-lost = сервер не знає, що відвідувачі користуються https. Нехай проксі задає X-Forwarded-Proto, і задайте TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = відвідувачі можуть назвати будь-яку адресу, тож обмеження й заборони нічого не варті. Нехай проксі замінює X-Forwarded-For, а TREETOP_TRUST_PROXY дорівнює кількості ваших проксі.
hosting-doctor-address-lost = сервер вважає { $address } адресою всіх, тож обмеження на всіх одне. Нехай проксі задає X-Forwarded-For, і задайте TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = вони не проходять: { $problem }. Нехай проксі передає Upgrade, Connection, Host і Origin (deploy/nginx.conf).
hosting-help-admin = Модерувати сервер, навіть під час роботи: дивитися, позбавляти слова, блокувати, закривати, видаляти. Кожна дія записується.
hosting-help-people = Перелічити 100 найновіших людей.
hosting-help-find = Лише тих, чиє ім’я це містить.
hosting-help-tables = Перелічити 100 найновіших столів.
hosting-help-state = Які саме: open, playing, finished чи abandoned.
hosting-help-reports = Перелічити скарги гравців, які ще ніхто не розглянув.
hosting-help-bans = Перелічити, кого заблоковано або позбавлено слова, відколи, доки й чому.
hosting-help-journal = Показати, що зробили адміністратори.
hosting-help-log = Показати журнал столу таким, яким він збережений, разом із прихованими картами.
hosting-help-chat = Показати, що казали за столом, із номерами рядків.
hosting-help-close = Зупинити партію за столом; ніхто не перемагає.
hosting-help-delete-chat = Видалити чат за столом.
hosting-help-lines = Номери рядків; усі, якщо жодного не вказано.
hosting-help-ban = Заблокувати людину або діапазон адрес.
hosting-help-unban = Зняти блокування.
hosting-help-mute = Заборонити людині писати в чатах.
hosting-help-unmute = Знову дозволити людині писати.
hosting-help-done = Прибрати скаргу зі списку.
hosting-help-report-number = Номер скарги.
hosting-help-merge = Передати обліковому запису все, що належить гостю.
hosting-help-guest = Ідентифікатор гостя.
hosting-help-account = Ім’я або ідентифікатор облікового запису.
hosting-help-new-password = Дати обліковому запису новий пароль і вивести його.
hosting-help-reason = Чому — для запису.
hosting-help-sanction-reason = Чому — для запису. Це прочитає й сама людина: у даних, які завантажує.
hosting-help-days = Кількість днів; якщо не вказано — до скасування.
hosting-help-whom = Ідентифікатор людини, ім’я облікового запису або (для блокування) адреси на зразок 203.0.113.0/24.
hosting-help-table = Ідентифікатор столу з його адреси.
hosting-admin-done = Готово. Дію записано.
hosting-admin-done-to = Готово: { $about }. Дію записано.
hosting-admin-deleted = { $count ->
    [one] Видалено { $count } рядок.
    [few] Видалено { $count } рядки.
   *[other] Видалено { $count } рядків.
}
hosting-nobody = Нікого з ім’ям «{ $name }» немає. Вкажіть ідентифікатор або ім’я облікового запису; їх показує «treetop admin people».
hosting-no-account = «{ $name }» — не обліковий запис, тож пароля не має.
hosting-no-ban = { $about } не заблоковано.
hosting-no-mute = { $about } не позбавлено слова.
hosting-no-table = Столу «{ $table }» немає; перелік показує «treetop admin tables».
hosting-table-over = Партію за столом «{ $table }» уже закінчено.
hosting-no-report = Відкритої скарги з номером { $number } немає; перелік показує «treetop admin reports».
hosting-no-games = У теці { $folder } немає партій. Вкажіть теку сервера через --data або TREETOP_DATA.
hosting-merge-kinds = Об’єднати можна лише гостя, і лише з обліковим записом.
hosting-banned = Власники цього сайту вас заблокували.
hosting-muted = Власники цього сайту заборонили вам писати в чатах.
hosting-stored-event = Журнал кожної партії: що сталося, коли, та імена тих, хто сідав за стіл. Він зберігається, щоб партію можна було переглянути й перевірити.
hosting-stored-match = Перелік столів: гра, стан, час і хто за ними сидить.
hosting-stored-sitting = Хто за яким столом сидить, коли востаннє був на зв’язку та чи отримав сповіщення про свій хід.
hosting-stored-person = Люди: ім’я, мова, коли з’явилися. Для облікових записів — хеш пароля, а не сам пароль.
hosting-stored-line = Що казали за столами і хто.
hosting-stored-mute = Чиї повідомлення ви приховали.
hosting-stored-result = Результати: хто грав, скільки очок, хто переміг.
hosting-stored-rating = Рейтинги.
hosting-stored-unrated = Партії, які ще не враховано в рейтингу.
hosting-stored-promise = Зерна, які сервер зафіксував, на один день.
hosting-stored-ended-cookie = Cookie, скасовані під час виходу, до кінця терміну їхньої дії.
hosting-stored-note = Нотатки й ключі самого сервера; нічого про людей.
hosting-stored-deed = Що зробили власники цього сайту і щодо кого; а також які облікові записи видалено, без імен.
hosting-stored-sanction = Кого заблоковано або позбавлено слова, доки й чому, і заблоковані діапазони адрес.
hosting-stored-report = Скарги гравців на інших.
hosting-stored-contact = Як вас сповіщати про ваш хід, і ваша електронна адреса, якщо ви її дали.
hosting-stored-subscription = Браузери, у яких ви ввімкнули сповіщення.
hosting-stored-reset = Хеші посилань і кодів на випадок забутого пароля.
hosting-no-metrics = Метрики не можна віддавати за TREETOP_METRICS={ $given }: це не адреса цього комп’ютера, або порт зайнятий, заборонений чи не існує.
hosting-no-database = Базою даних не вдається скористатися: { $problem }. Перевірте TREETOP_DATABASE і --data; докладніше скаже «treetop doctor».
hosting-stored-seek = Хто чекає, щоб зіграти з незнайомцем.
hosting-stored-friend = Хто з ким дружить.
hosting-stored-invitation = Кого до якого столу запрошено, доки немає відповіді.
hosting-stored-deal-result = Надіслані вами результати роздач дня, протягом 30 днів.
hosting-stored-duplicate = Хто зіграв яку роздачу дуплікатної партії.
hosting-stored-review = Що знайшли боти, розбираючи завершені партії: шанси та кращі ходи, без імен.
hosting-stored-erasure = Хто видалив обліковий запис, поки ім’я не стерто з усіх журналів: ідентифікатори, без імен.
