burrow-name = Burrow
burrow-about = Показуйте карти, щоб виграти їхній вид, або закопуйте їх, по очку за кожну.

burrow-kind-fox = Лис
burrow-kind-hare = Заєць
burrow-kind-owl = Сова

burrow-do-show = Показати: { CARD("burrow-kind", $card) }
burrow-do-bury = Закопати: { CARD("burrow-kind", $card) }

burrow-told-show = { $seat } показує: { CARD("burrow-kind", $card) }.
    .you = Ви показуєте: { CARD("burrow-kind", $card) }.
burrow-told-bury = { $seat } закопує: { CARD("burrow-kind", $card) }.
    .you = Ви закопуєте: { CARD("burrow-kind", $card) }.
burrow-told-bury-hidden = { $seat } закопує карту.

burrow-deal-unreadable = У роздачі мають бути «hands» по чотири карти та «pile», кожна з 30 карт один раз.

burrow-fact-hand = Рука
burrow-fact-shown = Показані
burrow-fact-buried = Закопані
burrow-fact-pile = Карт у колоді
burrow-fact-turn = Хід
burrow-fact-seats = Гравці
