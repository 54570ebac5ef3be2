name = бинго
players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
time-a-letter = { $time } на букву
write-title = Ваш листок
write-about = Напишите тайно два разных слова по семь букв. Буквы должны найтись в наборе.
first-word = Первое слово
second-word = Второе слово
stands = есть в словаре
does-not = нет в словаре
written = Листок сдан.
without = Вы играете без листка.
answered = Готовы { $count } из { $all }.
pass = Играть без листка
hand-in = Сдать листок
others-write = Игроки пишут свои слова.
drawing = Тянем первую фишку.
called = Названа буква: { $letter }
cross = Вычеркнуть { $letter }
cross-out = Вычеркнуть
skip = Нет такой
bingo = Скрэббл-бинго
how-to = Одна буква за один вызов. Не вычеркнете вовремя, вызов пропадёт.
look = { $name }: мой листок
all-called = Названо { $count }
none-called = Пока ничего.
sheets = Листки
winner = победа
no-sheet = без листка
own-sheet = Ваши слова
crossed =
    { $n ->
        [one] вычеркнута { $n } буква
        [few] вычеркнуты { $n } буквы
        [many] вычеркнуто { $n } букв
       *[other] вычеркнуто { $n } буквы
    }
no-own-sheet = Листка у вас нет: можно смотреть, как играют другие.
word-left = { $word }, осталось вычеркнуть { $letters }
word-done = { $word }, всё вычеркнуто
event-written = Ваш листок: { $words }
event-no-sheet = Листка у вас нет
event-crossed =
    { $n ->
        [one] Вычеркнута { $letter }, осталась { $n } буква
        [few] Вычеркнута { $letter }, осталось { $n } буквы
        [many] Вычеркнута { $letter }, осталось { $n } букв
       *[other] Вычеркнута { $letter }, осталось { $n } буквы
    }
event-shouted = Скрэббл-бинго: { $names }
column-name = Игрок
column-words = Слова
column-crossed = Вычеркнуто
reason-bingo = Листок вычеркнут целиком.
reason-bag = Мешок пуст.
reason-no-sheets = Никто не написал двух слов.
reason-left = Играть больше некому.
result = { $reason } Победа: { $names }.
result-mine = { $reason } Победа за вами.
key-cross = вычеркнуть названную букву
key-bingo = объявить бинго
key-skip = нет такой буквы
