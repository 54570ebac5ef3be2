round = Тур { $number }
of-time = з { $time }
answered = Здали { $count } з { $all }
may-change = Здано. Змінити слово можна, поки не здали всі і йде годинник.
kept-so-far = Записано. Якщо час вийде, це слово здасться саме.
write-one = Одне слово за тур, якнайдорожче.
over = Партію закінчено
drawing = Набираємо підставку.
own-place = місце { $place }
own-words = Ваші слова цього туру
best-counts = йде найкраще
no-words-yet = Поки жодного. Слово можна записати й шукати далі.
passed = Здано без слова. Поки йде годинник, слово ще можна здати.
handed-in = здано
kept = записано
rejected = Минулий тур: { $word } не прийнято.
unknown = Такого слова в словнику немає.
not-taken = Словник цієї партії його не бере.
past = Минулі тури
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
no-rounds-yet = Перший тур ще триває.
column-round = Тур
column-placed = Найкраще слово зали
column-own = Ваше
column-points = Очки
column-place = Місце
column-name = Ім’я
no-word = без слова
found-by =
    { $n ->
        [one] Останнє слово знайшов { $n } гравець.
        [few] Останнє слово знайшли { $n } гравці.
       *[many] Останнє слово знайшли { $n } гравців.
    }
could-be = Найкраще можливе: { $at } { $word }, { $points }.
places = Місця
after-rounds =
    { $n ->
        [one] після { $n } туру
        [few] після { $n } турів
       *[many] після { $n } турів
    }
spread = Як розподілилися суми, усього { $all }: від { $least } до { $most }
you-have = ви, { $points }
behind =
    { $n ->
        [one] Ви вище за { $n } з кожних 100 гравців.
        [few] Ви вище за { $n } з кожних 100 гравців.
       *[many] Ви вище за { $n } з кожних 100 гравців.
    }
place-of = Ваше місце { $place } з { $all }.
name-you = { $name }, ви
gap = місця { $from }–{ $to }
gap-one = місце { $place }
hand-in = Здати
hand-in-points = Здати за { $points }
hand-in-word = Здати { $word } за { $points }
remember = Записати
words-short = Слова { $count }
past-short = Тури
pass = Здати без слова
pass-short = Без слова
pass-title = Здати без слова?
pass-about = Очок за цей тур не буде.
how-to = Перетягніть фішку, або натисніть її і клітинку, або виберіть клітинку й наберіть слово.
not-counted = Це слово зараз не порахувати.
time-a-word = { $time } на слово
placed-sheets = ставлять найкраще слово зали
placed-engine = ставлять найкраще можливе слово
result-own = { $reason } Ваше місце { $place } з { $all }, { $points }.
key-hand-in = здати слово
key-remember = записати й думати далі
key-earlier = повернутися до свого попереднього слова
