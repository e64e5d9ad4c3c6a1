records-not-json = This isn’t a record: it isn’t JSON.
records-not-an-object = A record is a single JSON object.
records-key-missing = The record has no “{ $key }”.
records-key-type = “{ $key }” has to be of type { $kind }.
records-format = The format is “{ $given }”, but this program reads “{ $known }”.
records-not-a-start = A record starts with the deal, but this position is from the middle of a game, or its hidden cards were made up.
records-broken = Action { $number }, “{ $action }”, isn’t possible. { $reason }
records-actions-legal =
    { $count ->
        [one] Its only action is legal.
       *[other] All { $count } actions are legal.
    }
records-deal-from-seed = The deal comes from the seed.
records-deal-was-fixed = This deal was fixed before your device added its own random number: the server’s seed is the one it committed to.
records-result-true = The result is correct.
records-unfinished = The game isn’t finished.
records-not-over = The record has a result, but the game isn’t over.
records-deal-false = The deal doesn’t come from this seed and these options.
records-result-false = The result is wrong. The scores should be { $scores }; the winning seats: { $winners }.
records-fairness-unreadable = “fairness” needs “commitment”, “server_seed” and “salts”.
records-commitment-false = The server’s seed isn’t the one it committed to.
records-seed-false = The game’s seed doesn’t come from the server’s seed and the salts.
records-forfeit = The game was decided before its end: somebody resigned, left or ran out of time.
