steps = Кроки ходу
step-draw = Узяти три
step-prizes = Змінити призи
step-word = Слово
step-tape = Літера у стрічку
step-done = готово
step-now = зараз
step-later = потім
step-may = можна, до слова
step-not-needed = не потрібно
step-none = без слова
moves = Хід: { $name }
between = Між конами
over = Партію закінчено
tape = Стрічка
tape-order = старші карти біля колоди, нові праворуч
tape-place = місце { $at } з { $all }
torn =
    { $n ->
        [one] відірветься { $n } карта
        [few] відірвуться { $n } карти
       *[many] відірветься { $n } карт
    }
tear-here = Тут стрічка рветься
to-word = у слово
to-hand = у руку
to-swap = на обмін
goes-here = сюди
deck-left = у колоді { $n }
deck-under = під нею { $cards }
useful =
    { $n ->
        [one] стане в пригоді: слово з { $n } літери
        [few] стане в пригоді: слово з { $n } літер
       *[many] стане в пригоді: слово з { $n } літер
    }
useful-mark =
    { $n ->
        [one] { $n } літера
        [few] { $n } літери
       *[many] { $n } літер
    }
card-letter =
    { $n ->
        [one] { $letter }, { $n } очко
        [few] { $letter }, { $n } очки
       *[many] { $letter }, { $n } очок
    }
card-underwood = «Ундервуд»
card-prize = приз: { $when }, { $does }
copies = { $n } шт.
underwood-as = «Ундервуд» за { $letter }
when-length = слово { $range } літер
when-starts = перша літера { $of }
when-ends = остання літера { $of }
when-has = { $of }: { $range }
when-dear = є літера ціною від { $n }
range-from = від { $least }
range-to = до { $most }
range-none = жодної
vowel-one = голосна
vowel-many = голосні
consonant-one = приголосна
consonant-many = приголосні
does-letter-times = дорога літера × { $times }
your-word = Ваше слово
in-advance = хід: { $name }; слово можна скласти заздалегідь
build-hint = Натискайте карти руки й стрічки або набирайте слово
word-so-far = Слово: { $word }
word-none = поки порожньо
word-good = { $word } годиться
word-bad = { $word } не годиться
from-tape = зі стрічки
from-table = обмін
served = та сама карта
stacked =
    { $n ->
        [one] { $n } карта на одному місці
        [few] { $n } карти на одному місці
       *[many] { $n } карт на одному місці
    }
press-takes-back = повернути
press-serves = розмножити
prize-back = { $card }, повернути в руку
trick = Розмножити чи скоротити
trick-none = Звичайно
trick-multiply = Розмножити
trick-reduce = Скоротити
second-word = Друге слово
no-second-word = Без другого слова
points =
    { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }
points-of =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
clear = Повернути карти
checks = Умови ходу
met = виконано:
unmet = не виконано:
lay = Викласти
lay-for = Викласти за { $n }
no-word = Без слова
finish = Закінчити хід
name-underwood = Якою літерою стане «Ундервуд»
no-card = Карти { $letter } зараз немає ні в руці, ні у стрічці.
no-underwood = «Ундервуда» немає ні в руці, ні на обмін.
letters-only = У стрічку кладуть лише літеру. Правило UW-45.
hand = Рука
hand-discard = натисніть приз, щоб скинути його й узяти іншу карту
hand-no-prizes = призів у руці немає
hand-tape = виберіть літеру у стрічку
hand-cost = після ходу в руці залишиться літер на { $n }
hand-out = ви виходите, кон закінчено
hand-empty = карт немає
in-word = у слові
in-tape = у стрічку
words-and-score = Слова й рахунок
words-on-table = Слова на столі
cards-in-hand =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
all-know = усі бачили в руці: { $cards }
take-underwood = «Ундервуд» за { $letter } у слові { $word }: обміняти на свою літеру
swap-tip = У вас є літера для обміну: натисніть позначений «Ундервуд» і поставте його в слово.
score = Рахунок
to-target = до { $n }
round = Кон
total = Усього
player = Гравець
last-word = Останнє слово: { $name }
no-words-yet = Слів поки немає
doubt-title = { $name }: чи вірите ви цьому слову
vote-title = { $name }: чи є таке слово
accept = Вірю
doubt = Сумніваюся
vote-yes = Таке слово є
vote-no = Такого слова немає
answered = відповідь дано
others-think = Решта вирішують, чи вірити.
others-vote = Стіл голосує.
round-over = Кон { $n } закінчено
count-hand = Залишилося в руці
count-words = Слова
count-cost = Рука
count-round = За кон
ready = До наступного кону
ready-name = { $name }: до наступного кону
waiting-for = Чекаємо: { $names }
round-now = кон { $n }
to-points =
    { $n ->
        [one] до { $n } очка
        [few] до { $n } очок
       *[many] до { $n } очок
    }
words-nouns = звичайні слова
words-all = будь-які слова
words-by-vote = слова судить стіл
key-letters = Набрати слово: спершу карти руки, потім стрічки
key-underwood = Поставити «Ундервуд»
key-prize = Прикласти приз, наступний приз
key-trick = Розмножити чи скоротити
key-second = Друге слово
key-move = Переставити літеру слова
key-steps = Крок ходу: призи, слово, стрічка
key-back = Повернути останню карту
key-enter = Викласти, потім закінчити хід
key-answer = Вірю, сумніваюся
