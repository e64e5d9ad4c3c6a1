# The score pad.

tree-society-scorepad-houses = Карти гільдій
tree-society-scorepad-search = Знайти карту
tree-society-scorepad-search-example = Назва або гільдія
tree-society-scorepad-search-none = Таких карт більше немає.
tree-society-scorepad-level-of = Рівень: { $card }
tree-society-scorepad-level = Рівень { $level }
tree-society-scorepad-level-done = Завершено
tree-society-scorepad-house-remove = Прибрати: { $card }
tree-society-scorepad-fruit-sold = Продані плоди
tree-society-scorepad-fruit-unsold = Непродані плоди
tree-society-scorepad-coins = Монети, гаманець і скриня
tree-society-scorepad-market-types = Види плодів на ринку
tree-society-scorepad-text-house = · { $card }: { $points } ({ $why })
tree-society-scorepad-turn-order = Впишіть гравців у порядку ходів: за рівності очок вирішує він.
tree-society-scorepad-deck = Колода
tree-society-scorepad-deck-shipped = { $name }, власна колода Treetop
tree-society-scorepad-deck-own = Маєте коробкове видання гри? Перепишіть один раз її карти у файл колоди: за приклад править файл нашої колоди. Ми перевіримо файл, а його карти залишаться на цьому пристрої.
tree-society-scorepad-deck-example = Завантажити файл нашої колоди
tree-society-scorepad-deck-open = Відкрити файл колоди
tree-society-scorepad-deck-forget = Прибрати колоду { $name }
tree-society-scorepad-deck-faulty = { $count ->
    [one] Цією колодою ще не можна користуватися: { $count } помилка.
    [few] Цією колодою ще не можна користуватися: { $count } помилки.
   *[other] Цією колодою ще не можна користуватися: { $count } помилок.
}
tree-society-scorepad-deck-missing = Цю партію зіграно колодою «{ $name }», якої немає на цьому пристрої. Відкрийте її файл, щоб побачити очки.
tree-society-scorepad-deck-other = Це інша колода: { $name }.
