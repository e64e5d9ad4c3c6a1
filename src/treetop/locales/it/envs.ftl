envs-no-arrays = Per «{ $game }» non ci sono array. Con Gymnasium e PettingZoo si gioca una partita alla volta.
envs-count = Il numero di partite dev’essere un numero intero da 1 in su, non «{ $given }».
envs-threads = Il numero di thread dev’essere un numero intero da 1 in su, non «{ $given }».
envs-seed = Un seed è un numero intero da 0 in su, non «{ $given }».
envs-memory = Il computer non ha memoria sufficiente per { $count } partite. Chiedine di meno.
envs-players-mixed = Tutte le partite di un gruppo di array hanno lo stesso numero di giocatori. Crea un gruppo per ogni numero.
envs-opponent-weight = Il peso di «{ $name }» dev’essere un numero da 0 in su, non «{ $weight }».
envs-opponents-none = Almeno un avversario deve avere un peso maggiore di 0.
envs-no-opponent = «{ $given }» non è un avversario. Lo è il nome di un giocatore, un giocatore che sa scegliere, o una policy: una funzione di un’osservazione e di una maschera.
envs-opponent-not-in-arrays = «{ $name }» riflette troppo a lungo per giocare negli array. Con Gymnasium gioca, una partita alla volta (vectorization_mode=«sync»).
envs-opponents-in-arrays = Negli array un avversario è il nome di un giocatore, o più nomi con i loro pesi, non «{ $given }». Con Gymnasium ne giocano anche altri, una partita alla volta (vectorization_mode=«sync»).
envs-not-in-arrays = Le partite negli array non accettano «{ $option }». Quelle di Gymnasium sì, una alla volta (vectorization_mode=«sync»).
envs-opponents-count = Un elenco deve indicare un avversario per ciascuno degli altri posti: { $needed }, non { $given }.
envs-policy-size = Questa policy legge { $size } numeri, ma in { $players } giocatori questa partita ne ha { $needed }: è stata addestrata per un altro gioco, un altro numero di giocatori o un’altra versione.
envs-no-cuda = Qui non c’è nessun dispositivo CUDA che Numba possa usare. Togli «device» per giocare sul processore, oppure installa l’extra «gpu» dove ce n’è uno.
envs-cuda-memory = Il dispositivo CUDA non ha memoria sufficiente per { $count } partite. Chiedine di meno.
