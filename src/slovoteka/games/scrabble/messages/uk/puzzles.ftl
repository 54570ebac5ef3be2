puzzle-kind-scrabble-best = Найкращий хід
puzzle-kind-scrabble-out = Кінцівка
puzzle-question-scrabble-best = Знайдіть найкращий хід: він явно сильніший за всі інші.
puzzle-question-scrabble-out = Мішок порожній, літери суперника відомі. Знайдіть хід, який виграє, – або виграє з найбільшою перевагою.

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
puzzle-wants-play = Тут потрібен хід словом: місце і слово, наприклад «З8 СЛОВО».
