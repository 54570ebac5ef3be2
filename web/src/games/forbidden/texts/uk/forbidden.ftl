conversation = Розмова
any-order = порядок літер не важливий
reds = червоних { $n } з 4
fresh = нова
card-red = { $letter }, червона
card-black = { $letter }
card-fresh = нова
card-place = у слові під номером { $place }
card-hand = { $letter }, у руці
card-window = { $letter }, на вітрині
card-warned = { $letter }, обережно: дасть слово
window = Вітрина
window-count =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
window-note = Червону беруть, поки на вітрині не менше п’яти.
deck = Колода
deck-left = колода { $n }
in-deck = у колоді
common-discard = спільний відбій
common-count = відбій { $n }
see-discards = Усі відбої
piles = Колода і відбої
piles-label = У колоді { $deck }, у спільному відбої { $common }. Показати всі відбої
empty-pile = порожньо
penalty =
    { $n ->
        [one] Штраф: { $n } очко з { $full }
        [few] Штраф: { $n } очки з { $full }
       *[many] Штраф: { $n } очок з { $full }
    }
of-full = з { $full }
discard = Особистий відбій: { $letters }
cards-in-hand =
    { $n ->
        [one] { $n } карта в руці
        [few] { $n } карти в руці
       *[many] { $n } карт у руці
    }
hand = Рука
your-place = Ваше місце
opponents = Гравці
panel = Що зараз
log = Хід партії
hint-turn = Натисніть літеру руки або вітрини, потім «Покласти».
hint-call = Наберіть слово або натискайте літери розмови. Сказати можна й пізніше, після чужого ходу.
hint-wait = Літеру для свого ходу можна обрати заздалегідь.
warned = Обережно, слово дасть: { $letters }.
ask-turn = Ваш хід: покладіть одну літеру
ask-turn-how = Чорну з руки або червону з вітрини. Слова вийти не повинно.
lay = Покласти { $letter }
ask-respond = Бачите слово?
ask-respond-who = Чорні літери слова дістануться тому, хто ходив останнім: { $name }.
call = Не говори …!
call-by = { $name }: не говори …!
quiet = через { $n } с
pass = Не бачу слова
pass-all = Ніхто не бачить слова
say-not = Не говори
word = Слово
say = Сказати
say-later = Сказати через { $n } с
who-says = Хто це каже?
cancel = Скасувати
tap-letters = Натискайте літери розмови по порядку, потім ім’я того, хто побачив слово.
tap-letters-or-type = Натискайте літери розмови по порядку або наберіть слово.
missing = Таких літер на столі бракує: { $letters }.
would-take = { $name } візьме
would-take-nothing = Чорних літер у слові немає, штрафу не буде.
would-return =
    { $n ->
        [one] На вітрину повернеться
        [few] На вітрину повернуться
       *[many] На вітрину повернуться
    }
would-restart = Червоних лишиться менше двох, розмова почнеться знову
would-end = На цьому партія закінчиться
ask-choose = Кому ходити далі?
ask-choose-why = Хто забрав літери, той і вирішує.
choose-left = Сусідові ліворуч
choose-self = Мені
ask-doubt-of = { $name }, таке слово є?
accept = Вірю
doubt = Сумніваюся
ask-vote = Є таке слово: { $word }?
votes-now = Голос віддає { $name }
vote-for = Є таке слово
vote-against = Немає такого слова
next-game = До наступної партії
wait-turn = Ходить { $names }
wait-respond = Слово шукають: { $names }
wait-choose = Кому ходити далі, вирішує { $names }
wait-doubt = Чи вірити цьому слову, вирішує { $names }
wait-vote = За столом голосують: { $votes } з { $of }
wait-ready = Партію закінчено. На наступну чекають від: { $names }
wait-chance = Тягнеться жереб
wait-over = Партію закінчено
status-bot = бот
status-gone = поза грою
status-gone-you = ви поза грою
status-moves = ходить
status-moves-you = ваш хід
status-laid = кладе { $letter }
status-laid-you = ви поклали { $letter }
status-passed = не бачить слова
status-passed-you = слова не бачите
status-looks = шукає слово
status-looks-you = бачите слово?
status-chooses = вирішує, кому ходити
status-chooses-you = вирішуєте, кому ходити
status-weighs = думає про слово
status-weighs-you = вірите слову?
status-speaks = називає слово
status-speaks-you = ваше слово
status-votes = голосує
status-votes-you = ваш голос
status-ready = чекає початку
status-ready-you = ви готові
status-rests = дивиться рахунок
status-rests-you = дивитеся рахунок
others = Ще можна було назвати: { $words }
no-others = Інших слів там не було
players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
game-of = партія { $game } з { $games }
by-dictionary = слова за словником
by-vote = слова за голосуванням
fined = помилка коштує очко
warns = для новачків
series = Серія: { $played } з { $games }. Що менше, то краще
player = Гравець
sheet-game = Партія
sheet-total = Разом
over-penalty = Штраф дійшов до десяти.
over-deck = Колода скінчилася.
over-left = Лишився один гравець.
key-hand = карта руки
key-window = літера вітрини
key-enter = покласти карту; сказати слово
key-letters = будь-яка літера відкриває «Не говори …!»
key-pass = не бачу слова; вірю
key-doubt = сумніваюся
key-choose = кому ходити
key-escape = скасувати
