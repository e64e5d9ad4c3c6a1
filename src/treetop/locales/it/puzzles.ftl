puzzles-help = Enigmi per entrambi i giochi.
puzzles-help-mine = Trova enigmi nelle partite tra bot.
puzzles-help-games = Partite tra bot da esaminare.
puzzles-help-first = Il numero della prima partita; gli stessi numeri danno gli stessi enigmi.
puzzles-help-out = Il file per gli enigmi; se non indicato, GIOCO-puzzles.tsv.
puzzles-help-grade = Solo enigmi di questa difficoltà, da 1; se non la indichi, il primo è l’enigma del giorno.
puzzles-none = Non ci sono enigmi per questo gioco.
puzzles-no-grade = Non ci sono enigmi di questa difficoltà. Disponibili: { $known }.
puzzles-mined = Grado { $grade }: { $count ->
    [one] { $count } enigma
   *[other] { $count } enigmi
}
puzzles-unreadable = Questo non è un enigma: «{ $text }».

puzzles-title = Enigmi
puzzles-lead = Posizioni da partite tra bot in cui un’azione è nettamente la migliore. Trovala: conta solo il primo tentativo.
puzzles-all = Tutti gli enigmi
puzzles-streak = Risolti di fila: { $streak } (record: { $best })
puzzles-days = Enigmi del giorno di fila: { $days }
puzzles-rating = Il tuo rating: { $rating }
puzzles-day = Enigma del giorno
puzzles-day-solved = Risolto oggi.
puzzles-day-missed = Oggi non è andata. Domani ce n’è uno nuovo.
puzzles-grades = Per difficoltà
puzzles-grade = Meglio di { $name }
puzzles-progress = { $done } su { $count } tentati
puzzles-ask = Tocca a te. Qual è l’azione migliore? { $name } non la trova.
puzzles-solved = Esatto!
puzzles-missed = C’è di meglio.
puzzles-told = Ecco la risposta.
puzzles-best = La migliore: { $action }. Con qualsiasi altra: almeno { $gap } di vittorie in meno.
puzzles-lure = { $name } ha scelto: { $action } ({ $loss } di vittorie in meno).
puzzles-hint = Suggerimento
puzzles-hint-not = Non questa: { $action } ({ $loss } di vittorie in meno).
puzzles-hint-few = Una di queste: { $actions }.
puzzles-show = Mostra la risposta
puzzles-next = Prossimo enigma
puzzles-deal = Partita del giorno
puzzles-deal-about = Le stesse carte e gli stessi tre bot per tutti. Hai un solo tentativo.
puzzles-deal-play = Gioca
puzzles-deal-look = La tua partita
puzzles-deal-oak = Guarda come gioca { $name }
puzzles-deal-result = Punti: { $points }, posizione { $place } su { $players }
puzzles-deal-given-up = Hai dichiarato la resa
puzzles-deal-share = Treetop, partita del giorno, { $game }, { $day }: punti { $points }, posizione { $place } su { $players }
puzzles-share = Condividi
puzzles-day-share = Treetop, enigma del giorno, { $game }, { $day }: { $solved ->
    [true] risolto al primo tentativo
   *[other] non al primo tentativo
}
puzzles-table = Classifica del giorno
puzzles-table-send = Invia il mio risultato
puzzles-table-about = Il server riceve il tuo nome e le tue azioni, rigioca la partita e mostra i tuoi punti a tutti quelli che l’hanno giocata. Poi vedrai i loro.
puzzles-table-first = Prima gioca la partita del giorno; poi potrai vedere che cosa ne hanno fatto gli altri.
puzzles-table-rank = La tua posizione: { $rank } su { $count }.
puzzles-table-name = Nome
puzzles-table-points = Punti
puzzles-table-place = Posizione al tavolo
puzzles-table-number = N.
puzzles-picture = Immagine
puzzles-picture-saved = Immagine salvata.
puzzles-picture-day = { $solved ->
    [true] Risolto al primo tentativo
   *[other] Non al primo tentativo
}
