# Tables on the reader's own device.

local-you = Tú
local-your-games = Tus partidas en este dispositivo
local-instead = No podemos conectar con el servidor, así que juegas en este dispositivo.
local-not-stored = Este navegador no nos deja guardar la partida. Puedes seguir jugando, pero se perderá al cerrar la página.
local-by-lot = Los bots no pueden pensar en este dispositivo, así que juegan al azar.
local-unable-title = Este navegador no puede abrir la mesa
local-unable = Para jugar sin servidor hacen falta WebAssembly y los workers de módulo, y a este navegador le falta alguno. Las mesas en línea, las lecciones y las reglas sí funcionan.
local-unable-alone = Para jugar aquí hacen falta WebAssembly y workers de módulo, y a este navegador le falta alguno. Las reglas siguen funcionando y las partidas de este dispositivo están a salvo.
local-damaged-title = No se puede leer esta partida
local-damaged = Su historial en este dispositivo está dañado, o le faltan cartas que aquí no hay. Tus otras partidas están a salvo.
local-offer = Jugar en este dispositivo
local-new-hints = Permitir consejos
local-delete = Eliminar esta partida
local-delete-keep = Conservar

## Several people with one device

local-new-here = Otra persona en este dispositivo
local-player = Jugador { $number }
local-name = Nombre del jugador { $number }
local-not-both = En una partida en un solo dispositivo no hay sitio para quien está en otra parte. Elige una cosa u otra.
local-hand-over = Pasa el dispositivo a { $name }
local-hand-over-how = Nadie más debe mirar las cartas.
local-hand-over-taken = Soy { $name }

## A record file

local-record-title = Abrir el registro de una partida
local-record-about = Elige el archivo de un registro o arrástralo aquí. Se obtiene con el botón de descarga de una repetición o con la orden «treetop». Se queda en este dispositivo.
local-record-choose = Elegir un archivo
local-record-several = El archivo contiene { $count } partidas. Esta es la primera.
local-record-not = Este archivo no es el registro de una partida. No ha cambiado nada y tus partidas están a salvo.
local-record-damaged = Este registro no se puede reproducir. { $problem } No ha cambiado nada y tus partidas están a salvo.
local-record-unknown-game = Este registro es de un juego que aquí no se puede mostrar: { $game }.
