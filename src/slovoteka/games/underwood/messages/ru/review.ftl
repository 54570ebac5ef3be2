# Разбор «Ундервуда».

## Ход
review-underwood-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
review-underwood-out =
    { $count ->
        [one] { $count } очко, и кон окончен
        [few] { $count } очка, и кон окончен
       *[many] { $count } очков, и кон окончен
    }
review-underwood-better =
    { $count ->
        [one] Лучше было { $words }: { $count } очко против { $played }.
        [few] Лучше было { $words }: { $count } очка против { $played }.
       *[many] Лучше было { $words }: { $count } очков против { $played }.
    }
review-underwood-better-tape = На ленту лучше было отдать { $letter }.
review-underwood-better-way = То же слово стоило выложить иначе.
review-underwood-better-hold = Слово лучше было придержать.
review-underwood-out-missed = Этим ходом можно было выйти и окончить кон.
review-underwood-prize-wasted = Осталась без дела призовая карта { $prize }.
review-underwood-tape-offered = Лента предлагала { $letters }.
review-underwood-wild-wasted =
    { $count ->
        [one] На слово ушёл { $count } «Ундервуд», хотя можно было обойтись без него.
       *[many] На слово ушло «Ундервудов»: { $count }, хотя хватило бы меньшего.
    }
review-underwood-not-exchanged =
    { $count ->
        [one] { $count } призовую карту без дела можно было сбросить и взять другую.
        [few] { $count } призовые карты без дела можно было сбросить и взять другие.
       *[many] { $count } призовых карт без дела можно было сбросить и взять другие.
    }
review-underwood-voted-down = Стол не принял: { $words }.
review-underwood-prize-discarded = Призовая карта { $prize } пригодилась бы сразу.

## Вся партия
review-underwood-sum = Лучших ходов { $best } из { $count }, всего упущено очков: { $missed }.
review-underwood-sum-dearest = Дороже всего обошлось пропущенное { $words }: { $count } против { $played }.
review-underwood-sum-prizes =
    { $count ->
        [one] Призовая карта осталась без дела { $count } раз.
        [few] Призовая карта осталась без дела { $count } раза.
       *[many] Призовая карта осталась без дела { $count } раз.
    }
review-underwood-sum-wild =
    { $count ->
        [one] Лишний «Ундервуд» потрачен { $count } раз.
        [few] Лишний «Ундервуд» потрачен { $count } раза.
       *[many] Лишний «Ундервуд» потрачен { $count } раз.
    }
review-underwood-sum-out =
    { $count ->
        [one] Выход упущен { $count } раз.
        [few] Выход упущен { $count } раза.
       *[many] Выход упущен { $count } раз.
    }
