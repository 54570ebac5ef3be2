name = гра навпаки
not-your-turn = Зараз не ваш хід.
empty-square = Тут знімати нічого.
choose-first = Спершу виберіть фішки одного слова.
taken =
    { $n ->
        [one] знято { $n } фішку
        [few] знято { $n } фішки
        [many] знято { $n } фішок
       *[other] знято { $n } фішки
    }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очки
    }
chosen = Вибрано
put-back = { $letter } з { $at }: залишити на дошці
stays = залишиться { $word }
no-such-word = { $word }: такого слова немає
fine = Так можна
how-to = Натискайте фішки одного слова: від однієї до шести. Усе, що залишиться, має читатися.
clear = Скасувати
remove = Зняти
remove-points = Зняти за { $points }
nothing = Зняти нічого
removals = Що зняли
no-removals-yet = Ще нічого не зняли.
left =
    { $n ->
        [one] На дошці { $n } фішка, за все { $worth }.
        [few] На дошці { $n } фішки, за все { $worth }.
        [many] На дошці { $n } фішок, за все { $worth }.
       *[other] На дошці { $n } фішки, за все { $worth }.
    }
event-removed =
    { $n ->
        [one] { $name }: знято { $tiles } ({ $at }), { $n } очко
        [few] { $name }: знято { $tiles } ({ $at }), { $n } очки
        [many] { $name }: знято { $tiles } ({ $at }), { $n } очок
       *[other] { $name }: знято { $tiles } ({ $at }), { $n } очки
    }
event-timeout =
    { $n ->
        [one] { $name }: час вийшов, знято { $tiles } ({ $at }), { $n } очко
        [few] { $name }: час вийшов, знято { $tiles } ({ $at }), { $n } очки
        [many] { $name }: час вийшов, знято { $tiles } ({ $at }), { $n } очок
       *[other] { $name }: час вийшов, знято { $tiles } ({ $at }), { $n } очки
    }
column-who = Хто
column-removed = Знято
column-words = Залишилося
column-points = Очки
reason-cleared = Дошка порожня.
reason-no-removal = Зняти більше нічого.
reason-left = Грати більше нікому.
key-choose = вибрати фішку або залишити її
key-back = залишити останню вибрану
key-remove = зняти
key-clear = скасувати вибір
