# What is stored about people.

privacy-title = Privacy
privacy-about = This is everything the server stores, taken from the description of its own database. It sets one cookie, which says who you are; it loads nothing from other sites, and nobody here counts your visits or tracks you.
privacy-yours = In Settings you can download everything about you, or delete your account.
privacy-kept = How long we keep it
privacy-kept-open-tables = Tables at which no game began: { $days ->
    [0] for good
    [one] { $days } day
   *[other] { $days } days
}
privacy-kept-guests = Guests without a finished game: { $days ->
    [0] for good
    [one] { $days } day
   *[other] { $days } days
}
privacy-kept-chat = Chat: { $days ->
    [0] for good
    [one] { $days } day
   *[other] { $days } days
}
privacy-kept-reports = Reports that have been dealt with: { $days ->
    [0] for good
    [one] { $days } day
   *[other] { $days } days
}
