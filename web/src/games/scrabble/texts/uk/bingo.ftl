name = бінго
players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
time-a-letter = { $time } на літеру
write-title = Ваш аркуш
write-about = Напишіть таємно два різні слова по сім літер. Літери мають знайтися в наборі.
first-word = Перше слово
second-word = Друге слово
written = Аркуш здано.
without = Ви граєте без аркуша.
answered = Готові { $count } з { $all }.
pass = Грати без аркуша
hand-in = Здати аркуш
others-write = Гравці пишуть свої слова.
drawing = Тягнемо першу фішку.
called = Названо літеру: { $letter }
cross = Викреслити { $letter }
cross-out = Викреслити
skip = Немає такої
bingo = Скрабл-бінго
how-to = Одна літера за один виклик. Пропущену можна викреслити й пізніше.
how-to-first = Одна літера за один виклик. Не викреслите вчасно, виклик пропаде.
look = { $name }: мій аркуш
all-called = Названо { $count }
none-called = Поки нічого.
sheets = Аркуші
winner = перемога
no-sheet = без аркуша
own-sheet = Ваші слова
crossed =
    { $n ->
        [one] викреслено { $n } літеру
        [few] викреслено { $n } літери
       *[many] викреслено { $n } літер
    }
no-own-sheet = Аркуша у вас немає: можна дивитися, як грають інші.
word-left = { $word }, залишилося викреслити { $letters }
word-done = { $word }, усе викреслено
column-name = Гравець
column-words = Слова
column-crossed = Викреслено
result = { $reason } Перемога: { $names }.
result-mine = { $reason } Перемога за вами.
key-cross = викреслити названу літеру
key-bingo = оголосити бінго
key-skip = немає такої літери
