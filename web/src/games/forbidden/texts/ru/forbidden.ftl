conversation = Разговор
any-order = порядок букв не важен
reds = красных { $n } из 4
fresh = новая
card-red = { $letter }, красная
card-black = { $letter }
card-fresh = новая
card-place = в слове под номером { $place }
card-hand = { $letter }, в руке
card-window = { $letter }, на витрине
card-warned = { $letter }, осторожно: даст слово
window = Витрина
window-count =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
window-note = Красную берут, пока на витрине не меньше пяти.
deck = Колода
deck-left = колода { $n }
in-deck = в колоде
common-discard = общий отбой
common-count = отбой { $n }
see-discards = Все отбои
piles = Колода и отбои
piles-label = В колоде { $deck }, в общем отбое { $common }. Показать все отбои
empty-pile = пусто
penalty =
    { $n ->
        [one] Штраф: { $n } очко из { $full }
        [few] Штраф: { $n } очка из { $full }
       *[many] Штраф: { $n } очков из { $full }
    }
of-full = из { $full }
discard = Личный отбой: { $letters }
cards-in-hand =
    { $n ->
        [one] { $n } карта в руке
        [few] { $n } карты в руке
       *[many] { $n } карт в руке
    }
hand = Рука
your-place = Ваше место
opponents = Игроки
panel = Что сейчас
log = Ход партии
hint-turn = Нажмите букву руки или витрины, потом «Положить».
hint-call = Наберите слово или нажимайте буквы разговора. Сказать можно и позже, после чужого хода.
hint-wait = Букву для своего хода можно выбрать заранее.
warned = Осторожно, слово даст: { $letters }.
ask-turn = Ваш ход: положите одну букву
ask-turn-how = Чёрную из руки или красную с витрины. Слова выйти не должно.
lay = Положить { $letter }
ask-respond = Видите слово?
ask-respond-who = Чёрные буквы слова достанутся тому, кто ходил последним: { $name }.
call = Не говори …!
call-by = { $name }: не говори …!
quiet = через { $n } с
pass = Не вижу слова
pass-all = Никто не видит слова
say-not = Не говори
word = Слово
say = Сказать
say-later = Сказать через { $n } с
who-says = Кто это говорит?
cancel = Отмена
tap-letters = Нажимайте буквы разговора по порядку, потом имя того, кто увидел слово.
tap-letters-or-type = Нажимайте буквы разговора по порядку или наберите слово.
missing = Таких букв на столе не хватает: { $letters }.
would-take = { $name } возьмёт
would-take-nothing = Чёрных букв в слове нет, штрафа не будет.
would-return =
    { $n ->
        [one] На витрину вернётся
        [few] На витрину вернутся
       *[many] На витрину вернутся
    }
would-restart = Красных останется меньше двух, разговор начнётся заново
would-end = На этом партия окончится
ask-choose = Кому ходить дальше?
ask-choose-why = Кто забрал буквы, тот и решает.
choose-left = Соседу слева
choose-self = Мне
ask-doubt-of = { $name }, такое слово есть?
accept = Верю
doubt = Сомневаюсь
ask-vote = Есть такое слово: { $word }?
votes-now = Голос отдаёт { $name }
vote-for = Есть такое слово
vote-against = Нет такого слова
next-game = К следующей партии
wait-turn = Ходит { $names }
wait-respond = Слово ищут: { $names }
wait-choose = Кому ходить дальше, решает { $names }
wait-doubt = Верить ли этому слову, решает { $names }
wait-vote = За столом голосуют: { $votes } из { $of }
wait-ready = Партия окончена. Следующей ждут: { $names }
wait-chance = Тянется жребий
wait-over = Партия окончена
status-bot = бот
status-gone = вне игры
status-gone-you = вы вне игры
status-moves = ходит
status-moves-you = ваш ход
status-laid = кладёт { $letter }
status-laid-you = вы положили { $letter }
status-passed = не видит слова
status-passed-you = слова не видите
status-looks = ищет слово
status-looks-you = видите слово?
status-chooses = решает, кому ходить
status-chooses-you = решаете, кому ходить
status-weighs = думает о слове
status-weighs-you = верите слову?
status-speaks = называет слово
status-speaks-you = ваше слово
status-votes = голосует
status-votes-you = ваш голос
status-ready = ждёт начала
status-ready-you = вы готовы
status-rests = смотрит счёт
status-rests-you = смотрите счёт
others = Ещё можно было назвать: { $words }
no-others = Других слов там не было
players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
game-of = партия { $game } из { $games }
by-dictionary = слова по словарю
by-vote = слова по голосованию
fined = ошибка стоит очко
warns = для новичков
series = Серия: { $played } из { $games }. Чем меньше, тем лучше
player = Игрок
sheet-game = Партия
sheet-total = Всего
over-penalty = Штраф дошёл до десяти.
over-deck = Колода кончилась.
over-left = Остался один игрок.
key-hand = карта руки
key-window = буква витрины
key-enter = положить карту; сказать слово
key-letters = любая буква открывает «Не говори …!»
key-pass = не вижу слова; верю
key-doubt = сомневаюсь
key-choose = кому ходить
key-escape = отменить
