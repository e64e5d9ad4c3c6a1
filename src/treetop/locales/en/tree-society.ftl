# Tree Society: card texts are made from the deck's data; every argument of an effect is a number or a plain word.

tree-society-name = Tree Society
tree-society-about = Sell fruit, build houses in the trees and bring the guilds together.
tree-society-own-name = { $name }

tree-society-guild-architects = Architects
    .one = Architect
tree-society-guild-bankers = Bankers
    .one = Banker
tree-society-guild-merchants = Merchants
    .one = Merchant
tree-society-guild-writers = Writers
    .one = Writer
tree-society-guild-botanists = Botanists
    .one = Botanist
tree-society-guild-explorers = Explorers
    .one = Explorer

tree-society-fruit-apple = Apple
    .one = apple
    .a = an apple
    .some = apples
tree-society-fruit-cherry = Cherry
    .one = cherry
    .a = a cherry
    .some = cherries
tree-society-fruit-grape = Grape
    .one = bunch of grapes
    .a = a bunch of grapes
    .some = grapes
tree-society-fruit-blueberry = Blueberry
    .one = blueberry
    .a = a blueberry
    .some = blueberries
tree-society-fruit-orange = Orange
    .one = orange
    .a = an orange
    .some = oranges

tree-society-action-sell = Sell again
tree-society-action-row = Discard a row
tree-society-action-take = Take a fruit
tree-society-action-chest = Chest +{ $coins }
tree-society-action-reduce = Cost −2
tree-society-action-sell-text = Sell one more fruit, of a type you haven’t sold this turn.
tree-society-action-row-text = Discard one row of the guild market and refill it.
tree-society-action-take-text = Take a fruit from the market.
tree-society-action-chest-text = Put { tree-society-coins } into your chest.
tree-society-action-reduce-text = One level costs 2 coins less.

tree-society-kind-none = No effect
tree-society-kind-standard = When built
tree-society-kind-continuous = Continuous
tree-society-kind-mandatory = Mandatory
tree-society-effect = { $kind }: { $text }
tree-society-steps = { $first } { $later }

tree-society-phase-draft = Take a fruit from the market
tree-society-phase-sell = Sell one fruit
tree-society-phase-build = Build, or end your turn
tree-society-phase-effect = Use the effect
tree-society-phase-rest = Take a fruit to end your turn
tree-society-phase-over = The game is over

