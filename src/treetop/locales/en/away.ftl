# News for those who are away, and ways back into an account.

away-your-turn = It’s your turn.
away-letter-subject = A new password for Treetop
away-letter = Hello { $name }, somebody, probably you, has forgotten this account’s password. This link sets a new one; it works once, within the next hour: { $link } If it wasn’t you, just ignore this e-mail.
away-letter-why = You get this e-mail because you turned it on in Settings, where you can turn it off again.
away-wrong-code = This code doesn’t go with this name, or it no longer works.
away-no-address = “{ $email }” isn’t an e-mail address.
away-title = When it’s your turn
away-about = We can let you know when your turn comes and you aren’t at the table. The message only says that it’s your turn.
away-push = Notify me in this browser
away-push-denied = Your browser doesn’t allow it. You can change that in its settings for this site.
away-email = E-mail address
away-by-email = E-mail me when it’s my turn
away-save = Save
away-saved = Saved.
away-codes = New recovery codes
away-codes-about = { $count ->
    [0] If you forget your password, a recovery code lets you back in. You have none yet.
    [one] { $count } recovery code still works.
   *[other] { $count } recovery codes still work.
}
away-codes-once = Write these down: they’re shown only now, and each works once. Older codes no longer work.
away-forgotten = Forgot your password?
away-forgotten-about = Enter your name and a recovery code, or the code from our e-mail, and choose a new password.
away-name = Name
away-code = Code
away-new-password = New password
away-reset = Set the new password
away-send = Send me a code by e-mail
away-sent = If this account has an e-mail address and this site sends e-mail, a code is on its way.
