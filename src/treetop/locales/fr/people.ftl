# Les autres et soi-même : compte, amis, trouver avec qui jouer, parties terminées.

people-account = Compte
people-login-title = Se connecter
people-login-about = Les parties jouées sur cet appareil vous suivent.
people-register-title = Créer un compte
people-register-about = Avec un nom et un mot de passe, vous retrouvez vos parties sur n’importe quel appareil, y compris celles déjà jouées.
people-register = Créer le compte
people-to-login = J’ai déjà un compte
people-to-register = C’est ma première visite
people-name = Nom
people-password = Mot de passe
people-password-old = Ancien mot de passe
people-password-new = Nouveau mot de passe (au moins 8 caractères)
people-change-password = Changer le mot de passe
people-change-password-about = Vous restez connecté ici ; vos autres appareils sont déconnectés.
people-password-changed = Votre mot de passe a changé.
people-logged-in = Votre compte : { $name }.
people-welcome = Bienvenue, { $name } !
people-logout = Se déconnecter
people-logout-everywhere = Se déconnecter partout
people-export = Télécharger toutes vos données
people-delete = Supprimer le compte
people-delete-guest = Supprimer vos données
people-delete-about = Votre nom, vos cotes et tout ce que vous avez écrit sont supprimés. Les parties jouées avec d’autres restent, sans votre nom. Les parties en cours sont perdues. C’est définitif.
people-delete-now = Tout supprimer
people-keep = Garder
people-deleted = Tout est supprimé. Bonne continuation !
