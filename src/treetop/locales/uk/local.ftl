# Tables on the reader's own device.

local-you = Ви
local-your-games = Ваші партії на цьому пристрої
local-instead = Сервер недоступний, тож ви граєте на цьому пристрої.
local-not-stored = Цей браузер не дає зберегти партію. Можна грати далі, але вона зникне, коли ви закриєте сторінку.
local-unable-title = Цей браузер не може запустити стіл
local-unable = Щоб грати без сервера, потрібні WebAssembly та модульні воркери, а цьому браузеру чогось із них бракує. Столи в мережі, уроки та правила працюють.
local-unable-alone = Щоб грати тут, потрібні WebAssembly та модульні воркери, а цьому браузеру чогось із цього бракує. Правила все одно працюють, а партії на цьому пристрої в безпеці.
local-damaged-title = Цю партію не вдається прочитати
local-damaged = Її журнал на цьому пристрої пошкоджено або тут бракує потрібних карт. Інші ваші партії в безпеці.
local-offer = Грати на цьому пристрої
local-new-hints = Дозволити підказки
local-delete = Видалити цю партію
local-delete-keep = Залишити

## Several people with one device

local-new-here = Хтось іще на цьому пристрої
local-player = Гравець { $number }
local-name = Ім’я гравця { $number }
local-not-both = У партії на одному пристрої немає місця для тих, хто деінде. Оберіть щось одне.
local-hand-over = Передайте пристрій: { $name }
local-hand-over-how = Ніхто інший не має дивитися на карти.
local-hand-over-taken = Це я, { $name }

## A record file

local-record-title = Відкрити запис партії
local-record-about = Оберіть файл із записом партії або перетягніть його сюди. Його створює кнопка завантаження в перегляді партії, а також команда «treetop». Він залишиться на цьому пристрої.
local-record-choose = Обрати файл
local-record-several =
    У файлі { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[other] { $count } партій
    }. Це перша з них.
local-record-not = У цьому файлі немає запису партії. Нічого не змінилося, ваші партії в безпеці.
local-record-damaged = Цей запис неможливо переглянути. { $problem } Нічого не змінилося, ваші партії в безпеці.
local-record-unknown-game = Це запис гри, яку тут не можна показати: { $game }.
