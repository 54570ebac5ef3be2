board = Доска 15 на 15
row = ряд
rack = Подставка
rack-tile = { $place }: { $letter }, { $value }
players = Игроки
score = Счёт:
blank = пустышка
first-rack = Первая подставка
second-rack = Вторая подставка
premium-none = пусто
premium-dl = буква вдвое
premium-tl = буква втрое
premium-dw = слово вдвое
premium-tw = слово втрое
not-sent = ваша, не сдана
of-last-move = последний ход
legend-letter = кольцо: цена буквы
legend-word = строка: цена слова
gone = больше не играет
will-skip = пропустит ход
overtime = сверх времени { $time }
bag = Мешок
in-bag = В мешке { $count }
in-bags = Гласных { $vowels }, согласных { $consonants }
unseen = не видно { $count }
protocol = Протокол
turn-number = ход { $number }
no-moves-yet = Ходов ещё не было.
column-turn = Ход
column-total = Всего
column-end = Конец
turn-failed = { $word } снято
turn-exchange = обмен, { $count }
turn-pass = пас
turn-timeout = время вышло
turn-tries = четыре неверных слова
turn-skip = пропуск хода
your-turn = Ваш ход
moves-now = Ходит { $name }
draws-now = Фишки тянет { $name }
place-across = { $square } вправо
place-down = { $square } вниз
count-letter = { $letter } × { $factor }: ещё { $adds }
count-word = слово: { $count }
count-theme = тема: ещё { $adds }
count-all = семь фишек: ещё { $adds }
in-dictionary =
    { $n ->
        [one] { $word } есть в словаре
        [few] все слова ({ $n }) есть в словаре
       *[many] все слова ({ $n }) есть в словаре
    }
not-in-dictionary = нет в словаре: { $words }
claim = Ваши очки за ход
theme-claim = По теме «{ $theme }»:
exchange = Обменять
pass = Пропустить
play = Сыграть
play-points = Сыграть { $points }
play-word = Сыграть { $word } за { $points }
shuffle = Перемешать
sort = По алфавиту
recall = Вернуть на подставку
shuffle-short = Мешать
sort-short = А–Я
recall-short = Вернуть
exchange-short = Обмен
bag-short = Мешок { $count }
moves-short = Ходы
pass-short = Пас
not-your-turn = Сейчас не ваш ход. Фишки можно разложить заранее: они подождут.
lay-first = Сначала положите фишки на доску.
no-such-tile = Фишки { $letter } на подставке нет.
ousted =
    { $n ->
        [one] Клетка { $squares } теперь занята: ваша фишка вернулась на подставку.
        [few] Клетки { $squares } теперь заняты: ваши фишки ({ $n }) вернулись на подставку.
       *[many] Клетки { $squares } теперь заняты: ваши фишки ({ $n }) вернулись на подставку.
    }
lots = Жребий: { $lots }.
opening =
    { $n ->
        [one] В первом слове не меньше { $n } буквы.
        [few] В первом слове не меньше { $n } букв.
       *[many] В первом слове не меньше { $n } букв.
    }
how-to = Перетащите фишку, или нажмите её и клетку, или выберите клетку и наберите слово.
how-to-declare = Разложите слово и назовите свои очки за ход.
last-move = { $name }: { $move }
blank-title = Какая это буква?
blank-about = Нажмите букву или наберите её.
exchange-title = Обменять фишки
exchange-about = Выберите, что вернуть в мешок. Ход на этом закончится.
exchange-all = Выбрать все
exchange-do =
    { $n ->
        [one] Обменять { $n } фишку
        [few] Обменять { $n } фишки
       *[many] Обменять { $n } фишек
    }
pass-title = Пропустить ход?
pass-about =
    { $n ->
        [one] Фишки и очки останутся как есть. Подряд уже { $n } пас.
        [few] Фишки и очки останутся как есть. Подряд уже { $n } паса.
       *[many] Фишки и очки останутся как есть. Подряд уже пасов: { $n }.
    }
no = Не надо
swap-title = Забрать пустышку?
swap-about = На клетку { $at } ляжет ваша { $letter }, пустышка перейдёт к вам. Ход продолжится.
swap-do = Забрать
short-words = Слова из двух букв
magnifier = Лупа
magnifier-begin = С какой клетки начать?
magnifier-lay = Куда положить фишку?
respond-title = Чужой ход: принять или оспорить
played-now = { $name }: ход на доске
accept = Принять
challenge = Оспорить
penalty-none = Если слова верны, спор ничего не стоит. Если нет, ход снимут.
penalty-turn = Если слова верны, вы пропустите ход. Если нет, ход снимут.
penalty-five = Если слова верны, вы потеряете 5 очков. Если нет, ход снимут.
penalty-ten = Если слова верны, вы потеряете 10 очков. Если нет, ход снимут.
penalty-vote = Если оспорить, о словах тайно проголосует весь стол.
waits-for-others = Ждём остальных.
accepted = Ход принят. Пока думают другие, его ещё можно оспорить.
vote-title = Есть ли такие слова?
vote-yes = Есть
vote-no = Нет
vote-kept = Ваш голос записан. Его увидят, когда проголосуют все.
theme-title = Что здесь по теме «{ $theme }»?
theme-send = Готово
draw-title = Из какого мешка тянуть?
pick-title = Выберите фишки
held = { $held } из { $whole }
bag-vowels = Гласные, { $count }
bag-consonants = Согласные, { $count }
pick-do =
    { $n ->
        [one] Взять { $n } фишку
        [few] Взять { $n } фишки
       *[many] Взять { $n } фишек
    }
final-title = Итог
final-left = осталось
final-lost = минус
final-gained = плюс
final-time = время
final-overtime = время { $points }
edition-mattel = издание «Мэттел»
edition-bilingual-ru = на двух языках: русский
edition-bilingual-uk = на двух языках: украинский
words-auto = словарь проверяет сразу
words-challenge = слова оспаривают
words-vote = о словах голосуют
theme = тема «{ $theme }»
days-a-move =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
time-a-game = { $time } на партию
time-a-move = { $time } на ход
result = { $reason } Первое место: { $name }, { $points }.
result-mine = { $reason } Победа за вами: { $points }.
result-even = { $reason } Первое место делят { $names }, у каждого { $points }.
result-alone = { $reason } Набрано { $points }.
key-arrows = ходить по доске
key-letter = буква
key-lay = положить фишку
key-blank = положить пустышку
key-space = Пробел
key-turn = вправо или вниз
key-back = снять последнюю фишку
key-play = сыграть
key-tile = фишка подставки
key-exchange = обмен
key-sort = подставка по алфавиту
key-shuffle = перемешать подставку
key-challenge = оспорить
key-accept = принять
