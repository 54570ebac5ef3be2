puzzle-question-forbidden-word = В этом разговоре есть слово, которого никто не заметил. Назовите его.
puzzle-question-forbidden-letter = Одна из ваших букв не даёт ни одного слова. Какая?

puzzle-the-word = { $word }: { $taken ->
    [one] { $taken } чёрная буква
    [few] { $taken } чёрные буквы
   *[many] { $taken } чёрных букв
  } сопернику.{ $others ->
    [0] { "" }
   *[other] { " " }Есть и другие: { $words }.
  }
puzzle-safe-letter = Безопасна только { $letter }. Остальные дают слова: { $traps }.
puzzle-wants-word = Здесь нужно слово.
puzzle-wants-letter = Здесь нужна буква.
