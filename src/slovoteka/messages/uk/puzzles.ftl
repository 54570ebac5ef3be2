# Задачі: запитання, вироки, розв'язки і slovoteka puzzles.
puzzle-kind-scrabble-best = Найкращий хід
puzzle-kind-scrabble-out = Кінцівка
puzzle-kind-forbidden-word = Непомічене слово
puzzle-kind-forbidden-letter = Безпечна літера
puzzle-kind-codenames-clue = Підказка на трьох

puzzle-question-scrabble-best = Знайдіть найкращий хід: він явно сильніший за всі інші.
puzzle-question-scrabble-out = Мішок порожній, літери суперника відомі. Знайдіть хід, який виграє, – або виграє з найбільшою перевагою.
puzzle-question-forbidden-word = У цій розмові є слово, якого ніхто не помітив. Назвіть його.
puzzle-question-forbidden-letter = Одна з ваших літер не дає жодного слова. Яка?
puzzle-question-codenames-clue = Дайте одну підказку на три позначені імені.

puzzle-right = Правильно!
puzzle-near = Близько, але є сильніший хід: ваш вартий { $percent } % найкращого.
puzzle-wrong = Ні, є краща відповідь.
puzzle-clue-right = Годиться: ці три імені спадають на думку першими, з імовірністю { $percent } %.
puzzle-clue-astray = Не вийде: раніше на думку спаде { $word }.
puzzle-revealed = Ось розв'язок.

puzzle-best-move = Найкраще { $move }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }, і з урахуванням продовження на { $margin } більше, ніж у будь-якого іншого ходу. { $feature ->
    [bingo] Викладено всю підставку.
    [triple] Слово стоїть на потрійному полі.
    [parallel] Слово лягло вздовж інших і зарахувалося одразу в кількох.
   *[plain] Без премій за довжину: вирішує місце і те, що лишилося на підставці.
  }
puzzle-second-move = Другий за силою хід – { $move } ({ $points }).
puzzle-only-win = Виграє тільки { $move } ({ $points }): наприкінці перевага { $lead }.
puzzle-best-win = Найбільше дає { $move } ({ $points }): наприкінці перевага { $lead }.
puzzle-second-end = Після { $move } різниця наприкінці – { $lead }.
puzzle-the-word = { $word }: { $taken ->
    [one] { $taken } чорна літера
    [few] { $taken } чорні літери
   *[many] { $taken } чорних літер
  } суперникові.{ $others ->
    [0] { "" }
   *[other] { " " }Є й інші: { $words }.
  }
puzzle-safe-letter = Безпечна тільки { $letter }. Решта дає слова: { $traps }.
puzzle-the-clue = Наприклад, { $clue }: { $words } спадають на думку першими, з імовірністю { $percent } %.

puzzle-wants-play = Тут потрібен хід словом: місце і слово, наприклад «З8 СЛОВО».
puzzle-wants-word = Тут потрібне слово.
puzzle-wants-letter = Тут потрібна літера.
puzzle-wants-clue = Тут потрібна підказка.
puzzle-answer-empty = Відповідь порожня.
puzzle-answer-long = Такої довгої відповіді не буває: понад { $most } байт.
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
