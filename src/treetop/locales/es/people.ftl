# Los demás y uno mismo: cuenta, amigos, encontrar con quién jugar, partidas terminadas.

people-account = Cuenta
people-login-title = Entrar
people-login-about = Las partidas de este dispositivo te acompañan.
people-register-title = Crear una cuenta
people-register-about = Con un nombre y una contraseña encuentras tus partidas en cualquier dispositivo. Las que ya has jugado te acompañan.
people-register = Crear la cuenta
people-to-login = Ya tengo una cuenta
people-to-register = Es mi primera vez aquí
people-name = Nombre
people-password = Contraseña
people-password-old = Contraseña anterior
people-password-new = Contraseña nueva (al menos 8 caracteres)
people-change-password = Cambiar la contraseña
people-change-password-about = Aquí sigues dentro; en tus otros dispositivos tendrás que entrar otra vez.
people-password-changed = La contraseña ha cambiado.
people-logged-in = Has entrado como { $name }.
people-welcome = ¡Hola, { $name }!
people-logout = Salir
people-logout-everywhere = Salir en todos los dispositivos
people-export = Descargar todos tus datos
people-delete = Eliminar la cuenta
people-delete-guest = Eliminar tus datos
people-delete-about = Se borran tu nombre, tus niveles y todo lo que has escrito. Las partidas con otras personas se quedan, sin tu nombre. Las que estás jugando se pierden. No se puede deshacer.
people-delete-now = Eliminar todo
people-keep = Conservar
people-deleted = Se ha borrado todo. ¡Hasta siempre!
