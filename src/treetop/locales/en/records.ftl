records-not-json = This is not a record: it is not JSON.
records-not-an-object = A record is one JSON object.
records-key-missing = The record has no “{ $key }”.
records-key-type = “{ $key }” must be of the type { $kind }.
records-format = The format is “{ $given }”; this program reads “{ $known }”.
records-broken = Action { $number }, “{ $action }”, cannot be done. { $reason }
records-actions-legal =
    { $count ->
        [one] Its one action is legal.
       *[other] All { $count } actions are legal.
    }
records-deal-from-seed = The deal comes from the seed.
records-deal-was-fixed = This deal was fixed before you added your salt: the server’s seed is the one it had committed to.
records-result-true = The result is right.
records-unfinished = The game is not finished.
records-not-over = The record states a result, but the game is not over.
records-deal-false = The deal does not come from this seed and these options.
records-result-false = The stated result is wrong. The scores are { $scores }; the winning seats: { $winners }.
records-fairness-unreadable = “fairness” must have “commitment”, “server_seed” and “salts”.
records-commitment-false = The server’s seed is not the one it had committed to.
records-seed-false = The seed of the game does not come from the server’s seed and the salts.
