puzzle-question-scrabble-best = Знайдіть найкращий хід: він явно сильніший за всі інші.
puzzle-question-scrabble-out = Мішок порожній, фішки суперника відомі. Виграє лише один хід – знайдіть його.

puzzle-best-move =
    Найкраще { $move }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, і з урахуванням продовження на { $margin } більше, ніж у будь-якого іншого ходу. Шанси на перемогу – { $percent } %. { $feature ->
        [bingo] Викладено всю підставку.
        [triple] Слово стоїть на потрійному полі.
        [parallel] Слово лягло вздовж інших і зарахувалося одразу в кількох.
       *[plain] Вирішують місце на полі й те, що лишилося на підставці.
    }
puzzle-second-move = Другий за силою хід – { $move } ({ $points }).
puzzle-tempting =
    Спокусливо { $move } – { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, але { $why ->
        [leave] тоді на підставці залишиться { $left }, а після найкращого ходу – { $better }
        [opens] цей хід відкриває суперникові потрійне поле
       *[foreseen] суперник після нього відповідає дорожче
    }. Шанси на перемогу – { $can } % замість { $could } %.
puzzle-weaker =
    Ваш хід слабший за найкращий: { $why ->
        [points] той одразу приносить на { $more ->
            [one] { $more } очко
            [few] { $more } очки
           *[many] { $more } очок
        } більше
        [leave] на підставці залишиться { $left }, а після найкращого – { $better }
        [opens] він відкриває суперникові потрійне поле
       *[foreseen] суперник після нього відповідає дорожче
    }. Шанси на перемогу – { $can } % замість { $could } %.
puzzle-weaker-in-points = Ваш хід слабший за найкращий: він приносить { $points }, а найкращий – { $most ->
        [one] { $most } очко
        [few] { $most } очки
       *[many] { $most } очок
    }.
puzzle-weaker-in-leave = Ваш хід слабший за найкращий: на підставці залишиться { $left }, а після найкращого – { $better }.
puzzle-weaker-move = Ваш хід слабший за найкращий.
puzzle-only-win =
    Виграє тільки { $move } ({ $points }): наприкінці перевага – { $lead ->
        [one] { $lead } очко
        [few] { $lead } очки
       *[many] { $lead } очок
    }.
puzzle-tempting-end =
    Спокусливо { $move } ({ $points }), але тоді { $lead ->
        [0] буде нічия
        [one] ви програєте { $lead } очко
        [few] ви програєте { $lead } очки
       *[many] ви програєте { $lead } очок
    }.
puzzle-second-end =
    Після { $move } ({ $points }) { $lead ->
        [0] буде нічия
        [one] ви програєте { $lead } очко
        [few] ви програєте { $lead } очки
       *[many] ви програєте { $lead } очок
    }.
puzzle-wins-not =
    Цей хід не виграє: { $lead ->
        [0] буде нічия
        [one] ви програєте { $lead } очко
        [few] ви програєте { $lead } очки
       *[many] ви програєте { $lead } очок
    }.
puzzle-only-another-wins = Цей хід не виграє.
puzzle-wants-play = Тут потрібен хід словом: місце і слово, наприклад «З8 СЛОВО».
