# Des nouvelles pour les absents, et comment retrouver un compte.

away-your-turn = C’est à vous.
away-letter-subject = Un nouveau mot de passe pour Treetop
away-letter = Bonjour { $name }, quelqu’un, sans doute vous, a oublié le mot de passe de ce compte. Ce lien permet d’en choisir un nouveau, une seule fois et dans l’heure qui vient : { $link } Si ce n’était pas vous, ignorez cet e-mail.
away-letter-why = Vous recevez cet e-mail parce que vous l’avez activé dans les Réglages ; vous pouvez l’y désactiver.
away-wrong-code = Ce code ne correspond pas à ce nom, ou n’est plus valable.
away-no-address = « { $email } » n’est pas une adresse e-mail.
away-title = Quand c’est à vous
away-about = Si vous n’êtes pas à la table quand vient votre tour, nous pouvons vous prévenir. Le message dit seulement que c’est à vous.
away-push = Me prévenir dans ce navigateur
away-push-denied = Le navigateur ne le permet pas. Vous pouvez l’autoriser dans ses réglages pour ce site.
away-email = Adresse e-mail
away-by-email = Me prévenir par e-mail quand c’est à moi
away-save = Enregistrer
away-saved = C’est enregistré.
away-codes = Nouveaux codes de secours
away-codes-about = { $count ->
    [0] Si vous oubliez votre mot de passe, un code de secours vous permet de revenir. Vous n’en avez pas encore.
    [one] { $count } code de secours est encore valable.
   *[other] { $count } codes de secours sont encore valables.
}
away-codes-once = Notez-les : ils ne s’affichent que maintenant et chacun sert une fois. Les codes précédents ne valent plus.
away-forgotten = Mot de passe oublié ?
away-forgotten-about = Saisissez votre nom et un code de secours, ou celui de notre e-mail, et choisissez un nouveau mot de passe.
away-name = Nom
away-code = Code
away-new-password = Nouveau mot de passe
away-reset = Définir le mot de passe
away-send = M’envoyer un code par e-mail
away-sent = Si ce compte a une adresse e-mail et que le site envoie des e-mails, un code est en route.
