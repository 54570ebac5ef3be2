puzzle-question-forbidden-word = У цій розмові є слово, якого ніхто не помітив. Назвіть його.
puzzle-question-forbidden-letter = Одна з ваших літер не дає жодного слова. Яка?

puzzle-the-word = { $word }: { $taken ->
    [one] { $taken } чорна літера
    [few] { $taken } чорні літери
   *[many] { $taken } чорних літер
  } суперникові.{ $others ->
    [0] { "" }
   *[other] { " " }Є й інші: { $words }.
  }
puzzle-safe-letter = Безпечна тільки { $letter }. Решта дає слова: { $traps }.
puzzle-wants-word = Тут потрібне слово.
puzzle-wants-letter = Тут потрібна літера.
