# Tree Society: the balance report, which no browser shows.

tree-society-balance-title = Tree Society: deck balance
tree-society-balance-by = { $player ->
    [forecast] the player that takes the action with the best forecast
    [forecast-1] an earlier version of the player that takes the action with the best forecast, which learnt the games of Canopy
    [search] the player that searches the coming turns
   *[planner] the planner, which looks ahead to the end of its turn
}
tree-society-balance-what = { $games } games each with { $players } players, every seat played by { tree-society-balance-by }. Every other game uses the four beginner guilds; the rest draw four at random. Deck { $hash }. In brackets: 95% intervals.
tree-society-balance-guilds = Guilds
tree-society-balance-combinations = Guild combinations
tree-society-balance-combinations-what = How many percentage points more than their fair share the first and the last player win.
tree-society-balance-cards = Cards
tree-society-balance-starters = Symbols on the cards players start
tree-society-balance-starters-what = How often players who start cards with that many symbols win, and how often those who start none do, compared with a fair share (100%).
tree-society-balance-with-symbols = { $count ->
    [one] Cards with { $count } symbol
   *[other] Cards with { $count } symbols
}
tree-society-balance-ideas = Single-idea strategies
tree-society-balance-ideas-what = Each deal is played a second time with one player who sticks to one idea, among others who don’t.
tree-society-balance-idea-small = Starts no card with 3 symbols
tree-society-balance-idea-rush = Completes cards whenever it can
tree-society-balance-idea-slow = Never triggers the end
tree-society-balance-idea-hoard = Takes fruit whenever it can
tree-society-balance-idea-type = Takes one type of fruit whenever it can
tree-society-balance-idea-guild = Starts cards of one guild whenever it can, others only if it can’t
tree-society-balance-kept = Starting cards completed
tree-society-balance-dominated = Dominated cards
tree-society-balance-dominated-what = The second card costs no more on any level and is worse at nothing; all types of fruit count the same.
tree-society-balance-none-dominated = None: no card is beaten or matched by another in everything.
tree-society-balance-effects = Effects used
tree-society-balance-effect-coins = Coins into the pouch
tree-society-balance-effect-chest = Coins into the chest
tree-society-balance-effect-sale = Additional sale
tree-society-balance-effect-take = Taking fruit from the market
tree-society-balance-effect-row = Discarding a row
tree-society-balance-effect-discard = Discarding a guild card
tree-society-balance-effect-give = Giving up fruit
tree-society-balance-effect-build = Building a level at a reduced cost
tree-society-balance-effect-reveal-fruit = Revealing fruit
tree-society-balance-effect-reveal-guilds = Revealing guild cards
tree-society-balance-effect-reduce = Continuous: levels cost less
tree-society-balance-effect-on-sale = Continuous: coins per sale
tree-society-balance-effect-on-build = Continuous: coins per level built
tree-society-balance-effect-on-complete = Continuous: coins per guild card completed
tree-society-balance-effect-on-take = Continuous: coins per fruit taken
tree-society-balance-effect-on-rest = Continuous: coins per rest
tree-society-balance-shift-what = How much more often players who completed it win than others with as many symbols, in percentage points.
tree-society-balance-column-symbols = Ended by symbols (T21)
tree-society-balance-column-times = Completed
tree-society-balance-column-often = Per 100 games in play
tree-society-balance-column-leads = Lead changes
tree-society-balance-column-trigger = Won by whoever triggers the end
tree-society-balance-column-kept = Starting cards completed
tree-society-balance-column-started = Started
tree-society-balance-column-done = Of these, completed
tree-society-balance-column-with = Wins with them
tree-society-balance-column-without = Wins without
tree-society-balance-column-other = No worse
tree-society-balance-column-wins = Wins
tree-society-balance-column-fair = Compared with a fair share
