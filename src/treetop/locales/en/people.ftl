# Other people and oneself: accounts, friends, finding somebody to play with, finished games.

people-account = Account
people-login-title = Log in
people-login-about = Your games on this device come along.
people-register-title = Create an account
people-register-about = With a name and a password, you’ll find your games on any device. The ones you’ve played so far come along.
people-register = Create the account
people-to-login = I already have an account
people-to-register = I’m new here
people-name = Name
people-password = Password
people-password-old = Old password
people-password-new = New password (at least 8 characters)
people-change-password = Change the password
people-change-password-about = You stay logged in here; your other devices are logged out.
people-password-changed = Your password has been changed.
people-logged-in = You’re logged in as { $name }.
people-welcome = Welcome, { $name }!
people-logout = Log out
people-logout-everywhere = Log out everywhere
people-export = Download all your data
people-delete = Delete the account
people-delete-guest = Delete your data
people-delete-about = Your name, your ratings and everything you’ve written are deleted. Games you played with others stay, without your name. Games you’re playing now are lost. This can’t be undone.
people-delete-now = Delete everything
people-keep = Keep it
people-deleted = Everything has been deleted. Take care!
