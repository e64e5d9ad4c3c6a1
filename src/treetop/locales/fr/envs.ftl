envs-no-arrays = Il n’y a pas de tableaux pour « { $game } ». Avec Gymnasium et PettingZoo, on y joue une partie à la fois.
envs-count = Le nombre de parties doit être un entier à partir de 1, pas « { $given } ».
envs-threads = Le nombre de threads doit être un entier à partir de 1, pas « { $given } ».
envs-seed = Une graine est un nombre entier à partir de 0, pas « { $given } ».
envs-memory = L’ordinateur n’a pas assez de mémoire pour { $count } parties. Demandez-en moins.
envs-players-mixed = Toutes les parties d’un même ensemble de tableaux ont le même nombre de joueurs. Créez un ensemble pour chaque nombre.
envs-opponent-weight = Le poids de « { $name } » doit être un nombre à partir de 0, pas « { $weight } ».
envs-opponents-none = Au moins un adversaire doit avoir un poids supérieur à 0.
envs-no-opponent = « { $given } » n’est pas un adversaire. C’en est un que le nom d’un joueur, un joueur qui sait choisir ou une politique : une fonction d’une observation et d’un masque.
envs-opponent-not-in-arrays = « { $name } » réfléchit trop longtemps pour jouer dans des tableaux. Avec Gymnasium, il joue une partie à la fois (vectorization_mode=« sync »).
envs-opponents-in-arrays = Dans les tableaux, un adversaire est le nom d’un joueur, ou plusieurs noms avec leurs poids, pas « { $given } ». Avec Gymnasium, d’autres jouent aussi, une partie à la fois (vectorization_mode=« sync »).
envs-not-in-arrays = Les parties en tableaux n’acceptent pas « { $option } ». Celles de Gymnasium, si, une à la fois (vectorization_mode=« sync »).
envs-opponents-count = Une liste doit nommer un adversaire pour chacune des autres places : { $needed }, pas { $given }.
envs-policy-size = Cette politique lit { $size } nombres, mais à { $players } joueurs ce jeu en a { $needed } : elle a été entraînée pour un autre jeu, un autre nombre de joueurs ou une autre version.
envs-no-cuda = Il n’y a pas ici d’appareil CUDA que Numba puisse utiliser. Retirez « device » pour jouer sur le processeur, ou installez l’extra « gpu » là où il y en a un.
envs-cuda-memory = L’appareil CUDA n’a pas assez de mémoire pour { $count } parties. Demandez-en moins.
