# Задачі: запитання, вироки, розв'язки і slovoteka puzzles.
puzzle-right = Правильно!
puzzle-wrong = Ні, є краща відповідь.
puzzle-revealed = Ось розв'язок.

puzzle-answer-empty = Відповідь порожня.
puzzle-answer-long =
    Такої довгої відповіді не буває: понад { $most } { $most ->
        [one] байт
        [few] байти
       *[many] байтів
    }.
puzzle-unseen = Спершу відкрийте задачу дня, потім відповідайте: час у всіх іде з першого погляду.
puzzle-line = У рядку { $line } не задача.
no-such-puzzle = Задачі { $puzzle } немає.
no-such-puzzle-kind = Задач виду { $kind } немає. Є: { $kinds }.
puzzle-seed = У файлі { $file } є задачі з партій з іншим числом --seed: продовжити його цим числом не можна.

puzzles-progress = Задачі
puzzles-built = { $kind }: { $count ->
    [one] { $count } задача
    [few] { $count } задачі
   *[many] { $count } задач
  }
puzzles-title = { $kind } · { $puzzle } · складність { $rating }
puzzles-player = Гравець { $number }
puzzles-marked = Позначено: { $words }
puzzles-prompt = Ваша відповідь (порожній рядок – здатися):
