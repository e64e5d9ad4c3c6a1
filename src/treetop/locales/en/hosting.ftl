# For whoever hosts a site: checks, administration, and what the site tells its people.

hosting-help-doctor = Check this host (database, Redis, settings, disk, clock, limits) and, with --url, the site as its visitors find it.
hosting-help-doctor-url = The public address of the site, for example https://play.example.org.
hosting-doctor-good = fine
hosting-doctor-problems = { $count ->
    [one] { $count } thing needs mending.
   *[other] { $count } things need mending.
}
hosting-doctor-folder = Folder
hosting-doctor-disk = Disk
hosting-doctor-database = Database
hosting-doctor-redis = Redis
hosting-doctor-origins = Origins
hosting-doctor-files = Open files
hosting-doctor-clock = Clock
hosting-doctor-client = Web client
hosting-doctor-site = Site
hosting-doctor-https = https
hosting-doctor-proxy = Visitors’ addresses
hosting-doctor-sockets = WebSockets
hosting-doctor-folder-closed = { $folder } can’t be written: { $problem }. Give it to the user that runs the server, or choose another one with --data.
hosting-doctor-disk-full = only { $free } MB are free where { $folder } is; { $least } should be. Make room, or move the folder to a larger disk.
hosting-doctor-no-database = it can’t be reached: { $problem }. Check TREETOP_DATABASE, and whether PostgreSQL is running and lets this user in.
hosting-database-newer = A newer version of Treetop has changed this database. Version { $version } can’t use it: install the newer one, or restore a backup.
hosting-doctor-clocks-differ = two clocks differ by { $seconds } seconds, and players’ clocks with them. Turn on time synchronisation on every machine, for example with “timedatectl set-ntp true”.
hosting-doctor-no-redis = it doesn’t answer: { $problem }. Check TREETOP_REDIS; until then, workers notice each other’s moves half a second later.
hosting-doctor-bad-origin = “{ $origin }” in TREETOP_ORIGINS isn’t one. Write the scheme and the host only, for example https://play.example.org.
hosting-doctor-few-files = only { $limit } may be open at once, and every player needs one; { $least } should be allowed. Raise the hard limit: LimitNOFILE=65536 in the systemd unit, ulimits in compose.yaml.
hosting-doctor-no-site = { $url } doesn’t answer as it should: { $problem }. Check whether the server is running, the proxy passes requests on to it, and the name and the certificate are right.
hosting-doctor-no-https = anyone on the way can read cookies and passwords. Put an https proxy in front (deploy/Caddyfile, deploy/nginx.conf) and set TREETOP_SECURE=1.
hosting-doctor-not-secure = cookies would also travel over http. Set TREETOP_SECURE=1.
hosting-doctor-scheme-lost = the server doesn’t know that its visitors use it. Let the proxy set X-Forwarded-Proto, and set TREETOP_TRUST_PROXY=1.
hosting-doctor-address-forged = visitors can claim any address, so limits and bans mean nothing. Let the proxy replace X-Forwarded-For, and set TREETOP_TRUST_PROXY to the number of your own proxies.
hosting-doctor-address-lost = the server takes { $address } for everybody’s address, so all share one limit. Let the proxy set X-Forwarded-For, and set TREETOP_TRUST_PROXY=1.
hosting-doctor-no-sockets = they don’t get through: { $problem }. Let the proxy pass on Upgrade, Connection, Host and Origin (deploy/nginx.conf).
