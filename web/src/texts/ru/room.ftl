with = С кем играть
with-bot = С ботом
with-friends = С друзьями
with-device = За одним столом
with-anybody = С кем угодно
with-hall = Открыть зал
start-bot = Начать
start-friends = Создать игру
start-device = Начать
start-anybody = Найти соперника
start-hall = Открыть зал
rules = Правила
variant = Вариант
variants-first = С чего начать
variants-more = Остальные
level = Уровень бота
players = Сколько игроков
crowd = Можно, но ждать своего хода придётся долго.
role = Ваше место
names = Имена по кругу
player = Игрок { $n }
device-about = Экран передают по кругу; чужую руку не видно.
pace = Темп
live = Играем сразу
days =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
listed = Показать стол всем на первой странице
rated = На рейтинг: без подсказок и возвратов
hall-name = Название зала
hall-starts = Начало
in-minutes =
    { $n ->
        [one] через { $n } минуту
        [few] через { $n } минуты
       *[many] через { $n } минут
    }
beginners = Для новичков
beginners-about = Стол подсказывает: опасные буквы, полезные карты, двухбуквенные слова.
house-rules = Свои правила
changed =
    { $n ->
        [one] изменён { $n } пункт
        [few] изменены { $n } пункта
       *[many] изменено { $n } пунктов
    }
own-house = Правила вашей компании
closed = За этот стол не попасть
gathering = Игроки собираются
dealing = Все готовы, раздаём.
hall-waits = Зал ждёт людей.
hall-starts-in = Начало через { $time }.
waiting =
    { $n ->
        [one] Ждём ещё { $n } человека.
        [few] Ждём ещё { $n } человек.
       *[many] Ждём ещё { $n } человек.
    }
waiting-ready = Начнём, когда все скажут «готов».
people = Люди
seats = Места
taken = { $taken } из { $seats }
bot = бот
this-is-you = это вы
here = здесь
not-here = отошёл
free = свободно
ready = готов
sit = Сесть
sit-too = Занять и это место
add-bot = Посадить бота
stand-up = Встать
send-away = Попросить выйти
sit-down = Сесть за стол
start-now = Начать сейчас
i-am-ready = Готов
not-ready = Ещё не готов
leave = Уйти
call-friends = Позовите друзей
qr = QR-код адреса этого стола
invite = Пришлите ссылку или покажите код: сядет любой, кто её откроет.
address = Адрес стола
copy = Скопировать
copied = Скопировано
share = Отправить
agreement = Условия партии
change = Изменить
all-usual = Всё по обычным правилам.
dictionary = Отпечаток словаря
change-title = Изменить условия
change-about = После изменения все говорят «готов» заново.
change-save = Сохранить
only-here = Этот адрес открывается только на этом компьютере. Чтобы сели другие, запустите сервер для всех и откройте страницу по адресу компьютера в сети:
no-such-table = Такого стола нет: проверьте, весь ли адрес скопирован.
rated-leaders = таблица лидеров
