puzzle-question-scrabble-best = Найдите лучший ход: он явно сильнее всех остальных.
puzzle-question-scrabble-out = Мешок пуст, фишки соперника известны. Выигрывает только один ход – найдите его.

puzzle-best-move =
    Лучше всего { $move }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, и с учётом продолжения на { $margin } больше, чем у любого другого хода. Шансы на победу – { $percent } %. { $feature ->
        [bingo] Выложена вся подставка.
        [triple] Слово стоит на тройном поле.
        [parallel] Слово легло вдоль других и засчиталось сразу в нескольких.
       *[plain] Решают место на поле и то, что осталось на подставке.
    }
puzzle-second-move = Второй по силе ход – { $move } ({ $points }).
puzzle-tempting =
    Заманчиво { $move } – { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, но { $why ->
        [leave] тогда на подставке останется { $left }, а после лучшего хода – { $better }
        [opens] этот ход открывает сопернику тройное поле
       *[foreseen] соперник после него отвечает дороже
    }. Шансы на победу – { $can } % вместо { $could } %.
puzzle-weaker =
    Ваш ход слабее лучшего: { $why ->
        [points] тот сразу приносит на { $more ->
            [one] { $more } очко
            [few] { $more } очка
           *[many] { $more } очков
        } больше
        [leave] на подставке останется { $left }, а после лучшего – { $better }
        [opens] он открывает сопернику тройное поле
       *[foreseen] соперник после него отвечает дороже
    }. Шансы на победу – { $can } % вместо { $could } %.
puzzle-weaker-in-points = Ваш ход слабее лучшего: он приносит { $points }, а лучший – { $most ->
        [one] { $most } очко
        [few] { $most } очка
       *[many] { $most } очков
    }.
puzzle-weaker-in-leave = Ваш ход слабее лучшего: на подставке останется { $left }, а после лучшего – { $better }.
puzzle-weaker-move = Ваш ход слабее лучшего.
puzzle-only-win =
    Выигрывает только { $move } ({ $points }): в конце перевес – { $lead ->
        [one] { $lead } очко
        [few] { $lead } очка
       *[many] { $lead } очков
    }.
puzzle-tempting-end =
    Заманчиво { $move } ({ $points }), но тогда { $lead ->
        [0] будет ничья
        [one] вы проиграете { $lead } очко
        [few] вы проиграете { $lead } очка
       *[many] вы проиграете { $lead } очков
    }.
puzzle-second-end =
    После { $move } ({ $points }) { $lead ->
        [0] будет ничья
        [one] вы проиграете { $lead } очко
        [few] вы проиграете { $lead } очка
       *[many] вы проиграете { $lead } очков
    }.
puzzle-wins-not =
    Этот ход не выигрывает: { $lead ->
        [0] будет ничья
        [one] вы проиграете { $lead } очко
        [few] вы проиграете { $lead } очка
       *[many] вы проиграете { $lead } очков
    }.
puzzle-only-another-wins = Этот ход не выигрывает.
puzzle-wants-play = Здесь нужен ход словом: место и слово, например «З8 СЛОВО».
