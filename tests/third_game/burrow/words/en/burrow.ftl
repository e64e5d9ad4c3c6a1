burrow-name = Burrow
burrow-about = Show cards to win their kind, or bury them for a safe point each.

burrow-kind-fox = Fox
burrow-kind-hare = Hare
burrow-kind-owl = Owl

burrow-do-show = Show { CARD("burrow-kind", $card) }
burrow-do-bury = Bury { CARD("burrow-kind", $card) }

burrow-told-show = { $seat } shows { CARD("burrow-kind", $card) }.
    .you = You show { CARD("burrow-kind", $card) }.
burrow-told-bury = { $seat } buries { CARD("burrow-kind", $card) }.
    .you = You bury { CARD("burrow-kind", $card) }.
burrow-told-bury-hidden = { $seat } buries a card.

burrow-deal-unreadable = The deal must have “hands” of four cards and the “pile”, with each of the 30 cards once.

burrow-fact-hand = Hand
burrow-fact-shown = Shown
burrow-fact-buried = Buried
burrow-fact-pile = Cards in the pile
burrow-fact-turn = Turn
burrow-fact-seats = Players
