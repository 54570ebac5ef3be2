name = гра навпаки
not-your-turn = Зараз не ваш хід.
empty-square = Тут знімати нічого.
choose-first = Спершу виберіть фішки одного слова.
taken =
    { $n ->
        [one] знято { $n } фішку
        [few] знято { $n } фішки
       *[many] знято { $n } фішок
    }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
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
       *[many] На дошці { $n } фішок, за все { $worth }.
    }
column-who = Хто
column-removed = Знято
column-words = Залишилося
column-points = Очки
key-choose = вибрати фішку або залишити її
key-back = залишити останню вибрану
key-remove = зняти
key-clear = скасувати вибір
