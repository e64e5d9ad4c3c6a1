# Tables on the reader's own device.

local-you = Vous
local-your-games = Vos parties sur cet appareil
local-instead = Le serveur est injoignable, vous jouez donc sur cet appareil.
local-not-stored = Ce navigateur ne nous laisse pas enregistrer la partie. Vous pouvez continuer, mais elle sera perdue à la fermeture de la page.
local-by-lot = Les bots ne peuvent pas réfléchir sur cet appareil, ils jouent donc au hasard.
local-unable-title = Ce navigateur ne peut pas ouvrir la table
local-unable = Jouer sans serveur demande WebAssembly et les workers de type module, et il en manque un à ce navigateur. Les tables en ligne, les leçons et les règles fonctionnent quand même.
local-unable-alone = Jouer ici demande WebAssembly et les workers de type module, et il en manque un à ce navigateur. Les règles restent disponibles, et les parties de cet appareil sont en sécurité.
local-damaged-title = Cette partie est illisible
local-damaged = Son journal sur cet appareil est abîmé, ou il lui faut des cartes que cet appareil n’a pas. Vos autres parties sont intactes.
local-offer = Jouer sur cet appareil
local-new-hints = Permettre les conseils
local-delete = Supprimer cette partie
local-delete-keep = Garder

## Several people with one device

local-new-here = Quelqu’un d’autre sur cet appareil
local-player = Joueur { $number }
local-name = Nom du joueur { $number }
local-not-both = Une partie sur un seul appareil ne peut pas accueillir de joueurs à distance. Choisissez l’un ou l’autre.
local-hand-over = Au tour { DE($name) } : passez l’appareil
local-hand-over-how = Personne d’autre ne doit regarder les cartes.
local-hand-over-taken = C’est moi, { $name }

## A record file

local-record-title = Ouvrir l’enregistrement d’une partie
local-record-about = Choisissez le fichier d’un enregistrement ou déposez-le ici. On l’obtient avec le bouton de téléchargement quand on revoit une partie, ou avec la commande « treetop ». Il reste sur cet appareil.
local-record-choose = Choisir un fichier
local-record-several = Le fichier contient { $count } parties. Voici la première.
local-record-not = Ce fichier n’est pas l’enregistrement d’une partie. Rien n’a changé, et vos parties sont en sécurité.
local-record-damaged = Cet enregistrement ne peut pas être revu. { $problem } Rien n’a changé, et vos parties sont en sécurité.
local-record-unknown-game = Cet enregistrement est celui d’un jeu qui ne peut pas être montré ici : { $game }.