## At the table in the browser
tree-society-turn-draft = Your turn: take a fruit from the market
tree-society-turn-sell = Your turn: sell one fruit
tree-society-turn-build = Your turn: build, or finish building
tree-society-turn-effect = Your turn: use { $card }
tree-society-turn-rest = Your turn: take a fruit to end it
tree-society-turn-over = The game is over
tree-society-turn-held = Confirm, or take it back
tree-society-other-draft = { $name } is taking a fruit
tree-society-other-sell = { $name } is selling a fruit
tree-society-other-build = { $name } is building
tree-society-other-effect = { $name } is using an effect
tree-society-other-rest = { $name } is taking a fruit
tree-society-effect-of = { $name } uses { $card }: “{ $text }”
tree-society-fruit-action = Fruit action, once this turn: { $text }
tree-society-fruit-action-of = { $name } may use a fruit action: { $action }
tree-society-take-last = Take { WORD("tree-society-fruit", $fruit, form: "a") } and end your turn
tree-society-take-now = Confirm: take { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-fruit-worth = Brings { $price } now: { $visible ->
    [one] { $visible } of this type is
   *[other] { $visible } of this type are
} face up{ $precious ->
    [true] , and the leaf adds 1.
   *[other] .
}
tree-society-fruit-when = You may use its action once, in the turn you sell it.

tree-society-short-coins = { $term ->
    [once] +{ $amount }
   *[other] +{ $amount } per { tree-society-things }
}
tree-society-short-chest = { tree-society-short-coins }
tree-society-short-sale = { $amount ->
    [one] Additional sale
   *[other] { $amount } additional sales
}
tree-society-short-take = { $amount ->
    [one] Take a fruit
   *[other] Take { $amount } fruit
}
tree-society-short-row = { tree-society-action-row }
tree-society-short-give = Give up { $amount } fruit
tree-society-short-build = { $what ->
    [new] New card { tree-society-cheaper }
    [another] Another card { tree-society-cheaper }
   *[any] Any level { tree-society-cheaper }
}
tree-society-short-reveal-guilds = Reveal { $amount }, build one { tree-society-cheaper }
tree-society-short-on-sale = +{ $amount } per sale
tree-society-short-on-build = +{ $amount } per level built
tree-society-short-on-complete = +{ $amount } per card completed
tree-society-short-on-take = +{ $amount } per fruit taken
tree-society-short-on-rest = +{ $amount } when you rest

tree-society-sign-pouch = Pouch
tree-society-sign-pouch-text = Coins you can spend now. When you rest, you keep at most 2 of them.
tree-society-sign-chest = Chest
tree-society-sign-chest-text = Coins that move to your pouch when you rest, so you can spend them next turn.
tree-society-sign-price = Price tag
tree-society-sign-price-text = What the fruit brings if it’s sold now: 1 coin for each face-up fruit of its type, wherever it lies.
tree-society-sign-precious = Leaf
tree-society-sign-precious-text = A precious fruit: it brings 1 coin more when it’s sold.
tree-society-sign-sold = Sold pile
tree-society-sign-sold-text = The fruit you’ve sold, face down. Some cards score it at the end.
tree-society-sign-cost = Coin on a level
tree-society-sign-cost-text = What the level costs. You pay from your pouch.
tree-society-sign-upper = Upper row
tree-society-sign-upper-text = These cards cost 1 coin more, and nothing ever saves you that coin.
tree-society-sign-lower = Lower row
tree-society-sign-lower-text = These cards cost what’s printed on them. Cards from the upper row drop into spaces that become empty.
tree-society-sign-tree = Tree token
tree-society-sign-tree-text = Shows how high a card is built. You have three, so you can have three ongoing cards.
tree-society-sign-symbols = Rings
tree-society-sign-symbols-text = One for each symbol on your completed cards. Once somebody has filled them all, you finish the round and play one more.
tree-society-sign-points = Number on a leaf
tree-society-sign-points-text = Points at the end of the game. On each card, only the highest level you’ve built counts.
tree-society-sign-formula = Star
tree-society-sign-formula-text = Points that depend on what you have at the end; the card says how.
tree-society-sign-mandatory = Exclamation mark
tree-society-sign-mandatory-text = Mandatory: you have to do this before you can build the level.
tree-society-sign-continuous = Infinity sign
tree-society-sign-continuous-text = Continuous: it works while the tree token is on exactly this level.

tree-society-guide-goal = Most points win. Sell fruit, spend the coins on guild cards and build them level by level. Once somebody has filled all their rings, the end is near.
tree-society-guide-sell = Sell one fruit. Its tag shows the coins it brings now: the more of its type are face up, the better. You may use its action this turn.
tree-society-guide-build = Spend the coins in your pouch. Cards that glow can be built; tap one to read it. Build as much as you can pay for, or nothing.
tree-society-guide-effect = A level’s effect happens at once. Choose from what glows, or skip the effect if you may.
tree-society-guide-rest = Take a fruit to end your turn. Only 2 coins stay in your pouch; then your chest is emptied into it.

tree-society-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
tree-society-chest-coins = { $chest ->
    [one] { $chest } coin
   *[other] { $chest } coins
}
tree-society-gains = { $chest ->
    [0] { tree-society-coins }
   *[other] { $coins ->
        [0] { tree-society-chest-coins } into the chest
       *[other] { tree-society-coins }, and { tree-society-chest-coins } into the chest
    }
}
tree-society-amount = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
tree-society-things = { $term ->
    [completed] { $every ->
        [1] guild card you’ve completed
       *[other] { $every } guild cards you’ve completed
    }
    [symbols] { $of ->
        [none] { $every ->
            [1] symbol on your completed cards
           *[other] { $every } symbols on your completed cards
        }
       *[other] { $every ->
            [1] { WORD("tree-society-guild", $of, form: "one") } symbol on your completed cards
           *[other] { $every } { WORD("tree-society-guild", $of, form: "one") } symbols on your completed cards
        }
    }
    [different-guilds] { $every ->
        [1] different guild among your symbols
       *[other] { $every } different guilds among your symbols
    }
    [most-guild] { $every ->
        [1] symbol of the guild you have the most of
       *[other] { $every } symbols of the guild you have the most of
    }
    [ongoing] { $every ->
        [1] ongoing card of yours
       *[other] { $every } ongoing cards of yours
    }
    [guild-cards] { $every ->
        [1] guild card of yours, ongoing or completed
       *[other] { $every } guild cards of yours, ongoing or completed
    }
    [unsold] { $of ->
        [none] { $every ->
            [1] unsold fruit of yours
           *[other] { $every } unsold fruit of yours
        }
       *[other] { $every ->
            [1] unsold { WORD("tree-society-fruit", $of, form: "one") } of yours
           *[other] { $every } unsold { WORD("tree-society-fruit", $of, form: "some") } of yours
        }
    }
    [sold] { $of ->
        [none] { $every ->
            [1] fruit in your sold pile
           *[other] { $every } fruit in your sold pile
        }
       *[other] { $every ->
            [1] { WORD("tree-society-fruit", $of, form: "one") } in your sold pile
           *[other] { $every } { WORD("tree-society-fruit", $of, form: "some") } in your sold pile
        }
    }
    [fruit] { $every ->
        [1] fruit, unsold or in your sold pile
       *[other] { $every } fruit, unsold or in your sold pile
    }
    [unsold-types] { $every ->
        [1] type among your unsold fruit
       *[other] { $every } types among your unsold fruit
    }
    [sold-types] { $every ->
        [1] type in your sold pile
       *[other] { $every } types in your sold pile
    }
    [most-sold] { $every ->
        [1] fruit of the type you’ve sold most of
       *[other] { $every } fruit of the type you’ve sold most of
    }
    [coins] { $every ->
        [1] coin left
       *[other] { $every } coins left
    }
   *[market-types] { $every ->
        [1] type in the fruit market
       *[other] { $every } types in the fruit market
    }
}

tree-society-step-coins = { $term ->
    [once] Gain { tree-society-amount }.
   *[other] Gain { tree-society-amount } per { tree-society-things }.
}
tree-society-step-chest = { $term ->
    [once] Put { tree-society-amount } into your chest.
   *[other] Put { tree-society-amount } per { tree-society-things } into your chest.
}
tree-society-step-sale = { $amount ->
    [one] Make an additional sale.
   *[other] Make { $amount } additional sales.
}
tree-society-step-take = { $amount ->
    [one] Take a fruit from the market.
   *[other] Take { $amount } fruit from the market.
}
tree-society-step-row = Discard a row of the guild market.
tree-society-step-discard = { $what ->
    [ongoing] Discard another of your ongoing cards.
    [completed] Discard another of your completed cards.
    [own] Discard one of your guild cards; it may be this one.
   *[any] Discard another of your guild cards.
}
tree-society-step-give = { $amount ->
    [one] Put an unsold fruit onto your sold pile for no coins.
   *[other] Put { $amount } unsold fruit onto your sold pile for no coins.
}
tree-society-cheaper = { $how ->
    [half] at half cost
    [free] for free
   *[less] for { $less } less
}
tree-society-step-build = { $what ->
    [new] Build a new card { tree-society-cheaper }.
    [another] Build any level of another card { tree-society-cheaper }.
   *[any] Build any level { tree-society-cheaper }.
}
tree-society-step-reveal-fruit = Reveal { $amount } fruit, keep { $keep }.
tree-society-step-reveal-guilds = Reveal { $amount } guild cards; you may build one { tree-society-cheaper }.
tree-society-step-reduce = { $guild ->
    [any] { $level ->
        [0] Every level costs { $amount } less.
       *[other] Every level { $level } costs { $amount } less.
    }
   *[other] { $level ->
        [0] Every { WORD("tree-society-guild", $guild, form: "one") } level costs { $amount } less.
       *[other] Every { WORD("tree-society-guild", $guild, form: "one") } level { $level } costs { $amount } less.
    }
}
tree-society-into = { $to ->
    [chest] into your chest
   *[pouch] into your pouch
}
tree-society-step-on-sale = Each time you sell: { tree-society-amount } { tree-society-into }.
tree-society-step-on-build = Each time you build a level: { tree-society-amount } { tree-society-into }.
tree-society-step-on-complete = Each time you complete a guild card: { tree-society-amount } { tree-society-into }.
tree-society-step-on-take = Each time you take a fruit from the market: { tree-society-amount } { tree-society-into }.
tree-society-step-on-rest = { $to ->
    [chest] When you rest, put { tree-society-amount } into your chest before emptying it.
   *[pouch] When you rest, put { tree-society-amount } into your pouch before cutting it to 2.
}

tree-society-each-points = { $each ->
    [one] { $each } point
   *[other] { $each } points
}
tree-society-points-formula = { $base ->
    [0] { tree-society-each-points } per { tree-society-things }
   *[other] { $base } + { tree-society-each-points } per { tree-society-things }
}
tree-society-scored-fixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tree-society-scored-formula = { $base ->
    [0] { tree-society-each-points } per { tree-society-things }: { $counted } counted, { $points } in all
   *[other] { $base } + { tree-society-each-points } per { tree-society-things }: { $counted } counted, { $points } in all
}

tree-society-priced = { $way ->
    [fruit] { tree-society-coins } (fruit action)
    [effect] { tree-society-coins } (effect)
   *[plain] { tree-society-coins }
}
tree-society-told-sell = { $seat } sells { WORD("tree-society-fruit", $fruit, form: "a") } for { tree-society-coins }.
    .you = You sell { WORD("tree-society-fruit", $fruit, form: "a") } for { tree-society-coins }.
tree-society-told-take = { $seat } takes { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = You take { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-keep = { $seat } keeps { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = You keep { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-give = { $seat } gives up { WORD("tree-society-fruit", $fruit, form: "a") }.
    .you = You give up { WORD("tree-society-fruit", $fruit, form: "a") }.
tree-society-told-build = { $seat } builds { $card }, level { $level }, for { tree-society-priced }.
    .you = You build { $card }, level { $level }, for { tree-society-priced }.
tree-society-told-discard-guild = { $seat } discards { $card }.
    .you = You discard { $card }.
tree-society-told-discard-row = { $row ->
    [upper] { $seat } discards the upper row.
   *[lower] { $seat } discards the lower row.
}
    .you = { $row ->
        [upper] You discard the upper row.
       *[lower] You discard the lower row.
    }
tree-society-told-chest = { $seat } puts { tree-society-coins } into the chest.
    .you = You put { tree-society-coins } into the chest.
tree-society-told-use = { $seat } uses the effect: { tree-society-gains }.
    .you = You use the effect: { tree-society-gains }.
tree-society-told-reveal = { $seat } reveals cards.
    .you = You reveal cards.
tree-society-told-skip = { $seat } skips the effect: { $effect }
    .you = You skip the effect: { $effect }
tree-society-told-paid = { $seat }’s guild cards pay { tree-society-gains }.
    .you = Your guild cards pay { tree-society-gains }.
tree-society-told-passed = { $card }, level { $level }, skips what can’t be done: { $effect }
tree-society-told-rest = { $seat } has finished building.
    .you = You’ve finished building.
tree-society-do-sell = Sell { WORD("tree-society-fruit", $fruit, form: "a") } for { tree-society-coins }
tree-society-do-take = Take { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-keep = Keep { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-give = Give up { WORD("tree-society-fruit", $fruit, form: "a") }
tree-society-do-build = Build { $card }, level { $level }, for { tree-society-priced }
tree-society-do-discard-guild = Discard { $card }
tree-society-do-discard-row = { $row ->
    [upper] Discard the upper row
   *[lower] Discard the lower row
}
tree-society-do-chest = Put { tree-society-coins } into the chest
tree-society-do-use = Use: { tree-society-gains }
tree-society-do-reveal = Reveal cards
tree-society-do-skip = Skip the effect: { $effect }
tree-society-do-paid = { $action }; your guild cards pay { tree-society-gains }
tree-society-do-rest = Finish building
# Why an action was better than the one that was done.
tree-society-why-sale = The better sale brings { $better ->
    [one] one coin
   *[other] { $better } coins
} instead of { $worse }.
tree-society-why-price = The better action costs { $better } instead of { $worse }.
tree-society-why-completes = The better action completes { $card }.

tree-society-action-unreadable = “{ $action }” isn’t an action. Try “sell apple-07”, “build inkwell 2 for 3”, “take orange-03” or “rest”, for example.
tree-society-unknown-card = There’s no card “{ $card }” in this deck.
tree-society-wrong-level = The next level of { $card } is level { $level }.
tree-society-wrong-price = That’s the wrong price. It should be “{ $action }”.
tree-society-game-over = The game is over: there’s nothing left to do.
tree-society-not-now = { $phase ->
    [draft] Not now: take a fruit from the market.
    [sell] Not yet: sell one of your fruit first.
    [build] Not now: build, use your fruit action or rest.
    [effect] Not now: finish the effect first.
   *[rest] Not now: take a fruit from the market.
}
tree-society-not-your-fruit = That isn’t one of your face-up fruit.
tree-society-type-already-sold = You’ve already sold { WORD("tree-society-fruit", $fruit, form: "a") } this turn: an additional sale has to be of a different type.
tree-society-no-such-fruit-action = The fruit you sold doesn’t give this action, or you’ve already used it.
tree-society-fruit-not-in-market = That fruit isn’t in the market.
tree-society-not-revealed = That card isn’t among the revealed ones.
tree-society-unavailable-card = { $card } isn’t in the market or among your ongoing cards.
tree-society-no-free-place = You already have three ongoing cards: complete or discard one first.
tree-society-too-expensive = { $card } costs { $price }; you have { $pouch } in your pouch.
tree-society-no-reduction = You have no fruit action that makes { $card } cheaper.
tree-society-effect-does-not-fit = The effect doesn’t let you build { $card }.
tree-society-cannot-fulfil = You can’t carry out the mandatory effect of this level of { $card }.
tree-society-not-your-card = You don’t have { $card }.
tree-society-empty-row = That row is empty.
tree-society-must-be-used = This effect is mandatory.
tree-society-discard-does-not-fit = The effect doesn’t let you discard { $card }.
tree-society-effect-in-progress = The effect of { $card } isn’t finished yet.

tree-society-guilds = Choose exactly four different guilds from: { $known }.
tree-society-deal-unreadable = The deal needs “fruit_market”, “fruit”, “fruit_deck”, “guild_market”, “starting”, “guild_deck” and “chance”.
tree-society-deal-market = The fruit market needs the right number of cards for this number of players, all of different types.
tree-society-deal-guild-market = The guild market needs two rows of three cards.
tree-society-deal-sizes = Every player starts with three fruit (none with the draft).
tree-society-deal-starting = Every player starts with one Architect starting card, or nobody does.
tree-society-doubled-card = “{ $card }” appears twice, but there’s only one of each card.
tree-society-misplaced-card = “{ $card }” is missing, or doesn’t belong in this game.

tree-society-deck-unknown = There’s no deck “{ $deck }” here. Add its file with “treetop deck add”.
tree-society-deck-name-taken = “{ $name }” is the name of the deck that comes with Treetop. Rename your file, for example to my-{ $name }.toml, and add it again.
tree-society-deck-lost = This game was played with the deck with hash { $hash }, which isn’t here. Add its file with “treetop deck add”.
tree-society-deck-problem = { $card } · { $field }: { $reason }
tree-society-deck-not-toml = This isn’t a TOML file: { $error }
tree-society-deck-too-deep = A line in a deck file never needs more than { $most } dots.
tree-society-deck-not-utf8 = This isn’t UTF-8 text (line { $line }): save the file as UTF-8.
tree-society-deck-needs-text = This needs to be text.
tree-society-deck-needs-table = This needs to be a table.
tree-society-deck-needs-tables = This needs to be a list of tables.
tree-society-deck-four-numbers = This needs four numbers from 0 to 99, one for each player in turn order.
tree-society-deck-key = A key has lower-case letters, digits and single hyphens, for example “lantern-hall”.
tree-society-deck-three-levels = A guild card has three levels; this one has { $given }.
tree-society-deck-unknown-field = There’s no such field. Available: { $known }.
tree-society-deck-only-with = This field only goes with { $other } = “{ $value }”.
tree-society-deck-word = This can’t be “{ $given }”. Available: { $known }.
tree-society-deck-number = This needs to be a whole number from { $least } to { $most }.
tree-society-deck-flag = This needs to be true or false.
tree-society-deck-most-steps = An effect can have at most three steps.
tree-society-deck-continuous-alone = A continuous effect has to be the only one on its level.
tree-society-deck-waiting = At most { $most } levels in a deck may do something else after building: this is one too many (T16).
tree-society-deck-must = A mandatory effect has to start with a sale, taking a fruit, discarding a row, discarding a guild card or giving up a fruit.
tree-society-deck-twice = Another card already has this key.
tree-society-deck-guild-size = { WORD("tree-society-guild", $guild) }: there should be { $wanted } cards, not { $given } (T1).
tree-society-deck-starting-guild = Only Architect cards can be starting cards (T1).
tree-society-deck-starting-cards = There must be at least four starting cards (T1).
tree-society-deck-fruit-size = There should be { $wanted }, not { $given } (T3).
tree-society-deck-fruit-types = A two-player game needs all five types of fruit (T7).

tree-society-deck-in-file = { $file }: { $problem }
tree-society-deck-summary = { $name }: { $guilds } guild cards, { $fruit } fruit cards, no errors. Hash { $hash }.
tree-society-deck-pages = { $count ->
    [one] { $count } page written.
   *[other] { $count } pages written.
}
tree-society-deck-kept = Added. Play with it using --option deck={ $name }, or choose it among a new table’s options in the browser.
tree-society-deck-starting = { $name } (start)
tree-society-deck-column-name = Card
tree-society-deck-column-symbols = Symbols
tree-society-deck-column-level = Level
tree-society-deck-column-cost = Cost
tree-society-deck-column-effect = Effect
tree-society-deck-column-points = Points
tree-society-deck-column-fruit = Fruit
tree-society-deck-column-action = Action
tree-society-deck-column-leaf = Leaf
tree-society-deck-column-crowd = Players

tree-society-card-foundation-stone = Foundation Stone
tree-society-card-scaffolding = Scaffolding
tree-society-card-tool-shed = Tool Shed
tree-society-card-apprentice-hut = Apprentices’ Hut
tree-society-card-pulley = Pulley
tree-society-card-dovetail-joint = Dovetail Joint
tree-society-card-footbridge = Footbridge
tree-society-card-scale-model = Scale Model
tree-society-card-sawmill = Sawmill
tree-society-card-living-bridge = Living Bridge
tree-society-card-builders-camp = Builders’ Camp
tree-society-card-vaulted-hall = Vaulted Hall
tree-society-card-tree-cathedral = Tree Cathedral
tree-society-card-money-box = Money Box
tree-society-card-acorn-bank = Acorn Bank
tree-society-card-tithe-barn = Tithe Barn
tree-society-card-pawnshop = Pawnshop
tree-society-card-ledger-room = Ledger Room
tree-society-card-toll-gate = Pay Office
tree-society-card-gilders-loft = Gilder’s Loft
tree-society-card-insurance-office = Insurance Office
tree-society-card-money-changer = Money Changer
tree-society-card-dividend-house = Dividend House
tree-society-card-golden-bough = Golden Bough
tree-society-card-grand-treasury = Grand Treasury
tree-society-card-apple-barrow = Apple Barrow
tree-society-card-cherry-booth = Cherry Display
tree-society-card-grape-press = Grape Press
tree-society-card-blueberry-boat = Blueberry Boat
tree-society-card-orange-crate = Orange Crate
tree-society-card-weighhouse = Weighhouse
tree-society-card-tasting-bench = Tasting Bench
tree-society-card-night-market = Night Market
tree-society-card-fruit-exchange = Fruit Exchange
tree-society-card-ferry-landing = Ferry Landing
tree-society-card-caravan-yard = Caravan Yard
tree-society-card-great-bazaar = Great Bazaar
tree-society-card-quill-nook = Quill Nook
tree-society-card-sonnet-bench = Sonnet Bench
tree-society-card-gazette = Gazette
tree-society-card-recipe-book = Recipe Book
tree-society-card-family-tree = Family Tree
tree-society-card-memoir = Memoir
tree-society-card-prompters-box = Prompter’s Box
tree-society-card-phrasebook = Phrasebook
tree-society-card-annals = Annals
tree-society-card-open-air-stage = Open-Air Stage
tree-society-card-lending-library = Lending Library
tree-society-card-hall-of-tales = Hall of Tales
tree-society-card-budding-knife = Budding Knife
tree-society-card-coppice = Coppice
tree-society-card-leaf-mould = Leaf Mould
tree-society-card-seed-bank = Seed Bank
tree-society-card-hothouse = Hothouse
tree-society-card-espalier = Espalier
tree-society-card-bonsai-shelf = Bonsai Shelf
tree-society-card-bee-meadow = Bee Meadow
tree-society-card-vine-gate = Vine Gate
tree-society-card-grafted-grove = Thinned Grove
tree-society-card-mother-tree = Mother Tree
tree-society-card-elder-oak = Elder Oak
tree-society-card-spyglass = Spyglass
tree-society-card-rope-ladder = Rope Ladder
tree-society-card-foragers-basket = Forager’s Basket
tree-society-card-sketch-map = Sketch Map
tree-society-card-signal-fire = Signal Fire
tree-society-card-supply-cache = Supply Cache
tree-society-card-weathervane = Weathervane
tree-society-card-glider = Glider
tree-society-card-observatory = Observatory
tree-society-card-balloon-mast = Balloon Mast
tree-society-card-trail-lodge = Trail Lodge
tree-society-card-expedition-hall = Expedition Hall
tree-society-card-first-beam = First Beam
tree-society-card-plumb-line = Plumb Line
tree-society-card-ladder-yard = Ladder Yard
tree-society-card-drawing-board = Drawing Board
tree-society-card-spiral-stair = Spiral Stair
tree-society-card-bough-arch = Bough Arch
tree-society-card-rope-bridge = Rope Bridge
tree-society-card-carpenters-loft = Carpenters’ Loft
tree-society-card-crown-terrace = Crown Terrace
tree-society-card-great-frame = Great Frame
tree-society-card-master-plan = Master Plan
tree-society-card-keystone = Keystone
tree-society-card-treetop-crane = Treetop Crane
tree-society-card-coin-cellar = Coin Cellar
tree-society-card-acorn-mint = Acorn Mint
tree-society-card-hollow-purse = Hollow Purse
tree-society-card-counting-branch = Counting Branch
tree-society-card-strongroom = Strongroom
tree-society-card-resin-seal = Resin Seal
tree-society-card-lending-window = Lending Window
tree-society-card-savings-nest = Savings Nest
tree-society-card-treasury-trunk = Treasury Trunk
tree-society-card-leaf-exchange = Leaf Exchange
tree-society-card-golden-root = Golden Root
tree-society-card-annuity-oak = Annuity Oak
tree-society-card-fruit-stall = Fruit Stall
tree-society-card-cherry-cart = Cherry Cart
tree-society-card-cider-press = Cider Press
tree-society-card-orangery = Orangery
tree-society-card-market-hall = Market Hall
tree-society-card-barter-post = Barter Post
tree-society-card-auction-block = Auction Block
tree-society-card-grape-vat = Grape Vat
tree-society-card-wholesale-deck = Wholesale Deck
tree-society-card-berry-barge = Berry Barge
tree-society-card-canopy-harbour = Canopy Harbour
tree-society-card-caravan-perch = Caravan Perch
tree-society-card-inkwell = Inkwell
tree-society-card-copy-room = Copy Room
tree-society-card-chronicle = Chronicle
tree-society-card-harvest-almanac = Harvest Almanac
tree-society-card-poets-perch = Poets’ Perch
tree-society-card-hanging-library = Hanging Library
tree-society-card-family-saga = Family Saga
tree-society-card-rumour-board = Rumour Board
tree-society-card-heralds-gong = Herald’s Gong
tree-society-card-letter-press = Letter Press
tree-society-card-playhouse = Playhouse
tree-society-card-fruit-ballad = Fruit Ballad
tree-society-card-grafting-knife = Grafting Knife
tree-society-card-pruning-hook = Pruning Hook
tree-society-card-compost-heap = Compost Heap
tree-society-card-seed-vault = Seed Vault
tree-society-card-glasshouse = Glasshouse
tree-society-card-nursery = Nursery
tree-society-card-root-cellar = Root Cellar
tree-society-card-trellis = Trellis
tree-society-card-bonsai-yard = Bonsai Yard
tree-society-card-sky-orchard = Sky Orchard
tree-society-card-great-oak = Great Oak
tree-society-card-wild-meadow = Wild Meadow
tree-society-card-lookout = Lookout
tree-society-card-lantern-hall = Lantern Hall
tree-society-card-rope-team = Rope Team
tree-society-card-crows-nest = Crow’s Nest
tree-society-card-field-kitchen = Field Kitchen
tree-society-card-compass-rose = Compass Rose
tree-society-card-base-camp = Base Camp
tree-society-card-map-room = Map Room
tree-society-card-star-deck = Star Deck
tree-society-card-trail-mark = Trail Mark
tree-society-card-long-expedition = Long Expedition
tree-society-card-balloon-ferry = Balloon Ferry

## At the table
tree-society-table-rules-guilds = Guilds: { $names }
tree-society-table-market = Market
tree-society-table-market-upper = Upper row (+1 coin)
tree-society-table-market-lower = Lower row
tree-society-table-market-fruit = Fruit market
tree-society-table-market-decks = Cards left: { $guild } guild, { $fruit } fruit
tree-society-table-fruit = { $fruit }, worth { $price } now, { $precious ->
    [true] precious, { $action }
   *[other] { $action }
}
tree-society-table-fruit-offer = { $fruit }. { $offer }
tree-society-table-fruit-unsold = Your fruit
tree-society-table-fruit-none = No fruit
tree-society-table-fruit-sold = Sold: { $count }
tree-society-table-guild-card = { $name }, { $guild } × { $symbols }, { $level ->
    [0] not built
   *[other] level { $level } built
}{ $price ->
    [none] { "" }
   *[other] , can be built for { $price }
}
tree-society-table-guild-level = Level { $level }
tree-society-table-guild-cost = Cost: { $count }
tree-society-table-guild-ongoing = Ongoing cards
tree-society-table-points = { $count ->
    [one] point
   *[other] points
}
tree-society-table-pouch = Pouch: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tree-society-table-chest = Chest: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tree-society-table-symbols = Guild symbols: { $count } of { $needed }
tree-society-table-board-look = Look at { $name }’s board
tree-society-table-board-of = { $name }’s board
tree-society-table-prompt = Your choice
tree-society-table-prompt-left = ({ $count } left to choose)
tree-society-table-prompt-waiting = Then { $card } continues: { $text }
tree-society-table-tie = Tied on points: whoever comes later in turn order wins.

## Options
tree-society-option-guilds = Guilds (choose four)
tree-society-option-starting-cards = Everybody starts with one guild card
tree-society-option-draft = Draft the starting fruit
tree-society-option-end-symbols = Guild symbols that end the game
tree-society-option-end-symbols-6 = Six
tree-society-option-end-symbols-7 = Seven
tree-society-option-open-memory = Everybody can see all sold fruit
tree-society-option-half-cost = Half cost
tree-society-option-half-cost-up = Round up
tree-society-option-half-cost-down = Round down
tree-society-option-deck = Deck
tree-society-option-deck-heartwood = Heartwood (Treetop’s own)
tree-society-option-deck-canopy = Canopy (Treetop’s first)

## Phases of a turn, where mistakes are counted

tree-society-deciding-draft = Draft
tree-society-deciding-sell = Selling
tree-society-deciding-build = Building
tree-society-deciding-effect = Effects
tree-society-deciding-rest = Taking fruit
