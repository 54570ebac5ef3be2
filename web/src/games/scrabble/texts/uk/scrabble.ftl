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
turn-skip = пропуск ходу
your-turn = Ваш хід
moves-now = Ходить { $name }
draws-now = Плашки тягне { $name }
place-across = { $square } праворуч
place-down = { $square } вниз
count-letter = { $letter } × { $factor }: ще { $adds }
count-word = слово: { $count }
count-theme = тема: ще { $adds }
count-all = сім плашок: ще { $adds }
in-dictionary =
    { $n ->
        [one] { $word } є у словнику
        [few] усі слова ({ $n }) є у словнику
        [many] усі слова ({ $n }) є у словнику
       *[other] усі слова ({ $n }) є у словнику
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
not-your-turn = Зараз не ваш хід. Плашки можна розкласти заздалегідь: вони зачекають.
lay-first = Спершу покладіть плашки на дошку.
no-such-tile = Плашки { $letter } на підставці немає.
ousted =
    { $n ->
        [one] Клітинку { $squares } тепер зайнято: ваша плашка повернулася на підставку.
        [few] Клітинки { $squares } тепер зайнято: ваші плашки ({ $n }) повернулися на підставку.
        [many] Клітинки { $squares } тепер зайнято: ваші плашки ({ $n }) повернулися на підставку.
       *[other] Клітинки { $squares } тепер зайнято: ваші плашки ({ $n }) повернулися на підставку.
    }
lots = Жереб: { $lots }.
opening =
    { $n ->
        [one] У першому слові щонайменше { $n } літера.
        [few] У першому слові щонайменше { $n } літери.
        [many] У першому слові щонайменше { $n } літер.
       *[other] У першому слові щонайменше { $n } літери.
    }
how-to = Перетягніть плашку, або натисніть її та клітинку, або оберіть клітинку й наберіть слово.
how-to-declare = Розкладіть слово й назвіть свої очки за хід.
last-move = { $name }: { $move }
blank-title = Яка це літера?
blank-about = Натисніть літеру або наберіть її.
exchange-title = Обміняти плашки
exchange-about = Оберіть, що повернути в мішок. На цьому хід закінчиться.
exchange-all = Обрати всі
exchange-do =
    { $n ->
        [one] Обміняти { $n } плашку
        [few] Обміняти { $n } плашки
        [many] Обміняти { $n } плашок
       *[other] Обміняти { $n } плашки
    }
pass-title = Пропустити хід?
pass-about =
    { $n ->
        [one] Плашки й очки лишаться як є. Поспіль уже { $n } пас.
        [few] Плашки й очки лишаться як є. Поспіль уже { $n } паси.
        [many] Плашки й очки лишаться як є. Поспіль уже пасів: { $n }.
       *[other] Плашки й очки лишаться як є. Поспіль уже { $n } паса.
    }
no = Не треба
swap-title = Забрати пустушку?
swap-about = На клітинку { $at } ляже ваша { $letter }, пустушка перейде до вас. Хід триватиме.
swap-do = Забрати
short-words = Слова з двох літер
magnifier = Лупа
magnifier-begin = З якої клітинки почати?
magnifier-lay = Куди покласти плашку?
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
vote-title = Чи є такі слова?
vote-yes = Є
vote-no = Немає
vote-kept = Ваш голос записано. Його побачать, коли проголосують усі.
theme-title = Що тут за темою «{ $theme }»?
theme-send = Готово
draw-title = З якого мішка тягнути?
pick-title = Оберіть плашки
held = { $held } із { $whole }
bag-vowels = Голосні, { $count }
bag-consonants = Приголосні, { $count }
pick-do =
    { $n ->
        [one] Узяти { $n } плашку
        [few] Узяти { $n } плашки
        [many] Узяти { $n } плашок
       *[other] Узяти { $n } плашки
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
        [many] { $n } днів на хід
       *[other] { $n } дня на хід
    }
time-a-game = { $time } на партію
time-a-move = { $time } на хід
event-lot = Жереб, { $name }: { $tile }
event-tied = Порівну, тягнуть іще раз: { $names }
event-began = Перший хід: { $name }
event-picked = { $name }: узято { $tiles }
event-played = { $name }: { $at } { $word }, { $points }
event-played-pending = { $name }: { $at } { $word }, { $points }, якщо хід устоїть
event-corrected = Названо { $claimed }, правильно { $points }: так і записано
event-stood = { $name }: хід зараховано, { $points }
event-challenged = Спір про слова: { $name }
event-failed = Слово { $word } не прийнято, хід утрачено: { $name }
event-words-good = Слова правильні, спір марний
event-words-good-fine = Слова правильні, спір марний. { $name }: −{ $fine }
event-words-good-turn = Слова правильні, спір марний. Пропуск ходу: { $name }
event-vote-for = За { $pro }, проти { $contra }: хід прийнято
event-vote-against = За { $pro }, проти { $contra }: хід не прийнято
event-theme = За темою: { $words }, ще { $bonus }
event-no-theme = За темою нічого немає
event-exchanged =
    { $n ->
        [one] { $name }: обмін, { $n } плашка
        [few] { $name }: обмін, { $n } плашки
        [many] { $name }: обмін, { $n } плашок
       *[other] { $name }: обмін, { $n } плашки
    }
event-passed = { $name }: пас
event-timeout = { $name }: час вийшов, хід пропав
event-skipped = { $name }: пропуск ходу за марний спір
event-swapped = { $name }: пустушка з { $at }, на її місці { $letter }
event-opening =
    { $n ->
        [one] Першому слову тепер досить { $n } літери
        [few] Першому слову тепер досить { $n } літер
        [many] Першому слову тепер досить { $n } літер
       *[other] Першому слову тепер досить { $n } літер
    }
event-left =
    { $me ->
        [yes] Ви виходите з гри
       *[no] { $name } виходить із гри
    }
event-finished = Партію закінчено. { $reason }
reason-out = Мішок порожній, і одна підставка порожня.
reason-passes = Усі пасували двічі поспіль.
reason-scoreless = Надто довго ніхто не набирав очок.
reason-no-moves = Ходити більше нікуди.
reason-left = Грати більше нікому.
result =
    { $n ->
        [one] { $reason } Перше місце: { $name }, { $n } очко.
        [few] { $reason } Перше місце: { $name }, { $n } очки.
        [many] { $reason } Перше місце: { $name }, { $n } очок.
       *[other] { $reason } Перше місце: { $name }, { $n } очка.
    }
result-mine =
    { $n ->
        [one] { $reason } Перемога за вами: { $n } очко.
        [few] { $reason } Перемога за вами: { $n } очки.
        [many] { $reason } Перемога за вами: { $n } очок.
       *[other] { $reason } Перемога за вами: { $n } очка.
    }
result-even =
    { $n ->
        [one] { $reason } Перше місце ділять { $names }, у кожного { $n } очко.
        [few] { $reason } Перше місце ділять { $names }, у кожного { $n } очки.
        [many] { $reason } Перше місце ділять { $names }, у кожного { $n } очок.
       *[other] { $reason } Перше місце ділять { $names }, у кожного { $n } очка.
    }
result-alone =
    { $n ->
        [one] { $reason } Набрано { $n } очко.
        [few] { $reason } Набрано { $n } очки.
        [many] { $reason } Набрано { $n } очок.
       *[other] { $reason } Набрано { $n } очка.
    }
key-arrows = ходити по дошці
key-letter = літера
key-lay = покласти плашку
key-blank = покласти пустушку
key-space = Пробіл
key-turn = праворуч чи вниз
key-back = зняти останню плашку
key-play = зіграти
key-tile = плашка підставки
key-exchange = обмін
key-sort = підставка за абеткою
key-shuffle = перемішати підставку
key-challenge = оскаржити
key-accept = прийняти
