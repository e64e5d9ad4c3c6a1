# Qué se guarda sobre las personas.

privacy-title = Privacidad
privacy-about = Esto es todo lo que guarda el servidor, sacado de la descripción de su propia base de datos. Pone una sola cookie, que dice quién eres; no carga nada de otros sitios y aquí nadie mide tus visitas ni te rastrea.
privacy-yours = En los ajustes puedes descargar todo lo que te concierne o eliminar tu cuenta.
privacy-kept = Cuánto tiempo lo guardamos
privacy-kept-open-tables = Mesas en las que no empezó ninguna partida: { $days ->
    [0] para siempre
    [one] { $days } día
   *[other] { $days } días
}
privacy-kept-guests = Invitados sin ninguna partida terminada: { $days ->
    [0] para siempre
    [one] { $days } día
   *[other] { $days } días
}
privacy-kept-chat = Chat: { $days ->
    [0] para siempre
    [one] { $days } día
   *[other] { $days } días
}
privacy-kept-reports = Denuncias revisadas: { $days ->
    [0] para siempre
    [one] { $days } día
   *[other] { $days } días
}
