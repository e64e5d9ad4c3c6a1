# The command line and the terminal game.

tree-society-cli-upper-row = Ринок гільдій, верхній ряд: на 1 монету дорожче
tree-society-cli-lower-row = Ринок гільдій, нижній ряд
tree-society-cli-fruit-market = Ринок плодів, із цінами
tree-society-cli-in-deck = у колоді { $count }
tree-society-cli-moment = { $last ->
    [0] Раунд { $round }. { $phase }
   *[other] Раунд { $round } (останній: { $last }). { $phase }
}
tree-society-cli-waiting = Далі: { LOWER($effect) }
tree-society-cli-purse = гаманець { $pouch }, скриня { $chest }, символи { $symbols }, продано { $sold }
tree-society-cli-completed = Завершені: { $cards }
tree-society-cli-sold = Продано: { $fruit }
tree-society-cli-score-number = Рядок { $line }: «{ $text }» має бути числом.
tree-society-cli-score-pairs = Рядок { $line }: пишіть кожну назву з числом, наприклад «apple 3 grape 1».
tree-society-cli-score-fruit = Рядок { $line }: плоду «{ $text }» немає. Доступні: { $known }.
tree-society-cli-score-house-unknown = { $player }: у колоді немає карти «{ $card }».
tree-society-cli-score-house-twice = «{ $card }» трапляється двічі, а кожна карта існує лише в одному примірнику.
tree-society-cli-score-house-level = { $player }: дерево на карті «{ $card }» може стояти на рівні 1 або 2, а не { $level }. На рівні 3 карту завершено.
tree-society-cli-score-houses-most = { $player }: незавершених карт — { $count }; більше ніж { $most } не буває.
tree-society-cli-tie = Очок порівну: перемагає той, хто ходить пізніше в порядку ходів.
