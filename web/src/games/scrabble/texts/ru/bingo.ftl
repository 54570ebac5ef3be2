name = бинго
players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
time-a-letter = { $time } на букву
write-title = Ваш листок
write-about = Напишите тайно два разных слова по семь букв. Буквы должны найтись в наборе.
first-word = Первое слово
second-word = Второе слово
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
how-to = Одна буква за один вызов. Пропущенную можно вычеркнуть и позже.
how-to-first = Одна буква за один вызов. Не вычеркнете вовремя, вызов пропадёт.
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
       *[many] вычеркнуто { $n } букв
    }
no-own-sheet = Листка у вас нет: можно смотреть, как играют другие.
word-left = { $word }, осталось вычеркнуть { $letters }
word-done = { $word }, всё вычеркнуто
column-name = Игрок
column-words = Слова
column-crossed = Вычеркнуто
result = { $reason } Победа: { $names }.
result-mine = { $reason } Победа за вами.
key-cross = вычеркнуть названную букву
key-bingo = объявить бинго
key-skip = нет такой буквы
