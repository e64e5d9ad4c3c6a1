# Le service des tables : ce qu’il répond, ce qu’il note dans le journal, phrases toutes prêtes.

tables-failure = Un problème est survenu de notre côté. Rien n’est perdu : réessayez.
tables-missing = Il n’y a rien ici que vous puissiez voir.
tables-stranger = Dites-nous d’abord votre nom.
tables-unreadable = Nous n’avons pas pu lire cette demande.
tables-not-json = Envoyez du JSON.
tables-wrong-origin = Cette demande ne vient pas d’une de nos pages.
tables-too-many = Cela fait beaucoup d’un coup. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

tables-guest-name = Invité { $number }
tables-name-length = Un nom peut avoir de 1 à { $most } caractères.
tables-name-taken = Le nom { $name } est déjà pris.
tables-account-name-fixed = Le nom d’un compte ne peut pas changer, sauf ses majuscules et ses espaces.
tables-not-a-guest = Vous avez déjà un compte.
tables-accounts-only = Il faut un compte pour cela.
tables-password-length = Un mot de passe doit avoir de { $least } à { $most } caractères.
tables-wrong-password = Nom ou mot de passe incorrect.
tables-bots-most = Un compte peut avoir au plus { $most } programmes.

tables-no-such-bot = Ce jeu n’a pas de bot nommé { $name }.
tables-no-such-eyes = Choisissez le point de vue d’une place, celui du public, ou toutes les cartes visibles.
tables-no-such-phrase = Cette phrase n’existe pas.
tables-no-such-promise = Cette promesse de donne équitable est inconnue ou a déjà servi. Demandez-en une autre.
tables-seat-count = Ce jeu a de { $least } à { $most } places.
tables-seat-me = Prenez exactement une place pour vous.
tables-seat-taken = Cette place est déjà prise.
tables-already-started = La partie a déjà commencé.
tables-host-only = Seule la personne qui a ouvert la table peut le faire.
tables-not-seated = Vous n’êtes pas à cette table.
tables-not-playing = Cette partie n’est pas en cours.
tables-not-ended = Vous pourrez le voir une fois la partie finie.
tables-never-started = Cette partie n’a jamais commencé.
tables-salt-not-hex = La valeur « salt » peut avoir au plus 64 chiffres hexadécimaux.

tables-stale = La partie a avancé. Regardez de nouveau avant de décider.
tables-out-of-time = Votre temps est écoulé.
tables-not-your-turn = Ce n’est pas votre tour.
tables-seat-away = Un bot joue pour vous en ce moment. Reprenez d’abord votre place.
tables-preview-reveals = Cela vous montrerait quelque chose de caché : on ne peut pas l’essayer. Jouez-le pour de bon, ou prévoyez sans.
tables-no-hints = Cette table ne permet pas les conseils.
tables-no-advice = Aucun conseil n’est disponible pour le moment.
tables-review-waking = Les bots se réveillent encore. Réessayez dans une minute.
tables-no-review = L’analyse n’est pas disponible pour le moment. Réessayez dans une minute.

tables-vote-no-person = Indiquez de quelle autre personne il s’agit.
tables-vote-already-away = Un bot joue déjà pour cette place.
tables-vote-too-early = L’absence est encore trop courte. Patientez un peu.

tables-line-empty = Écrivez quelque chose ou choisissez une phrase.
tables-line-length = Un message peut avoir au plus { $most } caractères.
tables-no-chat-here = À une table sur cet appareil, il n’y a personne avec qui discuter.

tables-fairness-promise = Le serveur a fixé sa part de la donne et la révélera à la fin de la partie.
tables-fairness-kept = Cette donne était fixée avant que votre appareil n’ajoute son propre nombre aléatoire.

tables-log-join = { $name } prend place.
    .you = Vous prenez place.
tables-log-decline = Une personne invitée ne peut pas jouer maintenant.
tables-log-leave = { $name } quitte la table.
    .you = Vous quittez la table.
tables-log-fill = Un bot prend place.
tables-log-start = La partie commence.
tables-log-vote-abandon = { $agree ->
    [true] { $name } propose d’arrêter la partie.
   *[other] { $name } veut continuer.
}
    .you = { $agree ->
        [true] Vous proposez d’arrêter la partie.
       *[other] Vous voulez continuer.
    }
