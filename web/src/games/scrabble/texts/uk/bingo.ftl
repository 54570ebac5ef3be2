name = бінго
players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
time-a-letter = { $time } на літеру
write-title = Ваш аркуш
write-about = Напишіть таємно два різні слова по сім літер. Літери мають знайтися в наборі.
first-word = Перше слово
second-word = Друге слово
stands = є в словнику
does-not = немає в словнику
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
how-to = Одна літера за один виклик. Не викреслите вчасно, виклик пропаде.
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
        [many] викреслено { $n } літер
       *[other] викреслено { $n } літери
    }
no-own-sheet = Аркуша у вас немає: можна дивитися, як грають інші.
word-left = { $word }, залишилося викреслити { $letters }
word-done = { $word }, усе викреслено
event-written = Ваш аркуш: { $words }
event-no-sheet = Аркуша у вас немає
event-crossed =
    { $n ->
        [one] Викреслено { $letter }, залишилася { $n } літера
        [few] Викреслено { $letter }, залишилося { $n } літери
        [many] Викреслено { $letter }, залишилося { $n } літер
       *[other] Викреслено { $letter }, залишилося { $n } літери
    }
event-shouted = Скрабл-бінго: { $names }
column-name = Гравець
column-words = Слова
column-crossed = Викреслено
reason-bingo = Аркуш викреслено повністю.
reason-bag = Мішок порожній.
reason-no-sheets = Ніхто не написав двох слів.
reason-left = Грати більше нікому.
result = { $reason } Перемога: { $names }.
result-mine = { $reason } Перемога за вами.
key-cross = викреслити названу літеру
key-bingo = оголосити бінго
key-skip = немає такої літери
