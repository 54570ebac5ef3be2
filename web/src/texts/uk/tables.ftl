taken = { $taken } з { $seats }
people =
    { $n ->
        [one] { $n } людина
        [few] { $n } людини
       *[many] { $n } людей
    }
days =
    { $n ->
        [one] { $n } день на хід
        [few] { $n } дні на хід
       *[many] { $n } днів на хід
    }
rated = на рейтинг
return = Повернутися
enter = Увійти
sit = Сісти
all = Усі ігри
filter = Яка гра
title-tables = Столи
lead-tables = Тут чекають на гравців: сідайте за будь-який.
new-tables = Створити гру
mine-tables = Ваші партії
open-tables = Чекають на гравців
none-tables = Зараз ніхто не чекає. Створіть гру й покажіть її всім.
title-halls = Зали дубліката
lead-halls = Усі грають тими самими фішками, кожен за себе; очки за своє слово.
new-halls = Відкрити зал
mine-halls = Ваші зали
open-halls = Відкриті зали
none-halls = Відкритих залів немає. Відкрийте свій і призначте початок.
look = Подивитися
replay = Повтор
missing = гру не встановлено
program = програма
