# Що зберігається про людей.

privacy-title = Приватність
privacy-about = Це все, що зберігає сервер, прочитане з опису самої бази даних. Він ставить один cookie, який каже, хто ви; нічого не завантажує з інших сайтів, і ніщо тут не рахує й не відстежує вас.
privacy-yours = У налаштуваннях можна завантажити все, що стосується вас, або видалити обліковий запис.
privacy-kept = Як довго
privacy-kept-open-tables = Столи, за якими партія не почалася: { $days ->
    [0] назавжди
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
privacy-kept-guests = Гості без жодної завершеної партії: { $days ->
    [0] назавжди
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
privacy-kept-chat = Чат: { $days ->
    [0] назавжди
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
privacy-kept-reports = Розглянуті скарги: { $days ->
    [0] назавжди
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
