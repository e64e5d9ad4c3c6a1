# Tables on the reader's own device.

local-you = Tu
local-your-games = Le tue partite su questo dispositivo
local-instead = Il server non è raggiungibile: giochi su questo dispositivo.
local-not-stored = Questo browser non ci permette di salvare la partita. Puoi continuare, ma la perderai chiudendo la pagina.
local-by-lot = I bot non possono pensare su questo dispositivo, perciò giocano a caso.
local-unable-title = Questo browser non può gestire il tavolo
local-unable = Per giocare senza server servono WebAssembly e i worker a moduli, e a questo browser ne manca uno. I tavoli online, le lezioni e le regole funzionano comunque.
local-unable-alone = Per giocare qui servono WebAssembly e i worker a moduli, e a questo browser ne manca uno. Le regole funzionano lo stesso e le partite su questo dispositivo sono al sicuro.
local-damaged-title = Questa partita non si può leggere
local-damaged = Il suo diario su questo dispositivo è danneggiato, oppure servono carte che qui mancano. Le altre partite sono al sicuro.
local-offer = Gioca su questo dispositivo
local-new-hints = Consenti i suggerimenti
local-delete = Elimina questa partita
local-delete-keep = Non eliminare

## Several people with one device

local-new-here = Un’altra persona su questo dispositivo
local-player = Giocatore { $number }
local-name = Nome del giocatore { $number }
local-not-both = Una partita su un solo dispositivo non ha posto per chi è altrove. Scegli l’uno o l’altro.
local-hand-over = Passa il dispositivo { AD($name) }
local-hand-over-how = Nessun altro deve guardare le carte.
local-hand-over-taken = Sono { $name }

## A record file

local-record-title = Apri la registrazione di una partita
local-record-about = Scegli il file di una registrazione o trascinalo qui. Lo scarichi mentre rivedi una partita, o lo crei con il comando «treetop». Resta su questo dispositivo.
local-record-choose = Scegli un file
local-record-several = Il file contiene { $count } partite. Questa è la prima.
local-record-not = Questo file non è la registrazione di una partita. Non è cambiato nulla e le tue partite sono al sicuro.
local-record-damaged = Questa registrazione non si può rivedere. { $problem } Non è cambiato nulla e le tue partite sono al sicuro.
local-record-unknown-game = Questa registrazione è di un gioco che qui non si può mostrare: { $game }.
