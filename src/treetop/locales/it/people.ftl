# Gli altri e sé stessi: account, amici, trovare con chi giocare, partite finite.

people-account = Account
people-login-title = Accedi
people-login-about = Le partite giocate su questo dispositivo restano con te.
people-register-title = Crea un account
people-register-about = Con un nome e una password trovi le tue partite su ogni dispositivo, comprese quelle giocate finora.
people-register = Crea l’account
people-to-login = Ho già un account
people-to-register = Sono qui per la prima volta
people-name = Nome
people-password = Password
people-password-old = Vecchia password
people-password-new = Nuova password (almeno 8 caratteri)
people-change-password = Cambia la password
people-change-password-about = Qui resti connesso; sugli altri dispositivi dovrai accedere di nuovo.
people-password-changed = La password è cambiata.
people-logged-in = Hai effettuato l’accesso come { $name }.
people-welcome = Ciao, { $name }!
people-logout = Esci
people-logout-everywhere = Esci da tutti i dispositivi
people-export = Scarica tutti i tuoi dati
people-delete = Elimina l’account
people-delete-guest = Elimina i tuoi dati
people-delete-about = Il tuo nome, i tuoi rating e tutto ciò che hai scritto vengono eliminati. Le partite giocate con altri restano, senza il tuo nome. Quelle in corso sono perse. Non si può tornare indietro.
people-delete-now = Elimina tutto
people-keep = Non eliminare
people-deleted = È stato eliminato tutto. A presto!
