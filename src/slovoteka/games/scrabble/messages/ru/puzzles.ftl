puzzle-kind-scrabble-best = Лучший ход
puzzle-kind-scrabble-out = Концовка
puzzle-question-scrabble-best = Найдите лучший ход: он явно сильнее всех остальных.
puzzle-question-scrabble-out = Мешок пуст, буквы соперника известны. Найдите ход, который выигрывает, – или выигрывает с наибольшим перевесом.

puzzle-best-move = Лучше всего { $move }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, и с учётом продолжения на { $margin } больше, чем у любого другого хода. { $feature ->
    [bingo] Выложена вся подставка.
    [triple] Слово стоит на тройном поле.
    [parallel] Слово легло вдоль других и засчиталось сразу в нескольких.
   *[plain] Без премий за длину: решает место и то, что осталось на подставке.
  }
puzzle-second-move = Второй по силе ход – { $move } ({ $points }).
puzzle-only-win = Выигрывает только { $move } ({ $points }): в конце перевес { $lead }.
puzzle-best-win = Больше всего даёт { $move } ({ $points }): в конце перевес { $lead }.
puzzle-second-end = После { $move } разница в конце – { $lead }.
puzzle-wants-play = Здесь нужен ход словом: место и слово, например «З8 СЛОВО».
