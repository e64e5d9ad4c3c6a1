scorepad-page = Score pad
scorepad-lead = Playing with real cards? Enter everybody’s cards: the pad adds up the points, explains them and remembers the game. It works offline, and everything stays on this device.
scorepad-new = Score { $game }
scorepad-history = Games on this device
scorepad-unfinished = Not complete yet
scorepad-forget = Delete the game from { $date }
scorepad-forgotten = The game from { $date } has been deleted.
scorepad-not-here = This game isn’t on this device, or the link is incomplete.
scorepad-unable = This browser can’t work out the points: it’s missing WebAssembly or module workers. What you enter is kept, and its link shows the points in any other browser.
scorepad-statistics = Player statistics
scorepad-column-name = Name
scorepad-column-games = Games
scorepad-column-wins = Won
scorepad-column-average = Average
scorepad-column-best = Best

scorepad-players = Players
scorepad-name = Name
scorepad-start = Enter the cards

scorepad-back = Back to the score pad
scorepad-tabs = Players and result
scorepad-result = Result
scorepad-undo = Undo

scorepad-counting = Scoring…

scorepad-what-if = What if…?
scorepad-what-if-on = You’re just trying things out: take cards away, add some, and watch the points change. The real game stays as it is.
scorepad-what-if-back = Back to the real game
scorepad-what-if-keep = Keep the changes
scorepad-live = { $name }: { $before } → { $now }

scorepad-share-picture = Picture
scorepad-share-text = Text
scorepad-share-link = Link
scorepad-picture-saved = Picture saved.
scorepad-copied = Copied.
scorepad-text-title = { $game }, { $date }
scorepad-text-player = { $name } { $count }.
scorepad-text-winner = { $name } { $count } ★

scorepad-less = Fewer: { $what }
scorepad-more = More: { $what }
