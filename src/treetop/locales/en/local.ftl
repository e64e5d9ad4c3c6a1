# Tables on the reader's own device.

local-you = You
local-your-games = Your games on this device
local-instead = The server can’t be reached, so you’re playing on this device.
local-not-stored = This browser won’t let us save the game. You can play on, but it’ll be gone when you close this page.
local-by-lot = The bots can’t think on this device, so they move at random.
local-unable-title = This browser can’t run the table
local-unable = Playing without the server needs WebAssembly and module workers, and this browser is missing one of them. Online tables, lessons and rules still work.
local-unable-alone = Playing here needs WebAssembly and module workers, and this browser is missing one of them. The rules still work, and the games on this device are safe.
local-damaged-title = This game can’t be read
local-damaged = Its log on this device is damaged, or it needs cards that this device doesn’t have. Your other games are safe.
local-offer = Play on this device instead
local-new-hints = Allow hints
local-delete = Delete this game
local-delete-keep = Keep it

## Several people with one device

local-new-here = Somebody else on this device
local-player = Player { $number }
local-name = Name of player { $number }
local-not-both = A game on one device has no room for people elsewhere. Choose one or the other.
local-hand-over = Pass the device to { $name }
local-hand-over-how = Nobody else should look at the cards.
local-hand-over-taken = I’m { $name }

## A record file

local-record-title = Open a game record
local-record-about = Choose a record file or drop it here. You get one from a replay’s download button or from the “treetop” command. It stays on this device.
local-record-choose = Choose a file
local-record-several = The file holds { $count } games. This is the first.
local-record-not = This file isn’t a game record. Nothing has changed, and your games are safe.
local-record-damaged = This record can’t be replayed. { $problem } Nothing has changed, and your games are safe.
local-record-unknown-game = This record is of a game that can’t be shown here: { $game }.