tables-log-vote-bot = { $agree ->
    [true] { $name } veut qu’un bot joue pour { $of }.
   *[other] { $name } veut attendre { $of }.
}
    .you = { $agree ->
        [true] Vous voulez qu’un bot joue pour { $of }.
       *[other] Vous voulez attendre { $of }.
    }
tables-log-bot = Un bot joue pour { $name }.
    .you = Un bot joue à votre place.
tables-log-return = { $name } est de retour.
    .you = Vous êtes de retour.
tables-log-time = Temps écoulé pour { $name }.
    .you = Votre temps est écoulé.
tables-log-abandon = La partie est arrêtée.
tables-log-finish = La partie est finie.

tables-phrase-hello = Bonjour !
tables-phrase-good-luck = Bonne chance !
tables-phrase-well-played = Bien joué !
tables-phrase-thanks = Merci !
tables-phrase-sorry = Pardon !
tables-phrase-thinking = Une minute, je réfléchis…
tables-phrase-oops = Oups !
tables-phrase-close-one = C’était serré !
tables-phrase-beautiful-trees = Quels beaux arbres !
tables-phrase-good-game = Belle partie !
tables-phrase-again = On en refait une ?
tables-phrase-bye = À bientôt !

tables-not-a-backup = { $file } n’est pas une sauvegarde de Treetop valable.
tables-not-a-database = { $file } n’est pas une base de données de Treetop valable.
tables-nothing-to-back-up = Il n’y a pas de base de données dans { $folder }.
tables-backup-postgres = Les parties sont dans PostgreSQL : utilisez plutôt pg_dump et pg_restore.
tables-folder-in-use = Un serveur utilise { $folder }. Arrêtez-le d’abord.
tables-setting-unknown = Le réglage { $name } n’existe pas. Disponibles : { $known }.
tables-setting-value = { $name } ne peut pas valoir « { $value } ». Disponibles : { $known }.
tables-setting-unreadable = Impossible de lire { $name } : { $error }
tables-setting-site-missing = TREETOP_SMTP a besoin de TREETOP_SITE, l’adresse publique du site, pour les liens dans les e-mails.
tables-setting-smtp-ascii = TREETOP_SMTP : l’utilisateur et le mot de passe ne peuvent avoir que des lettres sans accents, des chiffres et des signes (ASCII).
tables-report = Signaler quelqu’un
tables-report-whom = Qui ?
tables-report-why = Que s’est-il passé ?
tables-report-send = Envoyer aux responsables du site
tables-report-sent = Merci. Votre signalement est envoyé.
tables-rated-hints = Pas de conseils dans une partie classée.
tables-rated-abandon = Une partie classée ne peut pas s’arrêter sans résultat quand le temps est écoulé.
tables-rated-like = Moqueur n’est pas classé, donc une partie avec lui ne peut pas l’être non plus.
tables-abandon-rated = Une partie classée contre des bots ne peut pas s’arrêter sans résultat. Vous pouvez déclarer forfait.
tables-resigned = Vous avez perdu cette partie. Vous pouvez la regarder jusqu’au bout.
tables-delete-people = D’autres personnes sont à cette table. Seules les parties avec des bots peuvent être supprimées.
tables-delete-rated = Une partie classée ne peut pas être supprimée.
tables-log-forfeit-resigned = { $name } déclare forfait.
    .you = Vous déclarez forfait.
tables-log-forfeit-left = { $name } quitte la partie et la perd.
    .you = Vous quittez la partie et la perdez.
tables-log-forfeit-time = { $name } perd au temps.
    .you = Vous perdez au temps.
tables-log-forfeit-away = { $name } s’absente trop longtemps et perd.
    .you = Vous vous absentez trop longtemps et perdez.
tables-elsewhere = Cette table vient de passer à une version plus récente du serveur. Réessayez.
tables-day-closed = Seules les donnes des sept derniers jours peuvent être envoyées.
tables-day-unplayable = Cette partie n’a pas pu être rejouée telle qu’elle a été envoyée. Rechargez la page et réessayez.
tables-day-later = Votre partie n’a pas pu être vérifiée pour le moment. Réessayez dans une minute.
tables-duplicate-bots = Dans une partie en duplicate, chacun ne joue que contre des bots.
tables-duplicate-full = Au plus { $most } personnes peuvent jouer la même donne.
tables-delete-duplicate = Un essai d’une partie en duplicate ne peut pas être supprimé.
