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
        [many] { $n } очок
       *[other] { $n } очки
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
        [many] Останнє слово знайшли { $n } гравців.
       *[other] Останнє слово знайшли { $n } гравця.
    }
could-be = Найкраще можливе: { $at } { $word }, { $points }.
places = Місця
after-rounds =
    { $n ->
        [one] після { $n } туру
        [few] після { $n } турів
        [many] після { $n } турів
       *[other] після { $n } туру
    }
spread = Як розподілилися суми, усього { $all }: від { $least } до { $most }
you-have = ви, { $points }
behind =
    { $n ->
        [one] Ви вище за { $n } з кожних 100 гравців.
        [few] Ви вище за { $n } з кожних 100 гравців.
        [many] Ви вище за { $n } з кожних 100 гравців.
       *[other] Ви вище за { $n } з кожних 100 гравців.
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
event-rack = Тур { $round }, на підставці { $rack }
event-unfair = Підставка { $rack } повернулася в мішок: бракує голосних або приголосних
event-stuck = Підставка { $rack } повернулася в мішок: з нею немає жодного ходу
event-round =
    { $n ->
        [one] Тур { $round }: на дошці { $at } { $word }, { $points }; знайшов { $n } гравець
        [few] Тур { $round }: на дошці { $at } { $word }, { $points }; знайшли { $n } гравці
        [many] Тур { $round }: на дошці { $at } { $word }, { $points }; знайшли { $n } гравців
       *[other] Тур { $round }: на дошці { $at } { $word }, { $points }; знайшли { $n } гравця
    }
event-sheet =
    { $n ->
        [one] Ваше слово { $word }: { $n } очко
        [few] Ваше слово { $word }: { $n } очки
        [many] Ваше слово { $word }: { $n } очок
       *[other] Ваше слово { $word }: { $n } очки
    }
event-rejected = Слово { $word } не прийнято, за цей тур 0
reason-played-out = Усі фішки зіграно.
reason-no-letters = Скінчилися голосні або приголосні.
reason-no-moves = Ходити більше нікуди.
reason-left = Грати більше нікому.
result-own =
    { $n ->
        [one] { $reason } Ваше місце { $place } з { $all }, { $n } очко.
        [few] { $reason } Ваше місце { $place } з { $all }, { $n } очки.
        [many] { $reason } Ваше місце { $place } з { $all }, { $n } очок.
       *[other] { $reason } Ваше місце { $place } з { $all }, { $n } очки.
    }
key-hand-in = здати слово
key-remember = записати й думати далі
key-earlier = повернутися до свого попереднього слова
