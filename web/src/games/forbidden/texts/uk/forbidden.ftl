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
        [many] { $n } карт
       *[other] { $n } карти
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
        [many] Штраф: { $n } очок з { $full }
       *[other] Штраф: { $n } очка з { $full }
    }
of-full = з { $full }
discard = Особистий відбій: { $letters }
cards-in-hand =
    { $n ->
        [one] { $n } карта в руці
        [few] { $n } карти в руці
        [many] { $n } карт у руці
       *[other] { $n } карти в руці
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
        [many] На вітрину повернуться
       *[other] На вітрину повернуться
    }
would-restart = Червоних лишиться менше двох, розмова почнеться знову
would-end = На цьому партія закінчиться
ask-choose = Кому ходити далі?
ask-choose-why = Хто забрав літери, той і вирішує.
choose-left = Сусідові ліворуч
choose-self = Мені
ask-doubt = Вірите, що таке слово є?
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
status-passed-you = ви не бачите слова
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
event-began = Перший хід: { $name }
event-began-you = Перший хід ваш
event-opened = Розмову відкриває червона { $letter }
event-drew-you = Ви берете { $letter }
event-laid = { $name } кладе { $letter }
event-laid-you = Ви кладете { $letter }
event-laid-red = { $name } кладе червону { $letter } з вітрини
event-laid-red-you = Ви кладете червону { $letter } з вітрини
event-laid-late = Час вийшов, сама лягає { $letter } ({ $name })
event-spoken = { $name }: «Не говори { $word }!»
event-takes = { $name } забирає { $letters }
event-takes-you = Ви забираєте { $letters }
event-takes-nothing = Чорних літер у слові немає, штрафу теж
event-no-word = Не зараховано: { $why }
event-fined =
    { $n ->
        [one] Штраф { $n } очко
        [few] Штраф { $n } очки
        [many] Штраф { $n } очок
       *[other] Штраф { $n } очка
    }
event-doubted = { $name } сумнівається: голосують усі
event-doubted-you = Ви сумніваєтеся: голосують усі
event-voted-for = Голоси за слово: { $pro }, проти: { $contra }. Слово прийнято
event-voted-against = Голоси за слово: { $pro }, проти: { $contra }. Слово не прийнято
event-anew = Червоних лишилося менше двох, розмова починається знову
event-anew-discarded = Червоних лишилося менше двох, розмова починається знову. У спільний відбій: { $letters }
event-keeps-turn = { $name } лишає хід собі
event-keeps-turn-you = Ви лишаєте хід собі
event-gives-turn = Хід переходить: { $name } → { $mover }
event-left = { $name } виходить із гри
event-left-you = Ви виходите з гри
event-finished-penalty = Партію закінчено: штраф дійшов до десяти
event-finished-deck = Партію закінчено: колода скінчилася
event-finished-left = Партію закінчено: лишився один гравець
others = Ще можна було назвати: { $words }
no-others = Інших слів там не було
why-not-a-word = це не слово
why-too-short = надто коротке
why-too-long = надто довге
why-unknown = такого слова немає у словнику
why-not-a-noun = це не іменник
why-not-nominative = це не називний відмінок, початкова форма { $lemma }
why-plural = це множина, а є однина: { $lemma }
why-proper = це власна назва
why-jargon = це жаргон
why-obscene = це лайливе слово
why-abbreviation = це скорочення
why-blocked = вилучено зі словника гри
why-vote = стіл вирішив, що такого слова немає
players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
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
won = Найменше штрафу: { $names }.
won-you = Найменше штрафу у вас.
won-together = Перемога спільна: { $names }.
key-hand = карта руки
key-window = літера вітрини
key-enter = покласти карту; сказати слово
key-letters = будь-яка літера відкриває «Не говори …!»
key-pass = не бачу слова; вірю
key-doubt = сумніваюся
key-choose = кому ходити
key-escape = скасувати
