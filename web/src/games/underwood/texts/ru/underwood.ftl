steps = Шаги хода
step-draw = Взять три
step-prizes = Сменить призы
step-word = Слово
step-tape = Буква в ленту
step-done = готово
step-now = сейчас
step-later = потом
step-may = можно, до слова
step-not-needed = не нужно
step-none = без слова
moves = Ход: { $name }
between = Между конами
over = Партия окончена
tape = Лента
tape-order = старшие карты у колоды, новые справа
tape-place = место { $at } из { $all }
torn =
    { $n ->
        [one] оторвётся { $n } карта
        [few] оторвутся { $n } карты
       *[many] оторвётся { $n } карт
    }
tear-here = Здесь лента рвётся
to-word = в слово
to-hand = в руку
to-swap = на обмен
goes-here = сюда
deck-left = в колоде { $n }
deck-under = под ней { $cards }
useful =
    { $n ->
        [one] пригодится: слово из { $n } буквы
        [few] пригодится: слово из { $n } букв
       *[many] пригодится: слово из { $n } букв
    }
useful-mark =
    { $n ->
        [one] { $n } буква
        [few] { $n } буквы
       *[many] { $n } букв
    }
card-letter =
    { $n ->
        [one] { $letter }, { $n } очко
        [few] { $letter }, { $n } очка
       *[many] { $letter }, { $n } очков
    }
card-underwood = «Ундервуд»
card-prize = приз: { $when }, { $does }
copies = { $n } шт.
underwood-as = «Ундервуд» за { $letter }
when-length = слово { $range } букв
when-starts = первая буква { $of }
when-ends = последняя буква { $of }
when-has = { $of }: { $range }
when-dear = есть буква ценой от { $n }
range-from = от { $least }
range-to = до { $most }
range-none = ни одной
vowel-one = гласная
vowel-many = гласные
consonant-one = согласная
consonant-many = согласные
does-letter-times = дорогая буква × { $times }
your-word = Ваше слово
in-advance = ход: { $name }; слово можно собрать заранее
build-hint = Нажимайте карты руки и ленты или набирайте слово
word-so-far = Слово: { $word }
word-none = пока пусто
word-good = { $word } годится
word-bad = { $word } не годится
from-tape = с ленты
from-table = обмен
served = та же карта
stacked =
    { $n ->
        [one] { $n } карта на одном месте
        [few] { $n } карты на одном месте
       *[many] { $n } карт на одном месте
    }
press-takes-back = вернуть
press-serves = размножить
prize-back = { $card }, вернуть в руку
trick = Размножить или сократить
trick-none = Обычно
trick-multiply = Размножить
trick-reduce = Сократить
second-word = Второе слово
no-second-word = Без второго слова
points =
    { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
points-of =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
clear = Вернуть карты
checks = Условия хода
met = выполнено:
unmet = не выполнено:
lay = Выложить
lay-for = Выложить за { $n }
no-word = Без слова
finish = Закончить ход
name-underwood = Какой буквой станет «Ундервуд»
no-card = Карты { $letter } сейчас нет ни в руке, ни в ленте.
no-underwood = «Ундервуда» нет ни в руке, ни на обмен.
letters-only = В ленту кладут только букву. Правило UW-45.
hand = Рука
hand-discard = нажмите приз, чтобы сбросить его и взять другую карту
hand-no-prizes = призов в руке нет
hand-tape = выберите букву в ленту
hand-cost = после хода в руке останется букв на { $n }
hand-out = вы выходите, кон окончен
hand-empty = карт нет
in-word = в слове
in-tape = в ленту
words-and-score = Слова и счёт
words-on-table = Слова на столе
cards-in-hand =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
all-know = все видели в руке: { $cards }
take-underwood = «Ундервуд» за { $letter } в слове { $word }: обменять на свою букву
swap-tip = У вас есть буква для обмена: нажмите отмеченный «Ундервуд» и поставьте его в слово.
score = Счёт
to-target = до { $n }
round = Кон
total = Всего
player = Игрок
last-word = Последнее слово: { $name }
no-words-yet = Слов пока нет
doubt-title = { $name }: верите ли вы этому слову
vote-title = { $name }: есть ли такое слово
accept = Верю
doubt = Сомневаюсь
vote-yes = Такое слово есть
vote-no = Такого слова нет
answered = ответ дан
others-think = Остальные решают, верить ли.
others-vote = Стол голосует.
round-over = Кон { $n } окончен
count-hand = Осталось в руке
count-words = Слова
count-cost = Рука
count-round = За кон
ready = К следующему кону
ready-name = { $name }: к следующему кону
waiting-for = Ждём: { $names }
round-now = кон { $n }
to-points =
    { $n ->
        [one] до { $n } очка
        [few] до { $n } очков
       *[many] до { $n } очков
    }
words-nouns = обычные слова
words-all = любые слова
words-by-vote = слова судит стол
key-letters = Набрать слово: сперва карты руки, потом ленты
key-underwood = Поставить «Ундервуд»
key-prize = Приложить приз, следующий приз
key-trick = Размножить или сократить
key-second = Второе слово
key-move = Переставить букву слова
key-steps = Шаг хода: призы, слово, лента
key-back = Вернуть последнюю карту
key-enter = Выложить, затем закончить ход
key-answer = Верю, сомневаюсь
