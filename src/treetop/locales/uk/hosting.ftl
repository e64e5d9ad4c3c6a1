# Для тих, хто тримає сайт: перевірки, адміністрування і те, що сайт каже людям.

hosting-help-doctor = Перевірити цей сервер (база даних, Redis, налаштування, диск, годинник, обмеження), а з --url — і сайт таким, яким його бачать відвідувачі.
hosting-help-doctor-url = Публічна адреса сайту, наприклад https://play.example.org.
hosting-doctor-good = гаразд
hosting-doctor-problems = { $count ->
    [one] Треба виправити { $count } річ.
    [few] Треба виправити { $count } речі.
   *[other] Треба виправити { $count } речей.
}
hosting-doctor-folder = Тека
hosting-doctor-disk = Диск
hosting-doctor-database = База даних
hosting-doctor-redis = Redis
hosting-doctor-origins = Джерела
hosting-doctor-files = Відкриті файли
hosting-doctor-clock = Годинник
hosting-doctor-client = Вебклієнт
hosting-doctor-site = Сайт
hosting-doctor-https = https
hosting-doctor-proxy = Адреси відвідувачів
hosting-doctor-sockets = WebSocket
hosting-doctor-folder-closed = У { $folder } не можна писати: { $problem }. Передайте теку користувачеві, від якого працює сервер, або оберіть іншу за допомогою --data.
hosting-doctor-disk-full = там, де { $folder }, вільно лише { $free } МБ, а має бути { $least }. Звільніть місце або перенесіть теку на більший диск.
hosting-doctor-no-database = вона недоступна: { $problem }. Перевірте TREETOP_DATABASE, а також чи працює PostgreSQL і чи пускає цього користувача.
hosting-database-newer = Цю базу даних змінила новіша версія Treetop. Версія { $version } не може нею користуватися: встановіть новішу або відновіть копію.
hosting-doctor-clocks-differ = два годинники розходяться на { $seconds } секунд, а з ними й годинники гравців. Увімкніть синхронізацію часу на кожній машині, наприклад «timedatectl set-ntp true».
hosting-doctor-no-redis = він не відповідає: { $problem }. Перевірте TREETOP_REDIS; до того часу процеси помічають ходи одне одного на пів секунди пізніше.
hosting-doctor-bad-origin = «{ $origin }» у TREETOP_ORIGINS ним не є. Пишіть лише схему й хост, наприклад https://play.example.org.
hosting-doctor-few-files = одночасно може бути відкрито лише { $limit }, а кожному гравцеві потрібен один; має бути { $least }. Підніміть обмеження: LimitNOFILE=65536 в юніті systemd, ulimits у compose.yaml.
hosting-doctor-no-site = { $url } не відповідає як слід: { $problem }. Перевірте, чи працює сервер, чи проксі передає йому запити, чи правильні ім’я та сертифікат.
hosting-doctor-no-https = будь-хто дорогою може читати cookie й паролі. Поставте попереду https-проксі (deploy/Caddyfile, deploy/nginx.conf) і задайте TREETOP_SECURE=1.
hosting-doctor-not-secure = cookie передаються й через http. Задайте TREETOP_SECURE=1.
hosting-doctor-scheme-lost = сервер не знає, що відвідувачі ним користуються. Нехай проксі задає X-Forwarded-Proto, і задайте TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = відвідувачі можуть назвати будь-яку адресу, тож обмеження й заборони нічого не варті. Нехай проксі замінює X-Forwarded-For, а TREETOP_TRUST_PROXY дорівнює кількості ваших проксі.
hosting-doctor-address-lost = сервер вважає { $address } адресою всіх, тож обмеження на всіх одне. Нехай проксі задає X-Forwarded-For, і задайте TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = вони не проходять: { $problem }. Нехай проксі передає Upgrade, Connection, Host і Origin (deploy/nginx.conf).
