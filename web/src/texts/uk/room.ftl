with = З ким грати
with-bot = З ботом
with-friends = З друзями
with-device = За одним столом
with-anybody = З будь-ким
with-hall = Відкрити зал
start-bot = Почати
start-friends = Створити гру
start-device = Почати
start-anybody = Знайти суперника
start-hall = Відкрити зал
rules = Правила
variant = Варіант
variants-first = З чого почати
variants-more = Решта
level = Рівень бота
players = Скільки гравців
crowd = Можна, але чекати свого ходу доведеться довго.
role = Ваше місце
names = Імена по колу
player = Гравець { $n }
device-about = Екран передають по колу; чужої руки не видно.
pace = Темп
live = Граємо одразу
days =
    { $n ->
        [one] { $n } день на хід
        [few] { $n } дні на хід
       *[many] { $n } днів на хід
    }
listed = Показати стіл усім на першій сторінці
rated = На рейтинг: без підказок і повернень
hall-name = Назва залу
hall-starts = Початок
in-minutes =
    { $n ->
        [one] за { $n } хвилину
        [few] за { $n } хвилини
       *[many] за { $n } хвилин
    }
beginners = Для новачків
beginners-about = Стіл підказує: небезпечні літери, корисні карти, дволітерні слова.
house-rules = Свої правила
changed =
    { $n ->
        [one] змінено { $n } пункт
        [few] змінено { $n } пункти
       *[many] змінено { $n } пунктів
    }
own-house = Правила вашої компанії
closed = За цей стіл не потрапити
gathering = Гравці збираються
dealing = Усі готові, роздаємо.
hall-waits = Зал чекає на людей.
hall-starts-in = Початок за { $time }.
waiting =
    { $n ->
        [one] Чекаємо ще на { $n } людину.
        [few] Чекаємо ще на { $n } людей.
       *[many] Чекаємо ще на { $n } людей.
    }
waiting-ready = Почнемо, коли всі скажуть «готовий».
people = Люди
seats = Місця
taken = { $taken } з { $seats }
bot = бот
this-is-you = це ви
here = тут
not-here = відійшов
free = вільно
ready = готовий
sit = Сісти
sit-too = Зайняти й це місце
add-bot = Посадити бота
stand-up = Встати
send-away = Попросити вийти
sit-down = Сісти за стіл
start-now = Почати зараз
i-am-ready = Готовий
not-ready = Ще не готовий
leave = Піти
call-friends = Покличте друзів
qr = QR-код адреси цього столу
invite = Надішліть посилання або покажіть код: сяде будь-хто, хто його відкриє.
address = Адреса столу
copy = Скопіювати
copied = Скопійовано
share = Надіслати
agreement = Умови партії
change = Змінити
all-usual = Усе за звичайними правилами.
dictionary = Відбиток словника
change-title = Змінити умови
change-about = Після зміни всі кажуть «готовий» знову.
change-save = Зберегти
only-here = Ця адреса відкривається лише на цьому комп’ютері. Щоб сіли інші, запустіть сервер для всіх і відкрийте сторінку за адресою комп’ютера в мережі:
no-such-table = Такого столу немає: перевірте, чи вся адреса скопійована.
rated-leaders = таблиця лідерів
