# Розбір «Ундервуда».

## Хід
review-underwood-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
review-underwood-out =
    { $count ->
        [one] { $count } очко, і кон закінчено
        [few] { $count } очки, і кон закінчено
       *[many] { $count } очок, і кон закінчено
    }
review-underwood-better =
    { $count ->
        [one] Краще було { $words }: { $count } очко проти { $played }.
        [few] Краще було { $words }: { $count } очки проти { $played }.
       *[many] Краще було { $words }: { $count } очок проти { $played }.
    }
review-underwood-better-tape = На стрічку краще було віддати { $letter }.
review-underwood-better-way = Те саме слово варто було викласти інакше.
review-underwood-better-hold = Слово краще було притримати.
review-underwood-out-missed = Цим ходом можна було вийти і закінчити кон.
review-underwood-prize-wasted = Лишилася без діла призова карта { $prize }.
review-underwood-tape-offered = Стрічка пропонувала { $letters }.
review-underwood-wild-wasted =
    { $count ->
        [one] На слово пішов { $count } «Ундервуд», хоча можна було обійтися без нього.
       *[many] На слово пішло «Ундервудів»: { $count }, хоча вистачило б менше.
    }
review-underwood-not-exchanged =
    { $count ->
        [one] { $count } призову карту без діла можна було скинути і взяти іншу.
        [few] { $count } призові карти без діла можна було скинути і взяти інші.
       *[many] { $count } призових карт без діла можна було скинути і взяти інші.
    }
review-underwood-voted-down = Стіл не прийняв: { $words }.
review-underwood-prize-discarded = Призова карта { $prize } стала б у пригоді одразу.

## Уся партія
review-underwood-sum = Найкращих ходів { $best } із { $count }, усього втрачено очок: { $missed }.
review-underwood-sum-dearest = Найдорожче коштувало пропущене { $words }: { $count } проти { $played }.
review-underwood-sum-prizes =
    { $count ->
        [one] Призова карта лишилася без діла { $count } раз.
        [few] Призова карта лишилася без діла { $count } рази.
       *[many] Призова карта лишилася без діла { $count } разів.
    }
review-underwood-sum-wild =
    { $count ->
        [one] Зайвий «Ундервуд» витрачено { $count } раз.
        [few] Зайвий «Ундервуд» витрачено { $count } рази.
       *[many] Зайвий «Ундервуд» витрачено { $count } разів.
    }
review-underwood-sum-out =
    { $count ->
        [one] Вихід утрачено { $count } раз.
        [few] Вихід утрачено { $count } рази.
       *[many] Вихід утрачено { $count } разів.
    }
