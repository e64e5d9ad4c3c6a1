envs-no-arrays = «{ $game }» не має масивів. Gymnasium і PettingZoo грають у неї по одній партії.
envs-count = Кількість партій має бути цілим числом від 1, а не «{ $count }».
envs-players-mixed = В усіх партіях одного набору масивів однакова кількість гравців. Створіть окремий набір для кожної кількості.
envs-opponent-weight = Вага «{ $name }» має бути числом від 0, а не «{ $weight }».
envs-opponents-none = Хоча б один суперник повинен мати вагу, більшу за 0.
envs-opponent-not-in-arrays = «{ $name }» шукає надто довго, щоб грати в масивах. Його можна посадити за стіл у Gymnasium.
envs-opponents-count = Список називає по одному супернику на кожне інше місце: { $needed }, а не { $given }.
