# slovoteka arena: який із двох ботів сильніший. І що каже бот, запущений своїм файлом.
arena-progress = пари партій
arena-score =
    { $first } проти { $second }: { $won } : { $lost }, нічиїх { $draws }; { $games ->
        [one] { $games } партія.
        [few] { $games } партії.
       *[many] { $games } партій.
    }
arena-share =
    { $first }: { $share } % очок за партії (95 %: від { $low } % до { $high } %) за { $pairs ->
        [one] { $pairs } парою партій.
       *[many] { $pairs } парами партій.
    }
arena-points = Очок за партію: { $first } – { $one }, { $second } – { $two }; різниця { $over } (95 %: від { $low } до { $high }).
arena-verdict =
    { $verdict ->
        [first] Сильніший { $first }.
        [second] Сильніший { $second }.
       *[unclear] Хто сильніший, за цими партіями не сказати: зіграйте більше.
    }
arena-thinking =
    { $bot }: { $count ->
        [one] { $count } рішення
        [few] { $count } рішення
       *[many] { $count } рішень
    }, зазвичай { $p50 } мс, зрідка { $p99 } мс, найдовше { $most } мс; програно з власної вини: { $forfeits }
arena-seconds = Часу пішло: { $seconds } с.
arena-lost = { $bot } програв партію з зерном { NUMBER($seed, useGrouping: 0) }: { $why }

## За що бот програє партію
arena-crashed = зламався, { $why }
arena-too-slow = думав довше за { NUMBER($limit_ms, useGrouping: 0) } мс
arena-silent = промовчав у вікні { $window }, де гра на нього чекає
arena-no-action = відповів не дією цієї гри, { $why }
arena-illegal = порушив правила ходом «{ $action }», { $refusal }

## Що не так із викликом
arena-odd = Партії грають парами, міняючись місцями: { NUMBER($games, useGrouping: 0) } – непарне число.
arena-seats = Місць за столом { $seats }, і порівну на двох ботів їх не поділити: візьміть парне число.
arena-not-loaded = Бот { $bot } не завантажився: { $why }.
arena-no-factory = У { $bot } немає того, що робить бота: { $name }.
arena-died = Процес, у якому грали боти, обірвався. Таке буває, якщо бот сам завершує програму або ламає її поза Python.

## Бот, запущений своїм файлом
bot-of-others = так вирішив бот
bot-run-sits = { $name } сидить за столом { $room }.
bot-run-over = Партію закінчено. Місця: { $places }. Очки: { $scores }.
bot-run-broken-off = Партію перервано.
