# Задачи: вопросы, приговоры, решения и slovoteka puzzles.
puzzle-kind-scrabble-best = Лучший ход
puzzle-kind-scrabble-out = Концовка
puzzle-kind-forbidden-word = Незамеченное слово
puzzle-kind-forbidden-letter = Безопасная буква
puzzle-kind-codenames-clue = Подсказка на троих

puzzle-question-scrabble-best = Найдите лучший ход: он явно сильнее всех остальных.
puzzle-question-scrabble-out = Мешок пуст, буквы соперника известны. Найдите ход, который выигрывает, – или выигрывает с наибольшим перевесом.
puzzle-question-forbidden-word = В этом разговоре есть слово, которого никто не заметил. Назовите его.
puzzle-question-forbidden-letter = Одна из ваших букв не даёт ни одного слова. Какая?
puzzle-question-codenames-clue = Дайте одну подсказку на три отмеченных имени.

puzzle-right = Верно!
puzzle-near = Близко, но есть ход сильнее: ваш стоит { $percent } % лучшего.
puzzle-wrong = Нет, есть ответ лучше.
puzzle-clue-right = Годится: эти три имени приходят на ум первыми, с вероятностью { $percent } %.
puzzle-clue-astray = Не выйдет: раньше на ум придёт { $word }.
puzzle-revealed = Вот решение.

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
puzzle-the-word = { $word }: { $taken ->
    [one] { $taken } чёрная буква
    [few] { $taken } чёрные буквы
   *[many] { $taken } чёрных букв
  } сопернику.{ $others ->
    [0] { "" }
   *[other] { " " }Есть и другие: { $words }.
  }
puzzle-safe-letter = Безопасна только { $letter }. Остальные дают слова: { $traps }.
puzzle-the-clue = Например, { $clue }: { $words } приходят на ум первыми, с вероятностью { $percent } %.

puzzle-wants-play = Здесь нужен ход словом: место и слово, например «З8 СЛОВО».
puzzle-wants-word = Здесь нужно слово.
puzzle-wants-letter = Здесь нужна буква.
puzzle-wants-clue = Здесь нужна подсказка.
puzzle-answer-empty = Ответ пуст.
puzzle-answer-long = Такого длинного ответа не бывает: больше { $most } байт.
puzzle-unseen = Откройте задачу дня, потом отвечайте: время у всех идёт с первого взгляда.
puzzle-line = В строке { $line } не задача.
no-such-puzzle = Задачи { $puzzle } нет.
no-such-puzzle-kind = Задач вида { $kind } нет. Есть: { $kinds }.
puzzle-seed = В файле { $file } есть задачи из партий с другим числом --seed: продолжить его этим числом нельзя.

puzzles-progress = Задачи
puzzles-built = { $kind }: { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
  }
puzzles-title = { $kind } · { $puzzle } · сложность { $rating }
puzzles-player = Игрок { $number }
puzzles-marked = Отмечены: { $words }
puzzles-prompt = Ваш ответ (пустая строка – сдаться):
