taken = { $taken } из { $seats }
people =
    { $n ->
        [one] { $n } человек
        [few] { $n } человека
       *[many] { $n } человек
    }
days =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
rated = на рейтинг
return = Вернуться
enter = Войти
sit = Сесть
all = Все игры
filter = Какая игра
title-tables = Столы
lead-tables = Здесь ждут игроков: садитесь за любой.
new-tables = Создать игру
mine-tables = Ваши партии
open-tables = Ждут игроков
none-tables = Сейчас никто не ждёт. Создайте игру и покажите её всем.
title-halls = Залы дубликата
lead-halls = Все играют одними фишками, каждый за себя; очки за своё слово.
new-halls = Открыть зал
mine-halls = Ваши залы
open-halls = Открытые залы
none-halls = Открытых залов нет. Откройте свой и назначьте начало.
look = Посмотреть
replay = Повтор
missing = игра не установлена
program = программа
