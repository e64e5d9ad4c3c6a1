# The command line and the terminal game.

arboretum-cli-corner-nobody-holds = Виду немає ні в кого на руці
arboretum-cli-corner-cancelled = Вісімку скасовано одиницею суперника
arboretum-cli-corner-one-and-eight = Одиниця й вісімка на одній руці
arboretum-cli-corner-tie-for-right = Порівну за вид, який хтось має на руці
arboretum-cli-corner-equal-points = Рівність очок на першому місці
arboretum-cli-corner-shared = Спільна перемога
arboretum-cli-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
arboretum-cli-hand = Рука
arboretum-cli-discards = Скид
arboretum-cli-species = Вид
arboretum-cli-species-name = { WORD("arboretum-tree", $species) }
arboretum-cli-total = Разом
arboretum-cli-right = має право на очки
arboretum-cli-right-of-all = право на очки мають усі
arboretum-cli-no-path = алеї немає
arboretum-cli-cancelled = вісімка рахується як 0: одиницю має { $player }
arboretum-cli-tie-broken = Очок порівну; вирішує кількість видів в арборетумі: { $species }.
arboretum-cli-shared = Спільна перемога: { $winners }. Посадіть по дереву: за п’ять років переможе найвище.
arboretum-cli-score-in-hand = на руці гравця { $player } (рядок { $line })
arboretum-cli-score-in-arboretum = в арборетумі гравця { $player } (рядок { $line })
arboretum-cli-score-not-a-card = «{ $text }» { $where } — не карта. Карта — це дві літери та число від 1 до 8, наприклад oa3.
arboretum-cli-score-card-twice = { CARD("arboretum-tree", $card) } трапляється двічі: { $first } та { $second }.
arboretum-cli-score-not-in-play = { CARD("arboretum-tree", $card) } { $where } належить до виду, якого немає в грі.
arboretum-cli-score-same-place = Рядок { $line }: { CARD("arboretum-tree", $card) } та { CARD("arboretum-tree", $other) } лежать на одному місці, { $place }, в арборетумі гравця { $player }.
arboretum-cli-score-gap = В арборетумі гравця { $player } є розрив: { CARD("arboretum-tree", $card) } на місці { $place } (рядок { $line }) не з’єднується з іншими картами.
arboretum-cli-score-place = Рядок { $line }: після «{ $card }» має бути місце на зразок 0,1, а не «{ $place }».
arboretum-cli-score-edition = Рядок { $line }: видання «{ $given }» немає. Доступні: { $known }.
arboretum-cli-score-species-unknown = Рядок { $line }: «{ $code }» — не код виду.
arboretum-cli-score-species-twice = Рядок { $line }: { WORD("arboretum-tree", $species) } названо двічі.
arboretum-cli-score-species-edition = { WORD("arboretum-tree", $species) } — не вид з видання { $edition }.
arboretum-cli-score-species-count = Гравців: { $players }, потрібно видів: { $needed }; у файлі їх { $given }.
arboretum-cli-score-mixed-editions = Жодне видання не має всіх цих видів: { WORD("arboretum-tree", $species) }.
arboretum-cli-score-players = «Арборетум» — гра для 2–4 гравців; у файлі їх { $count }.
arboretum-cli-score-hand-too-large = { $player }: карт на руці — { $count }; наприкінці партії їх має бути 7.
arboretum-cli-score-hand-short = { $player }: на руці лише { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}; наприкінці партії їх має бути 7. Підраховано як є.
arboretum-cli-score-arboretum-too-large = { $player }: посаджено карт — { $count }; більше ніж { $most } не буває.
arboretum-cli-turn-draw = { $name }: візьміть карту ({ $number } з 2).
arboretum-cli-turn-plant = { $name }: посадіть одну карту.
arboretum-cli-turn-discard = { $name }: скиньте одну карту.
arboretum-cli-piles = Стоси
arboretum-cli-draw-pile = Колода
arboretum-cli-path = { WORD("arboretum-tree", $species) }: { $points }
arboretum-cli-paths-now = Ваші найкращі алеї зараз: { $paths }
arboretum-cli-key-choose = Обрати
arboretum-cli-key-move = Перемістити
arboretum-cli-key-next-card = Наступна карта
