seat = Место { $n }
you = Вы
your-turn = Ваш ход
spectators =
    { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
fairness = Честность партии
chat = Чат
chat-new =
    { $n ->
        [one] Чат, { $n } новое сообщение
        [few] Чат, { $n } новых сообщения
       *[many] Чат, { $n } новых сообщений
    }
chat-empty = Сообщений пока нет.
chat-say = Написать всем
send = Отправить
mute = Не слышать
menu = Меню стола
lost = Связь прервалась.
lost-kept = Ход сохранён у вас и уйдёт сам.
lost-retry =
    { $n ->
        [one] Пробуем снова через { $n } секунду.
        [few] Пробуем снова через { $n } секунды.
       *[many] Пробуем снова через { $n } секунд.
    }
retry-now = Сейчас
paused = Перерыв: часы стоят.
resume = Продолжить
watching = Вы смотрите эту партию.
pass-device = Передайте устройство
now-looks = Сейчас смотрит { $name }.
others-turn = Остальные отвернулись.
i-am = Это я, { $name }
offer-pause = { $name } просит перерыв.
offer-resume = { $name } хочет продолжить.
offer-takeback = { $name } просит вернуть последний ход.
offer-more-time =
    { $n ->
        [one] { $name } просит ещё { $n } секунду.
        [few] { $name } просит ещё { $n } секунды.
       *[many] { $name } просит ещё { $n } секунд.
    }
offer-word = { $name } предлагает засчитать слово { $word }.
offer-abort = { $name } предлагает закончить без результата.
offer-rematch = { $name } предлагает сыграть ещё раз.
offer-waits = { $what } Ждём остальных.
agree = Согласиться
decline = Отказать
withdraw = Передумать
rematch-ready = Стол для новой партии готов.
to-rematch = Сесть
over = Партия окончена
look-at-table = Посмотреть на стол
rematch = Ещё раз
sheet = Протокол
check-deal = Проверить расклад
drawer-menu = Стол
drawer-rules = Правила
drawer-fairness = Честность
drawer-chat = Чат
drawer-log = Ход партии
drawer-sheet = Протокол
drawer-keys = Клавиши
drawer-words = Словарь
drawer-guide = Первая партия
hint = Подсказать ход (все увидят)
ask-pause = Попросить перерыв
ask-takeback = Попросить вернуть ход
ask-time = Попросить ещё минуту
ask-abort = Предложить закончить без результата
leave = Сдаться и уйти
leave-sure = Уйти из партии насовсем?
leave-yes = Уйти
leave-no = Остаться
invite = Позвать посмотреть
notify = Сообщать, когда мой ход
log-empty = Партия только началась.
host-pause = Перерыв.
host-resume = Игра продолжается.
host-more-time = Добавлено время.
host-takeover = За игрока, который отошёл, играет бот, или игрок вернулся.
host-take-back = Ход возвращён по согласию.
print = Напечатать
save = Сохранить таблицей
sheet-empty = Записывать пока нечего.
key-keys = Эта таблица
key-rules = Правила
key-chat = Чат
key-escape = Отменить, закрыть
key-tab = По областям стола; внутри них стрелки
first-game = Играете впервые?
count-word = Засчитать по согласию
report-word = Сообщить о слове
word-reported = Сообщили
my-offer-pause = Вы просите перерыв.
my-offer-resume = Вы хотите продолжить.
my-offer-takeback = Вы просите вернуть ваш ход.
my-offer-more-time = Вы просите ещё времени.
my-offer-word = Вы предлагаете засчитать слово { $word }.
my-offer-abort = Вы предлагаете закончить без результата.
my-offer-rematch = Вы предлагаете сыграть ещё раз.
replay = Разбор и повтор
rating = рейтинг
rating-provisional = предварительный рейтинг
program = программа
