seat = Місце { $n }
you = Ви
your-turn = Ваш хід
spectators =
    { $n ->
        [one] { $n } глядач
        [few] { $n } глядачі
       *[many] { $n } глядачів
    }
fairness = Чесність партії
chat = Чат
chat-new =
    { $n ->
        [one] Чат, { $n } нове повідомлення
        [few] Чат, { $n } нові повідомлення
       *[many] Чат, { $n } нових повідомлень
    }
chat-empty = Повідомлень поки немає.
chat-say = Написати всім
send = Надіслати
mute = Не чути
menu = Меню столу
lost = Зв’язок перервався.
lost-kept = Хід збережено у вас, він піде сам.
lost-retry =
    { $n ->
        [one] Пробуємо знову за { $n } секунду.
        [few] Пробуємо знову за { $n } секунди.
       *[many] Пробуємо знову за { $n } секунд.
    }
retry-now = Зараз
paused = Перерва: годинники стоять.
resume = Продовжити
watching = Ви дивитеся цю партію.
pass-device = Передайте пристрій
now-looks = Зараз дивиться { $name }.
others-turn = Решта відвернулися.
i-am = Це я, { $name }
offer-pause = { $name } просить перерву.
offer-resume = { $name } хоче продовжити.
offer-takeback = { $name } просить повернути останній хід.
offer-more-time =
    { $n ->
        [one] { $name } просить ще { $n } секунду.
        [few] { $name } просить ще { $n } секунди.
       *[many] { $name } просить ще { $n } секунд.
    }
offer-word = { $name } пропонує зарахувати слово { $word }.
offer-abort = { $name } пропонує закінчити без результату.
offer-rematch = { $name } пропонує зіграти ще раз.
offer-waits = { $what } Чекаємо на решту.
agree = Погодитися
decline = Відмовити
withdraw = Передумати
rematch-ready = Стіл для нової партії готовий.
to-rematch = Сісти
over = Партію закінчено
look-at-table = Подивитися на стіл
rematch = Ще раз
sheet = Протокол
check-deal = Перевірити розклад
drawer-menu = Стіл
drawer-rules = Правила
drawer-fairness = Чесність
drawer-chat = Чат
drawer-log = Перебіг партії
drawer-sheet = Протокол
drawer-keys = Клавіші
drawer-words = Словник
drawer-guide = Перша партія
hint = Підказати хід (усі побачать)
ask-pause = Попросити перерву
ask-takeback = Попросити повернути хід
ask-time = Попросити ще хвилину
ask-abort = Запропонувати закінчити без результату
leave = Здатися й піти
leave-sure = Піти з партії назовсім?
leave-yes = Піти
leave-no = Лишитися
invite = Покликати подивитися
notify = Сповіщати, коли мій хід
log-empty = Партія щойно почалася.
host-pause = Перерва.
host-resume = Гра триває.
host-more-time = Додано час.
host-takeover = За відсутнього грає бот, або він повернувся.
host-take-back = Хід повернуто за згодою.
print = Надрукувати
save = Зберегти таблицею
sheet-empty = Записувати поки нічого.
key-keys = Ця таблиця
key-rules = Правила
key-chat = Чат
key-escape = Скасувати, закрити
key-tab = По ділянках столу; усередині них стрілки
first-game = Граєте вперше?
count-word = Зарахувати за згодою
report-word = Повідомити про слово
word-reported = Повідомили
my-offer-pause = Ви просите перерву.
my-offer-resume = Ви хочете продовжити.
my-offer-takeback = Ви просите повернути ваш хід.
my-offer-more-time = Ви просите ще часу.
my-offer-word = Ви пропонуєте зарахувати слово { $word }.
my-offer-abort = Ви пропонуєте закінчити без результату.
my-offer-rematch = Ви пропонуєте зіграти ще раз.
replay = Розбір і повтор
rating = рейтинг
rating-provisional = попередній рейтинг
program = програма
