round = Тур { $number }
of-time = из { $time }
answered = Сдали { $count } из { $all }
may-change = Сдано. Менять слово можно, пока не сдали все и идут часы.
kept-so-far = Записано. Если время выйдет, это слово сдастся само.
write-one = Одно слово за тур, подороже.
over = Партия окончена
drawing = Набираем подставку.
own-place = место { $place }
own-words = Ваши слова этого тура
best-counts = идёт лучшее
no-words-yet = Пока ни одного. Слово можно записать и искать дальше.
passed = Сдано без слова. Пока идут часы, слово ещё можно сдать.
handed-in = сдан
kept = записан
rejected = Прошлый тур: { $word } не принято.
unknown = Такого слова в словаре нет.
not-taken = Словарь этой партии его не берёт.
past = Прошлые туры
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
no-rounds-yet = Первый тур ещё идёт.
column-round = Тур
column-placed = Лучшее слово зала
column-own = Ваше
column-points = Очки
column-place = Место
column-name = Имя
no-word = без слова
found-by =
    { $n ->
        [one] Последнее слово нашёл { $n } игрок.
        [few] Последнее слово нашли { $n } игрока.
       *[many] Последнее слово нашли { $n } игроков.
    }
could-be = Лучшее возможное: { $at } { $word }, { $points }.
places = Места
after-rounds =
    { $n ->
        [one] после { $n } тура
        [few] после { $n } туров
       *[many] после { $n } туров
    }
spread = Как распределились суммы, всего { $all }: от { $least } до { $most }
you-have = вы, { $points }
behind =
    { $n ->
        [one] Вы выше { $n } из каждых 100 игроков.
        [few] Вы выше { $n } из каждых 100 игроков.
       *[many] Вы выше { $n } из каждых 100 игроков.
    }
place-of = Ваше место { $place } из { $all }.
name-you = { $name }, вы
gap = места { $from }–{ $to }
gap-one = место { $place }
hand-in = Сдать
hand-in-points = Сдать за { $points }
hand-in-word = Сдать { $word } за { $points }
remember = Записать
words-short = Слова { $count }
past-short = Туры
pass = Сдать без слова
pass-short = Без слова
pass-title = Сдать без слова?
pass-about = Очков за этот тур не будет.
how-to = Перетащите фишку, или нажмите её и клетку, или выберите клетку и наберите слово.
not-counted = Это слово сейчас не сосчитать.
time-a-word = { $time } на слово
placed-sheets = ставят лучшее слово зала
placed-engine = ставят лучшее возможное слово
result-own = { $reason } Ваше место { $place } из { $all }, { $points }.
key-hand-in = сдать слово
key-remember = записать и думать дальше
key-earlier = вернуться к своему прежнему слову
