board = Дошка 15 на 15
row = ряд
rack = Підставка
rack-tile = { $place }: { $letter }, { $value }
players = Гравці
score = Рахунок:
blank = пустушка
first-rack = Перша підставка
second-rack = Друга підставка
premium-none = порожньо
premium-dl = літера вдвічі
premium-tl = літера втричі
premium-dw = слово вдвічі
premium-tw = слово втричі
not-sent = ваша, не здана
of-last-move = останній хід
legend-letter = кільце: ціна літери
legend-word = рядок: ціна слова
gone = більше не грає
will-skip = пропустить хід
overtime = понад час { $time }
bag = Мішок
in-bag = У мішку { $count }
in-bags = Голосних { $vowels }, приголосних { $consonants }
unseen = не видно { $count }
protocol = Протокол
turn-number = хід { $number }
no-moves-yet = Ходів ще не було.
column-turn = Хід
column-total = Разом
column-end = Кінець
turn-failed = { $word } знято
turn-exchange = обмін, { $count }
turn-pass = пас
turn-timeout = час вийшов
turn-tries = чотири неправильні слова
turn-skip = пропуск ходу
your-turn = Ваш хід
moves-now = Ходить { $name }
draws-now = Фішки тягне { $name }
place-across = { $square } праворуч
place-down = { $square } вниз
count-letter = { $letter } × { $factor }: ще { $adds }
count-word = слово: { $count }
count-theme = тема: ще { $adds }
count-all = сім фішок: ще { $adds }
in-dictionary =
    { $n ->
        [one] { $word } є у словнику
        [few] усі слова ({ $n }) є у словнику
       *[many] усі слова ({ $n }) є у словнику
    }
not-in-dictionary = немає у словнику: { $words }
claim = Ваші очки за хід
theme-claim = За темою «{ $theme }»:
exchange = Обміняти
pass = Пропустити
play = Зіграти
play-points = Зіграти { $points }
play-word = Зіграти { $word } за { $points }
shuffle = Перемішати
sort = За абеткою
recall = Повернути на підставку
shuffle-short = Мішати
sort-short = А–Я
recall-short = Назад
exchange-short = Обмін
bag-short = Мішок { $count }
moves-short = Ходи
pass-short = Пас
not-your-turn = Зараз не ваш хід. Фішки можна розкласти заздалегідь: вони зачекають.
lay-first = Спершу покладіть фішки на дошку.
no-such-tile = Фішки { $letter } на підставці немає.
ousted =
    { $n ->
        [one] Клітинку { $squares } тепер зайнято: ваша фішка повернулася на підставку.
        [few] Клітинки { $squares } тепер зайнято: ваші фішки ({ $n }) повернулися на підставку.
       *[many] Клітинки { $squares } тепер зайнято: ваші фішки ({ $n }) повернулися на підставку.
    }
lots = Жереб: { $lots }.
opening =
    { $n ->
        [one] У першому слові щонайменше { $n } літера.
        [few] У першому слові щонайменше { $n } літери.
       *[many] У першому слові щонайменше { $n } літер.
    }
how-to = Перетягніть фішку, або натисніть її та клітинку, або оберіть клітинку й наберіть слово.
how-to-declare = Розкладіть слово й назвіть свої очки за хід.
last-move = { $name }: { $move }
blank-title = Яка це літера?
blank-about = Натисніть літеру або наберіть її.
exchange-title = Обміняти фішки
exchange-about = Оберіть, що повернути в мішок. На цьому хід закінчиться.
exchange-all = Обрати всі
exchange-do =
    { $n ->
        [one] Обміняти { $n } фішку
        [few] Обміняти { $n } фішки
       *[many] Обміняти { $n } фішок
    }
pass-title = Пропустити хід?
pass-about =
    { $n ->
        [one] Фішки й очки лишаться як є. Поспіль уже { $n } пас.
        [few] Фішки й очки лишаться як є. Поспіль уже { $n } паси.
       *[many] Фішки й очки лишаться як є. Поспіль уже пасів: { $n }.
    }
no = Не треба
swap-title = Забрати пустушку?
swap-about = На клітинку { $at } ляже ваша { $letter }, пустушка перейде до вас. Хід триватиме.
swap-do = Забрати
short-words = Слова з двох літер
magnifier = Лупа
magnifier-begin = З якої клітинки почати?
magnifier-lay = Куди покласти фішку?
respond-title = Чужий хід: прийняти чи оскаржити
played-now = { $name }: хід на дошці
accept = Прийняти
challenge = Оскаржити
penalty-none = Якщо слова правильні, спір нічого не коштує. Якщо ні, хід знімуть.
penalty-turn = Якщо слова правильні, ви пропустите хід. Якщо ні, хід знімуть.
penalty-five = Якщо слова правильні, ви втратите 5 очок. Якщо ні, хід знімуть.
penalty-ten = Якщо слова правильні, ви втратите 10 очок. Якщо ні, хід знімуть.
penalty-vote = Якщо оскаржити, про слова таємно проголосує весь стіл.
waits-for-others = Чекаємо на решту.
accepted = Хід прийнято. Поки думають інші, його ще можна оскаржити.
vote-title = Чи є такі слова?
vote-yes = Є
vote-no = Немає
vote-kept = Ваш голос записано. Його побачать, коли проголосують усі.
theme-title = Що тут за темою «{ $theme }»?
theme-send = Готово
draw-title = З якого мішка тягнути?
pick-title = Оберіть фішки
held = { $held } із { $whole }
bag-vowels = Голосні, { $count }
bag-consonants = Приголосні, { $count }
pick-do =
    { $n ->
        [one] Узяти { $n } фішку
        [few] Узяти { $n } фішки
       *[many] Узяти { $n } фішок
    }
final-title = Підсумок
final-left = лишилося
final-lost = мінус
final-gained = плюс
final-time = час
final-overtime = час { $points }
edition-mattel = видання «Меттел»
edition-bilingual-ru = двома мовами: російська
edition-bilingual-uk = двома мовами: українська
words-auto = словник перевіряє одразу
words-challenge = слова оскаржують
words-vote = про слова голосують
theme = тема «{ $theme }»
days-a-move =
    { $n ->
        [one] { $n } день на хід
        [few] { $n } дні на хід
       *[many] { $n } днів на хід
    }
time-a-game = { $time } на партію
time-a-move = { $time } на хід
result = { $reason } Перше місце: { $name }, { $points }.
result-mine = { $reason } Перемога за вами: { $points }.
result-even = { $reason } Перше місце ділять { $names }, у кожного { $points }.
result-alone = { $reason } Набрано { $points }.
key-arrows = ходити по дошці
key-letter = літера
key-lay = покласти фішку
key-blank = покласти пустушку
key-space = Пробіл
key-turn = праворуч чи вниз
key-back = зняти останню фішку
key-play = зіграти
key-tile = фішка підставки
key-exchange = обмін
key-sort = підставка за абеткою
key-shuffle = перемішати підставку
key-challenge = оскаржити
key-accept = прийняти
