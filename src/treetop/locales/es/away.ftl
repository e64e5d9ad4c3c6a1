# Avisos para quien no está y formas de volver a una cuenta.

away-your-turn = Te toca.
away-letter-subject = Una contraseña nueva para Treetop
away-letter = Hola, { $name }: alguien, probablemente tú, ha olvidado la contraseña de esta cuenta. Este enlace permite poner otra; funciona una sola vez, durante una hora: { $link } Si no fuiste tú, no hagas caso de este correo.
away-letter-why = Recibes este correo porque lo activaste en Ajustes; allí también puedes desactivarlo.
away-wrong-code = Este código no corresponde a este nombre o ya no sirve.
away-no-address = «{ $email }» no es una dirección de correo.
away-title = Cuando te toque
away-about = Si no estás en la mesa cuando te toque, podemos avisarte. El mensaje solo dice que te toca.
away-push = Avisarme en este navegador
away-push-denied = El navegador no lo permite. Puedes permitirlo en sus ajustes para este sitio.
away-email = Correo electrónico
away-by-email = Avisarme por correo cuando me toque
away-save = Guardar
away-saved = Guardado.
away-codes = Códigos de recuperación nuevos
away-codes-about = { $count ->
    [0] Si olvidas la contraseña, un código de recuperación te permite volver a entrar. Aún no tienes ninguno.
    [one] Todavía vale { $count } código de recuperación.
   *[other] Todavía valen { $count } códigos de recuperación.
}
away-codes-once = Apúntalos: solo se muestran ahora y cada uno vale una vez. Los códigos anteriores ya no valen.
away-forgotten = ¿Has olvidado la contraseña?
away-forgotten-about = Escribe tu nombre y un código de recuperación, o el de nuestro correo, y elige una contraseña nueva.
away-name = Nombre
away-code = Código
away-new-password = Contraseña nueva
away-reset = Guardar la contraseña nueva
away-send = Enviarme un código por correo
away-sent = Si esta cuenta tiene correo y el sitio envía correos, un código va de camino.
