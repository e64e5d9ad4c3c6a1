# For whoever hosts a site: checks, administration, and what the site tells its people.

hosting-help-doctor = Check this host (database, Redis, settings, disk, clock, limits) and, with --url, the site as its visitors find it.
hosting-help-doctor-url = The public address of the site, for example https://play.example.org.
hosting-doctor-line = { $what }: { $finding }
hosting-doctor-good = fine
hosting-doctor-problems = { $count ->
    [one] { $count } problem to fix.
   *[other] { $count } problems to fix.
}
hosting-doctor-folder = Folder { $folder }
hosting-doctor-disk = Disk
hosting-doctor-database = Database
hosting-doctor-database-to-come = Database (the first start makes it)
hosting-doctor-redis = Redis
hosting-doctor-mail = E-mail
hosting-doctor-origins = Origins
hosting-doctor-files = Open files
hosting-doctor-clock = Clock
hosting-doctor-cache = Machine code
hosting-doctor-client = Web client
hosting-doctor-site = Site
hosting-doctor-https = https
hosting-doctor-proxy = Visitors’ addresses
hosting-doctor-sockets = WebSockets
hosting-doctor-folder-closed = { $folder } isn’t writable: { $problem }. Make the user that runs the server its owner, or choose another folder with --data.
hosting-doctor-disk-full = only { $free } MB are free on the disk with { $folder }; there should be { $least }. Free some space, or move the folder to a larger disk.
hosting-doctor-no-database = it can’t be reached: { $problem }. Check TREETOP_DATABASE, and whether PostgreSQL is running and lets this user in.
hosting-doctor-database-closed = { $file } can’t be opened: { $problem }. Make the user that runs the server the owner of the whole folder.
hosting-database-newer = A newer version of Treetop has changed this database. Version { $version } can’t use it: install the newer one, or restore a backup.
hosting-doctor-clocks-differ = two clocks differ by { $seconds } seconds, so players’ clocks are wrong too. Turn on time synchronisation on every machine, for example with “timedatectl set-ntp true”.
hosting-doctor-no-redis = it doesn’t answer: { $problem }. Check TREETOP_REDIS; until then, workers notice each other’s moves half a second later.
hosting-doctor-no-mail = letters can’t be sent: { $problem }. Check TREETOP_SMTP: host, port, user and password.
hosting-doctor-bad-origin = “{ $origin }” in TREETOP_ORIGINS isn’t an origin. Write the scheme and the host only, for example https://play.example.org.
hosting-doctor-few-files = only { $limit } can be open at once, and every player needs one; it should be at least { $least }. Raise the hard limit: LimitNOFILE=65536 in the systemd unit, ulimits in compose.yaml.
hosting-doctor-cache-closed = it can’t be kept in { $folder }: { $problem }. So every start compiles it again, and moves wait for it. Make the user that runs the server the owner of that folder, or choose another one with TREETOP_CACHE.
hosting-doctor-bad-url = “{ $url }” isn’t the address of a site. Write the scheme and the host only, for example https://play.example.org.
hosting-doctor-no-site = { $url } doesn’t respond as it should: { $problem }. Check that the server is running, that the proxy forwards requests to it, and that the name and the certificate are right.
hosting-doctor-no-https = anybody along the way can read cookies and passwords. Put an https proxy in front (deploy/Caddyfile, deploy/nginx.conf) and set TREETOP_SECURE=1.
hosting-doctor-not-secure = cookies would also travel over http. Set TREETOP_SECURE=1.
hosting-doctor-scheme-lost = the server doesn’t know that its visitors use https. Let the proxy set X-Forwarded-Proto, and set TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = visitors can claim any address, so limits and bans mean nothing. Let the proxy replace X-Forwarded-For, and set TREETOP_TRUST_PROXY to the number of your own proxies.
hosting-doctor-address-lost = the server takes { $address } for everybody’s address, so all share one limit. Let the proxy set X-Forwarded-For, and set TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = they don’t get through: { $problem }. Let the proxy pass on Upgrade, Connection, Host and Origin (deploy/nginx.conf).
hosting-help-admin = Moderate a server, even while it’s running: look, mute, ban, close, delete. Every action is kept in a journal.
hosting-help-people = List the 100 newest people.
hosting-help-find = Only those whose name contains this.
hosting-help-tables = List the 100 newest tables.
hosting-help-state = Which ones: open, playing, finished or abandoned.
hosting-help-reports = List players’ reports that nobody has looked into yet.
hosting-help-bans = List who’s banned or muted, since when, until when and why.
hosting-help-journal = Show what admins have done.
hosting-help-log = Show a table’s log as it’s stored, hidden cards included.
hosting-help-chat = Show what was said at a table, with line numbers.
hosting-help-close = Stop the game at a table; nobody wins.
hosting-help-delete-chat = Delete chat at a table.
hosting-help-lines = The numbers of the lines; all of them if none is given.
hosting-help-ban = Ban a person or a range of addresses.
hosting-help-unban = Lift a ban.
hosting-help-mute = Stop a person from writing in any chat.
hosting-help-unmute = Let a person write again.
hosting-help-done = Take a report off the list.
hosting-help-report-number = The number of the report.
hosting-help-merge = Give everything that belongs to a guest to an account.
hosting-help-guest = The id of the guest.
hosting-help-account = The name or the id of the account.
hosting-help-new-password = Give an account a new password, and print it.
hosting-help-reason = Why, for the journal.
hosting-help-sanction-reason = Why, for the journal. They can read it, too: it’s in the data that they download.
hosting-help-days = Number of days; by default, until it’s lifted.
hosting-help-whom = A person’s id, an account’s name, or (to ban) addresses such as 203.0.113.0/24.
hosting-help-table = The id of the table, from its address.
hosting-admin-done = Done. It’s in the journal.
hosting-admin-done-to = Done, for { $about }. It’s in the journal.
hosting-admin-deleted = { $count ->
    [one] { $count } line deleted.
   *[other] { $count } lines deleted.
}
hosting-nobody = There’s nobody called “{ $name }”. Give an id, or the name of an account; “treetop admin people” lists both.
hosting-no-account = “{ $name }” isn’t an account, so it has no password.
hosting-no-ban = { $about } isn’t banned.
hosting-no-mute = { $about } isn’t muted.
hosting-no-table = There’s no table “{ $table }”; “treetop admin tables” lists them.
hosting-table-over = The game at table “{ $table }” is already over.
hosting-no-report = There’s no open report number { $number }; “treetop admin reports” lists them.
hosting-no-games = There are no games in { $folder }. Give the server’s own folder with --data or TREETOP_DATA.
hosting-merge-kinds = Only a guest can be merged, and only into an account.
hosting-banned = The people who run this site have banned you.
hosting-muted = The people who run this site have stopped you from writing in chats.
hosting-stored-event = The log of every game: what happened, when, and the names of those who sat down. It stays, so that a game can be replayed and verified.
hosting-stored-match = A list of tables: game, state, times and who’s sitting there.
hosting-stored-sitting = Which person sits at which table, when they were last connected, and whether they’ve been told that it’s their turn.
hosting-stored-person = People: name, language and when they joined. For accounts, a hash of the password, never the password itself.
hosting-stored-line = What was said at tables, and by whom.
hosting-stored-mute = Whose messages you’ve muted.
hosting-stored-result = Results: who played, how many points, who won.
hosting-stored-rating = Ratings.
hosting-stored-unrated = Games that haven’t been counted towards ratings yet.
hosting-stored-promise = Seeds that the server has committed to, for a day.
hosting-stored-ended-cookie = Cookies cancelled by logging out, until they would have expired.
hosting-stored-note = The server’s own notes and keys; nothing about people.
hosting-stored-deed = What the people who run this site have done, and to whom; and which accounts were deleted, without their names.
hosting-stored-sanction = Who’s banned or muted, until when and why, and which ranges of addresses are banned.
hosting-stored-report = What players have reported about others.
hosting-stored-contact = How you’d like to hear that it’s your turn, and your e-mail address if you gave one.
hosting-stored-subscription = The browsers in which you turned notifications on.
hosting-stored-reset = Hashes of links and codes for a forgotten password.
hosting-no-metrics = Metrics can’t be served at TREETOP_METRICS={ $given }: the address isn’t one of this computer’s, or the port is taken, forbidden or doesn’t exist.
hosting-no-database = The database can’t be used: { $problem }. Check TREETOP_DATABASE and --data; “treetop doctor” tells you more.
hosting-stored-seek = Who’s waiting to play a stranger.
hosting-stored-friend = Who’s friends with whom.
hosting-stored-invitation = Who’s invited to which table, until they answer.
hosting-stored-deal-result = The results you’ve sent in for deals of the day, for 30 days.
hosting-stored-duplicate = Who’s played which deal of a duplicate game.
hosting-stored-review = What bots found when they looked back at finished games: chances and better moves, without names.
hosting-stored-erasure = Whose account has been deleted, until the name is erased from every log: ids, and no names.
