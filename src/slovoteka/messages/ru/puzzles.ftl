# Задачи: вопросы, приговоры, решения и slovoteka puzzles.
puzzle-right = Верно!
puzzle-wrong = Нет, есть ответ лучше.
puzzle-revealed = Вот решение.

puzzle-answer-empty = Ответ пуст.
puzzle-answer-long =
    Такого длинного ответа не бывает: больше { $most } { $most ->
        [one] байта
       *[other] байт
    }.
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
