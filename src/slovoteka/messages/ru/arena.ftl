# slovoteka arena: какой из двух ботов сильнее. И что говорит бот, запущенный своим файлом.
arena-progress = пары партий
arena-score =
    { $first } – { $second }: { $won } : { $lost }, ничьих { $draws }; { $games ->
        [one] { $games } партия.
        [few] { $games } партии.
       *[many] { $games } партий.
    }
arena-share =
    { $first }: { $share } % очков за партии (95 %: от { $low } % до { $high } %) по { $pairs ->
        [one] { $pairs } паре партий.
       *[many] { $pairs } парам партий.
    }
arena-points = Очков за партию: { $first } – { $one }, { $second } – { $two }; разница { $over } (95 %: от { $low } до { $high }).
arena-verdict =
    { $verdict ->
        [first] Сильнее { $first }.
        [second] Сильнее { $second }.
       *[unclear] Кто сильнее, по этим партиям не сказать: сыграйте больше.
    }
arena-thinking =
    { $bot }: { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }, обычно { $p50 } мс, изредка { $p99 } мс, самое долгое { $most } мс; проиграно по своей вине: { $forfeits }
arena-seconds = Времени ушло: { $seconds } с.
arena-lost = { $bot } проиграл партию с семенем { NUMBER($seed, useGrouping: 0) }: { $why }

## За что бот проигрывает партию
arena-crashed = сломался, { $why }
arena-too-slow = думал дольше { NUMBER($limit_ms, useGrouping: 0) } мс
arena-silent = промолчал в окне { $window }, где игра его ждёт
arena-no-action = ответил не действием этой игры, { $why }
arena-illegal = нарушил правила ходом «{ $action }», { $refusal }

## Что не так с вызовом
arena-odd = Партии играют парами, меняясь местами: { NUMBER($games, useGrouping: 0) } – нечётное число.
arena-seats = Мест за столом { $seats }, и поровну на двух ботов их не разделить: возьмите чётное число.
arena-not-loaded = Бот { $bot } не загрузился: { $why }.
arena-no-factory = В { $bot } нет того, что делает бота: { $name }.
arena-died = Процесс, в котором играли боты, оборвался. Такое бывает, если бот сам завершает программу или ломает её снаружи Python.

## Бот, запущенный своим файлом
bot-of-others = так решил бот
bot-run-sits = { $name } сидит за столом { $room }.
bot-run-over = Партия окончена. Места: { $places }. Очки: { $scores }.
bot-run-broken-off = Партия прервана.
